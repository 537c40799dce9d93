/**
 * Foods that no table has measured, worked out from what goes into 100 g of them: id | parts with their grams. The parts are our
 * judgement of an ordinary recipe; they weigh more than 100 g where water boils away, and less where water is added.
 */
export const nutritionPartTable = `
sweet-soy-sauce|soy-sauce:40;brown-sugar:60
coconut-aminos|brown-sugar:20;salt:4.5
gochujang|gochugaru:17;glutinous-rice:18;dried-soybeans:5;corn-syrup:25;salt:7
shrimp-paste|dried-shrimp:60;salt:25
sambal-oelek|red-chili-pepper:87;salt:8;white-vinegar:4
sweet-chili-sauce|white-sugar:48;white-vinegar:20;red-chili-pepper:12;garlic:3;cornstarch:2;salt:2
chipotles-in-adobo|chipotle-chile:14;tomato-puree:40;onion:10;white-vinegar:12;white-sugar:5;vegetable-oil:2;salt:2.5
thai-red-curry-paste|dried-red-chili:14;lemongrass:20;garlic:18;shallot:16;galangal:8;ground-coriander:2;shrimp-paste:5;salt:8
thai-green-curry-paste|green-chili-pepper:30;lemongrass:20;garlic:16;shallot:14;galangal:8;ground-coriander:2;shrimp-paste:4;salt:8
massaman-curry-paste|dried-red-chili:10;shallot:20;garlic:15;lemongrass:12;galangal:6;ground-coriander:4;cumin:3;brown-sugar:8;vegetable-oil:6;shrimp-paste:4;salt:7
laksa-paste|shallot:30;dried-red-chili:6;lemongrass:10;galangal:6;garlic:6;vegetable-oil:22;shrimp-paste:6;brown-sugar:4;salt:4
pomegranate-molasses|pomegranate-juice:500
mango-chutney|mango:60;white-sugar:45;white-vinegar:15;ginger:2;salt:2
cooked-turkey|turkey-breast:120;whole-turkey:20
roast-beef|beef-round-roast:140
crispy-fried-onions|onion:210;all-purpose-flour:25;vegetable-oil:45;salt:1
`
