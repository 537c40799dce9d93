import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { dataOrThrow } from './data-or-throw'
import { demoPassword } from './demo-cooks'
import { demoDomain } from './demo-domain'
import type { SeedContext, SeedStep } from './seed-step'

interface Table {
  readonly owner: string
  /** A cook who joins the household. */
  readonly joins?: string
  readonly diets: readonly ('vegetarian' | 'mediterranean' | 'pescatarian' | 'gluten-free')[]
  readonly child?: { readonly name: string; readonly avoids: 'nuts' | 'eggs'; readonly dislikes: string }
}

const tables: readonly Table[] = [
  {
    owner: 'ana',
    joins: 'bao',
    diets: ['mediterranean'],
    child: { name: 'Mia', avoids: 'nuts', dislikes: 'mushrooms' },
  },
  { owner: 'chidi', joins: 'dunja', diets: ['pescatarian'] },
  { owner: 'elif', diets: ['vegetarian'], child: { name: 'Can', avoids: 'eggs', dislikes: 'aubergines' } },
  { owner: 'farid', diets: ['gluten-free'] },
]

/** The eaters: two households of two cooks, children without an account, and their diets. */
export const demoPeople: SeedStep = {
  name: 'tables',
  async run(demo) {
    let created = 0
    for (const table of tables) if (await setUpTable(demo, table)) created += 1
    return created
  },
}

/** Sets up a household's eaters unless it already has some. */
async function setUpTable(demo: SeedContext, { owner, joins, diets, child }: Table): Promise<boolean> {
  const { call } = demo
  const host = await signIn(demo, owner)
  const [you, ...others] = await dataOrThrow(call(diet.people, {}, host))
  const isNew = you !== undefined && you.diets.length === 0 && others.length === 0
  if (isNew) {
    await dataOrThrow(call(household.update, { body: { currency: 'EUR', country: 'DE' } }, host))
    await dataOrThrow(call(diet.saveDiets, { params: { id: you.id }, body: { diets: [...diets] } }, host))
    if (joins) await join(demo, host, joins)
    if (child) await addChild(demo, host, child)
  }
  await dataOrThrow(call(account.logout, {}, host))
  return isNew
}

async function join(demo: SeedContext, host: Token, name: string): Promise<void> {
  const { call } = demo
  const { code } = await dataOrThrow(call(household.invite, { body: { days: 1 } }, host))
  const guest = await signIn(demo, name)
  await dataOrThrow(call(household.join, { body: { code } }, guest))
  await dataOrThrow(call(account.logout, {}, guest))
}

async function addChild({ call }: SeedContext, host: Token, child: NonNullable<Table['child']>) {
  const { name, avoids, dislikes: text } = child
  const { id } = await dataOrThrow(call(diet.addPerson, { body: { name, portions: 0.5 } }, host))
  const restrictions = [{ allergen: avoids, severity: 'high' as const }]
  await dataOrThrow(call(diet.saveRestrictions, { params: { id }, body: { restrictions } }, host))
  await dataOrThrow(call(diet.addDislike, { params: { id }, body: { text } }, host))
}

interface Token {
  token: string
}

async function signIn({ call }: SeedContext, name: string): Promise<Token> {
  const body = { email: `${name}@${demoDomain}`, password: demoPassword }
  const { access_token: token } = await dataOrThrow(call(account.login, { body }))
  return { token }
}
