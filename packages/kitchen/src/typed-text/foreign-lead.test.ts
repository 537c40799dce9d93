import { expect, test } from 'vitest'
import { parseShoppingText } from '../shopping/shopping-text'
import { numberForeignLead } from './foreign-lead'

test.each([
  ['drei Äpfel', 'DE', '3 Äpfel'],
  ['ein halbes Brot', 'DE', '1/2 Brot'],
  ['ein paar Möhren', 'DE', 'Möhren'],
  ['Bund Petersilie', 'DE', '1 Bund Petersilie'],
  ['zwei Becher Sahne', 'AT', '2 Becher Sahne'],
  ['Petersilie', 'DE', 'Petersilie'],
  ['2 Zwiebeln', 'DE', '2 Zwiebeln'],
  ['une botte de persil', 'FR', '1 botte de persil'],
  ['quelques carottes', 'FR', 'carottes'],
  ['un poco de sal', 'ES', 'sal'],
  ['mezza cipolla', 'IT', '1/2 cipolla'],
  ['een paar uien', 'NL', 'uien'],
  ['drei Äpfel', 'GB', 'drei Äpfel'],
  ['ein', 'DE', 'ein'],
  ['', 'DE', ''],
])('%s in %s is %s', (text, country, read) => {
  expect(numberForeignLead(text, country)).toBe(read)
})

test.each([
  ['pint of milk', 'GB', 'whole-milk', { unit: 'ml' }],
  ['gallon 2% milk', 'US', '2-milk', { unit: 'gallon' }],
  ['couple of onions', 'GB', 'onion', { unit: 'piece' }],
  ['silverbeet bunch', 'AU', 'swiss-chard', { unit: 'bunch' }],
  ['cheddar, a big block', 'GB', 'cheddar-cheese', { unit: 'block' }],
  ['Paprika rot 2 Stück', 'DE', 'red-bell-pepper', { unit: 'piece' }],
  ['caster sugar 1kg bag', 'GB', 'white-sugar', { unit: 'kg' }],
])('%s in %s is %s', (text, country, foodId, quantity) => {
  expect(parseShoppingText(text, country)).toMatchObject({ foodId, quantity })
})

test.each(['pint glass', 'glad wrap', 'pound cake'])('%s is no measure of something', (text) => {
  expect(parseShoppingText(text, 'GB').quantity).toBeUndefined()
})
