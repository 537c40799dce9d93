import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { lowerFirst } from '../dish-filling'
import {
  cookInSequence,
  formatMinutes,
  fryMain,
  softenMinutes,
  softenStep,
  staggerCooking,
  toastSpices,
} from '../step-phrases'
import {
  chilliSlot,
  fatSlot,
  garlicSlot,
  onionSlot,
  optionalSlot,
  proteinSlot,
  singleFoodSlot,
  vegetableSlot,
} from './slots'

const pasta = singleFoodSlot('pasta', ['pasta', 'fresh-pasta', 'gnocchi'], { share: 0.75 })
const boilMinutes = (f: DishFilling) => f.of('pasta')[0]?.fact?.simmerMinutes ?? 11
const noun = (f: DishFilling) =>
  f.hasClass('gnocchi') ? 'Gnocchi' : f.hasClass('filled-pasta') ? 'Filled Pasta' : 'Pasta'
const cookPasta = (f: DishFilling) =>
  `Cook ${f.the('pasta')} in plenty of boiling salted water for ${formatMinutes(boilMinutes(f))}, until ${f.hasClass('gnocchi') ? 'they float' : 'al dente'}. Keep a cup of the cooking water and drain.`
const cookVegetables = (f: DishFilling) => cookInSequence(f, 'cook')
const fryMains = (f: DishFilling) => f.of('main').map(fryMain).join(' ')
const mainMinutes = (f: DishFilling) => f.of('main')[0]?.fact?.panMinutes ?? 0
const gratedCheese = optionalSlot('cheese', ['hard'], { share: 0.5 })
const pastaMains = [
  'poultry',
  'prawn',
  'seafood',
  'cured',
  'tinned-fish',
  'oily-fish',
  'smoked-fish',
  'sausage',
  'plant-sausage',
  'ham',
  'cooked-meat',
  'bean',
]

/** Dishes of pasta. Example: `pastaDishes[0]?.id` is 'tomato-pasta'. */
export const pastaDishes: readonly BaseDish[] = [
  {
    id: 'tomato-pasta',
    kind: 'pasta',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['pasta', 'tomato', 'speedy'],
    slots: [
      pasta,
      singleFoodSlot('tomatoes', ['tinned-tomato', 'tomato-sauce', 'tomato'], { grams: 150, share: 0.6 }),
      vegetableSlot('pasta', 0, 2),
      proteinSlot('pasta', 0, 'pan', [
        'tinned-fish',
        'sausage',
        'plant-sausage',
        'cured',
        'prawn',
        'seafood',
        'poultry',
        'bean',
      ]),
      optionalSlot('olives', ['olive', 'caper']),
      { ...onionSlot, least: 0 },
      garlicSlot,
      chilliSlot,
      gratedCheese,
      fatSlot,
    ],
    seasoning: { families: ['italian', 'plain'], dry: 1, heat: true, herb: true },
    liking: 0.75,
    accepts: (f) => f.has('vegetables', 'main', 'olives') && f.has('onion', 'garlic'),
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${noun(f)} with ${f.things('main', 'vegetables', 'olives')} in Tomato Sauce`,
        description: `A quick tomato sauce with ${f.bare('main', 'vegetables', 'olives')}, made while the pasta boils.`,
        minutes: { prep: 10, cook: softenMinutes(f) + cooked.minutes + 12 },
        steps: [
          softenStep(f, 'a wide pan'),
          `${cooked.text}${toastSpices(f)}`,
          `Add ${f.the('tomatoes', 'olives')}, season with salt and pepper and simmer over medium heat for 10 minutes, until thick.`,
          `Meanwhile, c${cookPasta(f).slice(1)}`,
          `Toss the pasta with the sauce for 1 minute over medium heat, loosening it with a splash of the cooking water.${f.if(['cheese', 'herb'], (these) => ` Serve with ${these}.`)}`,
        ].map((step) => (f.hasClass('gnocchi') ? step.replace('Toss the pasta', 'Toss the gnocchi') : step)),
      }
    },
  },
  {
    id: 'creamy-pasta',
    kind: 'pasta',
    course: 'Main Dish',
    occasions: ['dinner', 'quick'],
    tags: ['pasta', 'creamy', 'speedy'],
    slots: [
      pasta,
      singleFoodSlot('cream', ['cream', 'soft-cheese'], { share: 0.6 }),
      vegetableSlot('pasta', 1, 2),
      proteinSlot('pasta', 0, 'pan', [
        'cured',
        'poultry',
        'oily-fish',
        'smoked-fish',
        'prawn',
        'seafood',
        'ham',
        'cooked-meat',
      ]),
      onionSlot,
      garlicSlot,
      gratedCheese,
      fatSlot,
    ],
    seasoning: { families: ['italian', 'french', 'plain'], dry: 1, herb: true },
    liking: 0.75,
    accepts: (f) =>
      !f.of('vegetables').some(({ fact }) => fact?.class === 'tomato' && fact.id !== 'sun-dried-tomatoes'),
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `Creamy ${f.title('main', 'vegetables')} ${noun(f)}`,
        description: `${noun(f)} in a light, creamy sauce with ${f.bare('main', 'vegetables')}. One pan beside the pot, and dinner is ready.`,
        minutes: {
          prep: 10,
          cook: Math.max(boilMinutes(f), softenMinutes(f) + cooked.minutes) + 4,
        },
        steps: [
          cookPasta(f),
          `Meanwhile, ${lowerFirst(softenStep(f, 'a wide pan'))} ${cooked.text}${toastSpices(f)}`,
          `Stir in ${f.the('cream')} with a good splash of the pasta water and simmer over low heat for 2 minutes, until it coats a spoon. Season with salt and pepper.`,
          `Toss with the ${f.of('pasta')[0]?.name ?? 'pasta'}${f.if('cheese', (cheese) => ` and ${cheese}`)} until glossy.${f.if('herb', (herb) => ` Scatter with ${herb}.`)}`,
        ],
      }
    },
  },
  {
    id: 'oil-pasta',
    kind: 'pasta',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['pasta', 'vegetables', 'speedy'],
    slots: [
      pasta,
      vegetableSlot('pasta', 1, 2),
      proteinSlot('pasta', 0, 'pan', pastaMains),
      { ...garlicSlot, least: 1 },
      chilliSlot,
      optionalSlot('crisp', ['crumb', 'nut'], { share: 0.5 }),
      gratedCheese,
      singleFoodSlot('fat', ['oil', 'butter'], { grams: 14, share: 0.5 }),
    ],
    seasoning: { families: ['italian'], heat: true, acid: true, herb: true },
    liking: 0.7,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `Garlicky ${f.title('main', 'vegetables')} ${noun(f)}`,
        description: `${noun(f)} turned in garlicky oil with ${f.bare('main', 'vegetables')}: a few good things, nothing in the way.`,
        minutes: { prep: 10, cook: Math.max(boilMinutes(f), 2 + cooked.minutes) + 2 },
        steps: [
          cookPasta(f),
          ...(f.has('crisp')
            ? [`Meanwhile, toast ${f.the('crisp')} in a dry pan for 2 minutes, until golden, and set aside.`]
            : []),
          `Meanwhile, warm ${f.the('fat')} with ${f.the('garlic', 'chilli', 'heat')} in a wide pan over low heat for 1 minute, until fragrant. ${cooked.text}`,
          `Toss in the ${f.of('pasta')[0]?.name ?? 'pasta'} with a splash of the pasta water${f.if('acid', (acid) => ` and ${acid}`)} until glossy. Season with salt and pepper.${f.if(['cheese', 'crisp', 'herb'], (these) => ` Serve with ${these}.`)}`,
        ],
      }
    },
  },
  {
    id: 'pesto-pasta',
    kind: 'pasta',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['pasta', 'pesto', 'speedy'],
    slots: [
      singleFoodSlot('pasta', ['pasta', 'fresh-pasta', 'filled-pasta', 'gnocchi'], { share: 0.75 }),
      singleFoodSlot('pesto', ['pesto'], { share: 0.6 }),
      {
        ...vegetableSlot('pasta', 1, 2),
        classes: [
          'green',
          'pea',
          'brassica',
          'tomato',
          'soft',
          'leaf',
          'mushroom',
          'pepper',
          'squash',
          'stem',
        ],
      },
      proteinSlot('pasta', 0, 'pan', ['poultry', 'cooked-meat', 'cured', 'tinned-fish', 'oily-fish', 'bean']),
      gratedCheese,
      fatSlot,
    ],
    seasoning: { families: ['italian'], acid: true },
    liking: 0.7,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `Pesto ${noun(f)} with ${f.things('main', 'vegetables')}`,
        description: `${noun(f)} with pesto, ${f.bare('main', 'vegetables')}: everybody’s favourite, in the time the pasta takes.`,
        minutes: { prep: 5, cook: Math.max(boilMinutes(f), 1 + cooked.minutes) + 2 },
        steps: [
          cookPasta(f),
          `Meanwhile, heat ${f.the('fat')} in a wide pan over medium heat. ${cooked.text}`,
          `Take off the heat and toss in the ${f.of('pasta')[0]?.name ?? 'pasta'} with ${f.the('pesto')} and a splash of the cooking water until coated.`,
          `Season with salt and pepper${f.if(['acid', 'cheese'], (these) => ` and finish with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'pasta-bake',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['pasta', 'baking', 'comfort'],
    slots: [
      singleFoodSlot('pasta', ['pasta'], { share: 0.75 }),
      singleFoodSlot('tomatoes', ['tinned-tomato', 'tomato-sauce'], { share: 0.6 }),
      singleFoodSlot('cheese', ['melting', 'mozzarella'], { share: 0.6 }),
      vegetableSlot('pasta', 1, 3),
      proteinSlot('pasta', 0, 'pan', [
        'sausage',
        'plant-sausage',
        'tinned-fish',
        'mince',
        'plant-mince',
        'cooked-meat',
        'ham',
        'cured',
        'bean',
      ]),
      onionSlot,
      garlicSlot,
      optionalSlot('crisp', ['crumb'], { share: 0.5 }),
      fatSlot,
    ],
    seasoning: { families: ['italian', 'plain'], dry: 1, heat: true },
    liking: 0.7,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${f.title('main', 'vegetables')} Pasta Bake`,
        description: `Pasta baked in tomato sauce with ${f.bare('main', 'vegetables')} under a crust of ${f.bare('cheese')}. It can be made ahead.`,
        minutes: { prep: 15, cook: softenMinutes(f) + cooked.minutes + 29 },
        steps: [
          `Heat the oven to 200 °C. Boil ${f.the('pasta')} in salted water for ${formatMinutes(boilMinutes(f) - 3)}, until still firm, and drain.`,
          `Meanwhile, ${lowerFirst(softenStep(f, 'a large pan'))}`,
          `${cooked.text}${toastSpices(f)}`,
          `Add ${f.the('tomatoes')}, season with salt and pepper and simmer for 5 minutes over medium heat. Fold in the pasta and tip into a baking dish.`,
          `Scatter over ${f.the('cheese', 'crisp')} and bake for 20 minutes, until bubbling and golden (75 °C in the middle).`,
        ],
      }
    },
  },
  {
    id: 'ragu',
    kind: 'pasta',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['pasta', 'comfort', 'batch'],
    slots: [
      singleFoodSlot('main', ['mince', 'plant-mince'], { suits: 'pasta', share: 0.6 }),
      singleFoodSlot('pasta', ['pasta', 'fresh-pasta'], { share: 0.75 }),
      singleFoodSlot('tomatoes', ['tinned-tomato'], { share: 0.6 }),
      { ...vegetableSlot('tomato', 0, 2), classes: ['root', 'stem', 'mushroom', 'soft', 'pepper'] },
      { ...onionSlot, least: 1 },
      garlicSlot,
      optionalSlot('paste', ['tomato-paste']),
      gratedCheese,
      fatSlot,
    ],
    seasoning: { families: ['italian', 'plain'], dry: 1, herb: true },
    liking: 0.8,
    accepts: (f) => f.of('vegetables').every(({ fact }) => fact?.id !== 'sweet-potato'),
    water: () => 60,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook', 'soft')
      return {
        title: `${f.title('main')} Ragù with Pasta`,
        description: `A slow-tasting ragù of ${f.bare('main', 'vegetables')} that needs less than an hour. Make double and freeze half.`,
        minutes: { prep: 10, cook: softenMinutes(f) + mainMinutes(f) + cooked.minutes + 32 },
        steps: [
          softenStep(f, 'a wide, heavy pan'),
          `${cooked.text} ${fryMains(f)}${f.if(['paste', 'dry'], (these) => ` Stir in ${these} for 1 minute, until fragrant.`)}`,
          `Add ${f.the('tomatoes')} and the water, season with salt and pepper and simmer over low heat for 30 minutes, stirring now and then, until rich and thick.`,
          `Meanwhile, c${cookPasta(f).slice(1)}`,
          `Toss the pasta with the ragù and a splash of the cooking water until coated.${f.if(['cheese', 'herb'], (these) => ` Serve with ${these}.`)}`,
        ],
      }
    },
  },
]
