import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { upperFirst } from '../dish-filling'
import {
  finishStep,
  formatMinutes,
  fryMain,
  liquidPhrase,
  softenMinutes,
  softenStep,
  staggerCooking,
  toastSpices,
  untilSimmered,
  waterBeside,
} from '../step-phrases'
import {
  chilliSlot,
  fatSlot,
  garlicSlot,
  gingerSlot,
  onionSlot,
  optionalSlot,
  proteinSlot,
  singleFoodSlot,
  stockSlot,
  vegetableSlot,
} from './slots'

const simmerVegetables = (f: DishFilling, end = 'tender') =>
  staggerCooking(f.of('vegetables'), (fact) => fact.simmerMinutes, 'simmer', end)
const fryMains = (f: DishFilling) => f.of('main').map(fryMain).join(' ')
const mainMinutes = (f: DishFilling) => f.of('main')[0]?.fact?.panMinutes ?? 0
const rice = optionalSlot('rice', ['rice', 'brown-rice'])
const boilRiceSteps = (f: DishFilling) =>
  f.has('rice')
    ? [
        `Meanwhile, boil ${f.the('rice')} in salted water for ${formatMinutes(f.of('rice')[0]?.fact?.simmerMinutes ?? 12)}, until tender, and drain.`,
      ]
    : []

/** Soups, stews and other simmered dishes. Example: `soupsAndStews[0]?.id` is 'smooth-soup'. */
export const soupsAndStews: readonly BaseDish[] = [
  {
    id: 'smooth-soup',
    kind: 'soup',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['soup', 'vegetables', 'comfort'],
    slots: [
      { ...vegetableSlot('soup', 1, 2, 'pot'), grams: 300 },
      optionalSlot('body', ['potato', 'red-lentil', 'bean'], { grams: 60, share: 0.6 }),
      { ...stockSlot, least: 1 },
      { ...onionSlot, least: 1 },
      garlicSlot,
      optionalSlot('cream', ['cream', 'coconut-milk'], { grams: 30 }),
      optionalSlot('top', ['seed', 'blue'], { share: 0.5 }),
      { ...fatSlot, least: 0 },
    ],
    seasoning: { families: ['plain', 'french', 'indian', 'middle-eastern', 'thai'], dry: 2, herb: true },
    liking: 0.65,
    water: (f) => waterBeside(f, 260),
    write: (f) => {
      const longest = Math.max(...f.of('vegetables', 'body').map(({ fact }) => fact?.simmerMinutes ?? 0), 12)
      return {
        title: `${f.family === 'indian' || f.family === 'middle-eastern' ? 'Spiced ' : ''}${f.title('vegetables')} Soup`,
        description: `A smooth, velvety soup of ${f.bare('vegetables')}${f.if('cream', (cream) => ` rounded off with ${cream.slice(4)}`)}. It freezes well.`,
        minutes: { prep: 10, cook: softenMinutes(f) + longest + 6 },
        steps: [
          `${softenStep(f, 'a large pan')}${toastSpices(f)}`,
          `Add ${f.the('vegetables', 'body')} and pour in ${liquidPhrase(f, 260)}. Season with salt and pepper and bring to the boil.`,
          `Cover and simmer over low heat for ${formatMinutes(longest)}, until everything is completely soft.`,
          `Take off the heat and blend until smooth${f.if('cream', (cream) => `, then stir in ${cream}`)}. Reheat gently for 2 minutes, until steaming; thin with a little hot water if you like.`,
          `Taste, season again and ladle into warm bowls${f.if(['top', 'herb'], (these) => ` with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'chunky-soup',
    kind: 'soup',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['soup', 'vegetables', 'one-pan'],
    slots: [
      vegetableSlot('stew', 2, 3, 'pan'),
      proteinSlot('stew', 0, 'pan', ['bean', 'cooked-meat', 'cured', 'poultry']),
      optionalSlot('body', ['tinned-tomato', 'potato'], { grams: 120 }),
      { ...stockSlot, least: 1 },
      onionSlot,
      garlicSlot,
      optionalSlot('cheese', ['hard'], { grams: 8, share: 0.5 }),
      fatSlot,
    ],
    seasoning: { families: ['italian', 'french', 'spanish', 'plain'], dry: 1, herb: true, acid: true },
    liking: 0.65,
    accepts: (f) => f.has('main', 'body'),
    water: (f) => waterBeside(f, 280),
    write: (f) => {
      const cooked = simmerVegetables(f)
      return {
        title: `${f.title('main', 'vegetables')} Soup`,
        description: `A generous, chunky soup with ${f.bare('main', 'vegetables')}: one pot, and enough in it to be dinner.`,
        minutes: {
          prep: 15,
          cook: softenMinutes(f) + mainMinutes(f) + Math.max(cooked.minutes, f.has('body') ? 15 : 8) + 2,
        },
        steps: [
          `${softenStep(f, 'a large pan')} ${fryMains(f)}${toastSpices(f)}`,
          `Pour in ${liquidPhrase(f, 280)}${f.if('body', (body) => ` and add ${body}`)}. Bring to the boil, then turn the heat to low.`,
          cooked.text,
          `${f.has('body') ? 'Keep simmering until everything is tender. ' : ''}${finishStep(f, `serve in deep bowls${f.if('cheese', (cheese) => ` under ${cheese}`)}`)}`,
        ],
      }
    },
  },
  {
    id: 'lentil-soup',
    kind: 'soup',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'healthy'],
    tags: ['soup', 'lentils', 'thrifty'],
    slots: [
      singleFoodSlot('lentils', ['red-lentil'], { grams: 50, share: 0.75 }),
      vegetableSlot('soup', 1, 2, 'pan'),
      stockSlot,
      onionSlot,
      garlicSlot,
      { ...fatSlot, least: 0 },
    ],
    seasoning: {
      families: ['middle-eastern', 'indian', 'plain'],
      dry: 2,
      leastDry: 1,
      heat: true,
      acid: true,
      herb: true,
    },
    liking: 0.6,
    water: (f) => waterBeside(f, 350),
    write: (f) => ({
      title: `${f.title('lentils', 'vegetables')} Soup`,
      description: `Red lentils cooked down with ${f.bare('vegetables')} until they thicken the soup by themselves. Cheap, quick and filling.`,
      minutes: { prep: 10, cook: softenMinutes(f) + 22 },
      steps: [
        `${softenStep(f, 'a large pan')}${toastSpices(f)}`,
        `Add ${f.the('lentils', 'vegetables')} and pour in ${liquidPhrase(f, 350)}. Bring to the boil.`,
        'Cover and simmer over low heat for 20 minutes, stirring now and then, until the lentils have fallen apart and the vegetables are tender.',
        finishStep(f, 'serve hot'),
      ],
    }),
  },
  {
    id: 'dal',
    kind: 'curry',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'healthy'],
    tags: ['lentils', 'spices', 'thrifty'],
    slots: [
      singleFoodSlot('lentils', ['red-lentil'], { share: 0.75 }),
      {
        ...vegetableSlot('dal', 0, 2, 'pan'),
        classes: ['leaf', 'greens', 'tomato', 'squash', 'root', 'brassica'],
      },
      onionSlot,
      garlicSlot,
      gingerSlot,
      chilliSlot,
      optionalSlot('coconut', ['coconut-milk'], { grams: 60 }),
      rice,
      fatSlot,
    ],
    seasoning: { families: ['indian'], dry: 4, leastDry: 1, heat: true, acid: true, herb: true },
    liking: 0.7,
    water: () => 260,
    write: (f) => {
      const cooked = simmerVegetables(f)
      return {
        title: `${f.has('vegetables') ? f.title('vegetables') : 'Red Lentil'} Dal`,
        description: `Soft, golden lentils${f.if('vegetables', (these) => ` with ${these.slice(4)}`)}, spiced with ${f.bare('dry')}. Comfort in a bowl${f.if('rice', () => ', with rice')}.`,
        minutes: { prep: 10, cook: softenMinutes(f) + 22 + cooked.minutes },
        steps: [
          `${softenStep(f, 'a large pan')}${toastSpices(f)}`,
          `Add ${f.and('water', 'lentils', 'coconut')} and bring to the boil. Simmer over low heat for 18 minutes, stirring now and then, until the lentils are soft.`,
          ...boilRiceSteps(f),
          cooked.text,
          finishStep(f, `serve${f.if('rice', () => ' with the rice')}`),
        ],
      }
    },
  },
  {
    id: 'curry',
    kind: 'curry',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['curry', 'spices', 'one-pan'],
    slots: [
      proteinSlot('curry', 1, 'pan', [
        'poultry',
        'paneer',
        'bean',
        'pork',
        'prawn',
        'seafood',
        'white-fish',
        'cooked-meat',
        'tofu',
      ]),
      vegetableSlot('curry', 1, 3, 'pan'),
      singleFoodSlot('sauce base', ['tinned-tomato', 'tomato', 'coconut-milk'], { grams: 120, share: 0.6 }),
      { ...onionSlot, least: 1 },
      garlicSlot,
      gingerSlot,
      chilliSlot,
      optionalSlot('creamy', ['yoghurt', 'cream'], { grams: 30 }),
      rice,
      fatSlot,
    ],
    seasoning: { families: ['indian'], dry: 4, leastDry: 1, heat: true, herb: true },
    liking: 0.8,
    accepts: (f) => f.of('dry').length >= 2 || f.of('dry').some(({ foodId }) => spiceMixes.has(foodId)),
    water: () => 60,
    write: (f) => {
      const cooked = simmerVegetables(f)
      return {
        title: `${f.title('main', 'vegetables')} Curry`,
        description: `A homely curry of ${f.bare('main', 'vegetables')} in a sauce of ${f.and('warm spices', 'sauce base', 'onion').slice(4)}.`,
        minutes: { prep: 15, cook: softenMinutes(f) + mainMinutes(f) + 6 + Math.max(cooked.minutes, 5) },
        steps: [
          `${softenStep(f, 'a wide pan with a lid')}${toastSpices(f)}`,
          fryMains(f),
          ...boilRiceSteps(f),
          `Stir in ${f.and('water', 'sauce base')}, season with salt and simmer over medium heat for 5 minutes, until it thickens.`,
          `${cooked.text}`,
          `${f.if('creamy', (cream) => `Take the pan off the heat and stir in ${cream}, so that it stays smooth. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Taste for salt and serve${f.if('rice', () => ' with the rice')}.`,
        ],
      }
    },
  },
  {
    id: 'coconut-curry',
    kind: 'curry',
    course: 'Main Dish',
    occasions: ['dinner', 'quick'],
    tags: ['curry', 'coconut', 'one-pan'],
    slots: [
      proteinSlot('curry', 1, 'pan', [
        'prawn',
        'seafood',
        'poultry',
        'tofu',
        'white-fish',
        'oily-fish',
        'cooked-meat',
        'bean',
      ]),
      vegetableSlot('curry', 1, 3, 'pan'),
      singleFoodSlot('coconut', ['coconut-milk'], { share: 0.6 }),
      onionSlot,
      garlicSlot,
      gingerSlot,
      rice,
      fatSlot,
    ],
    seasoning: { families: ['thai'], dry: 1, leastDry: 1, sauces: 1, acid: true, herb: true },
    liking: 0.8,
    write: (f) => {
      const cooked = simmerVegetables(f)
      const [pick] = f.of('main')
      const simmer = pick?.fact?.simmerMinutes ?? 8
      return {
        title: `Thai ${f.title('main', 'vegetables')} Curry`,
        description: `${upperFirst(f.bare('main', 'vegetables'))} in a fragrant coconut sauce${f.if('rice', () => ', ready in the time the rice takes')}.`,
        minutes: { prep: 10, cook: softenMinutes(f) + 4 + simmer + cooked.minutes },
        steps: [
          softenStep(f, 'a wide pan'),
          `Stir in ${f.the('dry')} and fry for 1 minute, until fragrant. Pour in ${f.the('coconut')} and bring to a simmer over medium heat.`,
          ...boilRiceSteps(f),
          cooked.text,
          ...(pick
            ? [`Add the ${pick.name} and simmer gently for ${formatMinutes(simmer)}, ${untilSimmered(pick)}.`]
            : []),
          `Season with ${f.bare('sauce', 'acid') || 'salt'}${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve hot${f.if('rice', () => ' with the rice')}.`,
        ],
      }
    },
  },
  {
    id: 'chilli',
    kind: 'stew',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['beans', 'one-pan', 'comfort'],
    slots: [
      singleFoodSlot('beans', ['bean'], { suits: 'tomato', share: 0.6 }),
      optionalSlot('main', ['mince', 'plant-mince'], { suits: 'tomato', grams: 90 }),
      singleFoodSlot('tomatoes', ['tinned-tomato'], { share: 0.6 }),
      { ...vegetableSlot('tomato', 0, 2), classes: ['pepper', 'corn', 'root', 'squash', 'soft', 'stem'] },
      { ...onionSlot, least: 1 },
      garlicSlot,
      chilliSlot,
      rice,
      optionalSlot('top', ['sour-cream', 'yoghurt', 'melting'], { grams: 20 }),
      fatSlot,
    ],
    seasoning: { families: ['mexican'], dry: 3, leastDry: 1, heat: true, herb: true, acid: true },
    liking: 0.75,
    accepts: (f) => f.has('main', 'vegetables'),
    water: () => 60,
    write: (f) => {
      const cooked = staggerCooking(
        f.of('vegetables'),
        (fact) => fact.panMinutes,
        'cook',
        'beginning to soften',
      )
      return {
        title: f.has('main')
          ? `${f.title('main')} and ${f.title('beans')} Chilli`
          : `${f.title('beans', 'vegetables')} Chilli`,
        description: `A thick, gently spiced chilli with ${f.bare('main', 'beans', 'vegetables')}. Better still the next day.`,
        minutes: { prep: 10, cook: softenMinutes(f) + mainMinutes(f) + cooked.minutes + 26 },
        steps: [
          softenStep(f, 'a large pan'),
          `${fryMains(f)} ${cooked.text}${toastSpices(f)}`,
          `Add ${f.and('water', 'tomatoes', 'beans')}, season with salt and pepper and bring to the boil.`,
          `Simmer over low heat for 25 minutes, stirring now and then, until thick.`,
          ...boilRiceSteps(f),
          `${f.if('acid', (acid) => `Stir in ${acid}. `)}Season to taste and serve${f.if('rice', () => ' on the rice')}${f.if('top', (top) => ` with ${top}`)}${f.if('herb', (herb) => `, scattered with ${herb}`)}.`,
        ],
      }
    },
  },
  {
    id: 'bean-stew',
    kind: 'stew',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'healthy'],
    tags: ['beans', 'one-pan', 'vegetables'],
    slots: [
      singleFoodSlot('beans', ['bean'], { suits: 'stew', share: 0.6 }),
      vegetableSlot('stew', 1, 3, 'pan'),
      singleFoodSlot('tomatoes', ['tinned-tomato', 'tomato'], { grams: 140, share: 0.6 }),
      optionalSlot('main', ['cured', 'sausage', 'plant-sausage'], { suits: 'stew' }),
      onionSlot,
      garlicSlot,
      stockSlot,
      fatSlot,
    ],
    seasoning: {
      families: ['italian', 'spanish', 'middle-eastern', 'plain'],
      dry: 2,
      leastDry: 1,
      heat: true,
      herb: true,
      acid: true,
    },
    liking: 0.65,
    water: (f) => waterBeside(f, 90),
    write: (f) => {
      const cooked = simmerVegetables(f)
      return {
        title: `${f.title('main', 'beans', 'vegetables')} Stew`,
        description: `${upperFirst(f.bare('beans'))} simmered in tomato with ${f.bare('main', 'vegetables')}: a bowlful that wants only a spoon.`,
        minutes: { prep: 10, cook: softenMinutes(f) + mainMinutes(f) + 9 + Math.max(8, cooked.minutes) },
        steps: [
          softenStep(f, 'a large pan'),
          `${fryMains(f)}${toastSpices(f)}`,
          `Add ${f.the('tomatoes', 'beans')} and ${liquidPhrase(f, 90)}, season with salt and pepper and simmer over medium heat for 8 minutes, until it begins to thicken.`,
          cooked.text,
          finishStep(f, 'serve in warm bowls'),
        ],
      }
    },
  },
  {
    id: 'slow-stew',
    kind: 'stew',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['stew', 'slow', 'comfort'],
    slots: [
      singleFoodSlot('main', ['stewing'], { share: 0.7 }),
      { ...vegetableSlot('stew', 1, 2, 'pot'), classes: ['root', 'mushroom', 'stem', 'squash'] },
      optionalSlot('potatoes', ['potato'], { cut: 'pot' }),
      { ...onionSlot, least: 1 },
      garlicSlot,
      singleFoodSlot('stock', ['beef-stock', 'beef-cube', 'stock', 'cube', 'meat-stock', 'meat-cube'], {
        share: 0.5,
      }),
      optionalSlot('paste', ['tomato-paste']),
      fatSlot,
    ],
    seasoning: { families: ['french', 'plain'], dry: 2, herb: true },
    liking: 0.7,
    water: (f) => waterBeside(f, 220),
    write: (f) => {
      const [pick] = f.of('main')
      const simmer = (pick?.fact?.simmerMinutes ?? 110) - 30
      return {
        title: `${f.title('main', 'vegetables')} Stew`,
        description: `Meat that falls apart, ${f.bare('vegetables')} and a deep gravy: two quiet hours in a low oven do the work.`,
        minutes: { prep: 20, cook: 14 + simmer + 40 },
        steps: [
          `Heat the oven to 160 °C. Heat ${f.the('fat')} in a casserole over medium-high heat and brown ${f.the('main')} in batches for 8 minutes, until dark on all sides. Lift out.`,
          `Add ${f.the('onion')} and cook for 6 minutes, until soft.${f.if(['garlic', 'paste', 'dry'], (these) => ` Stir in ${these}.`)}`,
          `Return ${f.the('main')} with ${liquidPhrase(f, 220)}. Bring to a simmer, cover and cook in the oven for ${formatMinutes(simmer)}.`,
          `Add ${f.the('vegetables', 'potatoes')}, cover again and cook for 40 minutes more, until everything is tender and the meat pulls apart with a fork.`,
          `Season with salt and pepper${f.if('herb', (herb) => ` and scatter with ${herb}`)}.`,
        ],
      }
    },
  },
]

const spiceMixes: ReadonlySet<string> = new Set(['curry-powder', 'garam-masala', 'tandoori-masala'])
