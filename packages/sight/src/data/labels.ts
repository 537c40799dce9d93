const table =
  `_background:323 apple:356 artichoke:60 ash-gourd:66 asparagus:80 avocado:101 bacon:107 bamboo-shoots:46
banana:339 beef:40 beetroot:237 bell-pepper:589 bitter-gourd:95 black-lentils:61 bottle-gourd:70 bread:114
broccoli:42 bulgur:25 butter:57 cabbage:228 carrot:208 cassava:38 cauliflower:107 chayote:58 cheese:240
chicken:75 chickpeas:113 chili-pepper:554 cinnamon:78 coriander:75 corn:228 cress:79 cucumber:278
dumplings:26 egg:400 eggplant:333 garlic:296 ginger:93 grapefruit:34 grapes:73 green-beans:71
green-lentils:63 ground-meat:37 ham:48 jackfruit:53 juice:247 ketchup:68 kidney-beans:50 kimchi:42 kiwi:126
lamb:38 leek:23 lemon:529 lettuce:68 lime:59 mandarin:70 mango:109 margarine:35 mayonnaise:85 melon:108
milk:395 mint:104 mushroom:506 mustard-greens:89 nectarine:36 noodles:81 oil:124 okra:53 olive:150 onion:462
orange:137 paneer:20 papaya:36 parsley:34 passion-fruit:28 pasta:62 peach:37 pear:193 peas:141 pineapple:92
plant-milk:92 plant-yogurt:84 plum:22 pomegranate:104 pork:66 potato:572 pumpkin:53 radish:169
red-lentils:143 rice:199 salt:26 sausage:55 snake-gourd:81 sour-cream:48 soy-sauce:17 soybeans:115
spaghetti:36 spinach:243 sponge-gourd:59 spring-onion:98 sugar:23 sweet-potato:364 taro:89 tofu:12
tomato:543 tomato-paste:140 turnip:140 watermelon:127 yellow-lentils:31 yogurt:221 zucchini:210`
    .split(/\s+/)
    .map((entry) => entry.split(':'))

/** What the model can name, in the order of its answers; the first is 'no food at all'. Example: `labels[1]` is 'apple'. */
export const labels: readonly string[] = table.map(([label = '']) => label)

/** How many pictures of each the model has learnt from. Example: 356 apples, but only 22 plums. */
export const trainingCounts: readonly number[] = table.map(([, pictures]) => Number(pictures))

/** Where 'no food at all' stands among the labels. Example: `labels[background]` is '_background'. */
export const backgroundIndex = 0
