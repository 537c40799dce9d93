import { statement } from '../statement'

interface SessionHouseholdRow {
  readonly householdId: string
}

const checkedOften = { why: 'every open event stream asks for it at each heartbeat and after each message' }

const household = `join household_members m on m.household_id = a.current_household_id and m.account_id = a.id`

export const selectSessionHousehold = statement<SessionHouseholdRow, [sessionId: string, now: string]>({
  name: 'session_household',
  ...checkedOften,
  text: `select m.household_id as "householdId"
    from sessions s join accounts a on a.id = s.account_id ${household}
    where s.id = $1 and s.expires_at > $2 and a.status = 'active'`,
})

export const selectApiKeyHousehold = statement<SessionHouseholdRow, [keyId: string, now: string]>({
  name: 'api_key_household',
  ...checkedOften,
  text: `select m.household_id as "householdId"
    from api_keys k join accounts a on a.id = k.account_id ${household}
    where k.id = $1 and (k.expires_at is null or k.expires_at > $2)
      and a.status = 'active' and a.deletion_at is null
      and ((select plans from installation) = 'off'
        or a.subscription = 'pro' and (a.plan_ends_at is null or a.plan_ends_at > $2))`,
})

export const selectRevision = statement<{ revision: string }, [householdId: string]>({
  name: 'session_household_revision',
  ...checkedOften,
  text: 'select revision from households where id = $1',
})
