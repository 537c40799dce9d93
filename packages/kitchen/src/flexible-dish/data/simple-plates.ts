import type { BaseDish } from '../base-dish'
import type { DishFilling, Pick } from '../dish-filling'
import { joinWords, titleWith, upperFirst } from '../dish-filling'
import {
  finishStep,
  formatMinutes,
  liquidPhrase,
  softenMinutes,
  softenStep,
  staggerCooking,
  toastSpices,
  untilDone,
  untilSimmered,
  waterBeside,
} from '../step-phrases'
import { coldFoods } from './cold-foods'
import { cookedVegetables, fatSlot, garlicSlot, onionSlot, optionalSlot, stockSlot } from './slots'

const noFat = { ...fatSlot, least: 0 }
const ovenMains = [
  'poultry',
  'poultry-bone',
  'bird',
  'chop',
  'pork',
  'sausage',
  'plant-sausage',
  'patty',
  'breaded',
  'oily-fish',
  'white-fish',
  'tofu',
  'halloumi',
  'cured',
  'bean',
]
const potMains = [
  'poultry',
  'stewing',
  'white-fish',
  'oily-fish',
  'prawn',
  'seafood',
  'sausage',
  'plant-sausage',
  'patty',
  'tofu',
  'cured',
  'mince',
  'plant-mince',
  'bean',
]
const boiledStarches = ['rice', 'brown-rice', 'grain', 'long-grain', 'couscous', 'pasta', 'noodle']
const breads = ['bread', 'baguette', 'flatbread', 'crispbread']
const potStarches = [...boiledStarches, 'risotto-rice', 'rice-noodle', 'lentil', 'red-lentil']
/** Water per serving that a starch drinks in the pot, in millilitres. */
const waterFor: Readonly<Record<string, number>> = {
  couscous: 120,
  pasta: 320,
  noodle: 320,
  'rice-noodle': 320,
  lentil: 300,
  'red-lentil': 280,
  'risotto-rice': 300,
}

const roastWord = (pick: Pick | undefined) =>
  ['bird', 'poultry', 'poultry-bone', 'chop', 'pork', 'sausage'].includes(pick?.fact?.class ?? '')
    ? 'Roast'
    : 'Oven-Baked'
const longestIn = (picks: readonly Pick[]) =>
  Math.max(...picks.map(({ fact }) => fact?.roastMinutes ?? 0), 10)
const withBare = (f: DishFilling, ...slots: readonly string[]) =>
  f.has(...slots) ? ` with ${f.bare(...slots)}` : ''

/** How long the starch on the side boils; bread needs no time. */
function boilingMinutes(f: DishFilling): number {
  const [starch] = f.of('starch')
  return !starch || breads.includes(starch.fact?.class ?? '') ? 0 : (starch.fact?.simmerMinutes ?? 12)
}

/** Describes the starch on the side: boiled, or bread as it is. */
function besideStep(f: DishFilling): string {
  const minutes = boilingMinutes(f)
  if (minutes === 0) return ''
  return `Meanwhile, boil ${f.the('starch')} in salted water for ${formatMinutes(minutes)}, until tender, and drain.`
}

/** Plates that need little: no fat, no stock, and nothing beside the food itself. Example: `simplePlates[0]?.id` is 'oven-plate'. */
export const simplePlates: readonly BaseDish[] = [
  {
    id: 'oven-plate',
    kind: 'plain-roast',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['roast', 'easy', 'plain'],
    slots: [
      { name: 'main', classes: ovenMains, cookedBy: 'oven', least: 1, most: 1, cut: 'pot' },
      {
        name: 'vegetables',
        classes: [...cookedVegetables, 'beet', 'potato', 'chips'],
        cookedBy: 'oven',
        least: 0,
        most: 3,
        cut: 'pot',
        mixesAlike: true,
      },
      optionalSlot('starch', [...boiledStarches, ...breads]),
      { ...onionSlot, cut: 'pot' },
      { ...noFat, grams: 8 },
    ],
    seasoning: {
      families: [
        'plain',
        'french',
        'italian',
        'spanish',
        'middle-eastern',
        'indian',
        'chinese',
        'mexican',
        'thai',
      ],
      dry: 1,
      herb: true,
      acid: true,
    },
    liking: 0.25,
    write: (f) => {
      const [pick] = f.of('main')
      const picks = f.of('main', 'vegetables', 'onion')
      const longest = longestIn(picks)
      const late = picks.filter(({ fact }) => longest - (fact?.roastMinutes ?? longest) >= 8)
      const first = picks.filter((one) => !late.includes(one))
      const rest = late.length === 0 ? 0 : longestIn(late)
      const names = (all: readonly Pick[]) => joinWords(all.map(({ name }) => name))
      return {
        title: titleWith(`${roastWord(pick)} ${f.things('main')}`, f.things('vegetables', 'starch')),
        description: `${upperFirst(f.bare('main'))} from the oven${withBare(f, 'vegetables', 'starch')}: put it in, and it looks after itself.`,
        minutes: { prep: 10, cook: Math.max(longest, boilingMinutes(f)) + 5 },
        steps: [
          `Heat the oven to 200 °C. Put the ${names(first)} into a roasting tin${f.if('fat', (fat) => `, turn in ${late.length > 0 ? 'half of ' : ''}${fat}`)} and season with salt and pepper${f.if('dry', (dry) => ` and ${dry}`)}.`,
          late.length === 0
            ? `Roast for ${formatMinutes(longest)}, turning once.`
            : `Roast for ${formatMinutes(longest - rest)}. Add the ${names(late)}${f.if('fat', (fat) => ` and the rest of ${fat}`)} and roast for ${formatMinutes(rest)} more.`,
          besideStep(f),
          `${pick ? `Check that it is done: leave it in for a few minutes more if need be, ${untilDone(pick)}. ` : ''}${f.if('acid', (acid) => `Spoon over ${acid}. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Serve hot${f.if('starch', (these) => ` with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'pot-plate',
    kind: 'plain-pot',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['one-pan', 'easy', 'plain'],
    slots: [
      { name: 'main', classes: potMains, cookedBy: 'pot', least: 1, most: 1, cut: 'pan' },
      {
        name: 'vegetables',
        classes: [...cookedVegetables, 'potato'],
        cookedBy: 'pot',
        least: 0,
        most: 3,
        cut: 'pot',
        mixesAlike: true,
      },
      optionalSlot('starch', [...boiledStarches, ...breads]),
      stockSlot,
      onionSlot,
      garlicSlot,
      noFat,
    ],
    seasoning: {
      families: [
        'plain',
        'french',
        'italian',
        'spanish',
        'indian',
        'chinese',
        'thai',
        'mexican',
        'middle-eastern',
      ],
      dry: 2,
      herb: true,
      acid: true,
    },
    liking: 0.2,
    accepts: (f) => f.has('vegetables', 'starch', 'onion'),
    water: (f) => waterBeside(f, 250),
    write: (f) => {
      const [pick] = f.of('main')
      const cooked = staggerCooking(
        f.of('main', 'vegetables'),
        (fact) => fact.simmerMinutes,
        'simmer',
        'tender and done',
      )
      return {
        title: titleWith(`${f.title('main', 'vegetables')} Stew`, f.things('starch')),
        description: `${upperFirst(f.bare('main'))} simmered gently${withBare(f, 'vegetables', 'onion')} in a light broth: plain and good.`,
        minutes: { prep: 10, cook: softenMinutes(f) + cooked.minutes + 6 },
        steps: [
          `${softenStep(f, 'a large pot')}${toastSpices(f)}`,
          `Pour in ${liquidPhrase(f, 250)} and bring to a simmer. ${cooked.text}`,
          besideStep(f),
          `${pick ? `Cook on for a few minutes if need be, ${untilSimmered(pick)}. ` : ''}${finishStep(f, f.has('starch') ? `serve with ${f.the('starch')}` : 'serve in deep plates')}`,
        ],
      }
    },
  },
  {
    id: 'one-pot-grain',
    kind: 'one-pot',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['one-pan', 'easy', 'grains'],
    slots: [
      { name: 'starch', classes: potStarches, cookedBy: 'pot', least: 1, most: 1 },
      {
        name: 'vegetables',
        classes: cookedVegetables,
        cookedBy: 'pot',
        least: 0,
        most: 3,
        cut: 'pot',
        mixesAlike: true,
      },
      {
        name: 'main',
        classes: [
          'bean',
          'poultry',
          'cooked-meat',
          'sausage',
          'cured',
          'ham',
          'tofu',
          'prawn',
          'white-fish',
          'oily-fish',
          'tinned-fish',
        ],
        cookedBy: 'pot',
        least: 0,
        most: 1,
      },
      onionSlot,
      garlicSlot,
      optionalSlot('creamy', ['cream', 'soft-cheese', 'sour-cream', 'coconut-milk', 'cottage'], {
        grams: 40,
      }),
      optionalSlot('cheese', ['hard', 'melting', 'crumbly', 'blue', 'ripened', 'mozzarella'], { grams: 30 }),
      stockSlot,
      noFat,
    ],
    seasoning: {
      families: [
        'plain',
        'italian',
        'indian',
        'french',
        'spanish',
        'mexican',
        'middle-eastern',
        'chinese',
        'thai',
      ],
      dry: 2,
      herb: true,
      acid: true,
    },
    liking: 0.3,
    accepts: (f) => f.has('vegetables', 'main'),
    water: (f) => waterBeside(f, waterFor[f.of('starch')[0]?.fact?.class ?? ''] ?? 220),
    write: (f) => {
      const [starch] = f.of('starch')
      const need = waterFor[starch?.fact?.class ?? ''] ?? 220
      const cooked = staggerCooking(
        f.of('starch', 'vegetables', 'main'),
        (fact) => fact.simmerMinutes,
        'simmer',
        'tender',
      )
      const [pick] = f.of('main')
      return {
        title: titleWith(`One-Pot ${f.title('starch')}`, f.things('main', 'vegetables')),
        description: `${upperFirst(f.bare('starch'))} cooked together with ${f.bare('main', 'vegetables')}: one pot, and little to wash up.`,
        minutes: { prep: 10, cook: softenMinutes(f) + cooked.minutes + 6 },
        steps: [
          `${softenStep(f, 'a large pot')}${toastSpices(f)}`,
          `Pour in ${liquidPhrase(f, need)} and bring to the boil. ${cooked.text} Stir now and then, and add a splash of hot water if it gets dry.`,
          `${pick ? `Cook on for a few minutes if need be, ${untilSimmered(pick)}. ` : ''}${f.if(['sauce'], (these) => `Stir in ${these}. `)}${f.if(['creamy', 'cheese'], (these) => `Fold in ${these} off the heat.`)}`,
          finishStep(f),
        ].filter((step) => step.trim() !== ''),
      }
    },
  },
  {
    id: 'cold-plate',
    kind: 'cold-plate',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['no-cook', 'easy', 'plain'],
    slots: [
      { name: 'main', classes: coldFoods, least: 1, most: 2, grams: 90, cut: 'whole' },
      optionalSlot('bread', [...breads, 'bun', 'bagel', 'wrap'], { least: 1 }),
      {
        name: 'vegetables',
        classes: ['tomato', 'cucumber', 'radish', 'pepper', 'lettuce', 'avocado', 'root', 'stem', 'greens'],
        suits: 'salad',
        least: 0,
        most: 3,
        cut: 'raw',
      },
      optionalSlot('fruit', ['grape', 'orchard', 'stone-fruit', 'melon'], { suits: 'salad', grams: 60 }),
      optionalSlot('spread', ['butter', 'mayonnaise', 'hummus'], { grams: 10, share: 0.5 }),
    ],
    seasoning: {
      families: ['plain', 'french', 'italian', 'spanish', 'middle-eastern', 'mexican'],
      herb: true,
    },
    liking: 0.25,
    write: (f) => ({
      title: titleWith(`${f.title('main')} Plate`, f.things('vegetables', 'bread')),
      description: `A cold plate of ${f.bare('main', 'vegetables', 'fruit')} with ${f.bare('bread')}, for an evening without a stove.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `Slice or unwrap ${f.the('main')} and arrange on plates${f.if(['vegetables', 'fruit'], (these) => ` with ${these}`)}.`,
        `Toast ${f.the('bread')} until golden if you like${f.if('spread', (these) => ` and spread with ${these}`)}.`,
        `${f.if('herb', (herb) => `Scatter with ${herb}. `)}Season with salt and pepper and serve with ${f.the('bread')}.`,
      ],
    }),
  },
  {
    id: 'potato-plate',
    kind: 'potato-plate',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['potatoes', 'easy', 'plain'],
    slots: [
      { name: 'potatoes', classes: ['potato'], least: 1, most: 1, cut: 'pot' },
      {
        name: 'main',
        classes: [...coldFoods, 'yoghurt', 'sour-cream'],
        least: 1,
        most: 2,
        grams: 110,
        cut: 'whole',
      },
      {
        name: 'vegetables',
        classes: ['tomato', 'cucumber', 'radish', 'pepper', 'lettuce'],
        suits: 'salad',
        least: 0,
        most: 2,
        cut: 'raw',
      },
      optionalSlot('onion', ['spring-onion', 'onion'], { grams: 15, cut: 'raw', share: 0.5 }),
      { ...noFat, grams: 6 },
    ],
    seasoning: {
      families: ['plain', 'french', 'italian', 'spanish', 'middle-eastern', 'mexican'],
      herb: true,
    },
    liking: 0.25,
    write: (f) => ({
      title: titleWith('Boiled Potatoes', f.things('main', 'vegetables')),
      description: `Hot potatoes with ${f.bare('main', 'vegetables')}: an old supper, and still a good one.`,
      minutes: { prep: 10, cook: 18 },
      steps: [
        `Boil ${f.the('potatoes')} in salted water for 18 minutes, until tender when pierced, and drain.`,
        `Meanwhile ${f.has('onion', 'herb') ? `mix ${f.the('main')} with ${f.the('onion', 'herb')}` : `set out ${f.the('main')}`} and season with salt and pepper.`,
        `Serve the hot potatoes${f.if('fat', (fat) => ` with ${fat} over them`)}, and ${f.the('main', 'vegetables')} beside.`,
      ],
    }),
  },
]
