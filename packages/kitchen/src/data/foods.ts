/**
 * Every food we know, one a line:
 * id | name (when it is not the id with spaces) | aliases | category | allergens it contains | allergens it often
 * contains | traits | traits it often has. Lists are separated by semicolons.
 */
export const foodTable = `
spinach||baby spinach;spinach leaves;fresh spinach|Vegetables
frozen-spinach||chopped frozen spinach|Vegetables
kale||curly kale;lacinato kale;tuscan kale;cavolo nero|Vegetables
romaine-lettuce||romaine;cos lettuce|Vegetables
iceberg-lettuce||iceberg|Vegetables
green-leaf-lettuce||leaf lettuce;lettuce;lettuce leaves|Vegetables
butterhead-lettuce||boston lettuce;bibb lettuce|Vegetables
arugula||rocket;rocket leaves|Vegetables
cabbage||green cabbage;white cabbage|Vegetables
red-cabbage||purple cabbage|Vegetables
savoy-cabbage|||Vegetables
napa-cabbage||chinese cabbage;chinese leaf|Vegetables
bok-choy||pak choi;pak choy;bok choi|Vegetables
broccoli||broccoli florets;broccoli crowns|Vegetables
frozen-broccoli|||Vegetables
broccoli-rabe||rapini;broccoli raab|Vegetables
cauliflower||cauliflower florets|Vegetables
brussels-sprouts||brussel sprouts;brussels sprout|Vegetables
carrot||carrots|Vegetables
baby-carrots||baby carrot|Vegetables
parsnip||parsnips|Vegetables
celery||celery stalk;celery stick;celery ribs|Vegetables
celeriac||celery root|Vegetables
cucumber||cucumbers;english cucumber|Vegetables
zucchini||courgette;zucchinis;courgettes|Vegetables
yellow-squash||summer squash;crookneck squash|Vegetables
butternut-squash|||Vegetables
acorn-squash|||Vegetables
spaghetti-squash|||Vegetables
pumpkin||pumpkins|Vegetables
canned-pumpkin||pumpkin puree;pumpkin purée|Vegetables
eggplant||aubergine;eggplants;aubergines|Vegetables|nightshades
tomato||tomatoes;roma tomato;plum tomato;vine tomato|Vegetables|nightshades
cherry-tomatoes||cherry tomato;grape tomatoes;grape tomato|Vegetables|nightshades
green-tomato||green tomatoes|Vegetables|nightshades
tomatillo||tomatillos|Vegetables|nightshades
sun-dried-tomatoes|sun-dried tomatoes|sun dried tomato;sundried tomatoes|Vegetables|nightshades|sulfites
canned-tomatoes||diced tomatoes;whole peeled tomatoes;chopped tomatoes;tinned tomatoes|Vegetables|nightshades
crushed-tomatoes||canned crushed tomatoes|Vegetables|nightshades
tomato-paste||tomato purée (uk);tomato concentrate|Condiments|nightshades|||meat;dairy
tomato-puree||passata|Condiments|nightshades
tomato-sauce||canned tomato sauce|Condiments|nightshades|||meat;dairy
green-bell-pepper||green pepper;green capsicum|Vegetables|nightshades
red-bell-pepper||bell pepper;red pepper;sweet pepper;capsicum|Vegetables|nightshades
yellow-bell-pepper||yellow pepper;orange bell pepper|Vegetables|nightshades
jalapeno|jalapeño|jalapeno;jalapeno pepper;jalapenos|Vegetables|nightshades
serrano-pepper||serrano chile|Vegetables|nightshades
red-chili-pepper||red chilli;red chile;chili pepper;chilli;chile pepper;red chillies;red chilies;fresh red chilli;fresh red chillies;jalapeno chile|Vegetables|nightshades
green-chili-pepper||green chilli;green chile;green chillies;green chilies|Vegetables|nightshades
banana-pepper|||Vegetables|nightshades
ancho-chile||dried ancho;poblano dried|Herbs & Spices|nightshades
canned-green-chiles||diced green chiles|Vegetables|nightshades
pimento||pimiento;canned pimentos|Vegetables|nightshades
onion||onions;yellow onion;white onion;red onion;brown onion|Vegetables
sweet-onion||vidalia onion|Vegetables
green-onion||scallion;scallions;spring onion;spring onions;green onions|Vegetables
shallot||shallots|Vegetables
leek||leeks|Vegetables
garlic||garlic clove;garlic cloves;clove garlic|Vegetables
ginger||fresh ginger;ginger root;root ginger|Vegetables
chives||chive|Herbs & Spices
potato||potatoes;white potato|Vegetables|nightshades
russet-potato||russet potatoes;baking potato;idaho potato|Vegetables|nightshades
red-potato||red potatoes;new potatoes|Vegetables|nightshades
instant-mashed-potato||potato flakes|Vegetables|nightshades
french-fries||frozen fries;oven chips|Vegetables|nightshades
hash-browns||frozen hash browns|Vegetables|nightshades
sweet-potato||sweet potatoes;kumara|Vegetables
yam||yams|Vegetables
cassava||yuca;manioc|Vegetables
taro||taro root|Vegetables
jicama||yambean|Vegetables
turnip||turnips|Vegetables
rutabaga||swede|Vegetables
beet||beets;beetroot;beetroots|Vegetables
radish||radishes|Vegetables
daikon||daikon radish;mooli|Vegetables
kohlrabi|||Vegetables
fennel||fennel bulb|Vegetables
artichoke||artichokes;globe artichoke|Vegetables
jerusalem-artichoke||sunchoke|Vegetables
asparagus||asparagus spears|Vegetables
green-beans||green bean;string beans;snap beans;french beans;haricots verts|Vegetables
wax-beans||yellow beans|Vegetables
green-peas||peas;garden peas;fresh peas|Vegetables
frozen-peas||petits pois|Vegetables
snow-peas||sugar snap peas;mangetout;snap peas|Vegetables
mixed-vegetables||frozen mixed vegetables|Vegetables
okra|||Vegetables
corn||sweet corn;corn on the cob;ear of corn;sweetcorn|Vegetables
canned-corn||whole kernel corn|Vegetables
frozen-corn||frozen corn kernels;corn kernels|Vegetables
mushroom||mushrooms;white mushrooms;button mushrooms|Vegetables
cremini-mushroom||crimini;baby bella;chestnut mushroom;brown mushrooms|Vegetables
portobello-mushroom||portabella;portobello|Vegetables
shiitake-mushroom||shiitake;shiitakes|Vegetables
dried-shiitake||dried mushrooms|Vegetables
oyster-mushroom|||Vegetables
enoki-mushroom||enoki|Vegetables
chanterelle||chanterelles|Vegetables
swiss-chard||chard;silverbeet|Vegetables
collard-greens||collards|Vegetables
mustard-greens|||Vegetables
turnip-greens|||Vegetables
beet-greens|||Vegetables
dandelion-greens|||Vegetables
watercress|||Vegetables
endive||curly endive;frisee|Vegetables
belgian-endive||witloof;chicory|Vegetables
radicchio|||Vegetables
bean-sprouts||mung bean sprouts;beansprouts|Vegetables
alfalfa-sprouts|||Vegetables
bamboo-shoots||canned bamboo shoots|Vegetables
water-chestnuts||canned water chestnuts|Vegetables
hearts-of-palm||palm hearts|Vegetables
sauerkraut|||Vegetables
kimchi|||Vegetables|nightshades|fish;shellfish|fish
pickles||dill pickle;gherkin;pickled cucumber;cornichons;gherkins|Condiments||sulfites
nori||laver;seaweed sheets|Vegetables
wakame|||Vegetables
kelp||kombu|Vegetables
lemongrass||lemon grass|Herbs & Spices
lima-beans||butter beans;fresh lima beans|Vegetables
edamame||frozen edamame|Legumes|soy||legume
rhubarb|||Vegetables
chayote|||Vegetables
nopales||cactus paddles|Vegetables
bitter-melon||bitter gourd|Vegetables
plantain||plantains|Vegetables
black-olives||ripe olives;kalamata olives;olives|Condiments
green-olives|||Condiments
capers|||Condiments
grape-leaves||vine leaves|Vegetables
prepared-horseradish||horseradish|Condiments||sulfites
apple||apples;gala apple;fuji apple|Fruits
granny-smith-apple||green apple|Fruits
apricot||apricots|Fruits
dried-apricots||dried apricot|Fruits|sulfites
avocado||avocados;hass avocado|Fruits
banana||bananas|Fruits
blackberries||blackberry|Fruits
blueberries||blueberry|Fruits
frozen-blueberries|||Fruits
cherries||cherry;sweet cherries|Fruits
sour-cherries||tart cherries|Fruits
cranberries||cranberry;fresh cranberries|Fruits
dried-cranberries||craisins|Fruits
dried-currants||zante currants;currants|Fruits
black-currants||blackcurrants|Fruits
red-currants||redcurrants|Fruits
medjool-dates||dates;date|Fruits
figs||fig;fresh figs|Fruits
dried-figs|||Fruits||sulfites
grapefruit||grapefruits|Fruits
grapes||grape;red grapes;green grapes|Fruits
guava||guavas|Fruits
kiwi||kiwifruit;kiwis|Fruits
kumquat||kumquats|Fruits
lemon||lemons;lemon wedges|Fruits
lemon-juice||fresh lemon juice|Fruits
lemon-zest||lemon peel;lemon rind|Fruits
lime||limes;lime wedges|Fruits
lime-juice||fresh lime juice|Fruits
lychee||lychees;litchi|Fruits
mango||mangoes;mangos|Fruits
dried-mango|||Fruits||sulfites
cantaloupe||rockmelon;cantaloupe melon|Fruits
honeydew||honeydew melon|Fruits
watermelon|||Fruits
mulberries||mulberry|Fruits
gooseberries||gooseberry|Fruits
nectarine||nectarines|Fruits
orange||oranges|Fruits
orange-zest||orange peel|Fruits
tangerine||mandarin;mandarins;tangerines;satsuma|Fruits
clementine||clementines|Fruits
canned-mandarin-oranges|||Fruits
papaya||pawpaw|Fruits
passion-fruit||passionfruit|Fruits
peach||peaches|Fruits
canned-peaches|||Fruits
pear||pears|Fruits
asian-pear||nashi|Fruits
persimmon||persimmons;kaki|Fruits
pineapple||fresh pineapple|Fruits
canned-pineapple||pineapple chunks;crushed pineapple|Fruits
plum||plums|Fruits
prunes||dried plums;prune|Fruits
pomegranate||pomegranate seeds;pomegranate arils|Fruits
raspberries||raspberry|Fruits
frozen-raspberries|||Fruits
strawberries||strawberry|Fruits
frozen-strawberries|||Fruits
raisins||raisin|Fruits
golden-raisins||sultanas|Fruits|sulfites
star-fruit||carambola|Fruits
quince||quinces|Fruits
jackfruit|||Fruits
coconut||fresh coconut;coconut meat|Fruits
shredded-coconut||sweetened coconut flakes|Baking||sulfites
desiccated-coconut||unsweetened coconut|Baking||sulfites
applesauce||apple sauce|Fruits
cranberry-sauce|||Condiments
goji-berries||wolfberries|Fruits|nightshades
prickly-pear|||Fruits
tamarind|||Fruits
fruit-cocktail||canned fruit cocktail|Fruits
dried-apples||dried apple rings|Fruits|sulfites
pomelo||pummelo|Fruits
cherimoya|||Fruits
feijoa|||Fruits
whole-milk||milk;full-fat milk|Dairy|dairy||dairy
2-milk|2% milk|reduced-fat milk;semi-skimmed milk|Dairy|dairy||dairy
1-milk|1% milk|low-fat milk|Dairy|dairy||dairy
skim-milk||nonfat milk;skimmed milk;fat-free milk|Dairy|dairy||dairy
buttermilk|||Dairy|dairy||dairy
half-and-half||half-and-half|Dairy|dairy||dairy
heavy-cream||heavy whipping cream;whipping cream;double cream;cream|Dairy|dairy||dairy
light-cream||single cream;table cream;coffee cream|Dairy|dairy||dairy
whipped-cream||aerosol whipped cream|Dairy|dairy||dairy
sour-cream||soured cream|Dairy|dairy||dairy
cream-cheese||soft cheese|Dairy|dairy||dairy|meat
neufchatel|neufchâtel|neufchatel|Dairy|dairy||dairy|meat
cottage-cheese|||Dairy|dairy||dairy|meat
ricotta||ricotta cheese|Dairy|dairy||dairy|meat
mozzarella||fresh mozzarella;mozzarella cheese|Dairy|dairy||dairy|meat
shredded-mozzarella||part-skim mozzarella;low-moisture mozzarella|Dairy|dairy||dairy|meat
cheddar-cheese||cheddar;sharp cheddar|Dairy|dairy||dairy|meat
parmesan||parmesan cheese;parmigiano-reggiano;parmigiano;parmigiano reggiano cheese;parmesan shavings|Dairy|dairy||dairy|meat
grated-parmesan|||Dairy|dairy||dairy
romano-cheese||pecorino romano;pecorino;pecorino cheese|Dairy|dairy||dairy|meat
swiss-cheese||emmental;emmentaler|Dairy|dairy||dairy|meat
gruyere|gruyère|gruyere;gruyère cheese;gruyere cheese|Dairy|dairy||dairy|meat
gouda||gouda cheese|Dairy|dairy||dairy|meat
edam|||Dairy|dairy||dairy|meat
provolone|||Dairy|dairy||dairy|meat
monterey-jack||jack cheese|Dairy|dairy||dairy|meat
colby|||Dairy|dairy||dairy|meat
fontina|||Dairy|dairy||dairy|meat
muenster|||Dairy|dairy||dairy|meat
brie|||Dairy|dairy||dairy|meat
camembert|||Dairy|dairy||dairy|meat
blue-cheese||gorgonzola;stilton;gorgonzola cheese;stilton cheese|Dairy|dairy||dairy|meat
roquefort|||Dairy|dairy||dairy|meat
feta||feta cheese|Dairy|dairy||dairy|meat
goat-cheese||chèvre;chevre;soft goat cheese|Dairy|dairy||dairy|meat
american-cheese||processed cheese slices;cheese slices|Dairy|dairy||dairy|meat
queso-fresco|||Dairy|dairy||dairy
salted-butter||butter|Dairy|dairy||dairy
unsalted-butter||sweet butter|Dairy|dairy||dairy
ghee||clarified butter|Oils|dairy||dairy
plain-yogurt||yogurt;yoghurt;natural yogurt;whole milk yogurt|Dairy|dairy||dairy
low-fat-plain-yogurt|low-fat plain yogurt||Dairy|dairy||dairy
nonfat-plain-yogurt|||Dairy|dairy||dairy
greek-yogurt||whole milk greek yogurt|Dairy|dairy||dairy
nonfat-greek-yogurt||fat-free greek yogurt|Dairy|dairy||dairy
vanilla-yogurt|||Dairy|dairy||dairy
kefir|||Dairy|dairy||dairy|meat
evaporated-milk|||Dairy|dairy||dairy
sweetened-condensed-milk||condensed milk|Dairy|dairy||dairy
powdered-milk||dry milk;milk powder;nonfat dry milk|Dairy|dairy||dairy
chocolate-milk|||Dairy|dairy||dairy
goat-milk||goat's milk|Dairy|dairy||dairy
eggnog||egg nog|Dairy|dairy;eggs||dairy;egg
vanilla-ice-cream||ice cream|Dairy|dairy|eggs|dairy
chocolate-ice-cream|||Dairy|dairy|eggs|dairy
egg||eggs;large egg;whole egg|Protein|eggs||egg
egg-white||egg whites|Protein|eggs||egg
egg-yolk||egg yolks|Protein|eggs||egg
hard-boiled-egg|hard-boiled egg|boiled egg|Protein|eggs||egg
duck-egg|||Protein|eggs||egg
quail-egg||quail eggs|Protein|eggs||egg
egg-substitute||liquid egg substitute|Protein|eggs||egg
soy-milk||soymilk|Beverages|soy||legume
almond-milk||unsweetened almond milk|Beverages|nuts
rice-milk|||Beverages
coconut-milk-beverage||coconut drink|Beverages
chicken-breast||boneless skinless chicken breast;chicken breasts;chicken breast fillet|Protein|||meat
bone-in-chicken-breast|bone-in chicken breast|skin-on chicken breast|Protein|||meat
chicken-thigh||boneless skinless chicken thigh;chicken thighs|Protein|||meat
bone-in-chicken-thigh|bone-in chicken thigh|skin-on chicken thighs|Protein|||meat
chicken-drumstick||drumsticks;chicken legs|Protein|||meat
chicken-wings||chicken wing|Protein|||meat
whole-chicken||chicken;chicken pieces|Protein|||meat
ground-chicken||minced chicken;chicken mince|Protein|||meat
rotisserie-chicken||cooked chicken|Protein|||meat
chicken-liver||chicken livers|Protein|||meat
whole-turkey||turkey|Protein|||meat
turkey-breast||boneless turkey breast|Protein|||meat
ground-turkey||turkey mince;minced turkey|Protein|||meat
duck||whole duck|Protein|||meat
goose|||Protein|||meat
quail|||Protein|||meat
cornish-hen||cornish game hen|Protein|||meat
ground-beef-80-20|ground beef 80/20|ground beef;beef mince;minced beef;hamburger meat|Protein|||meat
ground-beef-85-15|ground beef 85/15|85% lean ground beef|Protein|||meat
ground-beef-90-10|ground beef 90/10|lean ground beef|Protein|||meat
ground-beef-95-5|ground beef 95/5|extra-lean ground beef|Protein|||meat
beef-brisket||brisket|Protein|||meat
beef-chuck-roast||chuck roast;pot roast|Protein|||meat
beef-stew-meat||stewing beef;beef chunks|Protein|||meat
flank-steak|||Protein|||meat
skirt-steak|||Protein|||meat
ribeye-steak||rib eye;rib-eye steak|Protein|||meat
sirloin-steak||top sirloin;steak|Protein|||meat
beef-tenderloin||filet mignon;fillet steak;beef fillet|Protein|||meat
t-bone-steak|t-bone steak||Protein|||meat
beef-short-ribs||short ribs|Protein|||meat
beef-round-roast||eye of round|Protein|||meat
corned-beef|||Protein|||meat
beef-liver|||Protein|||meat
pork-chop||pork chops|Protein|||meat
pork-loin||pork loin roast;pork|Protein|||meat
pork-tenderloin||pork fillet|Protein|||meat
pork-shoulder||boston butt;pork butt;pulled pork joint|Protein|||meat
ground-pork||pork mince;minced pork|Protein|||meat
pork-belly|||Protein|||meat
pork-spareribs||spare ribs;pork ribs|Protein|||meat
bacon||bacon rashers;streaky bacon|Protein|||meat
turkey-bacon|||Protein|||meat
canadian-bacon||back bacon|Protein|||meat
ham||cooked ham;whole ham|Protein|||meat
deli-ham||sliced ham;ham slices|Protein|||meat
salt-pork|||Protein|||meat
ground-lamb||lamb mince;minced lamb|Protein|||meat
leg-of-lamb||lamb leg;lamb|Protein|||meat
lamb-chops||lamb loin chops|Protein|||meat
lamb-shoulder|||Protein|||meat
ground-veal|||Protein|||meat
ground-bison||bison|Protein|||meat
venison||deer meat|Protein|||meat
rabbit|||Protein|||meat
goat-meat||goat|Protein|||meat
italian-sausage|||Protein|||meat
pork-sausage||breakfast sausage;sausage;sausages|Protein||gluten;sulfites|meat
bratwurst|||Protein|||meat
chorizo|||Protein|nightshades||meat
kielbasa||polish sausage;smoked sausage|Protein|||meat
beef-hot-dog||hot dog;frankfurter;hot dogs|Protein|||meat
salami|||Protein|||meat
pepperoni|||Protein|nightshades||meat
bologna|||Protein|||meat
pastrami|||Protein|||meat
deli-turkey||sliced turkey;turkey slices|Protein|||meat
deli-roast-beef|||Protein|||meat
mortadella|||Protein||nuts|meat
beef-jerky||jerky|Protein||soy|meat
canned-luncheon-meat||spam|Protein|||meat
liver-pate|liver pâté|pate;liver pate|Protein|||meat
canned-chicken|||Protein|||meat
salmon||salmon fillet;salmon fillets;atlantic salmon|Protein|fish||fish
sockeye-salmon||red salmon;wild salmon|Protein|fish||fish
canned-salmon|||Protein|fish||fish
smoked-salmon||lox|Protein|fish||fish
fresh-tuna||tuna steak;ahi tuna;yellowfin|Protein|fish||fish
canned-tuna-in-water||canned tuna;tuna;tinned tuna|Protein|fish||fish
canned-tuna-in-oil|||Protein|fish||fish
cod||cod fillet|Protein|fish||fish
haddock|||Protein|fish||fish
halibut||halibut fillet|Protein|fish||fish
flounder||sole;flatfish|Protein|fish||fish
tilapia|||Protein|fish||fish
pollock||alaska pollock|Protein|fish||fish
catfish|||Protein|fish||fish
rainbow-trout||trout|Protein|fish||fish
mackerel||mackerel fillets|Protein|fish||fish
canned-sardines||sardines|Protein|fish||fish
anchovies||anchovy;anchovy fillets;anchovy fillets in oil|Protein|fish||fish
herring|||Protein|fish||fish
pickled-herring|||Protein|fish||fish
swordfish|||Protein|fish||fish
red-snapper||snapper|Protein|fish||fish
sea-bass||seabass;sea bass fillet|Protein|fish||fish
mahi-mahi|mahi-mahi|mahi mahi;dorado|Protein|fish||fish
monkfish||monkfish tail|Protein|fish||fish
perch|||Protein|fish||fish
caviar||fish roe|Protein|fish||fish
shrimp||prawns;prawn;shrimps|Protein|shellfish|sulfites|shellfish
frozen-shrimp|||Protein|shellfish|sulfites|shellfish
crab||crab meat;dungeness crab;crabmeat|Protein|shellfish||shellfish
canned-crab|||Protein|shellfish||shellfish
lobster|||Protein|shellfish||shellfish
crayfish||crawfish;langoustine;langoustines|Protein|shellfish||shellfish
scallops||scallop;sea scallops|Protein|shellfish||shellfish
clams||clam|Protein|shellfish||shellfish
mussels||mussel|Protein|shellfish||shellfish
oysters||oyster|Protein|shellfish||shellfish
squid||calamari|Protein|shellfish||shellfish
octopus|||Protein|shellfish||shellfish
fish-sticks||fish fingers|Protein|fish;gluten||fish
imitation-crab||surimi;crab sticks|Protein|fish|shellfish;gluten;eggs;soy|fish
dried-black-beans|||Legumes|||legume
canned-black-beans||black beans|Legumes|||legume
dried-kidney-beans|||Legumes|||legume
canned-kidney-beans||kidney beans;red kidney beans|Legumes|||legume
dried-pinto-beans|||Legumes|||legume
canned-pinto-beans||pinto beans|Legumes|||legume
navy-beans||haricot beans;dried navy beans|Legumes|||legume
great-northern-beans|||Legumes|||legume
dried-white-beans||dried cannellini beans|Legumes|||legume
canned-white-beans||cannellini beans;white beans|Legumes|||legume
dried-chickpeas||dried garbanzo beans|Legumes|||legume
canned-chickpeas||chickpeas;garbanzo beans;garbanzos|Legumes|||legume
lentils||brown lentils;green lentils;dried lentils|Legumes|||legume
red-lentils||masoor dal;split red lentils|Legumes|||legume
split-peas||green split peas|Legumes|||legume
mung-beans||moong beans|Legumes|||legume
black-eyed-peas|black-eyed peas|black eyed peas;cowpeas|Legumes|||legume
dried-lima-beans|||Legumes|||legume
adzuki-beans||azuki beans|Legumes|||legume
dried-fava-beans||broad beans (dried)|Legumes|||legume
dried-soybeans||soybeans;soya beans|Legumes|soy||legume
firm-tofu||tofu;extra-firm tofu|Protein|soy||legume
soft-tofu|||Protein|soy||legume
silken-tofu|||Protein|soy||legume
tempeh|||Protein|soy||legume
miso||miso paste|Condiments|soy|gluten|legume|meat;dairy
natto|||Protein|soy||legume
refried-beans|||Legumes|||legume
baked-beans|||Legumes|nightshades||legume
hummus||houmous|Condiments|sesame||legume
falafel|||Protein||gluten|legume
veggie-burger||vegetarian burger;soy burger|Protein|soy|gluten;eggs|legume
soy-flour|||Baking|soy||legume
chickpea-flour||besan;gram flour|Baking|||legume
vital-wheat-gluten||seitan flour|Protein|gluten||legume
almonds||almond|Nuts|nuts
cashews||cashew;cashew nuts|Nuts|nuts
walnuts||walnut;walnut pieces;walnut halves|Nuts|nuts
pecans||pecan;pecan halves;pecan nuts|Nuts|nuts
hazelnuts||hazelnut;filberts|Nuts|nuts
macadamia-nuts||macadamias|Nuts|nuts
pistachios||pistachio;pistachio nuts|Nuts|nuts
brazil-nuts|||Nuts|nuts
pine-nuts||pignoli|Nuts|nuts
chestnuts||chestnut|Nuts|nuts
peanuts||peanut;groundnuts|Nuts|peanuts||legume
roasted-peanuts||dry roasted peanuts|Nuts|peanuts||legume
peanut-butter||smooth peanut butter|Nuts|peanuts||legume
chunky-peanut-butter||crunchy peanut butter|Nuts|peanuts||legume
almond-butter|||Nuts|nuts
cashew-butter|||Nuts|nuts
almond-paste||marzipan|Baking|nuts
sesame-seeds||sesame seed|Nuts|sesame
tahini||sesame paste|Nuts|sesame
sunflower-seeds|||Nuts
pumpkin-seeds||pepitas|Nuts
chia-seeds||chia|Nuts
flaxseed||flax seeds;linseed;flaxseeds|Nuts
hemp-seeds||hemp hearts|Nuts
poppy-seeds|||Herbs & Spices
canned-coconut-milk||coconut milk|Condiments||sulfites
coconut-cream||canned coconut cream|Condiments||sulfites
coconut-water|||Beverages
trail-mix|||Snacks|nuts|peanuts
white-rice||rice;long-grain rice;jasmine rice;basmati rice|Grains|||grain
brown-rice||long-grain brown rice|Grains|||grain
short-grain-rice|short-grain rice|arborio rice;sushi rice;risotto rice|Grains|||grain
wild-rice|||Grains|||grain
cooked-white-rice||steamed rice|Grains|||grain
quinoa|||Grains|||grain
cooked-quinoa|||Grains|||grain
couscous|||Grains|gluten||grain
bulgur||bulgur wheat;cracked wheat|Grains|gluten||grain
pearl-barley||barley|Grains|gluten||grain
rolled-oats||oats;oatmeal;old-fashioned oats;porridge oats;quick oats|Grains||gluten|grain
instant-oatmeal|||Grains||gluten|grain
oat-bran|||Grains||gluten|grain
cornmeal||polenta;yellow cornmeal|Grains|||grain
grits||corn grits|Grains|||grain
buckwheat-groats||buckwheat;kasha|Grains|||grain
millet|||Grains|||grain
amaranth|||Grains|||grain
spelt|||Grains|gluten||grain
kamut||khorasan wheat|Grains|gluten||grain
teff|||Grains|||grain
sorghum|||Grains|||grain
wheat-germ|||Grains|gluten||grain
wheat-bran|||Grains|gluten||grain
all-purpose-flour|all-purpose flour|flour;plain flour;white flour|Baking|gluten||grain
bread-flour||strong flour;strong white flour|Baking|gluten||grain
cake-flour|||Baking|gluten||grain
self-rising-flour|self-rising flour|self-raising flour|Baking|gluten||grain
whole-wheat-flour||wholemeal flour;whole-wheat flour|Baking|gluten||grain
rye-flour|||Baking|gluten||grain
rice-flour|||Baking|||grain
brown-rice-flour|||Baking|||grain
masa-harina||masa;corn flour (masa)|Baking|||grain
cornstarch||corn starch;cornflour|Baking|||grain
tapioca-pearls||tapioca|Baking|||grain
arrowroot-flour||arrowroot|Baking|||grain
potato-flour|||Baking|nightshades||grain
buckwheat-flour|||Baking|||grain
oat-flour|||Baking||gluten|grain
semolina||semolina flour|Baking|gluten||grain
dry-pasta||pasta;spaghetti;penne;macaroni;fusilli;linguine;rigatoni|Grains|gluten||grain|meat;dairy
whole-wheat-pasta||whole wheat spaghetti|Grains|gluten||grain|meat;dairy
fresh-pasta|||Grains|gluten;eggs||egg;grain|meat
egg-noodles|||Grains|gluten;eggs||egg;grain
gluten-free-pasta|gluten-free pasta|corn pasta|Grains|||grain
rice-noodles||rice vermicelli;rice stick noodles|Grains|||grain|meat;dairy
soba-noodles||soba|Grains||gluten|grain|meat;dairy
somen-noodles||somen|Grains|gluten||grain
glass-noodles||cellophane noodles;mung bean noodles|Grains|||grain|meat;dairy
instant-ramen||ramen noodles|Grains|gluten|soy;msg|meat;grain
chow-mein-noodles|||Grains|gluten||grain|meat;dairy
white-bread||bread;sandwich bread;sliced bread|Grains|gluten|dairy;soy|grain|dairy
whole-wheat-bread||wholemeal bread;brown bread|Grains|gluten|dairy;soy|grain
rye-bread|||Grains|gluten||grain|dairy
french-bread||sourdough bread;baguette;sourdough|Grains|gluten||grain|dairy
italian-bread||ciabatta|Grains|gluten||grain
pita-bread||pita;pitta|Grains|gluten||grain|dairy
naan||naan bread|Grains|gluten;dairy||dairy;grain
bagel||bagels|Grains|gluten|sesame|grain
english-muffin||english muffins|Grains|gluten|dairy|grain
flour-tortilla||tortilla;tortillas;wrap;wraps|Grains|gluten||grain|dairy
corn-tortilla||corn tortillas|Grains|||grain|dairy
taco-shells||hard taco shells|Grains|||grain
hamburger-bun||burger bun;hot dog bun;buns|Grains|gluten|dairy;sesame|grain
dinner-roll||bread roll;rolls|Grains|gluten|dairy|grain|dairy
croissant||croissants|Grains|gluten;dairy|eggs|dairy;grain
breadcrumbs||bread crumbs;panko;dry breadcrumbs|Baking|gluten||grain|meat;dairy
croutons|||Grains|gluten|dairy|grain
saltine-crackers||crackers;soda crackers|Snacks|gluten||grain
graham-crackers||digestive biscuits|Snacks|gluten||grain
matzo|||Grains|gluten||grain
puff-pastry||puff pastry sheets|Baking|gluten|dairy|grain
phyllo-dough||filo pastry;filo;phyllo|Baking|gluten||grain
pie-crust||shortcrust pastry;pastry|Baking|gluten||grain|dairy
wonton-wrappers||egg roll wrappers|Grains|gluten|eggs|grain
corn-flakes||cornflakes|Grains||gluten|grain
bran-flakes|||Grains|gluten||grain
shredded-wheat|||Grains|gluten||grain
granola|||Grains||gluten;nuts|grain
puffed-rice-cereal||rice cereal|Grains|||grain
pancake-mix||pancake and waffle mix|Baking|gluten|dairy;eggs|grain
cornbread-mix||corn muffin mix|Baking|gluten|dairy|grain
olive-oil||extra virgin olive oil;evoo|Oils
canola-oil||rapeseed oil|Oils
vegetable-oil||soybean oil;cooking oil;oil;neutral oil;frying oil|Oils||soy
sunflower-oil|||Oils
safflower-oil|||Oils
corn-oil|||Oils
peanut-oil||groundnut oil|Oils|peanuts||legume
sesame-oil||toasted sesame oil|Oils|sesame
coconut-oil|||Oils
avocado-oil|||Oils
grapeseed-oil|||Oils
walnut-oil|||Oils|nuts
almond-oil|||Oils|nuts
flaxseed-oil|||Oils
palm-oil|||Oils
lard|||Oils|||meat
shortening||vegetable shortening|Oils||soy||meat;dairy
margarine||vegetable spread|Oils||soy;dairy
cooking-spray||nonstick spray;oil spray|Oils||soy
duck-fat|||Oils|||meat
bacon-grease||bacon fat|Oils|||meat
beef-tallow||tallow|Oils|||meat
fresh-basil||basil;basil leaves|Herbs & Spices
cilantro||fresh coriander;coriander leaves;fresh cilantro;coriander;fresh coriander leaves|Herbs & Spices
parsley||fresh parsley;flat-leaf parsley;parsley leaves;flatleaf parsley;fresh flatleaf parsley|Herbs & Spices
mint||fresh mint;mint leaves;peppermint|Herbs & Spices
spearmint|||Herbs & Spices
fresh-rosemary||rosemary;rosemary sprig|Herbs & Spices
fresh-thyme||thyme;thyme sprigs|Herbs & Spices
fresh-dill||dill|Herbs & Spices
dried-basil|||Herbs & Spices
dried-oregano||oregano;mixed herbs;dried mixed herbs|Herbs & Spices
dried-thyme|||Herbs & Spices
dried-rosemary|||Herbs & Spices
dried-parsley|||Herbs & Spices
dried-dill||dill weed|Herbs & Spices
sage||ground sage;dried sage|Herbs & Spices
tarragon||dried tarragon|Herbs & Spices
marjoram||dried marjoram|Herbs & Spices
bay-leaf||bay leaves|Herbs & Spices
salt||table salt;sea salt;kosher salt;sea salt flakes;flaky sea salt;coarse salt;fine sea salt|Herbs & Spices
black-pepper||ground black pepper;pepper;black peppercorns;peppercorns;whole black peppercorns|Herbs & Spices
white-pepper||white peppercorns|Herbs & Spices
cinnamon||ground cinnamon;cinnamon stick;cinnamon sticks|Herbs & Spices
cumin||cumin seeds;ground cumin;cumin powder|Herbs & Spices
coriander-seed||ground coriander;coriander seeds|Herbs & Spices
turmeric||ground turmeric;turmeric powder|Herbs & Spices
paprika||smoked paprika;sweet paprika|Herbs & Spices|nightshades
cayenne-pepper||cayenne;red pepper flakes;chili flakes;chilli flakes;dried chilli flakes;red chile flakes;crushed red pepper;dried red chilli|Herbs & Spices|nightshades
chili-powder||chilli powder;chile powder|Herbs & Spices|nightshades
curry-powder|||Herbs & Spices||nightshades
ground-ginger|||Herbs & Spices
nutmeg||ground nutmeg|Herbs & Spices
cloves||ground cloves;whole cloves|Herbs & Spices
allspice||ground allspice|Herbs & Spices
cardamom||ground cardamom;cardamom pods;green cardamom pods;cardamom seeds|Herbs & Spices
fennel-seed||fennel seeds|Herbs & Spices
fenugreek||fenugreek seeds|Herbs & Spices
mustard-powder||dry mustard;mustard seed;ground mustard|Herbs & Spices
garlic-powder||granulated garlic|Herbs & Spices
onion-powder|||Herbs & Spices
celery-seed|||Herbs & Spices
caraway-seed||caraway seeds|Herbs & Spices
anise-seed||aniseed|Herbs & Spices
saffron||saffron threads;saffron strands|Herbs & Spices
mace|||Herbs & Spices
pumpkin-pie-spice|||Herbs & Spices
poultry-seasoning|||Herbs & Spices
taco-seasoning||taco seasoning mix|Herbs & Spices|nightshades|msg
vanilla-extract||vanilla;vanilla essence;vanilla bean;vanilla pod|Baking
ketchup||catsup;tomato ketchup|Condiments|nightshades|||meat;dairy
yellow-mustard||mustard;dijon mustard|Condiments||sulfites||dairy
mayonnaise||mayo|Condiments|eggs|soy|egg|meat
light-mayonnaise|||Condiments|eggs|soy|egg|meat
soy-sauce||shoyu;light soy sauce|Condiments|soy;gluten||legume|meat;dairy
tamari|||Condiments|soy||legume|meat;dairy
teriyaki-sauce|||Condiments|soy;gluten||legume|meat;dairy
hoisin-sauce|||Condiments|soy|gluten;sesame|legume
oyster-sauce|||Condiments|shellfish|soy;gluten;msg|shellfish
fish-sauce||nam pla|Condiments|fish||fish
worcestershire-sauce|||Condiments||fish;gluten|fish
hot-sauce||tabasco;pepper sauce;tabasco sauce|Condiments|nightshades|||meat;dairy
sriracha|||Condiments|nightshades
barbecue-sauce||bbq sauce|Condiments|nightshades|fish||meat;dairy
salsa||picante sauce|Condiments|nightshades|||meat;dairy
salsa-verde|||Condiments|nightshades
pesto||basil pesto|Condiments|dairy;nuts||dairy|meat
marinara-sauce||spaghetti sauce;pasta sauce;tomato pasta sauce|Condiments|nightshades
tartar-sauce|||Condiments|eggs||egg
cocktail-sauce|||Condiments|nightshades
sweet-relish||pickle relish|Condiments
apple-cider-vinegar||cider vinegar|Condiments
white-vinegar||distilled vinegar;vinegar|Condiments
balsamic-vinegar|||Condiments|sulfites
red-wine-vinegar||wine vinegar|Condiments|sulfites
ranch-dressing|||Condiments|dairy;eggs||dairy;egg
italian-dressing||vinaigrette|Condiments||||meat;dairy
caesar-dressing|||Condiments|eggs;dairy;fish||fish;dairy;egg
blue-cheese-dressing|||Condiments|dairy;eggs||dairy;egg
thousand-island-dressing|||Condiments|eggs||egg
french-dressing|||Condiments
honey|||Condiments
maple-syrup|||Condiments
jam||preserves;strawberry jam|Condiments||||meat;dairy
jelly||grape jelly|Condiments
orange-marmalade||marmalade|Condiments||||meat;dairy
molasses||treacle|Baking||sulfites||dairy
corn-syrup||light corn syrup|Baking
agave-syrup||agave nectar|Condiments
chocolate-hazelnut-spread||nutella|Condiments|nuts;dairy|soy|dairy
chocolate-syrup|||Condiments||dairy
chicken-broth||chicken stock|Condiments|||meat
beef-broth||beef stock|Condiments|||meat
vegetable-broth||vegetable stock;stock|Condiments||||dairy
chicken-bouillon-cube||bouillon cube;stock cube|Condiments||msg;gluten|meat
beef-gravy||gravy|Condiments|gluten||meat
peanut-sauce||satay sauce|Condiments|peanuts||legume
yeast-extract||marmite;vegemite|Condiments||gluten
wasabi|||Condiments
plum-sauce|||Condiments
cream-of-mushroom-soup||condensed cream of mushroom|Condiments|dairy;gluten||dairy
tomato-soup||condensed tomato soup|Condiments|nightshades|gluten
white-sugar||sugar;granulated sugar;caster sugar|Baking||||dairy
brown-sugar||light brown sugar;dark brown sugar|Baking||||dairy
powdered-sugar||confectioners' sugar;icing sugar|Baking||||dairy
turbinado-sugar||raw sugar;demerara sugar|Baking||||dairy
stevia|||Baking
baking-powder|||Baking
baking-soda||bicarbonate of soda;sodium bicarbonate|Baking
cream-of-tartar|||Baking
active-dry-yeast||yeast;dry yeast;instant yeast|Baking
cocoa-powder||unsweetened cocoa;cocoa|Baking
unsweetened-chocolate||baking chocolate|Baking
chocolate-chips||semisweet chocolate;semi-sweet chocolate chips;bittersweet chocolate;plain chocolate;chocolate|Baking||dairy;soy
dark-chocolate||70% chocolate|Snacks||dairy;soy||dairy
milk-chocolate|||Snacks|dairy|soy|dairy
white-chocolate|||Snacks|dairy|soy|dairy
unflavored-gelatin||gelatin;gelatine|Baking|||meat
marshmallows||marshmallow|Snacks|||meat
vanilla-frosting||frosting;icing|Baking||dairy
yellow-cake-mix||cake mix|Baking|gluten|dairy
whey-protein-powder||protein powder|Protein|dairy||dairy
potato-chips||crisps|Snacks|nightshades
tortilla-chips||corn chips|Snacks
popcorn||air-popped popcorn|Snacks
pretzels|||Snacks|gluten
rice-cakes|||Snacks
granola-bar||cereal bar|Snacks||gluten;nuts;soy
banana-chips|||Snacks
chocolate-chip-cookies||cookies|Snacks|gluten|dairy;eggs;soy
oatmeal-cookies|||Snacks|gluten|eggs
brownies||brownie|Snacks|gluten;eggs|dairy|egg
doughnut||donut;doughnuts|Snacks|gluten;dairy;eggs||dairy;egg
blueberry-muffin||muffin|Snacks|gluten;eggs;dairy||dairy;egg
cheesecake|||Snacks|dairy;eggs;gluten||dairy;egg
frozen-waffles||waffles|Snacks|gluten;eggs;dairy||dairy;egg
orange-juice|||Beverages
apple-juice|||Beverages
grape-juice|||Beverages||sulfites
cranberry-juice-cocktail||cranberry juice|Beverages
pineapple-juice|||Beverages
pomegranate-juice|||Beverages
grapefruit-juice|||Beverages
tomato-juice|||Beverages|nightshades
vegetable-juice||v8|Beverages|nightshades
carrot-juice|||Beverages
coffee||brewed coffee|Beverages
instant-coffee|||Beverages
black-tea||tea;brewed tea|Beverages
green-tea|||Beverages
beer|||Beverages|gluten|||dairy
red-wine|||Beverages|sulfites|||dairy
white-wine|||Beverages|sulfites|||dairy
sake||rice wine|Beverages||||dairy
vodka|||Beverages||||dairy
rum||dark rum;white rum|Beverages||||dairy
cola||coke;soda|Beverages
club-soda||sparkling water;soda water|Beverages
tonic-water|||Beverages
ginger-ale|||Beverages
water||tap water;ice;ice cubes|Beverages
mascarpone||mascarpone cheese|Dairy|dairy||dairy|meat
paneer||indian cottage cheese|Dairy|dairy||dairy|meat
quark||fresh quark|Dairy|dairy||dairy|meat
comte|comté|comte|Dairy|dairy||dairy|meat
string-cheese||cheese sticks|Dairy|dairy||dairy
vegan-cheddar||vegan cheese|Dairy||soy;nuts
prosciutto||parma ham;dry-cured ham|Protein|||meat
pancetta||lardons|Protein|||meat
merguez||merguez sausage|Protein||nightshades|meat
fresh-sardines||raw sardines;pilchards|Protein|fish||fish
seitan||wheat meat|Protein|gluten|soy
smoked-tofu|||Protein|soy||legume
lupin-beans||lupini|Legumes
potato-gnocchi||gnocchi|Grains|gluten;nightshades|eggs
instant-polenta||pre-cooked polenta|Grains
brioche|||Grains|gluten;eggs;dairy||dairy;egg
farro||emmer|Grains|gluten
chestnut-flour|||Baking|nuts
coconut-flour|||Baking
jaggery||panela;gur|Baking
oat-milk||oat drink|Beverages||gluten
hazelnut-oil|||Oils|nuts
harissa||harissa paste|Condiments|nightshades|||meat;dairy
tapenade||olive tapenade|Condiments||fish|fish
thai-red-curry-paste||red curry paste|Condiments|nightshades|shellfish;fish|fish
garam-masala|||Herbs & Spices
fresh-sage||sage leaves|Herbs & Spices
chervil||fresh chervil|Herbs & Spices
lamb-s-lettuce|lamb's lettuce|mâche;corn salad|Vegetables
romanesco||romanesco broccoli|Vegetables
sorrel|||Vegetables
dragon-fruit||pitaya|Fruits
yuzu||yuzu fruit|Fruits
potato-starch|||Baking|nightshades
creme-fraiche|crème fraîche|creme fraiche|Dairy|dairy||dairy
broad-beans||fresh fava beans;fava beans|Vegetables
fish-stock||fish broth|Condiments|fish||fish
fortified-wine||port;sherry;dry sherry;madeira;marsala;ruby port|Beverages|sulfites|||dairy
whiskey||whisky;bourbon|Beverages||||dairy
brandy||cognac;calvados|Beverages||||dairy
gin|||Beverages||||dairy
duck-breast|||Protein|||meat
black-pudding||blood sausage|Protein||gluten|meat
lime-zest||lime peel|Fruits
almond-extract|||Baking||nuts
tamarind-paste||tamarind pulp|Condiments
mango-chutney||chutney|Condiments||sulfites
star-anise||whole star anise|Herbs & Spices
juniper-berries||juniper berry|Herbs & Spices
sichuan-peppercorns||szechuan peppercorns|Herbs & Spices
five-spice-powder|five-spice powder|chinese five spice powder;five spice|Herbs & Spices
sumac|||Herbs & Spices
curry-leaves||fresh curry leaves|Herbs & Spices
kaffir-lime-leaves||makrut lime leaves|Herbs & Spices
galangal|||Vegetables
golden-syrup|||Baking
mirin|||Condiments||||meat;dairy
shrimp-paste||belacan|Condiments|shellfish||shellfish
halloumi||halloumi cheese|Dairy|dairy||dairy|meat
manchego||manchego cheese|Dairy|dairy||dairy
`
