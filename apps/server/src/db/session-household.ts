import type { Actor } from '../actor'
import type { Db } from './database'
import {
  selectApiKeyHousehold,
  selectRevision,
  selectSessionHousehold,
} from './sql/account/session-household'

/** The current household of a session or key, with its revision. */
export interface SessionHousehold {
  readonly householdId: string
  readonly revision: number
}

/** Returns the current household of a session or key, or undefined when it has expired or its account no longer belongs there. */
export async function findSessionHousehold(
  db: Db,
  { sessionId, scopes }: Pick<Actor, 'sessionId' | 'scopes'>,
  now: string,
): Promise<SessionHousehold | undefined> {
  const select = scopes ? selectApiKeyHousehold : selectSessionHousehold
  const [found] = await select(db, sessionId, now)
  if (!found) return undefined
  // By its id: whoever is asked for a session need not know where its household is kept.
  const [household] = await selectRevision(db, found.householdId)
  return household && { householdId: found.householdId, revision: Number(household.revision) }
}
