/**
 * The icons of foods, one line each: icon | names. A name is a food id, or the end of ids ('bread' is the end
 * of 'rye-bread') or their beginning ('beef' is the beginning of 'beef-shank'). The longest matching name
 * wins, an ending before a beginning; a food without a match has the icon of its category. The icons are from
 * Fluent Emoji Flat and our own (own-food-icons.ts). No food shows another food: where neither set has it, it shows what
 * it comes in.
 */
export const foodIconTable = `
leafy-green|spinach kale lettuce cabbage bok-choy celery leek chard greens watermelon-radish sweet-potato-leaves water-chestnuts
broccoli|broccoli broccolini cauliflower romanesco broccoli-rabe cauliflower-rice
carrot|carrot carrots parsnip
cucumber|cucumber zucchini yellow-squash marrow gourd bitter-melon chayote pickles branston-pickle piccalilli
jack-o-lantern|pumpkin squash
eggplant|eggplant
tomato|tomato tomatoes tomatillo tomato-paste tomato-puree tomato-sauce pizza-sauce marinara-sauce ketchup salsa
bell-pepper|bell-pepper sweet-peppers red-peppers poblano-pepper anaheim-pepper banana-pepper padron-peppers pimento
hot-pepper|jalapeno jalapenos serrano-pepper habanero-pepper chili-pepper chile chiles red-chili pepperoncini cayenne-pepper
hot-pepper|chili-flakes gochugaru aleppo-pepper chipotles-in-adobo hot-sauce chili-sauce sriracha gochujang sambal-oelek harissa
hot-pepper|chili-crisp chili-garlic-sauce chili-jam doubanjiang chili-oil
onion|onion onions shallot ramps onion-rings
garlic|garlic garlic-scapes garlic-paste aioli
ginger-root|ginger turmeric galangal horseradish burdock-root lotus-root jerusalem-artichoke ginger-paste wasabi
potato|potato potatoes mashed-potato cassava taro jicama rutabaga celeriac potato-chips salsify
roasted-sweet-potato|sweet-potato yam
french-fries|fries hash-browns tater-tots potato-waffles
ear-of-corn|corn hominy cornmeal polenta grits masa-harina tortilla-chips
brown-mushroom|mushroom mushrooms shiitake chanterelle truffle mushroom-soup
pea-pod|peas green-beans runner-beans yardlong-beans wax-beans broad-beans edamame okra drumstick-vegetable
green-salad|salad salad-leaves coleslaw coleslaw-mix vegetables arugula watercress
seedling|sprouts pea-shoots microgreens cress bamboo-shoots textured-vegetable-protein mycoprotein vegan-mince vegan-chicken
seedling|pea-protein soy-protein-powder seitan
olive|olives olive-oil olive-spread
avocado|avocado
red-apple|apple apples applesauce quince pomegranate apple-cider-vinegar
green-apple|granny-smith-apple cooking-apple guava feijoa gooseberries
tangerine|orange oranges tangerine clementine kumquat orange-zest grapefruit pomelo persimmon physalis orange-marmalade mixed-peel
lemon|lemon lemon-juice lemon-zest lemon-curd lemon-extract yuzu yuzu-juice citric-acid
lime|lime lime-juice lime-zest
banana|banana plantain banana-chips banana-blossom
grapes|grapes raisins sultanas currants prunes medjool-dates figs mixed-dried-fruit grape-leaves
melon|cantaloupe honeydew winter-melon
watermelon|watermelon
pineapple|pineapple
mango|mango papaya mango-puree mango-chutney star-fruit
pear|pear pears
peach|peach peaches nectarine apricot apricots plum damson greengage plum-sauce umeboshi
cherries|cherries cranberries goji-berries red-currants lychee lychees cherry-pie-filling cranberry-sauce
strawberry|fruit-salad strawberries raspberries jam jelly
blueberries|blueberries blackberries boysenberries loganberries elderberries mulberries berries acai-puree
kiwi-fruit|kiwi
coconut|coconut coconut-milk coconut-cream cream-of-coconut coconut-milk-powder coconut-milk-beverage coconut-water coconut-oil
coconut|coconut-aminos
egg|egg egg-white egg-yolk hollandaise egg-substitute egg-replacer
cooking|omelette scotch-egg tofu-scramble-mix
poultry-leg|chicken chicken-breast chicken-thigh turkey duck goose quail pheasant ostrich cornish-hen turkey-breast ground-turkey duck-breast foie-gras
cut-of-meat|beef ground-beef pork lamb veal bison steak meat ground-meat venison wild-boar rabbit kangaroo brisket roast pastrami jerky
cut-of-meat|liver offal kidneys haggis pork-rinds liver-pate
meat-on-bone|ham ham-hock gammon leg-of-lamb shank oxtail ribs spareribs chops marrow-bones canned-luncheon-meat
bacon|bacon pancetta guanciale speck prosciutto serrano-ham salt-pork pork-belly lardo lard bacon-grease
hot-dog|sausage bratwurst chorizo kielbasa hot-dog merguez salami pepperoni bologna mortadella liverwurst nduja black-pudding
hot-dog|sausage-roll
hamburger|beef-burger-patties veggie-burger hamburger-bun burger-sauce brioche-bun
falafel|falafel meatballs
fish|fish tuna catfish carp pike trout mackerel
fish|sardines anchovies herring kippers swordfish snapper sea-bass sea-bream mahi-mahi john-dory skate perch eel caviar
fish|bonito-flakes fish-stock tuna-salad
fish-cake-with-swirl|fish-balls fish-paste
shrimp|shrimp prawn-crackers seafood-mix seafood-stock
fried-shrimp|breaded-shrimp tempura-batter-mix
crab|crab
lobster|lobster crayfish
oyster|oysters scallops clams mussels abalone clam-chowder sea-urchin
squid|squid cuttlefish
octopus|octopus
snail|snails
bowl-with-spoon|xanthan-gum
beans|beans
falafel|roasted-chickpeas
pot-of-food|leftovers casserole chili-con-carne soup cooking-sauce mole-sauce gravy gravy-granules stock broth dashi
curry-rice|curry curry-sauce curry-roux curry-paste rice-and-beans
shallow-pan-of-food|paella stir-fry-vegetables cooked-vegetables
fondue|raclette
glass-of-milk|milk buttermilk half-and-half coffee-creamer cream kefir whey eggnog milkshake plant-cream soy-cream lactose
cheese-wedge|cheese mozzarella burrata parmesan grana-padano asiago gruyere gouda edam havarti provolone monterey-jack pepper-jack
cheese-wedge|colby fontina taleggio muenster port-salut wensleydale double-gloucester brie camembert reblochon gorgonzola stilton
cheese-wedge|roquefort feta halloumi manchego cotija paneer comte curds neufchatel queso-fresco ricotta ricotta-salata mascarpone
cheese-wedge|vegan-cheddar cheese-spread cheese-crackers cheese-puffs mozzarella-sticks
butter|butter ghee margarine shortening tallow vegetable-suet duck-fat
bowl-with-spoon|yogurt skyr quark labneh fromage-frais creme-fraiche sour-cream clotted-cream oats oatmeal muesli granola cereal
bowl-with-spoon|flakes wheat-biscuits shredded-wheat rice-pudding sugar stevia erythritol fructose oat-bran sour-cream-dip
custard|custard custard-powder pudding-cup instant-pudding-mix dulce-de-leche caramel-sauce jelly-crystals
soft-ice-cream|ice-cream gelato frozen-yogurt sorbet dairy-free-ice-cream whipped-cream whipped-topping marshmallow-fluff
shaved-ice|ice-lolly
cooked-rice|rice rice-mix arborio-rice
rice-cracker|rice-crackers rice-cakes seaweed-snacks nori wakame kelp
rice-ball|furikake rice-paper rice-cake-sticks
spaghetti|pasta noodles lasagna lasagna-noodles spaetzle bolognese-sauce alfredo-sauce lasagna-ready-meal
steaming-bowl|ramen ramen-noodles udon-noodles soba-noodles chicken-noodle-soup rice-noodles somen-noodles laksa-paste tom-yum-paste
shallow-pan-of-food|macaroni-and-cheese
bread|bread breadcrumbs panko croutons toast crumpet brioche english-muffin dinner-roll rolls stuffing-mix bread-mix
baguette-bread|french-bread italian-bread garlic-bread breadsticks
flatbread|pita-bread naan chapati injera tortilla matzo poppadom crispbread
bagel|bagel
croissant|croissant puff-pastry phyllo-dough cinnamon-roll toaster-pastries
pretzel|pretzels pretzel
pancakes|pancakes pancake-mix
waffle|waffles wafers
pizza|pizza pizza-dough
taco|taco-shells enchilada-sauce refried-beans
burrito|burrito spring-rolls
sandwich|sandwich
sushi|sushi
dumpling|dumplings wonton-wrappers dumpling-wrappers filled-pasta bao-buns potato-gnocchi
sheaf-of-rice|wheat-berries rye-berries barley bulgur wheat-germ wheat-bran quinoa couscous
moon-cake|halva baklava turkish-delight marzipan almond-paste
dango|mochi red-bean-paste
peanuts|peanuts peanut-butter chunky-peanut-butter powdered-peanut-butter peanut-sauce
chestnut|chestnut-puree
chestnut|chestnuts
amphora|oil vinegar cooking-spray balsamic-glaze
honey-pot|honey syrup molasses treacle vegan-honey golden-syrup
salt|salt msg salt-and-pepper
salt|bouillon-cube stock-cube
chocolate-bar|chocolate cocoa-powder cacao-nibs chips chocolate-chips chocolate-hazelnut-spread fudge candy-melts protein-bar granola-bar
cookie|cookies biscuits shortbread gingersnaps amaretti biscotti cookie-dough cookie-butter digestive-biscuits oatcakes crackers
birthday-cake|cake sponge-cake cake-mix fruitcake brownies brownie-mix panettone sprinkles
shortcake|cheesecake tiramisu ladyfingers
cupcake|muffin scone frosting fondant vanilla-bean
pie|pie pie-crust quiche meat-pie graham-cracker-crust mincemeat
doughnut|doughnut
candy|candy marshmallows gum toffee liquorice nougat gummy-candy fruit-leather glace-cherries chewing-gum
popcorn|popcorn popcorn-kernels
baby-bottle|infant-formula baby-food baby-rice
hot-beverage|coffee hot-chocolate-mix chai-latte-powder malted-milk-powder coffee-liqueur
teapot|tea
beverage-box|juice apple-cider smoothie cranberry-juice-cocktail fruit-punch
cup-with-straw|cola lemonade ginger-ale ginger-beer energy-drink sports-drink kombucha
beer-mug|beer cider hard-cider hard-seltzer
wine-glass|wine
bottle-with-popping-cork|sparkling-wine
sake|sake mirin shaoxing-wine rice-vinegar ponzu teriyaki-sauce
tumbler-glass|whiskey rum brandy liqueur amaretto irish-cream advocaat fortified-wine bitters
cocktail-glass|gin vodka tequila vermouth
droplet|water club-soda tonic-water rose-water aquafaba pasta-water
herb|herbs basil mint sage lemongrass lemon-balm curry-leaves liquorice-root pesto bouquet-garni mint-sauce chimichurri
jar|salad-dressing coleslaw-dressing
canned-food|canned
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
pulses-bowl|lentils chickpeas chana-dal toor-dal urad-dal
seed-bowl|sunflower-seeds pumpkin-seeds mixed-seeds
amphora|sunflower-oil peanut-oil
salmon-fillet|salmon
fish-fillet|cod haddock halibut turbot flounder tilapia pollock rockfish grouper monkfish
canned-food|canned-tuna canned-tuna-in-water canned-tuna-in-oil
sauce-bottle|fish-sauce oyster-sauce vanilla-extract almond-extract maple-syrup pancake-syrup soy-sauce tamari
jar|sauerkraut kimchi capers tapenade shrimp-paste anchovy-paste natto bean-sauce
`

/** The icon of each category. */
export const categoryIcons = {
  Vegetables: 'leafy-green',
  Fruits: 'red-apple',
  Protein: 'cooking',
  Dairy: 'glass-of-milk',
  Grains: 'sheaf-of-rice',
  Legumes: 'pulses-bowl',
  Nuts: 'mixed-nuts',
  Oils: 'amphora',
  Condiments: 'jar',
  'Herbs & Spices': 'herb',
  Baking: 'flour-bag',
  Snacks: 'cookie',
  Beverages: 'cup-with-straw',
} as const

/** The icon of an unknown food. */
export const fallbackIcon = 'pot-of-food'
