import type { BaseDish } from '../base-dish'
import type { DishFilling, Pick } from '../dish-filling'
import { listPicks, upperFirst } from '../dish-filling'
import {
  formatMinutes,
  liquidPhrase,
  softenMinutes,
  softenStep,
  staggerCooking,
  untilDone,
  waterBeside,
} from '../step-phrases'
import {
  butterSlot,
  garlicSlot,
  oilSlot,
  onionSlot,
  optionalSlot,
  proteinSlot,
  singleFoodSlot,
  stockSlot,
  vegetableSlot,
} from './slots'

const roastMinutes = (f: DishFilling) =>
  Math.max(...f.of('main', 'vegetables', 'potatoes', 'onion').map(({ fact }) => fact?.roastMinutes ?? 0), 15)

interface TrayGroup {
  readonly text: string
  /** Minutes it roasts before the next group is added. */
  readonly minutes: number
  /** Falls apart when tossed. */
  readonly delicate: boolean
}

const isFish = (fact: Pick['fact']) => fact?.class === 'oily-fish' || fact?.class === 'white-fish'

/** Groups the foods of one tray by when they are added; fish is added last, for no longer than it needs. */
function groupTray(f: DishFilling): TrayGroup[] {
  const timed = f
    .of('main', 'potatoes', 'vegetables', 'onion')
    .map((pick) => ({ pick, time: pick.fact?.roastMinutes ?? 15, delicate: isFish(pick.fact) }))
    .sort((a, b) => Number(a.delicate) - Number(b.delicate) || b.time - a.time)
  const groups: (typeof timed)[] = []
  for (const item of timed) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && first.delicate === item.delicate && first.time - item.time < 8) group.push(item)
    else groups.push([item])
  }
  return groups.map((group, at) => {
    const [{ time = 15, delicate = false } = {}] = group
    const next = groups[at + 1]?.[0]?.time ?? 0
    return {
      text: listPicks(group.map(({ pick }) => pick)),
      minutes: Math.max(time - next, delicate ? time : 5),
      delicate,
    }
  })
}

const totalMinutes = (trayGroups: readonly TrayGroup[]) =>
  trayGroups.reduce((sum, trayGroup) => sum + trayGroup.minutes, 0)

/** Dishes of the oven. Example: `ovenDishes[0]?.id` is 'traybake'. */
export const ovenDishes: readonly BaseDish[] = [
  {
    id: 'traybake',
    kind: 'roast',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['traybake', 'roast', 'easy'],
    slots: [
      proteinSlot('roast', 1, 'pot', [
        'poultry',
        'poultry-bone',
        'sausage',
        'plant-sausage',
        'oily-fish',
        'white-fish',
        'halloumi',
        'pork',
        'chop',
        'tofu',
        'bean',
        'cured',
      ]),
      vegetableSlot('roast', 1, 3, 'pot'),
      optionalSlot('potatoes', ['potato'], { grams: 150, cut: 'pot' }),
      { ...onionSlot, cut: 'pot' },
      garlicSlot,
      { ...oilSlot, grams: 12 },
    ],
    seasoning: {
      families: ['italian', 'middle-eastern', 'french', 'spanish', 'indian', 'plain'],
      dry: 2,
      herb: true,
      acid: true,
    },
    liking: 0.85,
    accepts: (f) => f.has('potatoes') || f.of('vegetables').length > 1,
    write: (f) => {
      const [pick] = f.of('main')
      const trayGroups = groupTray(f)
      const [first, ...later] = trayGroups
      return {
        title: `${f.title('main', 'vegetables')} Traybake`,
        description: `${upperFirst(f.bare('main'))} roasted with ${f.bare('vegetables', 'potatoes')} on one tray. A quarter of an hour of work, and the oven does the rest.`,
        minutes: { prep: 15, cook: totalMinutes(trayGroups) + 2 },
        steps: [
          `Heat the oven to 200 °C. Mix ${f.the('fat', 'garlic', 'dry')} in a small bowl with salt and pepper.`,
          `Spread ${first?.text ?? ''} on a large baking tray and toss with ${later.length > 0 ? 'half of the mixture' : 'the mixture'}. Roast for ${formatMinutes(first?.minutes ?? 20)}${later.length > 0 ? ', until beginning to colour' : ''}.`,
          ...later.map(({ text, minutes: long, delicate }, at) => {
            const rest = at === later.length - 1 ? 'the rest of the mixture' : 'some of the mixture'
            return delicate
              ? `Lay ${text} among the vegetables, brush with ${rest} and roast for ${formatMinutes(long)} more.`
              : `Add ${text} with ${rest}, toss and roast for ${formatMinutes(long)} more${at === later.length - 1 ? ', until the vegetables are tender and golden' : ''}.`
          }),
          `${pick ? `Check that it is done: roast on for a few minutes if need be, ${untilDone(pick)}. ` : ''}${f.if('acid', (acid) => `Spoon over ${acid}. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Serve from the tray.`,
        ],
      }
    },
  },
  {
    id: 'roast-dinner',
    kind: 'roast',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['roast', 'comfort', 'sunday'],
    slots: [
      singleFoodSlot('main', ['poultry-bone', 'chop', 'pork', 'sausage'], {
        suits: 'roast',
        cut: 'pot',
        share: 0.7,
      }),
      singleFoodSlot('potatoes', ['potato'], { cut: 'pot', grams: 220, share: 0.6 }),
      { ...vegetableSlot('roast', 1, 2, 'pot'), classes: ['root', 'brassica', 'squash'] },
      optionalSlot('greens', ['greens', 'pea', 'green'], { suits: 'stew', cut: 'pan' }),
      { ...onionSlot, cut: 'pot' },
      garlicSlot,
      { ...oilSlot, grams: 14 },
    ],
    seasoning: { families: ['plain', 'french'], dry: 1, herb: true },
    liking: 0.8,
    write: (f) => {
      const [pick] = f.of('main')
      const [greens] = f.of('greens')
      const longest = Math.max(roastMinutes(f), 40)
      return {
        title: `Roast ${f.title('main')} Dinner with ${f.things('vegetables')}`,
        description: `${upperFirst(f.bare('main'))} with crisp potatoes, roast ${f.bare('vegetables')}${f.if('greens', (these) => ` and ${these.slice(4)}`)}: Sunday on an ordinary day.`,
        minutes: { prep: 20, cook: 10 + longest + 3 },
        steps: [
          `Heat the oven to 200 °C with a roasting tin inside. Boil ${f.the('potatoes')} in salted water for 8 minutes, until the edges soften, then drain and shake to roughen them.`,
          `Toss the potatoes with half of ${f.the('fat')} in the hot tin. Arrange ${f.the('vegetables', 'onion', 'garlic')} around them and season with salt and pepper${f.if('dry', (dry) => ` and ${dry}`)}.`,
          `Rub ${f.the('main')} with the rest of ${f.the('fat')} and roast with the vegetables for ${formatMinutes(longest)}, turning everything once, ${pick ? untilDone(pick) : 'until golden'}. Take out whatever is done sooner and keep it warm.`,
          ...(greens
            ? [
                `Meanwhile, boil the ${greens.name} in salted water for ${formatMinutes(greens.fact?.simmerMinutes ?? 5)}, until just tender, and drain.`,
              ]
            : []),
          `Let ${f.the('main')} rest for 3 minutes${f.if('herb', (herb) => `, scatter with ${herb}`)} and serve with everything else.`,
        ],
      }
    },
  },
  {
    id: 'gratin',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['baking', 'vegetables', 'comfort'],
    slots: [
      vegetableSlot('gratin', 1, 2, 'pot'),
      singleFoodSlot('potatoes', ['potato'], { grams: 170, share: 0.6, cut: 'pot' }),
      singleFoodSlot('cream', ['cream', 'milk'], { grams: 80, share: 0.6 }),
      singleFoodSlot('cheese', ['melting', 'blue'], { share: 0.6 }),
      optionalSlot('meat', ['ham', 'cured'], { suits: 'gratin', share: 0.5 }),
      garlicSlot,
      optionalSlot('crisp', ['crumb'], { share: 0.5 }),
      butterSlot,
    ],
    seasoning: { families: ['french', 'plain'], dry: 1 },
    liking: 0.65,
    write: (f) => {
      const longest = Math.max(...f.of('vegetables').map(({ fact }) => fact?.simmerMinutes ?? 0))
      return {
        title: `${f.title('meat', 'vegetables', 'potatoes')} Gratin`,
        description: `${upperFirst(f.bare('vegetables'))} and potatoes baked in ${f.bare('cream')} under ${f.bare('cheese')} until bubbling.`,
        minutes: { prep: 15, cook: 12 + 27 },
        steps: [
          `Heat the oven to 200 °C and grease a baking dish with a little of ${f.the('fat')}. Boil ${f.the('potatoes')} in salted water for 12 minutes, until nearly tender; add ${f.the('vegetables')} for the last ${formatMinutes(Math.min(8, longest))}. Drain well.`,
          `Warm ${f.the('cream', 'garlic', 'dry')} with the rest of ${f.the('fat')} over low heat for 2 minutes, until steaming. Season with salt and pepper.`,
          `Spread the vegetables${f.if('meat', (meat) => ` and ${meat}`)} in the dish, pour the sauce over and scatter with ${f.the('cheese', 'crisp')}.`,
          'Bake for 25 minutes, until golden on top and bubbling at the edges.',
        ],
      }
    },
  },
  {
    id: 'pie',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['dinner', 'party'],
    tags: ['pie', 'baking', 'pastry'],
    slots: [
      singleFoodSlot('pastry', ['puff', 'shortcrust'], { share: 0.7 }),
      proteinSlot('pie', 0, 'pan', ['poultry', 'cooked-meat', 'mince', 'plant-mince', 'ham', 'cured']),
      vegetableSlot('pie', 1, 3),
      singleFoodSlot('cream', ['cream', 'milk', 'soft-cheese'], { grams: 60, share: 0.6 }),
      optionalSlot('flour', ['flour'], { grams: 8, share: 0.8 }),
      onionSlot,
      stockSlot,
      butterSlot,
    ],
    seasoning: { families: ['french', 'plain'], dry: 2, herb: true },
    liking: 0.7,
    accepts: (f) => f.has('main') || f.of('vegetables').length > 1,
    water: (f) => waterBeside(f, 60),
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      const [pick] = f.of('main')
      const browned = pick
        ? `Add the ${pick.name} and cook over medium-high heat for ${formatMinutes(pick.fact?.panMinutes ?? 6)}, stirring, ${untilDone(pick)}. `
        : ''
      return {
        title: `${f.title('main', 'vegetables')} Pie`,
        description: `A creamy filling of ${f.bare('main', 'vegetables')} under a golden lid of pastry.`,
        minutes: { prep: 20, cook: softenMinutes(f) + (pick?.fact?.panMinutes ?? 0) + cooked.minutes + 30 },
        steps: [
          `Heat the oven to 200 °C. ${softenStep(f, 'a large pan')}`,
          `${browned}${cooked.text}`,
          `Stir in ${f.the('flour', 'dry') || 'a little pepper'}, then ${liquidPhrase(f, 60)} and ${f.the('cream')}. Simmer over low heat for 3 minutes, until it thickens, and season with salt and pepper${f.if('herb', (herb) => ` and ${herb}`)}.`,
          `Tip into a pie dish. Roll out ${f.the('pastry')}, lay it on top, crimp the edges and cut a slit for the steam.`,
          'Bake for 25 minutes, until the pastry is puffed and deep golden and the filling bubbles (75 °C in the middle).',
        ],
      }
    },
  },
  {
    id: 'mash-topped-pie',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['pie', 'potatoes', 'comfort'],
    slots: [
      singleFoodSlot('potatoes', ['potato'], { grams: 230, share: 0.65, cut: 'pot' }),
      singleFoodSlot('main', ['mince', 'plant-mince'], { suits: 'pie', share: 0.6 }),
      { ...vegetableSlot('pie', 1, 2), classes: ['root', 'pea', 'stem', 'mushroom', 'mixed'] },
      { ...onionSlot, least: 1 },
      garlicSlot,
      optionalSlot('paste', ['tomato-paste']),
      optionalSlot('stock', ['beef-stock', 'beef-cube', 'stock', 'cube'], { share: 0.4 }),
      optionalSlot('milk', ['milk', 'cream'], { grams: 25 }),
      optionalSlot('cheese', ['melting'], { grams: 20, share: 0.5 }),
      butterSlot,
    ],
    seasoning: { families: ['plain', 'french'], dry: 1 },
    liking: 0.75,
    water: (f) => waterBeside(f, 120),
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook', 'soft')
      const [pick] = f.of('main')
      const name = f.words('main')[0] === 'lamb' ? 'Shepherd’s Pie' : 'Cottage Pie'
      return {
        title: `${name} with ${f.things('vegetables')}`,
        description: `Savoury ${f.bare('main')} with ${f.bare('vegetables')} under a golden potato crust. A dish that waits for latecomers.`,
        minutes: {
          prep: 20,
          cook: softenMinutes(f) + (pick?.fact?.panMinutes ?? 8) + cooked.minutes + 10 + 27,
        },
        steps: [
          `Heat the oven to 200 °C. Boil ${f.the('potatoes')} in salted water for 15 minutes, until a knife slips in. Drain and mash with half of ${f.the('fat')}${f.if('milk', (milk) => ` and ${milk}`)}.`,
          `Meanwhile, heat the rest of ${f.the('fat')} in a large pan over medium heat and cook ${f.the('onion', 'garlic')} for 6 minutes, until soft.`,
          `${cooked.text} ${pick ? `Add the ${pick.name} and fry for ${formatMinutes(pick.fact?.panMinutes ?? 8)}, breaking it up, ${untilDone(pick)}.` : ''}`,
          `Stir in ${f.the('paste', 'dry') || 'some pepper'} and ${liquidPhrase(f, 120)}, season with salt and pepper and simmer over medium heat for 10 minutes, until thick.`,
          `Spread in a baking dish, top with the mash${f.if('cheese', (cheese) => ` and ${cheese}`)} and bake for 25 minutes, until golden and bubbling at the edges.`,
        ],
      }
    },
  },
  {
    id: 'fish-pie',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['dinner'],
    tags: ['fish', 'potatoes', 'comfort'],
    slots: [
      singleFoodSlot('main', ['white-fish'], { suits: 'fishpie', share: 0.7 }),
      singleFoodSlot('potatoes', ['potato'], { grams: 230, share: 0.65, cut: 'pot' }),
      singleFoodSlot('milk', ['milk', 'cream'], { grams: 120, share: 0.6 }),
      singleFoodSlot('flour', ['flour'], { grams: 10, share: 0.8 }),
      { ...vegetableSlot('pie', 1, 2), classes: ['pea', 'stem', 'leaf', 'root'] },
      onionSlot,
      { ...butterSlot, classes: ['butter'], grams: 15 },
    ],
    seasoning: { families: ['plain', 'french'], herb: true },
    liking: 0.7,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook', 'soft')
      return {
        title: `${f.title('main', 'vegetables')} Pie`,
        description: `Flakes of ${f.bare('main')} in a white sauce with ${f.bare('vegetables')}, under buttery mash.`,
        minutes: { prep: 20, cook: 20 + softenMinutes(f) + cooked.minutes + 28 },
        steps: [
          `Heat the oven to 200 °C. Boil ${f.the('potatoes')} in salted water for 15 minutes, until tender. Drain and mash with a third of ${f.the('fat')}.`,
          `Melt the rest of ${f.the('fat')} in a pan over medium heat.${f.if('onion', (these) => ` Add ${these} and cook for 6 minutes, until soft.`)} ${cooked.text}`,
          `Stir in ${f.the('flour')} for 1 minute, then add ${f.the('milk')} little by little and simmer for 3 minutes over low heat, until thick. Season with salt and pepper${f.if('herb', (herb) => ` and add ${herb}`)}.`,
          `Fold ${f.the('main')} into the sauce, tip into a baking dish and spread the mash on top.`,
          'Bake for 25 minutes, until golden and the fish is opaque and flaking (63 °C in the middle).',
        ],
      }
    },
  },
]
