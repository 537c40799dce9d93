import type { Log } from '../log'
import type { Db } from './database'
import type { ChangeEvent } from './household-lock'
import { openPgListener, type PgListener } from './listener'
import { changesChannel } from './notifier'

export interface ChangeListenerParts {
  db: Db
  log: Log
  onChange(told: ChangeEvent): void
  /** We hear again, or for the first time; what was said before went unheard. */
  onConnected(): void
}

export type ChangeListener = PgListener

/** A line on which the database tells what changed in a household or for an account. */
export function openChangeListener({
  db,
  log,
  onChange: onTold,
  onConnected: onUp,
}: ChangeListenerParts): ChangeListener {
  const onSaid = (payload: string) => {
    const told = parseChangeEvent(payload)
    if (told) onTold(told)
    else log.warn({ payload: payload.slice(0, 200) }, 'change notification could not be parsed')
  }
  return openPgListener({ db, log, channel: changesChannel, onNotification: onSaid, onConnected: onUp })
}

function parseChangeEvent(payload: string): ChangeEvent | undefined {
  try {
    const told: unknown = JSON.parse(payload)
    return isChangeEvent(told) ? told : undefined
  } catch {
    return undefined
  }
}

function isChangeEvent(told: unknown): told is ChangeEvent {
  if (typeof told !== 'object' || told === null) return false
  const words = 'words' in told ? told.words : undefined
  if ('account' in told)
    return typeof told.account === 'string' && (words === undefined || isStringArray(words))
  return (
    'household' in told &&
    typeof told.household === 'string' &&
    'revision' in told &&
    typeof told.revision === 'number' &&
    isStringArray(words)
  )
}

function isStringArray(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
}
