import { account } from '@larder/contract/account'
import { type Household, household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook, type Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-saved-recipe'
import { joinHousehold } from '../../testing/join-household'
import { type TestApp, testApp } from '../../testing/test-app'

const plenty = { most: 10_000, windowSeconds: 60 }

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), {
    allowances: { ...defaultRateLimits, registrations: plenty, perAddress: plenty },
  })
})
afterAll(() => larder.close())

type Changes = { name?: string; currency?: string; country?: string; likelyCountry?: string }

const update = ({ token }: Cook, body: Changes) => larder.call(household.update, { body }, { token })
const current = async ({ token }: Cook): Promise<Household> =>
  (await larder.call(household.current, {}, { token })).body.data
const typed = async ({ token }: Cook, text: string) =>
  (await larder.call(inventory.createTyped, { body: { text } }, { token })).body.data.items.map(
    ({ amount, unit, name }) => [amount, unit, name],
  )

async function aCookIn(country: string): Promise<Cook> {
  const cook = await aCook(larder)
  expect((await update(cook, { country })).status).toBe(200)
  return cook
}

describe('the country of a household', () => {
  test('is set at registration and decides the currency', async () => {
    const body = { name: 'Kit', email: 'kit@example.org', password: 'three warm plums', country: 'GB' }
    const { access_token: token } = (await larder.call(account.register, { body })).body.data
    const here = (await larder.call(household.current, {}, { token })).body.data
    expect(here).toMatchObject({ country: 'GB', currency: 'GBP' })
    const bad = { ...body, email: 'kat@example.org', country: 'Britain' }
    const rejected = await larder.call(account.register, { body: bad })
    expect([rejected.status, rejected.body.error?.code]).toEqual([400, 'bad-input'])
  })

  test('is optional', async () => {
    expect(await current(await aCook(larder))).not.toHaveProperty('country')
  })

  test('is changed by an owner, repeatedly; the currency stays', async () => {
    const ana = await aCook(larder)
    for (const country of ['GB', 'GB', 'AU'])
      expect((await update(ana, { country })).body.data).toMatchObject({ country, currency: 'USD' })
    expect((await update(ana, { currency: 'AUD' })).body.data).toMatchObject({
      country: 'AU',
      currency: 'AUD',
    })
  })

  test('cannot be set by members, visitors or other households', async () => {
    const [ana, ben, eve] = [await aCookIn('SI'), await aCook(larder), await aCookIn('US')]
    await joinHousehold(larder, ana, ben)
    for (const body of [{ country: 'FR' }, { likelyCountry: 'FR' }])
      expect((await update(ben, body)).body.error?.code).toBe('owners-only')
    const visitor = await larder.call(household.update, { body: { country: 'FR' } })
    expect([visitor.status, visitor.body.error?.code]).toEqual([401, 'not-signed-in'])
    expect((await update(eve, { country: 'CA' })).status).toBe(200)
    expect([(await current(ana)).country, (await current(ben)).country]).toEqual(['SI', 'SI'])
  })

  test('a guess counts only while it is not set', async () => {
    const ana = await aCook(larder)
    expect((await update(ana, { likelyCountry: 'IE' })).body.data.country).toBe('IE')
    expect((await update(ana, { likelyCountry: 'US' })).body.data.country).toBe('IE')
    await update(ana, { country: 'GB' })
    expect((await update(ana, { likelyCountry: 'IE' })).body.data.country).toBe('GB')
    expect((await update(ana, { likelyCountry: 'FR', country: 'DE' })).body.data.country).toBe('DE')
    const both = await aCook(larder)
    const answers = await Promise.all([
      update(both, { likelyCountry: 'NZ' }),
      update(both, { likelyCountry: 'ZA' }),
    ])
    expect(new Set(answers.map(({ body }) => body.data.country)).size).toBe(1)
  })

  test('a new household has the same country and currency by default', async () => {
    const ana = await aCookIn('GB')
    await update(ana, { currency: 'GBP' })
    const create = async (name: string, country?: string) =>
      (await larder.call(household.create, { body: { name, country } }, { token: ana.token })).body.data
    expect(await create('Cottage')).toMatchObject({ country: 'GB', currency: 'GBP' })
    expect(await create('Beach house', 'AU')).toMatchObject({ country: 'AU', currency: 'AUD' })
  })
})

describe('measures of a country', () => {
  test.each([
    ['GB', '2.273', '2', 'tbsp'],
    ['AU', '2.273', '40', 'ml'],
    ['US', '4', '2', 'tbsp'],
  ])('in %s: typed into the stock', async (country, pints, spoons, unit) => {
    const cook = await aCookIn(country)
    const [milk, oil] = await typed(cook, '4 pt milk, 2 tbsp sesame oil')
    expect(milk).toEqual([pints, country === 'US' ? 'pints' : 'l', 'milk'])
    expect(oil?.slice(0, 2)).toEqual([spoons, unit])
  })

  test('apply to the fields of an item and to a changed unit; stored items stay', async () => {
    const cook = await aCook(larder)
    const { token } = cook
    const add = async (amount: string, unit: string) =>
      (
        await larder.call(
          inventory.create,
          { body: { name: 'Milk', amount, unit, source: 'manual' } },
          { token },
        )
      ).body.data
    const edit = async (id: number, body: { amount?: string; unit?: string }) => {
      const { data } = (await larder.call(inventory.update, { params: { id }, body }, { token })).body
      return [data.amount, data.unit]
    }
    const american = await add('2', 'pints')
    await update(cook, { country: 'GB' })
    expect(await edit(american.id, { amount: '3', unit: 'pints' })).toEqual(['3', 'pints'])
    const british = await add('2', 'pints')
    expect([british.amount, british.unit]).toEqual(['1.137', 'l'])
    expect(await edit(british.id, { unit: 'pint', amount: '1' })).toEqual(['568', 'ml'])
    expect(await edit(british.id, { amount: '500' })).toEqual(['500', 'ml'])
    const dry = await add('2', 'kg')
    expect([dry.amount, dry.unit]).toEqual(['2', 'kg'])
  })

  test('without a country stay as written', async () => {
    expect(await typed(await aCook(larder), '4 pt milk')).toEqual([['4', 'pints', 'milk']])
  })

  test('apply to put-away lines', async () => {
    const cook = await aCookIn('GB')
    const { token } = cook
    const items = [{ text: '4 pt milk' }]
    const [line] = (await larder.call(shopping.add, { body: { items } }, { token })).body.data
    const id = line?.id ?? ''
    await larder.call(shopping.change, { params: { id }, body: { ticked: true } }, { token })
    const answer = await larder.call(shopping.putAway, { body: { lines: [{ id }] } }, { token })
    expect(answer.body.data.items.map(({ amount, unit }) => [amount, unit])).toEqual([['2.273', 'l']])
  })

  test.each([
    ['US', '1 pint milk', '1 lb ground beef'],
    ['GB', '570 ml milk', '500 g ground beef'],
    ['DE', '500 ml milk', '500 g ground beef'],
  ])('in %s shortfalls use local pack sizes', async (country, milk, beef) => {
    const { token } = await aCookIn(country)
    const draft = aDraft({ title: 'Ragout', ingredients: ['450 ml milk', '430 g ground beef'] })
    const { id } = (await larder.call(recipes.create, { body: draft }, { token })).body.data
    const { ingredients } = (await larder.call(recipes.get, { params: { id }, query: {} }, { token })).body
      .data
    expect(ingredients.map(({ toBuy }) => toBuy)).toEqual([milk, beef])
  })

  test('a recipe keeps the measures it was saved with, and its own words come first', async () => {
    const cook = await aCookIn('GB')
    const { token } = cook
    const draft = aDraft({ title: 'Custard', ingredients: ['1 pint milk', '4 eggs'] })
    const written = (await larder.call(recipes.create, { body: draft }, { token })).body.data
    const metricOf = async (id: number) =>
      (await larder.call(recipes.get, { params: { id }, query: {} }, { token })).body.data.ingredients[0]
        ?.text.metric
    expect(await metricOf(written.id)).toBe('570 ml milk')
    await update(cook, { country: 'US' })
    expect(await metricOf(written.id)).toBe('570 ml milk')
    const american = aDraft({ title: 'Pudding', ingredients: ['1 pint milk', '1 cup heavy cream'] })
    await update(cook, { country: 'GB' })
    const other = (await larder.call(recipes.create, { body: american }, { token })).body.data
    expect(await metricOf(other.id)).toBe('475 ml milk')
  })
})
