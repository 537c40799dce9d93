import type { HouseholdPerson } from '@larder/contract/diet'

/** Who eats in a kitchen. */
export interface JudgedEater
  extends Pick<HouseholdPerson, 'name'>,
    Partial<Pick<HouseholdPerson, 'portions' | 'diets' | 'restrictions'>> {
  /** In the cook's words: 'mushrooms'. */
  readonly dislikes?: readonly string[]
}

/**
 * One kitchen to be judged, as its cook would type it in. Each item is 'amount unit | name', with '| days' where a day is printed
 * on it; without one the kitchen estimates its own.
 */
export interface JudgedKitchen {
  readonly name: string
  readonly people: readonly JudgedEater[]
  readonly items: readonly string[]
}

const nuts = { allergen: 'nuts', severity: 'high' } as const
const fish = { allergen: 'fish', severity: 'medium' } as const
const gluten = { allergen: 'gluten', severity: 'high' } as const
const dairy = { allergen: 'dairy', severity: 'medium' } as const

/** Ten kitchens unlike each other in season, diet, size and cuisine. */
export const judgedKitchens: readonly JudgedKitchen[] = [
  {
    name: 'a family of four in winter',
    people: [
      { name: 'Ana' },
      { name: 'Ben' },
      { name: 'Cleo', portions: 0.75 },
      { name: 'Dan', portions: 0.5 },
    ],
    items: [
      ...[
        '600 g | chicken breasts | 1',
        '200 g | spinach | 2',
        '500 g | carrots',
        '2 kg | potatoes',
        '6 | onions',
      ],
      ...[
        '3 | leeks',
        '2 l | milk | 4',
        '250 g | butter',
        '300 g | cheddar',
        '10 | eggs',
        '1.5 kg | plain flour',
      ],
      ...[
        '1 kg | rice',
        '1 kg | spaghetti',
        '4 tins | chopped tomatoes',
        '500 g | red lentils',
        '2 heads | garlic',
      ],
      ...[
        '1 bottle | olive oil',
        '1 kg | porridge oats',
        '6 | apples',
        '5 | bananas | 1',
        '500 g | natural yoghurt | 5',
      ],
      ...[
        '900 g | frozen peas',
        '1 loaf | wholemeal bread',
        '1 jar | honey',
        '8 | stock cubes',
        '1 jar | paprika',
      ],
      ...[
        '1 jar | ground cumin',
        '1 jar | curry powder',
        '1 bottle | soy sauce',
        '1 jar | mustard',
        '1 tub | salt',
      ],
    ],
  },
  {
    name: 'a student at the end of the month',
    people: [{ name: 'Eve' }],
    items: [
      ...[
        '4 | eggs',
        '500 g | pasta',
        '2 tins | tuna',
        '2 | onions',
        '1 bottle | ketchup',
        '6 slices | bread | 2',
      ],
      ...[
        '500 ml | milk | 1',
        '150 g | cheddar',
        '1 bottle | sunflower oil',
        '1 tin | baked beans',
        '3 | carrots',
      ],
    ],
  },
  {
    name: 'a vegan couple in summer',
    people: [
      { name: 'Fay', diets: ['vegan'] },
      { name: 'Gus', diets: ['vegan'] },
    ],
    items: [
      ...[
        '2 | courgettes',
        '1 | aubergine',
        '500 g | tomatoes | 1',
        '1 bunch | basil | 0',
        '400 g | tofu | 2',
      ],
      ...[
        '2 tins | chickpeas',
        '500 g | couscous',
        '3 | red peppers',
        '1 | cucumber',
        '300 g | strawberries | 0',
      ],
      ...[
        '1 l | oat milk',
        '1 jar | peanut butter',
        '1 kg | basmati rice',
        '1 bottle | soy sauce',
        '3 | lemons',
      ],
      ...[
        '1 bottle | olive oil',
        '1 head | garlic',
        '1 jar | tahini',
        '4 | onions',
        '400 g | linguine',
        '2 | limes',
      ],
    ],
  },
  {
    name: 'somebody with coeliac disease in spring',
    people: [{ name: 'Hal', restrictions: [gluten] }],
    items: [
      ...[
        '300 g | asparagus | 2',
        '300 g | salmon fillets | 1',
        '800 g | new potatoes',
        '6 | eggs',
        '500 g | frozen peas',
      ],
      ...[
        '1 kg | rice',
        '200 g | butter',
        '4 | lemons',
        '1 bunch | dill',
        '200 ml | crème fraîche | 1',
        '150 g | spinach',
      ],
      ...['200 g | cheddar', '1 | shallot', '1 head | garlic', '1 bottle | olive oil', '4 | spring onions'],
    ],
  },
  {
    name: 'a vegetarian family that cooks Indian food',
    people: [
      { name: 'Ira', diets: ['vegetarian'] },
      { name: 'Jai', diets: ['vegetarian'] },
      { name: 'Kim', diets: ['vegetarian'], portions: 0.5 },
    ],
    items: [
      ...[
        '250 g | paneer | 2',
        '400 g | spinach | 0',
        '6 | tomatoes',
        '1 kg | onions',
        '100 g | ginger',
        '2 heads | garlic',
      ],
      ...[
        '1 jar | cumin seeds',
        '1 jar | turmeric',
        '1 jar | ground coriander',
        '1 jar | garam masala',
        '2 kg | basmati rice',
      ],
      ...[
        '1 kg | red lentils',
        '3 tins | chickpeas',
        '500 g | plain yoghurt | 3',
        '1 kg | potatoes',
        '1 | cauliflower | 1',
      ],
      ...[
        '1 jar | ghee',
        '6 | green chillies',
        '1 bunch | coriander | 1',
        '1 bottle | sunflower oil',
        '1 kg | chapati flour',
      ],
      ...[
        '1 tin | coconut milk',
        '1 jar | mustard seeds',
        '1 bag | frozen peas',
        '1 jar | chilli powder',
        '1 tub | salt',
      ],
    ],
  },
  {
    name: 'a family whose child reacts to nuts and fish',
    people: [{ name: 'Lea' }, { name: 'Max' }, { name: 'Nia', portions: 0.5, restrictions: [nuts, fish] }],
    items: [
      ...[
        '500 g | beef mince | 1',
        '8 | flour tortillas',
        '2 tins | kidney beans',
        '3 | peppers',
        '250 g | cheddar',
      ],
      ...[
        '300 ml | soured cream | 2',
        '1 | lettuce | 1',
        '6 | tomatoes',
        '1 kg | rice',
        '5 | onions',
        '6 | eggs',
      ],
      ...[
        '1 head | garlic',
        '1 jar | ground cumin',
        '1 jar | smoked paprika',
        '1 bottle | olive oil',
        '2 tins | chopped tomatoes',
      ],
      ...[
        '500 g | penne',
        '1 tin | sweetcorn',
        '2 | avocados | 1',
        '2 | limes',
        '1 l | milk',
        '4 | bananas',
        '500 g | oats',
      ],
    ],
  },
  {
    name: 'a flat with an East Asian pantry',
    people: [{ name: 'Ola' }, { name: 'Pia' }],
    items: [
      ...[
        '250 g | prawns | 0',
        '2 heads | pak choi | 1',
        '300 g | mushrooms | 2',
        '400 g | egg noodles',
        '1 bottle | soy sauce',
      ],
      ...[
        '1 bottle | sesame oil',
        '100 g | ginger',
        '2 heads | garlic',
        '1 bunch | spring onions',
        '6 | eggs',
        '2 kg | jasmine rice',
      ],
      ...[
        '1 tub | miso paste',
        '4 | carrots',
        '3 | red chillies',
        '300 g | firm tofu',
        '1 bottle | rice vinegar',
        '1 bottle | vegetable oil',
      ],
      ...['1 bag | frozen peas', '1 bottle | oyster sauce', '1 jar | honey', '2 | limes'],
    ],
  },
  {
    name: 'six people and a Sunday roast',
    people: ['Quin', 'Ria', 'Sam', 'Tess', 'Udo', 'Vera'].map((name) => ({ name })),
    items: [
      ...[
        '1.8 kg | whole chicken | 2',
        '3 kg | potatoes',
        '1 kg | parsnips',
        '500 g | Brussels sprouts | 1',
        '1 kg | carrots',
      ],
      ...[
        '300 ml | double cream | 1',
        '250 g | bacon | 2',
        '1 loaf | white bread',
        '8 | apples',
        '500 g | butter',
      ],
      ...[
        '1.5 kg | plain flour',
        '12 | eggs',
        '1 kg | sugar',
        '1 kg | oats',
        '3 l | milk',
        '6 | onions',
        '2 heads | garlic',
      ],
      ...[
        '1 bunch | thyme',
        '1 bottle | olive oil',
        '400 g | cheddar',
        '1 kg | rice',
        '6 | stock cubes',
        '1 jar | mustard',
      ],
      ...[
        '500 g | mushrooms | 3',
        '4 tins | chopped tomatoes',
        '1 kg | pasta',
        '1 | red cabbage',
        '1 tub | salt',
      ],
    ],
  },
  {
    name: 'somebody who eats few carbohydrates',
    people: [{ name: 'Wim', diets: ['low-carb'] }],
    items: [
      ...[
        '4 | chicken thighs | 1',
        '2 | avocados | 0',
        '6 | eggs',
        '225 g | halloumi',
        '2 | courgettes',
        '200 g | spinach | 2',
      ],
      ...[
        '300 ml | double cream',
        '1 head | broccoli | 1',
        '250 g | butter',
        '1 bottle | olive oil',
        '3 | lemons',
        '100 g | parmesan',
      ],
      ...['1 head | garlic', '250 g | mushrooms', '150 g | almonds', '1 | cauliflower', '1 bunch | parsley'],
    ],
  },
  {
    name: 'a couple without dairy in autumn',
    people: [{ name: 'Xan', restrictions: [dairy] }, { name: 'Yve' }],
    items: [
      ...[
        '400 g | lamb mince | 1',
        '1 | butternut squash',
        '300 g | chestnut mushrooms | 2',
        '1 | aubergine',
        '2 tins | chickpeas',
      ],
      ...[
        '500 g | bulgur',
        '6 | tomatoes',
        '1 bunch | mint',
        '1 bunch | parsley | 1',
        '3 | lemons',
        '1 bottle | olive oil',
      ],
      ...[
        '2 heads | garlic',
        '4 | onions',
        '6 | figs | 0',
        '150 g | walnuts',
        '1 jar | honey',
        '250 g | cod fillet | 1',
      ],
      ...[
        '1 jar | ground cinnamon',
        '1 jar | cumin seeds',
        '1 kg | potatoes',
        '500 g | red lentils',
        '1 jar | harissa',
      ],
    ],
  },
]
