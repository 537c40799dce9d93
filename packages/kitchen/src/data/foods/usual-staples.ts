/** Name, food, and how much of it a kitchen usually has, in metric and US measures. What nearly everybody has comes first. */
export const usualStapleTable = `
Salt|salt|500 g|1 lb
Black pepper|black-pepper|50 g|2 oz
Olive oil|olive-oil|500 ml|16 fl oz
Sugar|white-sugar|500 g|1 lb
Flour|all-purpose-flour|1 kg|2 lb
Pasta|dry-pasta|500 g|1 lb
Rice|white-rice|1 kg|2 lb
Eggs|egg|6|12
Milk|whole-milk|1 l|2 quarts
Butter|salted-butter|250 g|8 oz
Onions|onion|3|3
Garlic|garlic|1 bulb|1 bulb
Sunflower oil|sunflower-oil|500 ml|16 fl oz
Potatoes|potato|1 kg|2 lb
Carrots|carrot|4|4
Bread|white-bread|1 loaf|1 loaf
Tomatoes|tomato|4|4
Lemons|lemon|2|2
Apples|apple|4|4
Bananas|banana|4|4
Cheddar|cheddar-cheese|200 g|8 oz
Yogurt|plain-yogurt|500 g|16 oz
Canned tomatoes|canned-tomatoes|400 g|14 oz
Tomato paste|tomato-paste|100 g|6 oz
Canned chickpeas|canned-chickpeas|400 g|15 oz
Canned tuna|canned-tuna-in-water|150 g|5 oz
Lentils|lentils|500 g|1 lb
Oats|rolled-oats|500 g|18 oz
Frozen peas|frozen-peas|500 g|12 oz
Stock cubes|stock-cube|6|6
Soy sauce|soy-sauce|150 ml|5 fl oz
Vinegar|white-vinegar|500 ml|16 fl oz
Mustard|yellow-mustard|200 g|8 oz
Honey|honey|350 g|12 oz
Mayonnaise|mayonnaise|400 g|15 oz
Baking powder|baking-powder|100 g|4 oz
Paprika|paprika|40 g|2 oz
Oregano|dried-oregano|15 g|1 oz
Cumin|cumin|40 g|2 oz
Cinnamon|cinnamon|40 g|2 oz
`
