import { describe, expect, test } from 'vitest'
import { isLength, measuringWordAt } from './measuring-word'
import { tokenizeLine } from './tokens'

describe('a measuring word in a line', () => {
  test.each([
    ['g butter', 'g', 'g', 1],
    ['Tablespoons oil', 'tbsp', 'Tablespoons', 1],
    ['T oil', 'tbsp', 'T', 1],
    ['t oil', 'tsp', 't', 1],
    ['c flour', 'cup', 'c', 1],
    ['oz. cheese', 'oz', 'oz', 2],
    ['-oz can', 'oz', 'oz', 2],
    ['fl oz milk', 'fl-oz', 'fl oz', 2],
    ['fl. oz. milk', 'fl-oz', 'fl oz', 4],
    ['fluid ounces milk', 'fl-oz', 'fluid ounces', 2],
    ['table spoons oil', 'tbsp', 'table spoons', 2],
    ['tins beans', 'can', 'tins', 1],
    ['can(s) beans', 'can', 'can', 4],
    ['rashers bacon', 'slice', 'rashers', 1],
    ['sprigs thyme', 'sprig', 'sprigs', 1],
    ['fistful parsley', 'handful', 'fistful', 1],
    ['pouches rice', 'pack', 'pouch', 1],
    ['branches thyme', 'sprig', 'branch', 1],
    ['dollops cream', undefined, 'dollop', 1],
    ['cm piece', undefined, 'cm', 1],
    ['inches long', undefined, 'inch', 2],
    ['inch-thick slices', undefined, 'inch', 1],
    ['in piece', undefined, 'inch', 1],
  ])('%s', (text, unit, unitText, next) => {
    const word = measuringWordAt(tokenizeLine(text), 0)
    expect(word?.unit).toBe(unit)
    expect(word).toMatchObject({ unitText, next })
  })

  test.each([
    'large eggs',
    'whole chicken',
    'small onion',
    'each',
    'rib eye steak',
    'fillet steaks',
    'stem ginger',
    'glass noodles',
    'link sausages',
    'pot roast',
    'leaf spinach',
    'in the shell',
    'butter',
    'constructor',
    '(g)',
    '',
  ])('none in %j', (text) => {
    expect(measuringWordAt(tokenizeLine(` ${text}`), 0)).toBeUndefined()
  })

  test('lengths are distinguished from weights', () => {
    expect(isLength('cm')).toBe(true)
    expect(isLength('inch')).toBe(true)
    expect(isLength('g')).toBe(false)
  })
})
