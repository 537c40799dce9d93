import { account } from '@larder/contract/account'
import { recipes } from '@larder/contract/recipes'
import { and, eq, inArray, isNull, like } from 'drizzle-orm'
import { accounts } from '../tables/account'
import { recipeMarks, recipesTable as recipeTable } from '../tables/recipes'
import { dataOrThrow } from './data-or-throw'
import { demoPassword } from './demo-cooks'
import { demoDomain } from './demo-domain'
import type { SeedContext, SeedStep } from './seed-step'

/** A cook's ratings of starter recipes: stars, and a heart for a favourite. */
type Tastes = Readonly<Record<number, `${3 | 4 | 5}${'' | '♥'}` | '♥'>>

// Each cook rates only what their diet allows.
const tastes: Readonly<Record<string, Tastes>> = {
  ana: { 2: '5♥', 5: '4♥', 7: '5♥', 52: '4', 64: '5♥', 67: '4♥', 77: '♥' },
  bao: { 1: '4♥', 4: '5♥', 5: '5♥', 7: '4♥', 104: '5♥', 67: '3' },
  chidi: { 2: '4', 7: '5♥', 61: '5♥', 64: '4♥', 77: '5♥', 102: '4♥' },
  dunja: { 1: '5♥', 2: '5♥', 7: '4', 61: '4♥', 62: '5♥', 102: '♥' },
  elif: { 2: '5♥', 5: '5♥', 52: '5♥', 61: '4', 62: '4♥', 102: '5♥' },
  farid: { 5: '4', 7: '5♥', 52: '3', 62: '5♥', 67: '5♥', 102: '5♥', 104: '4♥' },
}

/** Favourites and ratings of the demo cooks for a dozen recipes. Existing marks are kept. */
export const demoRatings: SeedStep = {
  name: 'tastes',
  async run(demo) {
    const existing = await findExistingRecipes(demo)
    const marked = await findMarks(demo)
    let created = 0
    for (const [name, liked] of Object.entries(tastes)) {
      const email = `${name}@${demoDomain}`
      const open = Object.entries(liked).filter(
        ([id]) => existing.has(Number(id)) && !marked.has(`${email} ${id}`),
      )
      if (open.length > 0) await rateRecipes(demo, email, open)
      created += open.length
    }
    return created
  },
}

async function findExistingRecipes({ db }: SeedContext): Promise<ReadonlySet<number>> {
  const ids = Object.values(tastes).flatMap((liked) => Object.keys(liked).map(Number))
  const rows = await db
    .select({ id: recipeTable.id })
    .from(recipeTable)
    .where(and(inArray(recipeTable.id, ids), isNull(recipeTable.removedAt)))
  return new Set(rows.map(({ id }) => id))
}

async function findMarks({ db }: SeedContext): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: accounts.email, recipeId: recipeMarks.recipeId })
    .from(recipeMarks)
    .innerJoin(accounts, eq(accounts.id, recipeMarks.accountId))
    .where(like(accounts.email, `%@${demoDomain}`))
  return new Set(rows.map(({ email, recipeId }) => `${email} ${recipeId}`))
}

async function rateRecipes({ call }: SeedContext, email: string, open: [string, string][]): Promise<void> {
  const body = { email, password: demoPassword }
  const { access_token: token } = await dataOrThrow(call(account.login, { body }))
  for (const [id, taste] of open) {
    const params = { id: Number(id) }
    const stars = Number.parseInt(taste, 10)
    if (taste.endsWith('♥'))
      await dataOrThrow(call(recipes.favourite, { params, body: { favourite: true } }, { token }))
    if (stars > 0) await dataOrThrow(call(recipes.rate, { params, body: { stars } }, { token }))
  }
  await dataOrThrow(call(account.logout, {}, { token }))
}
