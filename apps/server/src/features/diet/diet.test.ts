import { type DietId, diet, type Restriction } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { apiBase } from '@larder/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { defaultRateLimits } from '../../http/rate-limits'
import { newId } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import { type TestApp, testApp } from '../../testing/test-app'
import { findEaters } from './people'

const plenty = { most: 10_000, windowSeconds: 60 }
const allowances = {
  ...defaultRateLimits,
  registrations: plenty,
  invitationTries: plenty,
  perAddress: plenty,
}

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
})
afterAll(() => larder.close())

const people = async ({ token }: Cook) => (await larder.call(diet.people, {}, { token })).body.data
const add = ({ token }: Cook, name: string, portions?: number) =>
  larder.call(diet.addPerson, { body: { name, portions } }, { token })
const update = ({ token }: Cook, id: string, body: { name?: string; portions?: number }) =>
  larder.call(diet.updatePerson, { params: { id }, body }, { token })
const removePerson = ({ token }: Cook, id: string) =>
  larder.call(diet.removePerson, { params: { id } }, { token })
const saveDiets = ({ token }: Cook, id: string, diets: DietId[]) =>
  larder.call(diet.saveDiets, { params: { id }, body: { diets } }, { token })
const saveRestrictions = ({ token }: Cook, id: string, restrictions: Restriction[]) =>
  larder.call(diet.saveRestrictions, { params: { id }, body: { restrictions } }, { token })

const dislike = ({ token }: Cook, id: string, text: string) =>
  larder.call(diet.addDislike, { params: { id }, body: { text } }, { token })
const undislike = ({ token }: Cook, id: string, text: string) =>
  larder.call(diet.removeDislike, { params: { id }, query: { text } }, { token })

async function anaAndBen(): Promise<{ ana: Cook; ben: Cook }> {
  const ana = await aCook(larder, { name: 'Ana' })
  const ben = await aCook(larder, { name: 'Ben' })
  await joinHousehold(larder, ana, ben)
  return { ana, ben }
}

describe('the eaters', () => {
  test('are the cook first, then members in the order of joining, then guests by name', async () => {
    const { ana, ben } = await anaAndBen()
    for (const name of ['zoe', 'Émile', 'Mia']) expect((await add(ben, name)).status).toBe(201)
    const shown = (cook: Cook) =>
      people(cook).then((all) => all.map(({ name, member, you }) => [name, member, you]))
    const guests = ['Émile', 'Mia', 'zoe'].map((name) => [name, false, false])
    expect(await shown(ana)).toEqual([['Ana', true, true], ['Ben', true, false], ...guests])
    expect(await shown(ben)).toEqual([['Ben', true, true], ['Ana', true, false], ...guests])
  })

  test('a guest has one portion by default, can be renamed and removed', async () => {
    const ana = await aCook(larder)
    const { id, ...mia } = (await add(ana, "Mia '); drop table people; --")).body.data
    expect(mia).toEqual({
      name: "Mia '); drop table people; --",
      member: false,
      you: false,
      portions: 1,
      diets: [],
      restrictions: [],
      dislikes: [],
    })
    expect((await update(ana, id, { name: 'Mia', portions: 0.25 })).body.data).toMatchObject({
      name: 'Mia',
      portions: 0.25,
    })
    expect((await update(ana, id, {})).body.data.portions).toBe(0.25)
    expect((await removePerson(ana, id)).body).toEqual({ data: null })
    expect((await removePerson(ana, id)).body.error?.code).toBe('person-not-found')
    expect(await people(ana)).toHaveLength(1)
  })

  test('a member has portions, but the account’s name, and cannot be removed', async () => {
    const { ana } = await anaAndBen()
    const [, ben] = await people(ana)
    const id = ben?.id ?? ''
    expect((await update(ana, id, { portions: 2.5 })).body.data).toMatchObject({ name: 'Ben', portions: 2.5 })
    const renamed = await update(ana, id, { name: 'Benny', portions: 1 })
    expect(renamed.body.error).toMatchObject({ code: 'bad-input', fields: { name: expect.any(String) } })
    expect((await people(ana))[1]).toMatchObject({ name: 'Ben', portions: 2.5 })
    expect((await removePerson(ana, id)).body.error?.code).toBe('person-is-member')
  })

  test('are limited to fifty, also concurrently', async () => {
    const ana = await aCook(larder)
    const added = await Promise.all(Array.from({ length: 52 }, (_, n) => add(ana, `Guest ${n}`)))
    expect(added.filter(({ status }) => status === 201)).toHaveLength(49)
    expect(added.find(({ status }) => status === 409)?.body.error?.code).toBe('too-many-people')
    expect(await people(ana)).toHaveLength(50)
  })
})

describe('diets and restrictions', () => {
  test('are saved as a whole for anybody by any member, and can be removed', async () => {
    const { ana, ben } = await anaAndBen()
    const id = (await add(ana, 'Mia', 0.5)).body.data.id
    await saveDiets(ana, id, ['vegan', 'gluten-free'])
    const saved = await saveRestrictions(ben, id, [
      { allergen: 'nuts', severity: 'high' },
      { allergen: 'soy', severity: 'low' },
    ])
    expect(saved.body.data).toMatchObject({ diets: ['vegan', 'gluten-free'], portions: 0.5 })
    expect((await people(ana)).at(-1)?.restrictions).toEqual([
      { allergen: 'nuts', severity: 'high' },
      { allergen: 'soy', severity: 'low' },
    ])
    expect((await saveDiets(ben, id, [])).body.data.diets).toEqual([])
    expect((await saveRestrictions(ben, id, [])).body.data.restrictions).toEqual([])
    const [anaThere] = await people(ana)
    expect((await saveDiets(ben, anaThere?.id ?? '', ['keto'])).status).toBe(200)
    expect((await people(ana))[0]?.diets).toEqual(['keto'])
  })

  test('reach the kitchen’s rules', async () => {
    const { ana } = await anaAndBen()
    const id = (await add(ana, 'Mia', 0.5)).body.data.id
    await saveDiets(ana, id, ['vegan'])
    await saveRestrictions(ana, id, [{ allergen: 'nuts', severity: 'high' }])
    const home = (await larder.call(household.current, {}, { token: ana.token })).body.data
    const eaters = await findEaters(larder.serverDb, home.id)
    expect(eaters.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben', 'Mia'])
    expect(eaters.find(({ name }) => name === 'Mia')).toEqual({
      name: 'Mia',
      portions: 0.5,
      diets: ['vegan'],
      avoids: [{ allergen: 'nuts', severity: 'high' }],
      dislikes: [],
    })
  })

  test('are separate for each household of a cook', async () => {
    const ana = await aCook(larder)
    const [me] = await people(ana)
    await saveDiets(ana, me?.id ?? '', ['vegan'])
    await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    expect((await people(ana)).map(({ diets }) => diets)).toEqual([[]])
    expect((await saveDiets(ana, me?.id ?? '', [])).body.error?.code).toBe('person-not-found')
  })
})

describe('dislikes', () => {
  const texts = (person: { dislikes: { text: string }[] } | undefined) =>
    person?.dislikes.map(({ text }) => text)

  test('are added in the cook’s words, linked to foods, listed once and removed', async () => {
    const { ana, ben } = await anaAndBen()
    const { id } = (await add(ana, 'Mia')).body.data
    const added = await dislike(ben, id, ' no  mushrooms ')
    expect([added.status, added.body.data.dislikes]).toEqual([
      200,
      [{ text: 'mushrooms', foods: expect.arrayContaining(['mushroom']), covers: expect.any(Number) }],
    ])
    expect(added.body.data.dislikes[0]?.covers).toBeGreaterThan(5)
    expect(texts((await dislike(ana, id, 'Mushroom')).body.data)).toEqual(['mushrooms'])
    expect((await dislike(ana, id, 'zhoug')).body.data.dislikes[1]).toEqual({
      text: 'zhoug',
      foods: [],
      covers: 0,
    })
    expect(texts((await people(ben)).at(-1))).toEqual(['mushrooms', 'zhoug'])
    expect(texts((await undislike(ben, id, 'MUSHROOMS')).body.data)).toEqual(['zhoug'])
    expect(texts((await undislike(ben, id, 'mushrooms')).body.data)).toEqual(['zhoug'])
  })

  test('reach the kitchen’s rules', async () => {
    const ana = await aCook(larder)
    const [me] = await people(ana)
    await dislike(ana, me?.id ?? '', 'coriander')
    const home = (await larder.call(household.current, {}, { token: ana.token })).body.data
    expect((await findEaters(larder.serverDb, home.id))[0]?.dislikes).toEqual(['coriander'])
  })

  test('are limited to fifty, and a repeated one does not count', async () => {
    const ana = await aCook(larder)
    const id = (await people(ana))[0]?.id ?? ''
    const added = await Promise.all(Array.from({ length: 52 }, (_, n) => dislike(ana, id, `thing ${n}`)))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(added.find(({ status }) => status === 409)?.body.error?.code).toBe('too-many-dislikes')
    const [me] = await people(ana)
    expect((await dislike(ana, id, me?.dislikes[0]?.text ?? '')).status).toBe(200)
  })

  test('require a session', async () => {
    const params = { id: newId() }
    for (const { status } of [
      await larder.call(diet.addDislike, { params, body: { text: 'olives' } }),
      await larder.call(diet.removeDislike, { params, query: { text: 'olives' } }),
    ])
      expect(status).toBe(401)
  })
})

test('people of another household return 404 and stay unchanged', async () => {
  const [ana, eve] = [await aCook(larder, { name: 'Ana' }), await aCook(larder, { name: 'Eve' })]
  const guest = (await add(ana, 'Mia')).body.data
  const before = await people(ana)
  for (const id of [guest.id, before[0]?.id ?? '', newId()]) {
    const tries = [
      await update(eve, id, { portions: 4 }),
      await removePerson(eve, id),
      await saveDiets(eve, id, ['vegan']),
      await saveRestrictions(eve, id, []),
      await dislike(eve, id, 'olives'),
      await undislike(eve, id, 'olives'),
    ]
    for (const { status, body } of tries)
      expect([status, body.error?.code]).toEqual([404, 'person-not-found'])
  }
  expect(await people(ana)).toEqual(before)
  expect((await people(eve)).map(({ name }) => name)).toEqual(['Eve'])
})

describe('invalid input names its field', () => {
  const one = `/people/${newId()}`
  let ana: Cook
  beforeAll(async () => {
    ana = await aCook(larder)
  })
  test.each([
    ['POST', '/people', {}, 'name'],
    ['POST', '/people', { name: ' ' }, 'name'],
    ['POST', '/people', { name: ['Mia'] }, 'name'],
    ['POST', '/people', { name: 'x'.repeat(81) }, 'name'],
    ['POST', '/people', { name: 'a\u0000b' }, 'name'],
    ['POST', '/people', { name: '\uD800' }, 'name'],
    ['POST', '/people', { name: 'Mia', portions: 0 }, 'portions'],
    ['POST', '/people', { name: 'Mia', portions: -1 }, 'portions'],
    ['POST', '/people', { name: 'Mia', portions: 4.25 }, 'portions'],
    ['POST', '/people', { name: 'Mia', portions: 0.3 }, 'portions'],
    ['POST', '/people', { name: 'Mia', portions: '1' }, 'portions'],
    ['PUT', one, { portions: 1e9 }, 'portions'],
    ['PUT', one, { name: 7 }, 'name'],
    ['PUT', '/people/me', {}, 'id'],
    ['DELETE', "/people/'--", undefined, 'id'],
    ['PUT', `${one}/diets`, {}, 'diets'],
    ['PUT', `${one}/diets`, { diets: 'vegan' }, 'diets'],
    ['PUT', `${one}/diets`, { diets: ['carnivore'] }, 'diets.0'],
    ['PUT', `${one}/diets`, { diets: ['vegan', 'vegan'] }, 'diets'],
    ['PUT', `${one}/diets`, { diets: Array(100).fill('vegan') }, 'diets'],
    ['PUT', '/people/x/diets', { diets: [] }, 'id'],
    ['PUT', `${one}/restrictions`, { restrictions: [{ allergen: 'nuts' }] }, 'restrictions.0.severity'],
    [
      'PUT',
      `${one}/restrictions`,
      { restrictions: [{ allergen: 'dust', severity: 'low' }] },
      'restrictions.0.allergen',
    ],
    [
      'PUT',
      `${one}/restrictions`,
      {
        restrictions: [
          { allergen: 'nuts', severity: 'low' },
          { allergen: 'nuts', severity: 'high' },
        ],
      },
      'restrictions',
    ],
    ['POST', `${one}/dislikes`, {}, 'text'],
    ['POST', `${one}/dislikes`, { text: ' ' }, 'text'],
    ['POST', `${one}/dislikes`, { text: ['olives'] }, 'text'],
    ['POST', `${one}/dislikes`, { text: 'x'.repeat(61) }, 'text'],
    ['POST', `${one}/dislikes`, { text: 'a\u0000b' }, 'text'],
    ['DELETE', `${one}/dislikes`, undefined, 'text'],
  ] as const)('%s %s %j', async (method, path, body, field) => {
    const response = await larder.app.inject({
      method,
      url: apiBase + path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatchObject({
      code: 'bad-input',
      fields: { [field]: expect.any(String) },
    })
    expect(await people(ana)).toHaveLength(1)
  })
})
