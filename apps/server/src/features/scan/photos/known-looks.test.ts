import { inventory } from '@larder/contract/inventory'
import type { Scan } from '@larder/contract/scan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { householdMembers } from '../../../db/tables/household'
import { recognitionExamples } from '../../../db/tables/scan'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aScanningKitchen,
  aSeenThing,
  expectFoundScan,
  type ScanningKitchen,
} from '../../../testing/kitchens/a-scanning-kitchen'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

/** Looks that have little in common. */
const looks = (kind: number) => Uint8Array.from({ length: 1024 }, (_, at) => (at % 8 === kind ? 200 : 10))
const shows = (kind: number, label = 'cream', confidence = 0.7) => {
  kitchen.sights.seen = [{ ...aSeenThing(label, confidence), embedding: looks(kind) }]
}
const photograph = async (cook: Cook) => expectFoundScan(await kitchen.photo(cook))
const firstName = async (cook: Cook) => (await photograph(cook)).lines[0]?.name

/** Photographs, renames the first line and saves. */
async function teach(cook: Cook, name: string, scanned?: Scan) {
  const { lines, ...rest } = scanned ?? (await photograph(cook))
  const saved = await kitchen.save(
    { lines, ...rest },
    lines.map((line) => ({ ...line, name })),
    cook,
  )
  return saved.body.data
}

async function examplesOf({ user }: Cook) {
  const [member] = await kitchen.db
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.accountId, user.id))
  return kitchen.db
    .select()
    .from(recognitionExamples)
    .where(eq(recognitionExamples.householdId, member?.householdId ?? ''))
}

describe('what a household teaches by saving', () => {
  test('is distinguished by its looks: one label, several foods; another household is unaffected', async () => {
    const cook = await aCook(kitchen)
    for (const [kind, name] of [
      [0, 'Yogurt'],
      [1, 'Milk'],
      [2, 'Aunt Eva’s sauce'],
    ] as const) {
      shows(kind)
      await teach(cook, name)
      await teach(cook, name)
    }
    shows(0)
    expect(await photograph(cook)).toMatchObject({ lines: [{ name: 'Yogurt', ticked: true }] })
    shows(1)
    expect(await firstName(cook)).toBe('Milk')
    shows(2)
    expect(await firstName(cook)).toBe('Aunt Eva’s sauce')
    expect(await firstName(kitchen.ana)).toBe('Cream')
    expect(await examplesOf(kitchen.ana)).toEqual([])
  })

  test('a wrong correction is undone by correcting again', async () => {
    const cook = await aCook(kitchen)
    shows(3, 'egg', 0.9)
    for (let n = 0; n < 3; n += 1) await teach(cook, 'Bleach')
    expect(await firstName(cook)).toBe('Bleach')
    let corrections = 0
    while ((await firstName(cook)) === 'Bleach') {
      corrections += 1
      await teach(cook, 'Eggs')
    }
    expect(corrections).toBeLessThanOrEqual(3)
  })

  test('an undone booking is forgotten, and what is saved instead is learned', async () => {
    const cook = await aCook(kitchen)
    shows(4, 'egg', 0.9)
    const scanned = await photograph(cook)
    const { booking } = await teach(cook, 'Bleach', scanned)
    expect(await examplesOf(cook)).toHaveLength(1)
    await kitchen.call(inventory.undo, { params: { id: booking } }, kitchen.as(cook))
    expect(await examplesOf(cook)).toEqual([])
    await teach(cook, 'Duck eggs', scanned)
    expect(await examplesOf(cook)).toMatchObject([{ scanId: scanned.id }])
  })

  test('a removed preselected line lowers the confidence; an unconfirmed question changes nothing', async () => {
    const cook = await aCook(kitchen)
    const spinach = aSeenThing('spinach', 0.9)
    const toaster = (confidence: number) => ({ ...aSeenThing('bread', confidence), embedding: looks(5) })
    const saveSpinach = async () => {
      const scanned = await photograph(cook)
      await kitchen.save(
        scanned,
        scanned.lines.filter(({ name }) => name === 'Spinach'),
        cook,
      )
    }
    kitchen.sights.seen = [spinach, toaster(0.4)]
    await saveSpinach()
    expect(await examplesOf(cook)).toEqual([])
    kitchen.sights.seen = [spinach, toaster(0.95)]
    await saveSpinach()
    const bread = (await photograph(cook)).lines.find(({ name }) => name === 'Bread')
    expect(bread?.ticked ?? false).toBe(false)
  })

  test('a household keeps a bounded number, the newest of each food', async () => {
    const cook = await aCook(kitchen)
    shows(6)
    for (let n = 0; n < 10; n += 1) await teach(cook, 'Yogurt')
    expect(await examplesOf(cook)).toHaveLength(8)
  }, 30_000)
})
