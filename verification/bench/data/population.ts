import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import { allFoods } from '@larder/kitchen/food/food'
import { newLine } from '@larder/kitchen/shopping/shared-list'
import { type BenchCook, registerBenchCooks, sendAsCook } from './bench-cooks'

/** A cook with something to take from and something on the list. */
interface ActiveCook extends BenchCook {
  rice: number
  line: ReturnType<typeof newLine>
  /** The household's count when the line was there. */
  revision: number
}

/** As many as stand at the door at once. */
const activeCookCount = 64
export const stockSizes = [20, 200, 5000] as const

export interface Population {
  cooks: readonly ActiveCook[]
  /** By how much they have: nobody else changes it. */
  full: ReadonlyMap<number, BenchCook>
  /** How long the largest file took to be brought in. */
  filledMs: number
}

/** Cooks who work, each in a household of their own, and cooks with kitchens of all sizes. */
export async function createPopulation(url: string): Promise<Population> {
  const all = await registerBenchCooks(url, activeCookCount + stockSizes.length)
  const cooks: ActiveCook[] = []
  for (const cook of all.slice(0, activeCookCount)) cooks.push(await toActiveCook(url, cook))
  const full = new Map<number, BenchCook>()
  let filledMs = 0
  for (const [at, size] of stockSizes.entries()) {
    const cook = all[activeCookCount + at]
    if (!cook) continue
    const begin = performance.now()
    await sendAsCook(url, inventory.importFile, { format: 'csv', text: toInventoryCsv(size) }, cook)
    filledMs = performance.now() - begin
    full.set(size, cook)
  }
  await addEaters(url, full.get(200))
  return { cooks, full, filledMs }
}

async function toActiveCook(url: string, cook: BenchCook): Promise<ActiveCook> {
  const rice = { name: 'Rice', amount: '900000', unit: 'g' }
  const { id } = await sendAsCook<{ id: number }>(url, inventory.create, rice, cook)
  const line = newLine(randomUUID(), { text: '2 lemons' }, 'main', { at: 1, by: 'phone' })
  const { revision } = await sendAsCook<{ revision: number }>(
    url,
    shopping.sync,
    { lines: [line], names: [] },
    cook,
  )
  // One line has to be newer than what the phone knows.
  return { ...cook, rice: id, line, revision: revision - 1 }
}

/** People with diets and allergies, for whom suggestions are made. */
async function addEaters(url: string, cook: BenchCook | undefined): Promise<void> {
  const people = [
    { name: 'Mia', diets: ['vegetarian'], restrictions: [{ allergen: 'nuts', severity: 'high' }] },
    { name: 'Tom', diets: [], restrictions: [{ allergen: 'shellfish', severity: 'medium' }] },
  ]
  for (const { name, diets, restrictions } of people) {
    const { id } = await sendAsCook<{ id: string }>(url, diet.addPerson, { name }, cook)
    const whose = { token: cook?.token, params: { id } }
    await sendAsCook(url, diet.saveDiets, { diets }, whose)
    await sendAsCook(url, diet.saveRestrictions, { restrictions }, whose)
  }
}

/** Foods as the kitchen knows them, with dates, prices and opened packs as people have them. */
function toInventoryCsv(size: number): string {
  const foods = allFoods()
  const lines = Array.from({ length: size }, (_, n) => {
    const food = foods[(n * 7) % foods.length]
    const day = `2027-0${1 + (n % 9)}-1${n % 10}`
    const price = n % 3 === 0 ? `${1 + (n % 9)}.49` : ''
    return [food?.name, 1 + (n % 12), n % 2 === 0 ? 'pieces' : 'g', n % 4 === 0 ? day : '', price].join(';')
  })
  return ['name;amount;unit;best before;price', ...lines].join('\n')
}
