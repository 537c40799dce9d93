import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipeMarks, recipesTable } from '../../db/tables/recipes'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { joinHousehold } from '../../testing/join-household'
import {
  aSuggestionKitchen,
  eggs,
  forLunch,
  peas,
  rice,
  spinach,
} from '../../testing/kitchens/a-suggestion-kitchen'

let kitchen: Awaited<ReturnType<typeof aSuggestionKitchen>>
beforeAll(async () => {
  kitchen = await aSuggestionKitchen(inject('cluster'))
})
afterAll(() => kitchen.larder.close())

describe('the eaters', () => {
  test('excludes what they must not eat, and warns of dislikes', async () => {
    const cook = await kitchen.aCookWith(rice, peas, eggs, spinach)
    const mia = await kitchen.aPerson(cook, 'Mia', { restrictions: [{ allergen: 'nuts', severity: 'high' }] })
    const tom = await kitchen.aPerson(cook, 'Tom', { restrictions: [{ allergen: 'eggs', severity: 'low' }] })
    expect(await kitchen.ofCookbook({}, cook)).toEqual(['Lemon rice', 'Rice with peas', 'Spinach omelette'])
    expect(await kitchen.ofCookbook({ eaters: tom }, cook)).toEqual(forLunch)
    expect((await kitchen.find('Spinach omelette', { eaters: tom }, cook)).warning).toBe('Contains eggs: Tom')
    expect((await kitchen.find('Spinach omelette', { eaters: mia }, cook)).warning).toBeUndefined()
    const unread = await kitchen.find('Rice with zwirbel', { eaters: tom }, cook)
    expect(unread.warning).toBe('Not known for eggs: Tom')
    expect(unread.notKnown).toEqual([
      '‘1 zwirbel’ was not understood',
      'Not known for eggs (Tom): ‘1 zwirbel’',
    ])
    const vegan = await kitchen.aPerson(cook, 'Vic', { diets: ['vegan'] })
    expect(await kitchen.ofCookbook({ eaters: `${vegan},${tom}` }, cook)).toEqual([
      'Almond rice',
      'Lemon rice',
      'Rice with peas',
    ])
  })

  test('of another household are rejected', async () => {
    const [cook, other] = [await kitchen.aCookWith(), await kitchen.aCookWith()]
    const stranger = await kitchen.aPerson(other, 'Stranger', {})
    expect((await kitchen.call({ eaters: stranger }, cook)).body.error?.code).toBe('person-not-found')
  })
})

describe('the same request', () => {
  test('has the same result all day; with exclusions it continues to the end', async () => {
    const cook = await kitchen.aCookWith(rice, peas, eggs)
    const first = await kitchen.ask({ limit: 2 }, cook)
    expect(await kitchen.ask({ limit: 2 }, cook)).toEqual(first)
    const shown: number[] = []
    for (let more = first.suggestions; more.length > 0; ) {
      shown.push(...more.map(({ id }) => id))
      more = (await kitchen.ask({ limit: 2, exclude: shown.join(',') }, cook)).suggestions
    }
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(forLunch.map((title) => kitchen.ids.get(title))))
    expect(await kitchen.ofCookbook({ exclude: '' }, cook)).toHaveLength(5)
  })

  test('has another order among equals tomorrow', async () => {
    const cook = await kitchen.aCookWith()
    const foods = ['leeks', 'kale', 'fennel', 'celery', 'parsnips', 'turnips', 'beetroot', 'okra', 'radishes']
    for (const food of foods)
      await aSavedRecipe(
        kitchen.larder.db,
        { title: `Plain ${food}`, occasions: ['healthy'], ingredients: [`300 g ${food}`] },
        cook,
      )
    await expect
      .poll(() => kitchen.titles({ occasion: 'healthy' }, cook), { timeout: 30_000 })
      .toHaveLength(foods.length)
    const orders = new Set<string>()
    for (let day = 0; day < 4; day += 1) {
      orders.add((await kitchen.titles({ occasion: 'healthy' }, cook)).join())
      await kitchen.larder.db.$client.query(
        `update households h set time_zone = $2 from accounts a where a.id = $1 and h.id = a.current_household_id`,
        [cook.user.id, ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago', 'UTC'][day]],
      )
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('ranks what the cook likes first', async () => {
    const cook = await kitchen.aCookWith(rice)
    const mark = (title: string, stars: number) =>
      kitchen.larder.db.insert(recipeMarks).values({
        accountId: cook.user.id,
        recipeId: kitchen.ids.get(title) ?? 0,
        favourite: stars > 3,
        stars,
        updatedAt: kitchen.larder.now(),
      })
    await mark('Almond rice', 5)
    await mark('Rice with peas', 1)
    const order = await kitchen.titles({}, cook)
    expect(order.indexOf('Almond rice')).toBeLessThan(order.indexOf('Rice with peas'))
    expect(await kitchen.find('Almond rice', {}, cook)).toMatchObject({ favourite: true })
    expect((await kitchen.find('Almond rice', {}, cook)).reason).toContain('you like it')
  })
})

describe('private recipes', () => {
  test('are suggested to their cook and household only', async () => {
    const [ana, bo, stranger] = [
      await kitchen.aCookWith(),
      await kitchen.aCookWith(),
      await kitchen.aCookWith(),
    ]
    await aSavedRecipe(kitchen.larder.db, { title: 'Ana’s secret', occasions: ['breakfast'] }, ana)
    const breakfast = { occasion: 'breakfast' }
    await expect.poll(() => kitchen.titles(breakfast, ana), { timeout: 30_000 }).toEqual(['Ana’s secret'])
    expect((await kitchen.find('Ana’s secret', breakfast, ana)).yours).toBe(true)
    for (const cook of [bo, stranger, undefined]) expect(await kitchen.titles(breakfast, cook)).toEqual([])
    await joinHousehold(kitchen.larder, ana, bo)
    expect((await kitchen.find('Ana’s secret', breakfast, bo)).yours).toBe(false)
    expect(await kitchen.titles(breakfast, stranger)).toEqual([])
  })

  test('a change that is not yet notified is never shown in its old state', async () => {
    const cook = await kitchen.aCookWith()
    const party = { occasion: 'party' }
    const { id } = await aSavedRecipe(kitchen.larder.db, { title: 'Before', occasions: ['party'] }, cook)
    await expect
      .poll(() => kitchen.sorted(party, cook), { timeout: 30_000 })
      .toEqual(['Almond cake', 'Before'])
    const { $client } = kitchen.larder.db
    await $client.query(
      `insert into recipe_versions select recipe_id, 2, jsonb_set(content, '{draft,occasions}', '["lunch"]'), created_at
        from recipe_versions where recipe_id = $1`,
      [id],
    )
    await $client.query(`update recipes set version = 2, title = 'After' where id = $1`, [id])
    expect(await kitchen.titles(party, cook)).toEqual(['Almond cake'])
    expect(await kitchen.titles({}, cook)).toContain('After')
    await kitchen.larder.db
      .update(recipesTable)
      .set({ public: true, accountId: null })
      .where(eq(recipesTable.id, id))
    await kitchen.larder.db
      .update(recipesTable)
      .set({ removedAt: kitchen.larder.now() })
      .where(eq(recipesTable.id, id))
    expect(await kitchen.titles({}, cook)).not.toContain('After')
  })
})
