import { describe, expect, test } from 'vitest'
import { cautionsOf } from './recipe-caution'

const ids = (title: string, lines: readonly string[], steps: readonly string[]) =>
  cautionsOf({ title, lines, steps }).map(({ id }) => id)

describe('cautions for people at risk', () => {
  test.each([
    [
      'Eggs on toast',
      ['2 eggs', 'bread'],
      ['Fry the eggs until the whites are set but the yolks still runny.'],
      ['runny-egg'],
    ],
    ['Ramen', ['2 eggs', 'noodles'], ['Soft-boil the eggs for six minutes.'], ['runny-egg']],
    ['Shakshuka', ['4 eggs', 'tomatoes'], ['Cover and simmer until the whites are just set.'], ['runny-egg']],
    ['Çılbır', ['4 eggs'], ['Poach until the whites feel firm and the yolks soft.'], ['runny-egg']],
    ['Skillet eggs', ['4 eggs'], ['Steam until the whites have set.'], ['runny-egg']],
    ['Baked eggs', ['4 eggs'], ['Cook until the yolks still wobble.'], ['runny-egg']],
    ['Lamb', ['8 lamb cutlets'], ['Grill the cutlets. They are rosy at 60 °C.'], ['rare-meat']],
    ['Tiramisù', ['4 eggs', 'mascarpone'], ['Boil the coffee. Whisk yolks and sugar.'], ['raw-egg']],
    ['Aïoli', ['1 egg yolk', 'garlic', 'olive oil'], ['Whisk the oil in drop by drop.'], ['raw-egg']],
    [
      'Chip shop sauce',
      ['1 egg yolk', 'oil'],
      ['Whisk the yolk with mustard, then the oil, to a mayonnaise.'],
      ['raw-egg'],
    ],
    [
      'No-bake slice',
      ['1 egg', 'biscuits', 'butter'],
      ['Stir the egg into everything and chill.'],
      ['raw-egg'],
    ],
    [
      'Steak',
      ['2 sirloin steaks'],
      ['Sear for two minutes a side for medium-rare, then rest.'],
      ['rare-meat'],
    ],
    ['Duck', ['2 duck breasts'], ['Roast for six minutes; it should be pink in the middle.'], ['rare-meat']],
    ['Roast', ['1 kg beef joint'], ['Not long, so that the meat stays pink.'], ['rare-meat']],
    ['Toast', ['2 eggs'], ['Cook the eggs, not too long: the yolks stay runny.'], ['runny-egg']],
    ['Sea bass ceviche', ['sea bass', 'limes'], ['Cover the fish with the juice.'], ['raw-fish']],
    ['Salmon tartare', ['salmon'], ['Dice.'], ['raw-fish']],
    ['Bagels', ['bagels', '100 g smoked salmon'], ['Fill the bagels.'], ['smoked-fish']],
    ['Fondue', ['unpasteurised Gruyère'], ['Melt the cheese.'], ['raw-milk']],
    ['Baked camembert', ['1 camembert'], ['Bake.'], ['soft-cheese']],
    ['Salad', ['a handful of alfalfa sprouts'], ['Toss everything.'], ['raw-sprouts']],
    ['Granola', ['2 tbsp honey', 'oats'], ['Bake until crisp.'], ['honey']],
    ['Sorbet', ['lemons', '50 ml vodka'], ['Churn the juice with the vodka.'], ['alcohol']],
  ])('%s', (title, lines, steps, expected) => expect(ids(title, lines, steps)).toEqual(expected))

  test.each([
    ['Carp', ['1 kg carp', 'beef stock'], ['Whisk the cream with the paprika until it is evenly pink.']],
    [
      'Pericos',
      ['4 eggs', 'tomatoes'],
      ['Fry the tomatoes until they look jammy. Cook the eggs until firm.'],
    ],
    ['Cake', ['4 eggs', 'oranges'], ['The batter is runny. Bake at 180 °C for an hour.']],
    ['Omelette', ['3 eggs'], ['Whisk the eggs and cook until firm.']],
    ['Sponge', ['4 eggs', 'flour'], ['Fold in the flour. Bake at 180 °C for 25 minutes.']],
    ['Chicken', ['chicken thighs'], ['Roast until no longer pink and the juices run clear.']],
    ['Tacos', ['beef mince'], ['Fry the mince until not a pink crumb is left.']],
    ['Noodles', ['pork mince'], ['Fry the mince until nothing is pink.']],
    ['Pie', ['pork mince'], ['Fry the mince until it has lost all its pink.']],
    ['Hash', ['2 eggs'], ['Fry the eggs, covered, with no runny egg left.']],
    ['Fried rice', ['4 eggs'], ['Cook the eggs until the yolks are no longer runny.']],
    ['Prawns', ['300 g prawns'], ['Fry until they turn pink.']],
    ['Baba ganoush', ['2 eggplants'], ['Grill them.']],
    ['Stir-fry', ['bean sprouts', 'tofu'], ['Fry the tofu, add the bean sprouts and fry two minutes.']],
    ['Stew', ['beef', '200 ml red wine'], ['Pour in the wine and simmer for two hours.']],
    ['Dressing', ['red wine vinegar', 'oil'], ['Whisk.']],
    ['Quiche', ['3 eggs', 'cream'], ['Bake until just set.']],
    ['Carrot salad', ['carrots', 'lemon'], ['Grate and toss.']],
    ['Mousse', ['200 g chocolate', 'aquafaba'], ['Whip and fold.']],
    ['Ice cream', ['4 egg yolks', 'milk'], ['Heat the custard to 75 °C, stirring. Chill and churn.']],
    ['Fish and chips', ['cod', 'tartare sauce'], ['Fry the fish.']],
    ['Salad with pink grapefruit', ['chicken', 'pink grapefruit'], ['Fry the chicken through.']],
  ])('none in %s', (title, lines, steps) => expect(ids(title, lines, steps)).toEqual([]))

  test('has the words that led to it', () => {
    const [caution] = cautionsOf({ title: 'Eggs', lines: ['2 eggs'], steps: ['Poach the eggs.'] })
    expect(caution).toMatchObject({ id: 'runny-egg', what: 'Runny egg', because: 'poach the eggs' })
  })
})
