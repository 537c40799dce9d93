/**
 * What is left of a dish whose main food stays a piece of its own: the cooked food | what its title calls it | the noun a cook
 * says | ways of cooking it | raw foods with the cooked, edible part of their weight.
 *
 * Yields are the bought weight's cooked lean part, rounded down to 0.05. Source: USDA Food Buying Guide for Child Nutrition
 * Programs (meats and meat alternates; vegetables); where it has no figure, the nearest cut's. A raw food without a figure here
 * has the yield of the graph of foods; risotto rice drinks its stock. '@Vegetables' is every food of that category.
 */
export const cookedComponentTable = `
cooked-chicken|chicken;poussin|chicken|roast;bake;poach;boil;braise;grill;pull|whole-chicken 0.35;bone-in-chicken-breast 0.5;chicken-breast 0.7;bone-in-chicken-thigh 0.45;chicken-thigh 0.65;chicken-drumstick 0.4
cooked-turkey|turkey|turkey|roast;bake;poach;braise;grill;pull|whole-turkey 0.45;turkey-breast 0.65
roast-beef|beef;brisket;topside;silverside;sirloin|beef|roast;bake;boil;braise;pull|beef-round-roast 0.65;beef-chuck-roast 0.6;beef-brisket 0.6;beef-tenderloin 0.65;ribeye-steak 0.5;beef-stew-meat 0.6;beef-short-ribs 0.25;beef-shank 0.45
pulled-pork|pork|pork|roast;bake;boil;braise;pull|pork-shoulder 0.5;pork-loin 0.55;pork-tenderloin 0.6;pork-belly 0.5
ham|ham;gammon|ham|roast;bake;boil;braise|gammon 0.6
roast-potatoes|potato;potatoes|potatoes|roast|
mashed-potatoes|potato;potatoes;mash|potatoes|mash|
cooked-potatoes|potato;potatoes|potatoes|bake;boil;poach|
cooked-white-rice|rice|rice|boil;poach|arborio-rice 2.5
cooked-brown-rice|rice|rice|boil;poach|
cooked-quinoa|quinoa|quinoa|boil;poach|
cooked-couscous|couscous|couscous|boil;poach|
canned-chickpeas|chickpeas|chickpeas|boil;braise|
canned-black-beans|beans|black beans|boil;braise|
canned-kidney-beans|beans|kidney beans|boil;braise|
canned-pinto-beans|beans|pinto beans|boil;braise|
canned-white-beans|beans|white beans|boil;braise|
canned-butter-beans|beans|butter beans|boil;braise|
cooked-pasta|pasta;spaghetti;noodles|pasta|boil|
cooked-vegetables|vegetable;vegetables;veg;roots|vegetables|roast;grill;poach|@Vegetables 0.7
`

/** Ways of cooking that leave a piece of its own: the way | how a cook says it | its words in a title, longer ones first. */
export const cookingWayTable = `
braise|braised|braised;stewed;pot roast;pot-roast;pot roasted;slow cooked;slow-cooked;slow cooker
pull|pulled|pulled
roast|roast|roast;roasted;slow roast;traybake;tray bake;sheet pan;sheet-pan;rotisserie
bake|baked|baked;glazed
poach|poached|poached;steamed
boil|boiled|boiled;simmered
grill|grilled|grilled;griddled;barbecued;barbecue;bbq
mash|mashed|mashed;mash
`
