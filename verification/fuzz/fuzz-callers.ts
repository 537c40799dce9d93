import type { KeyScope } from '@larder/contract/api-keys'
import { hashSecret, newId, newSecret } from '../../apps/server/src/secrets'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import type { TestApp } from '../../apps/server/src/testing/test-app'
import type { Clock } from '../../apps/server/src/time/clock'
import type { CallerName } from './generators/requests'

export interface FuzzCallers {
  /** What a caller sends as authorization. */
  authorization(caller: CallerName): string | undefined
  /** Puts everybody back where they were: into their household, with a good token, plan, role and key. */
  restore(): Promise<void>
}

type Person = 'cook' | 'member' | 'admin'

/** Everybody who asks. Most of what they ask at random undoes them sooner or later. */
export async function createFuzzCallers(
  larder: TestApp,
  people: Record<Person, Cook>,
  clock: Clock,
  scopes: readonly KeyScope[],
): Promise<FuzzCallers> {
  const { db } = larder
  const tokens = { cook: newSecret(), member: newSecret(), admin: newSecret() }
  const key = `larder_${newSecret()}`
  const camera = newSecret()
  const run = async (text: string, ...values: unknown[]) =>
    (await db.$client.query<Record<string, string>>(text, values)).rows
  const passwords = new Map<Person, string | undefined>()
  const homes = new Map<Person, string>()
  for (const person of ['cook', 'member', 'admin'] as const) await meet(person)

  async function meet(person: Person): Promise<void> {
    const [row] = await run(
      'select password_hash as password, current_household_id as home from accounts where id = $1',
      people[person].user.id,
    )
    passwords.set(person, row?.password)
    homes.set(person, row?.home ?? '')
  }

  async function healPerson(person: Person): Promise<void> {
    const lost = (await run('select 1 from accounts where id = $1', people[person].user.id)).length === 0
    if (lost) {
      people[person] = await aCook(larder, { name: people[person].user.name })
      await meet(person)
    }
    const { id } = people[person].user
    const wanted = homes.get(person === 'member' ? 'cook' : person) ?? ''
    const stands = (await run('select 1 from households where id = $1', wanted)).length > 0
    const [own] = await run('select current_household_id as home from accounts where id = $1', id)
    const home = stands ? wanted : (own?.home ?? wanted)
    homes.set(person, home)
    await run(
      `insert into household_members (household_id, account_id, role, joined_at) values ($1, $2, $3, $4)
        on conflict (household_id, account_id) do update set role = excluded.role`,
      ...[home, id, person === 'member' ? 'member' : 'owner', clock()],
    )
    await run(
      `insert into people (id, household_id, account_id, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
      ...[newId(), home, id, clock()],
    )
    await run(
      `update accounts set status = 'active', role = $2, subscription = 'pro', plan_by = 'admin', plan_given = 'pro',
        plan_ends_at = null, deletion_at = null, household_handovers = null, password_hash = $3, current_household_id = $4 where id = $1`,
      ...[id, person === 'admin' ? 'admin' : 'cook', passwords.get(person), home],
    )
    await run(
      `insert into sessions (id, account_id, token_hash, device, created_at, last_used_at, expires_at)
        values ($1, $2, $3, 'Fuzz', $4::timestamptz, $4::timestamptz, $4::timestamptz + interval '30 days') on conflict do nothing`,
      ...[newId(), id, hashSecret(tokens[person]), clock()],
    )
  }

  async function heal(): Promise<void> {
    await run(`update installation set registration = 'open', plans = 'on'`)
    for (const person of ['cook', 'member', 'admin'] as const) await healPerson(person)
    await run(
      `insert into api_keys (id, account_id, name, start, key_hash, scopes, created_at)
        values ($1, $2, 'Fuzz', 'larder_a', $3, $4, $5) on conflict do nothing`,
      ...[newId(), people.cook.user.id, hashSecret(key), scopes, clock()],
    )
    await run(
      `insert into cameras (id, household_id, name, location, key_hash, created_at)
        select $1, $2, 'Shelf', 'fridge', $3, $4 where not exists (select 1 from cameras where key_hash = $3)`,
      ...[newId(), homes.get('cook'), hashSecret(camera), clock()],
    )
    await run(
      'insert into household_secrets (secret_hash, household_id) values ($1, $2) on conflict do nothing',
      ...[hashSecret(camera), homes.get('cook')],
    )
  }

  let healing = Promise.resolve()
  await heal()
  return {
    authorization(caller) {
      if (caller === 'nobody') return undefined
      if (caller === 'key') return `Bearer ${key}`
      if (caller === 'camera') return `Camera ${camera}`
      return `Bearer ${tokens[caller]}`
    },
    restore() {
      // What is asked meanwhile may cross it; then the next time heals it.
      healing = healing.then(heal).catch(() => undefined)
      return healing
    },
  }
}
