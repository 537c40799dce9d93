/**
 * Every food we know, one a line:
 * id | name (when it is not the id with spaces) | aliases | category | allergens it contains | allergens it often
 * contains | traits | traits it often has. Lists are separated by semicolons.
 */
export const foodTable = `
spinach||baby spinach;spinach leaves;fresh spinach;english spinach;leaf spinach;baby leaf spinach|Vegetables
frozen-spinach||chopped frozen spinach;frozen chopped spinach;frozen leaf spinach|Vegetables
canned-spinach||tinned spinach|Vegetables
water-spinach||morning glory;kangkong;ong choy;water morning glory|Vegetables
kale||curly kale;kale leaves;baby kale;green kale|Vegetables
cavolo-nero||lacinato kale;tuscan kale;black kale;dinosaur kale|Vegetables
romaine-lettuce||romaine;cos lettuce;romaine hearts;cos|Vegetables
iceberg-lettuce||iceberg;crisphead lettuce|Vegetables
green-leaf-lettuce||leaf lettuce;lettuce;lettuce leaves;red leaf lettuce;lollo rosso;oak leaf lettuce;batavia lettuce|Vegetables
butterhead-lettuce||boston lettuce;bibb lettuce;butter lettuce;round lettuce;butterhead|Vegetables
little-gem-lettuce||little gem;baby gem lettuce;gem lettuce;baby gem;baby cos lettuce;sweet gem lettuce|Vegetables
mixed-salad-leaves||mixed salad;salad leaves;mixed greens;salad greens;spring mix;mesclun;baby leaves;mixed leaves;salad mix;bagged salad;salad bag;bag of salad;field greens;green salad|Vegetables
arugula||rocket;rocket leaves;wild rocket;baby rocket;roquette;rucola|Vegetables
cabbage||green cabbage;white cabbage;drumhead cabbage|Vegetables
red-cabbage||purple cabbage|Vegetables
savoy-cabbage||savoy|Vegetables
pointed-cabbage||sweetheart cabbage;hispi cabbage;hispi|Vegetables
spring-greens||spring cabbage;young greens|Vegetables
napa-cabbage||chinese cabbage;chinese leaf;chinese leaves;wombok;wong bok|Vegetables
bok-choy||pak choi;pak choy;bok choi;baby bok choy;baby pak choi|Vegetables
choy-sum||choi sum;yu choy;chinese flowering cabbage|Vegetables
gai-lan||chinese broccoli;kai lan;chinese kale|Vegetables
tatsoi||rosette bok choy|Vegetables
mizuna||japanese mustard greens|Vegetables||mustard
shungiku||chrysanthemum greens;tong ho|Vegetables
broccoli||broccoli florets;broccoli crowns;broccoli head;calabrese|Vegetables
broccolini||tenderstem broccoli;tenderstem;long-stem broccoli;baby broccoli|Vegetables
purple-sprouting-broccoli|||Vegetables
frozen-broccoli||frozen broccoli florets|Vegetables
broccoli-rabe||rapini;broccoli raab;cime di rapa|Vegetables
coleslaw-mix||slaw mix;shredded cabbage mix;coleslaw vegetables|Vegetables
cauliflower||cauliflower florets|Vegetables
cauliflower-rice||riced cauliflower;cauli rice|Vegetables
frozen-cauliflower||frozen cauliflower florets|Vegetables
brussels-sprouts||brussel sprouts;sprouts;brussels;button sprouts|Vegetables
carrot||dutch carrot;chantenay carrot;orange carrot|Vegetables
baby-carrots||carrot sticks;carrot batons|Vegetables
parsnip|||Vegetables
celery||celery stalk;celery stick;celery rib;celery heart|Vegetables|celery
celeriac||celery root|Vegetables|celery
cucumber||english cucumber;hothouse cucumber;lebanese cucumber;persian cucumber;mini cucumber;telegraph cucumber;kirby cucumber|Vegetables
zucchini||courgette;baby courgette;baby zucchini;green squash|Vegetables
yellow-squash||summer squash;crookneck squash;patty pan squash;pattypan;yellow courgette|Vegetables
marrow||vegetable marrow;marrow squash|Vegetables
butternut-squash||butternut;butternut pumpkin;winter squash;squash|Vegetables
acorn-squash|||Vegetables
spaghetti-squash|||Vegetables
kabocha-squash||kabocha;kent pumpkin;jap pumpkin;japanese pumpkin|Vegetables
delicata-squash||delicata|Vegetables
hokkaido-squash||red kuri squash;onion squash;hokkaido pumpkin;uchiki kuri|Vegetables
pumpkin||pumpkin flesh;queensland blue pumpkin;sugar pumpkin|Vegetables
canned-pumpkin||pumpkin puree;solid pack pumpkin|Vegetables
eggplant||aubergine;brinjal;baby eggplant;italian eggplant|Vegetables|nightshades
japanese-eggplant||chinese eggplant;thai eggplant;asian eggplant;long eggplant|Vegetables|nightshades
tomato||roma tomato;plum tomato;vine tomato;fresh tomato;beefsteak tomato;ripe tomato;salad tomato;heirloom tomato;vine-ripened tomato;beef tomato;tomatoes on the vine;truss tomato|Vegetables|nightshades
cherry-tomatoes||grape tomato;baby plum tomato;cherry vine tomato;baby tomato|Vegetables|nightshades
green-tomato||unripe tomato|Vegetables|nightshades
tomatillo||husk tomato;mexican green tomato|Vegetables|nightshades
sun-dried-tomatoes|sun-dried tomatoes|sundried tomato;sunblush tomato;semi-dried tomato;sun-dried tomatoes in oil;oil-packed sun-dried tomatoes|Vegetables|nightshades|sulfites
canned-tomatoes||diced tomatoes;whole peeled tomatoes;chopped tomatoes;tinned tomatoes;canned diced tomatoes;tinned chopped tomatoes;canned whole tomatoes;peeled plum tomatoes;tinned plum tomatoes;canned plum tomatoes;san marzano tomatoes;stewed tomatoes;fire-roasted tomatoes;canned chopped tomatoes;tinned cherry tomatoes;canned cherry tomatoes;polpa;diced tomatoes with green chiles;tomatoes with green chilies;rotel|Vegetables|nightshades
crushed-tomatoes||canned crushed tomatoes|Vegetables|nightshades
tomato-paste||tomato concentrate;double concentrated tomato purée;double concentrate tomato puree;tomato purée concentrate;sun-dried tomato paste|Condiments|nightshades
tomato-puree||passata;sieved tomatoes;strained tomatoes;tomato passata;tomato pulp|Condiments|nightshades
tomato-sauce||canned tomato sauce|Condiments|nightshades
pizza-sauce||pizza topping sauce|Condiments|nightshades|dairy;msg;celery||dairy
green-bell-pepper||green pepper;green capsicum;green sweet pepper|Vegetables|nightshades
red-bell-pepper||bell pepper;red pepper;sweet pepper;capsicum;red capsicum;romano pepper;pointed red pepper;mixed peppers;red sweet pepper|Vegetables|nightshades
yellow-bell-pepper||yellow pepper;orange bell pepper;orange pepper;yellow capsicum;orange capsicum|Vegetables|nightshades
mini-sweet-peppers||mini peppers;snack peppers;baby peppers|Vegetables|nightshades
roasted-red-peppers||roasted peppers;jarred roasted peppers;roasted capsicum;piquillo peppers;chargrilled peppers;roasted bell peppers;marinated peppers|Vegetables|nightshades|sulfites
jalapeno|jalapeño|jalapeno pepper;jalapeno chile;jalapeño chilli;green jalapeno|Vegetables|nightshades
pickled-jalapenos|pickled jalapeños|jalapeño slices;jarred jalapeños;sliced jalapenos|Condiments|nightshades|sulfites
serrano-pepper||serrano chile;serrano chilli;serrano chili|Vegetables|nightshades
poblano-pepper||poblano;poblano chile;poblano chilli|Vegetables|nightshades
anaheim-pepper||anaheim chile;hatch chile;new mexico green chile|Vegetables|nightshades
habanero-pepper||habanero;scotch bonnet;scotch bonnet pepper;habanero chile;scotch bonnet chilli|Vegetables|nightshades
thai-chili-pepper||bird's eye chilli;bird's eye chili;thai chile;thai chilli;bird chile;red thai chili|Vegetables|nightshades
padron-peppers|padrón peppers|shishito pepper;shishito|Vegetables|nightshades
red-chili-pepper||red chilli;red chile;chili pepper;red chillies;red chilies;fresh red chillies;chilli;chile;chili;chile pepper;fresh red chilli;chilli pepper;red chili;fresh chilli;fresno chile;fresno pepper;long red chilli;hot pepper;hot chilli;hot chile pepper;finger chilli;red chilli pepper|Vegetables|nightshades
green-chili-pepper||green chilli;green chile;green chillies;green chilies;green chili;fresh green chilli;long green chilli;green finger chilli;green chilli pepper|Vegetables|nightshades
banana-pepper||hungarian wax pepper;sweet banana pepper|Vegetables|nightshades
pepperoncini||peperoncini;pickled banana pepper;pickled peppers;pickled hot peppers;guindilla peppers;pickled green chillies|Condiments|nightshades|sulfites
ancho-chile||dried ancho;dried poblano;ancho chilli;ancho chili;dried ancho chile|Herbs & Spices|nightshades
dried-red-chili||dried red chilli;dried chilli;dried chile;dried chili;dried red chile;whole dried chilli;dried red chili pepper;chile de arbol;arbol chile;kashmiri chilli|Herbs & Spices|nightshades
guajillo-chile||dried guajillo;guajillo chilli;guajillo chili;pasilla chile;mulato chile;new mexico chile|Herbs & Spices|nightshades
chipotle-chile||dried chipotle;chipotle chilli;chipotle chili;chipotle;chipotle pepper|Herbs & Spices|nightshades
chipotles-in-adobo||chipotle peppers in adobo sauce;chipotle in adobo;chipotle chile in adobo;canned chipotle;chipotle paste;chipotles in adobo sauce|Condiments|nightshades|gluten;sulfites||grain
canned-green-chiles||diced green chiles;canned green chilies;chopped green chiles;mild green chiles|Vegetables|nightshades
pimento||pimiento;canned pimentos;pimiento pepper;jarred pimentos|Vegetables|nightshades
onion||yellow onion;white onion;brown onion;spanish onion;cooking onion;chopped onion|Vegetables
red-onion||purple onion;italian red onion|Vegetables
sweet-onion||vidalia onion;walla walla onion|Vegetables
pearl-onions||baby onion;button onion;pickling onion;cipollini onion;silverskin onion|Vegetables
frozen-chopped-onion||frozen diced onion;frozen onion|Vegetables
pickled-onions||cocktail onion;pickled red onion;silverskin pickled onion|Condiments||gluten;sulfites;mustard||grain
crispy-fried-onions||fried onions;french-fried onions;crispy onions;french fried onion rings;fried shallots;crispy shallots|Condiments|gluten|dairy;soy|grain;seed-oil;processed|dairy;legume
caramelized-onions||caramelised onions;onion marmalade;caramelised onion chutney;onion chutney|Condiments||sulfites||sugar
green-onion||scallion;spring onion;salad onion;bunching onion;green onion stalk|Vegetables
shallot||echalion shallot;banana shallot;french shallot;eschalot;asian shallot|Vegetables
leek||baby leek|Vegetables
ramps||wild leek|Vegetables
garlic||garlic clove;clove garlic;clove of garlic;cloves of garlic;fresh garlic;garlic bulb;head of garlic;minced garlic;crushed garlic;garlic head|Vegetables
wild-garlic||ramsons;bear's garlic;wild garlic leaves|Vegetables
garlic-scapes||green garlic;garlic shoots|Vegetables
black-garlic|||Vegetables
garlic-paste||garlic puree;jarred garlic;minced garlic in oil;lazy garlic;very lazy garlic;ginger garlic paste;garlic and ginger paste|Condiments||sulfites
ginger||fresh ginger;ginger root;root ginger;fresh ginger root;fresh root ginger;gingerroot;green ginger|Vegetables
ginger-paste||ginger puree;minced ginger|Condiments||sulfites
pickled-ginger||sushi ginger;gari|Condiments||sulfites||sugar
fresh-turmeric||turmeric root;fresh turmeric root|Vegetables
fresh-horseradish||horseradish root;fresh horseradish root|Vegetables
chives||fresh chives;garlic chives;chinese chives;snipped chives|Herbs & Spices
potato||white potato;waxy potato;floury potato;maris piper potato;king edward potato;mashing potato;all-purpose potato;desiree potato;sebago potato;main crop potato;peeled potato|Vegetables|nightshades
russet-potato||baking potato;idaho potato;jacket potato;starchy potato;baked potato|Vegetables|nightshades
red-potato||red-skinned potato;red bliss potato|Vegetables|nightshades
yukon-gold-potato||yukon gold;yellow potato;gold potato|Vegetables|nightshades
new-potatoes||baby potato;fingerling potato;charlotte potato;small potato;jersey royals;chat potato;salad potato;creamer potato|Vegetables|nightshades
purple-potato||blue potato|Vegetables|nightshades
canned-potatoes||tinned potatoes;canned new potatoes|Vegetables|nightshades|sulfites
cooked-potatoes||boiled potatoes;leftover potatoes|Vegetables|nightshades
mashed-potatoes||mash;leftover mash|Vegetables|nightshades|dairy||dairy
roast-potatoes||roasted potatoes|Vegetables|nightshades|||meat;seed-oil
instant-mashed-potato||potato flakes;instant mash;dehydrated potato;instant potato flakes|Vegetables|nightshades|dairy;sulfites;msg;celery|processed|dairy
french-fries||frozen fries;oven chips;frozen chips;fries;french fried potatoes;potato wedges;shoestring fries;steak fries;hot chips|Vegetables|nightshades|gluten;sulfites|seed-oil;processed|grain
hash-browns||frozen hash browns;shredded hash browns;hash brown potatoes;rosti;hash brown patties|Vegetables|nightshades|gluten|seed-oil;processed|grain
tater-tots||potato tots;potato gems;potato croquettes|Vegetables|nightshades|gluten;soy|seed-oil;processed|grain;legume
potato-waffles|||Vegetables|nightshades|dairy;gluten|seed-oil;processed|dairy;grain
sweet-potato||kumara;orange sweet potato;purple sweet potato|Vegetables
sweet-potato-fries||frozen sweet potato fries|Vegetables||gluten|seed-oil;processed|grain
yam||white yam;true yam;nagaimo|Vegetables
cassava||yuca;manioc;yucca root;tapioca root|Vegetables
taro||taro root;eddo;dasheen|Vegetables
jicama||yambean;yam bean|Vegetables
lotus-root||renkon|Vegetables
burdock-root||gobo;burdock|Vegetables
salsify||black salsify;scorzonera;oyster plant|Vegetables
turnip||white turnip;baby turnip|Vegetables
rutabaga||swede;yellow turnip;neep|Vegetables
beet||beetroot;red beet;golden beet;fresh beetroot;raw beetroot;baby beetroot|Vegetables
cooked-beets||cooked beetroot;vacuum-packed beetroot;boiled beetroot;canned beets;tinned beetroot;canned beetroot|Vegetables
pickled-beets||pickled beetroot|Condiments||sulfites||sugar
radish||red radish;breakfast radish|Vegetables
daikon||daikon radish;mooli;white radish;japanese radish;chinese radish|Vegetables
watermelon-radish|||Vegetables
black-radish|||Vegetables
kohlrabi|||Vegetables
fennel||fennel bulb;florence fennel;finocchio;bulb fennel;baby fennel|Vegetables
artichoke||globe artichoke;baby artichoke|Vegetables
artichoke-hearts||canned artichoke hearts;marinated artichoke hearts;jarred artichokes;tinned artichoke hearts;chargrilled artichokes|Vegetables||sulfites
jerusalem-artichoke||sunchoke;topinambur|Vegetables
asparagus||asparagus spear;green asparagus;asparagus tips;fine asparagus|Vegetables
white-asparagus|||Vegetables
canned-asparagus||tinned asparagus;jarred asparagus|Vegetables
samphire||sea asparagus;marsh samphire;sea beans|Vegetables
green-beans||string beans;snap beans;french beans;haricots verts;fine beans;dwarf beans;fine green beans;french green bean|Vegetables|||legume
frozen-green-beans|||Vegetables|||legume
canned-green-beans||tinned green beans|Vegetables|||legume
runner-beans||stringless beans;flat beans|Vegetables|||legume
yardlong-beans||snake beans;long beans;chinese long beans|Vegetables|||legume
wax-beans||yellow beans;yellow wax beans|Vegetables|||legume
green-peas||peas;garden peas;fresh peas;english peas;shelled peas;podded peas|Vegetables|||legume
frozen-peas||petits pois;frozen garden peas;frozen green peas;baby peas|Vegetables|||legume
canned-peas||tinned peas;processed peas|Vegetables|||legume
mushy-peas||marrowfat peas|Legumes|||legume
snow-peas||mangetout;mange tout;chinese pea pods|Vegetables|||legume
sugar-snap-peas||sugar snaps;snap peas;sugarsnap peas|Vegetables|||legume
pea-shoots||pea tendrils;pea sprouts|Vegetables|||legume
mixed-vegetables||frozen mixed vegetables;vegetables;mixed veg;frozen vegetables;peas and carrots;frozen veg;frozen peas and carrots|Vegetables||nightshades;celery||legume
stir-fry-vegetables|stir-fry vegetables|stir fry mix;stir-fry vegetable mix;frozen stir-fry vegetables;vegetable stir fry mix|Vegetables||nightshades;celery||legume
soup-vegetables||soup greens;casserole vegetables;soffritto mix;mirepoix mix|Vegetables|celery|nightshades
okra||ladies' fingers;bhindi;lady's finger|Vegetables
corn||sweet corn;corn on the cob;ear of corn;sweetcorn;corncob;corn cob;fresh corn;fresh corn kernels|Vegetables|||grain
baby-corn||baby sweetcorn;babycorn|Vegetables|||grain
canned-corn||whole kernel corn;tinned sweetcorn;canned sweetcorn;canned sweet corn;tinned corn;sweetcorn in water|Vegetables|||grain
creamed-corn||cream-style corn;cream corn|Vegetables||dairy|grain;sugar|dairy
frozen-corn||frozen corn kernels;corn kernels;frozen sweetcorn;sweetcorn kernels;frozen sweet corn|Vegetables|||grain
hominy||canned hominy;pozole corn|Vegetables|||grain
mushroom||white mushroom;button mushroom;cup mushroom;closed cup mushroom;sliced mushrooms;champignon;fresh mushrooms;field mushroom|Vegetables
cremini-mushroom||crimini;baby bella;chestnut mushroom;brown mushroom;crimini mushroom;swiss brown mushroom;cremini;baby bella mushroom;baby portobello mushroom;portobellini|Vegetables
portobello-mushroom||portabella;portobello;portabella mushroom;large flat mushroom;flat mushroom|Vegetables
shiitake-mushroom||shiitake;fresh shiitake;shitake mushroom|Vegetables
dried-shiitake||dried shiitake mushroom;dried chinese mushroom;dried black mushroom|Vegetables
dried-mushrooms||dried porcini;dried wild mushrooms;porcini;porcini mushroom;dried porcini mushroom;dried cep|Vegetables
wild-mushrooms||mixed mushrooms;mixed wild mushrooms;forest mushrooms;exotic mushrooms;cep;fresh porcini;morel|Vegetables
oyster-mushroom|||Vegetables
king-oyster-mushroom||king oyster;king trumpet mushroom;eryngii|Vegetables
enoki-mushroom||enoki;enokitake|Vegetables
shimeji-mushroom||beech mushroom;shimeji;buna shimeji|Vegetables
maitake-mushroom||hen of the woods;maitake|Vegetables
wood-ear-mushroom||wood ear;black fungus;cloud ear;dried wood ear|Vegetables
straw-mushroom||canned straw mushrooms|Vegetables
chanterelle||girolle;chanterelle mushroom|Vegetables
canned-mushrooms||tinned mushrooms;jarred mushrooms|Vegetables||sulfites
truffle||black truffle;summer truffle;white truffle|Vegetables
swiss-chard||chard;silverbeet;rainbow chard;silver beet|Vegetables
collard-greens||collards|Vegetables
mustard-greens||gai choy;leaf mustard;mustard leaves|Vegetables|mustard
turnip-greens||turnip tops|Vegetables
beet-greens||beetroot leaves|Vegetables
dandelion-greens||dandelion leaves|Vegetables
watercress||land cress|Vegetables
cress||mustard and cress;salad cress;garden cress|Vegetables||mustard
microgreens||micro herbs;micro leaves|Vegetables
nettles||stinging nettle;nettle tops|Vegetables
purslane|||Vegetables
new-zealand-spinach||warrigal greens;tetragonia|Vegetables
amaranth-leaves||callaloo;chinese spinach;red spinach|Vegetables
sweet-potato-leaves|||Vegetables
endive||curly endive;frisée lettuce;frisee;escarole|Vegetables
belgian-endive||witloof;chicory;white chicory;endive leaves|Vegetables
radicchio||red chicory;treviso|Vegetables
bean-sprouts||mung bean sprouts;beansprouts;bean shoots;sprouted beans|Vegetables|||legume
alfalfa-sprouts||alfalfa|Vegetables
broccoli-sprouts|||Vegetables
bamboo-shoots||canned bamboo shoots;sliced bamboo shoots|Vegetables||sulfites
water-chestnuts||canned water chestnuts;sliced water chestnuts|Vegetables
hearts-of-palm||palm hearts;heart of palm|Vegetables||sulfites
sauerkraut||pickled cabbage|Vegetables||sulfites
kimchi||kim chi;kimchee|Vegetables|nightshades|shellfish;fish;gluten;soy;sulfites;msg;celery;mustard;molluscs||fish;shellfish;grain;legume
pickles||dill pickle;gherkin;pickled cucumber;cornichon;pickled gherkin;bread and butter pickles;dill pickle chips;pickle spears;kosher dill pickle|Condiments||sulfites;mustard||sugar
pickled-vegetables||giardiniera;mixed pickles;pickled carrots;torshi|Condiments||sulfites;nightshades;celery;mustard||sugar
piccalilli|||Condiments|mustard|gluten;sulfites;nightshades|sugar|grain
branston-pickle|sandwich pickle|branston pickle;sweet pickle;ploughman's pickle|Condiments||gluten;sulfites;nightshades;celery;mustard|sugar|grain
nori||laver;seaweed sheets;sushi nori;nori sheets;roasted seaweed|Vegetables
wakame||dried wakame;seaweed;dulse|Vegetables
kelp||kombu;konbu;dried kelp|Vegetables
agar-agar|agar-agar|agar;agar powder|Baking
lemongrass||lemon grass;lemongrass stalk;lemon grass stalk|Herbs & Spices
lima-beans||fresh lima beans;baby lima beans|Vegetables|||legume
edamame||frozen edamame;edamame beans;shelled edamame;fresh soybeans|Legumes|soy||legume
rhubarb||rhubarb stalk;forced rhubarb|Vegetables
chayote||choko;christophine;mirliton|Vegetables
nopales||cactus paddles;cactus leaves|Vegetables
bitter-melon||bitter gourd;karela|Vegetables
bottle-gourd||opo squash;lauki;calabash|Vegetables
ridge-gourd||luffa;chinese okra;angled luffa|Vegetables
winter-melon||wax gourd;ash gourd|Vegetables
drumstick-vegetable|moringa pods|drumstick vegetable;moringa|Vegetables
banana-blossom||banana flower|Vegetables
plantain||green plantain;ripe plantain;cooking banana|Vegetables
black-olives||ripe olives;olives;pitted olives;sliced black olives;pitted black olives;nicoise olives|Condiments
kalamata-olives||kalamata|Condiments||sulfites
green-olives||manzanilla olives;castelvetrano olives;stuffed olives;pimento-stuffed olives;spanish olives|Condiments||sulfites;nightshades
capers||nonpareil capers;baby capers;caper berries;caperberries|Condiments||sulfites
grape-leaves||vine leaves;preserved vine leaves|Vegetables
prepared-horseradish||horseradish;creamed horseradish;jarred horseradish|Condiments||dairy;sulfites;mustard||dairy
horseradish-sauce||creamy horseradish;horseradish cream|Condiments|dairy|eggs;gluten;soy;sulfites;mustard|dairy;seed-oil|egg;grain;legume
apple||gala apple;fuji apple;red apple;eating apple;dessert apple;pink lady apple;honeycrisp apple;braeburn apple;golden delicious apple;cox apple;jazz apple|Fruits
granny-smith-apple||green apple;granny smith;tart apple|Fruits
cooking-apple||bramley apple;bramley;bramley cooking apple|Fruits
apricot||fresh apricot|Fruits
dried-apricots|||Fruits|sulfites
canned-apricots||tinned apricots;apricot halves;apricot halves in juice|Fruits
avocado||hass avocado;avocado pear;avo|Fruits
guacamole||avocado dip|Condiments||dairy;sulfites;nightshades||dairy
banana||ripe banana;overripe banana;lady finger banana|Fruits
blackberries||bramble|Fruits
boysenberries|||Fruits
loganberries|||Fruits
blueberries||fresh blueberries;bilberry|Fruits
frozen-blueberries|||Fruits
frozen-berries||frozen mixed berries;berries;mixed berries;summer fruits;frozen fruit;fruits of the forest;frozen summer fruits;forest fruits|Fruits
frozen-mango||frozen mango chunks|Fruits
frozen-cherries||frozen dark cherries|Fruits
cherries||sweet cherries;fresh cherries;black cherries|Fruits
sour-cherries||tart cherries;morello cherries|Fruits
dried-cherries||dried sour cherries;dried tart cherries|Fruits||sulfites||sugar
maraschino-cherries||cocktail cherries|Fruits||sulfites|sugar;processed
glace-cherries|glacé cherries|candied cherries|Baking|sulfites||sugar
canned-cherries||cherries in syrup;tinned cherries;pitted cherries in syrup|Fruits|||sugar
cherry-pie-filling||pie filling;fruit pie filling;apple pie filling;canned pie filling|Baking||sulfites|sugar;processed
cranberries||fresh cranberries;frozen cranberries|Fruits
dried-cranberries||craisins;sweetened dried cranberries|Fruits||sulfites|sugar
barberries||dried barberries;zereshk|Fruits||sulfites
dried-blueberries|||Fruits||sulfites|sugar
dried-currants||zante currants;currants|Fruits
black-currants||blackcurrant|Fruits
red-currants||redcurrant;white currants|Fruits
medjool-dates||date;pitted dates;fresh dates;dried dates;deglet noor dates;stoned dates|Fruits
date-syrup||silan;date molasses;date honey|Condiments
elderberries|||Fruits
figs||fresh figs;ripe figs|Fruits
dried-figs|||Fruits||sulfites
grapefruit||pink grapefruit;ruby grapefruit;red grapefruit|Fruits
grapes||red grapes;green grapes;seedless grapes;white grapes;black grapes|Fruits
guava|||Fruits
kiwi||kiwifruit;kiwi fruit;golden kiwi|Fruits
kumquat|||Fruits
lemon||lemon wedge;unwaxed lemon;lemon slice;fresh lemon|Fruits
meyer-lemon|||Fruits
preserved-lemon||salted lemon;preserved lemon rind|Condiments||sulfites
lemon-juice||fresh lemon juice;freshly squeezed lemon juice;juice of lemon;bottled lemon juice;lemon juice concentrate|Fruits||sulfites
lemon-zest||lemon peel;lemon rind;grated lemon zest;grated lemon rind|Fruits
lime||lime wedge;fresh lime;key lime;persian lime|Fruits
lime-juice||fresh lime juice;freshly squeezed lime juice;juice of lime;key lime juice;bottled lime juice|Fruits||sulfites
lime-zest||lime peel;lime rind;grated lime zest|Fruits
lychee||litchi;lichee|Fruits
canned-lychees||tinned lychees;lychees in syrup|Fruits|||sugar
longan|||Fruits
rambutan|||Fruits
mangosteen|||Fruits
durian|||Fruits
sapodilla||chico sapote|Fruits
mango||ripe mango;mango flesh|Fruits
green-mango||unripe mango;raw mango|Fruits
mango-puree||mango pulp;alphonso mango pulp|Fruits||||sugar
dried-mango||dried mango slices|Fruits||sulfites||sugar
cantaloupe||rockmelon;cantaloupe melon;melon;charentais melon;galia melon;muskmelon;rock melon|Fruits
honeydew||honeydew melon;piel de sapo;canary melon|Fruits
watermelon|||Fruits
mulberries|||Fruits
gooseberries|||Fruits
physalis||ground cherry;cape gooseberry;goldenberry|Fruits|nightshades
nectarine|||Fruits
orange||navel orange;valencia orange;blood orange;seville orange;orange segments;orange slice|Fruits
orange-zest||orange peel;orange rind;grated orange zest;grated orange rind|Fruits
tangerine||mandarin;satsuma;mandarin orange;easy peeler|Fruits
clementine|||Fruits
canned-mandarin-oranges||tinned mandarins;mandarin segments;canned mandarins|Fruits||||sugar
papaya||pawpaw|Fruits
green-papaya||unripe papaya|Fruits
passion-fruit||passionfruit;passion fruit pulp;passionfruit pulp|Fruits
peach||white peach;yellow peach;flat peach;donut peach|Fruits
canned-peaches||tinned peaches;peach slices;canned sliced peaches;tinned peach slices|Fruits||||sugar
dried-peaches|||Fruits|sulfites
pear||conference pear;bartlett pear;bosc pear;william pear;williams pear;anjou pear;packham pear|Fruits
canned-pears||tinned pears;pear halves;canned pear halves|Fruits||||sugar
dried-pears|||Fruits|sulfites
asian-pear||nashi;nashi pear;korean pear|Fruits
persimmon||kaki;sharon fruit;fuyu persimmon|Fruits
pineapple||fresh pineapple;pineapple flesh;ananas|Fruits
canned-pineapple||pineapple chunks;crushed pineapple;tinned pineapple;pineapple rings;pineapple tidbits;pineapple slices;pineapple pieces;canned pineapple chunks|Fruits||||sugar
dried-pineapple|||Fruits||sulfites||sugar
plum||black plum;red plum;victoria plum;fresh plum;mirabelle|Fruits
damson|||Fruits
greengage|||Fruits
prunes||dried plums;pitted prunes;ready-to-eat prunes|Fruits||sulfites
umeboshi||pickled plum;umeboshi plum;ume|Condiments
pomegranate||pomegranate seeds;pomegranate arils;fresh pomegranate|Fruits
pomegranate-molasses||pomegranate syrup;pomegranate concentrate|Condiments||||sugar
raspberries||fresh raspberries|Fruits
frozen-raspberries|||Fruits
strawberries||fresh strawberries|Fruits
frozen-strawberries|||Fruits
freeze-dried-strawberries|freeze-dried strawberries|freeze-dried raspberries;freeze-dried fruit|Fruits
raisins||seedless raisins;thompson raisins;black raisins|Fruits||sulfites
golden-raisins||white raisins|Fruits|sulfites
sultanas|||Fruits||sulfites
mixed-dried-fruit||dried fruit;mixed fruit;dried mixed fruit;mixed dried vine fruit;luxury mixed fruit|Fruits||sulfites||sugar
mixed-peel||candied peel;candied orange peel;candied citrus peel;mixed candied peel;candied lemon peel;candied orange;cut mixed peel|Baking|sulfites||sugar
star-fruit||carambola;starfruit|Fruits
quince|||Fruits
quince-paste||membrillo;quince jelly;quince cheese|Condiments|||sugar
jackfruit||fresh jackfruit;ripe jackfruit|Fruits
canned-jackfruit||young jackfruit;green jackfruit;jackfruit in brine;young green jackfruit|Vegetables
breadfruit|||Fruits
ackee||canned ackee|Fruits
soursop||guanabana|Fruits
coconut||fresh coconut;coconut meat;coconut flesh;grated coconut|Fruits
shredded-coconut||sweetened coconut flakes;sweetened shredded coconut;coconut flakes;flaked coconut;sweetened coconut|Baking||sulfites|sugar
desiccated-coconut||unsweetened coconut;dried coconut;unsweetened shredded coconut;dessicated coconut;unsweetened coconut flakes;coconut chips|Baking||sulfites
applesauce||apple sauce;unsweetened applesauce;apple puree;apple compote;stewed apple|Fruits||sulfites||sugar
fruit-compote||berry compote;fruit puree;fruit coulis;raspberry coulis;berry coulis|Fruits||sulfites||sugar
cranberry-sauce||cranberry jelly;whole berry cranberry sauce|Condiments|||sugar
mint-sauce||mint jelly|Condiments||gluten;sulfites||grain;sugar
goji-berries||wolfberries|Fruits|nightshades
prickly-pear||cactus pear|Fruits
tamarind||tamarind pod;fresh tamarind|Fruits
fruit-cocktail||canned fruit cocktail;tinned fruit cocktail;fruit salad in juice;canned fruit salad|Fruits||sulfites||sugar
fruit-salad||fresh fruit salad;fruit;fresh fruit;cut fruit;mixed fresh fruit|Fruits
dried-apples||dried apple rings|Fruits|sulfites
pomelo||pummelo|Fruits
cherimoya||custard apple|Fruits
feijoa||pineapple guava|Fruits
crab-apple||crabapple|Fruits
dragon-fruit||pitaya;dragonfruit|Fruits
yuzu||yuzu fruit|Fruits
yuzu-juice|||Fruits||sulfites
acai-puree|açaí purée|acai;frozen acai;acai berry|Fruits||||sugar
fruit-leather||fruit roll-up;fruit strips|Snacks||sulfites|sugar;processed
banana-chips||dried banana|Snacks||sulfites|sugar;seed-oil
whole-milk||milk;full-fat milk;full cream milk;whole fat milk;fresh milk;3.25% milk;homogenized milk;cow's milk;dairy milk;warm milk|Dairy|dairy||dairy
2-milk|2% milk|reduced-fat milk;semi-skimmed milk;partly skimmed milk;part-skim milk|Dairy|dairy||dairy
1-milk|1% milk|low-fat milk;light milk;1% low-fat milk|Dairy|dairy||dairy
skim-milk||nonfat milk;skimmed milk;fat-free milk;non-fat milk|Dairy|dairy||dairy
lactose-free-milk|lactose-free milk||Dairy|dairy||dairy
uht-milk|UHT milk|long-life milk;shelf-stable milk|Dairy|dairy||dairy
raw-milk|||Dairy|dairy||dairy
buttermilk||cultured buttermilk;low-fat buttermilk;buttermilk powder|Dairy|dairy||dairy
half-and-half||half & half;creamer|Dairy|dairy||dairy
coffee-creamer||non-dairy creamer;powdered creamer;coffee whitener|Dairy||dairy;soy|sugar;seed-oil;processed|dairy;legume
heavy-cream||heavy whipping cream;whipping cream;double cream;cream;thickened cream;35% cream;fresh cream;whole cream|Dairy|dairy||dairy
light-cream||single cream;table cream;coffee cream;pouring cream;18% cream;cooking cream|Dairy|dairy||dairy
creme-fraiche|crème fraîche|creme fraiche cream;half-fat crème fraîche;low-fat crème fraîche;reduced-fat crème fraîche;light crème fraîche|Dairy|dairy||dairy
clotted-cream||devon cream|Dairy|dairy||dairy
whipped-cream||aerosol whipped cream;squirty cream;spray cream;sweetened whipped cream|Dairy|dairy||dairy;sugar
whipped-topping||cool whip;frozen whipped topping;dessert topping|Dairy||dairy|sugar;seed-oil;processed|dairy
sour-cream||soured cream;light sour cream;smetana;reduced-fat sour cream;low-fat sour cream|Dairy|dairy||dairy
cream-cheese||soft cheese;full-fat cream cheese;full-fat soft cheese;reduced-fat cream cheese;low-fat cream cheese;light cream cheese;philadelphia;light soft cheese|Dairy|dairy||dairy|rennet
garlic-herb-cheese|garlic and herb cheese|boursin;garlic and herb soft cheese;herb cream cheese|Dairy|dairy||dairy|rennet
neufchatel|neufchâtel|neufchatel cheese|Dairy|dairy||dairy|rennet
cottage-cheese||low-fat cottage cheese;curd cheese|Dairy|dairy||dairy|rennet
farmer-cheese||farmer's cheese;twaróg;tvorog;tvarog;hoop cheese;dry curd cheese;dry curd cottage cheese|Dairy|dairy||dairy|rennet
ricotta||ricotta cheese;whole-milk ricotta;fresh ricotta|Dairy|dairy||dairy|rennet
ricotta-salata|||Dairy|dairy||dairy|rennet
mozzarella||fresh mozzarella;mozzarella cheese;buffalo mozzarella;mozzarella ball;bocconcini;mozzarella di bufala;mozzarella pearls;ciliegine|Dairy|dairy||dairy|rennet
burrata||stracciatella cheese|Dairy|dairy||dairy|rennet
shredded-mozzarella||part-skim mozzarella;low-moisture mozzarella;grated mozzarella;pizza mozzarella;pizza cheese;shredded mozzarella cheese|Dairy|dairy|nightshades|dairy|rennet
cheddar-cheese||cheddar;sharp cheddar;mature cheddar;cheese;mild cheddar;extra-sharp cheddar;white cheddar;tasty cheese;hard cheese;sharp cheddar cheese;mature cheddar cheese;red leicester;vintage cheddar;extra mature cheddar|Dairy|dairy||dairy|rennet
shredded-cheese||grated cheese;grated cheddar;shredded cheddar;shredded cheddar cheese;grated cheddar cheese;mexican cheese blend;shredded mexican cheese;four cheese blend;shredded cheese blend;mexican blend cheese;pizza blend cheese|Dairy|dairy|nightshades|dairy|rennet
parmesan||parmesan cheese;parmigiano-reggiano;parmigiano;parmesan shavings;parmesan rind;parmigiano reggiano cheese;shaved parmesan|Dairy|dairy||dairy;rennet
grana-padano||grana;grana padano cheese|Dairy|dairy|eggs|dairy;rennet|egg
grated-parmesan||parmesan grated;grated parmesan cheese;finely grated parmesan;shredded parmesan;freshly grated parmesan|Dairy|dairy||dairy;rennet
vegetarian-hard-cheese||vegetarian parmesan;italian-style hard cheese;vegetarian italian-style hard cheese;parmesan-style cheese|Dairy|dairy||dairy
romano-cheese||pecorino romano;pecorino;pecorino cheese;pecorino romano cheese;romano;pecorino sardo|Dairy|dairy||dairy;rennet
asiago||asiago cheese|Dairy|dairy||dairy|rennet
swiss-cheese||emmental;emmentaler;emmenthal;jarlsberg;emmental cheese;swiss|Dairy|dairy||dairy|rennet
gruyere|gruyère|gruyère cheese|Dairy|dairy||dairy;rennet
raclette||raclette cheese|Dairy|dairy||dairy|rennet
gouda||gouda cheese;smoked gouda;aged gouda|Dairy|dairy||dairy|rennet
edam||edam cheese|Dairy|dairy||dairy|rennet
havarti||havarti cheese|Dairy|dairy||dairy|rennet
provolone||provolone cheese|Dairy|dairy||dairy|rennet
smoked-cheese||scamorza;smoked mozzarella;smoked cheddar|Dairy|dairy||dairy|rennet
monterey-jack||jack cheese;monterey jack cheese|Dairy|dairy||dairy|rennet
pepper-jack||pepper jack cheese;pepperjack|Dairy|dairy;nightshades||dairy|rennet
colby||colby cheese;colby jack;colby-jack cheese|Dairy|dairy||dairy|rennet
fontina||fontina cheese|Dairy|dairy||dairy|rennet
taleggio||taleggio cheese|Dairy|dairy||dairy|rennet
muenster||munster;muenster cheese|Dairy|dairy||dairy|rennet
port-salut||saint-paulin;limburger|Dairy|dairy||dairy|rennet
wensleydale||cheshire cheese;lancashire cheese;caerphilly;wensleydale cheese|Dairy|dairy||dairy|rennet
double-gloucester||red leicester cheese|Dairy|dairy||dairy|rennet
brie||brie cheese|Dairy|dairy||dairy|rennet
camembert||camembert cheese|Dairy|dairy||dairy|rennet
reblochon||tomme;vacherin;saint-nectaire;beaufort|Dairy|dairy||dairy;rennet
blue-cheese||danish blue;dolcelatte;dolcelatte cheese;cambozola;blue vein cheese;crumbled blue cheese;danish blue cheese;bleu cheese|Dairy|dairy||dairy|rennet
gorgonzola||gorgonzola cheese|Dairy|dairy||dairy;rennet
stilton||stilton cheese;blue stilton|Dairy|dairy||dairy|rennet
roquefort||roquefort cheese|Dairy|dairy||dairy;rennet
feta||feta cheese;crumbled feta;greek feta;salad cheese;greek-style salad cheese|Dairy|dairy||dairy|rennet
halloumi||halloumi cheese;haloumi|Dairy|dairy||dairy|rennet
goat-cheese|goat's cheese|chèvre;soft goat cheese;goat cheese;soft goat's cheese;goat cheese log|Dairy|dairy||dairy|rennet
sheep-cheese||ewe's cheese;sheep's milk cheese;bryndza|Dairy|dairy||dairy|rennet
manchego||manchego cheese|Dairy|dairy||dairy;rennet
american-cheese||processed cheese slices;cheese slices;processed cheese;american cheese slices|Dairy|dairy|soy|dairy;processed|rennet;legume
cheese-spread||spreadable cheese;cheese triangles;cheese dip;queso dip;velveeta;cheez whiz;laughing cow;nacho cheese;nacho cheese sauce|Dairy|dairy|sulfites;msg;nightshades|dairy;processed|rennet
string-cheese||cheese sticks;cheese strings;snack cheese|Dairy|dairy||dairy|rennet
queso-fresco||queso blanco;fresh white cheese|Dairy|dairy||dairy|rennet
cotija||cotija cheese;queso anejo|Dairy|dairy||dairy|rennet
oaxaca-cheese||quesillo;queso oaxaca|Dairy|dairy||dairy|rennet
paneer||indian cottage cheese;paneer cheese|Dairy|dairy||dairy
labneh||labne;yogurt cheese;lebneh|Dairy|dairy||dairy
mascarpone||mascarpone cheese|Dairy|dairy||dairy|rennet
fromage-frais||fromage blanc;petit suisse|Dairy|dairy||dairy|rennet
quark||fresh quark;skyr quark|Dairy|dairy||dairy|rennet
skyr||icelandic yogurt|Dairy|dairy||dairy|rennet
comte|comté|comté cheese|Dairy|dairy||dairy;rennet
cheese-curds|||Dairy|dairy||dairy|rennet
salted-butter||butter;slightly salted butter;melted butter;softened butter;block butter;lightly salted butter|Dairy|dairy||dairy
unsalted-butter||sweet butter;sweet cream butter;unsalted butter stick|Dairy|dairy||dairy
spreadable-butter||butter spread;lighter spreadable butter|Dairy|dairy||dairy;seed-oil
ghee||clarified butter;niter kibbeh;spiced clarified butter;spiced ghee|Oils|dairy||dairy
plain-yogurt||yogurt;yoghurt;natural yogurt;whole milk yogurt;natural yoghurt;plain yoghurt;full-fat yogurt;full-fat natural yogurt;set yogurt;live yogurt;bio yogurt;dahi;curd|Dairy|dairy||dairy
low-fat-plain-yogurt|low-fat plain yogurt|low-fat yogurt;low-fat natural yogurt;low-fat yoghurt;low-fat natural yoghurt|Dairy|dairy||dairy
nonfat-plain-yogurt||nonfat yogurt;fat-free yogurt;fat-free natural yogurt;0% yogurt|Dairy|dairy||dairy
greek-yogurt||whole milk greek yogurt;greek yoghurt;greek-style yogurt;plain greek yogurt;thick yogurt;strained yogurt;greek-style natural yogurt;full-fat greek yogurt|Dairy|dairy||dairy
nonfat-greek-yogurt||fat-free greek yogurt;0% greek yogurt;low-fat greek yogurt;2% greek yogurt;fat-free greek yoghurt|Dairy|dairy||dairy
vanilla-yogurt||vanilla yoghurt|Dairy|dairy||dairy;sugar
fruit-yogurt||fruit yoghurt;strawberry yogurt;flavoured yogurt;flavored yogurt;yogurt with fruit;yogurt pot|Dairy|dairy||dairy;sugar|meat
drinking-yogurt||yogurt drink;lassi;probiotic yogurt drink;ayran|Dairy|dairy||dairy|sugar
frozen-yogurt||froyo;frozen yoghurt|Dairy|dairy|eggs|dairy;sugar;processed|egg
kefir||milk kefir|Dairy|dairy||dairy
evaporated-milk||unsweetened condensed milk;canned evaporated milk|Dairy|dairy||dairy
sweetened-condensed-milk||condensed milk;canned condensed milk|Dairy|dairy||dairy;sugar
dulce-de-leche||caramelised condensed milk;canned caramel|Condiments|dairy||dairy;sugar
powdered-milk||dry milk;milk powder;nonfat dry milk;skimmed milk powder;nonfat dry milk powder;dried milk;skim milk powder;dried skimmed milk;whole milk powder;instant milk powder|Dairy|dairy||dairy
malted-milk-powder||malted milk;horlicks;ovaltine|Beverages|dairy;gluten|soy|dairy;grain;sugar|legume
chocolate-milk||flavoured milk;chocolate flavoured milk|Dairy|dairy||dairy;sugar
milkshake||strawberry milk|Dairy|dairy|soy|dairy;sugar;processed|legume
goat-milk||goat's milk|Dairy|dairy||dairy
sheep-milk||ewe's milk|Dairy|dairy||dairy
eggnog||egg nog|Dairy|eggs;dairy||dairy;egg;sugar|alcohol
custard||ready-made custard;vanilla custard;crème anglaise;custard sauce|Dairy|eggs;dairy||dairy;egg;sugar
custard-powder||bird's custard powder;instant custard|Baking||dairy|grain|dairy;sugar
rice-pudding||tinned rice pudding;creamed rice|Dairy|dairy||dairy;grain;sugar
pudding-cup||chocolate pudding;pudding pot;vanilla pudding;crème caramel;flan;panna cotta;chocolate mousse|Dairy|dairy|eggs;gluten;soy|dairy;sugar;processed|meat;egg;grain;legume
instant-pudding-mix||pudding mix;vanilla pudding mix;chocolate pudding mix;instant pudding;angel delight|Baking||dairy;gluten;soy|sugar;processed|dairy;grain;legume
vanilla-ice-cream||ice cream;dairy ice cream|Dairy|dairy|nuts;eggs;gluten;soy|dairy;sugar|egg;grain;legume
chocolate-ice-cream||chocolate gelato|Dairy|dairy|nuts;eggs;gluten;soy|dairy;sugar|egg;grain;legume
gelato||italian ice cream;fruit ice cream;strawberry ice cream|Dairy|dairy|nuts;eggs;gluten;soy|dairy;sugar|egg;grain;legume
sorbet||fruit sorbet;lemon sorbet;water ice|Snacks||eggs;dairy|sugar|dairy;egg
ice-lolly||popsicle;ice pop;fruit ice lolly;ice block|Snacks||dairy|sugar;processed|dairy
dairy-free-ice-cream|dairy-free ice cream|vegan ice cream;non-dairy ice cream|Snacks||nuts;eggs;gluten;soy|sugar;processed|egg;grain;legume
lactose||milk sugar|Dairy|dairy||dairy;sugar
casein||caseinate;sodium caseinate;milk protein;calcium caseinate|Protein|dairy||dairy
whey||whey powder;liquid whey;sweet whey|Dairy|dairy||dairy|rennet
egg||large egg;whole egg;free-range egg;medium egg;fresh egg;hen's egg;chicken egg;beaten egg;egg wash;small egg|Protein|eggs||egg
egg-white||liquid egg white;egg albumen|Protein|eggs||egg
egg-yolk||liquid egg yolk|Protein|eggs||egg
dried-egg||egg powder;powdered egg;dried egg white;meringue powder;egg white powder;powdered egg white|Baking|eggs||egg
hard-boiled-egg|hard-boiled egg|boiled egg;soft-boiled egg;hard-cooked egg;pickled egg|Protein|eggs||egg
duck-egg|||Protein|eggs||egg
quail-egg|||Protein|eggs||egg
salted-duck-egg||salted egg;century egg;preserved egg|Protein|eggs||egg
egg-substitute||liquid egg substitute;egg beaters|Protein|eggs||egg
vegan-egg-replacer||egg replacer;egg replacement powder|Baking||gluten;soy;nightshades;lupin||grain;legume
omelette||omelet;scrambled egg;frittata;fried egg;poached egg|Protein|eggs|dairy|egg|dairy
soy-milk||soymilk;soya milk;soya drink;soy drink;unsweetened soya milk;unsweetened soy milk|Beverages|soy||legume
almond-milk||unsweetened almond milk;almond drink|Beverages|nuts
cashew-milk||nut milk;hazelnut milk;walnut milk;pistachio milk;macadamia milk|Beverages|nuts
rice-milk||rice drink|Beverages|||grain
oat-milk||oat drink;oatmilk|Beverages||gluten|grain
coconut-milk-beverage||coconut drink;coconut milk drink;carton coconut milk|Beverages
hemp-milk||hemp drink;flax milk|Beverages
pea-milk||pea protein milk|Beverages|||legume
plant-milk||plant-based milk;non-dairy milk;dairy-free milk;vegan milk;nondairy milk;alternative milk|Beverages||nuts;gluten;soy||grain;legume
soy-cream||soya cream|Condiments|soy||legume
plant-cream|plant-based cream|vegan cream;dairy-free cream;non-dairy cream;vegan double cream;oat cream|Condiments||nuts;gluten;soy||grain;legume
soy-yogurt||soya yogurt;soy yoghurt;soya yoghurt|Dairy|soy||legume
coconut-yogurt||dairy-free yogurt;vegan yogurt;plant-based yogurt;coconut yoghurt;dairy-free yoghurt;non-dairy yogurt|Dairy||nuts;gluten;soy||grain;legume
vegan-cheddar||vegan cheese;dairy-free cheese;plant-based cheese;vegan cheddar cheese;vegan mozzarella;vegan parmesan;vegan feta;vegan parmesan cheese|Dairy||nuts;soy|processed|legume;seed-oil
vegan-cream-cheese||dairy-free cream cheese;plant-based cream cheese;vegan soft cheese|Dairy||nuts;soy|processed|legume;seed-oil
vegan-butter||dairy-free spread;plant butter;plant-based butter;vegan spread;dairy-free butter;vegan margarine;vegan block|Oils||nuts;soy|seed-oil|legume
chicken-breast||boneless skinless chicken breast;chicken breast fillet;skinless chicken breast;boneless chicken breast;chicken fillet;skinless boneless chicken breast;chicken breast half;chicken cutlet;chicken tenders;chicken tenderloin;diced chicken;chicken mini fillet;skinless chicken breast fillet;skinless boneless chicken breast half;boneless skinless chicken|Protein|||meat
bone-in-chicken-breast|bone-in chicken breast|skin-on chicken breast;split chicken breast;chicken breast on the bone;chicken supreme;skin-on bone-in chicken breast|Protein|||meat
chicken-thigh||boneless skinless chicken thigh;chicken thigh fillet;skinless chicken thigh;boneless chicken thigh;skinless boneless chicken thigh|Protein|||meat
bone-in-chicken-thigh|bone-in chicken thigh|skin-on chicken thigh;chicken thigh on the bone;bone-in skin-on chicken thigh;chicken maryland;chicken leg quarter;chicken leg|Protein|||meat
chicken-drumstick||drumstick;chicken drumette|Protein|||meat
chicken-wings|||Protein|||meat
whole-chicken||chicken;chicken pieces;roasting chicken;broiler chicken;stewing hen;spatchcock chicken;chicken portions;poussin;free-range chicken;whole roasting chicken;chicken carcass|Protein|||meat
ground-chicken||minced chicken;chicken mince|Protein|||meat
rotisserie-chicken||roast chicken;store-bought rotisserie chicken|Protein||gluten;soy;msg;nightshades;celery;mustard|meat|grain;legume
cooked-chicken||leftover chicken;shredded chicken;cooked chicken breast;cooked shredded chicken;shredded cooked chicken;cubed cooked chicken;chopped cooked chicken;leftover roast chicken;poached chicken;grilled chicken|Protein|||meat
chicken-liver||chicken giblets;giblets|Protein|||meat
chicken-nuggets||breaded chicken;chicken schnitzel;chicken goujons;chicken kiev;popcorn chicken;chicken fingers;breaded chicken breast;chicken dippers|Protein|gluten|eggs;dairy;soy;msg;nightshades;celery;mustard|meat;grain;seed-oil;processed|dairy;egg;legume
chicken-sausage||turkey sausage;poultry sausage;chicken apple sausage|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;processed-meat|dairy;grain;legume
chicken-feet||chicken bones;chicken backs;chicken neck|Protein|||meat
whole-turkey||turkey;turkey crown;turkey leg;turkey thigh|Protein|||meat
turkey-breast||boneless turkey breast;turkey breast steak;turkey escalope;turkey cutlet;turkey steak;diced turkey|Protein|||meat
ground-turkey||turkey mince;minced turkey;lean ground turkey|Protein|||meat
cooked-turkey||leftover turkey;cooked turkey breast;roast turkey;leftover roast turkey;roast turkey breast|Protein|||meat
duck||whole duck;duck leg;duckling;roast duck|Protein|||meat
duck-breast||skin-on duck breast;duck breast fillet;magret;magret de canard|Protein|||meat
skinless-duck-breast||skinless duck breast fillet;duck breast without skin|Protein|||meat
duck-confit||confit duck leg;confit de canard|Protein|||meat
foie-gras||goose liver;duck liver|Protein|||meat
goose|||Protein|||meat
quail|||Protein|||meat
pheasant||partridge;guinea fowl;grouse;wood pigeon;pigeon;squab|Protein|||meat
ostrich||emu;ostrich steak|Protein|||meat;red-meat
cornish-hen||cornish game hen;rock cornish hen|Protein|||meat
ground-beef-80-20|ground beef 80/20|ground beef;beef mince;minced beef;hamburger meat;mince;ground chuck;hamburger;minced meat;ground meat;steak mince;mince beef;minced beef 80/20|Protein|||meat;red-meat
ground-beef-85-15|ground beef 85/15|85% lean ground beef;ground round;minced beef 85/15|Protein|||meat;red-meat
ground-beef-90-10|ground beef 90/10|lean ground beef;lean beef mince;90% lean ground beef;ground sirloin;lean minced beef;minced beef 90/10|Protein|||meat;red-meat
ground-beef-95-5|ground beef 95/5|extra-lean ground beef;5% fat beef mince;extra-lean beef mince;95% lean ground beef;minced beef 95/5|Protein|||meat;red-meat
mixed-ground-meat||pork and veal mince;meatloaf mix;ground beef and pork;mixed mince;pork and beef mince|Protein|||meat;red-meat
beef-burger-patties||beef burger;burger patty;hamburger patty;beefburger;quarter pounder;burgers|Protein||eggs;dairy;gluten;soy;sulfites;nightshades;celery;mustard|meat;red-meat|dairy;egg;grain;legume;processed
meatballs||frozen meatballs;beef meatballs;swedish meatballs;pork meatballs;italian meatballs|Protein||eggs;dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat|dairy;egg;grain;legume;processed
beef-brisket||brisket|Protein|||meat;red-meat
beef-chuck-roast||chuck roast;pot roast;beef chuck;chuck steak;blade roast;beef pot roast;boneless beef chuck roast;braising joint|Protein|||meat;red-meat
beef-stew-meat||stewing beef;beef chunks;braising steak;stewing steak;stew meat;diced beef;beef;casserole steak;gravy beef;diced stewing beef;chuck for stew;stewing meat;beef cubes;casserole beef;shin of beef;beef shin;beef stewing meat|Protein|||meat;red-meat
beef-shank||ox cheek;beef cheek;beef shin on the bone|Protein|||meat;red-meat
oxtail||ox tail|Protein|||meat;red-meat
flank-steak||bavette;hanger steak;onglet;london broil;bavette steak|Protein|||meat;red-meat
skirt-steak|||Protein|||meat;red-meat
stir-fry-beef|stir-fry beef|beef strips;beef stir-fry strips;shaved beef;thinly sliced beef;beef for stir-fry|Protein|||meat;red-meat
ribeye-steak||rib eye;rib-eye steak;ribeye;scotch fillet;beef rib roast;prime rib;rib of beef;standing rib roast;rib roast|Protein|||meat;red-meat
sirloin-steak||top sirloin;steak;rump steak;beef steak;sirloin;beef sirloin;flat iron steak;minute steak;rump;frying steak;top sirloin steak|Protein|||meat;red-meat
strip-steak||new york strip;new york steak;strip loin;striploin;porterhouse steak;new york strip steak|Protein|||meat;red-meat
beef-tenderloin||filet mignon;fillet steak;beef fillet;eye fillet;fillet of beef;beef tenderloin steak|Protein|||meat;red-meat
t-bone-steak|t-bone steak||Protein|||meat;red-meat
beef-short-ribs||short ribs;beef ribs|Protein|||meat;red-meat
beef-round-roast||eye of round;topside;silverside;beef roast;roasting beef;rump roast;topside of beef;beef joint;roast beef joint;sirloin joint;beef round steak;round steak;bottom round;beef topside;beef silverside;topside joint;topside roast;silverside joint;silverside of beef|Protein|||meat;red-meat
corned-beef||salt beef;tinned corned beef;canned corned beef;bully beef;corned silverside|Protein|||meat;red-meat;processed-meat
roast-beef||cooked beef;leftover roast beef;cooked roast beef;leftover beef|Protein|||meat;red-meat
beef-liver||calf's liver;calves' liver;lamb's liver;liver;ox liver;pig's liver;veal liver;pork liver|Protein|||meat;red-meat
kidneys||lamb's kidneys;ox kidney;pig's kidney|Protein|||meat;red-meat
offal||tripe;sweetbreads;beef heart;ox tongue;beef tongue;tongue|Protein|||meat;red-meat
haggis|||Protein|gluten|soy|meat;red-meat;processed-meat;grain|legume
marrow-bones||beef bones;bone marrow;soup bones;veal bones;beef marrow bone|Protein|||meat;red-meat
pork-chop||boneless pork chop;bone-in pork chop;pork loin chop;pork cutlet;pork steak;pork loin steak;pork escalope|Protein|||meat;red-meat
pork-loin||pork loin roast;pork;roast pork;pork joint;boneless pork loin;diced pork;pork loin joint;rolled pork loin;pork leg;leg of pork;pork roast;stewing pork|Protein|||meat;red-meat
pork-tenderloin||pork fillet|Protein|||meat;red-meat
pork-shoulder||boston butt;pork butt;pulled pork joint;picnic shoulder;pork shoulder joint;pork neck;collar of pork;boneless pork shoulder|Protein|||meat;red-meat
pulled-pork||cooked pork;leftover pork;carnitas|Protein||sulfites;nightshades;celery;mustard|meat;red-meat|sugar
ground-pork||pork mince;minced pork;lean ground pork|Protein|||meat;red-meat
pork-belly||belly pork;pork belly slices;side pork|Protein|||meat;red-meat
pork-spareribs||spare ribs;pork ribs;baby back ribs;ribs;pork spare ribs;country-style ribs;spareribs;baby back pork ribs|Protein|||meat;red-meat
ham-hock||gammon hock;pork hock;smoked ham hock;ham bone;pig's trotters;pork knuckle;pig's foot;bacon hock;ham shank|Protein|||meat;red-meat;processed-meat
gammon||gammon steak;gammon joint;bacon joint;uncooked ham;unsmoked gammon|Protein|||meat;red-meat;processed-meat
pork-rinds||pork scratchings;chicharron;pork crackling;pork skin|Snacks||dairy;gluten;soy;msg;celery;mustard|meat;red-meat;processed|dairy;grain;legume
bacon||bacon rasher;streaky bacon;smoked bacon;bacon strips;smoked streaky bacon;rindless bacon;thick-cut bacon;bacon slices;unsmoked bacon;bacon lardons;center-cut bacon|Protein||sulfites|meat;red-meat;processed-meat
turkey-bacon||turkey rashers|Protein||sulfites;msg;celery|meat;processed-meat
canadian-bacon||back bacon;peameal bacon;back bacon rasher;unsmoked back bacon;smoked back bacon;middle bacon|Protein||sulfites|meat;red-meat;processed-meat
ham||cooked ham;whole ham;baked ham;leftover ham;smoked ham;spiral ham;gammon ham;diced ham;bone-in ham;fully cooked ham|Protein||gluten;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|grain;sugar
deli-ham||sliced ham;ham slices;black forest ham;wafer thin ham;thinly sliced ham;lunch ham;cold cuts;lunch meat;luncheon meat;deli meat|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume;sugar
serrano-ham||iberico ham;jamon;jamón ibérico;jamon serrano;bayonne ham;iberian ham|Protein||sulfites|meat;red-meat;processed-meat
speck||smoked prosciutto;bresaola;coppa;capicola;capocollo;cured beef|Protein||sulfites|meat;red-meat;processed-meat
salt-pork||fatback;streak of lean|Protein|||meat;red-meat;processed-meat
guanciale||cured pork cheek|Protein||sulfites|meat;red-meat;processed-meat
lardo||pork fat;back fat;pork back fat|Oils|||meat;red-meat
ground-lamb||lamb mince;minced lamb|Protein|||meat;red-meat
leg-of-lamb||lamb leg;lamb;roast lamb;lamb joint;lamb steak;lamb leg steak;boneless leg of lamb;leg of lamb joint|Protein|||meat;red-meat
lamb-chops||lamb loin chop;lamb cutlet;rack of lamb;lamb loin;lamb rack;lamb rump;lamb fillet;lamb neck fillet;lamb backstrap|Protein|||meat;red-meat
lamb-shoulder||shoulder of lamb;diced lamb;stewing lamb;lamb neck;lamb for stew;lamb stew meat;neck of lamb;mutton;lamb stewing meat|Protein|||meat;red-meat
lamb-shank|||Protein|||meat;red-meat
ground-veal||veal mince;minced veal|Protein|||meat;red-meat
veal-cutlet||veal escalope;veal scallopini;veal chop;veal;osso buco;veal shank|Protein|||meat;red-meat
ground-bison||bison;ground buffalo;buffalo meat|Protein|||meat;red-meat
venison||deer meat;elk;moose;diced venison;venison steak;ground venison;reindeer|Protein|||meat;red-meat
wild-boar||boar|Protein|||meat;red-meat
horse-meat||horse|Protein|||meat;red-meat
rabbit||hare|Protein|||meat
goat-meat||goat;kid goat;diced goat|Protein|||meat;red-meat
kangaroo||kangaroo steak;kangaroo mince|Protein|||meat;red-meat
italian-sausage||sweet italian sausage;hot italian sausage;fennel sausage;salsiccia;mild italian sausage;luganega|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
pork-sausage||breakfast sausage;sausage;cumberland sausage;lincolnshire sausage;sausage meat;chipolata;sausagemeat;sausage patty;bulk sausage;pork sausage meat;bulk pork sausage;banger;thick sausage;beef sausage;toulouse sausage|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
bratwurst||brat;weisswurst;german sausage;thuringer|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
chorizo||spanish chorizo;cured chorizo;cooking chorizo;chorizo sausage;chorizo ring|Protein|nightshades|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;legume
mexican-chorizo||fresh chorizo;raw chorizo;longaniza|Protein|nightshades|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;legume
nduja|'nduja|nduja paste|Protein|nightshades|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;legume
kielbasa||polish sausage;smoked sausage;andouille;andouille sausage;polska kielbasa;cooked sausage;knackwurst;mettwurst;cabanossi;kabanos;smoked kielbasa|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
beef-hot-dog||hot dog;frankfurter;wiener;hot dog sausage;frankfurt;vienna sausage;cocktail sausage;saveloy;hotdog|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat;processed|dairy;grain;legume
chinese-sausage||lap cheong;lap xuong|Protein|soy|dairy;gluten;sulfites;msg;celery;mustard|meat;red-meat;processed-meat;legume|dairy;grain;sugar;alcohol
salami||genoa salami;hard salami;soppressata;dry salami;milano salami;saucisson;summer sausage|Protein||dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;legume
pepperoni||pepperoni slices;sliced pepperoni|Protein|nightshades|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;legume
bologna||polony;devon;lyoner;baloney;ham sausage|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat;processed|dairy;grain;legume
pastrami|||Protein||sulfites;msg;celery;mustard|meat;red-meat;processed-meat
deli-turkey||sliced turkey;turkey slices;turkey ham;sliced turkey breast;wafer thin turkey;deli turkey breast;smoked turkey|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;processed-meat|dairy;grain;legume
deli-chicken||sliced chicken;chicken slices;chicken roll;sliced chicken breast;smoked chicken;deli chicken breast|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;processed-meat|dairy;grain;legume
deli-roast-beef||sliced roast beef;deli beef;sliced beef|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
mortadella|||Protein||nuts;dairy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy
liverwurst||leberwurst;liver sausage;braunschweiger|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
beef-jerky||jerky;biltong;dried beef;beef sticks;pepperami;meat snack|Protein||gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat|grain;legume;sugar
canned-luncheon-meat||spam;tinned ham;canned ham;chopped pork;pork luncheon meat|Protein||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat;processed|dairy;grain;legume
liver-pate|liver pâté|pâté;brussels pâté;ardennes pâté;farmhouse pâté;chicken liver pâté;terrine;rillettes|Protein||nuts;eggs;dairy;gluten;sulfites;msg;celery;mustard|meat;processed-meat|dairy;egg;grain;alcohol
canned-chicken||tinned chicken;canned chicken breast|Protein||msg;celery|meat
black-pudding||blood sausage;blood pudding;morcilla;boudin noir;white pudding|Protein||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
merguez||merguez sausage;lamb sausage|Protein|nightshades|dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat|dairy;grain;legume
prosciutto||parma ham;dry-cured ham;prosciutto di parma;prosciutto crudo|Protein||sulfites|meat;red-meat;processed-meat
pancetta||lardons;cubed pancetta;smoked pancetta;pancetta cubes;smoked lardons|Protein||sulfites|meat;red-meat;processed-meat
scotch-egg|||Protein|eggs;gluten|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;processed-meat;egg;grain;seed-oil;processed|dairy;legume
sausage-roll||pigs in blankets;pork pie|Protein|gluten|eggs;dairy;soy;sulfites;msg;nightshades;celery;mustard|meat;red-meat;processed-meat;grain;seed-oil;processed|dairy;egg;legume
salmon||salmon fillet;atlantic salmon;salmon steak;fresh salmon;skinless salmon fillet;salmon side;salmon portion;boneless salmon fillet|Protein|fish||fish
sockeye-salmon||red salmon;wild salmon;coho salmon;pink salmon;alaskan salmon|Protein|fish||fish
canned-salmon||tinned salmon;canned pink salmon;canned red salmon|Protein|fish||fish
smoked-salmon||lox;smoked salmon slices;smoked salmon trimmings;hot-smoked salmon;gravlax;smoked trout;gravadlax|Protein|fish||fish
fresh-tuna||tuna steak;ahi tuna;yellowfin;yellowfin tuna;sushi-grade tuna;bluefin tuna;ahi|Protein|fish||fish
canned-tuna-in-water||canned tuna;tuna;tinned tuna;tuna in water;tuna in brine;tuna in spring water;tuna chunks;albacore tuna;solid white tuna;tuna fish;chunk light tuna;water-packed tuna|Protein|fish|soy|fish|legume
canned-tuna-in-oil||tuna in oil;tuna in olive oil;tuna in sunflower oil;oil-packed tuna;italian tuna|Protein|fish|soy|fish|legume
white-fish||fish;white fish fillet;fish fillet;firm white fish;fish steak;firm white fish fillet;basa;pangasius;barramundi;whiting;hake;ling;coley;pollack;frozen fish fillets;white-fleshed fish;river cobbler;flathead;hoki;skinless white fish|Protein|fish||fish
cod||cod fillet;cod loin;atlantic cod;pacific cod;skinless cod fillet|Protein|fish||fish
black-cod||sablefish|Protein|fish||fish
haddock||haddock fillet|Protein|fish||fish
smoked-haddock||smoked cod;finnan haddie;undyed smoked haddock;smoked white fish;natural smoked haddock;smoked haddock fillet|Protein|fish||fish
salt-cod||bacalao;salted cod;dried cod;baccalà;saltfish;stockfish|Protein|fish|sulfites|fish
soaked-salt-cod||desalted cod;desalted salt cod;soaked salted cod;soaked bacalao|Protein|fish|sulfites|fish
halibut||halibut fillet|Protein|fish||fish
turbot||brill|Protein|fish||fish
flounder||sole;flatfish;plaice;lemon sole;dover sole;dab;plaice fillet;sole fillet|Protein|fish||fish
tilapia||tilapia fillet|Protein|fish||fish
pollock||alaska pollock;saithe|Protein|fish||fish
rockfish||ocean perch;redfish|Protein|fish||fish
grouper|||Protein|fish||fish
catfish||catfish fillet|Protein|fish||fish
carp|||Protein|fish||fish
pike||zander;pike-perch|Protein|fish||fish
rainbow-trout||trout;trout fillet;brown trout;sea trout;steelhead;arctic char|Protein|fish||fish
mackerel||mackerel fillet;fresh mackerel;spanish mackerel;king mackerel|Protein|fish||fish
smoked-mackerel||smoked mackerel fillet;peppered mackerel|Protein|fish||fish
canned-mackerel||tinned mackerel;mackerel in tomato sauce|Protein|fish|nightshades;mustard|fish
canned-sardines||sardines;tinned sardines;sardines in oil;canned pilchards;sardines in tomato sauce;sprats;tinned pilchards;brisling|Protein|fish|nightshades;mustard|fish
fresh-sardines||raw sardines;pilchards;whitebait;fresh sprats;smelt|Protein|fish||fish
anchovies||anchovy fillet;anchovy fillet in oil;canned anchovies;tinned anchovies;anchovy fillets in oil;salted anchovies;anchovies in oil;anchovies in olive oil;boquerones|Protein|fish||fish
anchovy-paste||anchovy essence;gentleman's relish;anchovy sauce|Condiments|fish||fish
dried-anchovies||ikan bilis;niboshi|Protein|fish|msg|fish
herring||herring fillet;fresh herring|Protein|fish||fish
kippers||smoked herring;bloater;kipper fillet|Protein|fish||fish
pickled-herring||rollmop;rollmop herring;soused herring;marinated herring|Protein|fish|dairy;gluten;sulfites;mustard|fish|dairy;grain;sugar
swordfish||swordfish steak;shark;marlin|Protein|fish||fish
red-snapper||snapper;red mullet;red snapper fillet;mullet|Protein|fish||fish
sea-bass||seabass;sea bass fillet;branzino;striped bass;bass;chilean sea bass|Protein|fish||fish
sea-bream||bream;gilthead bream;sea bream fillet;porgy;dorade;orata|Protein|fish||fish
mahi-mahi|mahi-mahi|dorado;dolphinfish|Protein|fish||fish
john-dory||st peter's fish|Protein|fish||fish
skate||skate wing;ray wing|Protein|fish||fish
monkfish||monkfish tail|Protein|fish||fish
perch||yellow perch|Protein|fish||fish
eel||smoked eel;unagi;eel fillet|Protein|fish|gluten;soy|fish|grain;legume
caviar||fish roe;salmon roe;lumpfish caviar;ikura;tobiko;masago;trout roe;cod roe|Protein|fish|gluten;soy|fish|grain;legume
taramasalata||taramosalata;fish roe dip|Condiments|fish|eggs;dairy;gluten;sulfites|fish;seed-oil|dairy;egg;grain
bonito-flakes||katsuobushi;bonito|Condiments|fish||fish
dashi||dashi stock;dashi powder;instant dashi;dashi granules;hondashi|Condiments|fish|shellfish;gluten;soy;msg;celery;molluscs|fish|shellfish;grain;legume
fish-pie-mix||mixed fish;fish mix;seafood chowder mix|Protein|fish|shellfish;molluscs|fish|shellfish
fish-sticks||fish fingers;breaded fish;battered fish;breaded fish fillet;battered cod;fish cakes;fishcake;fish nuggets|Protein|fish;gluten|eggs;dairy;soy;msg;nightshades;celery;mustard|fish;grain;seed-oil;processed|dairy;egg;legume
fish-balls||kamaboko;narutomaki;fish tofu|Protein|fish|shellfish;eggs;gluten;soy;msg;celery;molluscs|fish;processed|shellfish;egg;grain;legume
fish-paste||fish spread;salmon paste;tuna spread|Condiments|fish|eggs;dairy;gluten;msg;celery;mustard|fish;processed|dairy;egg;grain
shrimp||prawn;king prawn;tiger prawn;raw prawn;jumbo shrimp;large shrimp;raw shrimp;raw king prawns;medium shrimp;peeled prawns;green prawns;tiger shrimp|Protein|shellfish|sulfites|shellfish
frozen-shrimp||frozen prawns;cooked prawn;cooked shrimp;cooked peeled prawns;bay shrimp;cold water prawns;frozen cooked prawns;brown shrimp;salad shrimp|Protein|shellfish|sulfites|shellfish
dried-shrimp||dried prawns|Condiments|shellfish|sulfites|shellfish
crab||crab meat;dungeness crab;crabmeat;lump crab meat;white crab meat;brown crab meat;king crab;crab claws;soft-shell crab;lump crabmeat;blue crab;crab leg|Protein|shellfish|sulfites|shellfish
canned-crab||tinned crab;canned crab meat;canned crabmeat|Protein|shellfish|sulfites|shellfish
lobster||lobster tail;cooked lobster;lobster meat|Protein|shellfish|sulfites|shellfish
crayfish||crawfish;langoustine;yabby;crayfish tails;dublin bay prawn;moreton bay bug|Protein|shellfish|sulfites|shellfish
breaded-shrimp||breaded prawns;breaded scampi;popcorn shrimp;tempura prawns;coconut shrimp|Protein|shellfish;gluten|eggs;soy;sulfites;mustard|shellfish;grain;seed-oil;processed|egg;legume
scallops||sea scallop;bay scallop;king scallop;queen scallop|Protein|shellfish;molluscs|sulfites|shellfish
clams||littleneck clam;vongole;cockle;razor clam;manila clam;pipis;canned clams;chopped clams;whole baby clams|Protein|shellfish;molluscs||shellfish
clam-juice||clam broth;clamato;bottled clam juice|Beverages|shellfish;molluscs|msg;nightshades;celery|shellfish
mussels||green-lipped mussel;mussel meat;cooked mussels;moules|Protein|shellfish;molluscs||shellfish
oysters||fresh oyster|Protein|shellfish;molluscs||shellfish
smoked-oysters||smoked mussels;tinned mussels;canned oysters|Protein|shellfish;molluscs||shellfish
abalone||conch;whelk;periwinkle|Protein|shellfish;molluscs||shellfish
snails||escargot|Protein|shellfish;molluscs||shellfish
sea-urchin||uni|Protein|shellfish||shellfish
squid||calamari;squid tubes;squid ring;baby squid|Protein|shellfish;molluscs||shellfish
octopus||baby octopus|Protein|shellfish;molluscs||shellfish
cuttlefish||squid ink;cuttlefish ink|Protein|shellfish;molluscs||shellfish
seafood-mix||mixed seafood;seafood;fruits de mer;marinara mix;frozen seafood mix;shellfish;seafood selection;seafood cocktail|Protein|shellfish;molluscs|fish;sulfites|shellfish|fish
imitation-crab||surimi;crab stick;krab;seafood stick;seafood extender|Protein|fish;eggs;gluten|shellfish;soy;msg;celery;molluscs|fish;egg;grain;sugar;processed|shellfish;legume
frog-legs||frogs' legs|Protein|||meat
dried-black-beans||dried black turtle beans|Legumes|||legume
canned-black-beans||black beans;black turtle beans;tinned black beans|Legumes|||legume
dried-kidney-beans||dried red kidney beans;rajma|Legumes|||legume
canned-kidney-beans||kidney beans;red kidney beans;tinned kidney beans;red beans;canned red kidney beans;tinned red kidney beans;dark red kidney beans;light red kidney beans|Legumes|||legume
dried-pinto-beans|||Legumes|||legume
canned-pinto-beans||pinto beans;borlotti beans;cranberry beans;tinned borlotti beans|Legumes|||legume
navy-beans||haricot beans;dried navy beans;dried haricot beans;dried borlotti beans|Legumes|||legume
great-northern-beans|||Legumes|||legume
dried-white-beans||dried cannellini beans|Legumes|||legume
canned-white-beans||cannellini beans;white beans;white kidney beans;tinned cannellini beans;canned cannellini beans;canned navy beans;canned great northern beans;tinned haricot beans;cooked cannellini beans;cooked white beans;cooked haricot beans;cooked navy beans;canned haricot beans;canned flageolet beans;tinned flageolet beans;tinned white beans|Legumes|||legume
canned-butter-beans||butter beans;tinned butter beans;giant beans;gigantes;canned lima beans|Legumes|||legume
mixed-beans||canned mixed beans;mixed bean salad;three bean salad;bean mix;four bean mix;tinned mixed beans;beans;canned beans;tinned beans;dried beans|Legumes|||legume
flageolet-beans||flageolets|Legumes|||legume
dried-chickpeas||dried garbanzo beans;dried chick peas;chana|Legumes|||legume
canned-chickpeas||chickpeas;garbanzo beans;garbanzos;chick peas;tinned chickpeas;cooked chickpeas|Legumes|||legume
aquafaba||chickpea water;chickpea liquid|Legumes|||legume
roasted-chickpeas||chickpea snacks;crunchy chickpeas|Snacks||msg;celery|legume|seed-oil
lentils||brown lentils;green lentils;dried lentils;dried green lentils;dried brown lentils;whole lentils|Legumes|||legume
red-lentils||masoor dal;split red lentils;red split lentils;dried red lentils|Legumes|||legume
puy-lentils||french lentils;french green lentils;black lentils;beluga lentils;black beluga lentils|Legumes|||legume
canned-lentils||tinned lentils;cooked lentils;lentil pouch;ready-cooked lentils;ready-to-eat lentils;cooked puy lentils;canned green lentils;tinned green lentils;cooked green lentils;canned brown lentils;cooked brown lentils;canned puy lentils;tinned puy lentils;cooked black lentils;cooked beluga lentils;cooked red lentils|Legumes|||legume
split-peas||green split peas;yellow split peas;dried split peas;split yellow peas;split green peas|Legumes|||legume
chana-dal||split chickpeas;bengal gram;chana dhal|Legumes|||legume
toor-dal||pigeon peas;arhar dal;gungo peas;gandules;split pigeon peas;toor dhal|Legumes|||legume
urad-dal||black gram;urid dal;white lentils;urad dhal|Legumes|||legume
mung-beans||moong beans;moong dal;mung dal;moong dhal;split mung beans|Legumes|||legume
black-eyed-peas|black-eyed peas|cowpeas;black-eyed beans;black eye beans;black-eye peas;dried black-eyed peas;dried black-eyed beans|Legumes|||legume
canned-black-eyed-peas|canned black-eyed peas|canned black-eyed beans;tinned black-eyed beans;tinned black-eyed peas;canned cowpeas;cooked black-eyed peas;cooked black-eyed beans|Legumes|||legume
dried-lima-beans||dried butter beans|Legumes|||legume
adzuki-beans||azuki beans;aduki beans;canned adzuki beans|Legumes|||legume
red-bean-paste||anko;adzuki bean paste;sweet red bean paste|Condiments|||legume;sugar
dried-fava-beans||dried broad beans;ful medames;foul medames|Legumes|||legume
canned-fava-beans||tinned fava beans;canned broad beans;tinned broad beans;canned ful medames;tinned ful medames|Legumes|||legume
broad-beans||fresh fava beans;fava beans;frozen broad beans;podded broad beans|Vegetables|||legume
dried-soybeans||soybeans;soya beans|Legumes|soy||legume
lupin-beans||lupini;lupin;lupini beans;lupin flour|Legumes|lupin||legume
firm-tofu||tofu;extra-firm tofu;bean curd;beancurd;firm bean curd;tau kwa;pressed tofu;super-firm tofu|Protein|soy||legume
soft-tofu||medium tofu|Protein|soy||legume
silken-tofu||japanese tofu|Protein|soy||legume
smoked-tofu||marinated tofu;teriyaki tofu|Protein|soy|gluten|legume|grain
fried-tofu||tofu puffs;aburaage;deep-fried tofu;inari;tofu pockets|Protein|soy||legume;seed-oil
tofu-skin||yuba;bean curd sheets;beancurd stick|Protein|soy||legume
tempeh|||Protein|soy|gluten|legume|grain
miso||miso paste;white miso;red miso;yellow miso;shiro miso;white miso paste;brown miso;aka miso;light miso|Condiments|soy|fish;gluten;msg|legume|fish;grain
natto|||Protein|soy|gluten|legume|grain
textured-vegetable-protein||tvp;soy mince;soya mince;textured soy protein;soya chunks;soy protein|Protein|soy|gluten;lupin|legume|grain
soy-lecithin||soya lecithin|Baking|soy||legume;processed
soy-protein-powder||vegan protein powder;soy protein isolate|Protein|soy||legume;processed|sugar
pea-protein||pea protein powder|Protein||soy|legume;processed|sugar
mycoprotein||quorn;quorn mince;quorn pieces;vegetarian chicken pieces|Protein|eggs|dairy;gluten;soy;celery;mustard|egg;processed|dairy;grain;legume
vegan-mince||plant-based mince;meat-free mince;beyond beef;impossible burger;vegetarian mince;plant-based ground beef;veggie mince;plant-based ground;meatless crumbles|Protein||gluten;soy;msg;celery;mustard;lupin|seed-oil;processed|grain;legume
vegan-sausage||vegetarian sausage;plant-based sausage;veggie sausage;meat-free sausage|Protein||eggs;dairy;gluten;soy;nightshades;celery;mustard;lupin|seed-oil;processed|dairy;egg;grain;legume
vegan-chicken||plant-based chicken;meat-free chicken;vegan nuggets|Protein||eggs;gluten;soy;nightshades;celery;mustard|seed-oil;processed|egg;grain;legume
vegan-bacon||vegetarian bacon;tempeh bacon;facon|Protein||gluten;soy;msg;celery;mustard;lupin|processed|grain;legume
refried-beans||refritos;refried black beans;refried pinto beans|Legumes|||legume|meat
baked-beans||beans in tomato sauce;baked beans in tomato sauce;pork and beans;heinz beans|Legumes|nightshades|gluten;celery;mustard|legume;sugar|meat;grain
chili-beans||beans in chili sauce;ranch style beans;chilli beans|Legumes|nightshades|gluten|legume|grain
hummus||houmous;hommus;humous|Condiments|sesame|sulfites|legume
falafel||falafel mix;frozen falafel|Protein||gluten;sesame;sulfites|legume;seed-oil|grain
bean-dip||black bean dip;lentil dip|Condiments||dairy;gluten;msg;nightshades;celery|legume|dairy;grain
veggie-burger||vegetarian burger;soy burger;bean burger;veggie patties;vegetable burger;vegan burger;plant-based burger;garden burger|Protein|soy|nuts;eggs;dairy;gluten;sesame;nightshades;celery;mustard;lupin|legume;processed|dairy;egg;grain
seitan||wheat meat;mock duck;vegetarian duck|Protein|gluten|soy|grain|legume
vital-wheat-gluten||seitan flour;wheat gluten;gluten flour|Protein|gluten||grain
soy-flour||soya flour|Baking|soy||legume
chickpea-flour||besan;gram flour;garbanzo flour;garbanzo bean flour;besan flour|Baking|||legume
almonds||whole almonds;raw almonds;blanched almonds;roasted almonds;salted almonds;marcona almonds;smoked almonds;toasted almonds|Nuts|nuts
sliced-almonds|flaked almonds|sliced almonds;slivered almonds;almond flakes;almond slivers;toasted flaked almonds;nibbed almonds|Nuts|nuts
almond-flour||ground almonds;almond meal;almond powder;finely ground almonds|Baking|nuts
cashews||cashew nut;raw cashews;roasted cashews|Nuts|nuts
walnuts||walnut pieces;walnut halves;english walnuts;black walnuts;chopped walnuts|Nuts|nuts
pecans||pecan halves;pecan nut;chopped pecans|Nuts|nuts
candied-pecans||candied walnuts;praline|Snacks|nuts|peanuts;dairy|sugar|dairy;legume
hazelnuts||filbert;cobnut;chopped hazelnuts;ground hazelnuts|Nuts|nuts
macadamia-nuts||macadamia|Nuts|nuts
pistachios||pistachio nut;shelled pistachios|Nuts|nuts
brazil-nuts||brazils|Nuts|nuts
pine-nuts||pignoli;pine kernels;pinenut|Nuts|nuts
chestnuts||cooked chestnuts;vacuum-packed chestnuts;roasted chestnuts;whole chestnuts;peeled chestnuts|Nuts|nuts
chestnut-puree||sweetened chestnut puree;crème de marrons|Baking|nuts|||sugar
mixed-nuts||nuts;chopped nuts;nut mix;chopped mixed nuts;roasted mixed nuts;cocktail nuts;roasted nuts;candied nuts;glazed nuts|Nuts|nuts|peanuts||legume
peanuts||groundnut;raw peanuts;monkey nuts;unsalted peanuts|Nuts|peanuts||legume
roasted-peanuts||dry roasted peanuts;salted peanuts;roasted salted peanuts;beer nuts|Nuts|peanuts|nuts;gluten;msg|legume|grain;seed-oil
peanut-butter||smooth peanut butter;creamy peanut butter;natural peanut butter|Nuts|peanuts||legume|sugar;seed-oil
chunky-peanut-butter||crunchy peanut butter|Nuts|peanuts||legume|sugar;seed-oil
powdered-peanut-butter||peanut butter powder;peanut flour|Nuts|peanuts||legume|sugar
almond-butter|||Nuts|nuts
nut-butter||mixed nut butter|Nuts|nuts|peanuts||legume
hazelnut-paste||hazelnut butter;praline paste;pistachio paste|Nuts|nuts|||sugar
cashew-butter||cashew nut butter|Nuts|nuts
sunflower-seed-butter||sunflower butter;seed butter;sunbutter;pumpkin seed butter|Nuts||||sugar
almond-paste||almond filling|Baking|nuts|eggs|sugar|egg
marzipan||white marzipan;golden marzipan|Baking|nuts|eggs|sugar|egg
sesame-seeds||white sesame seeds;toasted sesame seeds;black sesame seeds;benne seeds|Nuts|sesame
tahini||sesame paste;tahina;tahini paste;chinese sesame paste;sesame butter;black sesame paste|Nuts|sesame
sunflower-seeds||sunflower kernels;hulled sunflower seeds|Nuts
pumpkin-seeds||pepitas;hulled pumpkin seeds|Nuts
mixed-seeds||seed mix;seeds;salad seeds|Nuts||sesame
chia-seeds||chia|Nuts
flaxseed||flax seed;linseed;flax;ground flaxseed;flaxseed meal;flax meal;ground flax seed;golden flaxseed;milled flaxseed;ground linseed;flax egg|Nuts
hemp-seeds||hemp hearts;shelled hemp seeds|Nuts
psyllium-husk||psyllium;psyllium husk powder|Baking
poppy-seeds||white poppy seeds|Herbs & Spices
nigella-seeds||kalonji;black onion seeds;nigella;black cumin seeds;onion seeds|Herbs & Spices
lotus-seeds||makhana;fox nuts|Nuts
watermelon-seeds||egusi;melon seeds|Nuts
canned-coconut-milk||coconut milk;full-fat coconut milk;tinned coconut milk;unsweetened coconut milk|Condiments||sulfites
light-coconut-milk||reduced-fat coconut milk;lite coconut milk;half-fat coconut milk;light canned coconut milk;canned light coconut milk;tinned light coconut milk|Condiments||sulfites
coconut-cream||canned coconut cream;creamed coconut;coconut cream block;block creamed coconut|Condiments||sulfites
cream-of-coconut||coco lopez;sweetened cream of coconut|Condiments|||sugar
coconut-milk-powder||coconut powder;coconut cream powder|Condiments||dairy||dairy
coconut-water||coconut juice|Beverages||sulfites||sugar
trail-mix||fruit and nut mix;nut and raisin mix;student mix;scroggin|Snacks|nuts|peanuts;dairy;soy;sulfites||dairy;legume;sugar
white-rice||rice;long-grain rice;long-grain white rice;uncooked rice;easy-cook rice;uncooked white rice;parboiled rice;converted rice;medium-grain rice;instant rice;minute rice|Grains|||grain
basmati-rice||basmati;white basmati rice|Grains|||grain
jasmine-rice||thai fragrant rice;fragrant rice;thai rice|Grains|||grain
brown-rice||long-grain brown rice;brown basmati rice;wholegrain rice;whole-grain rice;short-grain brown rice|Grains|||grain
short-grain-rice|short-grain rice|calrose rice;pudding rice|Grains|||grain
arborio-rice||risotto rice;arborio;carnaroli rice;vialone nano;carnaroli|Grains|||grain
paella-rice||bomba rice;spanish rice;calasparra rice|Grains|||grain
sushi-rice||japanese rice;japanese short-grain rice|Grains|||grain
glutinous-rice||sticky rice;sweet rice;mochi rice|Grains|||grain
red-rice||black rice;forbidden rice;camargue red rice|Grains|||grain
wild-rice||wild rice mix;wild rice blend|Grains|||grain
cooked-white-rice||steamed rice;cooked rice;leftover rice;cold cooked rice;boiled rice;microwave rice;rice pouch;ready rice;cooked basmati rice;cooked long-grain rice;day-old rice;cooked jasmine rice|Grains|||grain
cooked-brown-rice||microwave brown rice|Grains|||grain
rice-mix||seasoned rice;rice-a-roni;pilau rice;egg fried rice;yellow rice mix;flavoured rice;fried rice;spanish rice mix|Grains||eggs;dairy;gluten;soy;msg;nightshades;celery;mustard|grain;processed|dairy;egg;legume
quinoa||white quinoa;red quinoa;quinoa flakes;uncooked quinoa;tricolour quinoa;black quinoa|Grains|||grain
cooked-quinoa||quinoa pouch|Grains|||grain
couscous||cous cous;instant couscous;wholewheat couscous;israeli couscous;giant couscous;pearl couscous;moghrabieh;fregola;whole-wheat couscous|Grains|gluten||grain
cooked-couscous||leftover couscous|Grains|gluten||grain
bulgur||bulgur wheat;cracked wheat;burghul;bulghur;freekeh;bulghur wheat|Grains|gluten||grain
wheat-berries||wheatberries;wholegrain wheat;ebly;durum wheat;whole wheat berries|Grains|gluten||grain
pearl-barley||barley;pot barley;pearled barley;hulled barley;barley flakes|Grains|gluten||grain
rolled-oats||oats;oatmeal;old-fashioned oats;porridge oats;quick oats;quick-cooking oats;jumbo oats;old-fashioned rolled oats;whole oats;porridge;oat flakes;quick-cooking oatmeal;regular oats|Grains||gluten|grain
steel-cut-oats|steel-cut oats|pinhead oatmeal;irish oats;oat groats;coarse oatmeal;medium oatmeal;fine oatmeal|Grains||gluten|grain
gluten-free-oats|gluten-free oats|gluten-free rolled oats;certified gluten-free oats|Grains|||grain
instant-oatmeal||instant oats;oatmeal packet;instant porridge;flavoured porridge sachet|Grains||nuts;dairy;gluten;soy|grain|dairy;legume;sugar
oat-bran|||Grains||gluten|grain
cornmeal||polenta;yellow cornmeal;white cornmeal;maize meal;corn meal;coarse polenta;mealie meal;maize flour;fine polenta;fine cornmeal;fine yellow cornmeal|Grains|||grain
instant-polenta||pre-cooked polenta;quick-cook polenta;polenta tube;ready-made polenta;quick-cooking polenta|Grains|||grain
grits||corn grits;hominy grits;quick grits|Grains|||grain
buckwheat-groats||buckwheat;kasha|Grains|||grain
millet||millet flakes;millet groats|Grains|||grain
amaranth||amaranth grain|Grains|||grain
spelt||pearled spelt;spelt berries;spelt grain|Grains|gluten||grain
kamut||khorasan wheat|Grains|gluten||grain
farro||emmer;emmer wheat;pearled farro|Grains|gluten||grain
teff||teff flour|Grains|||grain
sorghum||sorghum flour|Grains|||grain
fonio|||Grains|||grain
rye-berries||rye flakes;rye grain|Grains|gluten||grain
mixed-grains||grain pouch;mixed grain pouch;five grain mix;ancient grains;grain mix|Grains||gluten|grain
wheat-germ||wheatgerm|Grains|gluten||grain
wheat-bran||bran|Grains|gluten||grain
wheat-starch|||Baking|gluten||grain
all-purpose-flour|all-purpose flour|flour;plain flour;white flour;unbleached flour;wheat flour;plain white flour;ap flour;unbleached all-purpose flour;pastry flour;fine flour|Baking|gluten||grain
bread-flour||strong flour;strong white flour;strong bread flour;strong white bread flour;white bread flour;baker's flour;high-gluten flour;bread mix flour|Baking|gluten||grain
00-flour||tipo 00 flour;pasta flour;pizza flour;00 pasta flour;italian 00 flour|Baking|gluten||grain
cake-flour||sponge flour;soft flour|Baking|gluten||grain
self-rising-flour|self-rising flour|self-raising flour;sr flour;white self-raising flour|Baking|gluten||grain
whole-wheat-flour||wholemeal flour;wholemeal bread flour;whole wheat pastry flour;wholewheat flour;graham flour;atta;atta flour;strong wholemeal flour;chapati flour;whole wheat bread flour;wholemeal plain flour|Baking|gluten||grain
spelt-flour||white spelt flour;wholemeal spelt flour;einkorn flour;kamut flour|Baking|gluten||grain
rye-flour||dark rye flour;light rye flour|Baking|gluten||grain
barley-flour|||Baking|gluten||grain
durum-flour||durum wheat flour;semola;semola rimacinata|Baking|gluten||grain
gluten-free-flour|gluten-free flour|gluten-free plain flour;gluten-free flour blend;gluten-free all-purpose flour;gluten-free self-raising flour;gluten-free baking flour|Baking||soy;nightshades;lupin|grain|legume
rice-flour||white rice flour;ground rice;sweet rice flour;glutinous rice flour;mochiko|Baking|||grain
brown-rice-flour|||Baking|||grain
masa-harina||masa;corn masa;masa flour|Baking|||grain
masarepa||arepa flour;masa arepa;harina pan;pre-cooked maize flour;pre-cooked corn flour;pre-cooked cornmeal;pre-cooked white maize flour;pre-cooked white corn flour;pre-cooked white cornmeal|Baking|||grain
corn-flour||yellow corn flour;blue corn flour|Baking|||grain
cornstarch||corn starch;cornflour;maize starch;maizena|Baking|||grain
tapioca-pearls||tapioca;boba;sago;tapioca balls;instant tapioca;minute tapioca|Baking
tapioca-flour||tapioca starch;cassava flour;manioc starch;cassava starch|Baking
arrowroot-flour||arrowroot;arrowroot powder;arrowroot starch|Baking
potato-flour|||Baking|nightshades
potato-starch||potato starch flour;potato flour starch|Baking|nightshades
sweet-potato-starch|||Baking
buckwheat-flour|||Baking|||grain
oat-flour||ground oats|Baking||gluten|grain
quinoa-flour||amaranth flour;millet flour|Baking|||grain
green-banana-flour||plantain flour;tiger nut flour|Baking
chestnut-flour|||Baking|nuts
coconut-flour|||Baking
semolina||semolina flour;fine semolina;cream of wheat;farina;sooji;rava;suji;coarse semolina|Baking|gluten||grain
malt-powder||barley malt;malt;diastatic malt powder;malt extract;barley malt syrup;malt syrup;malted barley;malt flour;barley malt extract|Baking|gluten||grain;sugar
dry-pasta||pasta;spaghetti;penne;macaroni;fusilli;linguine;rigatoni;farfalle;conchiglie;pasta shells;elbow macaroni;orzo;tagliatelle;fettuccine;orecchiette;cavatappi;ziti;bucatini;angel hair pasta;capellini;rotini;ditalini;vermicelli;pappardelle;elbow pasta;bow tie pasta;shell pasta;campanelle;gemelli;paccheri;casarecce;dried pasta;short pasta;long pasta;soup pasta;trofie;tubetti;stelline;spaghettini;mezze maniche;spirali;pasta twists;small pasta;pasta shape;penne pasta;linguini;linguine pasta;risoni;bowtie pasta;durum wheat pasta;durum wheat spaghetti;durum wheat semolina pasta;semolina pasta|Grains|gluten|eggs|grain|egg
lasagna-noodles||lasagne sheets;lasagna sheets;lasagne;no-boil lasagna noodles;oven-ready lasagna noodles;dried lasagne sheets;lasagna pasta;cannelloni tubes;cannelloni;fresh lasagne sheets;manicotti;jumbo shells;jumbo pasta shells;conchiglioni;lumaconi;large pasta shells;giant pasta shells|Grains|gluten|eggs|grain|egg
whole-wheat-pasta||whole wheat spaghetti;wholewheat pasta;wholemeal pasta;wholewheat spaghetti;whole grain pasta;wholewheat penne;spelt pasta;wholegrain pasta|Grains|gluten|eggs|grain|egg
fresh-pasta||fresh tagliatelle;fresh egg pasta;egg pasta;egg tagliatelle;refrigerated pasta;fresh fettuccine;fresh linguine|Grains|eggs;gluten||egg;grain
filled-pasta||tortellini;ravioli;cheese tortellini;cheese ravioli;agnolotti;fresh tortellini;spinach and ricotta ravioli;tortelloni;meat ravioli;stuffed pasta;cappelletti|Grains|eggs;dairy;gluten|nuts;nightshades|dairy;egg;grain|meat;rennet
egg-noodles||wide egg noodles;medium egg noodles;fine egg noodles;chinese egg noodles;egg noodle nests;dried egg noodles;noodles;fresh egg noodles;extra-wide egg noodles|Grains|eggs;gluten||egg;grain
gluten-free-pasta|gluten-free pasta|corn pasta;gluten-free spaghetti;rice pasta;gluten-free penne;brown rice pasta|Grains||eggs;soy;lupin|grain|egg;legume
lentil-pasta||chickpea pasta;red lentil pasta;bean pasta;legume pasta;pulse pasta;edamame spaghetti|Grains||gluten;soy|legume|grain
cooked-pasta||leftover pasta;cooked spaghetti;cooked macaroni;cooked noodles;leftover noodles|Grains|gluten|eggs|grain|egg
spaetzle||spätzle|Grains|eggs;gluten|dairy|egg;grain|dairy
potato-gnocchi||gnocchi;fresh gnocchi|Grains|gluten;nightshades|eggs;dairy;sulfites|grain|dairy;egg
rice-noodles||rice vermicelli;rice stick noodles;flat rice noodles;rice sticks;vermicelli rice noodles;pad thai noodles;dried rice noodles;ho fun noodles;thin rice noodles;fine rice noodles;folded rice noodles|Grains|||grain
rice-paper||rice paper wrapper;rice paper sheet;vietnamese rice paper;rice wrapper|Grains|||grain
rice-cake-sticks|korean rice cakes|tteok;tteokbokki;nian gao;garaetteok;rice ovalettes|Grains||shellfish;fish;gluten;sesame;soy;msg;nightshades;molluscs|grain|fish;shellfish;legume
soba-noodles||soba;buckwheat noodles|Grains|gluten||grain
udon-noodles||udon;fresh udon;thick udon noodles;straight-to-wok udon noodles|Grains|gluten||grain
ramen-noodles||fresh ramen noodles;lamian;ramen;fresh wheat noodles;wheat noodles;straight-to-wok noodles;dried ramen noodles;lo mein noodles;hokkien noodles;chinese noodles;yakisoba noodles|Grains|gluten|eggs|grain|egg
somen-noodles||somen|Grains|gluten||grain
glass-noodles||cellophane noodles;mung bean noodles;bean thread noodles;mung bean vermicelli;sweet potato noodles;dangmyeon;bean vermicelli;bean threads|Grains|||legume
shirataki-noodles||konjac noodles;konnyaku;shirataki;slim noodles;konjac|Vegetables
instant-ramen||instant noodles;pot noodle;cup noodles;2-minute noodles;ramen noodle soup;ramen packet|Grains|gluten|shellfish;fish;eggs;dairy;sesame;soy;msg;nightshades;celery;mustard;molluscs|grain;seed-oil;processed|meat;fish;shellfish;dairy;egg;legume
chow-mein-noodles||crispy noodles;crispy chow mein noodles;fried noodles|Grains|gluten|eggs;soy;msg|grain;seed-oil|egg;legume
white-bread||bread;sandwich bread;sliced bread;sliced white bread;white loaf;bread slices;toast;stale bread;white sandwich bread;day-old bread;loaf of bread;crusty white bread;crusty bread;country bread;farmhouse loaf;rustic bread;stale white bread;day-old white bread;good-quality bread;loaf;bloomer;country-style bread;white farmhouse bread|Grains|gluten|dairy;sesame;soy|grain|dairy;legume
fresh-breadcrumbs||fresh bread crumbs;soft breadcrumbs;fresh white breadcrumbs;white breadcrumbs;soft bread crumbs;fresh white bread crumbs|Grains|gluten|dairy;soy|grain|dairy;legume
whole-wheat-bread||wholemeal bread;brown bread;whole grain bread;wholewheat bread;granary bread;multigrain bread;seeded bread;granary loaf;whole wheat sandwich bread;wholemeal sandwich bread;wholegrain bread;wholemeal loaf;mixed grain bread;seeded loaf|Grains|gluten|dairy;sesame;soy|grain|dairy;legume
rye-bread||pumpernickel;dark rye bread;pumpernickel bread;light rye bread;black bread|Grains|gluten|dairy;sesame|grain|dairy
sourdough-bread||sourdough;sourdough loaf;sourdough slices;levain bread|Grains|gluten||grain
french-bread||baguette;french stick;french baguette;french loaf;part-baked baguette;ficelle|Grains|gluten||grain
italian-bread||ciabatta;ciabatta roll;focaccia;focaccia bread;ciabatta loaf;ciabatta bread;rustic italian bread|Grains|gluten|dairy|grain|dairy
soda-bread||irish soda bread|Grains|dairy;gluten||dairy;grain
garlic-bread||garlic baguette;garlic bread slices|Grains|dairy;gluten|soy|dairy;grain|legume
cornbread||corn bread;corn muffin|Grains|eggs;dairy;gluten||dairy;egg;grain;sugar
gluten-free-bread|gluten-free bread|gluten-free loaf;gluten-free rolls|Grains||nuts;eggs;dairy;sesame;soy;lupin|grain;processed|dairy;egg;legume
pita-bread||pita;pitta;pitta bread;wholemeal pitta;flatbread;flat bread;whole wheat pita;pita pocket;pocket bread;lavash;greek pita;wholemeal pitta bread;lebanese bread|Grains|gluten|dairy;sesame|grain|dairy
naan||naan bread;nan bread;garlic naan;peshwari naan|Grains|gluten|nuts;eggs;dairy|grain|dairy;egg
chapati||roti;paratha;phulka;chapatti;roti canai|Grains|gluten|eggs;dairy|grain|dairy;egg
poppadom||papadum;papad;poppadum;pappadam|Snacks||gluten|legume;seed-oil|grain
injera|||Grains||gluten|grain
bagel||plain bagel;everything bagel;cinnamon raisin bagel|Grains|gluten|eggs;dairy;sesame;soy|grain|dairy;egg;legume
english-muffin||toasting muffin;white muffin|Grains|gluten|dairy;soy|grain|dairy;legume
crumpet||pikelet|Grains|gluten|dairy|grain|dairy
scone||buttermilk biscuit;cheese scone;fruit scone;american biscuits|Grains|dairy;gluten|eggs|dairy;grain|egg;sugar
refrigerated-biscuit-dough||biscuit dough;canned biscuits;crescent roll dough;crescent rolls;refrigerated crescent rolls;pillsbury biscuits;refrigerated biscuits|Baking|gluten|dairy;soy|grain;sugar;seed-oil;processed|dairy;legume
flour-tortilla||tortilla;wrap;tortilla wrap;flour wrap;soft tortilla;wholemeal wrap;soft taco shell;burrito wrap;whole wheat tortilla|Grains|gluten|soy|grain|meat;legume;seed-oil
corn-tortilla||yellow corn tortilla;blue corn tortilla;white corn tortilla;small corn tortillas|Grains||gluten|grain
taco-shells||hard taco shells;tostada shell;tostada;crunchy taco shells|Grains|||grain;seed-oil
hamburger-bun||burger bun;hot dog bun;bun;hot dog roll;sesame seed bun;slider bun;hamburger roll;soft bun;finger roll|Grains|gluten|eggs;dairy;sesame;soy|grain|dairy;egg;legume;sugar
brioche-bun||brioche burger bun;brioche rolls|Grains|eggs;dairy;gluten|sesame;soy|dairy;egg;grain;sugar|legume
dinner-roll||bread roll;roll;white roll;soft roll;crusty roll;bap;hoagie roll;kaiser roll;sub roll;submarine roll;crusty bread roll;parker house rolls;sandwich roll|Grains|gluten|eggs;dairy;sesame;soy|grain|dairy;egg;legume
hawaiian-rolls||sweet rolls;milk bread;challah;sweet bread rolls;hokkaido milk bread|Grains|eggs;gluten|dairy;sesame;soy|egg;grain;sugar|dairy;legume
bao-buns||steamed buns;mantou;char siu bao|Grains|gluten|dairy;sesame;soy|grain;sugar|dairy;legume
croissant||butter croissant;pain au chocolat|Grains|dairy;gluten|eggs;soy|dairy;grain|egg;legume;sugar
brioche||brioche loaf;brioche bread|Grains|eggs;dairy;gluten||dairy;egg;grain;sugar
panettone||stollen;raisin bread;hot cross bun;fruit loaf;teacake;cinnamon raisin bread;fruit bread|Grains|eggs;dairy;gluten|nuts;sesame;sulfites|dairy;egg;grain;sugar
breadcrumbs||bread crumbs;dry breadcrumbs;dried breadcrumbs;italian breadcrumbs;seasoned breadcrumbs;fine breadcrumbs;dry bread crumbs;plain breadcrumbs;natural breadcrumbs;italian-style breadcrumbs;italian seasoned breadcrumbs|Baking|gluten|eggs;dairy;sesame;soy|grain|dairy;egg;legume
panko||panko breadcrumbs;panko bread crumbs;japanese breadcrumbs|Baking|gluten|dairy;sesame;soy|grain|dairy;legume
gluten-free-breadcrumbs|gluten-free breadcrumbs|gluten-free panko|Baking||eggs;dairy;sesame;soy;lupin|grain|dairy;egg;legume
stuffing-mix||stuffing;sage and onion stuffing;stove top stuffing;herb stuffing mix;dry bread stuffing|Baking|gluten|eggs;dairy;sesame;soy;sulfites;msg;celery;mustard|grain;processed|meat;dairy;egg;legume
croutons||garlic croutons|Grains|gluten|dairy;soy|grain;seed-oil|dairy;legume
saltine-crackers||crackers;soda crackers;saltines;water biscuits;cream crackers;ritz crackers;water crackers;oyster crackers;table crackers|Snacks|gluten|dairy;sesame;soy;msg|grain;seed-oil|dairy;legume
cheese-crackers||butter crackers;buttery crackers;cheese straws;cheese biscuits|Snacks|dairy;gluten|sesame;soy;msg;celery;mustard|dairy;grain;processed|legume;seed-oil
oatcakes||oat cakes;oat crackers|Snacks||dairy;gluten|grain|dairy
crispbread||rye crispbread;knäckebröd;rye crackers;ryvita;wholegrain crackers|Snacks|gluten|sesame|grain
breadsticks||grissini;bread stick|Snacks|gluten|dairy;sesame;soy|grain|dairy;legume
melba-toast||rusks;zwieback;french toast crackers|Snacks|gluten|eggs;dairy;sesame|grain|dairy;egg
graham-crackers||graham cracker crumbs;graham crumbs|Snacks|gluten|dairy;soy|grain;sugar;processed|dairy;honey;legume
digestive-biscuits||digestives;wheatmeal biscuits;marie biscuits;rich tea biscuits;plain biscuits;hobnobs;malt biscuits|Snacks|gluten|dairy;soy|grain;sugar;seed-oil;processed|dairy;legume
matzo||matzah;matzo meal;matzoh|Grains|gluten|eggs|grain|egg
puff-pastry||puff pastry sheets;ready-rolled puff pastry;all-butter puff pastry;frozen puff pastry;flaky pastry;butter puff pastry;puff pastry block|Baking|gluten|eggs;dairy;soy|grain|meat;dairy;egg;legume
phyllo-dough||filo pastry;filo;phyllo;phyllo pastry;kataifi;filo sheets;brik pastry|Baking|gluten|soy|grain|legume
pie-crust||shortcrust pastry;pastry;pie shell;pie dough;sweet pastry;ready-made shortcrust pastry;sweet shortcrust pastry;pastry case;frozen pie crust;tart shell;pastry shell;pie pastry;ready-rolled shortcrust pastry;refrigerated pie crust;unbaked pie shell;9-inch pie crust|Baking|gluten|eggs;dairy;soy;sulfites|grain|meat;dairy;egg;legume;sugar
graham-cracker-crust||graham cracker pie crust;biscuit base|Baking|gluten|dairy;soy|grain;sugar;seed-oil;processed|dairy;legume
pizza-dough||pizza base;pizza crust;ready-made pizza base;pizza dough ball;bread dough;frozen bread dough;pizza dough mix|Baking|gluten|dairy;soy|grain|dairy;legume
wonton-wrappers||egg roll wrappers;wonton skins;spring roll wrappers;wonton sheets|Grains|gluten|eggs|grain|egg
dumpling-wrappers||gyoza wrappers;gyoza skins;potsticker wrappers;round dumpling wrappers|Grains|gluten|eggs|grain|egg
dumplings||gyoza;potstickers;frozen dumplings;wontons;dim sum;pierogi;momos;pelmeni|Grains|gluten|peanuts;shellfish;fish;eggs;dairy;sesame;soy;msg;nightshades;celery;mustard;molluscs|grain;processed|meat;red-meat;fish;shellfish;dairy;egg;legume
spring-rolls||egg rolls;samosas;vegetable spring rolls|Snacks|gluten|peanuts;shellfish;fish;eggs;dairy;sesame;soy;msg;nightshades;celery;mustard;molluscs|grain;seed-oil;processed|meat;fish;shellfish;dairy;egg;legume
corn-flakes||cornflakes;crushed cornflakes;frosted flakes;corn cereal|Grains||gluten|grain;processed|sugar
bran-flakes||bran cereal;all-bran;raisin bran;bran sticks|Grains|gluten||grain;processed|sugar
wheat-biscuits||weetabix;weet-bix;wheat biscuit cereal|Grains|gluten||grain|sugar
shredded-wheat||shreddies|Grains|gluten||grain
puffed-rice-cereal||rice cereal;rice krispies;rice bubbles;puffed rice;crispy rice cereal;crisped rice cereal|Grains||gluten|grain;processed|sugar
muesli||swiss muesli;bircher muesli|Grains|gluten|nuts;peanuts;dairy;sesame;soy;sulfites|grain|dairy;legume;sugar
granola||crunchy oat cereal;granola clusters|Grains||nuts;peanuts;dairy;gluten;sesame;soy|grain;sugar|dairy;honey;legume;seed-oil
chocolate-cereal|breakfast cereal|chocolate cereal;coco pops;sugary cereal;cereal;honey nut cheerios;cheerios;children's cereal;chex cereal;sweetened cereal|Grains||nuts;peanuts;dairy;gluten;soy|grain;sugar;processed|dairy;honey;legume
baby-rice||baby cereal;infant cereal;baby porridge|Grains||dairy;gluten|grain|dairy
pancake-mix||pancake and waffle mix;bisquick;baking mix;pancake batter mix;biscuit mix;all-purpose baking mix|Baking|gluten|eggs;dairy;soy|grain;processed|dairy;egg;legume;sugar
pancakes||crepes;frozen pancakes;scotch pancake;blini|Grains|eggs;dairy;gluten||dairy;egg;grain;sugar
yorkshire-pudding||frozen yorkshire puddings;toad in the hole batter|Grains|eggs;dairy;gluten||dairy;egg;grain;seed-oil
cornbread-mix||corn muffin mix;jiffy corn muffin mix|Baking|gluten|eggs;dairy;soy|grain;sugar;processed|meat;dairy;egg;legume
bread-mix||bread machine mix;ciabatta mix|Baking|gluten|dairy;soy|grain|dairy;legume
tempura-batter-mix||tempura flour;batter mix;tempura mix|Baking|gluten|eggs;soy;msg|grain|egg;legume
coating-mix||shake and bake;breadcrumb coating;seasoned coating mix;fry mix|Baking|gluten|dairy;soy;msg;nightshades;celery;mustard|grain;processed|dairy;legume
olive-oil||extra virgin olive oil;evoo;virgin olive oil;light olive oil;good olive oil;pure olive oil;olive oil spray;mild olive oil|Oils
canola-oil||rapeseed oil;cold-pressed rapeseed oil;canola|Oils|||seed-oil
vegetable-oil||cooking oil;oil;neutral oil;frying oil;salad oil;oil for frying;oil for deep-frying;flavourless oil;vegetable oil for frying;neutral-flavored oil;deep-frying oil|Oils||soy|seed-oil|legume
soybean-oil||soya oil;soy oil|Oils||soy|seed-oil|legume
sunflower-oil||sunflower seed oil|Oils|||seed-oil
safflower-oil|||Oils|||seed-oil
corn-oil||maize oil|Oils|||grain;seed-oil
peanut-oil||groundnut oil|Oils|peanuts||legume;seed-oil
sesame-oil||toasted sesame oil;dark sesame oil;roasted sesame oil;asian sesame oil|Oils|sesame
coconut-oil||virgin coconut oil;refined coconut oil;solid coconut oil|Oils
avocado-oil||avocado oil spray|Oils
grapeseed-oil||grape seed oil|Oils|||seed-oil
rice-bran-oil||cottonseed oil|Oils|||seed-oil
walnut-oil||pistachio oil;macadamia oil;pecan oil|Oils|nuts
almond-oil|||Oils|nuts
hazelnut-oil|||Oils|nuts
pumpkin-seed-oil|||Oils
flaxseed-oil||linseed oil;hemp oil;flax oil;hemp seed oil|Oils
truffle-oil||truffle-infused oil|Oils
chili-oil||chilli oil;chile oil;hot chilli oil;rayu;la-yu|Oils|nightshades|peanuts;sesame;soy|seed-oil|legume
garlic-oil||garlic-infused oil;infused oil;lemon-infused oil;basil oil;garlic olive oil|Oils
mustard-oil|||Oils|mustard
palm-oil||red palm oil;dende oil|Oils
lard||pork lard;manteca|Oils|||meat;red-meat
shortening||vegetable shortening;crisco;trex;vegetable fat;copha;solid vegetable fat|Oils||soy|seed-oil;processed|legume
margarine||vegetable spread;baking spread;spread;sunflower spread;stork;soft margarine;baking margarine;dairy-free margarine;block margarine;low-fat spread|Oils||dairy;soy|seed-oil;processed|dairy;legume
cooking-spray||nonstick spray;oil spray;non-stick cooking spray;nonstick cooking spray;spray oil;low-calorie cooking spray;vegetable oil spray;cooking oil spray;vegetable cooking spray;1-cal spray;non-stick spray|Oils||soy|seed-oil|legume
duck-fat||goose fat;chicken fat;schmaltz|Oils|||meat
bacon-grease||bacon fat;bacon dripping|Oils|||meat;red-meat;processed-meat
beef-tallow||tallow;beef dripping;dripping;beef suet;suet;shredded suet|Oils||gluten|meat;red-meat|grain
vegetable-suet|||Oils|gluten||grain;seed-oil
fresh-basil||basil;basil leaf;basil leaves;fresh basil leaf;sweet basil;basil sprig;bunch basil;genovese basil|Herbs & Spices
thai-basil||holy basil;thai basil leaf;asian basil|Herbs & Spices
cilantro||fresh coriander;coriander leaf;coriander leaves;fresh coriander leaves;cilantro leaves;fresh cilantro;coriander;fresh coriander leaf;cilantro leaf;chopped coriander;coriander root;coriander sprig;bunch coriander;coriander stalk;dhania|Herbs & Spices
parsley||fresh parsley;flat-leaf parsley;parsley leaf;parsley leaves;flatleaf parsley;fresh flatleaf parsley;italian parsley;curly parsley;fresh flat-leaf parsley;parsley sprig;parsley stalk;continental parsley;fresh italian parsley;curly-leaf parsley|Herbs & Spices
mint||fresh mint;mint leaf;mint leaves;peppermint;mint sprig;fresh mint leaf|Herbs & Spices
spearmint|||Herbs & Spices
dried-mint|||Herbs & Spices
fresh-rosemary||rosemary;rosemary sprig;rosemary leaf;rosemary leaves;sprig rosemary;rosemary needles|Herbs & Spices
fresh-thyme||thyme;thyme sprig;lemon thyme;thyme leaf;thyme leaves;fresh thyme leaf;fresh thyme leaves;sprig thyme|Herbs & Spices
fresh-oregano||oregano leaf;fresh oregano leaf;oregano leaves|Herbs & Spices
fresh-marjoram|||Herbs & Spices
fresh-tarragon||tarragon leaf;tarragon leaves;french tarragon;tarragon sprig|Herbs & Spices
fresh-dill||dill;dill sprig;dill frond;fresh dill weed|Herbs & Spices
fresh-sage||sage leaf;fresh sage leaf;sage leaves|Herbs & Spices
fresh-bay-leaf||fresh bay leaves|Herbs & Spices
fresh-herbs||mixed fresh herbs;herbs;soft herbs;fresh mixed herbs;chopped fresh herbs;herb sprigs|Herbs & Spices
bouquet-garni|||Herbs & Spices||celery
chervil||fresh chervil|Herbs & Spices
lovage|||Herbs & Spices
savory||summer savory;winter savory|Herbs & Spices
lemon-balm||lemon verbena|Herbs & Spices
lavender||dried lavender;culinary lavender;lavender flowers|Herbs & Spices
edible-flowers||nasturtium;courgette flowers;zucchini blossoms;borage;dried rose petals;rose petals|Herbs & Spices
shiso||perilla;perilla leaf;shiso leaf|Herbs & Spices
vietnamese-mint||laksa leaves;rau ram;vietnamese coriander|Herbs & Spices
culantro||sawtooth herb;recao|Herbs & Spices
pandan||pandan leaf;screwpine leaf;pandan essence|Herbs & Spices
epazote||hoja santa|Herbs & Spices
sorrel||sorrel leaves|Vegetables
lamb-s-lettuce|lamb's lettuce|mâche;corn salad|Vegetables
romanesco||romanesco broccoli;romanesco cauliflower|Vegetables
dried-basil||basil dried|Herbs & Spices
dried-oregano||oregano;greek oregano;mexican oregano;ground oregano|Herbs & Spices
dried-thyme||ground thyme|Herbs & Spices
dried-rosemary|||Herbs & Spices
dried-parsley||parsley flakes|Herbs & Spices
dried-dill||dill weed;dried dill weed|Herbs & Spices
dill-seed|||Herbs & Spices
mixed-herbs||dried mixed herbs;dried herbs;dried italian herbs;mixed dried herbs|Herbs & Spices
italian-seasoning||italian herbs;italian herb seasoning;pizza seasoning|Herbs & Spices||celery
herbes-de-provence||provencal herbs|Herbs & Spices
sage||ground sage;dried sage;rubbed sage|Herbs & Spices
tarragon||dried tarragon|Herbs & Spices
marjoram||dried marjoram|Herbs & Spices
dried-chives||freeze-dried chives|Herbs & Spices
bay-leaf||dried bay leaf;bay;bay leaves;indian bay leaf|Herbs & Spices
salt||table salt;sea salt;kosher salt;sea salt flakes;flaky sea salt;coarse salt;fine sea salt;cooking salt;rock salt;maldon salt;himalayan salt;pink salt;fine salt;coarse sea salt;flaked sea salt;iodized salt;low-sodium salt;coarse kosher salt;salt flakes;fleur de sel;flaky salt|Herbs & Spices
salt-and-pepper||salt and freshly ground black pepper;seasoning;salt & pepper;salt and black pepper;salt and ground black pepper|Herbs & Spices
black-salt||kala namak|Herbs & Spices
curing-salt||pink curing salt;prague powder;saltpetre|Herbs & Spices
celery-salt|||Herbs & Spices|celery|msg
garlic-salt||garlic and herb salt|Herbs & Spices||msg;celery
onion-salt|||Herbs & Spices||msg;celery
seasoned-salt||seasoning salt;lawry's seasoned salt;seasoned salt blend;all-purpose seasoning;house seasoning|Herbs & Spices||gluten;msg;nightshades;celery;mustard||grain
msg|MSG|monosodium glutamate;accent seasoning;ajinomoto;flavour enhancer|Herbs & Spices|msg
black-pepper||ground black pepper;pepper;black peppercorn;peppercorn;whole black peppercorn;freshly ground black pepper;cracked black pepper;freshly ground pepper;ground pepper;mixed peppercorns;freshly cracked black pepper;cracked pepper;coarsely ground black pepper;fresh ground black pepper;coarse black pepper|Herbs & Spices
white-pepper||white peppercorn;ground white pepper|Herbs & Spices
green-peppercorns||pink peppercorns;green peppercorn in brine|Herbs & Spices
lemon-pepper||lemon pepper seasoning|Herbs & Spices||msg;celery
cinnamon||ground cinnamon;cinnamon powder|Herbs & Spices
cinnamon-stick||cinnamon bark;cinnamon quill;cassia bark;cassia|Herbs & Spices
cumin||ground cumin;cumin powder|Herbs & Spices
cumin-seed||whole cumin;jeera;black cumin;whole cumin seeds|Herbs & Spices
coriander-seed||whole coriander seeds|Herbs & Spices
ground-coriander||coriander powder;ground coriander seed;dhania powder|Herbs & Spices
turmeric||ground turmeric;turmeric powder;haldi|Herbs & Spices
paprika||sweet paprika;hungarian paprika;ground paprika;hot paprika;mild paprika|Herbs & Spices|nightshades
smoked-paprika||pimenton;sweet smoked paprika;spanish paprika;hot smoked paprika;smoked sweet paprika;smoky paprika|Herbs & Spices|nightshades
cayenne-pepper||cayenne;ground cayenne;hot chilli powder;ground cayenne pepper;ground red pepper;pure chilli powder;hot chili powder|Herbs & Spices|nightshades
chili-flakes||red pepper flakes;chilli flakes;dried chilli flakes;red chile flakes;crushed red pepper;crushed chilli;crushed red pepper flakes;dried red pepper flakes;hot red pepper flakes;crushed chillies;hot pepper flakes;dried chili flakes;red chilli flakes|Herbs & Spices|nightshades
gochugaru||korean chilli flakes;korean chili powder;korean red pepper flakes|Herbs & Spices|nightshades
aleppo-pepper||pul biber;turkish chilli flakes;urfa biber;espelette pepper;piment d'espelette;urfa chilli flakes|Herbs & Spices|nightshades
chili-powder||chilli powder;chile powder;mild chilli powder;ancho chili powder;red chilli powder;chipotle powder;kashmiri chilli powder;ancho chile powder;chipotle chile powder;mild chili powder;red chili powder|Herbs & Spices|nightshades
curry-powder||mild curry powder;madras curry powder;medium curry powder;hot curry powder|Herbs & Spices||nightshades;celery;mustard
garam-masala||garam masala powder|Herbs & Spices||nightshades;celery;mustard
tandoori-masala||tikka masala spice mix;tandoori spice mix;curry spice mix;biryani masala;chaat masala;chana masala spice;tikka curry powder|Herbs & Spices|nightshades|msg;celery;mustard
panch-phoron||panch phoran|Herbs & Spices||mustard
ras-el-hanout||moroccan spice mix;moroccan seasoning|Herbs & Spices||nightshades;celery;mustard
baharat||seven spice;lebanese seven spice;shawarma spice|Herbs & Spices||nightshades;celery;mustard
zaatar|za'atar|zaatar spice;zahtar;za'atar spice mix|Herbs & Spices|sesame|gluten||grain
dukkah||dukka|Herbs & Spices|nuts;sesame|peanuts||legume
sumac||ground sumac|Herbs & Spices
advieh||persian spice mix|Herbs & Spices
berbere||berbere spice|Herbs & Spices|nightshades|celery;mustard
cajun-seasoning||creole seasoning;cajun spice;blackening seasoning;cajun spice mix;creole spice mix;blackened seasoning|Herbs & Spices|nightshades|gluten;msg;celery;mustard||grain
jerk-seasoning||jamaican jerk seasoning;jerk spice;jerk paste|Herbs & Spices|nightshades|gluten;soy;sulfites;msg;celery;mustard||grain;legume
old-bay-seasoning||old bay;seafood seasoning;crab boil;seafood boil seasoning|Herbs & Spices|nightshades;celery;mustard|gluten;msg||grain
adobo-seasoning||sazón;sazon seasoning|Herbs & Spices||gluten;msg;nightshades;celery;mustard||grain
taco-seasoning||taco seasoning mix;fajita seasoning;fajita spice mix;burrito seasoning;chili seasoning;mexican seasoning;chili seasoning mix;taco spice mix|Herbs & Spices|nightshades|dairy;gluten;msg;celery;mustard||dairy;grain
bbq-rub|barbecue rub|barbecue seasoning;bbq seasoning;dry rub;steak seasoning;montreal steak seasoning;steak spice|Herbs & Spices|nightshades|gluten;msg;celery;mustard|sugar|grain
everything-bagel-seasoning||everything seasoning;everything but the bagel seasoning|Herbs & Spices|sesame
ranch-seasoning||ranch dressing mix;dry ranch mix;ranch seasoning mix|Herbs & Spices|dairy|eggs;gluten;soy;msg;celery;mustard|dairy|egg;grain;legume
onion-soup-mix||dried onion soup mix;french onion soup mix;dry onion soup mix;onion soup;soup mix;dry soup mix|Condiments||eggs;dairy;gluten;soy;msg;celery;mustard|processed|meat;dairy;egg;grain;legume
fish-seasoning||chicken seasoning;grill seasoning;vegetable seasoning;vegeta|Herbs & Spices||gluten;msg;nightshades;celery;mustard||grain
furikake||rice seasoning|Herbs & Spices|sesame|shellfish;fish;gluten;soy;msg;molluscs||fish;shellfish;grain;legume
shichimi-togarashi||togarashi;japanese seven spice|Herbs & Spices|sesame;nightshades
ground-ginger||ginger powder;dried ginger;powdered ginger|Herbs & Spices
galangal||fresh galangal;galanga;galangal paste|Vegetables
nutmeg||ground nutmeg;freshly grated nutmeg;whole nutmeg;grated nutmeg|Herbs & Spices
cloves||ground cloves;whole cloves|Herbs & Spices
allspice||ground allspice;allspice berries;pimento berries;jamaica pepper|Herbs & Spices
cardamom||ground cardamom;cardamom pod;green cardamom pod;cardamom seeds;green cardamom;cardamom powder;cardamon|Herbs & Spices
black-cardamom||black cardamom pod|Herbs & Spices
fennel-seed||ground fennel;fennel pollen|Herbs & Spices
fenugreek||fenugreek seeds;ground fenugreek;methi seeds;fenugreek powder|Herbs & Spices
fenugreek-leaves||methi;kasuri methi;dried fenugreek leaves;kasoori methi|Herbs & Spices
mustard-powder||dry mustard;ground mustard;english mustard powder;mustard flour;powdered mustard;colman's mustard powder|Herbs & Spices|mustard|gluten||grain
mustard-seed||black mustard seeds;yellow mustard seeds;brown mustard seeds;white mustard seeds|Herbs & Spices|mustard
garlic-powder||granulated garlic;garlic granules;dried garlic;garlic flakes;dried minced garlic;ground garlic|Herbs & Spices||sulfites
onion-powder||onion granules;granulated onion;ground onion|Herbs & Spices||sulfites
dried-onion||onion flakes;dried minced onion;dried onion flakes;minced dried onion;instant minced onion|Herbs & Spices||sulfites
celery-seed|||Herbs & Spices|celery
caraway-seed||caraway|Herbs & Spices
anise-seed||aniseed;anise;ground anise|Herbs & Spices
ajwain||carom seeds;ajwain seeds|Herbs & Spices
asafoetida||hing;asafetida|Herbs & Spices||gluten||grain
amchur||mango powder;dried mango powder;amchoor|Herbs & Spices
annatto||achiote;achiote paste;annatto seeds;achiote seeds|Herbs & Spices
saffron||saffron threads;saffron strands;saffron powder|Herbs & Spices
mace||ground mace;mace blade|Herbs & Spices
star-anise||whole star anise|Herbs & Spices
juniper-berries||juniper|Herbs & Spices
sichuan-peppercorns||szechuan peppercorn;sichuan pepper;szechuan pepper|Herbs & Spices
five-spice-powder|five-spice powder|chinese five spice powder;five spice;chinese five spice|Herbs & Spices
pumpkin-pie-spice||pumpkin spice;apple pie spice|Herbs & Spices
mixed-spice||ground mixed spice;speculaas spice;gingerbread spice;lebkuchen spice;pudding spice|Herbs & Spices||celery
pickling-spice|||Herbs & Spices||nightshades;celery;mustard
mulling-spices||mulled wine spices|Herbs & Spices
poultry-seasoning||chicken rub|Herbs & Spices||gluten;msg;celery;mustard||grain
liquorice-root||licorice root;liquorice powder|Herbs & Spices
mahleb||mahlab|Herbs & Spices
curry-leaves||fresh curry leaf;curry leaf;fresh curry leaves;dried curry leaves|Herbs & Spices
kaffir-lime-leaves||makrut lime leaf;kaffir lime leaf;lime leaf;lime leaves;makrut lime leaves|Herbs & Spices
nutritional-yeast||nooch;yeast flakes;nutritional yeast flakes|Condiments
ketchup||catsup;tomato ketchup;tomato catsup|Condiments|nightshades|celery;mustard|sugar
curry-ketchup||spicy ketchup;banana ketchup|Condiments||nightshades;celery;mustard|sugar
brown-sauce||hp sauce;steak sauce;a1 sauce;fruity brown sauce|Condiments||fish;gluten;sulfites;nightshades;celery;mustard|sugar|fish;grain
yellow-mustard||mustard;american mustard;prepared mustard;ballpark mustard;mild mustard|Condiments|mustard|sulfites;nightshades
dijon-mustard||dijon;dijon-style mustard;french mustard|Condiments|mustard|sulfites||alcohol
wholegrain-mustard||whole-grain mustard;grain mustard;seeded mustard;coarse-grain mustard;grainy mustard|Condiments|mustard|sulfites||alcohol
english-mustard||hot english mustard;hot mustard;brown mustard;spicy brown mustard;german mustard|Condiments|mustard|gluten;sulfites||grain
honey-mustard||honey mustard dressing;honey mustard sauce|Condiments|mustard|eggs;soy;sulfites;nightshades|honey;sugar|egg;legume
mayonnaise||mayo;full-fat mayonnaise;real mayonnaise;garlic mayonnaise;salad cream;whole egg mayonnaise;good-quality mayonnaise|Condiments|eggs|soy;sulfites;mustard|egg;seed-oil|legume;sugar
light-mayonnaise||low-fat mayonnaise;reduced-fat mayonnaise;light mayo|Condiments|eggs|dairy;soy;sulfites;mustard|egg;seed-oil|dairy;legume;sugar
japanese-mayonnaise||kewpie;kewpie mayonnaise;kewpie mayo|Condiments|eggs|soy;msg;mustard|egg;seed-oil|legume;sugar
vegan-mayonnaise||vegan mayo;egg-free mayonnaise;plant-based mayonnaise|Condiments||soy;sulfites;mustard|seed-oil|legume
miracle-whip|whipped salad dressing|miracle whip|Condiments|eggs|soy;sulfites;nightshades;mustard|egg;sugar;seed-oil;processed|legume
aioli||garlic aioli;alioli|Condiments|eggs|soy;sulfites;mustard|egg|legume;seed-oil
hollandaise||hollandaise sauce;béarnaise sauce|Condiments|eggs;dairy|soy;sulfites;mustard|dairy;egg|legume
tartar-sauce||tartare sauce;sauce tartare|Condiments|eggs|soy;sulfites;celery;mustard|egg;seed-oil|legume;sugar
cocktail-sauce||seafood sauce;marie rose sauce;seafood cocktail sauce|Condiments|nightshades|fish;eggs;soy;sulfites;celery;mustard|sugar|fish;egg;legume
burger-sauce||big mac sauce;fry sauce;special sauce;chipotle mayo;chipotle mayonnaise;sriracha mayo|Condiments|eggs|soy;sulfites;nightshades;celery;mustard|egg;seed-oil|legume;sugar
soy-sauce||shoyu;light soy sauce;soya sauce;low-sodium soy sauce;reduced-sodium soy sauce;reduced-salt soy sauce;soy;japanese soy sauce;low-salt soy sauce|Condiments|gluten;soy|sulfites;msg|grain;legume
dark-soy-sauce||mushroom soy sauce;thick soy sauce|Condiments|gluten;soy|sulfites;msg|grain;legume|sugar
sweet-soy-sauce||kecap manis;ketjap manis;indonesian sweet soy sauce|Condiments|gluten;soy|sulfites;msg|grain;legume;sugar
gluten-free-soy-sauce|gluten-free soy sauce|liquid aminos;bragg liquid aminos|Condiments|soy||legume
coconut-aminos|||Condiments
tamari||tamari soy sauce;gluten-free tamari;tamari sauce|Condiments|soy|gluten;sulfites|legume|grain
ponzu||ponzu sauce|Condiments|gluten;soy|fish;sulfites;msg|grain;legume|fish;sugar;alcohol
teriyaki-sauce||teriyaki marinade;teriyaki;yakitori sauce|Condiments|gluten;soy|sesame;sulfites;msg|grain;legume;sugar|alcohol
stir-fry-sauce|stir-fry sauce|chow mein sauce;general tso sauce;kung pao sauce;bulgogi sauce;korean bbq sauce;yakisoba sauce;okonomiyaki sauce;tonkatsu sauce|Condiments|gluten;soy|peanuts;shellfish;fish;sesame;sulfites;msg;nightshades;celery;molluscs|grain;legume;sugar|fish;shellfish;alcohol
sukiyaki-sauce||noodle soup base;mentsuyu;tsuyu|Condiments|gluten;soy|fish;msg|grain;legume;sugar|fish;alcohol
hoisin-sauce||hoisin|Condiments|gluten;sesame;soy|sulfites;msg;nightshades|grain;legume;sugar
oyster-sauce||oyster flavoured sauce|Condiments|shellfish;gluten;soy;molluscs|msg|shellfish;grain;legume;sugar
vegetarian-oyster-sauce||mushroom oyster sauce;mushroom stir-fry sauce;vegan oyster sauce|Condiments|gluten;soy|msg|grain;legume;sugar
black-bean-sauce||black bean and garlic sauce;fermented black bean sauce;black bean garlic sauce|Condiments|gluten;soy|sesame;sulfites;msg;nightshades|grain;legume|sugar
fermented-black-beans||chinese black beans;douchi;salted black beans;preserved black beans|Condiments|soy|gluten|legume|grain
yellow-bean-sauce||yellow soybean paste;soybean paste;doenjang;fermented soybean paste;taucu;korean soybean paste;ssamjang|Condiments|gluten;soy|sesame;msg;nightshades|grain;legume
sweet-bean-sauce||tianmianjiang;sweet flour sauce|Condiments|gluten;soy|msg|grain;legume;sugar
doubanjiang||chilli bean paste;chili bean sauce;chilli bean sauce;toban djan;broad bean paste;chili bean paste;spicy bean paste|Condiments|gluten;soy;nightshades|msg|grain;legume
gochujang||korean chilli paste;gochujang paste;korean chili paste;korean red pepper paste|Condiments|gluten;soy;nightshades|sulfites;msg|grain;legume;sugar
chili-crisp||chilli crisp;crispy chilli oil;chilli crunch;lao gan ma;crispy chili oil|Condiments|soy;nightshades|nuts;peanuts;gluten;sesame;msg|legume;seed-oil|grain
chili-garlic-sauce||chilli garlic sauce;chili garlic paste;chile-garlic sauce;asian chili garlic sauce;chili paste;chilli paste;chile paste;hot chili paste|Condiments|nightshades|shellfish;fish;soy;sulfites;msg;molluscs||fish;shellfish;legume
sambal-oelek||sambal;sambal ulek;sambal olek;sambal badjak|Condiments|nightshades|shellfish;fish;sulfites;msg;molluscs||fish;shellfish
sweet-chili-sauce||sweet chilli sauce;thai sweet chilli sauce;sweet chile sauce;thai sweet chili sauce;sweet chilli dipping sauce|Condiments|nightshades|sulfites|sugar
chili-sauce||chilli sauce;heinz chili sauce;chile sauce;hot chilli sauce;american chili sauce|Condiments|nightshades|gluten;soy;sulfites;msg;celery|sugar|grain;legume
hot-sauce||tabasco;pepper sauce;tabasco sauce;louisiana hot sauce;frank's redhot;cayenne pepper sauce;hot pepper sauce;buffalo sauce;buffalo wing sauce;wing sauce;peri-peri sauce;piri piri sauce;cholula;red hot sauce|Condiments|nightshades|dairy;sulfites;celery||dairy
sriracha||sriracha sauce;sriracha chili sauce;sriracha hot sauce;sriracha chilli sauce|Condiments|nightshades|sulfites;msg|sugar
fish-sauce||nam pla;thai fish sauce;nuoc mam;asian fish sauce;vietnamese fish sauce|Condiments|fish|msg|fish|sugar
vegan-fish-sauce|||Condiments||gluten;soy||grain;legume
worcestershire-sauce||worcester sauce;lea & perrins;worcestershire;lea and perrins|Condiments|fish|gluten;soy;sulfites;nightshades;celery;mustard|fish;sugar|grain;legume
vegan-worcestershire-sauce||vegan worcester sauce;henderson's relish|Condiments||gluten;soy;sulfites;celery;mustard|sugar|grain;legume
shrimp-paste||belacan;terasi;kapi;dried shrimp paste;bagoong;prawn paste|Condiments|shellfish|fish;molluscs|shellfish|fish
xo-sauce|XO sauce||Condiments|shellfish;soy;nightshades;molluscs|fish;gluten;sulfites;msg|shellfish;legume;seed-oil|fish;grain
barbecue-sauce||bbq sauce;barbeque sauce;smoky bbq sauce;hickory bbq sauce|Condiments|nightshades|fish;gluten;soy;sulfites;msg;celery;mustard|sugar|fish;grain;legume
salsa||picante sauce;tomato salsa;pico de gallo;chunky salsa;fresh salsa;mild salsa;salsa roja;hot salsa|Condiments|nightshades|sulfites;celery
salsa-verde||green salsa;tomatillo salsa;green chile salsa|Condiments|nightshades|sulfites;fish;mustard||fish
enchilada-sauce||red enchilada sauce;green enchilada sauce;taco sauce;mexican tomato sauce|Condiments|nightshades|gluten;soy;sulfites;msg;celery||grain;legume
mole-sauce||mole paste;mole poblano|Condiments|nightshades|nuts;peanuts;gluten;sesame;soy;sulfites|sugar|grain;legume
chimichurri||chimichurri sauce|Condiments|nightshades|sulfites
pesto||basil pesto;green pesto;pesto sauce;fresh pesto;pesto genovese;pesto alla genovese|Condiments|nuts;dairy|eggs;sulfites|dairy|egg;rennet
red-pesto||sun-dried tomato pesto;pesto rosso;sundried tomato pesto|Condiments|nuts;dairy;nightshades|eggs;sulfites|dairy|egg;rennet
vegan-pesto||dairy-free pesto|Condiments|nuts|soy||legume
marinara-sauce||spaghetti sauce;pasta sauce;tomato pasta sauce;tomato and basil sauce;jarred pasta sauce;arrabbiata sauce;napoli sauce;marinara;tomato basil pasta sauce;napoletana sauce|Condiments|nightshades|dairy;celery||dairy;sugar
bolognese-sauce||meat sauce;ragu;leftover bolognese;bolognaise sauce;spag bol sauce|Condiments|nightshades|dairy;gluten;sulfites;celery|meat;red-meat|dairy;grain;alcohol
alfredo-sauce||white sauce;cheese sauce;carbonara sauce;béchamel;bechamel sauce;four cheese sauce;white lasagne sauce;creamy pasta sauce;lasagne white sauce|Condiments|dairy|nuts;eggs;gluten;soy;celery;mustard|dairy|egg;rennet;grain;legume
cooking-sauce||simmer sauce;casserole sauce;sweet and sour sauce;jar of sauce|Condiments||nuts;peanuts;shellfish;fish;eggs;dairy;gluten;sesame;soy;sulfites;msg;nightshades;celery;mustard;lupin;molluscs|sugar;processed|fish;shellfish;dairy;egg;grain;legume
curry-sauce||tikka masala sauce;korma sauce;jar of curry sauce;madras sauce;butter chicken sauce;jalfrezi sauce;balti sauce;tikka masala simmer sauce|Condiments|nightshades|nuts;dairy;gluten;soy;sulfites;msg;celery;mustard|processed|dairy;grain;legume;sugar
curry-roux||japanese curry roux;curry block;s&b golden curry|Condiments|gluten|peanuts;dairy;soy;msg;nightshades;celery;mustard|grain;processed|dairy;legume
katsu-curry-paste|indian curry paste|tikka paste;korma paste;madras paste;balti paste;tandoori paste;curry paste;rogan josh paste;tikka curry paste;madras curry paste;korma curry paste|Condiments|nightshades|nuts;dairy;gluten;soy;sulfites;msg;celery;mustard|seed-oil|dairy;grain;legume
harissa||harissa paste;rose harissa|Condiments|nightshades|sulfites
turkish-red-pepper-paste||biber salcasi;turkish pepper paste;turkish sweet red pepper paste;turkish hot red pepper paste;sweet red pepper paste;mild red pepper paste|Condiments|nightshades|sulfites
tapenade||olive tapenade;olive paste;black olive paste|Condiments||fish;sulfites||fish
thai-red-curry-paste||red curry paste;red thai curry paste|Condiments|nightshades|peanuts;shellfish;fish;gluten;soy;sulfites;msg;celery;mustard;molluscs||fish;shellfish;grain;legume
thai-green-curry-paste||green curry paste;green thai curry paste;thai curry paste;yellow curry paste|Condiments|nightshades|peanuts;shellfish;fish;gluten;soy;sulfites;msg;celery;mustard;molluscs||fish;shellfish;grain;legume
massaman-curry-paste||panang curry paste;rendang paste;massaman paste|Condiments|nightshades|nuts;peanuts;shellfish;fish;gluten;soy;msg;celery;mustard;molluscs||fish;shellfish;grain;legume
tom-yum-paste||tom yum;tom yam paste|Condiments|shellfish;nightshades|peanuts;fish;gluten;soy;msg;celery;mustard;molluscs|shellfish;sugar;seed-oil|fish;grain;legume
laksa-paste||laksa curry paste;nasi goreng paste;satay paste|Condiments|shellfish;nightshades|nuts;peanuts;fish;gluten;soy;msg;celery;mustard;molluscs|shellfish;seed-oil|fish;grain;legume
tamarind-paste||tamarind pulp;tamarind concentrate;tamarind puree;tamarind sauce|Condiments||sulfites
mango-chutney||chutney;tomato chutney;fruit chutney;major grey's chutney;apple chutney;lime pickle;indian pickle|Condiments||sulfites;nightshades;celery;mustard|sugar
sweet-relish||pickle relish;relish;dill relish;hot dog relish;sweet pickle relish;gherkin relish;tomato relish;corn relish;dill pickle relish|Condiments||sulfites;nightshades;celery;mustard|sugar
apple-cider-vinegar||cider vinegar;acv;raw apple cider vinegar|Condiments||sulfites
white-vinegar||distilled vinegar;vinegar;spirit vinegar;distilled white vinegar;pickling vinegar;cane vinegar;sugar cane vinegar|Condiments
malt-vinegar||brown vinegar;brown malt vinegar|Condiments|gluten||grain
balsamic-vinegar||balsamic;white balsamic vinegar;aged balsamic vinegar|Condiments|sulfites
balsamic-glaze||balsamic reduction;balsamic cream|Condiments|sulfites||sugar
red-wine-vinegar||wine vinegar|Condiments|sulfites
white-wine-vinegar||champagne vinegar;tarragon vinegar|Condiments|sulfites
sherry-vinegar||spanish sherry vinegar|Condiments|sulfites
raspberry-vinegar||fruit vinegar|Condiments|sulfites|||sugar
rice-vinegar||rice wine vinegar;sushi vinegar;seasoned rice vinegar;japanese rice vinegar;unseasoned rice vinegar;white rice vinegar|Condiments||gluten||grain;sugar
black-vinegar||chinkiang vinegar;chinese black vinegar;chinese black rice vinegar|Condiments||gluten|grain
ranch-dressing||ranch;ranch dip|Condiments|eggs;dairy|soy;sulfites;msg;celery;mustard|dairy;egg;seed-oil|legume;sugar
salad-dressing||dressing;bottled dressing;creamy dressing;creamy salad dressing|Condiments||nuts;fish;eggs;dairy;gluten;sesame;soy;sulfites;msg;nightshades;celery;mustard;lupin;molluscs|seed-oil|fish;dairy;egg;grain;legume;sugar
italian-dressing||vinaigrette;balsamic vinaigrette;greek dressing;balsamic dressing;oil and vinegar dressing;french vinaigrette;light vinaigrette;bottled italian dressing;red wine vinaigrette|Condiments||dairy;soy;sulfites;msg;nightshades;celery;mustard|seed-oil|dairy;legume;sugar
caesar-dressing||caesar salad dressing|Condiments|fish;eggs;dairy|gluten;soy;sulfites;msg;celery;mustard|fish;dairy;egg;seed-oil|rennet;grain;legume
blue-cheese-dressing||blue cheese dip;roquefort dressing|Condiments|eggs;dairy|soy;sulfites;msg;celery;mustard|dairy;egg;seed-oil|rennet;legume
thousand-island-dressing||russian dressing|Condiments|eggs;nightshades|soy;sulfites;msg;celery;mustard|egg;sugar;seed-oil|legume
french-dressing||catalina dressing|Condiments|nightshades|eggs;soy;sulfites;msg;celery;mustard|sugar;seed-oil|egg;legume
sesame-dressing||asian dressing;sesame ginger dressing;goma dressing;roasted sesame dressing|Condiments|gluten;sesame;soy|eggs;sulfites;msg;mustard|grain;legume;sugar;seed-oil|egg
coleslaw-dressing||poppy seed dressing|Condiments|eggs|dairy;soy;sulfites;celery;mustard|egg;sugar;seed-oil|dairy;legume
tzatziki||tzatsiki;cucumber yogurt dip;raita;cacik|Condiments|dairy||dairy
sour-cream-dip||french onion dip;onion dip;chive dip;sour cream and chive dip;spinach dip;spinach artichoke dip|Condiments|dairy|eggs;gluten;soy;sulfites;msg;celery;mustard|dairy;processed|egg;rennet;grain;legume
baba-ganoush||baba ghanoush;aubergine dip;baba ganouj;eggplant dip|Condiments|sesame;nightshades
muhammara|||Condiments|nuts;nightshades|gluten||grain
olive-spread||bruschetta topping;antipasti;antipasto;marinated vegetables|Condiments||fish;dairy;sulfites;nightshades||fish;dairy
honey||clear honey;runny honey;manuka honey;set honey;raw honey;honeycomb;liquid honey|Condiments|||honey
vegan-honey||honea;dandelion honey|Condiments|||sugar
maple-syrup||pure maple syrup;real maple syrup|Condiments
pancake-syrup||maple-flavoured syrup;table syrup;pancake and waffle syrup;maple flavored syrup|Condiments||sulfites|sugar;processed
jam||preserves;strawberry jam;raspberry jam;apricot jam;fruit spread;blackberry jam;fig jam;blackcurrant jam;jelly jam;strawberry preserves;raspberry preserves;apricot preserves;apricot conserve;strawberry conserve;plum jam;fig preserves;seedless raspberry jam;conserve;lingonberry jam;cherry jam;sour cherry jam;blueberry jam;peach jam;gooseberry jam;rhubarb jam;quince jam;damson jam;redcurrant jam;cloudberry jam;berry jam;mixed berry jam;rosehip jam;lingonberry preserves;stirred lingonberries|Condiments||sulfites|sugar
jelly|fruit jelly|jelly;grape jelly;redcurrant jelly;apple jelly;red currant jelly;currant jelly|Condiments||sulfites|sugar
orange-marmalade||marmalade;lemon marmalade;seville orange marmalade;ginger preserve;thick-cut marmalade|Condiments||sulfites|sugar
chili-jam||chilli jam;pepper jelly;red pepper jelly;hot pepper jelly|Condiments|nightshades|sulfites|sugar
lemon-curd||lime curd;passionfruit curd;fruit curd|Condiments|eggs;dairy||dairy;egg;sugar
mincemeat||fruit mincemeat;sweet mincemeat;mince pie filling|Baking||nuts;gluten;sulfites|sugar|meat;grain;alcohol
molasses||blackstrap molasses;light molasses;unsulphured molasses;dark molasses|Baking||sulfites|sugar
black-treacle||treacle;dark treacle|Baking||sulfites|sugar
corn-syrup||light corn syrup;dark corn syrup;karo syrup|Baking||sulfites|sugar;processed
glucose-syrup||liquid glucose;glucose;dextrose;glucose powder|Baking||sulfites|sugar;processed
golden-syrup||light treacle;cane syrup|Baking|||sugar
rice-syrup||brown rice syrup;rice malt syrup|Baking||gluten|grain;sugar
agave-syrup||agave nectar;agave;agave syrup light|Condiments|||sugar
simple-syrup||sugar syrup;gomme syrup;syrup;vanilla syrup;flavoured syrup;coffee syrup|Beverages|||sugar
grenadine|fruit syrup|grenadine;grenadine syrup;elderflower cordial;cordial;fruit cordial;squash drink;lime cordial;raspberry syrup;rose syrup;blackcurrant cordial;ribena|Beverages||sulfites|sugar|processed
chocolate-hazelnut-spread||nutella;chocolate spread;hazelnut spread;chocolate nut spread;hazelnut chocolate spread|Condiments|nuts;dairy;soy||dairy;legume;sugar;processed
cookie-butter||speculoos spread;biscoff spread;biscoff|Condiments|gluten;soy||grain;legume;sugar;seed-oil;processed
marshmallow-fluff||marshmallow creme;marshmallow cream|Condiments|eggs||egg;sugar;processed
caramel-sauce||toffee sauce;butterscotch sauce;salted caramel sauce;caramel topping;caramel;salted caramel;caramel dessert sauce|Condiments|dairy|soy|dairy;sugar|legume;processed
chocolate-syrup||chocolate sauce;fudge sauce;hot fudge;chocolate topping;chocolate fudge sauce;hot fudge sauce|Condiments||dairy;soy|sugar;processed|dairy;legume
stock||broth;bouillon;hot stock;soup stock;consommé;stock of choice|Condiments||dairy;gluten;soy;msg;nightshades;celery||meat;dairy;grain;legume
chicken-broth||chicken stock;low-sodium chicken broth;hot chicken stock;reduced-sodium chicken broth;chicken bone broth;fresh chicken stock;low-sodium chicken stock;turkey stock;turkey broth;chicken consommé;bone broth;homemade chicken stock;fat-free chicken broth;unsalted chicken stock|Condiments||gluten;soy;msg;celery|meat|grain;legume
beef-broth||beef stock;veal stock;low-sodium beef broth;beef consommé;beef bone broth;lamb stock;hot beef stock;brown stock;demi-glace;fresh beef stock;game stock|Condiments||gluten;soy;msg;celery|meat;red-meat|grain;legume
ham-stock||ham broth;pork stock;pork broth;ham stock cube|Condiments||gluten;soy;msg;celery|meat;red-meat;processed-meat|grain;legume
vegetable-broth||vegetable stock;low-sodium vegetable broth;hot vegetable stock;vegetable bouillon;mushroom stock;mushroom broth;fresh vegetable stock;vegetable soup stock;low-sodium vegetable stock;unsalted vegetable stock|Condiments||dairy;gluten;soy;msg;nightshades;celery||dairy;grain;legume
fish-stock||fish broth;fish fumet|Condiments|fish|shellfish;gluten;soy;msg;celery;molluscs|fish|shellfish;grain;legume
seafood-stock||shellfish stock;lobster stock;shrimp stock;seafood broth;lobster bisque base|Condiments|shellfish|fish;dairy;gluten;soy;msg;celery;molluscs|shellfish|fish;grain;legume;dairy
chicken-bouillon-cube||chicken stock cube;chicken bouillon;chicken stock powder;chicken bouillon granules;chicken stock pot;chicken bouillon powder;better than bouillon;chicken base;chicken oxo cube|Condiments||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;processed|dairy;grain;legume
beef-bouillon-cube||beef stock cube;beef bouillon;beef oxo cube;oxo cube;beef bouillon granules;beef stock pot;lamb stock cube;beef base|Condiments||dairy;gluten;soy;sulfites;msg;celery;mustard|meat;red-meat;processed|dairy;grain;legume
vegetable-bouillon-cube||vegetable stock cube;vegetable bouillon powder;vegetable stock powder;marigold bouillon;vegetable stock pot;swiss vegetable bouillon powder|Condiments||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|processed|dairy;grain;legume
fish-bouillon-cube||fish stock cube|Condiments|fish|shellfish;dairy;gluten;soy;sulfites;msg;celery;mustard;molluscs|fish;processed|shellfish;dairy;grain;legume
stock-cube||bouillon cube;bouillon granules;bouillon powder;stock powder;stock pot;instant bouillon|Condiments||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|processed|meat;dairy;grain;legume
beef-gravy||gravy;brown gravy;gravy sauce;chicken gravy;turkey gravy|Condiments|gluten|dairy;soy;sulfites;msg;celery;mustard|meat;red-meat;grain|dairy;legume
gravy-granules||gravy powder;gravy mix;bisto;instant gravy;brown gravy mix;gravy browning|Condiments||dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard|processed|meat;dairy;grain;legume
au-jus-mix||au jus gravy mix|Condiments||gluten;soy;msg;celery|processed|meat;grain;legume
peanut-sauce||satay sauce;thai peanut sauce;satay|Condiments|peanuts|shellfish;fish;gluten;sesame;soy;nightshades;molluscs|legume;sugar|fish;shellfish;grain
yeast-extract||marmite;vegemite;promite|Condiments|gluten|msg;celery|grain
liquid-smoke|||Condiments
wasabi||wasabi paste;wasabi powder|Condiments||dairy;soy;mustard||dairy;legume
plum-sauce||duck sauce;chinese plum sauce;apricot sauce|Condiments||gluten;sesame;soy;sulfites;msg;nightshades|sugar|grain;legume
cream-of-mushroom-soup||condensed cream of mushroom;cream of mushroom;condensed cream of mushroom soup;condensed mushroom soup;golden mushroom soup|Condiments|dairy;gluten|soy;msg;celery;mustard|dairy;grain;processed|legume
cream-of-chicken-soup||condensed cream of chicken soup;cream of chicken|Condiments|dairy;gluten|soy;msg;celery;mustard|meat;dairy;grain;processed|legume
cream-of-celery-soup||cream of celery;condensed cream soup;condensed cream of celery soup|Condiments|dairy;gluten;celery|soy;msg;mustard|dairy;grain;processed|meat;legume
tomato-soup||condensed tomato soup;cream of tomato soup;canned tomato soup|Condiments|nightshades|dairy;gluten;soy;msg;celery;mustard|sugar|dairy;grain;legume
chicken-noodle-soup||chicken soup;canned chicken noodle soup|Condiments|gluten|eggs;dairy;soy;msg;nightshades;celery;mustard|meat;grain|dairy;egg;legume
canned-soup||soup;vegetable soup;minestrone;tinned soup;lentil soup;leftover soup;instant soup;cup-a-soup;packet soup;split pea soup|Condiments||shellfish;fish;eggs;dairy;gluten;soy;msg;nightshades;celery;mustard;molluscs||meat;fish;shellfish;dairy;egg;grain;legume
clam-chowder||new england clam chowder;seafood chowder;lobster bisque;bisque|Condiments|shellfish;dairy;molluscs|fish;gluten;soy;msg;celery;mustard|shellfish;dairy|fish;grain;legume
white-sugar||sugar;granulated sugar;caster sugar;white granulated sugar;superfine sugar;golden caster sugar;castor sugar;cane sugar;unrefined sugar;golden granulated sugar;sugar cube;baker's sugar;fine sugar;berry sugar;extra-fine sugar;granulated white sugar|Baking|||sugar
brown-sugar||light brown sugar;soft brown sugar;soft light brown sugar;light muscovado sugar;packed brown sugar;firmly packed brown sugar;golden brown sugar;brown cane sugar|Baking|||sugar
dark-brown-sugar||dark muscovado sugar;muscovado sugar;muscovado;soft dark brown sugar;dark soft brown sugar|Baking|||sugar
powdered-sugar||confectioners' sugar;icing sugar;10x sugar;golden icing sugar;powder sugar|Baking|||sugar
turbinado-sugar||raw sugar;demerara sugar;sugar in the raw;sanding sugar;pearl sugar;coarse sugar;demerara;nib sugar;sparkling sugar|Baking|||sugar
jam-sugar||preserving sugar;gelling sugar;jam setting sugar|Baking|||sugar
vanilla-sugar|||Baking|||sugar
coconut-sugar||coconut palm sugar|Baking|||sugar
jaggery||panela sugar;gur;piloncillo;palm sugar;rock sugar;chinese rock sugar|Baking||sulfites|sugar
stevia||stevia powder;sweetener;artificial sweetener;splenda;granulated sweetener;sugar substitute;sucralose;saccharin;aspartame sweetener|Baking|||processed
erythritol||xylitol;swerve;monk fruit sweetener;sugar-free sweetener;monk fruit;birch sugar;powdered erythritol|Baking|||processed
fructose||fruit sugar|Baking|||sugar
baking-powder||double-acting baking powder;gluten-free baking powder|Baking||gluten||grain
baking-soda||bicarbonate of soda;sodium bicarbonate;bicarb;bicarb soda;bicarbonate soda|Baking
cream-of-tartar||tartaric acid|Baking
citric-acid||sour salt|Baking
ascorbic-acid||vitamin c powder|Baking
active-dry-yeast||yeast;dry yeast;instant yeast;dried yeast;fast-action dried yeast;rapid-rise yeast;easy-blend yeast;fast-action yeast;bread machine yeast;easy bake yeast;quick-rise yeast;easy-blend dried yeast;dried active yeast;bread yeast|Baking
fresh-yeast||compressed yeast;cake yeast|Baking
sourdough-starter||levain;sourdough discard|Baking|gluten||grain
xanthan-gum||guar gum;locust bean gum|Baking
cocoa-powder||unsweetened cocoa;cocoa;dutch-process cocoa;unsweetened cocoa powder;cacao powder;cacao;dutch-processed cocoa powder;raw cacao powder;baking cocoa;dutch cocoa|Baking
cacao-nibs||cocoa nibs;cocoa butter|Baking
hot-chocolate-mix||drinking chocolate;hot chocolate powder;hot cocoa mix;chocolate milk powder;hot chocolate;milo;nesquik|Beverages||dairy;gluten;soy|sugar;processed|dairy;grain;legume
unsweetened-chocolate||baking chocolate;bitter chocolate;unsweetened baking chocolate;cooking chocolate|Baking||nuts;dairy;soy||dairy;legume
chocolate-chips||semisweet chocolate;semi-sweet chocolate chips;bittersweet chocolate;plain chocolate;chocolate;semisweet chocolate chips;semi-sweet chocolate;dark chocolate chips;plain chocolate chips;bittersweet chocolate chips;mini chocolate chips;chocolate drops;chocolate chunks|Baking||nuts;dairy;soy|sugar|dairy;legume
milk-chocolate-chips||milk chocolate drops|Baking|dairy|nuts;soy|dairy;sugar|legume
white-chocolate-chips||white baking chips|Baking|dairy|nuts;soy|dairy;sugar|legume
dairy-free-chocolate-chips|dairy-free chocolate chips|vegan chocolate chips;vegan chocolate;dairy-free chocolate;dairy-free dark chocolate|Baking||nuts;soy|sugar|legume
dark-chocolate||70% chocolate;dark cooking chocolate;70% dark chocolate;dark eating chocolate;good-quality dark chocolate;couverture chocolate|Snacks||nuts;dairy;soy|sugar|dairy;legume
milk-chocolate||chocolate bar;milk chocolate bar;easter egg;chocolate buttons|Snacks|dairy|nuts;soy|dairy;sugar|legume
white-chocolate||white chocolate bar|Snacks|dairy|nuts;soy|dairy;sugar|legume
candy-melts||compound chocolate;candy coating;chocolate coating;cake covering|Baking||nuts;peanuts;dairy;soy|sugar;seed-oil;processed|dairy;legume
butterscotch-chips||caramel chips;toffee bits;caramel bits|Baking|dairy|peanuts;soy|dairy;sugar;processed|legume
peanut-butter-chips|||Baking|peanuts;dairy|soy|dairy;legume;sugar;processed
chocolate-covered-candy|chocolate candy|m&ms;smarties;mars bar;snickers;kitkat;chocolate truffles;maltesers;candy bar;toffee crisp|Snacks|dairy|nuts;peanuts;eggs;gluten;soy|dairy;sugar;processed|egg;grain;legume
unflavored-gelatin||gelatin;gelatine;gelatin powder;leaf gelatine;gelatine leaves;gelatin sheets;gelatin leaf;gelatine powder;gelatine leaf;sheet gelatin|Baking||sulfites|meat
jelly-crystals||jello;jelly cubes;gelatin dessert;flavored gelatin;raspberry jelly;jell-o;flavored gelatin mix|Baking||sulfites|meat;sugar;processed
vege-gel||vegetarian gelatine;carrageenan|Baking
pectin||fruit pectin;liquid pectin;powdered pectin|Baking||sulfites
marshmallows||mini marshmallows;miniature marshmallows|Snacks||eggs;soy;sulfites|meat;sugar;processed|egg;legume
vegan-marshmallows|||Snacks||soy|sugar;processed|legume
vanilla-frosting||frosting;icing;buttercream;cream cheese frosting;chocolate frosting;betty crocker frosting;buttercream icing|Baking||eggs;dairy;soy|sugar;seed-oil;processed|dairy;egg;legume
fondant||fondant icing;ready-to-roll icing;sugar paste;ready-to-roll fondant icing|Baking||eggs;dairy;soy|sugar;processed|dairy;egg;legume
writing-icing||decorating gel;icing tubes|Baking||eggs;dairy;soy|sugar;processed|dairy;egg;legume
sprinkles||hundreds and thousands;nonpareils;cake decorations;chocolate sprinkles;jimmies;chocolate vermicelli;rainbow sprinkles|Baking||dairy;gluten;soy;sulfites|sugar;processed|dairy;grain;legume
food-coloring||food colouring;food dye;gel food colouring;red food coloring;green food coloring;red food colouring;food colouring paste|Baking|||processed
edible-glitter|||Baking||eggs|processed|egg
yellow-cake-mix||cake mix;chocolate cake mix;white cake mix;angel food cake mix;devil's food cake mix;boxed cake mix;muffin mix;sponge mix|Baking|gluten|nuts;eggs;dairy;soy|grain;sugar;seed-oil;processed|dairy;egg;legume
brownie-mix||cookie mix;boxed brownie mix|Baking|gluten|nuts;eggs;dairy;soy|grain;sugar;seed-oil;processed|dairy;egg;legume
cookie-dough||refrigerated cookie dough|Baking|gluten|nuts;eggs;dairy;soy|grain;sugar;seed-oil;processed|dairy;egg;legume
ladyfingers||sponge fingers;savoiardi;boudoir biscuits;trifle sponges;lady fingers;savoiardi biscuits|Baking|eggs;gluten|dairy|egg;grain;sugar|dairy
meringue||meringue nests;pavlova base|Baking|eggs||egg;sugar
wafers||ice cream cone;wafer cones;vanilla wafers;nilla wafers;waffle cones|Snacks|gluten|nuts;eggs;dairy;soy|grain;sugar;processed|dairy;egg;legume
rice-paper-edible|edible wafer paper|wafer paper;baking rice paper|Baking
vanilla-extract||vanilla;vanilla essence;pure vanilla extract;vanilla flavouring;imitation vanilla;vanilla flavoring|Baking||||alcohol
vanilla-bean||vanilla pod;vanilla bean paste;vanilla paste;vanilla powder;vanilla seeds;vanilla bean seeds|Baking
almond-extract||almond essence;almond flavouring;almond flavoring|Baking||nuts||alcohol
lemon-extract||peppermint extract;orange extract;peppermint essence;rum extract;mint extract;orange essence;flavouring extract;lemon essence;coconut extract;coconut essence|Baking||||alcohol
rose-water||rosewater;orange blossom water;orange flower water;kewra water|Baking
candied-ginger||crystallized ginger;stem ginger;crystallised ginger;stem ginger in syrup;glacé ginger;preserved ginger;stem ginger syrup|Baking||sulfites|sugar
whey-protein-powder||protein powder;whey protein;whey protein isolate;vanilla protein powder|Protein|dairy|gluten;soy|dairy;processed|grain;legume;sugar
collagen-powder||collagen peptides;collagen|Protein||fish|meat|fish
meal-replacement-shake||protein shake;slimfast;meal replacement|Beverages|dairy|nuts;peanuts;eggs;gluten;soy|dairy;sugar;processed|egg;grain;legume
protein-bar|||Snacks||nuts;peanuts;eggs;dairy;gluten;soy;lupin|sugar;processed|dairy;egg;grain;legume
potato-chips||crisps;ready salted crisps;flavoured crisps;kettle chips;pringles;potato crisps;cheese and onion crisps;salt and vinegar crisps;salt and vinegar chips;sour cream and onion crisps;sour cream and onion chips;sea salt crisps;paprika crisps;paprika chips;sweet chilli crisps;barbecue crisps;potato sticks|Snacks|nightshades|dairy;gluten;soy;msg;sulfites;celery;mustard|seed-oil;processed|dairy;grain;legume
tortilla-chips||corn chips;nachos;doritos;fritos;plain tortilla chips;nacho chips|Snacks||dairy;gluten;soy;msg;nightshades;celery;mustard|grain;seed-oil;processed|dairy;legume
vegetable-crisps||vegetable chips;veggie chips;beetroot crisps;plantain chips;cassava chips;kale chips|Snacks||dairy;gluten;soy;msg;nightshades;celery;mustard|seed-oil|dairy;grain;legume;processed
prawn-crackers||krupuk;shrimp crackers;shrimp chips|Snacks|shellfish|fish;gluten;soy;sulfites;msg;molluscs|shellfish;seed-oil;processed|fish;grain;legume
rice-crackers||japanese rice crackers;senbei;arare;rice cracker mix|Snacks||peanuts;shellfish;gluten;sesame;soy;msg;molluscs|grain|shellfish;legume;processed
seaweed-snacks||nori snacks|Snacks||shellfish;gluten;sesame;soy;msg||shellfish;grain;legume;seed-oil
cheese-puffs||cheetos;cheesy puffs;corn puffs;cheese balls;wotsits|Snacks|dairy|gluten;soy;msg;nightshades;celery;mustard|dairy;grain;seed-oil;processed|legume
popcorn-kernels||popping corn;unpopped popcorn|Snacks|||grain
popcorn||air-popped popcorn;popped popcorn;plain popcorn;microwave popcorn;sweet popcorn|Snacks||dairy;soy|grain|dairy;legume;sugar;seed-oil
pretzels||pretzel sticks;salted pretzels;mini pretzels;pretzel twists|Snacks|gluten|dairy;soy|grain;processed|dairy;legume
soft-pretzel||pretzel bun;laugenbrezel|Snacks|gluten|dairy;soy|grain|dairy;legume
bombay-mix||chevdo;sev;indian snack mix;chanachur|Snacks|peanuts|nuts;gluten;sesame;msg;nightshades;celery;mustard|legume;seed-oil;processed|grain
rice-cakes||corn cakes;corn thins;puffed rice cakes|Snacks||dairy;sesame;soy;msg|grain|dairy;legume
granola-bar||cereal bar;flapjack;muesli bar;oat bar;breakfast bar;energy bar;fruit and nut bar|Snacks||nuts;peanuts;dairy;gluten;sesame;soy|grain;sugar;processed|dairy;honey;legume
energy-balls||date balls;bliss balls|Snacks||nuts;peanuts;dairy;gluten;sesame;soy||dairy;grain;legume
chocolate-chip-cookies||cookies;biscuits;chocolate chip biscuits;sweet biscuits;cookie|Snacks|gluten|nuts;peanuts;eggs;dairy;soy|grain;sugar;seed-oil;processed|dairy;egg;legume
shortbread||butter cookies;shortbread biscuits;shortbread cookies|Snacks|dairy;gluten|soy|dairy;grain;sugar|legume
gingersnaps||ginger nuts;ginger biscuits;gingerbread;ginger snap cookies;ginger nut biscuits;speculoos;speculaas;lotus biscuits;gingersnap cookies|Snacks|gluten|eggs;dairy;soy|grain;sugar;seed-oil;processed|dairy;egg;legume
oreo-cookies|chocolate sandwich cookies|oreos;bourbon biscuits;sandwich biscuits;custard creams|Snacks|gluten;soy|dairy|grain;legume;sugar;seed-oil;processed|dairy
oatmeal-cookies||oat biscuits;anzac biscuits;oat cookies|Snacks|gluten|nuts;eggs;dairy;soy;sulfites|grain;sugar;seed-oil;processed|dairy;egg;legume
peanut-butter-cookies|||Snacks|peanuts;gluten|eggs;dairy;soy|grain;legume;sugar;seed-oil;processed|dairy;egg
amaretti||amaretti biscuits;macaroons;macarons;almond biscuits;coconut macaroons;ratafia biscuits|Snacks|nuts;eggs|dairy;gluten|egg;sugar|dairy;grain
biscotti||cantuccini|Snacks|nuts;eggs;gluten|dairy|egg;grain;sugar|dairy
brownies||brownie;chocolate brownie|Snacks|eggs;gluten|nuts;dairy;soy|egg;grain;sugar;processed|dairy;legume
sponge-cake||madeira cake;pound cake;angel food cake;swiss roll;plain cake;victoria sponge;madeleine;loaf cake|Snacks|eggs;gluten|dairy;soy|egg;grain;sugar|dairy;legume;processed
chocolate-cake||cake;birthday cake;cupcake;leftover cake;chocolate muffin;banana bread;carrot cake|Snacks|eggs;gluten|nuts;dairy;soy|egg;grain;sugar|dairy;legume;processed
fruitcake||fruit cake;christmas cake;christmas pudding|Snacks|eggs;gluten;sulfites|nuts;dairy|egg;grain;sugar|meat;dairy;alcohol
doughnut||donut;jam doughnut;glazed doughnut;churro|Snacks|eggs;dairy;gluten|nuts;soy|dairy;egg;grain;sugar;seed-oil;processed|legume
blueberry-muffin||muffin;american muffin|Snacks|eggs;dairy;gluten|soy|dairy;egg;grain;sugar;processed|legume
cinnamon-roll||cinnamon bun;chelsea bun;sticky bun|Snacks|dairy;gluten|nuts;eggs;soy|dairy;grain;sugar;processed|egg;legume
apple-pie||fruit pie;mince pie;apple tart;crumble;cherry pie;pumpkin pie|Snacks|gluten|nuts;eggs;dairy;soy;sulfites|grain;sugar|meat;dairy;egg;legume
cheesecake||new york cheesecake|Snacks|eggs;dairy;gluten|nuts;soy|dairy;egg;grain;sugar|meat;rennet;legume
tiramisu||trifle|Snacks|eggs;dairy;gluten|nuts;soy|dairy;egg;grain;sugar;alcohol|meat;legume
frozen-waffles||waffles;toaster waffles;belgian waffle;stroopwafel|Snacks|eggs;dairy;gluten|soy|dairy;egg;grain;sugar;processed|legume
toaster-pastries||pop-tarts|Snacks|gluten|eggs;dairy;soy|grain;sugar;processed|dairy;egg;legume
hard-candy||sweets;candy;boiled sweets;lollipop;mint candy;candy cane|Snacks||nuts;peanuts;dairy;gluten;soy;sulfites|sugar;processed|dairy;grain;legume
gummy-candy||gummy bears;jelly babies;wine gums;jelly beans;fruit gums;jelly sweets;haribo;fruit pastilles|Snacks||gluten;sulfites|meat;sugar;processed|grain
liquorice||licorice;liquorice allsorts|Snacks|gluten|sulfites|grain;sugar;processed|meat
chewing-gum||bubble gum|Snacks||soy|processed|legume
fudge||vanilla fudge;chocolate fudge|Snacks|dairy|nuts;soy|dairy;sugar;processed|legume
toffee||soft caramels;caramel candies;butterscotch;werther's|Snacks|dairy|nuts;soy|dairy;sugar;processed|legume
halva||halwa;halvah|Snacks|sesame|nuts;dairy;gluten|sugar|dairy;grain
turkish-delight||lokum|Snacks||nuts;sulfites|sugar|meat
nougat||torrone;turrón|Snacks|nuts;eggs|peanuts;dairy|egg;sugar|dairy;honey;legume
baklava|||Snacks|nuts;gluten|dairy|grain;sugar|dairy;honey
mochi||daifuku|Snacks||peanuts;dairy;sesame;soy|grain;sugar|dairy;legume
orange-juice||fresh orange juice;freshly squeezed orange juice;oj;orange juice concentrate;juice of orange|Beverages
apple-juice||cloudy apple juice;apple juice concentrate;fresh apple juice|Beverages
apple-cider||sweet cider;nonalcoholic cider|Beverages
grape-juice||white grape juice;red grape juice|Beverages||sulfites
cranberry-juice-cocktail||cranberry juice;cranberry juice drink|Beverages|||sugar
pineapple-juice||pineapple juice concentrate|Beverages
pomegranate-juice|||Beverages
grapefruit-juice|||Beverages
prune-juice|||Beverages
pear-juice||pear nectar;apricot nectar;peach nectar;mango juice;guava nectar;mango nectar|Beverages||||sugar
cherry-juice||tart cherry juice|Beverages
fruit-juice||juice;mixed fruit juice;tropical juice;multivitamin juice;tropical fruit juice|Beverages||||sugar
fruit-punch||juice drink;fruit drink;capri-sun;kool-aid;powdered drink mix|Beverages|||sugar;processed
smoothie||fruit smoothie;smoothie drink|Beverages||nuts;dairy;soy||dairy;legume
tomato-juice|||Beverages|nightshades
vegetable-juice||v8;vegetable juice cocktail;bloody mary mix|Beverages|nightshades|fish;celery||fish
carrot-juice|||Beverages
beet-juice||beetroot juice|Beverages
lemonade||still lemonade;cloudy lemonade;limeade;lemon-lime soda;sprite;7up;7-up;orange soda;fanta|Beverages|||sugar|processed
coffee||brewed coffee;strong coffee;black coffee;espresso;filter coffee;cold brew;hot coffee;brewed espresso|Beverages
ground-coffee||coffee beans;coffee grounds;coffee pods|Beverages
instant-coffee||espresso powder;instant espresso powder;instant coffee granules;coffee granules;instant espresso;instant coffee powder|Beverages
iced-coffee-drink||bottled latte;coffee drink;latte;cappuccino|Beverages|dairy||dairy;sugar
black-tea||tea;brewed tea;tea bag;earl grey tea;english breakfast tea;teabag;strong tea;loose-leaf tea;assam tea;earl grey;chai tea;loose tea;loose black tea;black tea leaves;tea leaves;darjeeling tea;ceylon tea|Beverages
green-tea||green tea bag;matcha;matcha powder;jasmine tea;gunpowder tea;gunpowder green tea;sencha;green tea leaves;loose green tea|Beverages
herbal-tea||chamomile tea;peppermint tea;rooibos;camomile tea;fruit tea;hibiscus tea;dried hibiscus flowers;ginger tea|Beverages
iced-tea||ice tea;bottled iced tea|Beverages|||sugar;processed
chai-latte-powder||chai concentrate;chai latte|Beverages||dairy;gluten;soy|sugar;processed|dairy;grain;legume
kombucha|||Beverages|||sugar|alcohol
beer||lager;ale;stout;guinness;pale ale;dark beer;wheat beer;brown ale;dark ale;porter beer|Beverages|gluten|sulfites|grain;alcohol|fish
gluten-free-beer|gluten-free beer||Beverages||sulfites|grain;alcohol
alcohol-free-beer|alcohol-free beer|non-alcoholic beer;low-alcohol beer|Beverages|gluten||grain
hard-cider||dry cider;cider;alcoholic cider;pear cider;perry|Beverages|sulfites||alcohol|fish
red-wine||dry red wine;burgundy;pinot noir;merlot;cabernet sauvignon;chianti;shiraz;full-bodied red wine|Beverages|sulfites||alcohol|fish;egg
white-wine||dry white wine;chardonnay;sauvignon blanc;wine;cooking wine;pinot grigio;riesling;white cooking wine|Beverages|sulfites||alcohol|fish;egg
rose-wine|rosé wine|rosé;rosé wine bottle|Beverages|sulfites||alcohol|fish;egg
sparkling-wine||champagne;prosecco;cava;sekt|Beverages|sulfites||alcohol|fish;egg
alcohol-free-wine|alcohol-free wine|non-alcoholic wine|Beverages|sulfites
mulled-wine||sangria|Beverages|sulfites||sugar;alcohol
sake||japanese rice wine;cooking sake|Beverages|||grain;alcohol
shaoxing-wine||chinese rice wine;chinese cooking wine;rice wine;shaoxing rice wine;shao hsing rice wine;shaohsing wine;shaoxing|Beverages|gluten|sulfites|grain;alcohol
mirin||aji-mirin;sweet rice wine;mirin seasoning|Condiments||gluten|grain;sugar;alcohol
fortified-wine||port;sherry;dry sherry;madeira;marsala;ruby port;marsala wine;port wine;medium sherry;sweet sherry;dessert wine;fino sherry;cream sherry;tawny port;cooking sherry;madeira wine|Beverages|sulfites||alcohol|fish;egg
vermouth||dry vermouth;sweet vermouth;martini vermouth;noilly prat|Beverages|sulfites||alcohol
vodka|||Beverages|||alcohol
rum||dark rum;white rum;spiced rum;light rum;gold rum;coconut rum;cachaça|Beverages|||alcohol
whiskey||whisky;bourbon;scotch whisky;scotch;irish whiskey;bourbon whiskey;rye whiskey|Beverages|||alcohol
brandy||cognac;calvados;armagnac;kirsch;applejack;pisco;fruit brandy;grappa;cherry brandy|Beverages|||alcohol
gin|||Beverages|||alcohol
tequila||mezcal;tequila blanco|Beverages|||alcohol
orange-liqueur||triple sec;cointreau;grand marnier;curaçao|Beverages|||sugar;alcohol
amaretto||almond liqueur;frangelico;hazelnut liqueur|Beverages||nuts|sugar;alcohol
irish-cream||baileys;cream liqueur;irish cream liqueur|Beverages|dairy||dairy;sugar;alcohol
advocaat||egg liqueur|Beverages|eggs||egg;sugar;alcohol
coffee-liqueur||kahlua;tia maria|Beverages|||sugar;alcohol
liqueur||crème de cassis;limoncello;peach schnapps;sambuca;pernod;pastis;creme de menthe;chartreuse;fruit liqueur;elderflower liqueur;aperol;campari;ouzo;blackcurrant liqueur|Beverages|||sugar;alcohol
bitters||angostura bitters|Beverages|||alcohol
hard-seltzer||alcopop;pre-mixed cocktail;canned cocktail|Beverages||sulfites|sugar;processed;alcohol
cola||coke;soda;soft drink;fizzy drink;soda pop;coca-cola;pepsi;root beer;dr pepper;cream soda|Beverages|||sugar;processed
diet-cola||diet coke;diet soda;sugar-free cola;coke zero;zero-sugar soda|Beverages|||processed
club-soda||sparkling water;soda water;seltzer;sparkling mineral water;carbonated water;fizzy water;seltzer water|Beverages
tonic-water||tonic;indian tonic water|Beverages|||sugar;processed
ginger-ale|||Beverages|||sugar;processed
ginger-beer|||Beverages||sulfites|sugar;processed
energy-drink||red bull;monster energy|Beverages|||sugar;processed
sports-drink||gatorade;isotonic drink;electrolyte drink;powerade|Beverages|||sugar;processed
water||tap water;ice;ice cube;mineral water;cold water;boiling water;warm water;hot water;filtered water;bottled water;lukewarm water;iced water;ice water;still water;crushed ice;just-boiled water|Beverages
pasta-water||pasta cooking water;reserved pasta water;starchy pasta water|Condiments|gluten||grain
infant-formula||baby formula;baby milk;follow-on milk;growing-up milk|Dairy|dairy|fish;soy|dairy;processed|fish;legume
baby-food||baby food pouch;baby food jar;baby puree;fruit pouch|Fruits||fish;eggs;dairy;gluten;nightshades;celery||meat;fish;dairy;egg;grain
tofu-scramble-mix|tofu scramble|tofu egg|Protein|soy|nightshades|legume
leftovers||leftover dinner;takeaway leftovers;leftover meal;doggy bag;takeaway;takeout;ready meal;tv dinner;frozen dinner;frozen meal;microwave meal;frozen entree|Protein||nuts;peanuts;shellfish;fish;eggs;dairy;gluten;sesame;soy;sulfites;msg;nightshades;celery;mustard;lupin;molluscs||meat;red-meat;fish;shellfish;dairy;egg;grain;legume
cooked-vegetables||leftover vegetables;roast vegetables;roasted vegetables;leftover veg;steamed vegetables;grilled vegetables|Vegetables||dairy;nightshades||dairy
casserole||stew;leftover stew;beef stew;hotpot;goulash|Protein||fish;eggs;dairy;gluten;soy;sulfites;msg;nightshades;celery;mustard;lupin;molluscs||meat;red-meat;fish;dairy;egg;grain;legume
chili-con-carne||chilli con carne;leftover chilli;canned chili|Protein|nightshades|gluten;soy;msg;celery|meat;red-meat;legume|grain
curry||leftover curry;chicken curry;tikka masala;vindaloo;korma|Protein|nightshades|nuts;peanuts;shellfish;fish;eggs;dairy;gluten;sesame;soy;sulfites;msg;celery;mustard;molluscs||meat;fish;shellfish;dairy;egg;grain;legume
macaroni-and-cheese||mac and cheese;mac & cheese;boxed mac and cheese;macaroni cheese|Grains|dairy;gluten|soy;msg;nightshades;celery;mustard|dairy;grain|rennet;legume;processed
lasagna-ready-meal|ready-made lasagne|frozen lasagna;leftover lasagne;lasagne ready meal|Grains|dairy;gluten;nightshades|nuts;eggs;soy;sulfites;msg;celery;mustard|dairy;grain;processed|meat;red-meat;egg;rennet;legume
canned-pasta||spaghetti hoops;tinned spaghetti;spaghettios;canned ravioli;tinned pasta|Grains|gluten;nightshades|eggs;dairy;msg;celery|grain;sugar;processed|meat;dairy;egg
frozen-pizza||pizza;leftover pizza;pepperoni pizza;cheese pizza;pizza slice;margherita pizza|Grains|dairy;gluten;nightshades|nuts;fish;eggs;sesame;soy;sulfites;msg;celery;mustard|dairy;grain;processed|meat;processed-meat;fish;egg;rennet;legume
quiche||quiche lorraine;savoury tart|Protein|eggs;dairy;gluten|soy;nightshades;celery;mustard|dairy;egg;grain|meat;rennet;legume
meat-pie||pot pie;cottage pie;shepherd's pie;steak pie;chicken pie;pasty;cornish pasty|Protein|gluten|eggs;dairy;soy;sulfites;msg;nightshades;celery;mustard|meat;grain|red-meat;dairy;egg;legume
burrito||frozen burrito;quesadilla;enchiladas;taquitos;empanada|Grains|gluten|eggs;dairy;soy;msg;nightshades;celery;mustard|grain;processed|meat;dairy;egg;legume
sandwich||sub sandwich;panini;wrap sandwich;toastie|Grains|gluten|nuts;peanuts;shellfish;fish;eggs;dairy;sesame;soy;sulfites;msg;nightshades;celery;mustard;lupin;molluscs|grain|meat;processed-meat;fish;shellfish;dairy;egg;legume
sushi||sushi rolls;maki;nigiri|Grains||shellfish;fish;eggs;dairy;gluten;sesame;soy;sulfites;msg;mustard;molluscs|grain|fish;shellfish;dairy;egg;legume
coleslaw||cole slaw;slaw|Condiments|eggs|dairy;soy;sulfites;celery;mustard|egg|dairy;legume;seed-oil
potato-salad|||Condiments|eggs;nightshades|dairy;sulfites;celery;mustard|egg|dairy;seed-oil
pasta-salad||macaroni salad|Condiments|gluten|fish;eggs;dairy;soy;sulfites;nightshades;celery;mustard|grain|fish;dairy;egg;legume
egg-salad||egg mayo filler;egg mayonnaise;egg mayonnaise filler|Condiments|eggs|soy;sulfites;celery;mustard|egg;seed-oil|legume
tuna-salad||tuna mayo|Condiments|fish;eggs|soy;sulfites;celery;mustard|fish;egg;seed-oil|legume
chicken-salad||coronation chicken|Condiments|eggs|nuts;dairy;soy;sulfites;celery;mustard|meat;egg;seed-oil|dairy;legume
rice-and-beans|||Grains||gluten;soy;msg;nightshades;celery|grain;legume
paella||risotto;leftover risotto;jambalaya|Grains||shellfish;fish;dairy;sulfites;msg;nightshades;celery;molluscs|grain|meat;processed-meat;fish;shellfish;dairy
onion-rings||battered onion rings|Snacks|gluten|eggs;dairy;soy;msg;celery;mustard|grain;seed-oil;processed|dairy;egg;legume
mozzarella-sticks||breaded mozzarella;jalapeño poppers|Snacks|dairy;gluten|eggs;soy;nightshades|dairy;grain;seed-oil;processed|egg;rennet;legume
`
