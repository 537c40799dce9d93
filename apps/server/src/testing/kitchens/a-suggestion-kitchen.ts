import type { HouseholdPerson } from '@larder/contract/diet'
import { diet } from '@larder/contract/diet'
import { type Suggestion, type SuggestionQuery, suggestions } from '@larder/contract/suggestions'
import { aCook, type Cook } from '../a-cook'
import { aSavedRecipe, type DraftInput } from '../a-saved-recipe'
import type { TestCluster } from '../test-cluster'
import { aKitchen, type ItemInput, type TestKitchen } from './a-kitchen'

const cookbook: DraftInput[] = [
  { title: 'Rice with peas', occasions: ['lunch', 'dinner'], ingredients: ['200 g rice', '150 g peas'] },
  { title: 'Lemon rice', ingredients: ['200 g rice', '20 g lemon juice', 'salt'] },
  {
    title: 'Spinach omelette',
    cookMinutes: 5,
    ingredients: ['3 eggs', '100 g spinach', '1 tsp chives, optional'],
  },
  { title: 'Almond rice', ingredients: ['200 g rice', '50 g almonds'] },
  { title: 'Rice with zwirbel', ingredients: ['200 g rice', '1 zwirbel'] },
  { title: 'Slow beans', occasions: ['dinner'], cookMinutes: 175, ingredients: ['500 g dried black beans'] },
  {
    title: 'Almond cake',
    course: 'Dessert',
    occasions: ['lunch', 'dinner', 'party'],
    ingredients: ['300 g almonds'],
  },
  {
    title: 'Lemonade',
    course: 'Drink',
    occasions: ['lunch', 'dinner', 'quick'],
    ingredients: ['50 g lemon juice'],
  },
]

/** The titles for lunch. */
export const forLunch = [
  'Almond rice',
  'Lemon rice',
  'Rice with peas',
  'Rice with zwirbel',
  'Spinach omelette',
]

export type SuggestionInput = Partial<Record<keyof SuggestionQuery, string | number | undefined>>

/** A kitchen with a small cookbook and suggestion actions. */
export async function aSuggestionKitchen(cluster: TestCluster) {
  const larder: TestKitchen = await aKitchen(cluster)
  const ids = new Map<string, number>()
  for (const draft of cookbook) ids.set(draft.title ?? '', (await aSavedRecipe(larder.db, draft)).id)

  const call = (query: SuggestionInput, cook?: Cook) =>
    larder.call(suggestions.list, { query: query as never }, { token: cook?.token })

  async function ask(query: SuggestionInput = {}, cook?: Cook) {
    const { status, body } = await call(query, cook)
    if (status !== 200) throw new Error(JSON.stringify(body.error))
    return body.data
  }

  const titles = async (query: SuggestionInput = {}, cook?: Cook) =>
    (await ask({ limit: 12, ...query }, cook)).suggestions.map(({ title }) => title)

  return {
    larder,
    ids,
    call,
    ask,
    titles,
    sorted: async (query: SuggestionInput = {}, cook?: Cook) => (await titles(query, cook)).sort(),
    /** The dishes of the cookbook only, not those made up from the stock. */
    ofCookbook: async (query: SuggestionInput = {}, cook?: Cook) =>
      (await titles(query, cook)).filter((title) => ids.has(title)).sort(),
    async find(title: string, query: SuggestionInput = {}, cook?: Cook): Promise<Suggestion> {
      const { suggestions: all } = await ask({ limit: 12, ...query }, cook)
      const found = all.find((one) => one.title === title)
      if (!found) throw new Error(`${title} is not suggested`)
      return found
    },
    /** A cook in a new household with these items. */
    async aCookWith(...items: ItemInput[]): Promise<Cook> {
      const cook = await aCook(larder)
      for (const item of items) await larder.anItem(item, cook)
      return cook
    },
    async aPerson(
      { token }: Cook,
      name: string,
      {
        portions = 1,
        diets = [],
        restrictions = [],
      }: Partial<Pick<HouseholdPerson, 'diets' | 'restrictions' | 'portions'>>,
    ): Promise<string> {
      const { id } = (await larder.call(diet.addPerson, { body: { name, portions } }, { token })).body.data
      await larder.call(diet.saveDiets, { params: { id }, body: { diets } }, { token })
      await larder.call(diet.saveRestrictions, { params: { id }, body: { restrictions } }, { token })
      return id
    },
  }
}

export const rice = { name: 'Rice', amount: '2', unit: 'kg' }
export const peas = { name: 'Peas', amount: '500', unit: 'g' }
export const spinach = { name: 'Spinach', amount: '200', unit: 'g', expiryDate: '2026-11-16' }
export const eggs = { name: 'Eggs', amount: '12', unit: 'pieces' }
export const vinegar = { name: 'White vinegar', amount: '500', unit: 'ml' }
