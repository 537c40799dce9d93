import type { Log } from '../log'
import { type Line, openLine } from './line'
import type { Db } from './open'
import { channel, type Told } from './touch'

export { connectionOf } from './line'

export interface ListeningParts {
  db: Db
  log: Log
  onTold(told: Told): void
  /** We hear again, or for the first time; what was said before went unheard. */
  onUp(): void
}

export type Listening = Line

/** A line on which the database tells what changed in a household or for an account. */
export function openListening({ db, log, onTold, onUp }: ListeningParts): Listening {
  const onSaid = (payload: string) => {
    const told = readTold(payload)
    if (told) onTold(told)
    else log.warn({ payload: payload.slice(0, 200) }, 'word of a change could not be read')
  }
  return openLine({ db, log, channel, onSaid, onUp })
}

function readTold(payload: string): Told | undefined {
  try {
    const told: unknown = JSON.parse(payload)
    return isTold(told) ? told : undefined
  } catch {
    return undefined
  }
}

function isTold(told: unknown): told is Told {
  if (typeof told !== 'object' || told === null) return false
  const words = 'words' in told ? told.words : undefined
  if ('account' in told) return typeof told.account === 'string' && (words === undefined || areWords(words))
  return (
    'household' in told &&
    typeof told.household === 'string' &&
    'revision' in told &&
    typeof told.revision === 'number' &&
    areWords(words)
  )
}

function areWords(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
}
