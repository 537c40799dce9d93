import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. It is random enough that one round of SHA-256 protects it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A key by which something of an account is counted, without its number: a count need only know that it is the same one. */
export function pseudonymizeIds(key: string): string {
  return key.replace(uuids, (id) => hashSecret(id).toString('base64url').slice(0, 22))
}

/**
 * A version 7 UUID: ordered by time, so that rows made together lie together in an index, and made without
 * asking any one database, so that tables can be spread over several.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
