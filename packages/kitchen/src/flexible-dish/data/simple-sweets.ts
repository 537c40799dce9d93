import type { BaseDish } from '../base-dish'
import { titleWith, upperFirst } from '../dish-filling'
import { formatMinutes } from '../step-phrases'
import { optionalSlot } from './slots'
import { fruitClasses, sweetener, sweetSeasoning } from './sweet-slots'

/** Small sweet dishes and drinks of whatever is there. Example: `simpleSweets[0]?.id` is 'sweet-cup'. */
export const simpleSweets: readonly BaseDish[] = [
  {
    id: 'sweet-cup',
    kind: 'yoghurt-cup',
    course: 'Dessert',
    occasions: ['quick', 'healthy', 'breakfast'],
    tags: ['no-cook', 'yoghurt', 'pudding'],
    slots: [
      {
        name: 'cup',
        classes: ['sweet-yoghurt', 'pudding', 'yoghurt', 'cottage', 'soft-cheese', 'fruit-sauce', 'cream'],
        least: 1,
        most: 2,
        grams: 110,
      },
      {
        name: 'fruit',
        classes: fruitClasses,
        suits: 'salad',
        least: 0,
        most: 3,
        grams: 60,
        mixesAlike: true,
      },
      optionalSlot('dried', ['dried-fruit']),
      optionalSlot('nuts', ['nut', 'seed', 'oats', 'granola'], { share: 0.5 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.3,
    // Spoonfuls of plain cream are no dessert.
    accepts: (f) => !f.of('cup').every(({ fact }) => fact?.class === 'cream') || f.has('fruit'),
    write: (f) => ({
      title: f.has('fruit', 'dried', 'nuts')
        ? titleWith(`${f.title('cup')} Cup`, f.things('fruit', 'dried', 'nuts'))
        : `A Cup of ${f.title('cup')}`,
      description: `${upperFirst(f.bare('cup'))} in a cup${f.if(['fruit', 'dried', 'nuts'], (these) => `, with ${these.slice(4)}`)}: something sweet in five minutes.`,
      minutes: { prep: 5, cook: 0 },
      steps: [
        `Stir ${f.the('cup', 'sweet')} until smooth.`,
        `Spoon into cups${f.if(['fruit', 'dried'], (these) => ` and top with ${these}`)}.`,
        `${f.if('nuts', (nuts) => `Scatter with ${nuts} and serve`) || 'Serve'} cold.`,
      ],
    }),
  },
  {
    id: 'milk-pudding',
    kind: 'pudding',
    course: 'Dessert',
    occasions: ['healthy', 'breakfast'],
    tags: ['pudding', 'comfort'],
    slots: [
      { name: 'milk', classes: ['milk', 'cream'], least: 1, most: 2, grams: 220, share: 0.5 },
      {
        name: 'grain',
        classes: ['rice', 'risotto-rice', 'oats', 'semolina', 'polenta', 'couscous', 'custard-powder'],
        least: 1,
        most: 1,
        grams: 30,
      },
      optionalSlot('dried', ['dried-fruit']),
      { name: 'fruit', classes: fruitClasses, suits: 'oats', least: 0, most: 2, grams: 60 },
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.35,
    write: (f) => {
      const [grain] = f.of('grain')
      const time = ['rice', 'risotto-rice'].includes(grain?.fact?.class ?? '') ? 30 : 8
      return {
        title: titleWith(`${f.title('grain')} Pudding`, f.things('fruit', 'dried')),
        description: `${upperFirst(f.bare('grain'))} cooked soft in ${f.bare('milk')}, warm or cold.`,
        minutes: { prep: 5, cook: time + 5 },
        steps: [
          `Bring ${f.the('milk')} to a gentle boil in a pan, stirring.`,
          `Stir in ${f.the('grain', 'sweet', 'dried')} and cook over low heat for ${formatMinutes(time)}, stirring often, until thick and soft.`,
          `Serve warm or cold${f.if('fruit', (fruit) => ` with ${fruit}`)}.`,
        ],
      }
    },
  },
  {
    id: 'milk-drink',
    kind: 'drink',
    course: 'Drink',
    occasions: ['quick', 'breakfast'],
    tags: ['drink', 'easy'],
    slots: [
      {
        name: 'milk',
        classes: ['milk', 'sour-milk', 'sweet-milk', 'yoghurt'],
        least: 1,
        most: 1,
        grams: 200,
        share: 0.4,
      },
      optionalSlot('cocoa', ['cocoa'], { grams: 6 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.2,
    write: (f) => ({
      title: f.has('cocoa')
        ? 'Hot Chocolate'
        : f.hasClass('milk')
          ? `Warm ${f.title('milk')}`
          : `A Glass of ${f.title('milk')}`,
      description: `A glass of ${f.bare('milk')}${f.if('cocoa', () => ' with cocoa')} beside something small.`,
      minutes: { prep: 2, cook: f.hasClass('milk') ? 5 : 0 },
      steps: [
        f.hasClass('milk')
          ? `Heat ${f.the('milk')} gently in a small pan until it steams.`
          : `Shake ${f.the('milk')} well.`,
        `${f.if(['cocoa', 'sweet'], (these) => `Whisk in ${these} until smooth. `)}Pour into glasses.`,
        'Serve at once.',
      ],
    }),
  },
  {
    id: 'infusion',
    kind: 'drink',
    course: 'Drink',
    occasions: ['quick', 'healthy'],
    tags: ['drink', 'tea'],
    slots: [{ name: 'infused', classes: ['ginger', 'mint-leaf'], least: 1, most: 1, share: 0.5 }, sweetener],
    seasoning: { families: ['plain', 'thai', 'indian', 'middle-eastern'], sweet: true, acid: true },
    liking: 0.2,
    water: () => 250,
    write: (f) => ({
      title: `${f.title('infused')} Tea`,
      description: `Hot ${f.bare('infused')} tea, for after the meal or beside it.`,
      minutes: { prep: 5, cook: 10 },
      steps: [
        'Bring the water to the boil in a small pan.',
        `Add ${f.the('infused')}, cover and let it stand for 10 minutes.`,
        `Strain into cups${f.if(['acid', 'sweet'], (these) => ` and stir in ${these}`)}.`,
      ],
    }),
  },
  {
    id: 'trail-mix',
    kind: 'nibbles',
    course: 'Appetizer',
    occasions: ['quick'],
    tags: ['dip', 'no-cook', 'snack'],
    slots: [
      { name: 'dried', classes: ['dried-fruit'], least: 1, most: 2, grams: 25, mixesAlike: true },
      { name: 'nuts', classes: ['nut', 'seed', 'cashew', 'peanut'], least: 0, most: 2, grams: 20 },
    ],
    seasoning: sweetSeasoning,
    liking: 0.2,
    write: (f) => ({
      title: `${f.title('dried', 'nuts')} Mix`,
      description: `A handful of ${f.bare('dried', 'nuts')} between meals.`,
      minutes: { prep: 2, cook: 0 },
      steps: [
        `Put ${f.the('dried', 'nuts')} into a bowl.`,
        'Mix with your fingers.',
        'Serve in small handfuls, or take it along in a box.',
      ],
    }),
  },
]
