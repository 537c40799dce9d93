import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { upperFirst } from '../dish-filling'
import {
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
  butterSlot,
  chilliSlot,
  fatSlot,
  garlicSlot,
  gingerSlot,
  oilSlot,
  onionSlot,
  optionalSlot,
  proteinSlot,
  singleFoodSlot,
  stockSlot,
  vegetableSlot,
} from './slots'

const stirFryVegetables = (f: DishFilling) =>
  staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'stir-fry', 'crisp-tender')
const stirAromatics = (f: DishFilling) =>
  f.if(['garlic', 'ginger', 'chilli'], (picks) => ` Add ${picks} and stir for 1 minute, until fragrant.`)
const mainMinutes = (f: DishFilling) => f.of('main')[0]?.fact?.panMinutes ?? 0
const fryMains = (f: DishFilling) =>
  f
    .of('main')
    .map((pick) => ` ${fryMain(pick)} Lift out onto a plate.`)
    .join('')
const springOnion = optionalSlot('green', ['spring-onion'])
const returnMain = (f: DishFilling) => f.if('main', (picks) => `Return ${picks} to the wok, `)
const asianMains = ['poultry', 'prawn', 'seafood', 'steak', 'pork', 'tofu', 'cooked-meat', 'mince']

/** Dishes of rice and noodles. Example: `riceAndNoodles[0]?.id` is 'fried-rice'. */
export const riceAndNoodles: readonly BaseDish[] = [
  {
    id: 'fried-rice',
    kind: 'rice',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['rice', 'wok', 'leftovers'],
    slots: [
      singleFoodSlot('rice', ['cooked-rice', 'rice'], { share: 0.7 }),
      vegetableSlot('wok', 1, 3),
      proteinSlot('wok', 0, 'pan', asianMains),
      optionalSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      garlicSlot,
      gingerSlot,
      springOnion,
      oilSlot,
    ],
    seasoning: { families: ['chinese', 'thai'], sauces: 3, leastSauces: 1, heat: true },
    liking: 0.75,
    accepts: (f) => f.has('main', 'eggs'),
    write: (f) => {
      const cooked = stirFryVegetables(f)
      const isRaw = f.hasClass('rice')
      return {
        title: `${f.title(...(f.has('main') ? ['main'] : ['eggs']), 'vegetables')} Fried Rice`,
        description: `${isRaw ? 'Rice' : 'Yesterday’s rice'} tossed in a hot wok with ${f.has('eggs') ? f.and('ribbons of egg', 'vegetables').slice(4) : f.bare('vegetables')}, seasoned with ${f.bare('sauce')}.`,
        minutes: { prep: isRaw ? 25 : 10, cook: mainMinutes(f) + cooked.minutes + 8 + (isRaw ? 12 : 0) },
        steps: [
          ...(isRaw
            ? [
                `Boil ${f.the('rice')} in plenty of salted water for 12 minutes, until tender. Drain and spread on a tray to steam dry and cool.`,
              ]
            : [`Break up ${f.the('rice')} with your fingers so that no lumps are left.`]),
          `Heat half of ${f.the('fat')} in a wok or large frying pan over high heat.${fryMains(f)}${f.if('eggs', (eggs) => ` Pour in ${eggs}, beaten, and stir for 1 minute, until just set, then lift out.`)}`,
          `Heat the rest of ${f.the('fat')} over high heat.${stirAromatics(f)} ${cooked.text}`,
          `Add the rice and stir-fry for 4 minutes, until steaming hot all through (75 °C).`,
          `${returnMain(f) || 'Next, '}${f.if('eggs', () => 'fold in the egg and ')}add ${f.the('sauce', 'heat')}. Toss for 1 minute, until glossy.${f.if('green', (picks) => ` Scatter with ${picks}.`)} Serve at once.`,
        ],
      }
    },
  },
  {
    id: 'stir-fry',
    kind: 'wok',
    course: 'Main Dish',
    occasions: ['dinner', 'quick', 'healthy'],
    tags: ['wok', 'vegetables', 'speedy'],
    slots: [
      vegetableSlot('wok', 2, 3),
      proteinSlot('wok', 1, 'pan', asianMains),
      optionalSlot('rice', ['rice']),
      optionalSlot('nuts', ['cashew']),
      garlicSlot,
      gingerSlot,
      chilliSlot,
      springOnion,
      oilSlot,
    ],
    seasoning: { families: ['chinese', 'thai'], dry: 1, sauces: 3, leastSauces: 1, heat: true, acid: true },
    liking: 0.8,
    write: (f) => {
      const cooked = stirFryVegetables(f)
      return {
        title: `${f.title('main', 'vegetables')} Stir-Fry`,
        description: `${upperFirst(f.bare('main'))} with crisp ${f.bare('vegetables')}, glossy with ${f.bare('sauce')}${f.if('rice', () => ', and a bowl of rice beside it')}.`,
        minutes: { prep: 15, cook: Math.max(f.has('rice') ? 15 : 0, mainMinutes(f) + cooked.minutes + 4) },
        steps: [
          ...(f.has('rice')
            ? [
                `Boil ${f.the('rice')} in salted water for ${formatMinutes(f.of('rice')[0]?.fact?.simmerMinutes ?? 12)}, until tender, then drain and keep warm.`,
              ]
            : []),
          `${f.has('rice') ? 'While you wait, heat' : 'Heat'} half of ${f.the('fat')} in a wok over high heat.${fryMains(f)}`,
          `${f.has('rice') ? 'While the wok is hot, add' : 'Add'} the rest of ${f.the('fat')}.${stirAromatics(f)} ${cooked.text}`,
          `${returnMain(f)}add ${f.the('sauce', 'dry', 'heat', 'acid')} and toss over high heat for 2 minutes, until everything is glossy.`,
          `${f.if(['nuts', 'green'], (picks) => `Scatter with ${picks}. `)}Taste, season with black pepper and serve at once${f.if('rice', () => ' with the rice')}.`,
        ],
      }
    },
  },
  {
    id: 'noodle-stir-fry',
    kind: 'noodles',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['noodles', 'wok', 'speedy'],
    slots: [
      singleFoodSlot('noodles', ['noodle', 'rice-noodle'], { share: 0.75 }),
      vegetableSlot('wok', 1, 3),
      proteinSlot('wok', 0, 'pan', asianMains),
      optionalSlot('nuts', ['peanut', 'cashew', 'sesame']),
      garlicSlot,
      gingerSlot,
      chilliSlot,
      springOnion,
      oilSlot,
    ],
    seasoning: { families: ['chinese', 'thai'], sauces: 3, leastSauces: 1, heat: true, acid: true },
    liking: 0.75,
    write: (f) => {
      const cooked = stirFryVegetables(f)
      const boil = f.of('noodles')[0]?.fact?.simmerMinutes ?? 5
      return {
        title: `${f.title('main', 'vegetables')} ${f.hasClass('rice-noodle') ? 'Rice Noodles' : 'Noodles'}`,
        description: `Noodles tossed with ${f.bare('main', 'vegetables')} in ${f.bare('sauce')}: a takeaway supper without the wait.`,
        minutes: { prep: 10, cook: boil + mainMinutes(f) + cooked.minutes + 4 },
        steps: [
          `Cook ${f.the('noodles')} in boiling water for ${formatMinutes(boil)}, until just tender. Drain and rinse with cold water.`,
          `Heat half of ${f.the('fat')} in a wok over high heat.${fryMains(f)}`,
          `Heat the rest of ${f.the('fat')} over high heat.${stirAromatics(f)} ${cooked.text}`,
          `${returnMain(f) || 'Then '}add the noodles, ${f.bare('sauce', 'heat', 'acid')} and toss for 2 minutes, until hot and coated.`,
          `${f.if(['nuts', 'green'], (picks) => `Scatter with ${picks} and serve`) || 'Serve'} while the noodles are steaming hot.`,
        ],
      }
    },
  },
  {
    id: 'noodle-soup',
    kind: 'soup',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['noodles', 'soup', 'comfort'],
    slots: [
      singleFoodSlot('noodles', ['noodle', 'rice-noodle'], { grams: 55, share: 0.75 }),
      vegetableSlot('broth', 1, 3),
      proteinSlot('broth', 0, 'pan', ['poultry', 'cooked-meat', 'prawn', 'seafood', 'tofu']),
      { ...stockSlot, least: 1 },
      optionalSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      garlicSlot,
      gingerSlot,
      chilliSlot,
      springOnion,
    ],
    seasoning: { families: ['chinese', 'thai'], sauces: 1, leastSauces: 1, herb: true, acid: true },
    liking: 0.65,
    water: (f) => waterBeside(f, 350),
    write: (f) => {
      const [pick] = f.of('main')
      const simmer = pick?.fact?.simmerMinutes ?? 0
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.simmerMinutes, 'simmer', 'just tender')
      const boil = f.of('noodles')[0]?.fact?.simmerMinutes ?? 5
      return {
        title: `${f.title('main', 'vegetables')} Noodle Soup`,
        description: `A clear, savoury broth with noodles, ${f.bare('main', 'vegetables')}${f.if('eggs', () => ' and a boiled egg')}. Warming and light.`,
        minutes: { prep: 10, cook: 5 + simmer + cooked.minutes + boil + (f.has('eggs') ? 1 : 0) },
        steps: [
          `Bring ${liquidPhrase(f, 350)} to the boil with ${f.the('garlic', 'ginger', 'chilli', 'sauce')} and simmer for 5 minutes.`,
          ...(pick
            ? [`Add the ${pick.name} and simmer gently for ${formatMinutes(simmer)}, ${untilSimmered(pick)}.`]
            : []),
          ...(f.has('eggs')
            ? [`Meanwhile, boil ${f.the('eggs')} for 10 minutes, cool under the cold tap, peel and halve.`]
            : []),
          cooked.text,
          `Meanwhile, cook ${f.the('noodles')} in boiling water for ${formatMinutes(boil)}, until tender, drain and share between bowls.`,
          `${f.if('acid', (acid) => `Sharpen the broth with ${acid}, then ladle`) || 'Ladle'} it over the noodles while steaming hot${f.if('eggs', () => ' and top with the eggs')}.${f.if(['green', 'herb'], (picks) => ` Scatter with ${picks}.`)}`,
        ],
      }
    },
  },
  {
    id: 'risotto',
    kind: 'rice',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['rice', 'one-pan', 'comfort'],
    slots: [
      singleFoodSlot('rice', ['risotto-rice'], { share: 0.75 }),
      vegetableSlot('rice', 1, 2),
      { ...stockSlot, least: 1 },
      optionalSlot('meat', ['cured', 'prawn', 'seafood', 'cooked-meat'], { suits: 'rice', share: 0.5 }),
      optionalSlot('cheese', ['hard', 'crumbly', 'blue'], { share: 0.5 }),
      { ...onionSlot, least: 0 },
      garlicSlot,
      butterSlot,
    ],
    seasoning: { families: ['italian'], herb: true, acid: true },
    liking: 0.75,
    water: (f) => waterBeside(f, 320),
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      return {
        title: `${f.title('meat', 'vegetables', 'cheese')} Risotto`,
        description: `Creamy risotto with ${f.bare('meat', 'vegetables')}${f.if('cheese', (cheese) => `, finished with ${cheese.slice(4)}`)}. Twenty minutes of stirring, all of them worth it.`,
        minutes: { prep: 10, cook: softenMinutes(f) + cooked.minutes + (f.has('meat') ? 4 : 0) + 24 },
        steps: [
          `Bring ${liquidPhrase(f, 320)} to a simmer in a small pan and keep hot.`,
          `${softenStep(f, 'a wide, heavy pan')}${f.if('meat', (meat) => ` Add ${meat} and cook for 4 minutes, until ${f.hasClass('prawn', 'seafood') ? 'pink and curled' : 'hot and golden'}.`)} ${cooked.text} Lift a few spoonfuls out for the top.`,
          `Stir in ${f.the('rice')} and cook for 2 minutes, until the edges turn clear.`,
          'Add the hot liquid a ladle at a time over medium heat, stirring often, each time when the last is nearly gone. After 20 minutes the rice should be creamy with a slight bite.',
          `Take off the heat${f.if('cheese', (cheese) => ` and beat in ${cheese}`)}. Cover for 2 minutes, then season with salt and pepper${f.if(['acid', 'herb'], (picks) => `, add ${picks}`)} and serve with the vegetables you set aside.`,
        ],
      }
    },
  },
  {
    id: 'pilaf',
    kind: 'rice',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['rice', 'one-pan', 'spices'],
    slots: [
      singleFoodSlot('rice', ['rice', 'brown-rice'], { share: 0.75 }),
      vegetableSlot('rice', 1, 3),
      proteinSlot('rice', 0, 'pan', ['poultry', 'bean', 'cooked-meat', 'cured', 'prawn', 'seafood']),
      stockSlot,
      optionalSlot('fruit', ['dried-fruit']),
      optionalSlot('nuts', ['nut', 'cashew']),
      onionSlot,
      garlicSlot,
      gingerSlot,
      fatSlot,
    ],
    seasoning: {
      families: ['indian', 'middle-eastern', 'spanish', 'mexican', 'plain'],
      dry: 3,
      leastDry: 1,
      herb: true,
      acid: true,
    },
    liking: 0.7,
    water: (f) => waterBeside(f, f.hasClass('brown-rice') ? 200 : 150),
    write: (f) => {
      const need = f.hasClass('brown-rice') ? 200 : 150
      const simmer = f.hasClass('brown-rice') ? 30 : 15
      const cooked = staggerCooking(
        f.of('vegetables'),
        (fact) => Math.max(1, fact.panMinutes / 2),
        'cook',
        'beginning to soften',
      )
      return {
        title: `${f.title('main', 'vegetables')} Pilaf`,
        description: `Fragrant one-pot rice with ${f.bare('main', 'vegetables')}, gently spiced and cooked in its own steam.`,
        minutes: {
          prep: 10,
          cook: softenMinutes(f) + mainMinutes(f) + Math.ceil(cooked.minutes) + simmer + 6,
        },
        steps: [
          softenStep(f, 'a large pan with a lid'),
          `${f.of('main').map(fryMain).join('')} ${cooked.text}${toastSpices(f)}`.trim(),
          `Stir in ${f.the('rice', 'fruit')} until coated. Pour in ${liquidPhrase(f, need)}, season with salt and pepper and bring to the boil.`,
          `Cover tightly and cook over low heat for ${formatMinutes(simmer)} without lifting the lid, until the liquid is gone and the rice is tender.`,
          `Let it stand off the heat, covered, for 5 minutes. Fluff with a fork${f.if('acid', (acid) => ` and stir in ${acid}`)}.${f.if(['nuts', 'herb'], (picks) => ` Scatter with ${picks}.`)}`,
        ],
      }
    },
  },
]
