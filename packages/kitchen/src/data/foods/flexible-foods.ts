/**
 * Everything else a flexible dish is filled with, one a line:
 * id | noun in lines and steps | word in a title | class | grams in a serving | measure | cut for pan and pot | cut for the
 * oven | minutes in the pan | minutes in simmering liquid | minutes in the oven at 200 °C | the ways of cooking it suits
 */
export const flexibleFoodTable = `
chicken-breast|chicken breast|chicken|poultry|140|g|cut into bite-sized pieces|cut into thick slices|8|12|22|wok soup stew curry rice pasta roast fold broth pie salad grain
chicken-thigh|chicken thighs|chicken|poultry|140|g|cut into bite-sized pieces|left whole|10|15|35|wok stew curry rice pasta roast fold broth pie
bone-in-chicken-thigh|bone-in chicken thighs|chicken|poultry-bone|220|g||left whole|||40|roast
chicken-drumstick|chicken drumsticks|chicken|poultry-bone|220|g||left whole|||40|roast
turkey-breast|turkey breast|turkey|poultry|140|g|cut into bite-sized pieces|cut into thick slices|8|12|22|wok stew curry rice pasta roast fold broth pie
cooked-chicken|cooked chicken|chicken|cooked-meat|110|g|torn into pieces|torn into pieces|3|4||wok soup stew curry rice pasta fold broth pie salad grain sandwich potato egg toast
rotisserie-chicken|rotisserie chicken|chicken|cooked-meat|110|g|torn into pieces|torn into pieces|3|4||wok soup stew curry rice pasta fold broth pie salad grain sandwich potato
cooked-turkey|cooked turkey|turkey|cooked-meat|110|g|torn into pieces|torn into pieces|3|4||wok soup stew curry rice pasta fold pie salad sandwich
roast-beef|roast beef|beef|cooked-meat|90|g|sliced|sliced|2|3||hash sandwich salad
pulled-pork|pulled pork|pulled pork|cooked-meat|110|g|||4|5||fold potato sandwich hash
ground-beef-80-20|beef mince|beef|mince|120|g|||8|20||tomato pasta fold pie patty stew
ground-beef-85-15|85% lean ground beef|beef|mince|120|g|||8|20||tomato pasta fold pie patty stew
ground-beef-90-10|lean beef mince|beef|mince|120|g|||8|20||tomato pasta fold pie patty stew
ground-beef-95-5|extra-lean beef mince|beef|mince|120|g|||8|20||tomato pasta fold pie patty stew
mixed-ground-meat|mixed mince|mince|mince|120|g|||8|20||tomato pasta patty
ground-pork|pork mince|pork|mince|120|g|||8|20||wok pasta patty tomato
ground-lamb|lamb mince|lamb|mince|120|g|||8|20||tomato pie patty
ground-turkey|turkey mince|turkey|mince|120|g|||8|20||tomato pasta fold wok patty
ground-chicken|chicken mince|chicken|mince|120|g|||8|20||wok patty tomato
vegan-mince|vegan mince|vegan mince|plant-mince|90|g|||6|12||tomato pasta fold pie
beef-stew-meat|stewing beef|beef|stewing|150|g|cut into 3 cm pieces|||120||slow
beef-chuck-roast|beef chuck|beef|stewing|150|g|cut into 3 cm pieces|||120||slow
lamb-shoulder|lamb shoulder|lamb|stewing|160|g|cut into 3 cm pieces|||110||slow
pork-shoulder|pork shoulder|pork|stewing|160|g|cut into 3 cm pieces|||110||slow
stir-fry-beef|stir-fry beef|beef|steak|120|g|||3|||wok fold
sirloin-steak|sirloin steak|steak|steak|130|g|sliced into thin strips||4|||wok fold salad
flank-steak|flank steak|steak|steak|130|g|sliced into thin strips||4|||wok fold salad
pork-tenderloin|pork tenderloin|pork|pork|130|g|sliced into thin strips|cut into thick slices|6||20|wok fold roast curry
pork-loin|pork loin|pork|pork|130|g|sliced into thin strips|cut into thick slices|6||22|wok roast
pork-chop|pork chops|pork|pork|160|g|cut off the bone and sliced|left whole|6||22|wok roast
lamb-chops|lamb chops|lamb|chop|180|g||left whole|||18|roast
pork-sausage|pork sausages|sausage|sausage|120|g|cut into thick slices|left whole|10|15|30|roast stew pasta hash tomato
italian-sausage|Italian sausages|sausage|sausage|120|g|cut into thick slices|left whole|10|15|30|roast stew pasta tomato
chicken-sausage|chicken sausages|chicken sausage|sausage|120|g|cut into thick slices|left whole|10|15|28|roast stew pasta
bratwurst|bratwurst|bratwurst|sausage|120|g|cut into thick slices|left whole|10|15|28|roast hash
vegan-sausage|vegan sausages|vegan sausage|plant-sausage|100|g|cut into thick slices|left whole|8|10|20|roast stew pasta hash
kielbasa|smoked sausage|smoked sausage|cured|70|g|sliced|cut into chunks|5|8|20|stew hash roast rice soup
chorizo|chorizo|chorizo|cured|40|g|diced|sliced|4|8|15|egg stew hash rice tomato pasta roast fold
bacon|bacon|bacon|cured|40|g|cut into strips|cut into strips|6|8|18|egg hash pasta stew rice potato pie soup sandwich
pancetta|pancetta|pancetta|cured|35|g|diced|diced|6|8|18|egg pasta stew rice soup
ham|ham|ham|ham|50|g|diced|diced|2|2||egg pasta fold rice pie sandwich potato soup gratin
deli-ham|ham slices|ham|ham|45|g|cut into strips|cut into strips|1|2||egg pasta fold rice sandwich toast potato
deli-turkey|turkey slices|turkey|ham|45|g|||1|||sandwich
deli-chicken|chicken slices|chicken|ham|45|g|||1|||sandwich
salami|salami|salami|ham|35|g|||1|||sandwich
prosciutto|prosciutto|prosciutto|ham|25|g|torn|torn|1|||sandwich
salmon|salmon|salmon|oily-fish|140|g|cut into large chunks|left whole|6|6|14|roast pasta curry rice grain
rainbow-trout|trout|trout|oily-fish|140|g|||||15|roast
mackerel|mackerel|mackerel|oily-fish|140|g||left whole|||14|roast
cod|cod|cod|white-fish|150|g|cut into large chunks|left whole|6|6|15|roast curry stew broth fishpie
haddock|haddock|haddock|white-fish|150|g|cut into large chunks|left whole|6|6|15|roast curry stew fishpie
pollock|pollock|pollock|white-fish|150|g|cut into large chunks|left whole|6|6|15|roast curry stew fishpie
white-fish|white fish|white fish|white-fish|150|g|cut into large chunks|left whole|6|6|15|roast curry stew fishpie
tilapia|tilapia|tilapia|white-fish|150|g|cut into large chunks|left whole|6|6|13|roast curry stew
sea-bass|sea bass|sea bass|white-fish|150|g||left whole|||13|roast
fish-pie-mix|fish pie mix|fish|white-fish|140|g||||6||fishpie
smoked-haddock|smoked haddock|smoked haddock|white-fish|130|g|cut into large chunks||6|6||fishpie rice
smoked-salmon|smoked salmon|smoked salmon|smoked-fish|45|g|cut into strips||1|1||egg pasta sandwich toast potato
smoked-mackerel|smoked mackerel|smoked mackerel|smoked-fish|60|g|flaked||1|1||salad potatosalad toast
canned-tuna-in-water|tuna|tuna|tinned-fish|70|g|drained and flaked||2|3||pasta potato sandwich salad fold potatosalad grain
canned-tuna-in-oil|tuna in oil|tuna|tinned-fish|70|g|drained and flaked||2|3||pasta potato sandwich salad potatosalad grain
canned-sardines|canned sardines|sardine|tinned-fish|60|g|drained and broken up||2|3||pasta toast
canned-salmon|canned salmon|salmon|tinned-fish|80|g|drained and flaked||2|3||pasta potato sandwich patty
shrimp|prawns|prawn|prawn|110|g|||4|3||wok curry pasta rice broth stew
frozen-shrimp|frozen prawns|prawn|prawn|110|g|thawed||4|3||wok curry pasta rice broth stew
firm-tofu|firm tofu|tofu|tofu|120|g|drained and cut into 2 cm cubes|drained and cut into 2 cm cubes|8|8|25|wok curry broth grain roast
smoked-tofu|smoked tofu|smoked tofu|tofu|100|g|cut into 2 cm cubes|cut into 2 cm cubes|6|6|20|wok broth grain hash
tempeh|tempeh|tempeh|tofu|100|g|cut into 2 cm cubes|cut into 2 cm cubes|8|8|22|wok curry grain
paneer|paneer|paneer|paneer|90|g|cut into 2 cm cubes|cut into 2 cm cubes|6|6|18|curry
halloumi|halloumi|halloumi|halloumi|80|g|sliced|cut into thick slices|4||18|roast grain salad fold
egg|eggs|egg|egg|100|piece||||||
canned-chickpeas|canned chickpeas|chickpea|bean|120|can|drained and rinsed|drained and rinsed|4|8|22|stew curry tomato roast salad grain dal soup rice broth pasta
canned-black-beans|canned black beans|black bean|bean|120|can|drained and rinsed|drained and rinsed|4|8||tomato fold stew salad grain rice patty
canned-kidney-beans|canned kidney beans|kidney bean|bean|120|can|drained and rinsed|drained and rinsed|4|10||tomato fold stew rice
canned-white-beans|canned white beans|white bean|bean|120|can|drained and rinsed|drained and rinsed|4|8||stew tomato salad soup pasta toast grain
canned-butter-beans|canned butter beans|butter bean|bean|120|can|drained and rinsed|drained and rinsed|4|8||stew tomato salad soup grain
canned-pinto-beans|canned pinto beans|pinto bean|bean|120|can|drained and rinsed|drained and rinsed|4|8||tomato fold stew
mixed-beans|mixed beans|mixed bean|bean|120|can|drained and rinsed|drained and rinsed|4|8||stew tomato salad grain
canned-lentils|canned lentils|lentil|bean|120|g|drained and rinsed|drained and rinsed|4|6||stew tomato salad soup grain pasta
baked-beans|baked beans|baked bean|baked-bean|180|g||||5||toast potato
refried-beans|refried beans|refried bean|refried|90|g|||4|4||fold
red-lentils|red lentils|red lentil|red-lentil|65|g||||20||dal soup
lentils|lentils|lentil|lentil|65|g||||28||stew
puy-lentils|Puy lentils|lentil|lentil|65|g||||25||stew
cheddar-cheese|cheddar|cheddar|melting|40|g|grated|grated|||
shredded-mozzarella|pizza mozzarella|mozzarella|melting|40|g||||||
gruyere|gruyère|gruyère|melting|40|g|grated|grated|||
comte|Comté|Comté|melting|40|g|grated|grated|||
swiss-cheese|Swiss cheese|Swiss cheese|melting|40|g|grated|grated|||
gouda|gouda|gouda|melting|40|g|grated|grated|||
edam|edam|edam|melting|40|g|grated|grated|||
monterey-jack|Monterey Jack|cheese|melting|40|g|grated|grated|||
mozzarella|mozzarella|mozzarella|mozzarella|60|g|torn|torn|||
feta|feta|feta|crumbly|40|g|crumbled|crumbled|||
goat-cheese|goat's cheese|goat's cheese|crumbly|35|g|crumbled|crumbled|||
blue-cheese|blue cheese|blue cheese|blue|30|g|crumbled|crumbled|||
stilton|stilton|Stilton|blue|30|g|crumbled|crumbled|||
gorgonzola|gorgonzola|gorgonzola|blue|30|g|crumbled|crumbled|||
parmesan|parmesan|parmesan|hard|15|g|finely grated|finely grated|||
grana-padano|grana padano|parmesan|hard|15|g|finely grated|finely grated|||
romano-cheese|pecorino romano|pecorino|hard|15|g|finely grated|finely grated|||
vegetarian-hard-cheese|vegetarian hard cheese|hard cheese|hard|15|g|finely grated|finely grated|||
ricotta|ricotta|ricotta|soft-cheese|60|g||||||
cream-cheese|cream cheese|cream cheese|soft-cheese|40|g||||||
cottage-cheese|cottage cheese|cottage cheese|cottage|80|g||||||
vegan-cheddar|vegan cheddar|vegan cheddar|melting|35|g|grated|grated|||
whole-milk|whole milk|milk|milk|150|ml||||||
2-milk|semi-skimmed milk|milk|milk|150|ml||||||
1-milk|1 % milk|milk|milk|150|ml||||||
skim-milk|skimmed milk|milk|milk|150|ml||||||
lactose-free-milk|lactose-free milk|milk|milk|150|ml||||||
uht-milk|UHT milk|milk|milk|150|ml||||||
oat-milk|oat milk|oat milk|milk|150|ml||||||
soy-milk|soya milk|soya milk|milk|150|ml||||||
almond-milk|almond milk|almond milk|milk|150|ml||||||
heavy-cream|double cream|cream|cream|50|ml||||||
light-cream|single cream|cream|cream|50|ml||||||
creme-fraiche|crème fraîche|crème fraîche|cream|45|g||||||
sour-cream|sour cream|sour cream|sour-cream|30|g||||||
mascarpone|mascarpone|mascarpone|cream|40|g||||||
plant-cream|plant-based cream|cream|cream|50|ml||||||
soy-cream|soya cream|soya cream|cream|50|ml||||||
canned-coconut-milk|coconut milk|coconut|coconut-milk|130|ml||||||
light-coconut-milk|light coconut milk|coconut|coconut-milk|130|ml||||||
plain-yogurt|plain yoghurt|yoghurt|yoghurt|125|g||||||
low-fat-plain-yogurt|low-fat plain yoghurt|yoghurt|yoghurt|125|g||||||
greek-yogurt|Greek yoghurt|Greek yoghurt|yoghurt|125|g||||||
nonfat-greek-yogurt|fat-free Greek yoghurt|Greek yoghurt|yoghurt|125|g||||||
skyr|skyr|skyr|yoghurt|125|g||||||
soy-yogurt|soya yoghurt|soya yoghurt|yoghurt|125|g||||||
coconut-yogurt|coconut yoghurt|coconut yoghurt|yoghurt|125|g||||||
vegetable-broth|vegetable stock|stock|stock|250|ml||||||
chicken-broth|chicken stock|stock|meat-stock|250|ml||||||
beef-broth|beef stock|stock|beef-stock|250|ml||||||
stock|stock|stock|stock|250|ml||||||
vegetable-bouillon-cube|vegetable stock cubes|stock|cube|2.4|piece||||||
chicken-bouillon-cube|chicken stock cubes|stock|meat-cube|2.4|piece||||||
beef-bouillon-cube|beef stock cubes|stock|beef-cube|2.4|piece||||||
stock-cube|stock cubes|stock|cube|2.4|piece||||||
dry-pasta|dried pasta|pasta|pasta|85|g||||11||
whole-wheat-pasta|wholewheat pasta|pasta|pasta|85|g||||12||
gluten-free-pasta|gluten-free pasta|pasta|pasta|85|g||||11||
lentil-pasta|lentil pasta|pasta|pasta|85|g||||8||
fresh-pasta|fresh pasta|pasta|fresh-pasta|120|g||||4||
filled-pasta|filled pasta|filled pasta|filled-pasta|140|g||||5||
potato-gnocchi|gnocchi|gnocchi|gnocchi|160|g||||3||
egg-noodles|egg noodles|noodle|noodle|70|g||||5||
udon-noodles|udon noodles|udon|noodle|100|g||||4||
soba-noodles|soba noodles|soba|noodle|75|g||||6||
ramen-noodles|ramen noodles|ramen|noodle|80|g||||4||
rice-noodles|rice noodles|rice noodle|rice-noodle|70|g||||6||
glass-noodles|glass noodles|glass noodle|rice-noodle|55|g||||5||
white-rice|white rice|rice|rice|70|g||||15||
basmati-rice|basmati rice|rice|rice|70|g||||12||
jasmine-rice|jasmine rice|rice|rice|70|g||||13||
brown-rice|brown rice|brown rice|brown-rice|70|g||||28||
arborio-rice|risotto rice|risotto|risotto-rice|75|g||||20||
cooked-white-rice|cooked white rice|rice|cooked-rice|180|g||||||
cooked-brown-rice|cooked brown rice|rice|cooked-rice|180|g||||||
couscous|couscous|couscous|couscous|65|g||||5||
cooked-couscous|cooked couscous|couscous|cooked-couscous|160|g||||||
bulgur|bulgur wheat|bulgur|grain|65|g||||12||
quinoa|quinoa|quinoa|grain|60|g||||15||
pearl-barley|pearl barley|barley|long-grain|60|g||||35||
farro|farro|farro|long-grain|65|g||||25||
spelt|spelt|spelt|long-grain|65|g||||30||
cooked-quinoa|cooked quinoa|quinoa|cooked-grain|160|g||||||
instant-polenta|instant polenta|polenta|polenta|50|g||||5||
white-bread|white bread|toast|bread|58|slice||||||
whole-wheat-bread|wholemeal bread|toast|bread|64|slice||||||
sourdough-bread|sourdough bread|sourdough|bread|100|slice||||||
rye-bread|rye bread|rye toast|bread|64|slice||||||
gluten-free-bread|gluten-free bread|toast|bread|60|slice||||||
french-bread|baguette|baguette|baguette|90|g||||||
brioche|brioche|brioche|sweet-bread|60|g||||||
croissant|croissants|croissant|sweet-bread|55|g||||||
pita-bread|pitta breads|pitta|flatbread|60|piece||||||
naan|naan breads|naan|flatbread|90|piece||||||
flour-tortilla|flour tortillas|tortilla|wrap|96|piece||||||
corn-tortilla|corn tortillas|tortilla|corn-wrap|75|piece||||||
hamburger-bun|burger buns|burger|bun|50|piece||||||
brioche-bun|brioche buns|burger|bun|60|piece||||||
bagel|bagels|bagel|bagel|100|piece||||||
puff-pastry|puff pastry|pie|puff|80|g||||25||
pie-crust|shortcrust pastry|quiche|shortcrust|60|g||||25||
breadcrumbs|breadcrumbs|crumb|crumb|15|g||||||
panko|panko breadcrumbs|crumb|crumb|15|g||||||
all-purpose-flour|plain flour|flour|flour|60|g||||||
self-rising-flour|self-raising flour|flour|self-raising|60|g||||||
whole-wheat-flour|wholemeal flour|flour|flour|60|g||||||
rolled-oats|rolled oats|oat|oats|50|g||||||
gluten-free-oats|gluten-free oats|oat|oats|50|g||||||
baking-powder|baking powder|baking powder|baking-powder|2|tsp||||||
banana|bananas|banana|banana|100|piece|sliced|||||smoothie oats pancake salad breadpudding
strawberries|strawberries|strawberry|berry|90|g|hulled and halved|||||smoothie oats pancake salad
raspberries|raspberries|raspberry|berry|80|g||||||smoothie oats pancake salad crumble
blueberries|blueberries|blueberry|berry|80|g||||||smoothie oats pancake salad crumble breadpudding
blackberries|blackberries|blackberry|berry|80|g||||||smoothie oats pancake salad crumble
frozen-berries|frozen berries|berry|berry|90|g||||||smoothie oats crumble
frozen-blueberries|frozen blueberries|blueberry|berry|80|g||||||smoothie oats pancake crumble
frozen-raspberries|frozen raspberries|raspberry|berry|80|g||||||smoothie oats crumble
frozen-strawberries|frozen strawberries|strawberry|berry|90|g||||||smoothie crumble
cherries|cherries|cherry|stone-fruit|80|g|stoned|||||oats salad crumble
apple|apples|apple|orchard|130|piece|cored and sliced|||||oats pancake salad crumble breadpudding
granny-smith-apple|Granny Smith apples|apple|orchard|130|piece|cored and sliced|||||oats salad crumble
cooking-apple|cooking apples|apple|orchard|140|piece|peeled, cored and sliced|||||crumble
pear|pears|pear|orchard|130|piece|cored and sliced|||||oats pancake salad crumble breadpudding
plum|plums|plum|stone-fruit|110|piece|stoned and quartered|||||oats salad crumble
peach|peaches|peach|stone-fruit|120|piece|stoned and sliced|||||smoothie oats salad crumble pancake
nectarine|nectarines|nectarine|stone-fruit|120|piece|stoned and sliced|||||smoothie oats salad crumble
apricot|apricots|apricot|stone-fruit|100|piece|stoned and quartered|||||oats salad crumble
rhubarb|rhubarb|rhubarb|rhubarb|120|g|cut into 2 cm lengths|||||crumble
mango|mangoes|mango|tropical|110|piece|peeled, stoned and cubed|||||smoothie oats salad
frozen-mango|frozen mango|mango|tropical|100|g||||||smoothie
pineapple|pineapple|pineapple|tropical|110|g|peeled and cubed|||||smoothie salad
kiwi|kiwis|kiwi|tropical|70|piece|peeled and sliced|||||smoothie salad
orange|oranges|orange|citrus-fruit|120|piece|peeled and sliced|||||salad
clementine|clementines|clementine|citrus-fruit|75|piece|peeled and segmented|||||salad
grapes|grapes|grape|grape|80|g|halved|||||salad
cantaloupe|cantaloupe melon|melon|melon|120|g|peeled and cubed|||||salad
pomegranate|pomegranate|pomegranate|pomegranate|60|g|seeds only|||||salad
figs|figs|fig|stone-fruit|90|piece|quartered|||||oats pancake salad
watermelon|watermelon|watermelon|melon|150|g|peeled and cubed|||||salad
papaya|papaya|papaya|tropical|110|g|peeled, seeded and cubed|||||smoothie salad
grapefruit|grapefruit|grapefruit|citrus-fruit|120|g|peeled and sliced|||||salad
persimmon|persimmons|persimmon|tropical|110|g|peeled and sliced|||||oats salad
asian-pear|Asian pears|pear|orchard|130|g|cored and sliced|||||oats salad
lychee|lychees|lychee|tropical|80|g|peeled and stoned|||||salad
dragon-fruit|dragon fruit|dragon fruit|tropical|110|g|peeled and cubed|||||smoothie salad
star-fruit|star fruit|star fruit|tropical|90|g|sliced|||||salad
mulberries|mulberries|mulberry|berry|80|g||||||oats pancake salad crumble
gooseberries|gooseberries|gooseberry|berry|100|g|topped and tailed|||||crumble
raisins|raisins|raisin|dried-fruit|15|g||||||
sultanas|sultanas|sultana|dried-fruit|15|g||||||
dried-apricots|dried apricots|apricot|dried-fruit|20|g|chopped|||||
medjool-dates|Medjool dates|date|dried-fruit|20|g|stoned and chopped|||||
dried-cranberries|dried cranberries|cranberry|dried-fruit|15|g||||||
walnuts|walnuts|walnut|nut|15|g|roughly chopped|||||
almonds|almonds|almond|nut|15|g|roughly chopped|||||
sliced-almonds|flaked almonds|almond|nut|12|g||||||
pecans|pecans|pecan|nut|15|g|roughly chopped|||||
hazelnuts|hazelnuts|hazelnut|nut|15|g|roughly chopped|||||
cashews|cashews|cashew|cashew|20|g||||||
roasted-peanuts|roasted peanuts|peanut|peanut|15|g|roughly chopped|||||
pumpkin-seeds|pumpkin seeds|pumpkin seed|seed|10|g||||||
sunflower-seeds|sunflower seeds|sunflower seed|seed|10|g||||||
sesame-seeds|sesame seeds|sesame|sesame|5|tsp||||||
chia-seeds|chia seeds|chia|chia|8|tbsp||||||
peanut-butter|peanut butter|peanut butter|nut-butter|16|tbsp||||||
almond-butter|almond butter|almond butter|nut-butter|16|tbsp||||||
olive-oil|olive oil|olive oil|oil|9|tbsp||||||
vegetable-oil|vegetable oil|oil|oil|9|tbsp||||||
sunflower-oil|sunflower oil|oil|oil|9|tbsp||||||
canola-oil|rapeseed oil|oil|oil|9|tbsp||||||
corn-oil|corn oil|oil|oil|9|tbsp||||||
peanut-oil|groundnut oil|oil|oil|9|tbsp||||||
coconut-oil|coconut oil|oil|oil|8|tbsp||||||
ghee|ghee|ghee|oil|8|tbsp||||||
unsalted-butter|unsalted butter|butter|butter|10|g||||||
salted-butter|salted butter|butter|butter|10|g||||||
vegan-butter|vegan butter|butter|butter|10|g||||||
margarine|margarine|margarine|butter|10|g||||||
avocado-oil|avocado oil|oil|oil|9|tbsp||||||
grapeseed-oil|grapeseed oil|oil|oil|9|tbsp||||||
rice-bran-oil|rice bran oil|oil|oil|9|tbsp||||||
palm-oil|palm oil|oil|oil|9|tbsp||||||
lard|lard|lard|butter|9|g||||||
duck-fat|duck fat|duck fat|butter|9|g||||||
beef-tallow|beef dripping|dripping|butter|9|g||||||
spreadable-butter|spreadable butter|butter|butter|10|g||||||
mayonnaise|mayonnaise|mayonnaise|mayonnaise|14|tbsp||||||
light-mayonnaise|light mayonnaise|mayonnaise|mayonnaise|14|tbsp||||||
vegan-mayonnaise|vegan mayonnaise|mayonnaise|mayonnaise|14|tbsp||||||
hummus|hummus|hummus|hummus|50|g||||||
pesto|pesto|pesto|pesto|25|g||||||
red-pesto|red pesto|red pesto|pesto|25|g||||||
salsa|salsa|salsa|salsa|35|g||||||
black-olives|black olives|olive|olive|20|g|halved|halved|||
kalamata-olives|Kalamata olives|olive|olive|20|g|halved|halved|||
green-olives|green olives|olive|olive|20|g|halved|halved|||
capers|capers|caper|caper|6|tsp||||||
honey|honey|honey|sweetener|10|tbsp||||||
maple-syrup|maple syrup|maple syrup|sweetener|10|tbsp||||||
agave-syrup|agave syrup|agave|sweetener|10|tbsp||||||
white-sugar|white sugar|sugar|sugar|15|g||||||
brown-sugar|brown sugar|sugar|sugar|15|g||||||
chicken-wings|chicken wings|chicken|poultry-bone|220|g||left whole|||40|roast
skinless-duck-breast|skinless duck breast|duck|poultry|140|g|cut into thin strips|cut into thick slices|8||20|wok roast
duck-breast|duck breast|duck|poultry|150|g|cut into thin strips|cut into thick slices|9||22|wok roast
beef-brisket|beef brisket|beef|stewing|150|g|cut into 3 cm pieces|||150||slow
beef-shank|beef shank|beef|stewing|160|g|cut into 3 cm pieces|||150||slow
lamb-shank|lamb shanks|lamb|stewing|220|g||||150||slow
leg-of-lamb|leg of lamb|lamb|stewing|160|g|cut into 3 cm pieces|||90||slow
goat-meat|goat meat|goat|stewing|160|g|cut into 3 cm pieces|||120||slow
venison|venison|venison|stewing|150|g|cut into 3 cm pieces|||110||slow
wild-boar|wild boar|wild boar|stewing|150|g|cut into 3 cm pieces|||120||slow
rabbit|rabbit|rabbit|stewing|170|g|cut into pieces|||75||slow
ground-veal|veal mince|veal|mince|120|g|||8|20||tomato pasta patty
ground-bison|bison mince|bison|mince|120|g|||8|20||tomato pasta patty
beef-tenderloin|beef fillet|beef|steak|130|g|sliced into thin strips||4|||wok
veal-cutlet|veal cutlets|veal|pork|130|g|sliced into thin strips||5|||wok
pork-belly|pork belly|pork|chop|150|g||cut into thick slices|||50|roast
gammon|gammon|gammon|pork|130|g|diced|cut into thick slices|8|12|25|hash roast
merguez|merguez|merguez|sausage|110|g|cut into thick slices|left whole|10|15|25|roast stew tomato
beef-hot-dog|frankfurters|frankfurter|sausage|90|g|sliced|left whole|5|8|15|hash stew
black-pudding|black pudding|black pudding|cured|50|g|sliced||6||15|hash
turkey-bacon|turkey bacon|turkey bacon|cured|40|g|cut into strips|cut into strips|6|8|15|egg hash pasta sandwich potato
canadian-bacon|back bacon|bacon|cured|45|g|cut into strips|cut into strips|5|8|15|egg hash pasta sandwich potato
speck|speck|speck|cured|35|g|diced|diced|5|8|15|egg pasta stew hash soup
mortadella|mortadella|mortadella|ham|40|g|||1|||sandwich
pastrami|pastrami|pastrami|ham|45|g|||1|||sandwich
bologna|bologna|bologna|ham|40|g|||1|||sandwich
fresh-tuna|tuna steaks|tuna|oily-fish|140|g|cut into large chunks|left whole|5|6|12|roast
swordfish|swordfish|swordfish|oily-fish|140|g|cut into large chunks|left whole|7|8|14|roast
herring|herring|herring|oily-fish|130|g|cut into large pieces|left whole|6||13|roast
fresh-sardines|fresh sardines|sardine|oily-fish|130|g||left whole|||12|roast
black-cod|black cod|black cod|oily-fish|150|g|cut into large chunks|left whole|6|6|14|roast
carp|carp|carp|white-fish|150|g|cut into large chunks|left whole|7|8|18|roast stew
pike|pike|pike|white-fish|150|g|cut into large chunks|left whole|7|8|16|roast stew
kippers|kippers|kipper|smoked-fish|80|g|flaked||3|3||toast potatosalad
squid|squid|squid|seafood|120|g|cut into rings||3|3||wok pasta rice stew
cuttlefish|cuttlefish|cuttlefish|seafood|120|g|cut into strips||4|4||wok pasta rice
scallops|scallops|scallop|seafood|100|g|||3|3||pasta rice
lobster|lobster meat|lobster|seafood|100|g|cut into chunks||3|3||pasta rice
crayfish|crayfish tails|crayfish|prawn|100|g|||4|3||pasta rice
seafood-mix|seafood mix|seafood|seafood|120|g|||5|5||pasta rice stew curry
seitan|seitan|seitan|tofu|100|g|sliced|sliced|6|6|18|wok curry grain
vegan-chicken|vegan chicken pieces|vegan chicken|tofu|90|g|||7|8|18|wok curry grain
silken-tofu|silken tofu|tofu|tofu|120|g|drained and cut into 2 cm cubes|||4||broth
soft-tofu|soft tofu|tofu|tofu|120|g|drained and cut into 2 cm cubes|||4||broth
fried-tofu|fried tofu|tofu|tofu|90|g|cut into 2 cm cubes|cut into 2 cm cubes|4|4|12|wok curry broth grain
havarti|havarti|havarti|melting|40|g|grated|grated|||
provolone|provolone|provolone|melting|40|g|grated|grated|||
fontina|fontina|fontina|melting|40|g|grated|grated|||
raclette|raclette|raclette|melting|40|g|grated|grated|||
pepper-jack|pepper jack|cheese|melting|40|g|grated|grated|||
taleggio|taleggio|taleggio|ripened|40|g|sliced|sliced|||
brie|brie|brie|ripened|40|g|sliced|sliced|||
camembert|camembert|camembert|ripened|40|g|sliced|sliced|||
reblochon|reblochon|reblochon|ripened|40|g|sliced|sliced|||
wensleydale|Wensleydale|Wensleydale|crumbly|40|g|crumbled|crumbled|||
queso-fresco|queso fresco|queso fresco|crumbly|40|g|crumbled|crumbled|||
cotija|cotija|cotija|crumbly|25|g|crumbled|crumbled|||
manchego|manchego|manchego|hard|20|g|finely grated|finely grated|||
asiago|asiago|asiago|hard|20|g|finely grated|finely grated|||
burrata|burrata|burrata|mozzarella|60|g|torn|torn|||
labneh|labneh|labneh|soft-cheese|40|g||||||
quark|quark|quark|yoghurt|125|g||||||
fromage-frais|fromage frais|fromage frais|yoghurt|125|g||||||
garlic-herb-cheese|garlic and herb cheese|herb cheese|soft-cheese|35|g||||||
clotted-cream|clotted cream|clotted cream|cream|40|g||||||
buttermilk|buttermilk|buttermilk|sour-milk|150|ml||||||
kefir|kefir|kefir|sour-milk|150|ml||||||
guava|guavas|guava|tropical|90|g|sliced|||||smoothie salad
passion-fruit|passion fruit|passion fruit|tropical|40|g|pulp only|||||smoothie oats salad
kumquat|kumquats|kumquat|citrus-fruit|60|g|halved|||||salad
pomelo|pomelo|pomelo|citrus-fruit|130|g|peeled and segmented|||||salad
rambutan|rambutans|rambutan|tropical|80|g|peeled and stoned|||||salad
longan|longans|longan|tropical|80|g|peeled and stoned|||||salad
mangosteen|mangosteens|mangosteen|tropical|80|g|peeled|||||salad
physalis|physalis|physalis|berry|60|g|husks removed|||||oats salad
prickly-pear|prickly pears|prickly pear|tropical|100|g|peeled and cubed|||||salad smoothie
feijoa|feijoas|feijoa|tropical|90|g|flesh only|||||salad smoothie
jackfruit|jackfruit|jackfruit|tropical|100|g|flesh only|||||salad smoothie
soursop|soursop|soursop|tropical|100|g|flesh only|||||smoothie
black-currants|blackcurrants|blackcurrant|berry|80|g||||||crumble smoothie
red-currants|redcurrants|redcurrant|berry|70|g||||||crumble oats
cranberries|cranberries|cranberry|berry|60|g||||||crumble
quince|quinces|quince|quince|140|g|peeled, cored and sliced|||40||crumble
bone-in-chicken-breast|bone-in chicken breast|chicken|poultry-bone|220|g||left whole|||35|roast
whole-chicken|whole chicken|chicken|bird|300|whole||left whole|||80|
duck|duck|duck|bird|320|whole||left whole|||95|
goose|goose|goose|bird|400|whole||left whole|||150|
whole-turkey|whole turkey|turkey|bird|400|whole||left whole|||180|
cornish-hen|Cornish hen|Cornish hen|bird|320|whole||left whole|||50|
pheasant|pheasant|pheasant|bird|300|whole||left whole|||55|
quail|quail|quail|bird|220|whole||left whole|||25|
duck-confit|duck confit|duck confit|poultry-bone|220|g||left whole|||25|roast
chicken-liver|chicken livers|chicken liver|offal|110|g|trimmed||6|8||
beef-liver|beef liver|liver|offal|110|g|sliced||6|||
kidneys|kidneys|kidney|offal|110|g|cored and diced||8|20||
chicken-nuggets|chicken nuggets|chicken nugget|breaded|110|g|||||18|
fish-sticks|fish fingers|fish finger|breaded|110|g|||||18|
breaded-shrimp|breaded shrimp|breaded prawn|breaded|110|g|||||15|
beef-burger-patties|beef burger patties|beef burger|patty|115|g|||12||22|
meatballs|meatballs|meatball|patty|110|g|||12|15|22|
fish-balls|fish balls|fish ball|patty|100|g|||6|6|15|
veggie-burger|veggie burgers|veggie burger|plant-sausage|110|g|||10|10|20|
falafel|falafel|falafel|plant-sausage|100|g|||6|8|15|
mycoprotein|mycoprotein|mycoprotein|plant-mince|90|g|||8|12|18|tomato pasta fold
vegan-bacon|vegan bacon|vegan bacon|plant-sausage|40|g|cut into strips||5|6|12|hash
ostrich|ostrich|ostrich|pork|130|g|cut into thick strips|cut into thick slices|6||18|wok roast
kangaroo|kangaroo|kangaroo|pork|130|g|cut into bite-sized pieces|cut into thick slices|8||20|wok roast
horse-meat|horse meat|horse meat|stewing|150|g|cut into 3 cm pieces|||110||slow
oxtail|oxtail|oxtail|stewing|250|g||||180||slow
beef-short-ribs|beef short ribs|beef rib|stewing|250|g||||150||slow
beef-round-roast|beef topside|beef|stewing|160|g|cut into 3 cm pieces|||120||slow
ham-hock|ham hock|ham hock|stewing|220|g||||120||slow
chicken-feet|chicken feet|chicken feet|stewing|150|g||||90||
octopus|octopus|octopus|stewing|150|g|cut into pieces|||60||
t-bone-steak|T-bone steak|steak|chop|250|g||left whole|||16|
pork-spareribs|pork spare ribs|rib|chop|250|g||left whole|||80|
corned-beef|corned beef|corned beef|ham|70|g|diced|diced|3|4||hash sandwich potato
deli-roast-beef|deli roast beef|roast beef|ham|45|g|||1|||sandwich
salt-pork|salt pork|salt pork|cured|40|g|diced|diced|6|8|15|stew soup hash
nduja|'nduja|'nduja|cured|25|g|||3|4||pasta egg
chinese-sausage|Chinese sausage|Chinese sausage|cured|40|g|sliced|sliced|5|8|15|wok rice
mexican-chorizo|Mexican chorizo|chorizo|mince|90|g|||8|15||fold egg tomato
liver-pate|liver pâté|pâté|pate|40|g||||||
liverwurst|liverwurst|liverwurst|pate|40|g||||||
foie-gras|foie gras|foie gras|pate|30|g||||||
caviar|caviar|caviar|pate|20|g||||||
soaked-salt-cod|soaked salt cod|salt cod|white-fish|140|g|cut into large chunks|left whole|6|8|15|roast stew
skate|skate|skate|white-fish|200|g||left whole|8|10|16|roast
eel|eel|eel|oily-fish|130|g|cut into chunks|cut into chunks|8|12|18|roast
crab|crab meat|crab|seafood|90|g|||3|3||pasta rice
imitation-crab|crab sticks|crab stick|prawn|80|g|sliced||2|2||pasta rice
anchovies|anchovies|anchovy|tinned-fish|25|g|drained||1|1||pasta toast
smoked-oysters|smoked oysters|smoked oyster|tinned-fish|50|g|drained||2|2||toast pasta
mussels|mussels|mussel|shellfish|350|g||||6||
clams|clams|clam|shellfish|350|g||||6||
oysters|oysters|oyster|shellfish|250|g||||6||
frog-legs|frog legs|frog leg|poultry|150|g|||8|12|18|
snails|snails|snail|seafood|60|g|||4|6||
abalone|abalone|abalone|seafood|90|g|thinly sliced||3|4||
sea-urchin|sea urchin|sea urchin|ready-cold|40|g||||||
natto|natto|natto|ready-cold|50|g||||||
sushi|sushi|sushi|ready-cold|200|g||||||
scotch-egg|Scotch eggs|Scotch egg|ready-cold|110|g||||||
sausage-roll|sausage rolls|sausage roll|ready|120|g|||||20|
duck-egg|duck eggs|duck egg|egg|100|g||||||
quail-egg|quail eggs|quail egg|egg|60|g||||||
tofu-skin|tofu skin|tofu skin|tofu|60|g|cut into strips||4|6||wok broth curry
leftovers|leftovers|leftovers|ready|300|g|||||20|
casserole|casserole|casserole|ready|300|g|||||25|
chili-con-carne|chilli con carne|chilli|ready|300|g|||||20|
curry|curry|curry|ready|300|g|||||20|
quiche|quiche|quiche|ready|160|g|||||18|
meat-pie|meat pie|meat pie|ready|200|g|||||30|
haggis|haggis|haggis|ready|150|g|||||45|
tomato-soup|tomato soup|tomato soup|ready|300|g|||||20|
ricotta-salata|ricotta salata|ricotta salata|crumbly|35|g|crumbled|crumbled|||
smoked-cheese|smoked cheese|smoked cheese|melting|40|g|grated|grated|||
muenster|muenster|muenster|melting|40|g|grated|grated|||
port-salut|port salut|port salut|ripened|40|g|sliced|sliced|||
sheep-cheese|sheep's cheese|sheep's cheese|crumbly|40|g|crumbled|crumbled|||
american-cheese|American cheese|cheese|melting|40|g||||||
cheese-spread|cheese spread|cheese spread|soft-cheese|30|g||||||
cheese-curds|cheese curds|cheese curd|crumbly|40|g||||||
farmer-cheese|farmer cheese|farmer cheese|cottage|80|g||||||
vegan-cream-cheese|vegan cream cheese|vegan cream cheese|soft-cheese|40|g||||||
vanilla-yogurt|vanilla yoghurt|vanilla yoghurt|sweet-yoghurt|125|g||||||
fruit-yogurt|fruit yoghurt|fruit yoghurt|sweet-yoghurt|125|g||||||
drinking-yogurt|drinking yoghurt|drinking yoghurt|sweet-milk|200|g||||||
custard|custard|custard|pudding|120|g||||||
rice-pudding|rice pudding|rice pudding|pudding|150|g||||||
pudding-cup|pudding cups|pudding|pudding|120|g||||||
mango-puree|mango puree|mango|fruit-sauce|100|g|||||smoothie oats pancake
acai-puree|açaí purée|açaí|fruit-sauce|100|g|||||smoothie
whipped-cream|whipped cream|whipped cream|cream|30|g||||||
goat-milk|goat's milk|milk|milk|150|ml||||||
sheep-milk|sheep's milk|milk|milk|150|ml||||||
evaporated-milk|evaporated milk|evaporated milk|milk|120|ml||||||
chocolate-milk|chocolate milk|chocolate milk|sweet-milk|200|ml||||||
milkshake|milkshake|milkshake|sweet-milk|200|g||||||
rice-milk|rice milk|rice milk|milk|150|ml||||||
cashew-milk|cashew milk|cashew milk|milk|150|ml||||||
hemp-milk|hemp milk|hemp milk|milk|150|ml||||||
pea-milk|pea milk|pea milk|milk|150|ml||||||
plant-milk|plant-based milk|milk|milk|150|ml||||||
crispbread|crispbread|crispbread|crispbread|30|g||||||
soda-bread|soda bread|soda bread|bread|80|g||||||
cornbread|cornbread|cornbread|bread|80|g||||||
injera|injera|injera|flatbread|100|g||||||
bao-buns|bao buns|bao bun|bun|80|g||||||
scone|scones|scone|sweet-bread|60|g||||||
spaetzle|spaetzle|spaetzle|gnocchi|150|g||||3||
dumplings|dumplings|dumpling|filled-pasta|150|g||||7||
shirataki-noodles|shirataki noodles|shirataki noodle|rice-noodle|120|g|rinsed|||3||
semolina|semolina|semolina|semolina|30|g||||||
custard-powder|custard powder|custard|custard-powder|12|g||||||
cocoa-powder|cocoa powder|cocoa|cocoa|6|g||||||
muesli|muesli|muesli|granola|40|g||||||
granola|granola|granola|granola|40|g||||||
golden-raisins|golden raisins|raisin|dried-fruit|15|g||||||
prunes|prunes|prune|dried-fruit|20|g|stoned and chopped|||||
mixed-dried-fruit|mixed dried fruit|dried fruit|dried-fruit|20|g||||||
maraschino-cherries|maraschino cherries|cherry|stone-fruit|40|g|drained|||||salad pancake oats
elderberries|elderberries|elderberry|berry|60|g||||||crumble
durian|durian|durian|tropical|100|g|flesh only|||||salad
sapodilla|sapodilla|sapodilla|tropical|100|g|peeled and cubed|||||salad
green-mango|green mango|green mango|tropical|90|g|peeled and cut into strips|||||salad
coconut|coconut|coconut|tropical|30|g|flesh only, chopped|||||salad oats
fruit-cocktail|fruit cocktail|fruit cocktail|tropical|120|g|drained|||||salad oats
cherimoya|cherimoya|cherimoya|tropical|110|g|flesh only|||||salad smoothie
crab-apple|crab apples|crab apple|orchard|120|g|cored and halved|||||crumble
applesauce|apple sauce|apple sauce|fruit-sauce|100|g||||||oats pancake
fruit-compote|fruit compote|fruit compote|fruit-sauce|80|g||||||oats pancake
`
