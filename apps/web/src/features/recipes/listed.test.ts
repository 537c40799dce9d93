import { shopping } from '@larder/contract/shopping'
import { expect, test } from 'vitest'
import { listedFrom } from './listed'

const onList = (id: number, text: string, recipe?: number) => ({
  id,
  text,
  addedAt: '2026-11-15T08:00:00.000Z',
  ...(recipe !== undefined && { recipe: { id: recipe, title: 'A dish' } }),
})
const waiting = (name: string, input: unknown) => ({ id: name, name, input, at: '2026-11-15T08:00:00.000Z' })

test('what the list holds for this recipe, and what is on its way there', () => {
  const items = [onList(1, '2 lemons', 7), onList(2, 'soap'), onList(3, '1 onion', 4)]
  const coming = [
    waiting(shopping.add.name, {
      body: { items: [{ text: 'thyme', recipeId: 7 }, { text: 'rice', recipeId: 4 }, { text: 'tea' }] },
    }),
    waiting(shopping.remove.name, { params: { id: 2 } }),
    waiting(shopping.add.name, undefined),
  ]
  expect(listedFrom(items, coming, 7).map(({ text }) => text)).toEqual(['2 lemons', 'thyme'])
})
