import { randomBytes } from 'node:crypto'

/** Crockford's base 32: digits and capitals without ambiguous ones. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** Fifty random bits that can be read out over the phone. */
export function newTypedCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** Example: K7QXM-2PD9R. */
export function formatTypedCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
