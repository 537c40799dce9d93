import { inventory } from '@larder/contract/inventory'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { lots } from '../../../db/tables/inventory'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())
beforeEach(async () => {
  await kitchen.db.execute(sql`delete from job_runs where name like 'redating%'`)
})

/** A lot with a date of older rules. */
async function datedBefore(name: string, expiryDay: string | null, source = 'estimated') {
  const { id } = await kitchen.anItem({ name, amount: '2', unit: 'portions', location: 'fridge' })
  const dated = expiryDay === null ? null : source
  await kitchen.db.execute(sql`update lots set expiry_day = ${expiryDay}::date, expiry_source = ${dated},
    expiry_kind = ${dated && 'best-before'}, expiry_because = null where id = ${id}`)
  return id
}
const revision = async () => {
  const { rows } = await kitchen.db.execute<{ revision: string }>(
    sql`select revision from households where id = ${kitchen.householdId}::uuid`,
  )
  return Number(rows[0]?.revision)
}
const versionOf = async (id: number) =>
  (await kitchen.db.select().from(lots).where(eq(lots.id, id)))[0]?.version

test('dates of older rules move to the limit once, and devices are notified', async () => {
  const soup = await datedBefore('homemade soup', '2030-05-01')
  const rice = await datedBefore('cooked rice', '2026-11-21', 'learned')
  const stew = await datedBefore('leftover stew', null)
  const before = await revision()
  await kitchen.tick()
  expect(await kitchen.see(soup)).toMatchObject({
    expiryDate: '2026-11-17',
    expirySource: 'estimated',
    expiryKind: 'use-by',
    version: 2,
  })
  expect(await kitchen.see(rice)).toMatchObject({ expiryDate: '2026-11-16', version: 2 })
  expect(await kitchen.see(stew)).toMatchObject({ expiryDate: '2026-11-17', version: 2 })
  expect(await revision()).toBe(before + 1)
  expect(kitchen.logged.join('')).toContain('expiry dates updated to the food safety limits')
  // An edit with the old version is rejected.
  const body = { name: 'Soup', version: 1 }
  const late = await kitchen.call(inventory.update, { params: { id: soup }, body }, { token })
  expect(late.body.error?.code).toBe('item-changed')

  kitchen.passSeconds(7200)
  const again = await datedBefore('homemade stock', '2030-05-01')
  await kitchen.tick()
  expect(await versionOf(again)).toBe(1)
})

test('printed or stated dates, foods without a class, frozen and removed lots stay', async () => {
  const printed = await datedBefore('homemade soup', '2030-05-01', 'printed')
  const told = await datedBefore('leftover curry', '2030-05-01', 'you')
  const spinach = await datedBefore('spinach', '2030-05-01')
  const gone = await datedBefore('leftover pie', '2030-05-01')
  await kitchen.call(inventory.remove, { params: { id: gone }, query: {} }, { token })
  const frozen = await datedBefore('leftover lasagne', '2030-05-01')
  await kitchen.db.update(lots).set({ location: 'freezer' }).where(eq(lots.id, frozen))
  kitchen.passSeconds(7200)
  await kitchen.tick()
  for (const id of [printed, told, spinach, frozen]) expect(`${id} ${await versionOf(id)}`).toBe(`${id} 1`)
  expect(await versionOf(gone)).toBe(2)
})

test('an earlier change can still be undone afterwards', async () => {
  const id = await datedBefore('leftover goulash', '2030-05-01')
  const used = await kitchen.call(inventory.take, { params: { id }, body: { amount: 1 } }, { token })
  kitchen.passSeconds(7200)
  await kitchen.tick()
  const undone = await kitchen.call(
    inventory.undo,
    { params: { id: used.body.data.booking ?? 0 } },
    { token },
  )
  expect(undone.body.data.items[0]).toMatchObject({ id, amount: '2' })
  expect(undone.body.data.items[0]?.expiryDate).not.toBe('2030-05-01')
})

/** Leftovers stored before their risk class was recorded. */
async function oldLeftovers(recipeId: number, title: string, location = 'fridge') {
  const id = await datedBefore(`${title} (leftovers)`, '2026-11-25')
  const perPortion = { kcal: 500, protein: 20, carbs: 50, fat: 20, fiber: 5, sugar: 5, sodium: 500 }
  const dish = { recipeId, title, contains: [], notKnown: [], perPortion, coverage: 0.9 }
  await kitchen.db.execute(sql`update lots set dish = ${JSON.stringify(dish)}::jsonb, cooked = true, food_id = null,
    source = 'cooked', location = ${location} where id = ${id}`)
  return id
}

test('leftovers without a risk class get it and its limit', async () => {
  const bowl = await aSavedRecipe(kitchen.db, {
    title: 'Supper bowl',
    ingredients: ['300 g basmati rice', '2 carrots'],
  })
  const stew = await aSavedRecipe(kitchen.db, {
    title: 'Root stew',
    ingredients: ['4 carrots', '2 parsnips'],
  })
  const [rice, plain] = [await oldLeftovers(bowl.id, 'Supper bowl'), await oldLeftovers(stew.id, 'Root stew')]
  const frozen = await oldLeftovers(bowl.id, 'Supper bowl', 'freezer')
  const gone = await oldLeftovers(999_999_999, 'Mushroom risotto')
  kitchen.passSeconds(7200)
  await kitchen.tick()
  const dishOf = async (id: number) =>
    (await kitchen.db.select().from(lots).where(eq(lots.id, id)))[0]?.dish?.riskClass
  expect(await kitchen.see(rice)).toMatchObject({ expiryDate: '2026-11-16', expiryKind: 'use-by' })
  expect(await kitchen.see(plain)).toMatchObject({ expiryDate: '2026-11-17', expiryKind: 'use-by' })
  expect(await kitchen.see(gone)).toMatchObject({ expiryDate: '2026-11-16' })
  expect([await dishOf(rice), await dishOf(plain), await dishOf(frozen), await dishOf(gone)]).toEqual([
    'cooked-rice',
    undefined,
    'cooked-rice',
    'cooked-rice',
  ])
})
