// The package for `import` in node. It has the objects of `require`, so that a program that uses both has one module.
export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, init, mac, open, openStream, readHeader, seal, sealStream,
} from './node.cjs'
