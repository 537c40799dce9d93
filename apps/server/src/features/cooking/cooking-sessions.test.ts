import { randomUUID } from 'node:crypto'
import { type CookingTimer, cooking } from '@larder/contract/cooking'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { channelOfHousehold } from '../../db/notifier'
import { cookings } from '../../db/tables/cooking'
import { households } from '../../db/tables/household'
import { recipesTable } from '../../db/tables/recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let ana: Cook
let stranger: Cook
let soup: number
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  ana = kitchen.ana
  stranger = await aCook(kitchen, { name: 'Zoe' })
  soup = (await aSavedRecipe(kitchen.db, { title: 'Soup' })).id
})
beforeEach(async () => void (await kitchen.db.delete(cookings)))
afterAll(() => kitchen.close())

const dish = (recipeId = soup, more: object = {}) => ({ recipeId, version: 1, servings: 2, ...more })
const timer = (changed: number, more: Partial<CookingTimer> = {}): CookingTimer => ({
  id: '0192f3a4-7c1e-7abc-8def-000000000001',
  label: 'Pasta',
  seconds: 540,
  changed,
  ...more,
})
interface Saying {
  step?: number
  moves?: number
  timers?: CookingTimer[]
  dishes?: ReturnType<typeof dish>[]
  serveAt?: string
}
const progressBody = ({ step = 0, moves = 0, timers = [], dishes = [dish()], ...more }: Saying = {}) => ({
  dishes,
  state: { step, moves, timers },
  ...more,
})
const save = (id: string, body: object = progressBody(), { token } = ana) =>
  kitchen.call(cooking.save, { params: { id }, body: body as never }, { token })
const current = async ({ token } = ana) => (await kitchen.call(cooking.current, {}, { token })).body.data
const stop = (id: string, { token } = ana) => kitchen.call(cooking.stop, { params: { id } }, { token })
const revision = async () =>
  (await kitchen.db.select().from(households).where(eq(households.id, kitchen.householdId)))[0]?.revision

describe('a cooking session', () => {
  test('is shared by the household, and hidden from others', async () => {
    const [id, bo] = [randomUUID(), await kitchen.housemate()]
    const serveAt = '2026-11-15T19:00:00Z'
    const begun = await save(id, progressBody({ serveAt }))
    expect([begun.status, begun.body.data]).toEqual([
      200,
      {
        id,
        dishes: [{ ...dish(), title: 'Soup' }],
        serveAt: '2026-11-15T19:00:00.000Z',
        state: { step: 0, moves: 0, timers: [] },
        startedAt: kitchen.now(),
        updatedAt: kitchen.now(),
        startedBy: 'Ana',
      },
    ])
    expect(await current(bo)).toEqual([begun.body.data])
    expect(await current(stranger)).toEqual([])
    // The same id in another household is another session.
    expect((await save(id, progressBody({ step: 3, moves: 9 }), stranger)).status).toBe(200)
    expect((await stop(id, stranger)).status).toBe(200)
    expect((await current())[0]?.state.step).toBe(0)
  })

  test('merges the devices’ states in any order', async () => {
    const [id, bo] = [randomUUID(), await kitchen.housemate()]
    const endsAt = '2026-11-15T18:09:00.000Z'
    const other = { ...timer(0), id: '0192f3a4-7c1e-7abc-8def-000000000002' }
    await save(id, progressBody({ step: 1, moves: 1, timers: [timer(1, { endsAt })] }))
    await save(id, progressBody({ step: 4, moves: 5, timers: [other] }), bo)
    const late = await save(
      id,
      progressBody({
        step: 2,
        moves: 2,
        timers: [timer(2, { left: 40 })],
        dishes: [dish(soup, { servings: 6 })],
      }),
    )
    expect(late.body.data.state).toEqual({ step: 4, moves: 5, timers: [timer(2, { left: 40 }), other] })
    expect(late.body.data.dishes[0]?.servings).toBe(2)
    const again = await save(
      id,
      progressBody({
        step: 4,
        moves: 5,
        timers: [timer(1, { endsAt })],
        dishes: [dish(soup, { servings: 6 })],
      }),
    )
    expect(again.body.data).toMatchObject({
      dishes: [{ servings: 6 }],
      state: { step: 4, timers: [{ left: 40 }, other] },
    })
  })

  test('notifies the other devices of changes only', async () => {
    const id = randomUUID()
    await save(id)
    const before = await revision()
    const many = await Promise.all(Array.from({ length: 4 }, () => save(id)))
    expect(new Set(many.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(await revision()).toBe(before)
    const heard: string[] = []
    const line = await kitchen.db.$client.connect()
    line.on('notification', ({ payload = '' }) => void heard.push(payload))
    await line.query(`listen ${channelOfHousehold(kitchen.householdId)}`)
    await save(id, progressBody({ step: 1, moves: 1 }))
    await line.query('select 1')
    await line.query('unlisten *')
    line.release()
    expect(heard.map((payload) => JSON.parse(payload).words)).toEqual([['cooking']])
  })

  test('that was ended or began yesterday is not listed', async () => {
    const [left, old] = [randomUUID(), randomUUID()]
    await save(left)
    await save(old)
    expect((await stop(left)).status).toBe(200)
    expect((await stop(left)).status).toBe(200)
    expect((await stop(randomUUID())).status).toBe(200)
    expect((await current()).map(({ id }) => id)).toEqual([old])
    const over = await save(left, progressBody({ step: 1, moves: 1 }))
    expect([over.status, over.body.error?.code]).toEqual([409, 'cooking-over'])
    expect((await save(left)).status).toBe(409)
    await kitchen.db.update(cookings).set({ startedAt: '2026-11-14T08:00:00.000Z' })
    expect(await current()).toEqual([])
  })

  test('can be finished when its recipe is withdrawn, but not started', async () => {
    const [id, own] = [randomUUID(), (await aSavedRecipe(kitchen.db, { title: 'Pie' }, ana)).id]
    await save(id, progressBody({ dishes: [dish(own)] }))
    await kitchen.db.update(recipesTable).set({ removedAt: kitchen.now() }).where(eq(recipesTable.id, own))
    const two = progressBody({ step: 1, moves: 1, dishes: [dish(own), dish()] })
    expect((await save(id, two)).body.data.dishes).toMatchObject([{ title: 'Pie' }, { title: 'Soup' }])
    await stop(id)
    expect((await save(randomUUID(), progressBody({ dishes: [dish(own)] }))).status).toBe(404)
  })

  test('the number of sessions is limited', async () => {
    for (const id of Array.from({ length: 20 }, () => randomUUID())) expect((await save(id)).status).toBe(200)
    const { status, body } = await save(randomUUID())
    expect([status, body.error?.code]).toEqual([409, 'too-many-cookings'])
    const [first] = await current()
    await stop(first?.id ?? '')
    expect((await save(randomUUID())).status).toBe(200)
  })
})

describe('rejections', () => {
  test('unreadable recipes and unknown versions', async () => {
    const theirs = (await aSavedRecipe(kitchen.db, {}, stranger)).id
    const strange = [dish(theirs), dish(99), dish(soup, { version: 2 }), dish(soup, { version: 1e15 })]
    for (const one of strange) {
      const { status, body } = await save(randomUUID(), progressBody({ dishes: [dish(), one] }))
      expect([status, body.error?.code]).toEqual([404, 'recipe-not-found'])
    }
    const meal = await save(randomUUID(), progressBody({ dishes: [dish(soup, { mealId: 7 })] }))
    expect([meal.status, meal.body.error?.code]).toEqual([404, 'meal-not-found'])
    expect(await current()).toEqual([])
  })

  test('requests without a session, and invalid input', async () => {
    const id = randomUUID()
    const state = { step: 0, moves: 0, timers: [] }
    const wrong: object[] = [
      {},
      { dishes: [dish()] },
      { dishes: [], state },
      { dishes: Array.from({ length: 5 }, () => dish()), state },
      { dishes: [dish(soup, { servings: 0 })], state },
      { dishes: [dish(-1)], state },
      { dishes: [dish()], state: { ...state, step: -1 } },
      { dishes: [dish()], state: { ...state, moves: 1.5 } },
      { dishes: [dish()], state: { ...state, timers: [timer(0, { label: 'x'.repeat(81) })] } },
      { dishes: [dish()], state: { ...state, timers: [timer(0, { label: 'a\u0000' })] } },
      { dishes: [dish()], state: { ...state, timers: Array.from({ length: 51 }, () => timer(0)) } },
      { dishes: [dish()], state, serveAt: 'tonight' },
      { dishes: [dish()], state, serveAt: '0000-01-01T00:00:00Z' },
    ]
    for (const body of wrong) {
      const response = await save(id, body)
      expect([response.status, response.body.error?.code]).toEqual([400, 'bad-input'])
    }
    expect((await save('7')).status).toBe(400)
    const hostile = `'); drop table cookings; --<b>`
    const { body } = await save(id, progressBody({ timers: [timer(0, { label: hostile })] }))
    expect(body.data.state.timers[0]?.label).toBe(hostile)
    for (const token of [undefined, 'x'.repeat(43)]) {
      const responses = [
        await kitchen.call(cooking.current, {}, { token }),
        await kitchen.call(cooking.save, { params: { id }, body: progressBody() }, { token }),
        await kitchen.call(cooking.stop, { params: { id } }, { token }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 401])
    }
  })
})
