import type { BaseDish } from '../base-dish'
import { titleWith, upperFirst } from '../dish-filling'
import { formatMinutes, staggerCooking, untilDone } from '../step-phrases'
import { coldFoods } from './cold-foods'
import { cookedVegetables, fatSlot, garlicSlot, onionSlot, optionalSlot } from './slots'

const anyFamily = [
  'plain',
  'french',
  'italian',
  'spanish',
  'middle-eastern',
  'indian',
  'chinese',
  'thai',
  'mexican',
] as const
const noFat = { ...fatSlot, least: 0 }
const roastable = [...cookedVegetables, 'beet', 'potato', 'chips', 'onion', 'garlic']
const mashable = ['potato', 'root', 'squash', 'brassica', 'pea', 'stem']
const raw = [
  'lettuce',
  'cucumber',
  'tomato',
  'radish',
  'avocado',
  'pepper',
  'leaf',
  'greens',
  'stem',
  'root',
  'beet',
]

/** Sides and starters of a single food or a few, with nothing else needed. Example: `simpleSides[0]?.id` is 'steamed-vegetables'. */
export const simpleSides: readonly BaseDish[] = [
  {
    id: 'steamed-vegetables',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['quick', 'healthy'],
    tags: ['vegetables', 'side', 'easy'],
    slots: [
      {
        name: 'vegetables',
        classes: cookedVegetables,
        cookedBy: 'pot',
        least: 1,
        most: 4,
        cut: 'pot',
        mixesAlike: true,
      },
      { ...noFat, grams: 5 },
    ],
    seasoning: { families: anyFamily, herb: true, acid: true },
    liking: 0.25,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.simmerMinutes, 'cook')
      return {
        title: `Steamed ${f.things('vegetables')}`,
        description: `${upperFirst(f.bare('vegetables'))} cooked in a little water until just tender, to go beside a main.`,
        minutes: { prep: 5, cook: cooked.minutes + 3 },
        steps: [
          'Bring two fingers of salted water to the boil in a wide pan with a lid.',
          `${cooked.text} Keep the lid on.`,
          `Drain${f.if('fat', (fat) => ` and toss with ${fat}`)}. Season with salt and pepper${f.if('acid', (acid) => ` and ${acid}`)}${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve hot.`,
        ],
      }
    },
  },
  {
    id: 'roast-vegetables',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['healthy'],
    tags: ['vegetables', 'side', 'roast'],
    slots: [
      {
        name: 'vegetables',
        classes: roastable,
        cookedBy: 'oven',
        least: 1,
        most: 4,
        cut: 'pot',
        mixesAlike: true,
      },
      { ...noFat, grams: 8 },
    ],
    seasoning: { families: anyFamily, dry: 1, herb: true, acid: true },
    liking: 0.25,
    write: (f) => {
      const longest = Math.max(...f.of('vegetables').map(({ fact }) => fact?.roastMinutes ?? 20))
      return {
        title: `Oven-Roast ${f.things('vegetables')}`,
        description: `${upperFirst(f.bare('vegetables'))} roasted until soft and sweet, to go beside a main.`,
        minutes: { prep: 10, cook: longest },
        steps: [
          `Heat the oven to 200 °C. Spread ${f.the('vegetables')} on a baking tray${f.if('fat', (fat) => ` and toss with ${fat}`)}.`,
          `Season with salt and pepper${f.if('dry', (dry) => ` and ${dry}`)} and roast for ${formatMinutes(longest)}, until tender. Take out whatever is done sooner.`,
          `${f.if('acid', (acid) => `Spoon over ${acid}. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Serve hot, or warm as a salad.`,
        ],
      }
    },
  },
  {
    id: 'raw-vegetables',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['quick', 'healthy'],
    tags: ['vegetables', 'side', 'no-cook'],
    slots: [
      { name: 'vegetables', classes: raw, suits: 'salad', least: 1, most: 4, cut: 'raw', mixesAlike: true },
      optionalSlot('dip', ['yoghurt', 'hummus', 'soft-cheese', 'cottage', 'sour-cream', 'mayonnaise'], {
        grams: 40,
        share: 0.5,
      }),
    ],
    seasoning: { families: anyFamily, herb: true, acid: true },
    liking: 0.2,
    write: (f) => ({
      title: f.has('dip')
        ? titleWith(`Raw ${f.things('vegetables')}`, f.things('dip'))
        : `Fresh ${f.things('vegetables')}`,
      description: `${upperFirst(f.bare('vegetables'))}, fresh and crisp beside the meal.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `Wash ${f.the('vegetables')} well and arrange in a bowl or on a plate.`,
        f.has('dip')
          ? `Stir ${f.the('dip', 'herb', 'acid')} together with a little salt and pepper.`
          : `Season with salt and pepper${f.if('acid', (acid) => ` and ${acid}`)}${f.if('herb', (herb) => ` and scatter with ${herb}`)}.`,
        `Serve at once, while everything is crisp${f.if('dip', (dip) => `, with ${dip} to dip`)}.`,
      ],
    }),
  },
  {
    id: 'mash',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['healthy'],
    tags: ['side', 'comfort'],
    slots: [
      {
        name: 'vegetables',
        classes: mashable,
        cookedBy: 'pot',
        least: 1,
        most: 2,
        grams: 180,
        cut: 'pot',
        mixesAlike: true,
      },
      {
        name: 'creamy',
        classes: ['milk', 'cream', 'sour-cream', 'soft-cheese', 'yoghurt', 'sour-milk', 'blue', 'ripened'],
        least: 1,
        most: 2,
        grams: 50,
      },
      { ...noFat, classes: ['butter'], grams: 8 },
    ],
    seasoning: { families: anyFamily, herb: true },
    liking: 0.3,
    write: (f) => {
      const longest = Math.max(...f.of('vegetables').map(({ fact }) => fact?.simmerMinutes ?? 15)) + 3
      return {
        title: titleWith(`${f.title('vegetables')} Mash`, f.things('creamy')),
        description: `${upperFirst(f.bare('vegetables'))} boiled soft and mashed with ${f.bare('creamy')}.`,
        minutes: { prep: 10, cook: longest + 2 },
        steps: [
          `Boil ${f.the('vegetables')} in salted water for ${formatMinutes(longest)}, until completely soft, and drain well.`,
          `Add ${f.the('creamy', 'fat')} and mash until smooth.`,
          `Season with salt and pepper${f.if('herb', (herb) => ` and stir in ${herb}`)}. Serve hot.`,
        ],
      }
    },
  },
  {
    id: 'boiled-eggs',
    kind: 'boiled-egg',
    course: 'Main Dish',
    occasions: ['breakfast', 'quick'],
    tags: ['eggs', 'breakfast', 'easy'],
    slots: [
      { name: 'eggs', classes: ['egg'], least: 1, most: 1, share: 0.5 },
      optionalSlot('bread', ['bread', 'baguette', 'crispbread', 'bun']),
      optionalSlot('spread', ['butter'], { grams: 6 }),
    ],
    seasoning: { families: ['plain', 'french', 'italian', 'mexican', 'spanish'], herb: true },
    liking: 0.3,
    write: (f) => ({
      title: titleWith('Boiled Eggs', f.things('bread')),
      description: `Eggs boiled to a set yolk${f.if('bread', (bread) => `, with ${bread.slice(4)}`)}: the shortest breakfast there is.`,
      minutes: { prep: 2, cook: 12 },
      steps: [
        'Bring a pan of water to the boil.',
        `Lower ${f.the('eggs')} in with a spoon and boil for 9 minutes, until the yolk is set.`,
        `Cool under cold water, shell and season with salt and pepper${f.if('herb', (herb) => ` and ${herb}`)}.${f.if(['bread', 'spread'], (these) => ` Serve with ${these}.`)}`,
      ],
    }),
  },
  {
    id: 'cold-starter',
    kind: 'starter',
    course: 'Appetizer',
    occasions: ['quick', 'party'],
    tags: ['no-cook', 'easy'],
    slots: [
      { name: 'main', classes: coldFoods, least: 1, most: 2, grams: 45, cut: 'whole' },
      optionalSlot('bread', ['bread', 'baguette', 'crispbread', 'flatbread'], { grams: 30 }),
      optionalSlot('fruit', ['melon', 'grape', 'stone-fruit', 'orchard'], { suits: 'salad', grams: 50 }),
      {
        name: 'vegetables',
        classes: ['tomato', 'cucumber', 'radish', 'stem', 'lettuce'],
        suits: 'salad',
        least: 0,
        most: 2,
        grams: 50,
        cut: 'raw',
      },
      optionalSlot('nuts', ['nut'], { share: 0.5 }),
    ],
    seasoning: { families: anyFamily, herb: true, acid: true },
    liking: 0.3,
    write: (f) => ({
      title: f.has('vegetables', 'fruit', 'bread')
        ? titleWith(f.title('main'), f.things('vegetables', 'fruit', 'bread'))
        : `A Little ${f.title('main')}`,
      description: `${upperFirst(f.bare('main'))} before the meal or after it, with no work at all.`,
      minutes: { prep: 5, cook: 0 },
      steps: [
        `Take ${f.the('main')} out of the fridge a little before the meal.`,
        `Arrange on plates${f.if(['vegetables', 'fruit', 'nuts'], (these) => ` with ${these}`)}${f.if('bread', (bread) => `, and toast ${bread} until golden`)}.`,
        `Season${f.if('acid', (acid) => ` with ${acid}`)}${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve.`,
      ],
    }),
  },
  {
    id: 'small-pan',
    kind: 'starter',
    course: 'Appetizer',
    occasions: ['quick'],
    tags: ['easy', 'pan'],
    slots: [
      {
        name: 'main',
        classes: [
          'cured',
          'sausage',
          'plant-sausage',
          'prawn',
          'seafood',
          'halloumi',
          'tofu',
          'offal',
          'patty',
          'steak',
          'pork',
        ],
        cookedBy: 'pan',
        least: 1,
        most: 1,
        grams: 70,
      },
      onionSlot,
      garlicSlot,
      fatSlot,
    ],
    seasoning: { families: anyFamily, dry: 1, herb: true, acid: true },
    liking: 0.2,
    write: (f) => {
      const [pick] = f.of('main')
      const fried = pick?.fact?.panMinutes ?? 6
      return {
        title: `Little Pan of ${f.title('main')}`,
        description: `${upperFirst(f.bare('main'))} from the pan, a small dish before the meal or beside it.`,
        minutes: { prep: 5, cook: fried + 8 },
        steps: [
          `Heat ${f.the('fat')} in a frying pan over medium heat.${f.if('onion', (these) => ` Add ${these} and cook for 6 minutes, until soft.`)}`,
          `Add ${f.the('main')} and fry for ${formatMinutes(fried)}, turning now and then, ${pick ? untilDone(pick) : 'until done'}.`,
          `${f.if(['garlic', 'dry'], (these) => `Stir in ${these} for the last minute. `)}Season with salt and pepper${f.if('acid', (acid) => ` and ${acid}`)}${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve hot.`,
        ],
      }
    },
  },
]
