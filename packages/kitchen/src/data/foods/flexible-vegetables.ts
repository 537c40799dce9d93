/**
 * Vegetables as a cook fills a dish with them, one a line:
 * id | noun in lines and steps | word in a title | class | grams in a serving where it is one of two | measure |
 * cut for pan and wok | cut for pot and oven | cut for eating raw | minutes in the pan | minutes in simmering liquid |
 * minutes in the oven at 200 °C | the ways of cooking it suits. A noun that is counted stands in the plural.
 *
 * Times are those of home cookery tables (Leiths, Delia Smith, the USDA's vegetable fact sheets), for the cut that is named.
 */
export const vegetableTable = `
spinach|spinach|spinach|leaf|80|g||||2|2||egg soup stew curry rice pasta fold pie tomato toast dal broth salad grain gratin potato
frozen-spinach|frozen spinach|spinach|leaf|90|g||||6|6||egg soup stew curry rice pasta fold pie tomato dal gratin
kale|kale|kale|greens|60|g|stalks removed, leaves shredded|stalks removed, leaves shredded|stalks removed, leaves shredded|5|8||egg soup stew curry pasta hash dal broth grain rice potato
cavolo-nero|cavolo nero|cavolo nero|greens|60|g|stalks removed, leaves shredded|stalks removed, leaves shredded|stalks removed, leaves shredded|5|8||soup stew pasta hash grain rice
swiss-chard|Swiss chard|chard|greens|80|g|stalks sliced, leaves shredded|stalks sliced, leaves shredded||5|6||egg soup stew pasta pie gratin rice dal
spring-greens|spring greens|spring green|greens|70|g|shredded|shredded||4|6||wok soup stew hash potato broth
cabbage|cabbage|cabbage|greens|90|g|finely shredded|shredded|very finely shredded|6|10||wok soup stew hash fritter potato broth salad
savoy-cabbage|savoy cabbage|savoy cabbage|greens|90|g|finely shredded|shredded||6|10||wok soup stew hash potato pasta
pointed-cabbage|pointed cabbage|cabbage|greens|90|g|finely shredded|shredded|very finely shredded|5|8||wok soup stew hash salad
red-cabbage|red cabbage|red cabbage|greens|70|g|finely shredded|shredded|very finely shredded|8|25||salad sandwich stew
napa-cabbage|Chinese cabbage|Chinese cabbage|greens|90|g|shredded|shredded|finely shredded|3|4||wok broth fritter salad
bok-choy|pak choi|pak choi|greens|80|g|leaves separated|leaves separated||3|3||wok broth curry
brussels-sprouts|Brussels sprouts|sprout|brassica|80|g|thinly sliced|halved||6|9|22|hash roast pasta gratin potato
broccoli|broccoli|broccoli|brassica|100|g|cut into small florets|cut into florets||6|5|18|wok soup stew curry pasta roast gratin pie grain egg broth potato rice
broccolini|tenderstem broccoli|tenderstem broccoli|brassica|80|g|halved|halved||5|4|14|wok pasta roast grain broth curry
frozen-broccoli|frozen broccoli|broccoli|brassica|100|g||||7|5||wok soup stew pasta gratin
cauliflower|cauliflower|cauliflower|brassica|110|g|cut into small florets|cut into florets||8|8|25|soup stew curry roast gratin grain pasta dal
frozen-cauliflower|frozen cauliflower|cauliflower|brassica|110|g||||8|7||soup stew curry gratin
romanesco|romanesco|romanesco|brassica|100|g|cut into small florets|cut into florets||7|6|22|pasta roast gratin grain
carrot|carrots|carrot|root|75|piece|thinly sliced|cut into 2 cm chunks|coarsely grated|7|12|30|wok soup stew curry roast pie tomato broth salad sandwich fritter rice grain hash dal
baby-carrots|baby carrots|carrot|root|80|g|halved|halved|halved lengthways|7|10|28|wok stew roast pie grain
parsnip|parsnips|parsnip|root|90|piece|thinly sliced|cut into chunks||8|12|35|soup stew roast curry hash pie
celeriac|celeriac|celeriac|root|110|g|cut into 1 cm dice|cut into 2 cm chunks|cut into fine matchsticks|10|15|35|soup stew roast gratin hash
turnip|turnips|turnip|root|90|piece|cut into 1 cm dice|cut into 2 cm chunks||10|14|35|soup stew roast
rutabaga|swede|swede|root|100|g|cut into 1 cm dice|cut into 2 cm chunks||12|18|40|soup stew roast pie
beet|beetroot|beetroot|beet|90|g||cut into wedges|coarsely grated|||40|roast salad grain
cooked-beets|cooked beetroot|beetroot|beet|80|g|||cut into wedges||||salad grain sandwich
sweet-potato|sweet potatoes|sweet potato|root|130|piece|cut into 1 cm dice|cut into 3 cm chunks||11|12|30|soup stew curry roast hash tomato dal fold grain fritter
butternut-squash|butternut squash|squash|squash|130|g|peeled, cut into 1 cm dice|peeled, cut into 2 cm chunks||12|14|32|soup stew curry roast rice pasta grain dal gratin hash tomato
hokkaido-squash|hokkaido squash|squash|squash|130|g|cut into 1 cm dice|cut into 2 cm chunks||11|13|30|soup stew curry roast rice pasta grain
pumpkin|pumpkin|pumpkin|squash|130|g|peeled, cut into 1 cm dice|peeled, cut into 2 cm chunks||12|14|32|soup stew curry roast rice pasta grain
zucchini|courgettes|courgette|soft|100|piece|sliced|cut into thick half-moons|cut into ribbons|6|6|20|egg wok soup stew curry rice pasta roast fold fritter gratin tomato grain hash
yellow-squash|yellow squash|yellow squash|soft|100|g|sliced|cut into thick half-moons||6|6|20|egg pasta roast tomato
eggplant|aubergines|aubergine|soft|110|piece|cut into 2 cm dice|cut into 3 cm chunks||10|15|28|curry roast pasta tomato grain
red-bell-pepper|red peppers|red pepper|pepper|75|piece|deseeded and sliced|deseeded and cut into chunks|deseeded and sliced|6|8|22|egg wok stew curry rice pasta roast fold tomato salad sandwich grain hash broth fritter
yellow-bell-pepper|yellow peppers|yellow pepper|pepper|75|piece|deseeded and sliced|deseeded and cut into chunks|deseeded and sliced|6|8|22|egg wok stew curry rice pasta roast fold tomato salad sandwich grain hash
green-bell-pepper|green peppers|green pepper|pepper|75|piece|deseeded and sliced|deseeded and cut into chunks|deseeded and sliced|6|8|22|egg wok stew rice fold tomato hash roast
mini-sweet-peppers|mini sweet peppers|sweet pepper|pepper|75|g|deseeded and sliced|left whole|deseeded and sliced|6|8|18|egg wok pasta roast fold salad
roasted-red-peppers|roasted red peppers|roasted pepper|pepper|60|g|sliced|sliced|sliced|1|2||egg pasta fold toast sandwich salad grain tomato
tomato|tomatoes|tomato|tomato|100|piece|chopped|chopped|cut into wedges|4|8|18|egg stew curry pasta toast salad sandwich roast fold grain tomato dal broth
cherry-tomatoes|cherry tomatoes|tomato|tomato|90|g|halved|left whole|halved|4|6|15|egg stew curry pasta toast salad sandwich roast fold grain tomato
sun-dried-tomatoes|sun-dried tomatoes|sun-dried tomato|tomato|15|g|chopped|chopped|chopped|1|2||egg pasta salad sandwich grain rice
celery|celery sticks|celery|stem|40|stalk|sliced|sliced|thinly sliced|6|12||soup stew pie salad tomato rice
leek|leeks|leek|stem|90|piece|washed and sliced|washed and cut into thick slices||7|8|22|egg soup stew rice pasta pie gratin potato hash
fennel|fennel|fennel|stem|90|g|thinly sliced|cut into wedges|very thinly sliced|9|12|28|rice pasta roast salad stew
asparagus|asparagus|asparagus|green|80|g|woody ends snapped off, cut into short lengths|woody ends snapped off||5|4|12|egg rice pasta roast pie grain wok
green-beans|green beans|green bean|green|80|g|trimmed and halved|trimmed and halved||6|6|15|wok stew curry pasta grain rice broth roast tomato
frozen-green-beans|frozen green beans|green bean|green|80|g||||6|5||wok stew curry rice tomato
runner-beans|runner beans|runner bean|green|80|g|trimmed and sliced|trimmed and sliced||6|6||stew curry rice
green-peas|peas|pea|pea|60|g||||3|3||egg rice pasta soup curry pie wok stew
frozen-peas|frozen peas|pea|pea|60|g||||3|3||egg rice pasta soup curry pie wok stew fritter potato grain
canned-peas|canned peas|pea|pea|60|g|drained|drained||2|2||rice pasta pie soup
snow-peas|mangetout|mangetout|pea|60|g||||2|2||wok curry broth rice
sugar-snap-peas|sugar snap peas|sugar snap pea|pea|60|g|halved|halved|halved lengthways|3|2||wok curry broth rice salad grain
edamame|edamame|edamame|pea|60|g||||3|4||wok broth grain rice
broad-beans|broad beans|broad bean|pea|70|g||||4|4||rice pasta egg grain
corn|sweetcorn|sweetcorn|corn|70|g||||5|4||wok soup fold fritter tomato stew
canned-corn|canned sweetcorn|sweetcorn|corn|70|g|drained|drained|drained|3|3||wok soup fold fritter tomato salad potato sandwich stew egg
frozen-corn|frozen sweetcorn|sweetcorn|corn|70|g||||4|4||wok soup fold fritter tomato stew rice
baby-corn|baby corn|baby corn|corn|60|g|halved lengthways|halved lengthways||5|4||wok curry broth
mushroom|mushrooms|mushroom|mushroom|90|g|sliced|quartered|thinly sliced|7|8|18|egg wok soup stew curry rice pasta fold pie toast gratin broth hash potato roast
cremini-mushroom|chestnut mushrooms|mushroom|mushroom|90|g|sliced|quartered|thinly sliced|7|8|18|egg wok soup stew curry rice pasta fold pie toast gratin broth hash potato roast
portobello-mushroom|portobello mushrooms|portobello mushroom|mushroom|90|g|thickly sliced|thickly sliced||8|8|18|egg rice pasta fold toast roast pie
shiitake-mushroom|shiitake mushrooms|shiitake|mushroom|60|g|stalks removed, sliced|stalks removed, sliced||5|6||wok broth rice
oyster-mushroom|oyster mushrooms|oyster mushroom|mushroom|70|g|torn into strips|torn into strips||6|6|16|wok broth rice pasta toast
wild-mushrooms|wild mushrooms|wild mushroom|mushroom|70|g|cleaned and sliced|cleaned and sliced||6|8||egg rice pasta toast pie
mixed-vegetables|mixed vegetables|vegetable|mixed|110|g||||7|7||wok soup stew curry rice pie
stir-fry-vegetables|stir-fry vegetables|vegetable|mixed|140|g||||5|3||wok broth
bean-sprouts|bean sprouts|bean sprout|sprout|60|g|rinsed|rinsed||2|2||wok broth
okra|okra|okra|green|80|g|trimmed|trimmed||8|12||curry stew
artichoke-hearts|artichoke hearts|artichoke|soft|70|g|drained and quartered|drained and quartered|drained and quartered|2|3||egg rice pasta salad pie
cucumber|cucumber|cucumber|cucumber|80|g|||sliced||||salad sandwich
radish|radishes|radish|radish|30|g|||thinly sliced||||salad sandwich
mixed-salad-leaves|salad leaves|salad|lettuce|35|g|||||||salad sandwich
romaine-lettuce|romaine lettuce|romaine|lettuce|60|g|||torn into pieces||||salad sandwich
iceberg-lettuce|iceberg lettuce|iceberg|lettuce|50|g|||shredded||||salad sandwich
green-leaf-lettuce|lettuce|lettuce|lettuce|50|g|||torn into pieces||||salad sandwich
butterhead-lettuce|butterhead lettuce|lettuce|lettuce|50|g|||torn into pieces||||salad sandwich
little-gem-lettuce|little gem lettuce|little gem|lettuce|60|g|||leaves separated||||salad sandwich
lamb-s-lettuce|lamb's lettuce|lamb's lettuce|lettuce|35|g|||||||salad
arugula|rocket|rocket|lettuce|30|g|||||||salad sandwich
watercress|watercress|watercress|lettuce|30|g|||||||salad sandwich
avocado|avocados|avocado|avocado|80|piece|stoned and sliced||stoned and sliced||||salad sandwich toast
water-spinach|water spinach|water spinach|greens|80|g|cut into short lengths|cut into short lengths||3|3||wok broth curry
broccoli-rabe|broccoli rabe|broccoli rabe|greens|90|g|trimmed and chopped|trimmed and chopped||6|5||pasta stew hash
mustard-greens|mustard greens|mustard green|greens|80|g|shredded|shredded||5|6||wok stew curry dal
turnip-greens|turnip greens|turnip green|greens|80|g|shredded|shredded||6|8||stew soup pasta
dandelion-greens|dandelion greens|dandelion green|greens|60|g|chopped|chopped|torn into pieces|4|5||pasta stew salad
amaranth-leaves|amaranth leaves|amaranth|leaf|80|g||||3|3||stew curry dal soup
sweet-potato-leaves|sweet potato leaves|sweet potato leaf|leaf|80|g||||3|3||wok stew curry
nettles|nettles|nettle|leaf|60|g||||4|5||soup egg rice pasta
sorrel|sorrel|sorrel|leaf|40|g||||2|2||soup egg
purslane|purslane|purslane|lettuce|50|g|||||||salad
wild-garlic|wild garlic|wild garlic|leaf|25|g|shredded|shredded|shredded|1|1||egg soup rice pasta potato
ramps|ramps|ramp|leaf|30|g|chopped|chopped||3|3||egg pasta rice
pea-shoots|pea shoots|pea shoot|lettuce|30|g|||||||salad sandwich
cress|cress|cress|lettuce|15|g|||||||salad sandwich
endive|endive|endive|lettuce|60|g|||torn into pieces||||salad
belgian-endive|chicory|chicory|lettuce|70|g|||leaves separated||||salad
radicchio|radicchio|radicchio|lettuce|50|g|||shredded||||salad
marrow|marrow|marrow|soft|130|g|peeled, cut into 2 cm dice|peeled, cut into chunks||8|8|25|stew curry roast tomato
green-tomato|green tomatoes|green tomato|soft|100|g|sliced|chopped||6|8|20|stew curry
tomatillo|tomatillos|tomatillo|soft|90|g|chopped|chopped||6|8|20|stew tomato
poblano-pepper|poblano peppers|poblano|pepper|75|g|deseeded and sliced|deseeded and cut into chunks||7|8|22|egg fold tomato stew
anaheim-pepper|Anaheim peppers|Anaheim pepper|pepper|75|g|deseeded and sliced|deseeded and cut into chunks||6|8|20|egg fold tomato stew
padron-peppers|Padrón peppers|Padrón pepper|pepper|70|g||||6||15|egg
banana-pepper|banana peppers|banana pepper|pepper|60|g|deseeded and sliced|deseeded and sliced|deseeded and sliced|6|8|20|egg fold salad
yam|yam|yam|root|140|g|peeled, cut into 1 cm dice|peeled, cut into 3 cm chunks||14|18|35|soup stew curry roast hash
daikon|daikon|daikon|root|100|g|peeled and thinly sliced|peeled, cut into 2 cm chunks|peeled and cut into fine matchsticks|8|15||wok broth stew salad
kohlrabi|kohlrabi|kohlrabi|root|100|g|peeled, cut into thin slices|peeled, cut into 2 cm chunks|peeled and cut into fine matchsticks|8|12|30|soup stew roast salad curry
jerusalem-artichoke|Jerusalem artichokes|Jerusalem artichoke|root|110|g|scrubbed and thinly sliced|scrubbed and halved||9|15|30|soup roast gratin stew
salsify|salsify|salsify|root|100|g|peeled, cut into short lengths|peeled, cut into short lengths||10|15|30|soup roast gratin
white-asparagus|white asparagus|white asparagus|green|130|g|peeled, cut into short lengths|peeled||10|12|20|egg pasta rice
chayote|chayote|chayote|soft|120|g|peeled, cut into 1 cm dice|peeled, cut into 2 cm chunks||8|12|25|stew curry soup
plantain|plantains|plantain|root|120|g|peeled and sliced|peeled and cut into chunks||8|20|25|stew curry roast
enoki-mushroom|enoki mushrooms|enoki|mushroom|50|g|trimmed and separated|trimmed and separated||2|2||wok broth
cauliflower-rice|cauliflower rice|cauliflower rice|brassica|120|g||||5|5||wok curry
sauerkraut|sauerkraut|sauerkraut|greens|90|g|drained|drained|drained|6|15||stew hash potato
kimchi|kimchi|kimchi|greens|50|g|chopped|chopped|chopped|3|4||wok broth
cooked-vegetables|cooked vegetables|vegetable|mixed|110|g||||3|3||soup stew curry rice pie egg
shungiku|shungiku|shungiku|leaf|70|g|cut into short lengths|cut into short lengths||2|2||wok broth soup
coleslaw-mix|coleslaw mix|coleslaw|greens|80|g||||4|6||wok salad sandwich broth
spaghetti-squash|spaghetti squash|spaghetti squash|squash|180|g||halved and deseeded||||40|
habanero-pepper|habanero pepper|habanero|chilli|2|g|deseeded and finely chopped|deseeded and finely chopped||1|1||
thai-chili-pepper|Thai chilli|chilli|chilli|2|g|finely sliced|finely sliced||1|1||
pimento|pimento|pimento|pepper|50|g|drained and sliced|drained and sliced|drained and sliced|2|2||egg pasta salad rice
pearl-onions|pearl onions|onion|onion|60|g|peeled|peeled||10|15|25|
garlic-scapes|garlic scapes|garlic scape|green|60|g|cut into short lengths|cut into short lengths||4|4||wok egg pasta rice
fresh-turmeric|fresh turmeric|turmeric|ginger|4|g|finely grated|finely grated||1|1||
galangal|galangal|galangal|ginger|5|g|finely grated|finely grated||1|1||
mashed-potatoes|mashed potatoes|mashed potato|cooked-potato|180|g||||6|5|20|
hash-browns|hash browns|hash brown|chips|150|g||||12||22|
french-fries|french fries|fries|chips|150|g||||||22|
sweet-potato-fries|sweet potato fries|sweet potato fries|chips|150|g||||||22|
cassava|cassava|cassava|root|140|g||peeled, cored and cut into 3 cm chunks|||25||stew curry soup
taro|taro|taro|root|130|g||peeled, cut into 3 cm chunks|||25||stew curry soup
jicama|jicama|jicama|root|100|g|peeled, cut into fine matchsticks|peeled, cut into 2 cm chunks|peeled and cut into fine matchsticks|5|10||salad wok
lotus-root|lotus root|lotus root|root|90|g|peeled and thinly sliced|peeled and sliced||6|15||wok broth stew
burdock-root|burdock root|burdock|root|60|g|scrubbed and cut into fine matchsticks|scrubbed and sliced||8|15||wok broth
black-radish|black radish|black radish|root|80|g|peeled and thinly sliced|peeled, cut into 2 cm chunks|peeled and coarsely grated|8|12|30|salad soup stew roast
artichoke|artichokes|artichoke|green|130|piece||trimmed, tops cut off|||35||
samphire|samphire|samphire|leaf|50|g|rinsed|rinsed||2|2||egg rice pasta wok
soup-vegetables|soup vegetables|vegetable|mixed|110|g|diced|diced||10|15||soup stew broth pie
creamed-corn|creamed corn|sweetcorn|corn|100|g||||4|5||soup stew
hominy|hominy|hominy|corn|90|g|drained|drained||5|10||soup stew tomato
wood-ear-mushroom|wood ear mushrooms|wood ear|mushroom|40|g|shredded|shredded||3|4||wok broth
straw-mushroom|straw mushrooms|straw mushroom|mushroom|70|g|halved|halved||4|5||wok broth curry
truffle|truffle|truffle|mushroom|5|g|finely shaved|finely shaved||1|1||egg pasta rice
microgreens|microgreens|microgreen|lettuce|20|g|||||||salad sandwich
alfalfa-sprouts|alfalfa sprouts|alfalfa sprout|sprout|40|g|rinsed|rinsed||2|2||wok broth
broccoli-sprouts|broccoli sprouts|broccoli sprout|sprout|40|g|rinsed|rinsed||2|2||wok broth
bamboo-shoots|bamboo shoots|bamboo shoot|stem|60|g|drained and sliced|drained and sliced||4|4||wok broth curry
water-chestnuts|water chestnuts|water chestnut|stem|50|g|drained and sliced|drained and sliced||3|4||wok broth
hearts-of-palm|hearts of palm|palm heart|soft|70|g|drained and sliced|drained and sliced|drained and sliced|3|3||salad grain rice
lima-beans|lima beans|lima bean|pea|80|g||||10|12||stew soup rice
bitter-melon|bitter melon|bitter melon|soft|80|g|deseeded and sliced|deseeded and sliced||8|10||wok curry
bottle-gourd|bottle gourd|bottle gourd|soft|120|g|peeled, cut into 2 cm dice|peeled, cut into 2 cm chunks||8|12||curry stew dal soup
ridge-gourd|ridge gourd|ridge gourd|soft|120|g|peeled, cut into 2 cm dice|peeled, cut into 2 cm chunks||8|12||curry stew dal soup
winter-melon|winter melon|winter melon|soft|120|g|peeled, cut into 2 cm dice|peeled, cut into 2 cm chunks||10|15||broth soup stew
drumstick-vegetable|moringa pods|moringa|green|80|g||cut into short lengths|||15||curry dal stew
nopales|nopales|nopales|green|90|g|despined and sliced|despined and sliced||8|10||egg fold stew
breadfruit|breadfruit|breadfruit|root|140|g||peeled, cored and cut into chunks|||20|40|roast stew curry
ackee|ackee|ackee|soft|90|g|drained|drained||4|4||egg stew
green-papaya|green papaya|green papaya|root|100|g|peeled and cut into fine matchsticks|peeled, cut into 2 cm chunks|peeled and cut into fine matchsticks|6|12||salad wok stew
potato|potatoes|potato|potato|180|g|cut into 1 cm dice|cut into 3 cm chunks||14|15|40|
new-potatoes|new potatoes|new potato|potato|180|g|cut into 1 cm dice|halved||14|15|35|
russet-potato|baking potatoes|potato|potato|220|g|cut into 1 cm dice|cut into 3 cm chunks||14|15|40|
red-potato|red potatoes|potato|potato|180|g|cut into 1 cm dice|cut into 3 cm chunks||14|15|38|
yukon-gold-potato|yellow potatoes|potato|potato|180|g|cut into 1 cm dice|cut into 3 cm chunks||14|15|38|
cooked-potatoes|cooked potatoes|potato|cooked-potato|180|g|cut into 1 cm dice|cut into chunks|cut into chunks|6|5|20|
roast-potatoes|roast potatoes|potato|cooked-potato|180|g|cut into 1 cm dice|||6|5|15|
onion|onions|onion|onion|55|piece|finely chopped|sliced|very thinly sliced|6|8|28|
red-onion|red onions|red onion|onion|55|piece|finely chopped|cut into wedges|very thinly sliced|6|8|28|
sweet-onion|sweet onions|onion|onion|60|piece|finely chopped|sliced|very thinly sliced|6|8|28|
shallot|shallots|shallot|onion|25|piece|finely chopped|halved|finely chopped|4|6|22|
green-onion|spring onions|spring onion|spring-onion|15|piece|sliced|sliced|sliced|1|1||
garlic|garlic|garlic|garlic|3|clove|finely chopped|finely chopped|crushed|1|1||
ginger|ginger|ginger|ginger|5|g|finely grated|finely grated||1|1||
red-chili-pepper|red chilli|chilli|chilli|4|g|deseeded and finely chopped|deseeded and finely chopped||1|1||
green-chili-pepper|green chilli|chilli|chilli|4|g|deseeded and finely chopped|deseeded and finely chopped||1|1||
jalapeno|jalapeño|jalapeño|chilli|5|g|deseeded and finely chopped|deseeded and finely chopped||1|1||
canned-tomatoes|canned tomatoes|tomato|tinned-tomato|200|g||||10|10||
crushed-tomatoes|crushed tomatoes|tomato|tinned-tomato|180|g||||10|10||
tomato-puree|passata|tomato|tinned-tomato|180|g||||10|10||
marinara-sauce|marinara sauce|tomato|tomato-sauce|130|g||||8|8||
tomato-paste|tomato paste|tomato|tomato-paste|10|tbsp||||1|1||
`
