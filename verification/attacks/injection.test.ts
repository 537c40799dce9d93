import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { contact } from '@larder/contract/contact'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aDraft } from '../../apps/server/src/testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../apps/server/src/testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let as: { token: string }
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  as = { token: kitchen.ana.token }
  await kitchen.call(recipes.create, { body: aDraft({ title: 'Rice with peas' }) }, as)
})
afterAll(() => kitchen.close())

const hostile = [
  `'; drop table lots; --`,
  `' or '1'='1`,
  `") or 1=1 --`,
  '$1; select pg_sleep(9)',
  `\\'; delete from accounts; --`,
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '\u202Egnp.exe',
]

describe('words that would be orders elsewhere', () => {
  test.each(hostile)('%j is kept as the words it is', async (words) => {
    const item = (
      await kitchen.call(
        inventory.create,
        { body: { name: words, amount: '1', unit: words.slice(0, 40) } },
        as,
      )
    ).body
    expect(item.data).toMatchObject({ name: words, unit: words.slice(0, 40) })
    const bought = await kitchen.call(shopping.add, { body: { items: [{ text: words }] } }, as)
    // A semicolon may part two things that are bought; each is still only words.
    expect([words, ...words.split('; ')]).toContain(bought.body.data.at(-1)?.text)
    const note = { day: '2026-11-16', meal: 'dinner' as const, what: { kind: 'note' as const, text: words } }
    const meal = await kitchen.call(mealPlan.add, { body: note }, as)
    expect(meal.body.data.what).toEqual({ kind: 'note', text: words })
    const draft = { title: words, steps: [words], ingredients: [words], description: words }
    const written = await kitchen.call(recipes.create, { body: aDraft(draft) }, as)
    expect([written.status, written.body.data.title]).toEqual([201, words])
    const form = { form: { title: words } }
    expect((await kitchen.call(myRecipes.keepForm, { params: { id: 0 }, body: form }, as)).status).toBe(200)
    // A name with direction characters could pass for another; it is refused.
    const isName = !/[\u202A-\u202E\u2066-\u2069]/.test(words)
    const letter = { name: words, email: 'zoe@example.org', subject: words, message: words }
    // From an address of its own: an hour has room for few.
    const address = `203.0.113.${100 + hostile.indexOf(words)}`
    expect((await kitchen.call(contact.send, { body: letter }, { address })).status).toBe(isName ? 201 : 400)
  })

  test('and afterwards every table stands', async () => {
    const stock = await kitchen.call(inventory.list, {}, as)
    expect(stock.body.data.map(({ name }) => name).sort()).toEqual([...hostile].sort())
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test.each([...hostile, '%', '_', '%%', '\\', '*', '()', '!', ':*', '&', '|', '<->', 'a:*', "''"])(
    'searching for %j finds what says so and nothing else',
    async (search) => {
      const input = { query: { search, size: 100 } }
      for (const { status, body } of [
        await kitchen.call(recipes.search, input, as),
        await kitchen.call(myRecipes.list, input, as),
        await kitchen.call(community.posts, { params: { id: 'desserts' }, ...input }, as),
        await kitchen.call(admin.users, input, as),
      ]) {
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain('internal-error')
      }
      const users = await kitchen.call(admin.users, input, as)
      expect(users.body.data).toEqual([])
    },
  )
})

describe('JSON with keys of every object', () => {
  test.each([
    '{"__proto__":{"role":"admin"},"name":"Milk","amount":"1"}',
    '{"name":"Milk","amount":"1","constructor":{"prototype":{"role":"admin"}}}',
  ])('%s is not read at all', async (payload) => {
    const { statusCode } = await kitchen.app.inject({
      method: 'POST',
      url: '/api/v1/users/inventories',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
      payload,
    })
    expect(statusCode).toBe(400)
  })

  test.each(['__proto__[role]=admin', 'constructor.prototype.role=admin', '__proto__=x', 'search[$ne]=1'])(
    '?%s is nothing we know',
    async (query) => {
      const { statusCode } = await kitchen.app.inject(`/api/v1/recipes?${query}`)
      expect(statusCode).toBe(200)
      expect({} as { role?: string }).not.toHaveProperty('role')
    },
  )

  test('unknown fields are not stored', async () => {
    const body = {
      name: 'Eve',
      email: 'eve@example.org',
      password: 'three warm plums',
      role: 'admin',
      subscription: 'pro',
    }
    const { data } = (await kitchen.call(account.register, { body })).body
    expect(data.user).toMatchObject({ role: 'cook', subscription: 'free' })
    const more = { name: 'Ours', id: data.user.id, role: 'owner', householdId: data.user.id } as {
      name: string
    }
    expect((await kitchen.call(household.update, { body: more }, as)).body.data.id).toBe(kitchen.householdId)
  })
})

test('a name is one line wherever it is written', async () => {
  const name = 'Ana\r\nBcc: all@example.org\n\nVisit https://evil.example'
  const body = { name, email: 'lines@example.org', password: 'three warm plums' }
  const { data } = (await kitchen.call(account.register, { body })).body
  expect(data.user.name).toBe('Ana Bcc: all@example.org Visit https://evil.example')
  const renamed = await kitchen.call(household.update, { body: { name: 'Ours\nTo: x' } }, as)
  expect(renamed.body.data.name).toBe('Ours To: x')
})

test('every line of the log is one line, whatever somebody calls themselves', async () => {
  const before = kitchen.logged.length
  const forged = '\n{"level":30,"msg":"forged"}\r\n'
  await kitchen.app.inject({
    method: 'POST',
    url: `/api/v1/nothing${encodeURIComponent(forged)}`,
    headers: { 'user-agent': 'x {"msg":"forged"}', 'content-type': 'application/json' },
    payload: JSON.stringify({ email: forged }),
  })
  const lines = kitchen.logged.slice(before).join('').trimEnd().split('\n')
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
})
