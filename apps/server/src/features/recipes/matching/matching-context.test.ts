import { sampleItems } from '@larder/contract/data/sample-items'
import { diet } from '@larder/contract/diet'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Actor } from '../../../actor'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { createMatchingContexts } from '../../../testing/matching-contexts'
import type { MatchingContextLoader } from './matching-context'

let larder: TestKitchen
let matchingContexts: MatchingContextLoader
let ana: Actor
beforeAll(async () => {
  larder = await aKitchen(inject('cluster'))
  matchingContexts = createMatchingContexts(larder)
  ana = actorFor(larder.ana, larder.householdId)
})
afterAll(() => larder.close())

function actorFor({ user }: Cook, householdId: string): Actor {
  const { id, name, email, role, subscription } = user
  return {
    accountId: id,
    householdId,
    sessionId: '',
    name,
    email,
    role,
    subscription,
    avatar: null,
    deletionAt: null,
  }
}

async function aPerson(name: string, portions = 1, { token } = larder.ana) {
  return (await larder.call(diet.addPerson, { body: { name, portions } }, { token })).body.data
}

describe('a visitor', () => {
  test('gets the sample household without particular eaters', async () => {
    const { lots, stock, eaters, today, sample, readers, assume, servings } =
      await matchingContexts.of(undefined)
    expect(lots.map(({ name }) => name)).toEqual(sampleItems.map(({ name }) => name))
    expect(lots[0]).toMatchObject({
      foodId: 'chicken-breast',
      quantity: { amount: { numerator: 2, denominator: 1 }, unit: 'lb' },
      expiry: { day: '2026-11-17', kind: 'use-by' },
    })
    expect(stock.get('spinach')?.[0]?.daysLeft).toBe(3)
    expect({ eaters, today, sample, servings }).toEqual({ eaters: [], today: '2026-11-15', sample: true })
    expect(readers.size).toBe(0)
    expect(assume).toEqual(['water', 'salt', 'black-pepper'])
  })

  test('may set the number of eaters, but names none', async () => {
    expect((await matchingContexts.of(undefined, { people: 6 })).servings).toBe(6)
    const eaters = ['0192f3a4-7c1e-7abc-8def-0123456789ab']
    await expect(matchingContexts.of(undefined, { eaters })).rejects.toMatchObject({
      code: 'person-not-found',
    })
  })
})

describe('a cook', () => {
  test('gets the stock and the eaters of their household', async () => {
    await larder.anItem({ name: 'Spinach', amount: '300', unit: 'g' })
    const mia = await aPerson('Mia', 0.5)
    const { token } = larder.ana
    const restrictions = [{ allergen: 'nuts' as const, severity: 'high' as const }]
    await larder.call(diet.saveRestrictions, { params: { id: mia.id }, body: { restrictions } }, { token })
    await larder.call(diet.saveDiets, { params: { id: mia.id }, body: { diets: ['vegan'] } }, { token })
    const bo = await larder.housemate('Bo')
    const kitchen = await matchingContexts.of(ana)
    expect(kitchen.lots.map(({ name }) => name)).toEqual(['Spinach'])
    expect(kitchen.stock.get('spinach')?.[0]?.value).toBe(300)
    expect(kitchen.eaters.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Mia'])
    expect(kitchen.eaters[2]).toEqual({
      name: 'Mia',
      portions: 0.5,
      diets: ['vegan'],
      dislikes: [],
      avoids: restrictions,
    })
    expect([...kitchen.readers].sort()).toEqual([larder.ana.user.id, bo.user.id].sort())
    expect(kitchen.sample).toBe(false)
    expect(kitchen.servings).toBeUndefined()
  })

  test('is cached until the household or the day changes', async () => {
    const { lots } = await matchingContexts.of(ana)
    expect((await matchingContexts.of(ana)).lots).toBe(lots)
    const leeks = await larder.anItem({ name: 'Leeks', amount: '3' })
    const names = async () => (await matchingContexts.of(ana)).lots.map(({ name }) => name)
    expect(await names()).toContain('Leeks')
    const { token } = larder.ana
    await larder.call(inventory.take, { params: { id: leeks.id }, body: { amount: 'all' } }, { token })
    expect(await names()).not.toContain('Leeks')
    const before = (await matchingContexts.of(ana)).lots
    larder.passSeconds(86_400)
    expect((await matchingContexts.of(ana)).lots).not.toBe(before)
    larder.passSeconds(-86_400)
  })

  test('is one of two hundred cached stocks; the least recently changed is evicted', async () => {
    const { rows } = await larder.db.$client.query<{ id: string }>(
      `insert into households (id, name, created_at)
        select gen_random_uuid(), 'Neighbour', now() from generate_series(1, 200) returning id`,
    )
    const kept = (await matchingContexts.of(ana)).lots
    for (const { id } of rows.slice(1)) await matchingContexts.of({ ...ana, householdId: id })
    expect((await matchingContexts.of(ana)).lots).toBe(kept)
    await matchingContexts.of({ ...ana, householdId: rows[0]?.id ?? '' })
    expect((await matchingContexts.of(ana)).lots).not.toBe(kept)
  })

  test('may choose eaters by id, and only of their own household', async () => {
    const tom = await aPerson('Tom')
    const chosen = await matchingContexts.of(ana, { eaters: [tom.id.toUpperCase(), tom.id], people: 3 })
    expect(chosen.eaters.map(({ name }) => name)).toEqual(['Tom'])
    expect(chosen.servings).toBe(3)
    expect((await matchingContexts.of(ana, { eaters: [] })).eaters.length).toBeGreaterThan(1)
    const stranger = await aPerson('Stranger', 1, await aCook(larder, { name: 'Cid' }))
    for (const eaters of [[stranger.id], [tom.id, stranger.id], ['nobody']])
      await expect(matchingContexts.of(ana, { eaters })).rejects.toMatchObject({ code: 'person-not-found' })
  })

  test('uses the household’s local day', async () => {
    await larder.db.$client.query('update households set time_zone = $2 where id = $1', [
      larder.householdId,
      'Pacific/Kiritimati',
    ])
    larder.passSeconds(3 * 3600)
    expect((await matchingContexts.of(ana)).today).toBe('2026-11-16')
    expect((await matchingContexts.of(undefined)).today).toBe('2026-11-15')
  })

  test('fails for a deleted household', async () => {
    const lost = { ...ana, householdId: '0192f3a4-7c1e-7abc-8def-00000000dead' }
    await expect(matchingContexts.of(lost)).rejects.toMatchObject({ code: 'household-not-found' })
  })
})
