import { parseList, parseRows } from '@larder/kitchen/fact-table'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What most households of Europe and North America have most of the time, whatever they cook. */
export const commonFoods = ids(`
onion garlic carrot potato tomato cherry-tomatoes cucumber mixed-salad-leaves romaine-lettuce mushroom red-bell-pepper broccoli spinach
zucchini celery frozen-peas frozen-spinach mixed-vegetables canned-tomatoes canned-corn green-onion red-onion sweet-potato ginger
banana apple lemon orange avocado grapes frozen-berries raisins
egg chicken-breast chicken-thigh ground-beef-90-10 bacon deli-ham salmon canned-tuna-in-water pork-sausage firm-tofu
whole-milk 2-milk salted-butter unsalted-butter cheddar-cheese mozzarella parmesan plain-yogurt greek-yogurt cream-cheese heavy-cream
white-rice basmati-rice dry-pasta rolled-oats white-bread whole-wheat-bread couscous flour-tortilla muesli corn-flakes
canned-chickpeas canned-kidney-beans red-lentils baked-beans canned-black-beans
olive-oil sunflower-oil vegetable-oil
ketchup mayonnaise soy-sauce dijon-mustard tomato-paste honey jam white-wine-vinegar balsamic-vinegar stock-cube vegetable-bouillon-cube
salt black-pepper paprika cumin dried-oregano cinnamon chili-flakes parsley fresh-basil curry-powder mixed-herbs
all-purpose-flour white-sugar brown-sugar baking-powder cocoa-powder peanut-butter almonds walnuts
dark-chocolate potato-chips digestive-biscuits orange-juice black-tea ground-coffee cola`)

const inSeason: Readonly<Record<Season, ReadonlySet<string>>> = {
  spring:
    ids(`asparagus radish new-potatoes rhubarb watercress spring-greens green-peas sorrel wild-garlic lamb-s-lettuce green-onion
    broad-beans spinach kohlrabi purple-sprouting-broccoli strawberries fresh-dill chives mint leg-of-lamb`),
  summer:
    ids(`tomato cherry-tomatoes zucchini eggplant cucumber corn green-beans runner-beans yellow-bell-pepper fennel beet swiss-chard
    strawberries raspberries cherries peach nectarine apricot watermelon cantaloupe blueberries fresh-basil mint fresh-sardines`),
  autumn:
    ids(`butternut-squash pumpkin hokkaido-squash kale leek celeriac cauliflower beet wild-mushrooms chanterelle parsnip savoy-cabbage
    apple pear plum figs grapes quince blackberries walnuts chestnuts fresh-sage venison`),
  winter:
    ids(`leek parsnip brussels-sprouts red-cabbage savoy-cabbage kale celeriac rutabaga turnip jerusalem-artichoke endive salsify
    clementine pear cranberries pomegranate grapefruit chestnuts fresh-rosemary fresh-thyme mussels beef-stew-meat`),
}

/** Fresh things that only some months bring; out of season few kitchens have them. */
export const seasonalFoods: ReadonlySet<string> = new Set(seasons.flatMap((season) => [...inSeason[season]]))

/** What a household has more of because of what it likes to cook, by cuisine. */
const likelihoodTable = `
British|leek parsnip potato cabbage pork-sausage bacon lamb-chops cod smoked-haddock kippers cheddar-cheese stilton double-gloucester heavy-cream malt-vinegar english-mustard worcestershire-sauce branston-pickle brown-sauce gravy-granules mint-sauce horseradish-sauce puff-pastry golden-syrup custard-powder oatcakes crumpet baked-beans cooking-apple rhubarb mixed-spice
Italian|zucchini eggplant fennel cherry-tomatoes arugula radicchio fresh-basil fresh-rosemary prosciutto pancetta italian-sausage anchovies mozzarella ricotta parmesan gorgonzola mascarpone dry-pasta arborio-rice instant-polenta potato-gnocchi fresh-pasta canned-white-beans crushed-tomatoes pesto capers kalamata-olives sun-dried-tomatoes balsamic-vinegar pine-nuts
Indian|cauliflower okra eggplant spinach potato tomato ginger green-chili-pepper cilantro paneer plain-yogurt ghee basmati-rice naan red-lentils chana-dal toor-dal mung-beans canned-chickpeas chickpea-flour canned-coconut-milk mango-chutney tamarind-paste cumin-seed ground-coriander turmeric garam-masala mustard-seed fenugreek curry-leaves cardamom cashews
Chinese|bok-choy napa-cabbage green-onion ginger bean-sprouts shiitake-mushroom snow-peas gai-lan daikon ground-pork pork-belly shrimp firm-tofu egg egg-noodles jasmine-rice rice-noodles soy-sauce dark-soy-sauce oyster-sauce hoisin-sauce doubanjiang black-vinegar sesame-oil shaoxing-wine five-spice-powder sichuan-peppercorns star-anise wonton-wrappers peanuts
Japanese|daikon napa-cabbage enoki-mushroom shiitake-mushroom edamame nori wakame salmon mackerel silken-tofu firm-tofu natto sushi-rice udon-noodles soba-noodles ramen-noodles miso soy-sauce mirin rice-vinegar sake dashi bonito-flakes pickled-ginger wasabi furikake sesame-seeds panko green-tea japanese-mayonnaise umeboshi
Korean|kimchi napa-cabbage daikon green-onion bean-sprouts zucchini spinach pork-belly beef-short-ribs firm-tofu egg short-grain-rice rice-cake-sticks glass-noodles ramen-noodles gochujang gochugaru soy-sauce sesame-oil fish-sauce nori garlic pear rice-vinegar sesame-seeds
Thai|thai-basil lemongrass galangal kaffir-lime-leaves thai-chili-pepper lime cilantro bean-sprouts yardlong-beans eggplant shrimp chicken-thigh squid jasmine-rice rice-noodles rice-paper canned-coconut-milk fish-sauce oyster-sauce thai-red-curry-paste thai-green-curry-paste tamarind-paste shrimp-paste peanuts mango pineapple sweet-chili-sauce coconut-sugar
Mexican|avocado jalapeno poblano-pepper tomatillo corn red-onion cilantro lime chicken-thigh ground-beef-85-15 mexican-chorizo pork-shoulder queso-fresco cotija sour-cream corn-tortilla flour-tortilla taco-shells white-rice canned-black-beans canned-pinto-beans refried-beans salsa chipotles-in-adobo enchilada-sauce cumin ancho-chile chili-powder masa-harina pumpkin-seeds tortilla-chips hot-sauce
Levantine|eggplant zucchini cucumber tomato parsley mint pomegranate lemon ground-lamb merguez chicken-thigh feta halloumi labneh bulgur couscous pita-bread canned-chickpeas lentils dried-fava-beans tahini hummus harissa preserved-lemon pomegranate-molasses grape-leaves zaatar sumac baharat ras-el-hanout pine-nuts pistachios medjool-dates dried-apricots
French|leek shallot belgian-endive green-beans puy-lentils fresh-tarragon chervil fresh-thyme chicken-thigh duck-breast duck-confit mussels rainbow-trout creme-fraiche gruyere brie comte roquefort goat-cheese unsalted-butter french-bread potato dijon-mustard red-wine-vinegar capers pickles white-wine bay-leaf herbes-de-provence puff-pastry cremini-mushroom
German|potato sauerkraut red-cabbage white-asparagus kohlrabi leek cucumber radish chives bratwurst pork-chop smoked-tofu herring quark gouda sour-cream rye-bread spaetzle semolina potato-gnocchi lentils pickles yellow-mustard horseradish-sauce caraway-seed juniper-berries poppy-seeds plum apple speck
Polish|beet cabbage sauerkraut potato cucumber fresh-dill mushroom dried-mushrooms kielbasa pork-loin herring bacon farmer-cheese sour-cream kefir buckwheat-groats pearl-barley rye-bread dumplings navy-beans pickles prepared-horseradish marjoram allspice bay-leaf poppy-seeds apple plum sunflower-oil
Nordic|potato beet cabbage cucumber fresh-dill leek salmon smoked-salmon pickled-herring cod meatballs venison skyr salted-butter havarti crispbread rye-bread rolled-oats cranberries yellow-mustard cardamom allspice white-vinegar sour-cream caviar rutabaga
American|sweet-potato corn green-bell-pepper iceberg-lettuce coleslaw-mix ground-beef-80-20 chicken-wings bacon turkey-breast shrimp american-cheese monterey-jack sour-cream hamburger-bun bagel macaroni-and-cheese canned-black-beans barbecue-sauce ranch-dressing yellow-mustard hot-sauce maple-syrup pancake-mix cajun-seasoning garlic-powder onion-powder peanut-butter pecans graham-crackers cornmeal
West African|yam plantain okra sweet-potato cassava collard-greens habanero-pepper tomato red-bell-pepper ginger chicken-drumstick goat-meat dried-shrimp mackerel white-rice fonio millet black-eyed-peas peanuts peanut-butter palm-oil stock-cube curry-powder dried-thyme canned-coconut-milk tomato-paste mango
Caribbean|plantain yam sweet-potato amaranth-leaves habanero-pepper okra green-onion fresh-thyme lime mango pineapple chicken-drumstick salt-cod shrimp goat-meat white-rice canned-kidney-beans black-eyed-peas canned-coconut-milk allspice jerk-seasoning curry-powder coconut ackee ginger hot-sauce brown-sugar
Spanish|tomato red-bell-pepper padron-peppers eggplant potato garlic chorizo serrano-ham clams squid salt-cod anchovies egg manchego paella-rice canned-white-beans canned-chickpeas green-olives roasted-red-peppers sherry-vinegar smoked-paprika saffron almonds olive-oil orange quince-paste french-bread parsley
Greek|eggplant zucchini tomato cucumber fresh-dill fresh-oregano spinach ground-lamb octopus squid feta halloumi greek-yogurt phyllo-dough pita-bread canned-butter-beans canned-chickpeas short-grain-rice kalamata-olives capers grape-leaves dried-oregano cinnamon lemon honey walnuts olive-oil`

const likelihoodRows = parseRows(likelihoodTable).map(([name = '', foods = '']) => ({
  name,
  foods: ids(foods),
}))
export const cuisines: readonly string[] = likelihoodRows.map(({ name }) => name)

/** How much more a food belongs to a kitchen than any other food of the table. */
export function foodLikelihood(id: string, { season, cuisine }: { season: Season; cuisine: string }): number {
  const liked = likelihoodRows.find(({ name }) => name === cuisine)?.foods.has(id) ? 40 : 0
  const now = inSeason[season].has(id) ? 30 : 0
  const always = commonFoods.has(id) && !(seasonalFoods.has(id) && now === 0) ? 30 : 0
  const other = seasonalFoods.has(id) && now === 0 ? 0.1 : 0.3
  return liked + now + always + other
}

function ids(text: string): ReadonlySet<string> {
  return new Set(parseList(text.trim().replace(/\s+/g, ';')))
}
