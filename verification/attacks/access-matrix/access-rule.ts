import type { api } from '@larder/contract'
import type { KeyScope } from '@larder/contract/api-keys'
import type { EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import type { CallerRole } from './caller-roles'
import type { MatrixApp } from './matrix-app'

/** 'own': lets them in, and shows and changes what is theirs, never what is the household's. A code: refused with it. */
export type AccessOutcome = 'may' | 'own' | ErrorCode

/**
 * What a call is about, from which follows who may make it:
 * - self: the account of anyone who asks
 * - kitchen: the household that anyone who asks acts for, as a whole
 * - thing: something of the household, by its number
 * - personal: something of its maker alone, by its number
 * - owners, owned: the household, or something of it, in the hands of its owners
 * - shared: something that visitors may ask for, and which this time belongs to the household
 * - open: for everybody, signed in or not; also what is for anyone who has a secret
 * - community: for every cook, whoever's it is
 * - admin, camera: for nobody but those
 */
type AccessScope =
  | 'self'
  | 'kitchen'
  | 'thing'
  | 'personal'
  | 'owners'
  | 'owned'
  | 'shared'
  | 'open'
  | 'community'
  | 'admin'
  | 'camera'

export interface AccessRule<Input> {
  readonly about: AccessScope
  /** What an API key needs for it; null where none is enough. Said here a second time, and not read from the server's rule. */
  readonly key: KeyScope | null
  /** What somebody hears for whom the named thing is not there. */
  readonly gone?: ErrorCode
  /** Words of this household that others are meant to see in the answer. */
  readonly shows?: 'public' | 'everything'
  /** What those hear who may, in an installation like this one. */
  readonly but?: ErrorCode
  /** Where somebody hears something else than what the call is about says. */
  readonly except?: Partial<Record<CallerRole, AccessOutcome>>
  /** A request that is right, on fresh things: of the one who asks where it is about them, of the household otherwise. */
  ask(matrix: MatrixApp, asker: Cook): Promise<Input> | Input
  /** Sets right what the call has upset. */
  after?(matrix: MatrixApp): Promise<void>
}

/** A rule for each call of a word: one that is missing does not compile. */
export type AccessRules<Word extends Record<string, EndpointShape>> = {
  readonly [Verb in keyof Word]: AccessRule<InputOf<Word[Verb]>>
}

export type AccessMatrix = { readonly [Word in keyof typeof api]: AccessRules<(typeof api)[Word]> }

const outside = { nobody: 'not-signed-in', suspended: 'not-signed-in', camera: 'not-signed-in' } as const
const inside = { maker: 'may', member: 'may' } as const
const strangers = (outcome: AccessOutcome) => ({ other: outcome, admin: outcome })

type Person = Exclude<CallerRole, 'key' | 'wrongKey' | 'suspendedKey'>

function outcomesByRole(about: AccessScope, gone: ErrorCode): Record<Person, AccessOutcome> {
  switch (about) {
    case 'self':
    case 'kitchen':
      return { ...outside, ...strangers('own'), ...inside }
    case 'thing':
      return { ...outside, ...strangers(gone), ...inside }
    case 'personal':
      return { ...outside, ...strangers(gone), maker: 'may', member: gone }
    case 'owners':
      return { ...outside, ...strangers('own'), maker: 'may', member: 'owners-only' }
    case 'owned':
      return { ...outside, ...strangers(gone), maker: 'may', member: 'owners-only' }
    case 'shared':
      return { nobody: gone, suspended: gone, camera: gone, ...strangers(gone), ...inside }
    case 'open':
      return { nobody: 'may', suspended: 'may', camera: 'may', ...strangers('may'), ...inside }
    case 'community':
      return { ...outside, ...strangers('may'), ...inside }
    case 'admin':
      return { ...outside, other: 'admins-only', member: 'admins-only', maker: 'admins-only', admin: 'may' }
    case 'camera':
      return {
        ...outside,
        ...strangers('not-signed-in'),
        maker: outside.nobody,
        member: outside.nobody,
        camera: 'may',
      }
  }
}

/** What comes of it when somebody makes a call. */
export function expectedOutcome(
  { about, key, gone = 'endpoint-not-found', except }: Omit<AccessRule<unknown>, 'ask' | 'after'>,
  who: CallerRole,
): AccessOutcome {
  const people = outcomesByRole(about, gone)
  const exception = except?.[who]
  if (exception !== undefined) return exception
  if (who === 'key') return key === null ? 'person-only' : people.maker
  if (who === 'wrongKey') return key === null ? 'person-only' : 'key-scope'
  // Whose account is closed has no programs: their key is no more than nobody's, but for telling it from a camera's.
  if (who === 'suspendedKey') return about === 'camera' ? 'person-only' : people.nobody
  return people[who]
}
