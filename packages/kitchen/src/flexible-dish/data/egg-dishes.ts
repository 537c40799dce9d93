import type { BaseDish } from '../base-dish'
import type { DishFilling } from '../dish-filling'
import {
  finishStep,
  formatMinutes,
  softenMinutes,
  softenStep,
  staggerCooking,
  toastSpices,
} from '../step-phrases'
import {
  butterSlot,
  chilliSlot,
  fatSlot,
  garlicSlot,
  onionSlot,
  optionalSlot,
  singleFoodSlot,
  vegetableSlot,
} from './slots'

const eggs = (grams: number) => singleFoodSlot('eggs', ['egg'], { grams, share: 0.75 })
const eggCheese = optionalSlot('cheese', ['crumbly', 'melting', 'mozzarella', 'hard'], {
  grams: 30,
  share: 0.5,
})
const eggMeat = optionalSlot('meat', ['cured', 'ham', 'smoked-fish'], { suits: 'egg', share: 0.5 })
const cookVegetables = (f: DishFilling) =>
  staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')

// The flavour pairing keeps fish and cheese apart; meat and cheese together are enough for one omelette.
const firstMeat = (f: DishFilling) =>
  f.if('meat', (meat) =>
    f.hasClass('smoked-fish') ? '' : ` Add ${meat} and fry for 4 minutes, until crisp at the edges.`,
  )
const lateMeat = (f: DishFilling) => (f.hasClass('smoked-fish') ? f.if('meat', (meat) => ` and ${meat}`) : '')

/** Dishes of eggs. Example: `eggDishes[0]?.id` is 'frittata'. */
export const eggDishes: readonly BaseDish[] = [
  {
    id: 'frittata',
    kind: 'egg',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'quick'],
    tags: ['eggs', 'one-pan', 'vegetables'],
    slots: [
      eggs(125),
      vegetableSlot('egg', 1, 3),
      eggMeat,
      eggCheese,
      optionalSlot('milk', ['milk', 'cream'], { grams: 20 }),
      onionSlot,
      fatSlot,
    ],
    seasoning: { families: ['italian', 'french', 'spanish', 'plain'], dry: 1, herb: true },
    liking: 0.75,
    write: (f) => {
      const cooked = cookVegetables(f)
      const start = softenMinutes(f)
      return {
        title: `${f.title('meat', 'vegetables', 'cheese')} Frittata`,
        description: `Eggs set gently around ${f.bare('meat', 'vegetables')}${f.if('cheese', (cheese) => ` with ${cheese.slice(4)}`)}. Good hot, and just as good cold for lunch the next day.`,
        minutes: { prep: 10, cook: start + cooked.minutes + 13 },
        steps: [
          `Turn the grill to high. Beat the eggs${f.if('milk', (milk) => ` with ${milk}`)} in a bowl and season with salt and pepper${f.if('dry', (dry) => ` and ${dry}`)}.`,
          `${softenStep(f, 'an ovenproof frying pan')}${firstMeat(f)}`,
          cooked.text,
          `Pour in the eggs${f.if('cheese', (cheese) => `, scatter over ${cheese}`)}${lateMeat(f)} and cook over low heat for 8 minutes, until set underneath and still loose on top.`,
          `Put the pan under the hot grill for 3 minutes, until the top is golden and the eggs are set through (71 °C in the middle).${f.if('herb', (herb) => ` Scatter with ${herb}.`)} Let it stand for 2 minutes, then cut into wedges.`,
        ],
      }
    },
  },
  {
    id: 'omelette',
    kind: 'egg',
    course: 'Main Dish',
    occasions: ['breakfast', 'lunch', 'dinner', 'quick'],
    tags: ['eggs', 'one-pan', 'speedy'],
    slots: [eggs(125), vegetableSlot('egg', 1, 2), eggMeat, eggCheese, butterSlot],
    seasoning: { families: ['french', 'plain', 'italian', 'spanish'], herb: true },
    liking: 0.55,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${f.title('meat', 'vegetables', 'cheese')} Omelette`,
        description: `A soft folded omelette filled with ${f.bare('vegetables', 'meat', 'cheese')}, on the table in minutes.`,
        minutes: { prep: 5, cook: cooked.minutes + (f.has('meat') ? 4 : 0) + 6 },
        steps: [
          `Heat half of ${f.the('fat')} in a non-stick pan over medium heat.${firstMeat(f)} ${cooked.text} Tip onto a plate.`,
          `Beat the eggs with some salt and pepper${f.if('herb', (herb) => ` and ${herb}`)}. Heat the rest of ${f.the('fat')} in the same pan over medium heat until it foams or shimmers.`,
          `Pour in the eggs. Draw the edges to the middle with a spatula for 2 minutes, letting the runny egg flow to the sides.`,
          `Spread the filling over one half${f.if('cheese', (cheese) => ` with ${cheese}`)}${lateMeat(f)}. Cook for 2 minutes more, until no liquid egg is left, fold over and slide onto plates.`,
        ],
      }
    },
  },
  {
    id: 'shakshuka',
    kind: 'egg',
    course: 'Main Dish',
    occasions: ['breakfast', 'lunch', 'dinner'],
    tags: ['eggs', 'one-pan', 'tomato'],
    slots: [
      eggs(100),
      singleFoodSlot('tomatoes', ['tinned-tomato', 'tomato'], { grams: 180, share: 0.75 }),
      { ...vegetableSlot('tomato', 0, 2), classes: ['pepper', 'soft', 'leaf', 'squash'] },
      optionalSlot('cheese', ['crumbly'], { grams: 30, share: 0.5 }),
      onionSlot,
      garlicSlot,
      chilliSlot,
      fatSlot,
    ],
    seasoning: {
      families: ['middle-eastern', 'spanish', 'mexican'],
      dry: 2,
      leastDry: 1,
      heat: true,
      herb: true,
    },
    liking: 0.7,
    write: (f) => {
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook', 'soft')
      const lead = f.title('vegetables', 'cheese')
      return {
        title: lead === '' ? 'Shakshuka' : `${lead} Shakshuka`,
        description: `Eggs poached in a warmly spiced tomato sauce${f.if('vegetables', (these) => ` with ${these.slice(4)}`)}. Bring the pan to the table.`,
        minutes: { prep: 10, cook: softenMinutes(f) + cooked.minutes + 1 + 10 + 8 },
        steps: [
          softenStep(f, 'a wide frying pan with a lid'),
          `${cooked.text}${toastSpices(f)}`.trim(),
          `Add ${f.the('tomatoes')}, season with salt and pepper and simmer over medium heat for 10 minutes, until thick.`,
          `Make a hollow for each egg and crack the eggs in. Cover and cook over low heat for 8 minutes, until the whites are set and the yolks are firm.`,
          `${f.if('cheese', (cheese) => `Crumble over ${cheese}. `)}${f.if('herb', (herb) => `Scatter with ${herb}. `)}Serve straight from the pan.`,
        ],
      }
    },
  },
  {
    id: 'quiche',
    kind: 'bake',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner', 'party'],
    tags: ['eggs', 'baking', 'pastry'],
    slots: [
      singleFoodSlot('pastry', ['shortcrust'], { share: 0.7 }),
      eggs(60),
      singleFoodSlot('cream', ['cream', 'milk'], { grams: 60, share: 0.6 }),
      vegetableSlot('egg', 1, 2),
      eggMeat,
      optionalSlot('cheese', ['melting', 'crumbly', 'blue', 'hard'], { grams: 30, share: 0.5 }),
      onionSlot,
      fatSlot,
    ],
    seasoning: { families: ['french', 'plain'], dry: 1 },
    liking: 0.6,
    write: (f) => {
      const cooked = cookVegetables(f)
      return {
        title: `${f.title('meat', 'vegetables', 'cheese')} Quiche`,
        description: `Crisp pastry and a soft custard full of ${f.bare('vegetables', 'meat')}. It keeps well for a packed lunch.`,
        minutes: { prep: 15, cook: softenMinutes(f) + cooked.minutes + 15 + 30 },
        steps: [
          'Heat the oven to 190 °C. Line a tart tin with the shortcrust pastry, prick the base and bake for 15 minutes, until dry and pale gold.',
          `${softenStep(f, 'a frying pan')}${firstMeat(f)} ${cooked.text}`,
          `Beat the eggs with ${f.the('cream')}${f.if('dry', (dry) => `, ${dry}`)} and some salt and pepper.`,
          `Spread the filling over the pastry${f.if('cheese', (cheese) => `, scatter over ${cheese}`)}${lateMeat(f)} and pour in the eggs.`,
          'Bake for 30 minutes, until golden and set with only a slight wobble (71 °C in the middle). Let it cool a little before cutting.',
        ],
      }
    },
  },
  {
    id: 'tortilla',
    kind: 'egg',
    course: 'Main Dish',
    occasions: ['lunch', 'dinner'],
    tags: ['eggs', 'potatoes', 'one-pan'],
    slots: [
      eggs(125),
      singleFoodSlot('potatoes', ['potato', 'cooked-potato'], { grams: 160, share: 0.7 }),
      { ...onionSlot, least: 1 },
      { ...vegetableSlot('egg', 0, 1), classes: ['pepper', 'leaf', 'pea', 'stem', 'green'] },
      optionalSlot('meat', ['cured'], { suits: 'egg', share: 0.5 }),
      fatSlot,
    ],
    seasoning: { families: ['spanish', 'plain'], dry: 1, herb: true },
    liking: 0.6,
    write: (f) => {
      const [potato] = f.of('potatoes')
      const time = potato?.fact?.class === 'cooked-potato' ? 6 : 15
      const cooked = staggerCooking(f.of('vegetables'), (fact) => fact.panMinutes, 'cook')
      const lead = f.title('meat', 'vegetables')
      return {
        title:
          lead === ''
            ? 'Potato and Onion Tortilla'
            : `Spanish Tortilla with ${f.things('meat', 'vegetables')}`,
        description:
          'A thick, tender potato omelette in the Spanish manner, as good warm as it is cold in a sandwich.',
        minutes: { prep: 10, cook: time + cooked.minutes + (f.has('meat') ? 4 : 0) + 14 },
        steps: [
          `Heat ${f.the('fat')} in a non-stick pan over medium-low heat. Add ${f.the('potatoes', 'onion')} and cook for ${formatMinutes(time)}, stirring now and then, until the potatoes are tender but not brown.`,
          `${firstMeat(f)} ${cooked.text}${toastSpices(f)}`.trim(),
          `Beat the eggs with some salt and pepper, fold in everything from the pan and let it stand for 2 minutes.`,
          'Return to the pan and cook over low heat for 8 minutes, until set at the edges.',
          `Turn out onto a plate, slide back in upside down and cook for 4 minutes more, until set through (71 °C in the middle).${f.if('herb', (herb) => ` Scatter with ${herb}.`)}`,
        ].filter((step) => step !== ''),
      }
    },
  },
  {
    id: 'scrambled-eggs',
    kind: 'egg',
    course: 'Main Dish',
    occasions: ['breakfast', 'quick'],
    tags: ['eggs', 'breakfast', 'speedy'],
    slots: [
      eggs(100),
      singleFoodSlot('bread', ['bread', 'bagel', 'baguette'], { share: 0.5 }),
      { ...vegetableSlot('egg', 0, 1), classes: ['leaf', 'tomato', 'mushroom', 'green'] },
      optionalSlot('fish', ['smoked-fish'], { suits: 'egg', share: 0.5 }),
      optionalSlot('milk', ['milk', 'cream'], { grams: 15 }),
      butterSlot,
    ],
    seasoning: { families: ['plain'], herb: true },
    liking: 0.6,
    write: (f) => {
      const cooked = cookVegetables(f)
      const lead = f.title('fish', 'vegetables')
      return {
        title:
          lead === ''
            ? 'Soft Scrambled Eggs on Toast'
            : `Scrambled Eggs with ${f.things('fish', 'vegetables')} on Toast`,
        description:
          'Slow, creamy eggs on hot toast: the breakfast that makes itself while the kettle boils.',
        minutes: { prep: 5, cook: cooked.minutes + 6 },
        steps: [
          `Beat the eggs${f.if('milk', (milk) => ` with ${milk}`)} and a little salt and pepper.`,
          `${f.has('vegetables') ? `Heat half of ${f.the('fat')} in a pan over medium heat. ${cooked.text} Set aside. ` : ''}Toast ${f.the('bread')} until golden.`,
          `Heat ${f.has('vegetables') ? 'the rest of ' : ''}${f.the('fat')} in a non-stick pan over low heat, pour in the eggs and stir slowly for 4 minutes, until softly set with no liquid egg left.`,
          finishStep(f, `pile onto the toast${f.if(['vegetables', 'fish'], (these) => ` with ${these}`)}`),
        ],
      }
    },
  },
]
