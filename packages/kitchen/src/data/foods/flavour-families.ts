/**
 * What a dish is seasoned with, one a line: id | noun in lines and steps | how much for a serving.
 */
export const seasoningTable = `
dried-oregano|dried oregano|0.25 tsp
dried-basil|dried basil|0.25 tsp
dried-thyme|dried thyme|0.25 tsp
dried-rosemary|dried rosemary|0.25 tsp
dried-parsley|dried parsley|0.25 tsp
dried-dill|dried dill|0.25 tsp
mixed-herbs|mixed herbs|0.25 tsp
italian-seasoning|Italian seasoning|0.25 tsp
herbes-de-provence|herbes de Provence|0.25 tsp
cumin|ground cumin|0.5 tsp
cumin-seed|cumin seeds|0.25 tsp
ground-coriander|ground coriander|0.5 tsp
turmeric|ground turmeric|0.25 tsp
garam-masala|garam masala|0.5 tsp
curry-powder|curry powder|0.75 tsp
tandoori-masala|tandoori masala|0.5 tsp
paprika|paprika|0.5 tsp
smoked-paprika|smoked paprika|0.5 tsp
taco-seasoning|taco seasoning|1 tsp
chili-powder|chilli powder|0.25 tsp
cayenne-pepper|cayenne pepper|0.125 tsp
chili-flakes|chilli flakes|0.125 tsp
five-spice-powder|five-spice powder|0.25 tsp
ras-el-hanout|ras el hanout|0.5 tsp
baharat|baharat|0.5 tsp
zaatar|za'atar|0.5 tsp
sumac|sumac|0.25 tsp
nutmeg|ground nutmeg|0.06 tsp
cinnamon|ground cinnamon|0.25 tsp
bay-leaf|bay leaf|0.25 piece
vanilla-extract|vanilla extract|0.25 tsp
harissa|harissa|0.75 tsp
thai-red-curry-paste|Thai red curry paste|0.75 tbsp
thai-green-curry-paste|Thai green curry paste|0.75 tbsp
soy-sauce|soy sauce|0.75 tbsp
tamari|tamari|0.75 tbsp
gluten-free-soy-sauce|gluten-free soy sauce|0.75 tbsp
coconut-aminos|coconut aminos|1 tbsp
oyster-sauce|oyster sauce|0.5 tbsp
hoisin-sauce|hoisin sauce|0.75 tbsp
fish-sauce|fish sauce|0.5 tbsp
sesame-oil|sesame oil|0.5 tsp
rice-vinegar|rice vinegar|0.5 tsp
miso|miso|0.75 tbsp
worcestershire-sauce|Worcestershire sauce|0.5 tsp
dijon-mustard|Dijon mustard|0.5 tsp
wholegrain-mustard|wholegrain mustard|0.5 tsp
balsamic-vinegar|balsamic vinegar|1 tsp
red-wine-vinegar|red wine vinegar|1 tsp
white-wine-vinegar|white wine vinegar|1 tsp
apple-cider-vinegar|cider vinegar|1 tsp
lemon|lemon|0.25 piece
lemon-juice|lemon juice|1.5 tsp
lime|lime|0.25 piece
lime-juice|lime juice|1.5 tsp
parsley|parsley|5 g
cilantro|fresh coriander|5 g
fresh-basil|basil|5 g
thai-basil|Thai basil|5 g
mint|mint|4 g
chives|chives|4 g
fresh-dill|dill|4 g
fresh-thyme|fresh thyme|1 g
fresh-rosemary|fresh rosemary|1 g
fresh-tarragon|tarragon leaves|3 g
fresh-oregano|fresh oregano|2 g
fresh-marjoram|fresh marjoram|2 g
fresh-sage|fresh sage|2 g
chervil|chervil|4 g
lovage|lovage|2 g
lemon-balm|lemon balm|3 g
shiso|shiso|3 g
culantro|culantro|4 g
epazote|epazote|2 g
lemongrass|lemongrass|3 g
kaffir-lime-leaves|kaffir lime leaf|0.5 piece
curry-leaves|curry leaf|2 piece
meyer-lemon|Meyer lemon|0.25 piece
`

/** A way of seasoning that belongs together. One of each row is taken, the first that is in the house. */
export interface FlavourFamily {
  /** As a recipe names its cuisine; plain dishes have none. */
  readonly cuisine?: string
  readonly dry: readonly (readonly string[])[]
  readonly heat: readonly string[]
  readonly sauce: readonly (readonly string[])[]
  readonly herb: readonly string[]
  readonly acid: readonly string[]
}

/** The families of seasoning. Example: `flavourFamilies.italian.herb[0]` is 'fresh-basil'. */
export const flavourFamilies = {
  italian: {
    cuisine: 'Italian',
    dry: [
      [
        'dried-oregano',
        'italian-seasoning',
        'dried-basil',
        'mixed-herbs',
        'dried-rosemary',
        'fresh-rosemary',
      ],
    ],
    heat: ['chili-flakes'],
    sauce: [],
    herb: ['fresh-basil', 'parsley', 'fresh-oregano', 'fresh-marjoram', 'fresh-sage'],
    acid: ['lemon', 'lemon-juice', 'meyer-lemon', 'balsamic-vinegar', 'red-wine-vinegar'],
  },
  french: {
    cuisine: 'French',
    dry: [
      ['herbes-de-provence', 'fresh-thyme', 'dried-thyme', 'mixed-herbs'],
      ['dijon-mustard', 'wholegrain-mustard'],
    ],
    heat: [],
    sauce: [],
    herb: ['fresh-tarragon', 'chives', 'parsley', 'fresh-dill', 'chervil', 'fresh-sage'],
    acid: ['lemon', 'lemon-juice', 'white-wine-vinegar', 'red-wine-vinegar'],
  },
  spanish: {
    cuisine: 'Spanish',
    dry: [['smoked-paprika']],
    heat: ['chili-flakes'],
    sauce: [],
    herb: ['parsley'],
    acid: ['lemon', 'lemon-juice', 'red-wine-vinegar'],
  },
  mexican: {
    cuisine: 'Mexican',
    dry: [['taco-seasoning', 'cumin', 'cumin-seed'], ['smoked-paprika', 'paprika'], ['dried-oregano']],
    heat: ['chili-powder', 'cayenne-pepper', 'chili-flakes'],
    sauce: [],
    herb: ['cilantro', 'culantro', 'epazote', 'fresh-oregano'],
    acid: ['lime', 'lime-juice'],
  },
  indian: {
    cuisine: 'Indian',
    dry: [
      ['curry-powder', 'garam-masala', 'tandoori-masala'],
      ['cumin', 'cumin-seed'],
      ['turmeric'],
      ['ground-coriander'],
      ['curry-leaves'],
    ],
    heat: ['cayenne-pepper', 'chili-flakes', 'chili-powder'],
    sauce: [],
    herb: ['cilantro', 'mint'],
    acid: ['lemon', 'lemon-juice', 'lime', 'lime-juice'],
  },
  'middle-eastern': {
    cuisine: 'Middle Eastern',
    dry: [['ras-el-hanout', 'baharat', 'zaatar', 'cumin'], ['ground-coriander'], ['sumac', 'paprika']],
    heat: ['harissa', 'chili-flakes'],
    sauce: [],
    herb: ['mint', 'parsley', 'cilantro'],
    acid: ['lemon', 'lemon-juice'],
  },
  chinese: {
    cuisine: 'Chinese',
    dry: [['five-spice-powder']],
    heat: ['chili-flakes'],
    sauce: [
      ['soy-sauce', 'tamari', 'gluten-free-soy-sauce', 'coconut-aminos'],
      ['oyster-sauce', 'hoisin-sauce'],
      ['sesame-oil'],
    ],
    herb: ['cilantro', 'shiso'],
    acid: ['rice-vinegar'],
  },
  thai: {
    cuisine: 'Thai',
    dry: [['thai-red-curry-paste', 'thai-green-curry-paste'], ['lemongrass'], ['kaffir-lime-leaves']],
    heat: [],
    sauce: [['fish-sauce', 'soy-sauce', 'tamari']],
    herb: ['thai-basil', 'cilantro', 'culantro', 'mint'],
    acid: ['lime', 'lime-juice'],
  },
  plain: {
    dry: [['mixed-herbs', 'dried-thyme', 'fresh-thyme', 'dried-oregano', 'paprika']],
    heat: [],
    sauce: [],
    herb: ['parsley', 'chives', 'fresh-dill', 'chervil', 'lovage', 'lemon-balm', 'fresh-sage', 'mint'],
    acid: ['lemon', 'lemon-juice', 'meyer-lemon', 'lime', 'apple-cider-vinegar', 'white-wine-vinegar'],
  },
} satisfies Record<string, FlavourFamily>

/** The name of a family of seasoning. Example: 'italian'. */
export type FlavourFamilyId = keyof typeof flavourFamilies

/**
 * Foods that belong to some families only, one a line: families | ids of foods. A food that is not here goes with any.
 */
export const familyHomes = `
chinese;thai|bok-choy;napa-cabbage;bean-sprouts;snow-peas;baby-corn;shiitake-mushroom;edamame;stir-fry-vegetables;cashews;roasted-peanuts
chinese|stir-fry-beef
chinese;thai;indian|firm-tofu;tempeh
chinese;thai;plain|smoked-tofu
french;plain|rutabaga;turnip;celeriac;brussels-sprouts;gruyere;comte;swiss-cheese;savoy-cabbage
french;plain;indian|parsnip;swiss-chard
french;plain;italian;spanish|asparagus;fennel;leek;artichoke-hearts
italian;plain;french|mozzarella;shredded-mozzarella;parmesan;grana-padano;romano-cheese;vegetarian-hard-cheese;pesto;red-pesto;pancetta;prosciutto;ricotta;mascarpone;cavolo-nero;romanesco;broccolini;canned-white-beans;canned-butter-beans;goat-cheese;blue-cheese;stilton;gorgonzola;puy-lentils;cremini-mushroom;portobello-mushroom;wild-mushrooms;sun-dried-tomatoes
italian|italian-sausage;arborio-rice
middle-eastern;italian;plain|feta;black-olives;kalamata-olives;green-olives;capers
middle-eastern;plain;mexican|halloumi
mexican|canned-black-beans;canned-kidney-beans;canned-pinto-beans;refried-beans;salsa;monterey-jack;corn-tortilla
mexican;plain;chinese;french|corn;canned-corn;frozen-corn
spanish;mexican;plain|chorizo
plain;french;spanish|kielbasa;bratwurst;bacon;ham;deli-ham
plain;french;italian;spanish|pork-sausage;chicken-sausage;vegan-sausage;smoked-salmon
indian|paneer;okra
thai;indian|canned-coconut-milk;light-coconut-milk
indian;mexican;plain;middle-eastern;thai;spanish|sweet-potato
french;plain;italian;indian|creme-fraiche;heavy-cream;light-cream
mexican;plain;french|sour-cream
italian;middle-eastern;spanish;indian;plain|eggplant
middle-eastern;indian;plain|greek-yogurt;plain-yogurt
plain;french;spanish;mexican;italian;middle-eastern|potato;new-potatoes
plain;middle-eastern;mexican|avocado
plain;middle-eastern|beet;cooked-beets
`
