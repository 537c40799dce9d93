import { computeAlerts, type NamedFood, type WatchedLot } from '@larder/kitchen/alerts/alerts'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { bookings, lots } from '../../db/tables/inventory'
import { newId } from '../../secrets'
import { aKitchen, type TestKitchen, toLot } from '../../testing/kitchens/a-kitchen'
import { readKitchenSnapshot } from './kitchen-snapshot'

const today = '2026-11-15' as Day
let larder: TestKitchen
beforeAll(async () => {
  larder = await aKitchen(inject('cluster'))
  return () => larder.close()
})

/** A deterministic sequence. */
function random(seed: number) {
  let state = seed
  return <T>(...of: readonly [T, ...T[]]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return of[Math.floor((state / 2_147_483_648) * of.length)] ?? of[0]
  }
}

type NewLot = typeof lots.$inferInsert

function aLot(any: ReturnType<typeof random>, householdId: string): NewLot {
  const [foodId, name] = any<[string | null, string]>(
    ['whole-milk', 'Milk'],
    ['egg', 'Eggs'],
    ['spinach', 'Spinach'],
    ['rice', 'Rice'],
    ['butter', 'Butter'],
    ['salt', 'Salt'],
    [null, 'Öl von Oma'],
    [null, 'öl VON oma'],
    [null, 'Chutney'],
  )
  const expires = any(true, false)
  const isKnown = any(false, false, false, false, false, false, true)
  return {
    householdId,
    foodId,
    name,
    category: 'Condiments',
    amountNumerator: any(0, 1, 2, 40),
    amountDenominator: 1,
    unit: any('', 'g', 'l', 'cartons'),
    location: any('pantry', 'fridge', 'freezer'),
    since: addDays(today, any(0, -1, -20)),
    ...(expires && {
      expiryDay: addDays(today, any(-9, -1, 0, 1, 2, 90)),
      expirySource: 'you',
      expiryKind: any('use-by', 'best-before'),
    }),
    cooked: any(false, false, true),
    source: 'manual',
    ...(isKnown && { dailyNumerator: any(0, 1), dailyDenominator: 2 }),
    version: 1,
    createdAt: `${addDays(today, any(0, -1, -30))}T06:30:00.000Z`,
    updatedAt: `${today}T06:30:00.000Z`,
    removedAt: any(null, null, null, `${today}T06:30:00.000Z`),
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('lots left in the database need no notice (stock %i)', async (seed) => {
  const { db, ana, householdId } = larder
  const any = random(seed)
  await db.delete(lots).where(eq(lots.householdId, householdId))
  const rows = await db
    .insert(lots)
    .values(Array.from({ length: any(3, 12, 60) }, () => aLot(any, householdId)))
    .returning()
  const booked = Array.from({ length: any(0, 8, 40, 120) }, () => ({
    householdId,
    lotId: any(rows[0]?.id ?? 0, ...rows.map(({ id }) => id)),
    actionId: newId(),
    kind: any('used' as const, 'used' as const, 'cooked' as const, 'bought' as const, 'wasted' as const),
    accountId: ana.user.id,
    at: `${today}T06:30:00.000Z`,
    day: addDays(today, -any(0, 1, 2, 3, 4, 5, 6, 8, 29, 30, 31)),
    changeNumerator: any(-3, -1, 1),
    changeDenominator: any(1, 2),
    version: 1,
  }))
  if (booked.length > 0) await db.insert(bookings).values(booked)

  const kitchen = await readKitchenSnapshot(db, householdId, larder.now())
  if (!kitchen) throw new Error('no kitchen')
  const left = rows.filter(({ id, removedAt }) => removedAt === null && !kitchen.rows.has(id))
  expect(left.filter(({ dailyNumerator }) => dailyNumerator)).toEqual([])
  const all: WatchedLot[] = [...kitchen.facts.lots, ...left.map((row) => toLot(row))]
  const byId = new Map(rows.map((row) => [row.id, row]))
  const loggedYesterday = booked.flatMap(({ day, lotId }): NamedFood[] => {
    const { name, foodId } = byId.get(lotId) ?? { name: '', foodId: null }
    return day === addDays(today, -1) ? [{ name, ...(foodId !== null && { foodId }) }] : []
  })
  const alerts = computeAlerts(kitchen.facts)
  expect(computeAlerts({ ...kitchen.facts, lots: all, loggedYesterday })).toEqual(alerts)
  expect(kitchen.facts.stocked).toBe(rows.some((row) => row.removedAt === null && row.amountNumerator > 0))
})
