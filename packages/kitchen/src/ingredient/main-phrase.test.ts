import { describe, expect, test } from 'vitest'
import { isFoodName, joinTokens } from './food-choices'
import { findMainPhrase } from './main-phrase'
import { tokenizeLine } from './tokens'

function splitPhrases(line: string): string[] {
  const { main, asides } = findMainPhrase(tokenizeLine(line), isFoodName)
  return [main, ...asides].map(joinTokens)
}

describe('the phrase that names the food', () => {
  test.each([
    ['butter', ['butter']],
    ['butter, cubed', ['butter', 'cubed']],
    ['butter (cold), cubed', ['butter', 'cold', 'cubed']],
    ['thick, creamy yogurt', ['thick, creamy yogurt']],
    ['boneless, skinless thighs, diced', ['boneless, skinless thighs', 'diced']],
    ['peeled, chopped tomatoes', ['peeled, chopped tomatoes']],
    ['orange, zest only', ['orange', 'zest only']],
    ['orange, peeled and sliced', ['orange', 'peeled and sliced']],
    ['red, yellow or green peppers', ['red, yellow or green peppers']],
    ['apple, pear, or quince jelly', ['apple, pear, or quince jelly']],
    ['parsley, dill or mint', ['parsley, dill or mint']],
    ['butter, softened or melted', ['butter', 'softened or melted']],
    ['salt, or more to taste', ['salt', 'or more to taste']],
    ['milk, or water', ['milk', 'or water']],
    ['smoked (sweet) paprika', ['smoked sweet paprika']],
    ['red (bell) peppers, sliced', ['red bell peppers', 'sliced']],
    ['onion (peeled) chopped', ['onion chopped', 'peeled']],
    ['beef, cut into 1-inch (2.5 cm) cubes', ['beef', 'cut into 1-inch (2.5 cm) cubes']],
    ['(large) onion', ['onion', 'large']],
    ['skinless, boneless chicken breast halves', ['skinless, boneless chicken breast halves']],
    ['skinless, cut into halves', ['skinless', 'cut into halves']],
    ['stock, homemade or store-bought', ['stock', 'homemade or store-bought']],
    ['red peppers, fresh or frozen', ['red peppers', 'fresh or frozen']],
    ['parsley, dill and sour cream, to serve', ['parsley, dill and sour cream', 'to serve']],
    ['butter, eggs, and milk', ['butter, eggs, and milk']],
    ['lemon, zest and juice', ['lemon', 'zest and juice']],
    ['leeks, washed and sliced', ['leeks', 'washed and sliced']],
    ['(see note)', ['', 'see note']],
    ['', ['']],
  ])('%s', (line, phrases) => {
    expect(splitPhrases(line)).toEqual(phrases)
  })

  test('many brackets are parsed', () => {
    expect(splitPhrases('(a) b '.repeat(100))[0]).toContain('b')
  })
})
