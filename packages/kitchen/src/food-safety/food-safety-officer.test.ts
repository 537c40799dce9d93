import { expect, test } from 'vitest'
import { type Day, daysBetween, parseCalendarDay } from '../date/day'
import { firstExpiry } from '../expiry/expiry'
import { certainThreshold, linkFood } from '../food-names/link-food'
import type { StorageLocation } from '../stock/lot'
import { usualPlaceOf } from './usual-place'

const since = parseCalendarDay('2026-11-15') as Day

// Cases a food-safety officer would test: name, location if any, state, maximum days. Limits from UK FSA, NHS, USDA, FDA,
// NCHFP.
const cases: readonly (readonly [
  string,
  StorageLocation | undefined,
  'as it is' | 'opened' | 'thawed',
  number,
])[] = [
  ['leftover chow mein', 'fridge', 'as it is', 2],
  ['jollof rice', undefined, 'as it is', 1],
  ['stuffed peppers with rice', 'fridge', 'as it is', 1],
  ['rotisserie chicken', undefined, 'as it is', 2],
  ['gravlax', 'fridge', 'opened', 2],
  ['potted shrimp', 'fridge', 'opened', 2],
  ['oysters', 'fridge', 'as it is', 2],
  ['steak tartare', 'fridge', 'as it is', 1],
  ['turkey mince', 'fridge', 'as it is', 2],
  ['bratwurst', 'fridge', 'as it is', 2],
  ['whole chicken', 'fridge', 'thawed', 1],
  ['cod fillets', 'fridge', 'thawed', 1],
  ['black pudding', 'fridge', 'opened', 3],
  ['haggis', 'fridge', 'opened', 2],
  ['tinned tuna', 'fridge', 'opened', 2],
  ['tinned chickpeas', 'fridge', 'opened', 4],
  ['homemade bone broth', undefined, 'as it is', 2],
  ['bechamel', undefined, 'as it is', 2],
  ['minestrone', undefined, 'as it is', 2],
  ['lasagne', undefined, 'as it is', 2],
  ['cooked quinoa', 'fridge', 'as it is', 2],
  ['egg sandwich', 'fridge', 'as it is', 2],
  ['cookie dough', 'fridge', 'as it is', 2],
  ['hollandaise', undefined, 'as it is', 1],
  ['garlic confit', undefined, 'as it is', 4],
  ['sun-dried tomatoes in oil homemade', 'pantry', 'as it is', 4],
  ['bean sprouts', undefined, 'as it is', 2],
  ['cut watermelon', undefined, 'as it is', 2],
  ['bagged salad', 'fridge', 'opened', 2],
  ['crème anglaise', undefined, 'as it is', 2],
  ['cheesecake', undefined, 'as it is', 3],
  ['baby food pouch', 'fridge', 'opened', 1],
  ['gekochter Reis', 'fridge', 'as it is', 1],
  ['restes de poulet', undefined, 'as it is', 2],
  ['sobras de pollo', undefined, 'as it is', 2],
  ['brodo fatto in casa', undefined, 'as it is', 2],
  ['gekookte aardappelen', 'fridge', 'as it is', 2],
  ['frango assado', undefined, 'as it is', 2],
  ['ugotowany ryż', 'fridge', 'as it is', 1],
  ['tavuklu pilav', 'fridge', 'as it is', 1],
  ['royal icing', undefined, 'as it is', 1],
  ['ostriche', undefined, 'as it is', 1],
  ['ricci di mare', undefined, 'as it is', 1],
  ['bread', 'pantry', 'thawed', 4],
  ['white bread', 'fridge', 'thawed', 4],
  ['croissants', undefined, 'thawed', 4],
  ['pineapple chunks fresh', undefined, 'as it is', 3],
  ['Ananas, frisch, gewürfelt', undefined, 'as it is', 3],
  ['melon balls', undefined, 'as it is', 2],
  ['double cream', 'fridge', 'opened', 3],
  ['offene Sahne', undefined, 'as it is', 3],
  ['otwarta śmietana', undefined, 'as it is', 3],
  ['crème fraîche entamée', undefined, 'as it is', 3],
  ['Bündnerfleisch geschnitten', undefined, 'as it is', 2],
  ['unopened trout', 'fridge', 'as it is', 1],
  ['bread dough', undefined, 'as it is', 3],
  ['Pizzateig', 'fridge', 'as it is', 3],
  ['Pfannkuchenteig', undefined, 'as it is', 1],
  ['Eischnee', undefined, 'as it is', 2],
  ['soop', undefined, 'as it is', 2],
  ['lasagna lefover', undefined, 'as it is', 2],
  ['lazagne', undefined, 'as it is', 2],
  ['risoto', undefined, 'as it is', 1],
  ['Pilzrisotto', undefined, 'as it is', 1],
  ['lait maternel', undefined, 'as it is', 3],
  ['lait cru', undefined, 'as it is', 3],
  ['raw goat milk', 'fridge', 'opened', 2],
  ["olio all'aglio", undefined, 'as it is', 4],
  ['sandía partida', undefined, 'as it is', 2],
  ['sprouting mung beans', undefined, 'as it is', 2],
]

test.each(cases)('%s (%s, %s): at most %d days', (name, place, state, maxDays) => {
  const link = linkFood(name)
  const named = { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) }
  const expiry = firstExpiry({
    ...named,
    location: place ?? usualPlaceOf(named),
    since,
    ...(state === 'opened' && { openedOn: since }),
    ...(state === 'thawed' && { thawedOn: since }),
  })
  expect(expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(maxDays)
})
