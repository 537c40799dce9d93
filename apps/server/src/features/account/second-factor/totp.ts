import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes change every so many seconds. */
const stepSeconds = 30
const digits = 6
/** Codes of the step before and after are accepted: clocks differ, and typing takes a while. */
const drift = [0, -1, 1]
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns bytes as base 32, as authenticator apps take them. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Returns the code of a time step (RFC 6238, with SHA-1 as every app expects). */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Returns the time step of an instant. */
export function totpStepAt(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000 / stepSeconds)
}

/** Returns the time step whose code this is, if it is one of now. */
export function findTotpStep(secret: Uint8Array, code: string, now: string): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''))
  return drift
    .map((difference) => totpStepAt(now) + difference)
    .find((step) => {
      const right = Buffer.from(totpAt(secret, step))
      return given.length === right.length && timingSafeEqual(given, right)
    })
}
