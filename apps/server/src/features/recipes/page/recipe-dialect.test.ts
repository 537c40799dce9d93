import { recipes } from '@larder/contract/recipes'
import { inDialect } from '@larder/kitchen/dialect/dialect'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { beforeAll, expect, inject, test } from 'vitest'
import { aCook } from '../../../testing/a-cook'
import { joinHousehold } from '../../../testing/join-household'
import { testApp } from '../../../testing/test-app'
import { cookbookFolder, listCookbookFiles, readFilesToInspect } from '../cookbook/cookbook-folder'

let larder: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  return larder.close
})

test('a recipe is returned in the requested dialect, and found by either word', async () => {
  const ana = await aCook(larder)
  const mia = await aCook(larder)
  await joinHousehold(larder, ana, mia)
  const draft = {
    ...{ title: 'Aubergine on the hob', description: 'Soft aubergines.', course: 'Main Dish' as const },
    ...{ difficulty: 'Easy' as const, servings: 2, prepMinutes: 5, cookMinutes: 20, waitMinutes: 0 },
    ...{ tags: [], ingredients: ['2 aubergines', '30 g rocket'], steps: ['Fry the aubergines on the hob.'] },
  }
  const { body: written } = await larder.call(recipes.create, { body: draft }, { token: ana.token })
  const read = (language: string, { token }: { token: string }) =>
    larder.call(
      recipes.get,
      { params: { id: written.data.id }, query: {} },
      { token, headers: { 'accept-language': language } },
    )
  // Its author reads what was typed.
  expect((await read('en-US', ana)).body.data.title).toBe('Aubergine on the hob')
  const { body, headers } = await read('en-US', mia)
  expect(headers.vary).toContain('accept-language')
  expect(body.data.title).toBe('Eggplant on the stove')
  expect(body.data.ingredients.map(({ text, name }) => [text.written, name])).toEqual([
    ['2 eggplants', 'eggplants'],
    ['30 g arugula', 'arugula'],
  ])
  expect(body.data.steps[0]?.text.metric).toBe('Fry the eggplants on the stove.')

  for (const text of ['aubergine', 'eggplant']) {
    const found = await larder.call(
      recipes.search,
      { query: { search: text, page: 1, size: 5 } },
      { token: mia.token, headers: { 'accept-language': 'en-US' } },
    )
    expect(found.body.data.map(({ title }) => title)).toContain('Eggplant on the stove')
  }
})

test('every line of the cookbook keeps its food and its amount in both dialects', async () => {
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  const lines = new Set(files.flatMap(({ recipe }) => recipe?.draft.ingredients ?? []))
  expect(lines.size).toBeGreaterThan(1000)
  const wrong: string[] = []
  let changed = 0
  for (const text of lines)
    for (const dialect of ['british', 'american'] as const) {
      const converted = inDialect(text, dialect)
      if (converted === text) continue
      changed += 1
      const [before, after] = [toRecipeLine(text), toRecipeLine(converted)]
      if (
        before.foodId !== after.foodId ||
        JSON.stringify(before.quantity) !== JSON.stringify(after.quantity)
      )
        wrong.push(`${text}: ${converted}`)
    }
  expect(wrong).toEqual([])
  expect(changed).toBeGreaterThan(100)
}, 60_000)
