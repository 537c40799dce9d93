import { account } from '@larder/contract/account'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { secondsBetween } from '../../time/clock'
import { accounts } from '../tables/account'
import { recipesTable } from '../tables/recipes'
import { dataOrThrow } from './data-or-throw'
import { demoPassword } from './demo-cooks'
import { demoDomain } from './demo-domain'
import type { SeedContext } from './seed-step'

/** The token of a signed-in cook. */
export interface DemoSession {
  readonly token: string
}

/**
 * Signs a demo cook in for an action. The action can go back to an earlier hour; login and logout happen now, because a login
 * before the last one is rejected.
 */
export async function withDemoSession<T>(
  demo: SeedContext,
  name: string,
  action: (who: DemoSession, goTo: (instant: string) => void) => Promise<T>,
): Promise<T> {
  const goTo = (instant: string) => demo.passSeconds(secondsBetween(demo.now(), instant))
  goTo(demo.realNow())
  const body = { email: `${name}@${demoDomain}`, password: demoPassword }
  const { access_token: token } = await dataOrThrow(demo.call(account.login, { body }))
  const result = await action({ token }, goTo)
  goTo(demo.realNow())
  await dataOrThrow(demo.call(account.logout, {}, { token }))
  return result
}

/** Returns the current household of a demo cook, if there is one. */
export async function findDemoHousehold({ db }: SeedContext, name: string): Promise<string | undefined> {
  const [cook] = await db
    .select({ householdId: accounts.currentHouseholdId })
    .from(accounts)
    .where(eq(accounts.email, `${name}@${demoDomain}`))
  return cook?.householdId
}

/** Returns the existing ones of these recipes with their versions. */
export async function findRecipeVersions(
  { db }: SeedContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: recipesTable.id, version: recipesTable.version })
    .from(recipesTable)
    .where(and(inArray(recipesTable.id, [...ids]), isNull(recipesTable.removedAt)))
  return new Map(rows.map(({ id, version }) => [id, version]))
}
