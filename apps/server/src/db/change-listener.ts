import type { Log } from '../log'
import type { Db } from './database'
import type { ChangeEvent } from './household-lock'
import { openPgListener, type PgListener } from './listener'
import { changesChannel } from './notifier'

export interface ChangeListenerParts {
  db: Db
  log: Log
  onChange(event: ChangeEvent): void
  /** Called on every connection, also the first. Notifications before it were missed. */
  onConnected(): void
}

export type ChangeListener = PgListener

/** Opens a listener for changes of households and accounts. */
export function openChangeListener({ db, log, onChange, onConnected }: ChangeListenerParts): ChangeListener {
  const onNotification = (payload: string) => {
    const event = parseChangeEvent(payload)
    if (event) onChange(event)
    else log.warn({ payload: payload.slice(0, 200) }, 'change notification could not be parsed')
  }
  return openPgListener({ db, log, channel: changesChannel, onNotification, onConnected })
}

function parseChangeEvent(payload: string): ChangeEvent | undefined {
  try {
    const event: unknown = JSON.parse(payload)
    return isChangeEvent(event) ? event : undefined
  } catch {
    return undefined
  }
}

function isChangeEvent(event: unknown): event is ChangeEvent {
  if (typeof event !== 'object' || event === null) return false
  const words = 'words' in event ? event.words : undefined
  if ('account' in event)
    return typeof event.account === 'string' && (words === undefined || isStringArray(words))
  return (
    'household' in event &&
    typeof event.household === 'string' &&
    'revision' in event &&
    typeof event.revision === 'number' &&
    isStringArray(words)
  )
}

function isStringArray(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
}
