import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { upperFirst } from '../dish-filling'
import { formatMinutes, fryMain, staggerCooking } from '../step-phrases'
import { butterSlot, cookedVegetables, garlicSlot, oilSlot, optionalSlot, singleFoodSlot } from './slots'

/** Minimum grams per serving of a side salad; less is a garnish. */
const minSaladGrams = 50

const gramsEach = (f: DishFilling, slot: string) =>
  f.of(slot).reduce((sum, { grams }) => sum + grams, 0) / f.servings

const rawClasses = [
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
]
const pannedVegetables = cookedVegetables.filter((name) => name !== 'corn')

/** Describes cooking the starch. */
function starchStep(f: DishFilling): string {
  const [starch] = f.of('starch')
  if (!starch) return ''
  const group = starch.fact?.class ?? ''
  if (group === 'bread') return `Toast ${f.the('starch')} until golden at the edges while the rest cooks.`
  const time = formatMinutes(starch.fact?.simmerMinutes ?? 12)
  return `Boil ${f.the('starch')} in plenty of salted water for ${time}, until tender, and drain well.`
}

/** Plain plates and side dishes, for small stocks. Example: `platesAndSides[0]?.id` is 'plain-plate'. */
export const platesAndSides: readonly BaseDish[] = [
  {
    id: 'plain-plate',
    kind: 'plate',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['easy', 'plain'],
    slots: [
      singleFoodSlot(
        'main',
        [
          'poultry',
          'white-fish',
          'oily-fish',
          'seafood',
          'prawn',
          'steak',
          'pork',
          'sausage',
          'plant-sausage',
          'halloumi',
          'tofu',
          'cured',
          'offal',
          'patty',
          'mince',
        ],
        { share: 0.6, cookedBy: 'pan' },
      ),
      optionalSlot('starch', ['potato', 'long-grain', 'rice', 'brown-rice', 'grain', 'bread'], {
        share: 0.6,
        cut: 'pot',
      }),
      { name: 'vegetables', classes: pannedVegetables, cookedBy: 'pan', least: 0, most: 3 },
      garlicSlot,
      { ...butterSlot, grams: 12 },
    ],
    seasoning: {
      families: ['plain', 'french', 'italian', 'spanish', 'chinese', 'thai'],
      herb: true,
      acid: true,
    },
    liking: 0.45,
    accepts: (f) => f.has('starch', 'vegetables'),
    write: (f) => {
      const [pick] = f.of('main')
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      const [starch] = f.of('starch')
      const fried = pick?.fact?.panMinutes ?? 6
      return {
        title: `Pan-Fried ${f.things('main')} with ${f.things('vegetables', 'starch')}`,
        description: `${upperFirst(f.bare('main'))} from the pan with ${f.bare('vegetables', 'starch')}: little work, and nothing to hide.`,
        minutes: { prep: 10, cook: Math.max(starch?.fact?.simmerMinutes ?? 3, cooked.minutes + fried) + 3 },
        steps: [
          starchStep(f),
          f.has('vegetables')
            ? `${f.has('starch') ? 'Meanwhile, heat' : 'Heat'} half of ${f.the('fat')} in a large pan over medium heat. ${cooked.text} Lift out and keep warm.`
            : '',
          `${f.has('vegetables') ? 'Heat the rest of' : 'Meanwhile, heat'} ${f.the('fat')} in ${f.has('vegetables') ? 'the' : 'a large'} pan. ${pick ? fryMain(pick) : ''}${f.if('garlic', (these) => ` Stir in ${these} for the last minute.`)}`,
          `Season with salt and pepper${f.if('acid', (acid) => ` and ${acid}`)} and serve with ${f.the('starch', 'vegetables')}${f.if('herb', (herb) => `, ${herb} over it all`)}.`,
        ],
      }
    },
  },
  {
    id: 'pan-vegetables',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['quick', 'healthy'],
    tags: ['vegetables', 'side', 'easy'],
    slots: [
      {
        name: 'vegetables',
        classes: [...cookedVegetables, 'onion'],
        cookedBy: 'pan',
        least: 1,
        most: 3,
        cut: 'pan',
        mixesAlike: true,
      },
      garlicSlot,
      { ...butterSlot, grams: 7 },
    ],
    seasoning: {
      families: ['plain', 'french', 'italian', 'indian', 'chinese', 'mexican'],
      herb: true,
      acid: true,
    },
    liking: 0.3,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      const isButtered = f.hasClass('butter')
      return {
        title: `${isButtered ? 'Buttered' : 'Pan-Fried'} ${f.things('vegetables')}`,
        description: `${upperFirst(f.bare('vegetables'))} cooked in ${f.bare('fat')} until just tender, to go beside a main.`,
        minutes: { prep: 5, cook: cooked.minutes + 2 },
        steps: [
          `Heat ${f.the('fat')} in a wide pan over medium heat.`,
          cooked.text,
          `${f.if('garlic', (these) => `Stir in ${these} for 1 minute, until fragrant. `)}Season with salt and pepper${f.if('acid', (acid) => ` and ${acid}`)}${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve hot.`,
        ],
      }
    },
  },
  {
    id: 'side-salad',
    kind: 'side',
    course: 'Side Dish',
    occasions: ['quick', 'healthy'],
    tags: ['salad', 'side', 'no-cook'],
    slots: [
      {
        name: 'vegetables',
        classes: rawClasses,
        suits: 'salad',
        least: 1,
        most: 3,
        cut: 'raw',
        mixesAlike: true,
      },
      { ...oilSlot, grams: 8 },
    ],
    seasoning: {
      families: ['plain', 'italian', 'french', 'middle-eastern', 'mexican'],
      herb: true,
      acid: true,
    },
    liking: 0.3,
    accepts: (f) => f.has('acid') && gramsEach(f, 'vegetables') >= minSaladGrams,
    write: (f) => ({
      title: `Side Salad with ${f.things('vegetables')}`,
      description: `${upperFirst(f.bare('vegetables'))} with ${f.bare('fat', 'acid')}: something fresh beside a main.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `Whisk ${f.the('fat', 'acid')} in a bowl with salt and pepper.`,
        `Add ${f.the('vegetables')} and toss until everything glistens.`,
        `${f.if('herb', (herb) => `Scatter with ${herb} and serve`) || 'Serve'} at once, while it is crisp.`,
      ],
    }),
  },
  {
    id: 'cheese-plate',
    kind: 'cheese',
    course: 'Appetizer',
    occasions: ['quick', 'party'],
    tags: ['cheese', 'no-cook'],
    slots: [
      singleFoodSlot('cheese', ['ripened', 'blue', 'melting', 'crumbly', 'hard'], {
        grams: 40,
        share: 0.5,
        cut: 'whole',
      }),
      optionalSlot('bread', ['bread', 'baguette', 'crispbread'], { grams: 40, share: 0.6 }),
      optionalSlot('fruit', ['grape', 'orchard', 'stone-fruit'], { suits: 'salad', grams: 60 }),
      optionalSlot('nuts', ['nut'], { share: 0.5 }),
      optionalSlot('sweet', ['sweetener'], { grams: 5 }),
    ],
    seasoning: { families: ['plain', 'italian', 'french', 'mexican', 'middle-eastern'], sweet: true },
    liking: 0.35,
    accepts: (f) => f.has('bread', 'fruit'),
    write: (f) => ({
      title: `${f.title('cheese')} with ${f.things('fruit', 'bread')}`,
      description: `${upperFirst(f.bare('cheese'))} at its best, with ${f.bare('fruit', 'bread')} and time to sit.`,
      minutes: { prep: 5, cook: 0 },
      steps: [
        `Take ${f.the('cheese')} out of the fridge in good time: cold cheese tastes of little.`,
        f.if('bread', (bread) => `Toast ${bread} until golden at the edges.`) || 'Wash and dry the fruit.',
        `Set everything out${f.if(['fruit', 'nuts'], (these) => ` with ${these}`)}${f.if('sweet', (sweet) => ` and trickle over ${sweet}`)}.`,
      ],
    }),
  },
  {
    id: 'stewed-fruit',
    kind: 'fruit',
    course: 'Dessert',
    occasions: ['healthy'],
    tags: ['pudding', 'fruit'],
    slots: [
      {
        name: 'fruit',
        classes: ['orchard', 'stone-fruit', 'rhubarb', 'berry', 'quince'],
        suits: 'crumble',
        least: 1,
        most: 3,
        grams: 150,
        mixesAlike: true,
      },
      optionalSlot('sweet', ['sugar', 'sweetener', 'dried-fruit'], { grams: 15, share: 0.5 }),
      optionalSlot('spice', ['sweet-spice']),
      optionalSlot('cream', ['yoghurt', 'cream'], { grams: 40 }),
    ],
    seasoning: { families: ['plain'], sweet: true },
    liking: 0.35,
    water: () => 30,
    write: (f) => {
      const longest = Math.max(...f.of('fruit').map(({ fact }) => fact?.simmerMinutes || 12))
      return {
        title: `Stewed ${f.things('fruit')}`,
        description: `${upperFirst(f.bare('fruit'))} cooked soft in their own juice, warm or cold.`,
        minutes: { prep: 10, cook: longest },
        steps: [
          `Put ${f.the('fruit', 'sweet', 'spice')} into a pan with the water and bring to a simmer.`,
          `Cover and cook over low heat for ${formatMinutes(longest)}, stirring now and then, until soft.`,
          `Taste, and serve warm or cold${f.if('cream', (cream) => ` with ${cream}`)}.`,
        ],
      }
    },
  },
]
