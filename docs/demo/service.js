// This service worker stores all files of the page, so that the page works offline. The browser installs the service
// worker only if all files were stored. If the network is available, the page gets the newest files from the network.
const NAME = 'fastgost-demo'
const PACKAGE = ['index.js', 'api.js', 'arguments.js', 'load.js', 'glue.js', 'fastgost.wasm', 'fastgost_simd.wasm', 'fastgost_relaxed.wasm']
const FILES = ['./', 'index.html', 'demo.css', 'demo.js', 'worker.js', ...PACKAGE.map(name => `fastgost/${name}`)]

addEventListener('install', event => {
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll(FILES)).then(() => skipWaiting()))
})

addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin) {
    event.respondWith(answer(event.request))
  }
})

async function answer(request) {
  const cache = await caches.open(NAME)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const stored = await cache.match(request, { ignoreSearch: true })
    if (stored) return stored
    throw error
  }
}
