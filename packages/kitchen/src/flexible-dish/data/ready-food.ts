import type { BaseDish } from '../base-dish'
import { titleWith, upperFirst } from '../dish-filling'
import { formatMinutes, staggerCooking } from '../step-phrases'
import { cookedVegetables, fatSlot, garlicSlot, onionSlot, optionalSlot } from './slots'

/** Food that is reheated, and shellfish in the shell. Example: `readyFood[0]?.id` is 'ready-plate'. */
export const readyFood: readonly BaseDish[] = [
  {
    id: 'ready-plate',
    kind: 'ready',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['easy', 'leftovers'],
    slots: [
      { name: 'main', classes: ['ready'], cookedBy: 'oven', least: 1, most: 1, share: 0.4 },
      {
        name: 'vegetables',
        classes: cookedVegetables,
        cookedBy: 'pot',
        least: 0,
        most: 2,
        cut: 'pot',
        mixesAlike: true,
      },
      optionalSlot('salad', ['lettuce', 'cucumber', 'tomato'], { suits: 'salad', grams: 60, cut: 'raw' }),
    ],
    seasoning: { families: ['plain', 'italian', 'mexican', 'indian', 'chinese', 'french'], herb: true },
    liking: 0.3,
    write: (f) => {
      const time = f.of('main')[0]?.fact?.roastMinutes ?? 20
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.simmerMinutes, 'cook')
      return {
        title: titleWith(`Hot ${f.title('main')}`, f.things('vegetables', 'salad')),
        description: `${upperFirst(f.bare('main'))} made hot again${f.if(['vegetables', 'salad'], (these) => `, with ${these.slice(4)}`)}.`,
        minutes: { prep: 5, cook: Math.max(time, cooked.minutes) + 3 },
        steps: [
          `Heat the oven to 200 °C and put ${f.the('main')} into an ovenproof dish.`,
          `Heat for ${formatMinutes(time)}, until steaming hot all through (75 °C).`,
          f.has('vegetables')
            ? `Meanwhile, bring a little salted water to the boil. ${cooked.text} Drain.`
            : '',
          `Season with salt and pepper${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve${f.if(['vegetables', 'salad'], (these) => ` with ${these}`)}.`,
        ],
      }
    },
  },
  {
    id: 'steamed-shellfish',
    kind: 'shellfish',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['seafood', 'quick', 'steamed'],
    slots: [
      { name: 'main', classes: ['shellfish'], cookedBy: 'pot', least: 1, most: 1, share: 0.4 },
      onionSlot,
      garlicSlot,
      optionalSlot('vegetables', ['stem', 'tomato', 'leaf'], { cookedBy: 'pot', cut: 'pan' }),
      optionalSlot('cream', ['cream', 'coconut-milk'], { grams: 40 }),
      optionalSlot('bread', ['bread', 'baguette', 'flatbread']),
      { ...fatSlot, least: 0 },
    ],
    seasoning: {
      families: ['french', 'plain', 'italian', 'spanish', 'thai', 'chinese', 'indian'],
      dry: 1,
      herb: true,
      acid: true,
    },
    liking: 0.45,
    water: () => 80,
    write: (f) => ({
      title: titleWith(`Steamed ${f.things('main')}`, f.things('vegetables', 'cream', 'bread')),
      description: `${upperFirst(f.bare('main'))} steamed in a few minutes, with a broth to mop up.`,
      minutes: { prep: 15, cook: 16 },
      steps: [
        `Scrub ${f.the('main')} under cold water. Throw away any that are broken, or open and do not close when tapped.`,
        `Heat ${f.the('fat') || 'a splash of water'} in a large pot with a lid over medium heat.${f.if(['onion', 'garlic', 'vegetables', 'dry'], (these) => ` Add ${these} and cook for 5 minutes, until soft.`)}`,
        `Add the water and bring to the boil over high heat. Add ${f.the('main')}, cover and steam for 6 minutes, shaking the pot once, until the shells are open and the flesh is firm.`,
        `Throw away those that stayed shut. ${f.if('cream', (cream) => `Stir in ${cream}. `)}${f.if('acid', (acid) => `Spoon over ${acid}. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Serve at once${f.if('bread', (bread) => ` with ${bread}`)}.`,
      ],
    }),
  },
]
