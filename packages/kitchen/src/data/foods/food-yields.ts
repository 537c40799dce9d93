/**
 * What is as good as what, in one direction: the held food | the foods it covers | grams of it for a gram of them, when it
 * is not one for one. A fresh vegetable covers the frozen one; the frozen one covers the fresh where it is nearly always
 * cooked. Weights: a bay leaf is 0.2 g dried and 0.5 g fresh, as the portions say; a sachet of 7 g dry yeast does what 20 g of
 * fresh yeast do, as its makers print.
 */
export const foodEqualTable = `
spinach|frozen-spinach
broccoli|frozen-broccoli
frozen-broccoli|broccoli
cauliflower|frozen-cauliflower
frozen-cauliflower|cauliflower
green-beans|frozen-green-beans
frozen-green-beans|green-beans
green-peas|frozen-peas
frozen-peas|green-peas
corn|frozen-corn;canned-corn
onion|frozen-chopped-onion
blueberries|frozen-blueberries
frozen-blueberries|blueberries
raspberries|frozen-raspberries
frozen-raspberries|raspberries
strawberries|frozen-strawberries
cherries|frozen-cherries
frozen-cherries|cherries
mango|frozen-mango
frozen-mango|mango
shrimp|frozen-shrimp
frozen-shrimp|shrimp
canned-crab|crab
mushroom|canned-mushrooms
green-peas|canned-peas
frozen-peas|canned-peas
green-beans|canned-green-beans
asparagus|canned-asparagus
peach|canned-peaches
pear|canned-pears
apricot|canned-apricots
pineapple|canned-pineapple
cherries|canned-cherries
tangerine|canned-mandarin-oranges
lychee|canned-lychees
tomato-puree|crushed-tomatoes
fresh-yeast|active-dry-yeast|2.9
active-dry-yeast|fresh-yeast|0.35
garlic-paste|garlic
ginger-paste|ginger
bay-leaf|fresh-bay-leaf|0.4
fresh-bay-leaf|bay-leaf|2.5
grated-parmesan|parmesan
shredded-cheese|cheddar-cheese
chocolate-chips|dark-chocolate
`

/**
 * What is made from what: the food | how much of it | what it gives | how much of that | the part of the food it is, where
 * two parts come from one piece and share it | what the cook does | source of the figure.
 *
 * Sources: 'SR 28' is the USDA National Nutrient Database for Standard Reference, release 28, with the NDB number; 'protein'
 * reckons with the share of protein before and after (SR 28), as the cooking yields do; 'same weight' loses nothing worth
 * weighing; 'pack' is what makers print on a pack; 'reckoned' is our own estimate, which nobody measured.
 */
export const foodYieldTable = `
lemon|1 piece|lemon-juice|48 g|juice|juice of|SR 28 09152
lemon|1 piece|lemon-zest|1 tbsp|zest|zest of|reckoned
lime|1 piece|lime-juice|44 g|juice|juice of|SR 28 09160
lime|1 piece|lime-zest|2 tsp|zest|zest of|reckoned
orange|1 piece|orange-juice|86 g|juice|juice of|SR 28 09206
orange|1 piece|orange-zest|1.5 tbsp|zest|zest of|reckoned
grapefruit|1 piece|grapefruit-juice|196 g||juice of|SR 28 09128
egg|1 piece|egg-white|33 g|white|white of|SR 28 01124
egg|1 piece|egg-yolk|17 g|yolk|yolk of|SR 28 01125
egg|1 g|hard-boiled-egg|1 g||boiled from|SR 28 01129
cumin-seed|1 g|cumin|1 g||ground from|same weight
coriander-seed|1 g|ground-coriander|1 g||ground from|same weight
cinnamon-stick|1 g|cinnamon|1 g||ground from|same weight
mustard-seed|1 g|mustard-powder|1 g||ground from|same weight
dried-red-chili|1 g|chili-flakes|1 g||crushed from|same weight
vanilla-bean|1 piece|vanilla-extract|1 tsp||seeds of|pack
garlic|1 g|garlic-paste|1 g||crushed from|same weight
ginger|1 g|ginger-paste|1 g||grated from|same weight
cauliflower|1 g|cauliflower-rice|1 g||grated from|same weight
potato|1 g|mashed-potatoes|1 g||mashed from|reckoned
potato|1 g|cooked-potatoes|0.97 g||boiled from|reckoned
potato|1 g|roast-potatoes|0.8 g||roasted from|reckoned
beet|1 g|cooked-beets|0.95 g||boiled from|reckoned
pumpkin|1 g|canned-pumpkin|0.8 g||mashed from|reckoned
butternut-squash|1 g|canned-pumpkin|0.8 g||mashed from|reckoned
red-bell-pepper|1 g|roasted-red-peppers|0.7 g||roasted from|reckoned
canned-tomatoes|1 g|tomato-puree|1 g||blended from|same weight
ground-beef-80-20|1 g|beef-burger-patties|1 g||shaped from|same weight
white-sugar|1 g|simple-syrup|2 g||dissolved from|reckoned
gravy-granules|20 g|beef-gravy|280 ml||made with|pack
mango|1 g|mango-puree|1 g||blended from|same weight
apple|1 g|applesauce|0.9 g||stewed from|reckoned
white-rice|1 g|cooked-white-rice|2.65 g||cooked from|protein
short-grain-rice|1 g|cooked-white-rice|2.65 g||cooked from|protein
brown-rice|1 g|cooked-brown-rice|2.8 g||cooked from|protein
quinoa|1 g|cooked-quinoa|3.2 g||cooked from|protein
couscous|1 g|cooked-couscous|3.35 g||soaked from|protein
dry-pasta|1 g|cooked-pasta|2.25 g||cooked from|protein
egg-noodles|1 g|cooked-pasta|3.1 g||cooked from|protein
dried-chickpeas|1 g|canned-chickpeas|2.3 g||soaked overnight and boiled from|protein
dried-black-beans|1 g|canned-black-beans|2.4 g||soaked overnight and boiled from|protein
dried-kidney-beans|1 g|canned-kidney-beans|2.7 g||soaked overnight and boiled from|protein
dried-pinto-beans|1 g|canned-pinto-beans|2.4 g||soaked overnight and boiled from|protein
dried-white-beans|1 g|canned-white-beans|2.4 g||soaked overnight and boiled from|protein
dried-lima-beans|1 g|canned-butter-beans|2.7 g||soaked overnight and boiled from|protein
dried-fava-beans|1 g|canned-fava-beans|3.4 g||soaked overnight and boiled from|protein
black-eyed-peas|1 g|canned-black-eyed-peas|3 g||soaked overnight and boiled from|protein
lentils|1 g|canned-lentils|2.7 g||boiled from|protein
white-bread|1 g|fresh-breadcrumbs|1 g||crumbed from|same weight
white-bread|1 g|breadcrumbs|0.65 g||dried and crumbed from|reckoned
white-bread|1 g|croutons|0.7 g||toasted from|reckoned
gluten-free-bread|1 g|gluten-free-breadcrumbs|0.65 g||dried and crumbed from|reckoned
rolled-oats|1 g|oat-flour|1 g||ground from|same weight
almonds|1 g|sliced-almonds|1 g||cut from|same weight
almonds|1 g|almond-flour|1 g||ground from|same weight
sliced-almonds|1 g|almond-flour|1 g||ground from|same weight
parmesan|1 g|grated-parmesan|1 g||grated from|same weight
gouda|1 g|shredded-cheese|1 g||grated from|same weight
swiss-cheese|1 g|shredded-cheese|1 g||grated from|same weight
cheddar-cheese|1 g|shredded-cheese|1 g||grated from|same weight
mozzarella|1 g|shredded-mozzarella|1 g||grated from|same weight
heavy-cream|1 g|whipped-cream|1 g||whipped from|same weight
anchovies|1 g|anchovy-paste|1 g||mashed from|same weight
dark-chocolate|1 g|chocolate-chips|1 g||chopped from|same weight
milk-chocolate|1 g|milk-chocolate-chips|1 g||chopped from|same weight
white-chocolate|1 g|white-chocolate-chips|1 g||chopped from|same weight
stock-cube|1 cube|stock|500 ml||made with|pack
chicken-bouillon-cube|1 cube|chicken-broth|500 ml||made with|pack
beef-bouillon-cube|1 cube|beef-broth|500 ml||made with|pack
vegetable-bouillon-cube|1 cube|vegetable-broth|500 ml||made with|pack
fish-bouillon-cube|1 cube|fish-stock|500 ml||made with|pack
ground-coffee|55 g|coffee|1000 ml||brewed from|pack
instant-coffee|2 g|coffee|180 ml||brewed from|pack
popcorn-kernels|1 g|popcorn|0.9 g||popped from|reckoned
`

/**
 * What the cook does with it, by the words of the table; '…' is what it is done with. Example: `yieldDeeds['ground from']` is
 * 'grind …'.
 */
export const yieldActions = {
  'juice of': 'use the juice of …',
  'zest of': 'use the zest of …',
  'white of': 'use the white of …',
  'yolk of': 'use the yolk of …',
  'seeds of': 'use the seeds of …',
  'boiled from': 'boil …',
  'ground from': 'grind …',
  'crushed from': 'crush …',
  'grated from': 'grate …',
  'mashed from': 'boil and mash …',
  'roasted from': 'roast …',
  'blended from': 'blend …',
  'stewed from': 'stew …',
  'cooked from': 'cook …',
  'soaked from': 'soak …',
  'soaked overnight and boiled from': 'soak … overnight and boil it',
  'crumbed from': 'blend … to crumbs',
  'dried and crumbed from': 'dry and crush …',
  'toasted from': 'cut up and toast …',
  'cut from': 'cut up …',
  'whipped from': 'whip …',
  'chopped from': 'chop …',
  'made with': 'dissolve …',
  'brewed from': 'brew …',
  'popped from': 'pop …',
  'shaped from': 'season and shape …',
  'dissolved from': 'boil … with as much water',
} as const

/** What the cook is told to do, by the words of the table. Example: `yieldNotes['juice of']` is 'Use its juice.'. */
export const yieldNotes = {
  'juice of': 'Use its juice.',
  'zest of': 'Grate its zest.',
  'white of': 'Use the white.',
  'yolk of': 'Use the yolk.',
  'seeds of': 'Scrape out the seeds.',
  'boiled from': 'Boil it first.',
  'ground from': 'Grind it.',
  'crushed from': 'Crush it.',
  'grated from': 'Grate it.',
  'mashed from': 'Boil and mash it.',
  'roasted from': 'Roast it first.',
  'blended from': 'Blend it.',
  'stewed from': 'Stew it until soft.',
  'cooked from': 'Cook it first.',
  'soaked from': 'Soak it first.',
  'soaked overnight and boiled from': 'Soak overnight, then boil until soft.',
  'crumbed from': 'Blend it to crumbs.',
  'dried and crumbed from': 'Dry it in the oven and crush it.',
  'toasted from': 'Cut it up and toast it.',
  'cut from': 'Cut it up.',
  'whipped from': 'Whip it.',
  'chopped from': 'Chop it.',
  'made with': 'Dissolve it in hot water.',
  'brewed from': 'Brew it.',
  'popped from': 'Pop it.',
  'shaped from': 'Season it and shape it.',
  'dissolved from': 'Boil it up with as much water.',
} as const
