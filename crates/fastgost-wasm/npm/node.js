// The package for `import` in node. It exports the same objects as `require`, so that a program that uses both has only
// one WebAssembly module.
export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, init, mac, open, openStream, readHeader, seal, sealStream,
} from './node.cjs'
