import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { inventory } from '@larder/contract/inventory'
import { SharedLine, shopping } from '@larder/contract/shopping'
import { allFoods } from '@larder/kitchen/food/food'
import { newLine } from '@larder/kitchen/shopping/shared-list'
import * as z from 'zod/mini'
import { dataOrThrow } from '../../../apps/server/src/db/seed/data-or-throw'
import { aCook, type Cook } from '../../../apps/server/src/testing/a-cook'
import { createHttpClient } from '../../../apps/server/src/testing/http-client'
import type { TestClient } from '../../../apps/server/src/testing/test-client'
import { nextAddress } from '../../kit/cook-addresses'

/** A cook with something to take from and something on the list. */
interface ActiveCook extends Cook {
  rice: number
  line: ReturnType<typeof newLine>
  /** The household's count when the line was there. */
  revision: number
}

/** As many as stand at the door at once. */
const activeCookCount = 64
/** How many register at once. */
const concurrency = 4
export const stockSizes = [20, 200, 5000] as const

export interface Population {
  cooks: readonly ActiveCook[]
  /** By how much they have: nobody else changes it. */
  full: ReadonlyMap<number, Cook>
  /** How long the largest file took to be brought in. */
  filledMs: number
}

/** Cooks who work, each in a household of their own, and cooks with kitchens of all sizes. */
export async function createPopulation(url: string): Promise<Population> {
  const call = createHttpClient(url)
  const register = () => aCook({ call }, { address: nextAddress() })
  const cooks: ActiveCook[] = []
  while (cooks.length < activeCookCount) {
    const next = Array.from({ length: concurrency }, async () => toActiveCook(call, await register()))
    cooks.push(...(await Promise.all(next)))
  }
  const full = new Map<number, Cook>()
  let filledMs = 0
  for (const size of stockSizes) {
    const cook = await register()
    const begin = performance.now()
    const body = { format: 'csv' as const, text: toInventoryCsv(size) }
    await dataOrThrow(call(inventory.importFile, { body }, cook))
    filledMs = performance.now() - begin
    full.set(size, cook)
    if (size === 200) await addEaters(call, cook)
  }
  return { cooks, full, filledMs }
}

async function toActiveCook(call: TestClient, cook: Cook): Promise<ActiveCook> {
  const rice = { name: 'Rice', amount: '900000', unit: 'g' }
  const { id } = await dataOrThrow(call(inventory.create, { body: rice }, cook))
  const line = newLine(randomUUID(), { text: '2 lemons' }, 'main', { at: 1, by: 'phone' })
  const body = { lines: [z.parse(SharedLine, line)], names: [] }
  const { revision } = await dataOrThrow(call(shopping.sync, { body }, cook))
  // One line has to be newer than what the phone knows.
  return { ...cook, rice: id, line, revision: revision - 1 }
}

/** People with diets and allergies, for whom suggestions are made. */
async function addEaters(call: TestClient, cook: Cook): Promise<void> {
  const people = [
    { name: 'Mia', diets: ['vegetarian'], restrictions: [{ allergen: 'nuts', severity: 'high' }] },
    { name: 'Tom', diets: [], restrictions: [{ allergen: 'shellfish', severity: 'medium' }] },
  ] as const
  for (const { name, diets, restrictions } of people) {
    const { id } = await dataOrThrow(call(diet.addPerson, { body: { name } }, cook))
    const params = { id }
    await dataOrThrow(call(diet.saveDiets, { params, body: { diets: [...diets] } }, cook))
    const body = { restrictions: [...restrictions] }
    await dataOrThrow(call(diet.saveRestrictions, { params, body }, cook))
  }
}

/** Foods as the kitchen knows them, with dates, prices and opened packs as people have them. */
export function toInventoryCsv(size: number): string {
  const foods = allFoods()
  const lines = Array.from({ length: size }, (_, n) => {
    const food = foods[(n * 7) % foods.length]
    const day = `2027-0${1 + (n % 9)}-1${n % 10}`
    const price = n % 3 === 0 ? `${1 + (n % 9)}.49` : ''
    return [food?.name, 1 + (n % 12), n % 2 === 0 ? 'pieces' : 'g', n % 4 === 0 ? day : '', price].join(';')
  })
  return ['name;amount;unit;best before;price', ...lines].join('\n')
}
