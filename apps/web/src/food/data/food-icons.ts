/**
 * The icons of foods, one line each: icon | names. A name is a food id, or the end of ids ('bread' is the end
 * of 'rye-bread') or their beginning ('beef' is the beginning of 'beef-shank'). The longest matching name
 * wins, an ending before a beginning; a food without a match has the icon of its category. The icons are from
 * Fluent Emoji Flat and our own (own-food-icons.ts). No food shows another food: where neither set has it, it shows what
 * it comes in.
 */
export const foodIconTable = `
leafy-green|spinach kale lettuce salad-leaves arugula watercress bok-choy chard greens sweet-potato-leaves
broccoli|broccoli broccolini broccoli-rabe
carrot|carrot carrots
cucumber|cucumber
eggplant|eggplant
tomato|tomato tomatoes
bell-pepper|bell-pepper poblano-pepper anaheim-pepper padron-peppers
hot-pepper|habanero-pepper chili-pepper chile chiles red-chili
onion|onion onions shallot ramps
garlic|garlic garlic-scapes
ginger-root|ginger galangal
potato|potato potatoes mashed-potato
roasted-sweet-potato|sweet-potato yam
french-fries|fries hash-browns tater-tots potato-waffles
ear-of-corn|corn hominy
brown-mushroom|mushroom mushrooms shiitake chanterelle truffle
pea-pod|peas broad-beans edamame drumstick-vegetable
green-salad|salad coleslaw coleslaw-mix
seedling|sprouts pea-shoots microgreens cress
olive|olives
avocado|avocado
red-apple|apple apples
green-apple|granny-smith-apple cooking-apple
tangerine|orange oranges tangerine clementine orange-zest
lemon|lemon lemon-juice lemon-zest yuzu yuzu-juice
lime|lime lime-juice lime-zest
banana|banana plantain banana-blossom
grapes|grapes
melon|cantaloupe honeydew
watermelon|watermelon
pineapple|pineapple
mango|mango mango-puree
pear|pear pears
peach|peach peaches nectarine apricot apricots
cherries|cherries
strawberry|strawberries
blueberries|blueberries
kiwi-fruit|kiwi
coconut|coconut
egg|egg egg-white egg-yolk
cooking|omelette
poultry-leg|chicken chicken-thigh turkey duck goose quail pheasant ostrich cornish-hen duck-breast
cut-of-meat|beef pork lamb veal bison steak meat venison wild-boar rabbit kangaroo brisket roast pastrami jerky
cut-of-meat|liver offal kidneys haggis
meat-on-bone|ham ham-hock gammon leg-of-lamb shank oxtail ribs spareribs chops marrow-bones
bacon|bacon pancetta guanciale speck prosciutto serrano-ham salt-pork pork-belly lardo
hamburger|veggie-burger
falafel|falafel
fish-cake-with-swirl|fish-balls fish-paste
shrimp|shrimp seafood-mix
fried-shrimp|breaded-shrimp
crab|crab
lobster|lobster crayfish
oyster|oysters abalone sea-urchin
squid|squid cuttlefish
octopus|octopus
snail|snails
beans|beans
pot-of-food|leftovers casserole chili-con-carne soup cooking-sauce mole-sauce gravy gravy-granules
curry-rice|curry rice-and-beans
shallow-pan-of-food|paella stir-fry-vegetables cooked-vegetables
fondue|raclette
glass-of-milk|milk buttermilk half-and-half coffee-creamer cream kefir whey eggnog milkshake plant-cream soy-cream
cheese-wedge|cheese parmesan grana-padano asiago gruyere gouda edam havarti provolone monterey-jack pepper-jack
cheese-wedge|colby fontina taleggio muenster port-salut wensleydale double-gloucester brie camembert reblochon gorgonzola stilton
cheese-wedge|roquefort manchego comte curds
cheese-wedge|vegan-cheddar cheese-spread mozzarella-sticks
butter|butter ghee margarine shortening tallow
bowl-with-spoon|oatmeal muesli granola cereal
bowl-with-spoon|flakes wheat-biscuits shredded-wheat rice-pudding sour-cream-dip
custard|custard pudding-cup
soft-ice-cream|ice-cream gelato frozen-yogurt sorbet dairy-free-ice-cream
shaved-ice|ice-lolly
cooked-rice|rice rice-mix arborio-rice
rice-cracker|rice-crackers rice-cakes
rice-ball|rice-cake-sticks
spaghetti|noodles lasagna
steaming-bowl|ramen ramen-noodles udon-noodles soba-noodles chicken-noodle-soup rice-noodles somen-noodles
shallow-pan-of-food|macaroni-and-cheese
bread|bread croutons toast crumpet brioche english-muffin dinner-roll rolls
baguette-bread|french-bread italian-bread garlic-bread breadsticks
flatbread|pita-bread naan chapati injera tortilla matzo poppadom crispbread
bagel|bagel
croissant|croissant cinnamon-roll
pretzel|pretzels pretzel
pancakes|pancakes
waffle|waffles wafers
pizza|pizza
taco|taco-shells
burrito|burrito spring-rolls
sandwich|sandwich
sushi|sushi
dumpling|dumplings filled-pasta bao-buns
sheaf-of-rice|wheat-berries rye-berries
dango|mochi
peanuts|peanuts
chestnut|chestnuts
honey-pot|honey vegan-honey
salt|salt msg salt-and-pepper
chocolate-bar|chocolate cacao-nibs chips chocolate-chips fudge candy-melts
cookie|cookies biscuits shortbread gingersnaps amaretti biscotti cookie-dough cookie-butter digestive-biscuits oatcakes crackers
birthday-cake|cake sponge-cake fruitcake brownies panettone
shortcake|cheesecake tiramisu
cupcake|muffin scone
pie|pie quiche meat-pie graham-cracker-crust
doughnut|doughnut
candy|candy marshmallows gum toffee liquorice nougat gummy-candy fruit-leather glace-cherries chewing-gum
popcorn|popcorn popcorn-kernels
baby-bottle|infant-formula baby-food baby-rice
hot-beverage|coffee
teapot|tea
beverage-box|juice apple-cider smoothie cranberry-juice-cocktail fruit-punch
cup-with-straw|cola lemonade ginger-ale ginger-beer energy-drink sports-drink kombucha
beer-mug|beer cider hard-cider hard-seltzer
wine-glass|wine
bottle-with-popping-cork|sparkling-wine
sake|sake shaoxing-wine
tumbler-glass|whiskey rum brandy liqueur amaretto irish-cream advocaat fortified-wine bitters
cocktail-glass|gin vodka tequila vermouth
droplet|water club-soda tonic-water rose-water aquafaba pasta-water
herb|herbs basil mint sage parsley dill cilantro coriander chives chervil tarragon thyme rosemary oregano marjoram lovage lemongrass lemon-balm curry-leaves liquorice-root bouquet-garni
jar|salad-dressing coleslaw-dressing
almond|almonds
mixed-nuts|walnuts hazelnuts pistachios pine-nuts pecans cashews trail-mix candied-pecans
spread-jar|almond-butter nut-butter cashew-butter hazelnut-paste tahini miso sunflower-seed-butter bean-paste
flour-bag|almond-flour flour starch semolina cornstarch corn-flour
spice-jar|pepper peppercorns powder seasoning spice masala cumin cumin-seed paprika rub cinnamon cinnamon-stick
spice-jar|juniper-berries celery-seed nutmeg cloves allspice cardamom garam-masala coriander-seed ground-coriander
spice-jar|ground-ginger star-anise saffron sumac mace herbes-de-provence five-spice-powder taco-seasoning
powder-tub|baking-powder baking-soda cream-of-tartar yeast gelatin
tofu-block|tofu tempeh tofu-skin
dip-bowl|hummus bean-dip tzatziki baba-ganoush muhammara taramasalata guacamole
pulses-bowl|chickpeas chana-dal toor-dal urad-dal
seed-bowl|sunflower-seeds pumpkin-seeds mixed-seeds
salmon-fillet|salmon
fish-fillet|white-fish cod haddock halibut turbot flounder tilapia pollock rockfish grouper monkfish
sauce-bottle|fish-sauce oyster-sauce vanilla-extract almond-extract maple-syrup pancake-syrup soy-sauce tamari
jar|sauerkraut kimchi capers tapenade shrimp-paste anchovy-paste natto bean-sauce
cauliflower|cauliflower cauliflower-rice romanesco
courgette|zucchini marrow
pale-root|parsnip cassava taro jicama rutabaga celeriac salsify burdock-root lotus-root jerusalem-artichoke horseradish
radish|watermelon-radish radish
vegetable-basket|yellow-squash gourd bitter-melon chayote vegetables
pumpkin|pumpkin squash
raspberry|raspberries
blackberry|blackberries boysenberries loganberries mulberries elderberries
red-berries|cranberries goji-berries red-currants berries
plum|plum damson greengage
dried-fruit|raisins sultanas currants prunes medjool-dates mixed-dried-fruit mixed-peel
fruit-bowl|quince guava feijoa gooseberries persimmon physalis kumquat papaya
fruit-bowl|star-fruit lychee lychees fruit-salad winter-melon acai-puree
mince|ground-beef ground-turkey ground-meat vegan-mince textured-vegetable-protein
sausages|sausage bratwurst chorizo kielbasa hot-dog merguez liverwurst black-pudding
salami|salami pepperoni bologna mortadella nduja
patties|beef-burger-patties meatballs mycoprotein vegan-chicken seitan
snack-bag|potato-chips tortilla-chips banana-chips pork-rinds prawn-crackers cheese-crackers onion-rings granola-bar
snack-bag|protein-bar bonito-flakes
pastry-roll|puff-pastry phyllo-dough wonton-wrappers dumpling-wrappers pizza-dough
jar|pickles branston-pickle piccalilli tomato-paste tomato-puree tomato-sauce pizza-sauce marinara-sauce salsa sriracha
jar|gochujang sambal-oelek harissa chili-crisp chili-garlic-sauce chili-jam doubanjiang garlic-paste aioli ginger-paste
jar|wasabi applesauce orange-marmalade lemon-curd mango-chutney plum-sauce umeboshi cranberry-sauce jam jelly
jar|grape-leaves hollandaise foie-gras liver-pate caviar peanut-sauce chestnut-puree frosting fondant pesto mint-sauce
jar|chimichurri coconut-oil
sauce-bottle|ketchup hot-sauce chili-sauce lemon-extract coconut-aminos burger-sauce syrup molasses treacle
sauce-bottle|golden-syrup mirin ponzu teriyaki-sauce
spice-jar|chili-flakes gochugaru aleppo-pepper cayenne-pepper vanilla-bean sprinkles
spread-jar|olive-spread chocolate-hazelnut-spread peanut-butter chunky-peanut-butter
powder-tub|citric-acid coconut-milk-powder egg-replacer pea-protein soy-protein-powder bouillon-cube stock-cube
powder-tub|cocoa-powder powdered-peanut-butter hot-chocolate-mix chai-latte-powder malted-milk-powder
beverage-box|coconut-water coconut-milk-beverage egg-substitute
flour-bag|cornmeal polenta grits masa-harina cake-mix brownie-mix breadcrumbs panko stuffing-mix bread-mix pancake-mix
flour-bag|tempura-batter-mix
pot-of-food|mushroom-soup clam-chowder
bread|hamburger-bun brioche-bun
cookie|ladyfingers toaster-pastries
tumbler-glass|coffee-liqueur
jar|lard bacon-grease curry-paste curry-sauce curry-roux caramel-sauce dulce-de-leche honey-mustard red-bean-paste
jar|horseradish-sauce prepared-horseradish mincemeat bolognese-sauce alfredo-sauce tom-yum-paste laksa-paste duck-fat
jar|beef-tallow sourdough-starter
mince|ground-pork ground-lamb ground-veal ground-bison ground-chicken
snack-bag|cheese-puffs saltine-crackers crispy-fried-onions nori wakame kelp seaweed-snacks
tofu-block|tofu-scramble-mix
powder-tub|custard-powder instant-pudding-mix jelly-crystals onion-soup-mix casein instant-mashed-potato
powder-tub|whey-protein-powder collagen-powder malt-powder vegetable-suet
seed-bowl|poppy-seeds nigella-seeds sesame-seeds chia-seeds flaxseed hemp-seeds lotus-seeds watermelon-seeds
spice-jar|dried-basil dried-oregano dried-thyme dried-rosemary dried-parsley dried-dill dried-mint dried-chives
spice-jar|dried-onion dill-seed mixed-herbs fennel-seed mustard-seed caraway-seed anise-seed ajwain asafoetida amchur
spice-jar|annatto mahleb panch-phoron ras-el-hanout baharat zaatar dukkah advieh berbere shichimi-togarashi fenugreek
spice-jar|mulling-spices furikake turmeric writing-icing edible-glitter
ginger-root|fresh-turmeric
candy|halva turkish-delight marzipan almond-paste
pie|baklava sausage-roll
pulses-bowl|split-peas black-eyed-peas
pastry-roll|pie-crust rice-paper refrigerated-biscuit-dough
leafy-green|cavolo-nero choy-sum gai-lan tatsoi mizuna nettles purslane sorrel endive
bread|cornbread yorkshire-pudding
bowl-with-spoon|potato-salad pasta-salad egg-salad chicken-salad
spread-jar|marshmallow-fluff
canned-food|canned-tomatoes crushed-tomatoes
flour-bag|vital-wheat-gluten
sauce-bottle|food-coloring grenadine
tin|canned canned-tuna canned-tuna-in-water canned-tuna-in-oil chipotles-in-adobo coconut-milk coconut-cream
tin|cream-of-coconut canned-luncheon-meat sardines anchovies tuna-salad cherry-pie-filling refried-beans
tin|enchilada-sauce water-chestnuts bamboo-shoots
oil-bottle|oil cooking-spray sunflower-oil peanut-oil olive-oil chili-oil
vinegar-bottle|vinegar balsamic-glaze apple-cider-vinegar rice-vinegar
spring-onion|green-onion
celery|celery
leek|leek
cabbage|cabbage
brussels-sprout|brussels-sprouts
red-cabbage|red-cabbage
red-pepper|red-bell-pepper red-peppers sweet-peppers pimento
green-beans|green-beans runner-beans yardlong-beans wax-beans
okra|okra
white-beans|white-beans butter-beans navy-beans
black-beans|black-beans
red-lentils|red-lentils
lentils|lentils
red-onion|red-onion
black-olive|black-olives kalamata-olives
white-wine|white-wine
chicken-fillet|chicken-breast turkey-breast
asparagus|asparagus
beetroot|beet beets
fennel|fennel
mussel|mussels
clam|clams scallops
feta|feta halloumi paneer cotija queso-fresco ricotta-salata goat-cheese farmer-cheese
mozzarella|mozzarella burrata
dairy-tub|yogurt skyr quark labneh fromage-frais creme-fraiche sour-cream clotted-cream ricotta mascarpone
dairy-tub|cream-cheese cottage-cheese neufchatel
sugar-bag|sugar stevia erythritol fructose jaggery
grain-bag|rolled-oats oats barley bulgur quinoa couscous oat-bran wheat-germ wheat-bran
pasta-bag|pasta
stock-carton|stock broth dashi fish-stock seafood-stock
whole-fish|fish catfish carp pike trout mackerel herring kippers snapper sea-bass sea-bream mahi-mahi
whole-fish|john-dory skate perch eel fresh-sardines
fig|figs
pomegranate|pomegranate
butternut|butternut-squash
turnip|turnip
grapefruit|grapefruit pomelo
rhubarb|rhubarb
green-chilli|jalapeno jalapenos serrano-pepper green-chili-pepper
jar|pickled-jalapenos pepperoncini pickled-onions pickled-herring sun-dried-tomatoes
tin|canned-green-chiles baked-beans chili-beans canned-mackerel canned-chicken evaporated-milk sweetened-condensed-milk canned-pasta canned-soup
yellow-pepper|banana-pepper yellow-bell-pepper
pinto-beans|dried-pinto-beans canned-pinto-beans
pulses-bowl|mixed-beans mung-beans lupin-beans flageolet-beans roasted-chickpeas
green-pulses|dried-fava-beans canned-fava-beans lima-beans dried-lima-beans
white-beans|great-northern-beans
green-tomato|green-tomato tomatillo
tuna-steak|tuna
whole-fish|dried-anchovies
fish-fillet|fish-pie-mix swordfish
fish-fingers|fish-sticks
powder-tub|xanthan-gum powdered-milk lactose
dairy-tub|whipped-cream whipped-topping
pasta-bag|lasagna-noodles spaetzle egg-noodles potato-gnocchi
steaming-bowl|glass-noodles shirataki-noodles chow-mein-noodles
shallow-pan-of-food|lasagna-ready-meal
egg|scotch-egg
vegetable-basket|shungiku daikon kohlrabi artichoke artichoke-hearts samphire amaranth-leaves radicchio hearts-of-palm nopales
powder-tub|agar-agar soy-lecithin psyllium-husk ascorbic-acid vege-gel pectin
flour-bag|masarepa tapioca-pearls coating-mix
fruit-bowl|barberries longan rambutan mangosteen durian sapodilla passion-fruit jackfruit breadfruit ackee soursop
fruit-bowl|fruit-compote tamarind fruit-cocktail cherimoya dragon-fruit
pulses-bowl|dried-soybeans
mixed-nuts|macadamia-nuts brazil-nuts mixed-nuts
sheaf-of-rice|buckwheat-groats millet amaranth spelt kamut farro teff sorghum fonio mixed-grains
herb|spearmint fresh-bay-leaf bay-leaf savory lavender edible-flowers shiso culantro pandan epazote kaffir-lime-leaves
jar|mustard mayonnaise miracle-whip dressing sweet-relish tartar-sauce cocktail-sauce stir-fry-sauce sukiyaki-sauce
jar|hoisin-sauce xo-sauce barbecue-sauce turkish-red-pepper-paste tamarind-paste
sauce-bottle|brown-sauce worcestershire-sauce liquid-smoke
cup-with-straw|meal-replacement-shake iced-coffee-drink
snack-bag|vegetable-crisps bombay-mix energy-balls
`

/** The icon of each category. */
export const categoryIcons = {
  Vegetables: 'vegetable-basket',
  Fruits: 'fruit-bowl',
  Protein: 'pot-of-food',
  Dairy: 'glass-of-milk',
  Grains: 'sheaf-of-rice',
  Legumes: 'pulses-bowl',
  Nuts: 'mixed-nuts',
  Oils: 'amphora',
  Condiments: 'jar',
  'Herbs & Spices': 'herb',
  Baking: 'flour-bag',
  Snacks: 'snack-bag',
  Beverages: 'cup-with-straw',
} as const

/** The icon of an unknown food. */
export const fallbackIcon = 'pot-of-food'
