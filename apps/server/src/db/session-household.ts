import type { Actor } from '../actor'
import type { Db } from './database'
import {
  selectApiKeyHouseholds,
  selectRevisions,
  selectSessionHouseholds,
} from './sql/account/session-household'

/** The current household of a session or key, with its revision. */
export interface SessionHousehold {
  readonly householdId: string
  readonly revision: number
}

/** A session, or a key where it has scopes. */
export type ActingSession = Pick<Actor, 'sessionId' | 'scopes'>

/**
 * Returns the current household of each session or key; those that have expired, or whose account no longer belongs there, are
 * left out. However many are asked for, it takes a statement for the sessions, one for the keys and one for their households.
 */
export async function findSessionHouseholds(
  db: Db,
  sessions: readonly ActingSession[],
  now: string,
): Promise<ReadonlyMap<string, SessionHousehold>> {
  const idsOf = (isKey: boolean) => [
    ...new Set(
      sessions.flatMap(({ sessionId, scopes }) => ((scopes !== undefined) === isKey ? [sessionId] : [])),
    ),
  ]
  const [ids, keys] = [idsOf(false), idsOf(true)]
  const [ofSessions, ofKeys] = await Promise.all([
    ids.length > 0 ? selectSessionHouseholds(db, ids, now) : [],
    keys.length > 0 ? selectApiKeyHouseholds(db, keys, now) : [],
  ])
  const found = [...ofSessions, ...ofKeys]
  const householdIds = [...new Set(found.map(({ householdId }) => householdId))]
  // By their ids: the node that looks up a session need not know where its household is stored.
  const rows = householdIds.length > 0 ? await selectRevisions(db, householdIds) : []
  const revisions = new Map(rows.map(({ id, revision }) => [id, Number(revision)]))
  return new Map(
    found.flatMap(({ sessionId, householdId }) => {
      const revision = revisions.get(householdId)
      return revision === undefined ? [] : [[sessionId, { householdId, revision }]]
    }),
  )
}
