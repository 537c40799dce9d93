import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { upperFirst } from '../dish-filling'
import { formatMinutes, fryMain, staggerCooking, toastSpices } from '../step-phrases'
import {
  fatSlot,
  garlicSlot,
  oilSlot,
  onionSlot,
  optionalSlot,
  proteinSlot,
  singleFoodSlot,
  vegetableSlot,
} from './slots'

const cookVegetables = (f: DishFilling) =>
  staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
const fryMains = (f: DishFilling) => f.of('main').map(fryMain).join(' ')
const mainMinutes = (f: DishFilling) => f.of('main')[0]?.fact?.panMinutes ?? 0
const rawVegetables = (most: number) => ({
  ...vegetableSlot('sandwich', 1, most, 'raw'),
  grams: 70,
  classes: ['lettuce', 'tomato', 'cucumber', 'pepper', 'radish', 'root', 'avocado', 'beet', 'greens', 'corn'],
})

/** Bread, wraps, patties and fritters. Example: `breadAndPatties[0]?.id` is 'quesadilla'. */
export const breadAndPatties: readonly BaseDish[] = [
  {
    id: 'quesadilla',
    kind: 'wrap',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['tortillas', 'cheese', 'speedy'],
    slots: [
      singleFoodSlot('wraps', ['wrap', 'corn-wrap'], { share: 0.5 }),
      singleFoodSlot('cheese', ['melting'], { grams: 45, share: 0.6 }),
      {
        ...vegetableSlot('fold', 1, 2),
        classes: ['pepper', 'corn', 'leaf', 'mushroom', 'soft', 'root', 'tomato'],
      },
      proteinSlot('fold', 0, 'pan', [
        'bean',
        'refried',
        'cooked-meat',
        'poultry',
        'steak',
        'cured',
        'mince',
        'tinned-fish',
      ]),
      onionSlot,
      optionalSlot('dip', ['salsa', 'sour-cream', 'yoghurt'], { grams: 25 }),
      fatSlot,
    ],
    seasoning: { families: ['mexican', 'plain'], dry: 2, heat: true, herb: true },
    liking: 0.7,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${f.title('main', 'vegetables')} Quesadillas`,
        description: `Crisp tortillas around ${f.and(`melted ${f.bare('cheese')}`, 'main', 'vegetables').slice(4)}. Eaten with the fingers, gone in minutes.`,
        minutes: { prep: 10, cook: (f.has('onion') ? 5 : 0) + mainMinutes(f) + cooked.minutes + 7 },
        steps: [
          `Heat ${f.the('fat')} in a frying pan over medium heat.${f.if('onion', (these) => ` Add ${these} and cook for 5 minutes, until soft.`)} ${fryMains(f)} ${cooked.text}${toastSpices(f)} Season with salt and pepper.`,
          `Lay out ${f.the('wraps')}, spread the filling over one half of each, scatter with ${f.the('cheese')}${f.if('herb', (herb) => ` and ${herb}`)} and fold over.`,
          'Wipe out the pan and cook the quesadillas over medium heat for 3 minutes on each side, until crisp and the cheese has melted.',
          `Cut into wedges${f.if('dip', (dip) => ` and serve with ${dip}`)} while hot.`,
        ],
      }
    },
  },
  {
    id: 'wrap',
    kind: 'wrap',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['wraps', 'packed-lunch', 'fresh'],
    slots: [
      singleFoodSlot('wraps', ['wrap', 'flatbread'], { share: 0.5 }),
      singleFoodSlot('main', ['cooked-meat', 'bean', 'halloumi', 'poultry', 'steak', 'ham', 'tinned-fish'], {
        share: 0.6,
      }),
      rawVegetables(3),
      optionalSlot('spread', ['hummus', 'yoghurt', 'mayonnaise', 'salsa', 'soft-cheese'], { grams: 25 }),
      optionalSlot('cheese', ['crumbly', 'melting'], { grams: 20, share: 0.5 }),
      oilSlot,
    ],
    seasoning: { families: ['middle-eastern', 'mexican', 'plain'], dry: 1, acid: true, herb: true },
    liking: 0.6,
    accepts: (f) => f.has('spread') || f.hasClass('avocado'),
    write: (f) => ({
      title: `${f.title('main', 'vegetables')} Wraps`,
      description: `Soft wraps with ${f.bare('main', 'vegetables', 'spread')}. They pack well for tomorrow.`,
      minutes: { prep: 15, cook: Math.max(3, mainMinutes(f)) + 2 },
      steps: [
        `Heat ${f.the('fat')} in a pan over medium heat. ${fryMains(f)}${toastSpices(f)} Season with salt and pepper.`,
        `Warm ${f.the('wraps')} in a dry pan for 1 minute on each side, until soft.`,
        `${f.if('spread', (spread) => `Spread with ${spread} and pile`) || 'Pile'} on ${f.the('main', 'vegetables', 'cheese', 'herb')}.`,
        `${f.if('acid', (acid) => `Sprinkle with ${acid}, fold`) || 'Fold'} in the sides and roll up tightly. Halve and eat at once, or wrap for later.`,
      ],
    }),
  },
  {
    id: 'toast',
    kind: 'toast',
    course: 'Main Dish',
    occasions: ['breakfast', 'lunch', 'quick'],
    tags: ['toast', 'speedy', 'vegetables'],
    slots: [
      singleFoodSlot('bread', ['bread', 'baguette', 'bagel'], { share: 0.5 }),
      { ...vegetableSlot('toast', 1, 2), classes: ['mushroom', 'tomato', 'leaf', 'avocado', 'pepper'] },
      optionalSlot('main', ['bean', 'baked-bean', 'tinned-fish', 'smoked-fish'], {
        suits: 'toast',
        grams: 70,
        share: 0.6,
      }),
      optionalSlot('cheese', ['crumbly', 'soft-cheese', 'melting', 'mozzarella', 'hard'], {
        grams: 30,
        share: 0.5,
      }),
      optionalSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      garlicSlot,
      fatSlot,
    ],
    seasoning: { families: ['italian', 'plain', 'french'], heat: true, acid: true, herb: true },
    liking: 0.55,
    accepts: (f) => f.has('main', 'cheese', 'eggs') && !(f.has('main') && f.has('eggs')),
    write: (f) => {
      const warm = f.of('vegetables').filter(({ fact }) => (fact?.panMinutes ?? 0) > 0)
      const cooked = staggerCooking(warm, (fact) => fact.panMinutes, 'cook')
      const fresh = f.of('vegetables').filter(({ fact }) => (fact?.panMinutes ?? 0) === 0)
      return {
        title: `${f.things('main', 'vegetables', 'cheese')} on Toast${f.has('eggs') ? ' with an Egg' : ''}`,
        description: `Hot toast piled with ${f.bare('main', 'vegetables', 'cheese')}. One pan, and lunch is ready.`,
        minutes: { prep: 5, cook: cooked.minutes + mainMinutes(f) + 3 + (f.has('eggs') ? 4 : 0) },
        steps: [
          `Heat ${f.the('fat')} in a frying pan over medium heat. ${cooked.text}${f.if('garlic', (these) => ` Stir in ${these} for 1 minute, until fragrant.`)} ${fryMains(f)} Season with salt and pepper${f.if('heat', (heat) => ` and ${heat}`)}.`,
          `Meanwhile, toast ${f.the('bread')} until golden.`,
          ...(f.has('eggs')
            ? [
                `Push everything to the side, crack in ${f.the('eggs')} and fry for 4 minutes, until the whites are set and the yolks are firm.`,
              ]
            : []),
          `Pile onto the toast${fresh.length > 0 ? ` with the ${fresh.map(({ name }) => name).join(' and ')}` : ''}${f.if(['cheese', 'acid', 'herb'], (these) => ` and finish with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'cheese-toastie',
    kind: 'toast',
    course: 'Main Dish',
    occasions: ['lunch', 'quick'],
    tags: ['toast', 'cheese', 'comfort'],
    slots: [
      singleFoodSlot('bread', ['bread'], { share: 0.9 }),
      singleFoodSlot('cheese', ['melting', 'mozzarella'], { grams: 50, share: 0.6 }),
      singleFoodSlot(
        'filling',
        ['ham', 'tinned-fish', 'tomato', 'leaf', 'mushroom', 'spring-onion', 'onion'],
        {
          share: 0.4,
          grams: 40,
          cut: 'raw',
        },
      ),
      singleFoodSlot('fat', ['butter', 'mayonnaise'], { grams: 8, share: 0.5 }),
    ],
    seasoning: { families: ['plain', 'french'], dry: 2 },
    liking: 0.5,
    accepts: (f) =>
      !f.hasClass('mushroom', 'leaf') || f.of('filling').every(({ fact }) => fact?.class !== 'mushroom'),
    write: (f) => ({
      title: `${f.title('cheese', 'filling')} Toasties`,
      description: `Golden outside, molten inside, with ${f.bare('filling')}. The lunch that never disappoints.`,
      minutes: { prep: 5, cook: 8 },
      steps: [
        `Spread one side of each slice of ${f.bare('bread')} with ${f.the('fat')}; that side goes outside.`,
        `Layer ${f.the('cheese', 'filling')} between the slices${f.if('dry', (dry) => ` with ${dry}`)} and a little pepper.`,
        'Cook in a pan over medium-low heat for 4 minutes on each side, pressing down, until golden and the cheese has melted.',
      ],
    }),
  },
  {
    id: 'sandwich',
    kind: 'sandwich',
    course: 'Main Dish',
    occasions: ['lunch', 'quick'],
    tags: ['sandwich', 'packed-lunch', 'speedy'],
    slots: [
      singleFoodSlot('bread', ['bread', 'baguette', 'bagel', 'flatbread'], { share: 0.9 }),
      singleFoodSlot(
        'main',
        ['cooked-meat', 'tinned-fish', 'ham', 'smoked-fish', 'melting', 'crumbly', 'mozzarella', 'hummus'],
        { share: 0.5 },
      ),
      rawVegetables(2),
      singleFoodSlot('spread', ['mayonnaise', 'butter', 'soft-cheese', 'hummus', 'pesto'], {
        grams: 12,
        share: 0.5,
      }),
    ],
    seasoning: { families: ['plain', 'italian'], herb: true },
    liking: 0.5,
    write: (f) => ({
      title: `${f.title('main', 'vegetables')} Sandwiches`,
      description: `Good bread with ${f.bare('main', 'vegetables', 'spread')}: lunch in ten minutes, at the table or in a box.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `${f.hasClass('bread') ? 'Lay out the slices of' : 'Split'} ${f.hasClass('bread') ? f.bare('bread') : f.the('bread')} and spread with ${f.the('spread')}.`,
        `Layer on ${f.the('main', 'vegetables')} and season with a little salt and pepper.`,
        `${f.if('herb', (herb) => `Add ${herb}, close`) || 'Close'} the sandwiches, press lightly and cut in half.`,
      ],
    }),
  },
  {
    id: 'burgers',
    kind: 'patty',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['burgers', 'meat', 'family'],
    slots: [
      singleFoodSlot('main', ['mince'], { suits: 'patty', share: 0.7 }),
      singleFoodSlot('buns', ['bun', 'flatbread', 'bread'], { share: 0.6 }),
      { ...rawVegetables(2), classes: ['lettuce', 'tomato', 'cucumber', 'avocado', 'pepper'] },
      optionalSlot('cheese', ['melting', 'blue'], { grams: 25, share: 0.5 }),
      optionalSlot('onion', ['onion'], { grams: 20, cut: 'pan' }),
      optionalSlot('sauce base', ['mayonnaise', 'yoghurt'], { grams: 12 }),
      oilSlot,
    ],
    seasoning: { families: ['plain', 'mexican', 'middle-eastern'], dry: 1 },
    liking: 0.7,
    write: (f) => ({
      title: `${f.title('main')} Burgers with ${f.things('vegetables', 'cheese')}`,
      description: `Juicy home-made burgers with ${f.bare('vegetables', 'cheese')}.`,
      minutes: { prep: 15, cook: 13 },
      steps: [
        `Mix ${f.the('main', 'onion', 'dry')} with salt and pepper and shape into flat patties, one for each person.`,
        `Heat ${f.the('fat')} in a frying pan over medium-high heat and fry the patties for 5 minutes on each side, until browned and no pink is left (71 °C in the middle).${f.if('cheese', (cheese) => ` Lay on ${cheese} for the last minute.`)}`,
        `Warm ${f.the('buns')} in the pan for 1 minute, until lightly toasted.`,
        `Fill with the patties, ${f.bare('vegetables', 'sauce base')} and serve at once.`,
      ],
    }),
  },
  {
    id: 'meatballs',
    kind: 'patty',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['meatballs', 'comfort', 'family'],
    slots: [
      singleFoodSlot('main', ['mince'], { suits: 'patty', share: 0.7 }),
      singleFoodSlot('tomatoes', ['tinned-tomato', 'tomato-sauce'], { share: 0.6 }),
      optionalSlot('starch', ['pasta', 'rice', 'couscous']),
      optionalSlot('crumbs', ['crumb', 'oats'], { grams: 12 }),
      optionalSlot('eggs', ['egg'], { grams: 25, share: 0.9 }),
      { ...vegetableSlot('tomato', 0, 1), classes: ['pepper', 'soft', 'leaf', 'root', 'pea'] },
      onionSlot,
      garlicSlot,
      optionalSlot('cheese', ['hard'], { share: 0.5 }),
      oilSlot,
    ],
    seasoning: {
      families: ['italian', 'spanish', 'middle-eastern', 'plain'],
      dry: 2,
      leastDry: 1,
      herb: true,
    },
    liking: 0.7,
    write: (f) => {
      const cooked = cookVegetables(f)
      const [starch] = f.of('starch')
      return {
        title: `${f.title('main')} Meatballs in Tomato Sauce${starch ? ` with ${upperFirst(starch.word)}` : ''}`,
        description: `Tender meatballs simmered in tomato${f.if('vegetables', (these) => ` with ${these.slice(4)}`)}. They can be shaped the day before.`,
        minutes: { prep: 20, cook: 8 + (f.has('onion') ? 6 : 1) + cooked.minutes + 17 },
        steps: [
          `Mix ${f.the('main', 'crumbs', 'eggs', 'dry')} with salt and pepper and roll into balls the size of a walnut.`,
          `Heat ${f.the('fat')} in a wide pan over medium-high heat and brown the meatballs for 8 minutes, turning, until dark gold. Lift out.`,
          `${f.if('onion', (these) => `Add ${these} and cook over medium heat for 6 minutes, until soft. `)}${f.if('garlic', (these) => `Add ${these} and stir for 1 minute, until fragrant. `)}${cooked.text}`,
          `Pour in ${f.the('tomatoes')}, return the meatballs and simmer over low heat for 15 minutes, until cooked through (71 °C in the middle).`,
          ...(starch
            ? [
                `Meanwhile, cook the ${starch.name} in boiling salted water for ${formatMinutes(starch.fact?.simmerMinutes ?? 12)}, until tender, and drain.`,
              ]
            : []),
          `Season with salt and pepper and serve${f.if(['cheese', 'herb'], (these) => ` with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'fritters',
    kind: 'patty',
    course: 'Main Dish',
    occasions: ['breakfast', 'lunch', 'dinner'],
    tags: ['fritters', 'vegetables', 'thrifty'],
    slots: [
      { ...vegetableSlot('fritter', 1, 2, 'raw'), grams: 170 },
      singleFoodSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      singleFoodSlot('flour', ['flour', 'self-raising'], { grams: 35, share: 0.8 }),
      optionalSlot('cheese', ['crumbly', 'melting', 'hard', 'halloumi'], { grams: 35, share: 0.5 }),
      optionalSlot('green', ['spring-onion']),
      optionalSlot('dip', ['yoghurt', 'sour-cream'], { grams: 40 }),
      { ...oilSlot, grams: 14 },
    ],
    seasoning: { families: ['middle-eastern', 'mexican', 'plain', 'indian'], dry: 2, herb: true },
    liking: 0.65,
    accepts: (f) => f.of('vegetables').every(({ fact }) => fact?.class !== 'leaf'),
    write: (f) => ({
      title: `${f.title('vegetables', 'cheese')} Fritters`,
      description: `Crisp little fritters of ${f.bare('vegetables')}${f.if('cheese', (cheese) => ` and ${cheese.slice(4)}`)}${f.if('dip', (dip) => `, with ${dip.slice(4)} to dip`)}.`,
      minutes: { prep: 15, cook: 14 },
      steps: [
        `Grate or finely chop ${f.the('vegetables')}, toss with a little salt and squeeze out what liquid you can.`,
        `Beat ${f.the('eggs', 'flour', 'dry')} to a thick batter and fold in the vegetables${f.if(['cheese', 'green', 'herb'], (these) => `, ${these.slice(4)}`)} and some pepper.`,
        `Heat half of ${f.the('fat')} in a frying pan over medium heat. Drop in heaped spoonfuls, flatten and fry for 3 minutes on each side, until golden and set through (71 °C). Fry the rest in the remaining oil in the same way.`,
        `Drain on kitchen paper and serve hot${f.if('dip', (dip) => ` with ${dip}`)}.`,
      ],
    }),
  },
  {
    id: 'savoury-pancakes',
    kind: 'pancake',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['pancakes', 'cheese', 'family'],
    slots: [
      singleFoodSlot('flour', ['flour'], { grams: 45, share: 0.8 }),
      singleFoodSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      singleFoodSlot('milk', ['milk'], { grams: 110, share: 0.8 }),
      { ...vegetableSlot('egg', 1, 2), classes: ['leaf', 'mushroom', 'stem', 'tomato', 'green', 'soft'] },
      singleFoodSlot('cheese', ['melting', 'crumbly', 'soft-cheese', 'blue'], { grams: 40, share: 0.6 }),
      optionalSlot('main', ['ham', 'cured'], { suits: 'egg', share: 0.5 }),
      { ...fatSlot, grams: 10 },
    ],
    seasoning: { families: ['french', 'plain'], dry: 1, herb: true },
    liking: 0.6,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${f.title('main', 'vegetables', 'cheese')} Pancakes`,
        description: `Thin pancakes folded around ${f.bare('vegetables', 'main')} and ${f.bare('cheese')}. Supper with a little ceremony.`,
        minutes: { prep: 10, cook: mainMinutes(f) + cooked.minutes + 16 },
        steps: [
          `Whisk ${f.the('flour', 'eggs', 'milk')} with a pinch of salt to a smooth batter and let it stand while you make the filling.`,
          `Heat a third of ${f.the('fat')} in a frying pan over medium heat. ${fryMains(f)} ${cooked.text} Season with salt and pepper${f.if('dry', (dry) => ` and ${dry}`)} and tip into a bowl.`,
          `Heat a little of the rest of ${f.the('fat')} in the pan over medium heat. Fry thin pancakes from the batter, 1 minute on each side, until golden; go on for 12 minutes, until it is used up.`,
          `Fill with the vegetables and ${f.bare('cheese')}, fold into quarters and warm in the pan for 2 minutes, until the cheese softens.${f.if('herb', (herb) => ` Scatter with ${herb}.`)}`,
        ],
      }
    },
  },
]
