import type { BaseDish } from '../base-dish'
import { optionalSlot, singleFoodSlot } from './slots'

const fruitClasses = [
  'berry',
  'stone-fruit',
  'orchard',
  'tropical',
  'banana',
  'citrus-fruit',
  'grape',
  'melon',
  'rhubarb',
  'pomegranate',
]
const fruitSlot = (suits: string, most: number, grams?: number) => ({
  name: 'fruit',
  classes: fruitClasses,
  suits,
  least: 1,
  most,
  ...(grams === undefined ? {} : { grams }),
})
const sweetSeasoning = { families: ['plain'], sweet: true } as const
const sweetener = optionalSlot('sweet', ['sweetener', 'sugar'], { grams: 8, share: 0.6 })

/** Breakfasts, desserts and drinks. Example: `sweetBaseDishes[0]?.id` is 'overnight-oats'. */
export const sweetBaseDishes: readonly BaseDish[] = [
  {
    id: 'overnight-oats',
    kind: 'oats',
    course: 'Main Dish',
    occasions: ['breakfast', 'healthy'],
    tags: ['oats', 'breakfast', 'make-ahead'],
    slots: [
      singleFoodSlot('oats', ['oats'], { share: 0.75 }),
      singleFoodSlot('milk', ['milk', 'sour-milk'], { grams: 130, share: 0.7 }),
      optionalSlot('yoghurt', ['yoghurt'], { grams: 60, share: 0.6 }),
      fruitSlot('oats', 2, 100),
      optionalSlot('nuts', ['nut', 'seed', 'chia'], { share: 0.5 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.6,
    write: (f) => ({
      title: `${f.title('fruit')} Overnight Oats`,
      description: `Creamy oats that soak while you sleep, with ${f.bare('fruit')} on top. Breakfast is ready before you are.`,
      minutes: { prep: 10, cook: 0, wait: 480 },
      steps: [
        `Stir ${f.the('oats', 'milk', 'yoghurt', 'sweet')} together in a bowl or in jars.`,
        'Cover and leave in the fridge overnight, at least 8 hours, until thick and soft.',
        `Loosen with a splash of milk if you like and top with ${f.the('fruit', 'nuts')}.`,
      ],
    }),
  },
  {
    id: 'porridge',
    kind: 'oats',
    course: 'Main Dish',
    occasions: ['breakfast', 'quick', 'healthy'],
    tags: ['oats', 'breakfast', 'speedy'],
    slots: [
      singleFoodSlot('oats', ['oats'], { share: 0.75 }),
      singleFoodSlot('milk', ['milk'], { grams: 220, share: 0.7 }),
      fruitSlot('oats', 2, 90),
      optionalSlot('nuts', ['nut', 'seed', 'nut-butter'], { share: 0.5 }),
      sweetener,
      optionalSlot('spice', ['sweet-spice']),
    ],
    seasoning: sweetSeasoning,
    liking: 0.55,
    write: (f) => ({
      title: `${f.title('fruit')} Porridge`,
      description: `A warm bowl of creamy oats with ${f.bare('fruit', 'nuts')}.`,
      minutes: { prep: 3, cook: 7 },
      steps: [
        `Put ${f.the('oats', 'milk')} into a pan and bring to a gentle simmer over medium heat, stirring.`,
        'Cook for 6 minutes, stirring often, until thick and creamy.',
        `Spoon into bowls and top with ${f.the('fruit', 'nuts', 'sweet')}.`,
      ],
    }),
  },
  {
    id: 'sweet-pancakes',
    kind: 'pancake',
    course: 'Main Dish',
    occasions: ['breakfast'],
    tags: ['pancakes', 'breakfast', 'family'],
    slots: [
      singleFoodSlot('flour', ['self-raising', 'flour'], { grams: 55, share: 0.8 }),
      singleFoodSlot('eggs', ['egg'], { grams: 50, share: 0.5 }),
      singleFoodSlot('milk', ['milk', 'sour-milk'], { grams: 90, share: 0.8 }),
      optionalSlot('rise', ['baking-powder']),
      fruitSlot('pancake', 2, 90),
      optionalSlot('top', ['yoghurt'], { grams: 40 }),
      { ...sweetener, least: 0 },
      singleFoodSlot('fat', ['butter', 'oil'], { grams: 8, share: 0.5 }),
    ],
    seasoning: sweetSeasoning,
    liking: 0.6,
    write: (f) => {
      const isThick = f.hasClass('self-raising') || f.has('rise')
      return {
        title: `${isThick ? 'Fluffy ' : ''}Pancakes with ${f.things('fruit')}`,
        description: `${isThick ? 'Thick, soft' : 'Thin, lacy'} pancakes with ${f.bare('fruit')}${f.if('top', (top) => ` and ${top.slice(4)}`)}: a slow morning on a plate.`,
        minutes: { prep: 10, cook: 15 },
        steps: [
          `Whisk ${f.the('flour', 'rise', 'eggs', 'milk')} to a smooth batter and let it stand for 2 minutes.`,
          `Melt a little of ${f.the('fat')} in a frying pan over medium heat. Fry spoonfuls of batter for 2 minutes, until bubbles appear, turn and cook for 1 minute more, until golden and set through.`,
          `Go on with the rest of the batter and ${f.the('fat')}, keeping the pancakes warm for 10 minutes or so.`,
          `Serve with ${f.the('fruit', 'top', 'sweet')}.`,
        ],
      }
    },
  },
  {
    id: 'french-toast',
    kind: 'toast',
    course: 'Main Dish',
    occasions: ['breakfast', 'quick'],
    tags: ['bread', 'breakfast', 'leftovers'],
    slots: [
      singleFoodSlot('bread', ['sweet-bread', 'bread'], { share: 0.9 }),
      singleFoodSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      singleFoodSlot('milk', ['milk', 'cream'], { grams: 60, share: 0.7 }),
      fruitSlot('pancake', 2, 90),
      sweetener,
      singleFoodSlot('fat', ['butter', 'oil'], { grams: 8, share: 0.5 }),
    ],
    seasoning: sweetSeasoning,
    liking: 0.55,
    accepts: (f) => f.of('bread').every(({ foodId }) => foodId !== 'rye-bread'),
    write: (f) => ({
      title: `French Toast with ${f.things('fruit')}`,
      description: `Bread soaked in egg and milk, fried in ${f.bare('fat')} until golden and topped with ${f.bare('fruit')}. The best thing that can happen to a stale loaf.`,
      minutes: { prep: 10, cook: 10 },
      steps: [
        `Beat ${f.the('eggs', 'milk')} in a wide dish. Soak ${f.the('bread')} in it for 2 minutes on each side.`,
        `Melt ${f.the('fat')} in a frying pan over medium heat and fry the bread for 3 minutes on each side, until golden and set through (71 °C).`,
        `Serve hot with ${f.the('fruit', 'sweet')}.`,
      ],
    }),
  },
  {
    id: 'yoghurt-bowl',
    kind: 'yoghurt',
    course: 'Main Dish',
    occasions: ['breakfast', 'quick', 'healthy'],
    tags: ['yoghurt', 'breakfast', 'fruit'],
    slots: [
      fruitSlot('salad', 3, 160),
      singleFoodSlot('yoghurt', ['yoghurt'], { grams: 140, share: 0.6 }),
      optionalSlot('nuts', ['nut', 'seed', 'oats'], { share: 0.5 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.5,
    write: (f) => ({
      title: `${f.title('fruit')} Salad with ${f.title('yoghurt')}`,
      description: `A bowl of ripe ${f.bare('fruit')} with ${f.bare('yoghurt')}${f.if('nuts', (nuts) => ` and a crunch of ${nuts.slice(4)}`)}.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `Put ${f.the('fruit')} into a bowl and turn gently.`,
        `Spoon ${f.the('yoghurt')} into bowls and pile the fruit on top.`,
        `${f.if(['nuts', 'sweet'], (these) => `Finish with ${these} and eat`) || 'Eat'} straight away, while the fruit is fresh.`,
      ],
    }),
  },
  {
    id: 'fruit-salad',
    kind: 'fruit',
    course: 'Dessert',
    occasions: ['quick', 'healthy'],
    tags: ['pudding', 'fruit', 'no-cook'],
    slots: [
      fruitSlot('salad', 3, 150),
      optionalSlot('cream', ['cream'], { grams: 35 }),
      optionalSlot('nuts', ['nut', 'seed'], { share: 0.5 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.4,
    write: (f) => ({
      title:
        f.of('fruit').length > 1
          ? `${f.title('fruit')} Salad`
          : f.if(['cream', 'nuts'], () => `${f.things('fruit')} with ${f.things('cream', 'nuts')}`) ||
            `Fresh ${f.things('fruit')}`,
      description: `A cool bowl of ripe ${f.bare('fruit')} at the end of a meal.`,
      minutes: { prep: 10, cook: 0 },
      steps: [
        `Put ${f.the('fruit')} into a bowl${f.if('sweet', (these) => `, add ${these}`)} and turn gently.`,
        'Let it stand for 5 minutes, until the juices run.',
        `${f.if('cream', (cream) => `Spoon over ${cream}. `)}${f.if('nuts', (nuts) => `Scatter with ${nuts} and eat`) || 'Eat'} straight away, while the fruit is fresh.`,
      ],
    }),
  },
  {
    id: 'smoothie',
    kind: 'drink',
    course: 'Drink',
    occasions: ['breakfast', 'quick', 'healthy'],
    tags: ['smoothie', 'drink', 'fruit'],
    slots: [
      { ...fruitSlot('smoothie', 2, 170) },
      singleFoodSlot('milk', ['milk', 'yoghurt', 'sour-milk'], { grams: 180, share: 0.7 }),
      optionalSlot('body', ['oats', 'nut-butter', 'chia'], { grams: 15, share: 0.5 }),
      sweetener,
    ],
    seasoning: sweetSeasoning,
    liking: 0.45,
    write: (f) => ({
      title: `${f.title('fruit')} Smoothie`,
      description: `A thick, cold glass of ${f.bare('fruit')} blended with ${f.bare('milk')}.`,
      minutes: { prep: 5, cook: 0 },
      steps: [
        `Put ${f.the('fruit', 'milk', 'body')} into a blender.`,
        'Blend for 1 minute, until completely smooth; add a splash of cold water if it is too thick.',
        `Taste${f.if('sweet', (these) => `, sweeten with ${these} if the fruit is sharp`)} and pour into glasses. Drink at once.`,
      ],
    }),
  },
  {
    id: 'crumble',
    kind: 'pudding',
    course: 'Dessert',
    occasions: ['party'],
    tags: ['pudding', 'baking', 'fruit'],
    slots: [
      fruitSlot('crumble', 2, 170),
      singleFoodSlot('flour', ['flour', 'self-raising'], { grams: 30, share: 0.8 }),
      singleFoodSlot('fat', ['butter'], { grams: 18, share: 0.7 }),
      singleFoodSlot('sweet', ['sugar'], { grams: 20, share: 0.8 }),
      optionalSlot('oats', ['oats', 'nut'], { grams: 15 }),
      optionalSlot('cream', ['yoghurt', 'cream'], { grams: 40 }),
    ],
    seasoning: sweetSeasoning,
    liking: 0.6,
    write: (f) => ({
      title: `${f.title('fruit')} Crumble`,
      description: `Hot ${f.bare('fruit')} under a crisp, buttery crust${f.if('cream', (cream) => `, with ${cream.slice(4)}`)}. It makes the whole house smell good.`,
      minutes: { prep: 15, cook: 35 },
      steps: [
        `Heat the oven to 190 °C. Toss ${f.the('fruit')} with a third of ${f.the('sweet')} in a baking dish.`,
        `Rub ${f.the('fat', 'flour')} between your fingers until it looks like coarse crumbs. Stir in the rest of ${f.the('sweet')}${f.if('oats', (oats) => ` and ${oats}`)}.`,
        'Scatter over the fruit and bake for 35 minutes, until golden on top and bubbling at the edges.',
        `Let it cool for a few minutes${f.if('cream', (cream) => ` and serve with ${cream}`)}.`,
      ],
    }),
  },
  {
    id: 'bread-pudding',
    kind: 'pudding',
    course: 'Dessert',
    occasions: ['party'],
    tags: ['pudding', 'baking', 'leftovers'],
    slots: [
      singleFoodSlot('bread', ['sweet-bread', 'bread'], { grams: 60, share: 0.7 }),
      singleFoodSlot('eggs', ['egg'], { grams: 50, share: 0.9 }),
      singleFoodSlot('milk', ['milk', 'cream'], { grams: 140, share: 0.7 }),
      singleFoodSlot('sweet', ['sugar', 'sweetener'], { grams: 15, share: 0.7 }),
      { ...fruitSlot('breadpudding', 1, 60), least: 0 },
      optionalSlot('raisins', ['dried-fruit']),
      singleFoodSlot('fat', ['butter'], { grams: 10, share: 0.5 }),
    ],
    seasoning: sweetSeasoning,
    liking: 0.5,
    accepts: (f) => f.has('fruit', 'raisins') && f.of('bread').every(({ foodId }) => foodId !== 'rye-bread'),
    write: (f) => ({
      title: `Bread Pudding with ${f.things('fruit', 'raisins')}`,
      description: `Yesterday’s bread baked in custard with ${f.bare('fruit', 'raisins')}: crisp above, soft below.`,
      minutes: { prep: 15, cook: 35, wait: 10 },
      steps: [
        `Heat the oven to 180 °C. Spread ${f.the('bread')} with ${f.the('fat')}, cut into pieces and layer in a baking dish with ${f.the('fruit', 'raisins')}.`,
        `Beat ${f.the('eggs', 'milk')} with two thirds of ${f.the('sweet')}, pour over and leave to soak for 10 minutes.`,
        `Sprinkle with the rest of ${f.the('sweet')} and bake for 35 minutes, until puffed, golden and set in the middle (71 °C).`,
      ],
    }),
  },
]
