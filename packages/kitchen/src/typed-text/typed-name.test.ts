import { describe, expect, test } from 'vitest'
import { readTypedLines } from './typed-lines'

const read = (text: string, country: string) =>
  readTypedLines(text, country).map(({ item: { foodId, amount, unit } }) =>
    `${foodId === null ? 'no food' : (foodId ?? 'unknown')} ${amount} ${unit}`.trim(),
  )

describe('lines as shoppers write them', () => {
  test.each([
    // A number word that begins a name.
    ['half and half', 'US', ['half-and-half 1']],
    ['1 pint half & half', 'US', ['half-and-half 1 pint']],
    // Short forms and till abbreviations.
    ['chx breast', 'US', ['chicken-breast 1']],
    ['mac n cheese x3', 'US', ['macaroni-and-cheese 3']],
    ['GF pasta', 'US', ['gluten-free-pasta 1']],
    ['ground chuck 2#', 'US', ['ground-beef-80-20 2 lb']],
    ['18 ct eggs', 'US', ['egg 18']],
    // A flavour is no item.
    ['salt & vinegar crisps', 'GB', ['potato-chips 1']],
    // A container tells what a name means, and one that leads is one.
    ['1 bag salad', 'GB', ['mixed-salad-leaves 1 bag']],
    ['bunch spring onions', 'GB', ['green-onion 1 bunch']],
    ['russets 5 lb bag', 'US', ['russet-potato 5 lb']],
    ['tin toms x4', 'GB', ['canned-tomatoes 4 cans']],
    ['tin foil', 'GB', ['no food 1']],
    ['rockmelon half', 'AU', ['cantaloupe 0.5']],
    // The language of the country.
    ['1 Netz Zwiebeln', 'DE', ['onion 1 bag']],
    ['TK Spinat', 'DE', ['frozen-spinach 1']],
    ['Spülmittel und Küchenrolle', 'DE', ['no food 1', 'no food 1']],
    ['pâtes, riz, sel', 'FR', ['dry-pasta 1', 'white-rice 1', 'salt 1']],
    ['oignons x3', 'FR', ['onion 3']],
  ])('%s (%s)', (text, country, items) => expect(read(text, country)).toEqual(items))

  test('what nobody knows stays unknown', () => {
    for (const text of ['blorf', '2 kg zwibbel', 'une chose'])
      for (const country of ['GB', 'DE', 'FR']) expect(read(text, country)[0]).toContain('unknown')
  })
})
