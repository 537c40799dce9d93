import { expect, test } from 'vitest'
import { isPartHeading, markPartHeadings } from './part-headings'

test.each([
  'For the glaze',
  'FOR THE LOAF',
  'Für die Soße',
  'Für die helle Soße',
  'FÜR DIE SUPPE',
  'Zum Servieren',
  'Pour la pâte',
  'Pour l’assaisonnement',
  'Para la masa',
  'Per il ripieno',
  'Voor de saus',
  'Do podania',
  'Za ukras',
  'To serve',
])('%s names a part of a dish', (line) => {
  expect(isPartHeading(line)).toBe(true)
})

test.each([
  'For the glaze, 2 eggs',
  'For the glaze: icing sugar',
  'For frying: oil',
  'Zum Braten Öl',
  'Für den Teig Mehl',
  'Salt to taste',
  'Para decorar nueces',
  '2 eggs for the glaze',
  'Glaze',
  'Butter for the tin',
  'For the dough that you made the day before it',
])('%s may name a food', (line) => {
  expect(isPartHeading(line)).toBe(false)
})

test('a heading is followed by a line that is none', () => {
  expect(markPartHeadings(['For the loaf', '2 eggs', 'For the glaze'])).toEqual([
    'For the loaf:',
    '2 eggs',
    'For the glaze',
  ])
})
