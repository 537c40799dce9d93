import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import { allFoods } from '@larder/kitchen/food'
import { newLine } from '@larder/kitchen/shared-list'
import { type Cook, send, someCooks } from './cooks'

/** A cook with something to take from and something on the list. */
export interface BusyCook extends Cook {
  rice: number
  line: ReturnType<typeof newLine>
  /** The household's count when the line was there. */
  revision: number
}

/** As many as stand at the door at once. */
export const crowd = 64
export const stockSizes = [20, 200, 5000] as const

export interface Crowd {
  cooks: readonly BusyCook[]
  /** By how much they have: nobody else changes it. */
  full: ReadonlyMap<number, Cook>
  /** How long the largest file took to be brought in. */
  filledMs: number
}

/** Cooks who work, each in a household of their own, and cooks with kitchens of all sizes. */
export async function gather(url: string): Promise<Crowd> {
  const all = await someCooks(url, crowd + stockSizes.length)
  const cooks: BusyCook[] = []
  for (const cook of all.slice(0, crowd)) cooks.push(await busy(url, cook))
  const full = new Map<number, Cook>()
  let filledMs = 0
  for (const [at, size] of stockSizes.entries()) {
    const cook = all[crowd + at]
    if (!cook) continue
    const begin = performance.now()
    await send(url, inventory.importFile, { format: 'csv', text: aKitchenOf(size) }, cook)
    filledMs = performance.now() - begin
    full.set(size, cook)
  }
  await family(url, full.get(200))
  return { cooks, full, filledMs }
}

async function busy(url: string, cook: Cook): Promise<BusyCook> {
  const rice = { name: 'Rice', amount: '900000', unit: 'g' }
  const { id } = await send<{ id: number }>(url, inventory.create, rice, cook)
  const line = newLine(randomUUID(), { text: '2 lemons' }, 'main', { at: 1, by: 'phone' })
  const { revision } = await send<{ revision: number }>(
    url,
    shopping.sync,
    { lines: [line], names: [] },
    cook,
  )
  // One line has to be newer than what the phone knows.
  return { ...cook, rice: id, line, revision: revision - 1 }
}

/** People with diets and allergies, for whom suggestions are made. */
async function family(url: string, cook: Cook | undefined): Promise<void> {
  const people = [
    { name: 'Mia', diets: ['vegetarian'], restrictions: [{ allergen: 'nuts', severity: 'high' }] },
    { name: 'Tom', diets: [], restrictions: [{ allergen: 'shellfish', severity: 'medium' }] },
  ]
  for (const { name, diets, restrictions } of people) {
    const { id } = await send<{ id: string }>(url, diet.addPerson, { name }, cook)
    const whose = { token: cook?.token, params: { id } }
    await send(url, diet.saveDiets, { diets }, whose)
    await send(url, diet.saveRestrictions, { restrictions }, whose)
  }
}

/** Foods as the kitchen knows them, with dates, prices and opened packs as people have them. */
function aKitchenOf(size: number): string {
  const foods = allFoods()
  const lines = Array.from({ length: size }, (_, n) => {
    const food = foods[(n * 7) % foods.length]
    const day = `2027-0${1 + (n % 9)}-1${n % 10}`
    const price = n % 3 === 0 ? `${1 + (n % 9)}.49` : ''
    return [food?.name, 1 + (n % 12), n % 2 === 0 ? 'pieces' : 'g', n % 4 === 0 ? day : '', price].join(';')
  })
  return ['name;amount;unit;best before;price', ...lines].join('\n')
}
