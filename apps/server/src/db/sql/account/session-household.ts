import { statement } from '../statement'
import { lacksSecondFactor } from './signed-in'

interface SessionHouseholdRow {
  readonly sessionId: string
  readonly householdId: string
}

const checkedOften = { why: 'asks for the sessions of all open event streams at each heartbeat, by an array' }

const household = `join household_members m on m.household_id = a.current_household_id and m.account_id = a.id`

export const selectSessionHouseholds = statement<
  SessionHouseholdRow,
  [sessionIds: readonly string[], now: string]
>({
  name: 'session_households',
  ...checkedOften,
  text: `select s.id as "sessionId", m.household_id as "householdId"
    from sessions s join accounts a on a.id = s.account_id ${household}
    where s.id = any($1::uuid[]) and s.expires_at > $2 and a.status = 'active' and not ${lacksSecondFactor}`,
})

export const selectApiKeyHouseholds = statement<
  SessionHouseholdRow,
  [keyIds: readonly string[], now: string]
>({
  name: 'api_key_households',
  ...checkedOften,
  text: `select k.id as "sessionId", m.household_id as "householdId"
    from api_keys k join accounts a on a.id = k.account_id ${household}
    where k.id = any($1::uuid[]) and (k.expires_at is null or k.expires_at > $2)
      and a.status = 'active' and a.deletion_at is null
      and ((select plans from installation) = 'off'
        or a.subscription = 'pro' and (a.plan_ends_at is null or a.plan_ends_at > $2))`,
})

export const selectRevisions = statement<{ id: string; revision: string }, [householdIds: readonly string[]]>(
  {
    name: 'session_household_revisions',
    ...checkedOften,
    text: 'select id, revision from households where id = any($1::uuid[])',
  },
)
