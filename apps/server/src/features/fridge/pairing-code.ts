import { randomInt } from 'node:crypto'

/** Digits and capitals without ambiguous ones: no 0 and O, no 1, I and L, no U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** 39 random bits: enough for ten minutes and few attempts, and short enough to type on a device. */
export function newPairingCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Example: K7QX-3MPA. */
export function formatPairingCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** Normalises a typed code. */
export function normalizePairingCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
