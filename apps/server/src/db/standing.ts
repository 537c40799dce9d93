import type { Db } from './open'

/** For which household a session acts, and how many changes that household has seen. */
export interface Standing {
  readonly householdId: string
  readonly revision: number
}

/** Where a session stands now; nothing when it is over or its account no longer belongs there. */
export async function standingOf(db: Db, sessionId: string, now: string): Promise<Standing | undefined> {
  const { rows } = await db.$client.query<{ householdId: string; revision: string }>({
    name: 'standing_of_session',
    text: `select h.id as "householdId", h.revision
      from sessions s join accounts a on a.id = s.account_id
        join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
        join households h on h.id = m.household_id
      where s.id = $1 and s.expires_at > $2 and a.status = 'active'`,
    values: [sessionId, now],
  })
  const [found] = rows
  return found && { householdId: found.householdId, revision: Number(found.revision) }
}
