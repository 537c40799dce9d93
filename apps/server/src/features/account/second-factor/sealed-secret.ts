import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

const saltBytes = 16
const ivBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'
/** As costly to guess as a password hash: 32 MiB. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Encrypts a secret with a password: anyone who has the database alone cannot read it. */
export async function sealSecret(secret: Uint8Array, password: string): Promise<Buffer> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const sealing = createCipheriv(cipher, await deriveKey(password, salt), iv)
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([salt, iv, sealing.getAuthTag(), sealed])
}

/** Decrypts it; undefined with another password. */
export async function openSecret(sealed: Uint8Array, password: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(sealed)
  const salt = bytes.subarray(0, saltBytes)
  const iv = bytes.subarray(saltBytes, saltBytes + ivBytes)
  const tag = bytes.subarray(saltBytes + ivBytes, saltBytes + ivBytes + tagBytes)
  const opening = createDecipheriv(cipher, await deriveKey(password, salt), iv, { authTagLength: tagBytes })
  opening.setAuthTag(tag)
  try {
    return Buffer.concat([opening.update(bytes.subarray(saltBytes + ivBytes + tagBytes)), opening.final()])
  } catch {
    return undefined
  }
}

function deriveKey(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
