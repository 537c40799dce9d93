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
  text: 'select 1 as one from household_members where household_id = $1 and account_id = $2',
})

interface KeyRow {
  /** The fingerprint that was stored before. */
  readonly known: Buffer | null
  readonly isBooked: boolean
}

/** What is known of a key. */
export const selectIdempotencyKey = statement<KeyRow, [householdId: string, key: string]>({
  name: 'idempotency_key',
  why: 'is sent with the lock, after it',
  ...withEveryChange,
  text: `select (select fingerprint from idempotency_keys where household_id = $1 and id = $2) as known,
        exists (select 1 from bookings where household_id = $1 and action_id = $2) as "isBooked"`,
})

export const storeIdempotencyKey = statement<
  Record<string, never>,
  [householdId: string, key: string, fingerprint: Buffer, now: string]
>({
  name: 'store_idempotency_key',
  why: 'is sent before the first statement of the change, in the same round trip',
  ...withEveryChange,
  text: 'insert into idempotency_keys (household_id, id, fingerprint, at) values ($1, $2, $3, $4)',
})
