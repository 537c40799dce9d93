import { commonPasswords } from '@larder/contract/data/common-passwords'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../errors'
import { isInBloomFilter } from './bloom-filter'
import { breachedPasswordBits } from './data/breached-passwords'

/** The library's enum cannot be referenced under isolated modules. */
const argon2id = 2

/** The cost of one hash. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
export const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

// The same letters typed on two keyboards may have different code points.
const normalizePassword = (password: string): string => password.normalize('NFKC')

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords(cost: PasswordCost) {
  const parameters = { algorithm: argon2id, ...cost, parallelism: 1 }
  const hashOf = (password: string): Promise<string> => hash(normalizePassword(password), parameters)
  let unmatchable: Promise<string> | undefined
  return {
    hash: hashOf,
    /** Takes equally long without a stored hash, so that timing does not reveal whether an account exists. */
    async match(stored: string | null | undefined, password: string): Promise<boolean> {
      unmatchable ??= hashOf('nobody has this password')
      const matches = await verify(stored ?? (await unmatchable), normalizePassword(password), parameters)
      return matches && Boolean(stored)
    },
  }
}

/** Obvious words in this app; digits and signs around them, or repeating them, make them no stronger. */
const appWords: ReadonlySet<string> = new Set([
  ...[
    'larder',
    'larderapp',
    'mylarder',
    'pantry',
    'mypantry',
    'kitchen',
    'mykitchen',
    'fridge',
    'recipe',
    'recipes',
  ],
  ...[
    'cookbook',
    'mealplan',
    'mealplanner',
    'shoppinglist',
    'household',
    'food',
    'cook',
    'admin',
    'administrator',
  ],
])

function isAppWord(lower: string): boolean {
  const letters = lower.replaceAll(/\P{L}/gu, '')
  return appWords.has(letters.replace(/^(.+?)\1+$/u, '$1')) || appWords.has(letters)
}

let breachedPasswords: Buffer | undefined

/** Whether a password, in small letters, is among the most frequent of published leaks. */
function isBreached(lower: string): boolean {
  breachedPasswords ??= Buffer.from(breachedPasswordBits, 'base64')
  return isInBloomFilter(breachedPasswords, lower)
}

/** Rejects common and leaked passwords, words of this app and the cook's own name or address. */
export function assertStrongPassword(
  password: string,
  person: { email: string; name: string },
  field: string,
): void {
  const lower = normalizePassword(password).toLowerCase()
  const ownWords = [person.email, person.email.split('@')[0] ?? '', person.name].map((text) =>
    text.toLowerCase(),
  )
  const allTheSame = new Set(lower).size <= 2
  const isKnown = commonPasswords.has(lower) || isBreached(lower)
  if (allTheSame || ownWords.includes(lower) || isKnown || isAppWord(lower)) {
    const error = new AppError('password-common')
    throw new AppError('password-common', { fields: { [field]: error.message } })
  }
}
