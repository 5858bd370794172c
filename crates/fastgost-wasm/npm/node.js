// The package for `import` in node. It has the same objects as `require`, so that a program with both has only one
// module.
export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, init, mac, open, openStream, readHeader, seal, sealStream,
} from './node.cjs'
