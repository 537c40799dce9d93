import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { firstExpiry } from '../expiry/expiry'
import { foodById } from '../food/food'
import { certainThreshold, linkFood } from '../food-names/link-food'
import type { StorageLocation } from '../stock/lot'
import { parseFoodName } from './food-state'
import { foreignStateWords } from './name-phrases'
import { isHeated, isPrepared, safetyLimitOf } from './risk-class'

const since = parseCalendarDay('2026-11-15') as Day
const cooked = addDays(since, 2)
const named = (name: string) => {
  const link = linkFood(name)
  return { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) }
}

describe('state words of other languages', () => {
  test.each([
    ['hausgemachte Brühe', 'homemade'],
    ['Rest Lasagne', 'leftover'],
    ['Nudelreste', 'leftover'],
    ['gekochter Reis', 'cooked'],
    ['soupe faite maison', 'homemade'],
    ['restes de poulet', 'leftover'],
    ['légumes rôtis', 'cooked'],
    ['lentejas cocidas', 'cooked'],
    ['sobras de pollo', 'leftover'],
    ['melón cortado', 'cut'],
    ['brodo fatto in casa', 'homemade'],
    ['avanzi di pasta', 'leftover'],
    ['gekookte aardappelen', 'cooked'],
    ['restje stamppot', 'leftover'],
    ['batatas cozidas', 'cooked'],
    ['ugotowany ryż', 'cooked'],
    ['zupa domowej roboty', 'homemade'],
    ['haşlanmış nohut', 'cooked'],
    ['haslanmis nohut', 'cooked'],
    ['geöffnete Milch', 'opened'],
    ['décongelée', 'thawed'],
    ['nata montada', 'whipped'],
  ])('%s: %s', (name, state) => expect([...parseFoodName({ name }).states]).toContain(state))

  test.each([
    ['gekochter Reis', 1],
    ['riz cuit', 1],
    ['arroz cocido', 1],
    ['riso bollito', 1],
    ['gekookte rijst', 1],
    ['arroz cozido', 1],
    ['ugotowany ryż', 1],
    ['haşlanmış pirinç', 1],
    ['Mayonnaise fait maison', 1],
    ['mayonesa casera', 1],
    ['selbstgemachte Suppe', 2],
    ['Tomatensuppe', 2],
    ['zupa pomidorowa', 2],
    ['gratin dauphinois', 2],
    ['restje nasi', 1],
    ['poulet rôti', 2],
    ['Hähnchenbrust', 1],
    ['Hackfleisch', 1],
    ['saumon', 1],
  ])('%s: %d in the fridge', (name, latest) =>
    expect(safetyLimitOf(named(name), 'fridge')?.days).toBe(latest),
  )

  test.each(['confiture maison', 'selbstgemachte Marmelade', 'geröstete Erdnüsse', 'pane fatto in casa'])(
    '%s keeps the same homemade and bought',
    (name) => expect(isPrepared(named(name))).toBe(false),
  )

  test.each(['fette biscottate', 'fromage râpé', 'crème fraîche', 'queso fresco'])(
    '%s is a product name',
    (name) => expect([...parseFoodName(named(name)).states].filter((state) => state !== 'fresh')).toEqual([]),
  )
})

// Foods of every kind that a state word may precede.
const foods =
  'white-rice dry-pasta lasagna-noodles canned-chickpeas canned-soup lentils chicken-breast salmon ground-pork smoked-salmon prosciutto egg cantaloupe carrot spinach whole-milk brie ricotta cheddar-cheese hummus pesto salsa mayonnaise soy-sauce jam white-bread frozen-peas baby-food firm-tofu custard heavy-cream potato peanuts chocolate-cake'.split(
    ' ',
  )

describe('a state word never gives a later date', () => {
  const english = 'homemade leftover cooked boiled roast fried mashed cut sliced opened fresh defrosted'
    .split(' ')
    .map((text) => ({ language: 'en', text }))
  const words = [...foreignStateWords(), ...english]
  test.each(['fridge', 'pantry'] satisfies StorageLocation[])('in the %s', (location) => {
    for (const [nth, id] of foods.entries()) {
      const food = foodById(id)
      expect(`${id} ${food?.id}`).toBe(`${id} ${id}`)
      const plain = dayOf(id, food?.name ?? '', location)
      // Each food with some of the words, and each word with some of the foods.
      for (const { language, text } of words.filter((_, at) => at % 17 === nth % 17)) {
        for (const name of [`${text} ${food?.name}`, `${food?.name} ${text}`]) {
          const day = dayOf(id, name, location)
          // Raw fish keeps a day, cooked fish two.
          const latest = isHeated({ foodId: id, name }) && cooked > plain ? cooked : plain
          // Only failures call expect, because there are thousands of names.
          if (day > latest) expect(`${language} ${name} ${location} ${day}`).toBe(`at most ${latest}`)
        }
      }
    }
  })
})

function dayOf(foodId: string, name: string, location: StorageLocation): string {
  return firstExpiry({ foodId, name, location, since })?.day ?? '9999-12-31'
}
