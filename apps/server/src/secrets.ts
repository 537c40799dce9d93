import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a secret. Secrets are random, so one round of SHA-256 is sufficient. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Replaces account ids in a counter key by hashes: a counter only needs to know that it is the same account. */
export function pseudonymizeIds(key: string): string {
  return key.replace(uuids, (id) => hashSecret(id).toString('base64url').slice(0, 22))
}

/**
 * Returns a version 7 UUID: ordered by time, so that rows created together are close in an index, and generated without a central
 * database, so that tables can be distributed.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
