import { admin } from '@larder/contract/admin'
import { KeyScope } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import { expect } from 'vitest'
import { unlimitedRateLimits } from '../../../apps/server/src/http/rate-limits'
import { hashSecret, newSecret } from '../../../apps/server/src/secrets'
import { aCook, type Cook } from '../../../apps/server/src/testing/a-cook'
import { joinHousehold } from '../../../apps/server/src/testing/join-household'
import { type TestApp, testApp } from '../../../apps/server/src/testing/test-app'
import type { TestCluster } from '../../../apps/server/src/testing/test-cluster'
import type { CallerRole } from './caller-roles'
import { fillHousehold } from './fill-household'
import { createHouseholdRowReader, type HouseholdRows } from './household-rows'
import { createMarkedBuilders, type MarkedBuilders } from './marked-builders'
import { householdMarker, privateMarker, publicMarker } from './marker-words'

export interface MatrixApp extends TestApp {
  /** The household that everything is about. */
  readonly home: string
  /** Who made it, and whose things are asked for. */
  readonly mara: Cook
  /** Of the same household. */
  readonly milo: Cook
  readonly hana: Cook
  /** Of the same household, and suspended. */
  readonly sven: Cook
  /** Of another household. */
  readonly oto: Cook
  /** Who runs the place, of a household of her own. */
  readonly ada: Cook
  /** Of no consequence: may forget a password, move to another email, be deleted. */
  createStrayCook(): Promise<Cook>
  readonly make: MarkedBuilders
  /** A recipe that everybody may see. */
  readonly post: { readonly id: number; readonly recipe: number }
  /** The camera that has a key. */
  readonly cameraId: string
  /** What each caller says of who they are. */
  authorization(who: CallerRole, scope: KeyScope | null): string | undefined
  /** Everything of the household as it stands in the database. */
  rows(): Promise<HouseholdRows>
  /** Numbers that everybody is meant to see. */
  readonly publicIds: ReadonlySet<string>
  /** Waits until work that goes on behind the answers is done, so that nothing changes behind anybody's back. */
  waitUntilEmpty(rows: string): Promise<void>
  /** Everybody is signed in again, in the household they began in, with the keys they had. */
  putRight(): Promise<void>
}

const scopes = KeyScope.options

/** Everything of one household in one installation, and everybody who may send requests to it. */
export async function createMatrixApp(cluster: TestCluster): Promise<MatrixApp> {
  const larder = await testApp(cluster, { allowances: unlimitedRateLimits, ...stubVisionAndFetch })
  const { db, call } = larder
  const cook = (name: string, email: string) => aCook(larder, { name, email: `${email}@example.org` })
  const ada = await cook('Ada', 'ada')
  const mara = await cook(`Mara ${publicMarker}`, `mara-${privateMarker}`.toLowerCase())
  const [milo, hana, sven, oto] = [
    await cook('Milo', 'milo'),
    await cook('Hana', 'hana'),
    await cook('Sven', 'sven'),
    await cook('Oto', 'oto'),
  ]
  const everybody = [ada, mara, milo, hana, sven, oto]
  await call(household.update, { body: { name: `The ${householdMarker}` } }, { token: mara.token })
  for (const one of [milo, hana, sven]) await joinHousehold(larder, mara, one)
  const homes = await homesOf(everybody)
  const home = homes.get(mara) ?? ''
  await db.$client.query(`update accounts set subscription = 'pro', plan_by = 'admin', plan_given = 'pro'`)

  const keys = new Map<string, { key: string; cook: Cook; scopes: readonly KeyScope[] }>()
  const aKey = (name: string, of: Cook, given: readonly KeyScope[]) =>
    keys.set(name, { key: `larder_${newSecret()}`, cook: of, scopes: given })
  for (const scope of scopes) {
    const area = scope.split(':')[0] ?? ''
    aKey(`with ${scope}`, mara, [scope])
    // For a change the nearest that is not enough: reading the same; for reading, everything of the others.
    aKey(
      `without ${scope}`,
      mara,
      scope.endsWith(':write')
        ? scopes.filter((one) => one !== scope)
        : scopes.filter((one) => !one.startsWith(`${area}:`)),
    )
  }
  aKey('all', mara, scopes)
  aKey('of Sven', sven, scopes)

  let strays = 0
  const make = createMarkedBuilders(larder, { mara, home })
  const publicIds = new Set<string>([mara.user.id])
  const { cameraKey, cameraId, post } = await fillHousehold(larder, { mara, make, publicIds })

  async function homesOf(cooks: readonly Cook[]): Promise<Map<Cook, string>> {
    const { rows } = await db.$client.query<{ id: string; home: string }>(
      'select id, current_household_id as home from accounts',
    )
    return new Map(cooks.map((one) => [one, rows.find(({ id }) => id === one.user.id)?.home ?? '']))
  }

  /** Somebody is where they were, whatever they did. */
  async function comesHome(one: Cook): Promise<void> {
    const where = homes.get(one) ?? ''
    const { rows } = await db.$client.query<{ lives: boolean }>(
      'select exists (select from household_members where household_id = $1 and account_id = $2) as lives',
      [where, one.user.id],
    )
    if (!rows[0]?.lives) await joinHousehold(larder, mara, one)
    await db.$client.query('update accounts set current_household_id = $1 where id = $2', [
      where,
      one.user.id,
    ])
    if (where !== home)
      for (const table of ['household_members', 'people'])
        await db.$client.query(`delete from ${table} where household_id = $1 and account_id = $2`, [
          home,
          one.user.id,
        ])
  }

  async function putRight(): Promise<void> {
    await db.$client.query('update accounts set deletion_at = null, household_handovers = null')
    for (const { user, token } of everybody)
      if (user.id !== sven.user.id)
        await db.$client.query(
          `insert into sessions (id, account_id, token_hash, device, created_at, last_used_at, confirmed_at, expires_at)
            values (gen_random_uuid(), $1, $2, 'A browser', $3, $3, $3, $3::timestamptz + interval '1 year')
            on conflict do nothing`,
          [user.id, hashSecret(token), larder.now()],
        )
    for (const [name, { key, cook: whose, scopes: given }] of keys)
      await db.$client.query(
        `insert into api_keys (id, account_id, name, start, key_hash, scopes, created_at)
          select gen_random_uuid(), $1, $2, 'larder_', $3, $4, $5
          where not exists (select from api_keys where key_hash = $3)`,
        [whose.user.id, `${privateMarker} ${name}`, hashSecret(key), given, larder.now()],
      )
    await comesHome(mara)
    for (const one of everybody) if (one !== mara && one !== sven) await comesHome(one)
  }

  await putRight()
  await call(admin.suspend, { params: { id: sven.user.id }, body: { reason: 'Rude' } }, { token: ada.token })
  const rows = await createHouseholdRowReader(
    db,
    home,
    [mara, milo, hana, sven].map(({ user }) => user.id),
  )
  const cooks = { maker: mara, member: milo, other: oto, admin: ada, suspended: sven }

  return {
    ...larder,
    ...{ home, mara, milo, hana, sven, oto, ada, make, post, cameraId, rows, publicIds, putRight },
    createStrayCook() {
      strays += 1
      return cook('Stray', `stray-${strays}`)
    },
    waitUntilEmpty: (some) =>
      expect
        .poll(() => make.one<number>(`select count(*)::int from ${some}`), { timeout: 30_000, interval: 20 })
        .toBe(0),
    authorization(who, scope) {
      if (who === 'nobody') return undefined
      if (who === 'camera') return `Camera ${cameraKey}`
      if (who === 'suspendedKey') return `Bearer ${keys.get('of Sven')?.key}`
      if (who === 'key') return `Bearer ${keys.get(scope === null ? 'all' : `with ${scope}`)?.key}`
      if (who === 'wrongKey') return `Bearer ${keys.get(scope === null ? 'all' : `without ${scope}`)?.key}`
      return `Bearer ${cooks[who].token}`
    },
  }
}

/** Eyes that see one thing, and an internet of one page: what they are told is not what is tried out here. */
const stubVisionAndFetch = {
  scanVision: {
    recogniser: {
      look: async () => [
        {
          area: { left: 0.1, top: 0.2, width: 0.5, height: 0.25 },
          guesses: [{ label: 'apple', confidence: 0.9 }],
        },
      ],
    },
    pageReader: {
      read: async () => ({ text: `Best before 12.12.2026`, words: 3 }),
      readLabel: async () => ({ lines: [], rows: [], isCut: false }),
      readDigits: async () => undefined,
    },
  },
  compare: async () => [],
  fetchPublic: async (address: string) => ({
    address,
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(
      '<h1>Toast</h1><h2>Ingredients</h2><ul><li>2 slices bread</li><li>10 g butter</li></ul><h2>Steps</h2><ol><li>Toast the bread.</li></ol>',
    ),
  }),
}
