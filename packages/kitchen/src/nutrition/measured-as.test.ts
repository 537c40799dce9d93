import { expect, test } from 'vitest'
import { measuredAs } from './measured-as'
import { nutritionOf } from './nutrition'

test.each([
  ['heavy-cream', '100 ml double cream', 'double-cream'],
  ['heavy-cream', '100 ml whipping cream', 'heavy-cream'],
  ['cooked-chicken', '300 g cooked chicken breasts, sliced', 'cooked-chicken-breast'],
  ['cooked-chicken', '300 g cooked chicken', 'cooked-chicken'],
  ['beef-stew-meat', '1 kg braising steak, in chunks', 'braising-steak'],
  ['beef-stew-meat', '1.3 kg stewing beef, in large cubes', 'braising-steak'],
  ['beef-stew-meat', '1 kg diced beef', 'beef-stew-meat'],
  ['bacon', '160 g smoked streaky bacon', 'lardons'],
  ['bacon', '60 g smoked bacon, diced', 'lardons'],
  ['bacon', '160 g bacon', 'bacon'],
  ['canadian-bacon', '160 g back bacon', 'back-bacon'],
  ['canadian-bacon', '160 g Canadian bacon', 'canadian-bacon'],
  ['bone-in-chicken-thigh', '1.2 kg bone-in chicken thighs, skinned', 'chicken-thigh'],
  ['bone-in-chicken-thigh', '1.2 kg chicken thighs, on the bone', 'bone-in-chicken-thigh'],
  ['chicken-drumstick', '1 kg chicken drumsticks, skin removed', 'chicken-thigh'],
  ['chicken-thigh', '800 g boneless chicken thighs, skin on', 'bone-in-chicken-thigh'],
  ['bone-in-chicken-breast', '750 g chicken breast on the bone, skinned', 'chicken-breast'],
  ['pancetta', '120 g smoked lardons', 'lardons'],
  ['pancetta', '120 g pancetta, diced', 'pancetta'],
  ['spinach', '100 g spinach', 'spinach'],
  ['constructor', 'double cream', 'constructor'],
])('%s in %j is measured as %s', (foodId, text, row) => {
  expect(measuredAs(foodId, text)).toBe(row)
})

test('double cream is richer than whipping cream, roast chicken than its breast', () => {
  expect(nutritionOf('double-cream')?.per100g.fat).toBeGreaterThan(
    nutritionOf('heavy-cream')?.per100g.fat ?? 99,
  )
  expect(nutritionOf('cooked-chicken')?.per100g.fat).toBeGreaterThan(
    nutritionOf('cooked-chicken-breast')?.per100g.fat ?? 99,
  )
})
