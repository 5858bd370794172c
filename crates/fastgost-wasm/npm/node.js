// The package for `import` in node. It exports the objects of node.cjs, which `require` also returns. So a program that
// uses both `import` and `require` has only one WebAssembly module.
export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, init, mac, open, openStream, readHeader, seal, sealStream,
} from './node.cjs'
