/**
 * What the recogniser's labels mean to a cook: label | food | name | name of several | how much there usually is | unit.
 * Things without a unit are counted; a weight stands where nobody counts. Labels without a food are known by name only.
 */
export const recognisedFoodTable = `
almond|almonds|Almonds|Almonds|200|g
apple|apple|Apple|Apples|1|
apricot|apricot|Apricot|Apricots|1|
artichoke|artichoke|Artichoke|Artichokes|1|
ash-gourd|winter-melon|Ash gourd|Ash gourds|1|
asparagus|asparagus|Asparagus|Asparagus|1|bunch
avocado|avocado|Avocado|Avocados|1|
bacon|bacon|Bacon|Bacon|1|pack
bamboo-shoots|bamboo-shoots|Bamboo shoots|Bamboo shoots|1|can
banana|banana|Banana|Bananas|1|
basil|fresh-basil|Basil|Basil|1|bunch
beef|beef-stew-meat|Beef|Beef|500|g
beetroot|beet|Beetroot|Beetroots|1|
bell-pepper|red-bell-pepper|Bell pepper|Bell peppers|1|
biscuit||Biscuits|Biscuits|1|pack
bitter-gourd|bitter-melon|Bitter gourd|Bitter gourds|1|
black-lentils|puy-lentils|Black lentils|Black lentils|500|g
blackberry|blackberries|Blackberries|Blackberries|1|punnet
blueberry|blueberries|Blueberries|Blueberries|1|punnet
bottle-gourd|bottle-gourd|Bottle gourd|Bottle gourds|1|
bread|white-bread|Bread|Bread|1|loaf
broad-beans|broad-beans|Broad beans|Broad beans|250|g
broccoli|broccoli|Broccoli|Broccoli|1|head
bulgur|bulgur|Bulgur|Bulgur|500|g
butter|salted-butter|Butter|Butter|1|pack
cabbage|cabbage|Cabbage|Cabbages|1|head
cake||Cake|Cake|1|
candy||Candy|Candy|1|pack
canned-beans|canned-white-beans|Canned beans|Canned beans|1|can
canned-corn|canned-corn|Canned corn|Canned corn|1|can
canned-fish||Canned fish|Canned fish|1|can
carrot|carrot|Carrot|Carrots|1|
cashew|cashews|Cashews|Cashews|200|g
cassava|cassava|Cassava|Cassava|1|
cauliflower|cauliflower|Cauliflower|Cauliflower|1|head
cereal||Breakfast cereal|Breakfast cereal|1|pack
chayote|chayote|Chayote|Chayotes|1|
cheese|cheddar-cheese|Cheese|Cheese|250|g
cherry|cherries|Cherries|Cherries|250|g
chestnut|chestnuts|Chestnuts|Chestnuts|250|g
chicken|whole-chicken|Chicken|Chicken|1|
chickpeas|canned-chickpeas|Chickpeas|Chickpeas|1|can
chili-pepper|red-chili-pepper|Chili pepper|Chili peppers|1|
chocolate|milk-chocolate|Chocolate|Chocolate|100|g
cinnamon|cinnamon|Cinnamon|Cinnamon|1|jar
coffee|ground-coffee|Coffee|Coffee|1|pack
condensed-milk|sweetened-condensed-milk|Condensed milk|Condensed milk|1|can
coriander|cilantro|Coriander|Coriander|1|bunch
corn|corn|Corn|Corn|1|ear
corned-beef|corned-beef|Corned beef|Corned beef|1|can
crackers||Crackers|Crackers|1|pack
cream|heavy-cream|Cream|Cream|250|ml
cress|cress|Cress|Cress|1|punnet
cucumber|cucumber|Cucumber|Cucumbers|1|
dumplings|dumplings|Dumplings|Dumplings|1|pack
egg|egg|Eggs|Eggs|6|
eggplant|eggplant|Eggplant|Eggplants|1|
fish|white-fish|Fish|Fish|500|g
flour|all-purpose-flour|Flour|Flour|1|kg
garlic|garlic|Garlic|Garlic|1|head
ginger|ginger|Ginger|Ginger|1|
gooseberry|gooseberries|Gooseberries|Gooseberries|250|g
grapefruit|grapefruit|Grapefruit|Grapefruits|1|
grapes|grapes|Grapes|Grapes|500|g
green-beans|green-beans|Green beans|Green beans|250|g
green-lentils|lentils|Green lentils|Green lentils|500|g
ground-meat|ground-beef-80-20|Ground meat|Ground meat|500|g
ham|ham|Ham|Ham|1|pack
hazelnut|hazelnuts|Hazelnuts|Hazelnuts|200|g
honey|honey|Honey|Honey|1|jar
instant-noodles||Instant noodles|Instant noodles|1|pack
jackfruit|jackfruit|Jackfruit|Jackfruits|1|
jam|jam|Jam|Jam|1|jar
juice|fruit-juice|Juice|Juice|1|l
ketchup|ketchup|Ketchup|Ketchup|1|bottle
kidney-beans|canned-kidney-beans|Kidney beans|Kidney beans|1|can
kimchi|kimchi|Kimchi|Kimchi|1|jar
kiwi|kiwi|Kiwi|Kiwis|1|
lamb|leg-of-lamb|Lamb|Lamb|500|g
leek|leek|Leek|Leeks|1|
lemon|lemon|Lemon|Lemons|1|
lettuce|green-leaf-lettuce|Lettuce|Lettuce|1|head
lime|lime|Lime|Limes|1|
mandarin|tangerine|Mandarin|Mandarins|1|
mango|mango|Mango|Mangoes|1|
margarine|margarine|Margarine|Margarine|1|tub
mayonnaise|mayonnaise|Mayonnaise|Mayonnaise|1|jar
melon|cantaloupe|Melon|Melons|1|
milk|whole-milk|Milk|Milk|1|l
mint|mint|Mint|Mint|1|bunch
mixed-nuts|mixed-nuts|Mixed nuts|Mixed nuts|200|g
mulberry|mulberries|Mulberries|Mulberries|250|g
mushroom|mushroom|Mushrooms|Mushrooms|250|g
mustard-greens|mustard-greens|Mustard greens|Mustard greens|1|bunch
nectarine|nectarine|Nectarine|Nectarines|1|
noodles|egg-noodles|Noodles|Noodles|1|pack
oil|vegetable-oil|Oil|Oil|1|l
okra|okra|Okra|Okra|250|g
olive|black-olives|Olives|Olives|1|jar
onion|onion|Onion|Onions|1|
orange|orange|Orange|Oranges|1|
paneer|paneer|Paneer|Paneer|1|block
papaya|papaya|Papaya|Papayas|1|
parsley|parsley|Parsley|Parsley|1|bunch
passion-fruit|passion-fruit|Passion fruit|Passion fruits|1|
pasta|dry-pasta|Pasta|Pasta|500|g
peach|peach|Peach|Peaches|1|
peanut|peanuts|Peanuts|Peanuts|200|g
peanut-butter|peanut-butter|Peanut butter|Peanut butter|1|jar
pear|pear|Pear|Pears|1|
peas|green-peas|Peas|Peas|250|g
pecan|pecans|Pecans|Pecans|200|g
pineapple|pineapple|Pineapple|Pineapples|1|
pistachio|pistachios|Pistachios|Pistachios|200|g
plant-milk|plant-milk|Plant milk|Plant milk|1|l
plant-yogurt||Plant yogurt|Plant yogurt|1|tub
plum|plum|Plum|Plums|1|
pomegranate|pomegranate|Pomegranate|Pomegranates|1|
pork|pork-loin|Pork|Pork|500|g
potato|potato|Potato|Potatoes|1|
potato-chips|potato-chips|Potato chips|Potato chips|1|pack
pumpkin|pumpkin|Pumpkin|Pumpkins|1|
radish|radish|Radishes|Radishes|1|bunch
raisin|raisins|Raisins|Raisins|250|g
raspberry|raspberries|Raspberries|Raspberries|1|punnet
red-lentils|red-lentils|Red lentils|Red lentils|500|g
redcurrant|red-currants|Redcurrants|Redcurrants|250|g
rice|white-rice|Rice|Rice|1|kg
salt|salt|Salt|Salt|1|pack
sausage|pork-sausage|Sausage|Sausages|1|
shrimp|shrimp|Shrimp|Shrimp|250|g
snake-gourd||Snake gourd|Snake gourds|1|
soda|cola|Soft drink|Soft drinks|1|bottle
sour-cream|sour-cream|Sour cream|Sour cream|1|tub
soy-sauce|soy-sauce|Soy sauce|Soy sauce|1|bottle
soybeans|dried-soybeans|Soybeans|Soybeans|500|g
spaghetti|dry-pasta|Spaghetti|Spaghetti|500|g
spices||Spices|Spices|1|jar
spinach|spinach|Spinach|Spinach|1|bunch
sponge-gourd|ridge-gourd|Sponge gourd|Sponge gourds|1|
spring-onion|green-onion|Spring onions|Spring onions|1|bunch
strawberry|strawberries|Strawberries|Strawberries|1|punnet
sugar|white-sugar|Sugar|Sugar|1|kg
sweet-potato|sweet-potato|Sweet potato|Sweet potatoes|1|
taro|taro|Taro|Taro|1|
tea|black-tea|Tea|Tea|1|pack
tofu|firm-tofu|Tofu|Tofu|1|block
tomato|tomato|Tomato|Tomatoes|1|
tomato-paste|tomato-paste|Tomato paste|Tomato paste|1|can
tomato-sauce|tomato-sauce|Tomato sauce|Tomato sauce|1|jar
turnip|turnip|Turnip|Turnips|1|
vinegar|white-vinegar|Vinegar|Vinegar|1|bottle
walnut|walnuts|Walnuts|Walnuts|200|g
water|water|Water|Water|1|l
watermelon|watermelon|Watermelon|Watermelons|1|
yellow-lentils|lentils|Yellow lentils|Yellow lentils|500|g
yogurt|plain-yogurt|Yogurt|Yogurts|1|tub
zucchini|zucchini|Zucchini|Zucchini|1|
`

/**
 * Labels of the recogniser that a person would call one thing: for what is in a pack either name is right. Each row is a group,
 * and a label may be in several: spaghetti and instant noodles are both noodles. Labels of one food are not here: pasta, spaghetti;
 * green and yellow lentils. Neither are kinds that a cook tells apart although one covers the other: nectarine and peach, almonds
 * and mixed nuts, corn and canned corn, kidney beans and canned beans; nor what differs in an allergen: milk and plant milk.
 */
export const sameThingTable = `
noodles;pasta;spaghetti
noodles;instant-noodles
`
