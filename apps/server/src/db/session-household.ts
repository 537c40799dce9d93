import type { Actor } from '../actor'
import type { Db } from './database'

/** The current household of a session or key, with its revision. */
export interface SessionHousehold {
  readonly householdId: string
  readonly revision: number
}

const household = `join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
  join households h on h.id = m.household_id`

const sessionStatement = {
  name: 'session_household',
  text: `select h.id as "householdId", h.revision
    from sessions s join accounts a on a.id = s.account_id ${household}
    where s.id = $1 and s.expires_at > $2 and a.status = 'active'`,
}

const keyStatement = {
  name: 'api_key_household',
  text: `select h.id as "householdId", h.revision
    from api_keys k join accounts a on a.id = k.account_id ${household}
    where k.id = $1 and (k.expires_at is null or k.expires_at > $2)
      and a.status = 'active' and a.deletion_at is null
      and a.subscription = 'pro' and (a.plan_ends_at is null or a.plan_ends_at > $2)`,
}

/** Returns the current household of a session or key, or undefined when it has expired or its account no longer belongs there. */
export async function findSessionHousehold(
  db: Db,
  { sessionId, scopes }: Pick<Actor, 'sessionId' | 'scopes'>,
  now: string,
): Promise<SessionHousehold | undefined> {
  const { rows } = await db.$client.query<{ householdId: string; revision: string }>({
    ...(scopes ? keyStatement : sessionStatement),
    values: [sessionId, now],
  })
  const [found] = rows
  return found && { householdId: found.householdId, revision: Number(found.revision) }
}
