import { statement } from './statement'

const withEveryChange = {
  gain: 'decisions 30 and 32: take from 0.53 to 0.80–0.88 of the baseline, add from 0.71 to 0.89',
}

interface HouseholdRow {
  readonly timeZone: string
  readonly currency: string
  readonly country: string | null
  readonly follows: boolean
  readonly lotCount: number
}

const propertiesSql =
  'time_zone as "timeZone", currency, country, plan_list is not null as follows, lot_count as "lotCount"'

export const updateRevision = statement<HouseholdRow & { revision: string }, [householdId: string]>({
  name: 'lock_household_for_change',
  why: 'is sent with BEGIN, before what relies on the lock',
  ...withEveryChange,
  text: `update households set revision = revision + 1 where id = $1 returning revision, ${propertiesSql}`,
})

export const selectHouseholdForUpdate = statement<HouseholdRow, [householdId: string]>({
  name: 'lock_household',
  why: 'is sent with BEGIN, before what relies on the lock',
  ...withEveryChange,
  text: `select ${propertiesSql} from households where id = $1 for update`,
})

export const selectMembership = statement<Record<string, never>, [householdId: string, accountId: string]>({
  name: 'is_member',
  why: 'is sent with the lock, after it',
  ...withEveryChange,
  text: 'select from household_members where household_id = $1 and account_id = $2',
})

interface KeyRow {
  /** The fingerprint that was stored before. */
  readonly known: Buffer | null
  readonly isBooked: boolean
}

/** Stores a key unless it is known. Outside a transaction that has locked or written something, nothing is stored. */
export const claimKeyInLock = statement<
  KeyRow,
  [householdId: string, key: string, fingerprint: Buffer, now: string]
>({
  name: 'claim_idempotency_key_in_lock',
  why: 'reads and writes in one statement, only if a transaction id is assigned (pg_current_xact_id_if_assigned)',
  ...withEveryChange,
  text: `with known as (select fingerprint from idempotency_keys where household_id = $1 and id = $2), fresh as (
        insert into idempotency_keys (household_id, id, fingerprint, at)
        select $1, $2, $3, $4
        where not exists (select from known) and pg_current_xact_id_if_assigned() is not null)
      select (select fingerprint from known) as known,
        exists (select from bookings where household_id = $1 and action_id = $2) as "isBooked"`,
})
