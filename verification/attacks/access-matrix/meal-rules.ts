import { randomUUID } from 'node:crypto'
import type { cooking } from '@larder/contract/cooking'
import { mealPlan } from '@larder/contract/meal-plan'
import type { shopping } from '@larder/contract/shopping'
import type { suggestions } from '@larder/contract/suggestions'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const reading = { about: 'kitchen', key: 'kitchen:read' } as const
const changing = { about: 'kitchen', key: 'kitchen:write' } as const
const today = '2026-11-15'
const monday = '2026-11-16'

export const suggestionAccess: AccessRules<typeof suggestions> = {
  // Who eats is named, so that what they must not eat could be told from the answer.
  list: {
    about: 'shared',
    key: 'kitchen:read',
    gone: 'person-not-found',
    ask: async ({ make }) => ({ query: { eaters: await make.person() } }),
  },
  invent: { about: 'self', key: 'kitchen:write', but: 'no-model', ask: () => ({ body: { foods: ['egg'] } }) },
}

const meal = { about: 'thing', gone: 'meal-not-found', key: 'kitchen:write' } as const
const aMeal = async ({ make }: MatrixApp) => ({ params: { id: await make.meal() } })

export const mealPlanAccess: AccessRules<typeof mealPlan> = {
  week: { ...reading, ask: () => ({ query: { from: today } }) },
  add: {
    about: 'thing',
    key: 'kitchen:write',
    gone: 'recipe-not-found',
    async ask({ make }) {
      const { id } = await make.recipe()
      return { body: { day: monday, meal: 'lunch', what: { kind: 'recipe', recipeId: id } } }
    },
    after: clearPlan,
  },
  change: {
    ...meal,
    ask: async (matrix) => ({ ...(await aMeal(matrix)), body: { locked: true } }),
    after: clearPlan,
  },
  remove: { ...meal, ask: async (matrix) => ({ ...(await aMeal(matrix)), query: {} }) },
  plan: { ...changing, ask: () => ({ body: { from: monday, days: [monday] } }), after: clearPlan },
  reroll: {
    ...meal,
    except: { maker: 'no-dish-fits', member: 'no-dish-fits', key: 'no-dish-fits' },
    async ask({ make }) {
      const id = await make.meal()
      const recipe = await make.recipe()
      await make.one(
        `update planned_meals set kind = 'recipe', recipe_id = $2, recipe_version = $3 where id = $1`,
        id,
        recipe.id,
        recipe.version,
      )
      return { params: { id }, body: {} }
    },
    after: clearPlan,
  },
  copy: { ...changing, ask: () => ({ body: { from: today, to: '2026-11-29' } }), after: clearPlan },
  undo: {
    about: 'thing',
    gone: 'nothing-to-undo',
    key: 'kitchen:write',
    async ask({ call, make, mara }) {
      const params = { id: await make.meal() }
      const { body } = await call(mealPlan.remove, { params, query: {} }, { token: mara.token })
      return { params: { id: body.data.undo } }
    },
    after: clearPlan,
  },
  shortfall: { ...reading, ask: () => ({ query: { from: today } }) },
  wishes: { ...reading, ask: nothing },
  saveWishes: {
    ...changing,
    ask: () => ({
      body: {
        meals: ['dinner'],
        maxMinutesWeekdays: null,
        maxMinutesWeekend: null,
        noRepeatWithinDays: 7,
        lean: 'balanced',
        target: { kcal: null, protein: null },
      },
    }),
  },
  feed: { about: 'self', key: 'kitchen:read', ask: nothing },
  openFeed: { about: 'self', key: null, ask: nothing },
  closeFeed: { about: 'self', key: null, ask: nothing },
}

/** Places in a week are few. */
async function clearPlan({ make, home }: MatrixApp): Promise<void> {
  await make.one('update cooked_dishes set meal_id = null where household_id = $1', home)
  await make.one('delete from planned_meals where household_id = $1', home)
  await make.meal()
}

const line = { about: 'thing', gone: 'shopping-item-not-found', key: 'kitchen:write' } as const
const aLine = async ({ make }: MatrixApp) => ({ params: { id: await make.line() } })
const stamp = { at: 1, by: 'phone' }

export const shoppingAccess: AccessRules<typeof shopping> = {
  list: { ...reading, ask: () => ({ query: {} }) },
  add: {
    about: 'thing',
    key: 'kitchen:write',
    gone: 'recipe-not-found',
    ask: async ({ make }) => ({ body: { items: [{ text: 'Salt', recipeId: (await make.recipe()).id }] } }),
  },
  change: { ...line, ask: async (matrix) => ({ ...(await aLine(matrix)), body: { ticked: true } }) },
  remove: { ...line, ask: async (matrix) => ({ ...(await aLine(matrix)), query: {} }) },
  // A line by the name it has in this household is another line in another one.
  sync: {
    ...changing,
    ask: async ({ make }) => ({
      body: {
        lines: [
          {
            id: await make.line(),
            born: stamp,
            words: { value: { text: 'Pepper' }, stamp },
            list: { value: 'main', stamp },
            ticks: {},
          },
        ],
        names: [],
      },
    }),
  },
  fromPlan: { ...changing, ask: () => ({ body: { from: today } }) },
  putAway: { ...line, ask: async ({ make }) => ({ body: { lines: [{ id: await make.line(true) }] } }) },
  memory: { ...reading, ask: nothing },
}

async function aDish({ make }: MatrixApp) {
  const { id: recipeId, version } = await make.recipe()
  return { recipeId, version, servings: 2 }
}
const dish = { about: 'thing', gone: 'recipe-not-found', key: 'kitchen:write' } as const

export const cookingAccess: AccessRules<typeof cooking> = {
  current: { ...reading, ask: nothing },
  save: {
    ...dish,
    async ask(matrix) {
      await matrix.make.one('delete from cookings where household_id = $1', matrix.home)
      const state = { step: 0, moves: 0, timers: [] }
      return { params: { id: randomUUID() }, body: { dishes: [await aDish(matrix)], state } }
    },
  },
  // Left off is left off, also what was never begun; what another household cooks continues.
  stop: {
    ...changing,
    async ask({ make, home, now }) {
      const id = await make.one(
        `insert into cookings (household_id, id, dishes, state, started_at, updated_at)
          values ($1, gen_random_uuid(), '[]', '{"step":0,"moves":0,"timers":[]}', $2, $2) returning id`,
        home,
        now(),
      )
      return { params: { id } }
    },
  },
  deduction: { ...dish, ask: async (matrix) => ({ body: { dishes: [await aDish(matrix)] } }) },
  finish: {
    ...dish,
    async ask(matrix) {
      const takes = [{ itemId: (await matrix.make.lot()).id, amount: '1' }]
      return { body: { dishes: [await aDish(matrix)], takes, kept: [] } }
    },
  },
  history: { ...reading, ask: () => ({ query: {} }) },
}
