import { expect, test } from 'vitest'
import { receiptLanguage } from './receipt-language'

test.each([
  ['SUMME 9,47\nRückgeld 0,53', 'de'],
  ['TOTAL A PAYER 9,47\nDont TVA 0,50', 'fr'],
  ['TOTAL A PAGAR 9,47\nEFECTIVO 10,00', 'es'],
  ['TOTALE EURO 9,47\nRESTO 0,53', 'it'],
  ['TOTAAL 9,47\nPINNEN 9,47', 'nl'],
  ['SUMA PLN 9,47\nGotówka 10,00', 'pl'],
  ['UKUPNO 9,47\nGOTOVINA 10,00', 'hr'],
])('%s', (text, language) => {
  expect(receiptLanguage(text)).toBe(language)
})

test.each(['', 'MILK 1.20\nTOTAL 1.20', 'SUBTOTAL 9.47\nTPS TVA\nCHANGE 0.53\nCASH 10.00'])(
  'English, or not known: %s',
  (text) => {
    expect(receiptLanguage(text)).toBeUndefined()
  },
)
