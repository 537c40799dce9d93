import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import { expect, test } from 'vitest'
import { listNamedDishes, toDishNotes } from './dish-notes'

const stew: DishFacts = {
  name: 'irish-stew',
  role: 'main',
  activeMinutes: 70,
  keepsDays: 2,
  freezesMonths: 3,
  reheats: true,
  portable: true,
  childFriendly: true,
  budget: 'low',
  goesWith: ['champ', 'gone'],
  leftoversBecome: ['shepherds-pie', 'champ'],
}
const recipe = { title: 'Irish Stew', lines: [{ text: '1 kg lamb', foodId: 'lamb-stew-meat' }] }
const champ = { id: 8, title: 'Champ', name: 'champ' }

test('shows how long a dish keeps, freezes and takes of active work', () => {
  expect(toDishNotes(recipe, stew, [champ])).toEqual({
    activeTime: '1 hour 10 minutes',
    notes: [
      'Keeps 2 days in the fridge; reheat until piping hot',
      'Freezes for 3 months',
      'Good to take along',
      'Children like it',
      'Cheap to cook',
    ],
    goesWith: [{ id: 8, title: 'Champ' }],
    leftoversBecome: [{ id: 8, title: 'Champ' }],
  })
})

test('never promises more than food safety allows', () => {
  const rice = { title: 'Pilaf', lines: [{ text: '200 g rice', foodId: 'white-rice' }] }
  expect(toDishNotes(rice, { ...stew, keepsDays: 5 }, []).notes[0]).toMatch(/^Keeps a day/)
  expect(toDishNotes(recipe, { ...stew, keepsDays: 9 }, []).notes[0]).toMatch(/^Keeps 2 days/)
})

test('a salad is eaten at once', () => {
  const { goesWith, notes } = toDishNotes(recipe, { name: 'salad', role: 'side', keepsDays: 0 }, [])
  expect([goesWith, notes]).toEqual([[], ['Best eaten at once']])
})

test('a whole meal is said to be one', () => {
  expect(toDishNotes(recipe, { ...stew, complete: true, goesWith: [] }, []).notes).toContain(
    'A meal in itself',
  )
})

test('each dish is read once', () => {
  expect(listNamedDishes(stew)).toEqual(['champ', 'gone', 'shepherds-pie'])
})
