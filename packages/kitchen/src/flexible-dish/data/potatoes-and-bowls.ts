import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import { upperFirst } from '../dish-filling'
import { formatMinutes, fryMain, staggerCooking, toastSpices, untilDone } from '../step-phrases'
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

const rawOnion = optionalSlot('onion', ['onion', 'spring-onion'], { grams: 15, cut: 'raw', share: 0.5 })
const fryMains = (f: DishFilling) => f.of('main').map(fryMain).join(' ')
const mainMinutes = (f: DishFilling) => f.of('main')[0]?.fact?.panMinutes ?? 0
const dressingStep = (f: DishFilling) =>
  `Whisk ${f.the('fat', 'acid', 'dry', 'garlic')} with a little salt and pepper in a large bowl.`
const coldClasses = [
  'cooked-meat',
  'tinned-fish',
  'bean',
  'smoked-fish',
  'ham',
  'halloumi',
  'poultry',
  'steak',
]
const isCold = (f: DishFilling) => !f.hasClass('poultry', 'halloumi', 'steak', 'tofu', 'oily-fish')
// Meat for a salad is cooked first and sliced; cold food is added as it is.
const cookFirstSteps = (f: DishFilling) =>
  isCold(f)
    ? []
    : f
        .of('main')
        .map(
          (pick) =>
            `Heat a frying pan over medium-high heat with a little of the oil. ${fryMain(pick)} Let it cool for a few minutes.`,
        )

/** Describes a hot filling: cooked food is heated through, raw bacon is fried. */
function heatFilling(f: DishFilling): string {
  const [pick] = f.of('main')
  if (pick?.fact?.class === 'cured')
    return `fry ${f.the('main')} in a pan over medium heat for ${formatMinutes(pick.fact.panMinutes)}, until crisp at the edges.`
  return `heat ${f.the('main')} in a pan over medium heat for 5 minutes, until steaming hot (75 °C).`
}

/** Potatoes, salads and bowls. Example: `potatoesAndBowls[0]?.id` is 'hash'. */
export const potatoesAndBowls: readonly BaseDish[] = [
  {
    id: 'hash',
    kind: 'potato',
    course: 'Main Dish',
    occasions: ['breakfast', 'lunch', 'dinner'],
    tags: ['potatoes', 'one-pan', 'leftovers'],
    slots: [
      singleFoodSlot('potatoes', ['cooked-potato', 'potato'], { share: 0.65 }),
      vegetableSlot('hash', 1, 2),
      proteinSlot('hash', 0, 'pan', ['cured', 'sausage', 'plant-sausage', 'cooked-meat', 'tofu']),
      optionalSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      { ...onionSlot, least: 0 },
      garlicSlot,
      { ...fatSlot, grams: 12 },
    ],
    seasoning: { families: ['plain', 'spanish', 'french', 'mexican'], dry: 1, heat: true, herb: true },
    liking: 0.7,
    accepts: (f) => f.has('main', 'eggs'),
    write: (f) => {
      const isCooked = f.hasClass('cooked-potato')
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'fry', 'tender')
      const time = isCooked ? 8 : 16
      return {
        title: `${f.title('main', 'vegetables')} Hash${f.has('eggs') ? ' with Eggs' : ''}`,
        description: `Crisp potatoes with ${f.bare('main', 'vegetables')}${f.if('eggs', () => ', topped with eggs')}: everything from one pan.`,
        minutes: {
          prep: 10,
          cook:
            time + (f.has('onion') ? 5 : 0) + mainMinutes(f) + cooked.minutes + (f.has('eggs') ? 4 : 0) + 1,
        },
        steps: [
          `Heat half of ${f.the('fat')} in a large frying pan over medium-high heat. Fry ${f.the('potatoes')} for ${formatMinutes(time)}, turning now and then, until golden${isCooked ? '' : ' and tender'}. Lift out.`,
          `Add the rest of ${f.the('fat')}${f.if('onion', (these) => ` and ${these}; cook for 5 minutes, until soft`)}. ${fryMains(f)} ${cooked.text}`,
          `${f.if(['garlic', 'dry', 'heat'], (these) => `Stir in ${these} for 1 minute, until fragrant. `)}Return the potatoes, toss and season with salt and pepper.`,
          ...(f.has('eggs')
            ? [
                `Make hollows, crack in ${f.the('eggs')}, cover and cook over low heat for 4 minutes, until the whites are set and the yolks are firm.`,
              ]
            : []),
          `${f.if('herb', (herb) => `Scatter with ${herb} and serve`) || 'Serve'} straight from the pan.`,
        ],
      }
    },
  },
  {
    id: 'jacket-potato',
    kind: 'potato',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['potatoes', 'baking', 'easy'],
    slots: [
      singleFoodSlot('potatoes', ['potato'], { grams: 260, share: 0.75, cut: 'raw' }),
      singleFoodSlot('main', ['tinned-fish', 'baked-bean', 'cooked-meat', 'cottage', 'cured'], {
        suits: 'potato',
        share: 0.6,
      }),
      optionalSlot('cheese', ['melting'], { grams: 30, share: 0.5 }),
      optionalSlot('vegetables', ['corn', 'leaf', 'brassica', 'stem', 'mushroom'], {
        suits: 'potato',
        grams: 50,
      }),
      optionalSlot('bind', ['mayonnaise', 'sour-cream', 'yoghurt'], { grams: 15 }),
      optionalSlot('green', ['spring-onion']),
      { ...fatSlot, grams: 6 },
    ],
    seasoning: { families: ['plain'], herb: true },
    liking: 0.65,
    accepts: (f) =>
      !(f.hasClass('new-potatoes') || f.of('potatoes').some(({ foodId }) => foodId === 'new-potatoes')),
    write: (f) => {
      const isHot = f.hasClass('baked-bean', 'cured', 'cooked-meat')
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      return {
        title: `Jacket Potatoes with ${f.things('main', 'vegetables', 'cheese')}`,
        description: `Crackly skins, fluffy insides and ${f.bare('main')} on top. The oven does nearly all of it.`,
        minutes: { prep: 10, cook: 65 },
        steps: [
          `Heat the oven to 200 °C. Scrub ${f.the('potatoes')}, prick all over, rub with ${f.has('vegetables') ? 'half of ' : ''}${f.the('fat')} and a little salt and bake for 60 minutes, until the skin is crisp and a knife slips in.`,
          f.has('vegetables')
            ? `Meanwhile, heat the rest of ${f.the('fat')} in a pan over medium heat. ${cooked.text}`
            : '',
          isHot
            ? `Towards the end, ${heatFilling(f)}`
            : `Mix ${f.the('main', 'bind')} in a bowl and season with pepper.`,
          `Split the potatoes and fill with ${f.the('main', 'vegetables')}${f.if('cheese', (cheese) => `, then ${cheese}`)}.${isHot ? f.if('bind', (bind) => ` Spoon ${bind} on top.`) : ''}${f.if(['green', 'herb'], (these) => ` Scatter with ${these}.`)} Serve piping hot.`,
        ],
      }
    },
  },
  {
    id: 'potato-salad',
    kind: 'salad',
    course: 'Main Dish',
    occasions: ['lunch', 'party'],
    tags: ['potatoes', 'salad', 'picnic'],
    slots: [
      singleFoodSlot('potatoes', ['potato', 'cooked-potato'], { share: 0.7, cut: 'pot' }),
      proteinSlot('potatosalad', 0, 'pan', ['smoked-fish', 'tinned-fish']),
      optionalSlot('eggs', ['egg'], { grams: 60, share: 0.9 }),
      { ...vegetableSlot('salad', 1, 2, 'raw'), classes: ['cucumber', 'radish', 'stem', 'lettuce', 'pea'] },
      rawOnion,
      singleFoodSlot('bind', ['mayonnaise', 'yoghurt', 'sour-cream', 'oil'], { grams: 22, share: 0.6 }),
    ],
    seasoning: { families: ['french', 'plain'], dry: 2, acid: true, herb: true },
    liking: 0.55,
    accepts: (f) => f.has('main', 'eggs'),
    write: (f) => {
      const isCooked = f.hasClass('cooked-potato')
      return {
        title: `${f.has('main') ? `${f.title('main')} ` : 'Egg and '}Potato Salad`,
        description: `${isCooked ? 'Tender potatoes in a light dressing' : 'Potatoes dressed while warm'}, with ${f.bare('main', 'eggs', 'vegetables')}. It travels well in a box.`,
        minutes: { prep: 15, cook: isCooked ? (f.has('eggs') ? 10 : 2) : 15 },
        steps: [
          isCooked
            ? `Cut ${f.the('potatoes')} into bite-sized pieces and put into a large bowl.`
            : `Boil ${f.the('potatoes')} in salted water for 15 minutes, until tender. Drain and let the steam go.`,
          ...(f.has('eggs')
            ? [
                `${isCooked ? 'B' : 'Meanwhile, b'}oil ${f.the('eggs')} for 10 minutes, cool under the cold tap, peel and quarter.`,
              ]
            : []),
          `Stir ${f.the('bind', 'dry', 'acid')} together with salt and pepper and fold into the potatoes.`,
          `Add ${f.the('vegetables', 'onion', 'main', 'eggs', 'herb')}, turn gently and let it stand for 2 minutes before serving.`,
        ],
      }
    },
  },
  {
    id: 'salad-bowl',
    kind: 'salad',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick', 'healthy'],
    tags: ['salad', 'fresh', 'speedy'],
    slots: [
      singleFoodSlot('leaves', ['lettuce', 'leaf'], { suits: 'salad', cut: 'raw', share: 0.5 }),
      singleFoodSlot('main', coldClasses, { suits: 'salad', cut: 'raw', share: 0.6 }),
      {
        ...vegetableSlot('salad', 1, 3, 'raw'),
        classes: ['tomato', 'cucumber', 'pepper', 'radish', 'root', 'avocado', 'beet', 'stem', 'corn', 'pea'],
      },
      optionalSlot('cheese', ['crumbly', 'blue', 'hard', 'mozzarella'], { grams: 30, share: 0.5 }),
      optionalSlot('crisp', ['nut', 'seed', 'olive'], { share: 0.5 }),
      rawOnion,
      singleFoodSlot('fat', ['oil'], { grams: 14, share: 0.4 }),
    ],
    seasoning: {
      families: ['french', 'italian', 'middle-eastern', 'mexican', 'plain'],
      dry: 1,
      acid: true,
      herb: true,
    },
    liking: 0.65,
    accepts: (f) => f.has('acid'),
    write: (f) => ({
      title: `${f.title('main', 'vegetables')} Salad`,
      description: `A big bowl of ${f.bare('leaves', 'vegetables')} with ${f.bare('main', 'cheese')} and a sharp dressing: a salad that is a meal.`,
      minutes: { prep: 15, cook: isCold(f) ? 0 : mainMinutes(f) + 3 },
      steps: [
        dressingStep(f),
        ...cookFirstSteps(f),
        `Add ${f.the('leaves', 'vegetables', 'onion')} to the bowl and toss until everything is coated.`,
        `Top with ${f.the('main', 'cheese', 'crisp', 'herb')} and serve at once, while the leaves are crisp.`,
      ],
    }),
  },
  {
    id: 'grain-bowl',
    kind: 'bowl',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'healthy'],
    tags: ['grains', 'bowl', 'packed-lunch'],
    slots: [
      singleFoodSlot('grain', ['grain', 'cooked-grain', 'long-grain', 'brown-rice', 'rice'], { share: 0.75 }),
      singleFoodSlot(
        'main',
        ['bean', 'halloumi', 'tofu', 'cooked-meat', 'poultry', 'oily-fish', 'tinned-fish'],
        {
          suits: 'grain',
          share: 0.6,
        },
      ),
      {
        ...vegetableSlot('grain', 1, 3, 'pot'),
        classes: ['squash', 'root', 'brassica', 'soft', 'pepper', 'tomato', 'green'],
      },
      optionalSlot('leaves', ['lettuce', 'leaf'], { suits: 'salad', cut: 'raw', grams: 25 }),
      optionalSlot('creamy', ['hummus', 'yoghurt'], { grams: 40 }),
      optionalSlot('crisp', ['seed', 'nut'], { share: 0.5 }),
      singleFoodSlot('fat', ['oil'], { grams: 14, share: 0.4 }),
    ],
    seasoning: {
      families: ['middle-eastern', 'italian', 'mexican', 'plain'],
      dry: 2,
      acid: true,
      herb: true,
    },
    liking: 0.7,
    accepts: (f) => f.of('vegetables').every(({ fact }) => (fact?.roastMinutes ?? 0) > 0),
    write: (f) => {
      const longest = Math.max(...f.of('vegetables').map(({ fact }) => fact?.roastMinutes ?? 0))
      const [grain] = f.of('grain')
      const isCooked = grain?.fact?.class === 'cooked-grain'
      const [pick] = f.of('main')
      const grainName = grain?.fact?.word ?? 'grain'
      return {
        title: `${f.title('main', 'vegetables')} ${upperFirst(grainName)} Bowl`,
        description: `Roasted ${f.bare('vegetables')} and ${f.bare('main')} on ${f.bare('grain')}${f.if('creamy', (these) => ` with ${these.slice(4)}`)}. Good warm, good cold in a lunch box.`,
        minutes: { prep: 15, cook: longest + (isCold(f) ? 2 : mainMinutes(f) + 2) },
        steps: [
          `Heat the oven to 200 °C. Toss ${f.the('vegetables')} on a tray with half of ${f.the('fat')}${f.if('dry', (dry) => `, ${dry.slice(4)}`)}, salt and pepper and roast for ${formatMinutes(longest)}, until tender and browned at the edges.`,
          isCooked
            ? `Meanwhile, fluff ${f.the('grain')} with a fork and warm with a splash of water until steaming hot.`
            : `Meanwhile, simmer ${f.the('grain')} in plenty of salted water for ${formatMinutes(grain?.fact?.simmerMinutes ?? 15)}, until tender, and drain well.`,
          ...(pick && !isCold(f)
            ? [`Heat a pan over medium-high heat with a little of the oil. ${fryMain(pick)}`]
            : []),
          `${f.if('acid', (acid) => `Whisk the rest of ${f.the('fat')} with ${acid} and fold`) || `Fold the rest of ${f.the('fat')}`} through the ${grain?.name ?? 'grain'}${isCold(f) ? f.if('main', (these) => ` with ${these}`) : ''}.`,
          `Share between bowls and top with ${f.the('vegetables', 'leaves', ...(isCold(f) ? [] : ['main']), 'creamy', 'crisp', 'herb')}.`,
        ],
      }
    },
  },
  {
    id: 'couscous-salad',
    kind: 'bowl',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick', 'healthy'],
    tags: ['couscous', 'salad', 'packed-lunch'],
    slots: [
      singleFoodSlot('grain', ['couscous', 'cooked-couscous'], { share: 0.75 }),
      {
        ...vegetableSlot('salad', 1, 3, 'raw'),
        classes: ['tomato', 'cucumber', 'pepper', 'radish', 'root', 'pea', 'lettuce', 'leaf'],
      },
      singleFoodSlot('main', ['bean', 'crumbly', 'cooked-meat', 'halloumi', 'tinned-fish'], { share: 0.5 }),
      optionalSlot('extra', ['dried-fruit', 'nut', 'olive', 'seed'], { share: 0.5 }),
      rawOnion,
      singleFoodSlot('fat', ['oil'], { grams: 12, share: 0.4 }),
    ],
    seasoning: { families: ['middle-eastern', 'italian', 'plain'], dry: 1, acid: true, herb: true },
    liking: 0.65,
    accepts: (f) => f.has('acid'),
    water: (f) => (f.hasClass('couscous') ? 90 : 0),
    write: (f) => ({
      title: `${f.title('main', 'vegetables')} Couscous Salad`,
      description: `Fluffy couscous with ${f.bare('vegetables', 'main')} and plenty of ${f.bare('acid')}. Ready before the oven would be hot.`,
      minutes: { prep: 15, cook: f.hasClass('halloumi') ? 10 : 6 },
      steps: [
        f.hasClass('couscous')
          ? `Bring the water to the boil. Put ${f.the('grain')} into a large bowl with a little salt, pour the water over, cover and leave for 5 minutes, until it has drunk it all. Fluff with a fork.`
          : `Fluff ${f.the('grain')} with a fork in a large bowl until no lumps are left.`,
        ...(f.hasClass('halloumi')
          ? f.of('main').map((pick) => `Heat a dry pan over medium heat. ${fryMain(pick)}`)
          : []),
        `Stir ${f.the('fat', 'acid', 'dry')} into the couscous with salt and pepper.`,
        `Fold in ${f.the('vegetables', 'onion', 'main', 'extra', 'herb')} and serve warm or cold.`,
      ],
    }),
  },
  {
    id: 'warm-bean-plate',
    kind: 'bowl',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['beans', 'vegetables', 'speedy'],
    slots: [
      singleFoodSlot('main', ['bean'], { suits: 'salad', share: 0.6 }),
      {
        ...vegetableSlot('pasta', 1, 2),
        classes: ['leaf', 'greens', 'tomato', 'pepper', 'soft', 'mushroom', 'stem', 'green'],
      },
      optionalSlot('cheese', ['crumbly', 'hard', 'mozzarella'], { grams: 30, share: 0.5 }),
      optionalSlot('bread', ['bread', 'baguette', 'flatbread'], { share: 0.5 }),
      onionSlot,
      garlicSlot,
      { ...oilSlot, grams: 12 },
    ],
    seasoning: {
      families: ['italian', 'spanish', 'middle-eastern', 'plain'],
      dry: 1,
      heat: true,
      acid: true,
      herb: true,
    },
    liking: 0.55,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      const [pick] = f.of('main')
      return {
        title: `Warm ${f.title('main', 'vegetables', 'cheese')} Plate`,
        description: `${upperFirst(f.bare('main'))} warmed in good oil with ${f.bare('vegetables')}${f.if('bread', (bread) => `, with ${bread.slice(4)} to mop it up`)}.`,
        minutes: { prep: 5, cook: (f.has('onion') ? 6 : 0) + cooked.minutes + 7 },
        steps: [
          `Heat ${f.the('fat')} in a wide pan over medium heat.${f.if('onion', (these) => ` Add ${these} and cook for 6 minutes, until soft.`)}${f.if('garlic', (these) => ` Add ${these} and stir for 1 minute, until fragrant.`)}${toastSpices(f)}`,
          cooked.text,
          pick ? `Add the ${pick.name} and warm for 4 minutes, ${untilDone(pick)}.` : '',
          `Season with salt and pepper${f.if('acid', (acid) => `, stir in ${acid}`)} and spoon onto plates.${f.if(['cheese', 'herb'], (these) => ` Top with ${these}.`)}${f.if('bread', (bread) => ` Serve with ${bread}.`)}`,
        ],
      }
    },
  },
]
