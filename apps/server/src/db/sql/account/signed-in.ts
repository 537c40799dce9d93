import type { KeyScope } from '@larder/contract/api-keys'
import type { Actor } from '../../../actor'
import { instantAsText } from '../../columns'
import { statement } from '../statement'

const withEveryRequest = {
  why: 'a planned sub-select (offset 0, which the query builder drops) makes every plan start with the secret',
  gain: 'decision 30: runs with every request; the planner started from all accounts before',
}

/** The plan in effect. Where plans are off, nobody has a limit. */
const planOf = (now: string) => `case when (select plans from installation) = 'off' then 'pro'
            when a.plan_ends_at <= ${now} then 'free' else a.subscription end`

/** Whether the session `s` of the account `a` lacks the second factor that the installation requires. */
export const lacksSecondFactor = `((select second_factor from installation) = 'required' and not s.second_factor
            and not exists (select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null))`

/** The last use is informational, not an audit: a write every few minutes is enough. */
export const recordUseEverySeconds = 300

interface SessionRow extends Actor {
  readonly useToNote: boolean
  readonly visitToNote: boolean
  readonly byTheHour: boolean
}

/**
 * A session whose account is not a member of its current household is not found. A visit is noted once a day: admins see who was
 * active in the last 30 days, and every node of a split database writes it.
 */
export const selectSession = statement<SessionRow, [tokenHash: Buffer, now: string, startOfDay: string]>({
  name: 'session_by_token',
  ...withEveryRequest,
  text: `select a.id as "accountId", a.current_household_id as "householdId", s.id as "sessionId", a.name, a.email,
          a.role, ${planOf('$2')} as subscription,
          a.avatar_id as avatar, ${instantAsText('a.deletion_at')} as "deletionAt",
          ${instantAsText('s.confirmed_at')} as "confirmedAt",
          ${lacksSecondFactor} as "lacksSecondFactor", s.last_used_at < $2::timestamptz - interval '${recordUseEverySeconds} seconds' as "useToNote",
          coalesce(a.last_seen_at < $3::timestamptz, true) as "visitToNote",
          coalesce(c.analytics, true) as "byTheHour"
        from (select * from sessions where token_hash = $1 and expires_at > $2 offset 0) s
          join accounts a on a.id = s.account_id
          left join account_settings c on c.account_id = a.id
          join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
        where a.status = 'active'`,
})

interface ApiKeyActorRow extends Actor {
  readonly scopes: readonly KeyScope[]
  readonly useToNote: boolean
}

/**
 * The plan is checked elsewhere. The keys of an account with a scheduled deletion stop at once; if the deletion is cancelled, they
 * work again.
 */
export const selectApiKeyActor = statement<
  ApiKeyActorRow,
  [keyHash: Buffer, now: string, lastUseBefore: string]
>({
  name: 'actor_by_key',
  ...withEveryRequest,
  text: `select a.id as "accountId", a.current_household_id as "householdId", k.id as "sessionId", a.name, a.email,
          a.role, ${planOf('$2')} as subscription,
          a.avatar_id as avatar, null as "deletionAt", k.scopes, coalesce(k.last_used_at < $3, true) as "useToNote"
        from (select * from api_keys where key_hash = $1 and (expires_at is null or expires_at > $2) offset 0) k
          join accounts a on a.id = k.account_id
          join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
        where a.status = 'active' and a.deletion_at is null`,
})
