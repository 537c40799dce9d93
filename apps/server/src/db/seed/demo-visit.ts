import { account } from '@larder/contract/account'
import { and, inArray, isNull } from 'drizzle-orm'
import { secondsBetween } from '../../clock'
import { recipes } from '../tables/recipes'
import { demoPassword } from './demo-cooks'
import { demoDomain } from './demo-domain'
import { done } from './done'
import type { Demo } from './seed-step'

/** Who is signed in. */
export interface Visitor {
  readonly token: string
}

/**
 * A demo cook comes by. Whoever is at home can go back to an earlier hour; the door is opened and closed now, as it lets nobody
 * in who comes before the last one.
 */
export async function visit<T>(
  demo: Demo,
  name: string,
  deed: (who: Visitor, goTo: (instant: string) => void) => Promise<T>,
): Promise<T> {
  const goTo = (instant: string) => demo.passSeconds(secondsBetween(demo.now(), instant))
  goTo(demo.realNow())
  const body = { email: `${name}@${demoDomain}`, password: demoPassword }
  const { access_token: token } = await done(demo.call(account.login, { body }))
  const result = await deed({ token }, goTo)
  goTo(demo.realNow())
  await done(demo.call(account.logout, {}, { token }))
  return result
}

/** The household a demo cook acts for, where there is one. */
export async function kitchenOf({ db }: Demo, name: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select current_household_id as id from accounts where email = $1',
    [`${name}@${demoDomain}`],
  )
  return rows[0]?.id
}

/** Which of these recipes there are, each with its version. */
export async function recipesThere(
  { db }: Demo,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: recipes.id, version: recipes.version })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.removedAt)))
  return new Map(rows.map(({ id, version }) => [id, version]))
}
