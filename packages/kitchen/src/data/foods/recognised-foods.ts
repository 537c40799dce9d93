/**
 * What the recogniser's labels mean to a cook: label | food | name | name of several | how much there usually is | unit.
 * Things without a unit are counted; a weight stands where nobody counts. Labels without a food are known by name only.
 */
export const recognisedFoodTable = `
apple|apple|Apple|Apples|1|
artichoke|artichoke|Artichoke|Artichokes|1|
ash-gourd|winter-melon|Ash gourd|Ash gourds|1|
asparagus|asparagus|Asparagus|Asparagus|1|bunch
avocado|avocado|Avocado|Avocados|1|
bacon|bacon|Bacon|Bacon|1|pack
bamboo-shoots|bamboo-shoots|Bamboo shoots|Bamboo shoots|1|can
banana|banana|Banana|Bananas|1|
beef|beef-stew-meat|Beef|Beef|500|g
beetroot|beet|Beetroot|Beetroots|1|
bell-pepper|red-bell-pepper|Bell pepper|Bell peppers|1|
bitter-gourd|bitter-melon|Bitter gourd|Bitter gourds|1|
black-lentils|puy-lentils|Black lentils|Black lentils|500|g
bottle-gourd|bottle-gourd|Bottle gourd|Bottle gourds|1|
bread|white-bread|Bread|Bread|1|loaf
broccoli|broccoli|Broccoli|Broccoli|1|head
bulgur|bulgur|Bulgur|Bulgur|500|g
butter|salted-butter|Butter|Butter|1|pack
cabbage|cabbage|Cabbage|Cabbages|1|head
carrot|carrot|Carrot|Carrots|1|
cassava|cassava|Cassava|Cassava|1|
cauliflower|cauliflower|Cauliflower|Cauliflower|1|head
chayote|chayote|Chayote|Chayotes|1|
cheese|cheddar-cheese|Cheese|Cheese|250|g
chicken|whole-chicken|Chicken|Chicken|1|
chickpeas|canned-chickpeas|Chickpeas|Chickpeas|1|can
chili-pepper|red-chili-pepper|Chili pepper|Chili peppers|1|
cinnamon|cinnamon|Cinnamon|Cinnamon|1|jar
coriander|cilantro|Coriander|Coriander|1|bunch
corn|corn|Corn|Corn|1|ear
cress|cress|Cress|Cress|1|punnet
cucumber|cucumber|Cucumber|Cucumbers|1|
dumplings|dumplings|Dumplings|Dumplings|1|pack
egg|egg|Eggs|Eggs|6|
eggplant|eggplant|Eggplant|Eggplants|1|
garlic|garlic|Garlic|Garlic|1|head
ginger|ginger|Ginger|Ginger|1|
grapefruit|grapefruit|Grapefruit|Grapefruits|1|
grapes|grapes|Grapes|Grapes|500|g
green-beans|green-beans|Green beans|Green beans|250|g
green-lentils|lentils|Green lentils|Green lentils|500|g
ground-meat|ground-beef-80-20|Ground meat|Ground meat|500|g
ham|ham|Ham|Ham|1|pack
jackfruit|jackfruit|Jackfruit|Jackfruits|1|
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
pear|pear|Pear|Pears|1|
peas|green-peas|Peas|Peas|250|g
pineapple|pineapple|Pineapple|Pineapples|1|
plant-milk|plant-milk|Plant milk|Plant milk|1|l
plant-yogurt||Plant yogurt|Plant yogurt|1|tub
plum|plum|Plum|Plums|1|
pomegranate|pomegranate|Pomegranate|Pomegranates|1|
pork|pork-loin|Pork|Pork|500|g
potato|potato|Potato|Potatoes|1|
pumpkin|pumpkin|Pumpkin|Pumpkins|1|
radish|radish|Radishes|Radishes|1|bunch
red-lentils|red-lentils|Red lentils|Red lentils|500|g
rice|white-rice|Rice|Rice|1|kg
salt|salt|Salt|Salt|1|pack
sausage|pork-sausage|Sausage|Sausages|1|
snake-gourd||Snake gourd|Snake gourds|1|
sour-cream|sour-cream|Sour cream|Sour cream|1|tub
soy-sauce|soy-sauce|Soy sauce|Soy sauce|1|bottle
soybeans|dried-soybeans|Soybeans|Soybeans|500|g
spaghetti|dry-pasta|Spaghetti|Spaghetti|500|g
spinach|spinach|Spinach|Spinach|1|bunch
sponge-gourd|ridge-gourd|Sponge gourd|Sponge gourds|1|
spring-onion|green-onion|Spring onions|Spring onions|1|bunch
sugar|white-sugar|Sugar|Sugar|1|kg
sweet-potato|sweet-potato|Sweet potato|Sweet potatoes|1|
taro|taro|Taro|Taro|1|
tofu|firm-tofu|Tofu|Tofu|1|block
tomato|tomato|Tomato|Tomatoes|1|
tomato-paste|tomato-paste|Tomato paste|Tomato paste|1|can
turnip|turnip|Turnip|Turnips|1|
watermelon|watermelon|Watermelon|Watermelons|1|
yellow-lentils|lentils|Yellow lentils|Yellow lentils|500|g
yogurt|plain-yogurt|Yogurt|Yogurts|1|tub
zucchini|zucchini|Zucchini|Zucchini|1|
`
