/**
 * Brands and kitchen nicknames that stand for one food in Britain, Ireland, North America, Australia and New Zealand: said | the food's name
 * in our table. From general knowledge of the shelves there. A brand that sells several things stands among the makers below.
 */
export const brandTable = `
spuds|potatoes
chocolate biscuits|chocolate chip cookies
choc biscuits|chocolate chip cookies
sweet pots|sweet potatoes
sweet pot|sweet potato
new pots|new potatoes
oatly|oat milk
minor figures|oat milk
spud|potato
tatties|potatoes
taters|potatoes
toms|tomatoes
cherry toms|cherry tomatoes
tinned toms|canned tomatoes
chopped toms|canned tomatoes
tin toms|canned tomatoes
tom puree|tomato paste
tomato puree tube|tomato paste
tom paste|tomato paste
tom ketchup|ketchup
tommy k|ketchup
red sauce|ketchup
tommy sauce|ketchup
cuke|cucumber
cukes|cucumbers
avo|avocado
avos|avocados
cauli|cauliflower
brocc|broccoli
mushies|mushrooms
shrooms|mushrooms
mushrums|mushrooms
sweet spuds|sweet potatoes
spring onions bunch|spring onions
scallies|scallions
nanas|bananas
narnas|bananas
strawbs|strawberries
razzies|raspberries
satsumas|tangerines
easy peelers|clementines
parmo|parmesan
parm|parmesan
mozz|mozzarella
philly|cream cheese
philly cheese|cream cheese
philadelphia light|cream cheese
laughing cow|cheese spread
dairylea|cheese spread
kraft singles|american cheese
cheese slices|american cheese
babybel|edam
cathedral city|cheddar cheese
pilgrims choice|cheddar cheese
bega|cheddar cheese
tillamook|cheddar cheese
cracker barrel|cheddar cheese
leerdammer|swiss cheese
jarlsberg|swiss cheese
president brie|brie
lurpak|spreadable butter
kerrygold|salted butter
anchor butter|salted butter
anchor spreadable|spreadable butter
land o lakes|salted butter
stork|margarine
i cant believe its not butter|margarine
semi skimmed|semi skimmed milk
semi|semi skimmed milk
tim tam|chocolate biscuits
tim tams|chocolate biscuits
blue top milk|whole milk
green top milk|semi skimmed milk
red top milk|skimmed milk
full fat milk|whole milk
cravendale|whole milk
fage|greek yogurt
chobani|greek yogurt
activia|fruit yogurt
muller corner|fruit yogurt
muller corners|fruit yogurt
petit filous|fromage frais
yakult|drinking yogurt
actimel|drinking yogurt
elmlea|light cream
carnation|evaporated milk
carnation milk|evaporated milk
carnation condensed milk|sweetened condensed milk
ambrosia custard|custard
birds custard|custard powder
ambrosia rice pudding|rice pudding
hellmans|mayonnaise
hellmanns|mayonnaise
hellmann s|mayonnaise
best foods mayo|mayonnaise
dukes mayo|mayonnaise
kewpie|japanese mayonnaise
mayo|mayonnaise
light mayo|light mayonnaise
vegan mayo|vegan mayonnaise
heinz ketchup|ketchup
heinz tomato ketchup|ketchup
heinz beans|baked beans
heinz beanz|baked beans
beanz|baked beans
branston beans|baked beans
branston|branston pickle
hp sauce|brown sauce
hp|brown sauce
daddies|brown sauce
daddies sauce|brown sauce
lea and perrins|worcestershire sauce
l and p|worcestershire sauce
worcester sauce|worcestershire sauce
tabasco|hot sauce
franks|hot sauce
franks red hot|hot sauce
cholula|hot sauce
nandos sauce|hot sauce
peri peri sauce|hot sauce
colmans mustard|english mustard
colmans|english mustard
frenchs mustard|yellow mustard
grey poupon|dijon mustard
maille mustard|dijon mustard
bisto|gravy granules
oxo|stock cube
oxo cubes|stock cube
oxos|stock cube
knorr cubes|stock cube
knorr stock pots|stock cube
kallo cubes|stock cube
bovril|beef bouillon cube
vegemite|yeast extract
promite|yeast extract
sarsons|malt vinegar
kikkoman|soy sauce
light soy|soy sauce
dark soy|dark soy sauce
lee kum kee soy|soy sauce
blue dragon sweet chilli|sweet chili sauce
sacla pesto|pesto
dolmio|bolognese sauce
ragu sauce|marinara sauce
prego|marinara sauce
bertolli|olive oil
filippo berio|olive oil
evoo|olive oil
fry light|cooking spray
frylight|cooking spray
pam|cooking spray
crisco|shortening
trex|shortening
atora|vegetable suet
veg oil|vegetable oil
veg|mixed vegetables
frozen veg|mixed vegetables
mixed veg|mixed vegetables
birds eye peas|frozen peas
petit pois frozen|frozen peas
mccain chips|french fries
oven chips|french fries
frozen chips|french fries
micro chips|french fries
aunt bessies yorkshires|yorkshire pudding
yorkies|yorkshire pudding
yorkshires|yorkshire pudding
fish fingers|fish sticks
birds eye fish fingers|fish sticks
spam|canned luncheon meat
john west tuna|canned tuna in water
starkist|canned tuna in water
bumble bee tuna|canned tuna in water
princes tuna|canned tuna in water
tin tuna|canned tuna in water
tinned tuna|canned tuna in water
snags|pork sausages
bangers|pork sausages
richmond sausages|pork sausages
chipolatas|pork sausages
brats|bratwurst
streaky|bacon
back bacon|canadian bacon
chook|whole chicken
chicken nugs|chicken nuggets
mince beef|ground beef
beef mince|ground beef
lamb mince|ground lamb
pork mince|ground pork
turkey mince|ground turkey
chicken mince|ground chicken
matteson smoked sausage|kielbasa
weetabix|wheat biscuits
weetbix|wheat biscuits
weet bix|wheat biscuits
shreddies|shredded wheat
rice krispies|puffed rice cereal
rice bubbles|puffed rice cereal
coco pops|chocolate cereal
kelloggs corn flakes|corn flakes
kelloggs cornflakes|corn flakes
all bran|bran flakes
alpen|muesli
quaker oats|rolled oats
oats so simple|instant oatmeal
ready brek|instant oatmeal
porridge|rolled oats
porridge oats|rolled oats
warburtons|white bread
hovis|white bread
kingsmill|white bread
wonder bread|white bread
toastie loaf|white bread
brown bread|whole wheat bread
wholemeal|whole wheat bread
ryvita|crispbread
jacobs crackers|saltine crackers
saltines|saltine crackers
rich tea|digestive biscuits
mcvities digestives|digestive biscuits
digestives|digestive biscuits
ginger nuts|gingersnaps
maryland cookies|chocolate chip cookies
chips ahoy|chocolate chip cookies
walkers crisps|potato chips
walkers|potato chips
lays|potato chips
crisps|potato chips
kettle chips|potato chips
cheetos|cheese puffs
wotsits|cheese puffs
pop tarts|toaster pastries
haribo|gummy candy
wine gums|gummy candy
jelly babies|gummy candy
cadbury dairy milk|milk chocolate
cadburys|milk chocolate
galaxy|milk chocolate
hersheys|milk chocolate
lindt|milk chocolate
milkybar|white chocolate
bournville|dark chocolate
green and blacks|dark chocolate
choc chips|chocolate chips
choc|milk chocolate
skippy|peanut butter
sun pat|peanut butter
pip and nut|peanut butter
pb|peanut butter
biscoff spread|cookie butter
bonne maman|jam
hartleys jam|jam
robertsons marmalade|orange marmalade
tate and lyle syrup|golden syrup
lyles golden syrup|golden syrup
silver spoon sugar|white sugar
silver spoon|white sugar
canderel|stevia
bicarb|baking soda
bicarb of soda|baking soda
arm and hammer|baking soda
borwicks|baking powder
allinsons yeast|active dry yeast
allinsons flour|all purpose flour
homepride flour|all purpose flour
plain flour|all purpose flour
sr flour|self rising flour
strong flour|bread flour
angel delight|instant pudding mix
jello|jelly crystals
jell o|jelly crystals
uncle bens|white rice
bens original|white rice
tilda|basmati rice
tilda rice|basmati rice
batchelors noodles|instant ramen
super noodles|instant ramen
cup noodles|instant ramen
mi goreng|instant ramen
indomie|instant ramen
barilla|dry pasta
de cecco|dry pasta
napolina pasta|dry pasta
spag|spaghetti
spag bol sauce|bolognese sauce
lasagne sheets|lasagna noodles
kraft dinner|macaroni and cheese
kd|macaroni and cheese
old el paso kit|taco shells
coke|cola
coca cola|cola
coca colas|cola
cokes|cola
pepsi|cola
pepsi max|diet cola
coke zero|diet cola
diet coke|diet cola
dr pepper|cola
fanta|lemonade
sprite|lemonade
7up|lemonade
7 up|lemonade
irn bru|cola
tango|lemonade
lucozade|energy drink
red bull|energy drink
powerade|sports drink
gatorade|sports drink
schweppes tonic|tonic water
fever tree|tonic water
tonic|tonic water
soda water|club soda
la croix|club soda
perrier|club soda
san pellegrino|club soda
sparkling water|club soda
fizzy water|club soda
evian|water
volvic|water
bottled water|water
robinsons|fruit juice
vimto|fruit juice
tropicana|orange juice
oj|orange juice
innocent smoothie|smoothie
v8|vegetable juice
pg tips|black tea
yorkshire tea|black tea
tetley|black tea
twinings|black tea
teabags|black tea
tea bags|black tea
earl grey|black tea
peppermint tea|herbal tea
nescafe|instant coffee
kenco|instant coffee
douwe egberts|instant coffee
gold blend|instant coffee
maxwell house|instant coffee
lavazza|ground coffee
folgers|ground coffee
illy|ground coffee
coffee beans|ground coffee
ovaltine|malted milk powder
horlicks|malted milk powder
nesquik|hot chocolate mix
options hot chocolate|hot chocolate mix
stella|beer
heineken|beer
budweiser|beer
bud|beer
corona|beer
guinness|beer
lager|beer
strongbow|hard cider
magners|hard cider
baileys|irish cream
cointreau|orange liqueur
smirnoff|vodka
gordons|gin
bacardi|rum
jack daniels|whiskey
jameson|whiskey
prosecco|sparkling wine
cava|sparkling wine
champers|sparkling wine
sma|infant formula
aptamil|infant formula
cow and gate formula|infant formula
enfamil|infant formula
similac|infant formula
ellas kitchen|baby food
gerber|baby food
`

/** Makers and shops whose name before a food only says whose it is. None that stands for plant-based or free-from food. */
export const makers =
  'heinz;tesco;sainsburys;asda;morrisons;waitrose;aldi;lidl;co op;coop;m and s;marks and spencer;iceland;ocado;kirkland;trader joes;whole foods;365;great value;good and gather;woolworths;coles;countdown;pams;essentials;stockwell;kraft;knorr;nestle;kelloggs;cadbury;mcvities;princes;napolina;cirio;mutti;barilla;de cecco;del monte;dole;chiquita;green giant;birds eye;mccain;aunt bessies;hovis;warburtons;kingsmill;allinson;homepride;mcdougalls;tate and lyle;silver spoon;billingtons;dr oetker;schwartz;bart;mccormick;colmans;frenchs;hellmanns;sarsons;aspall;filippo berio;bertolli;lurpak;anchor;kerrygold;president;yeo valley;rachels;muller;danone;fage;chobani;tilda;uncle bens;bens original;batchelors;baxters;campbells;progresso;hunts;bushs;goya;old el paso;blue dragon;amoy;lee kum kee;kikkoman;sharwoods;pataks;sacla;dolmio;loyd grossman;john west;starkist;bumble bee;youngs;richmond;heck;walls;tyson;perdue;oscar mayer;hormel;tropicana;innocent;schweppes;robinsons;coca cola;pg tips;twinings;tetley;nescafe;kenco;lavazza;walkers;lays;bonne maman;hartleys;tiptree;wilkin and sons;whole earth;meridian;sun pat;skippy;branston;crosse and blackwell;ambrosia;carnation;birds;arla;cravendale;cathedral city;galbani;st helens;pilgrims choice;masterfoods;sanitarium;arnotts;bega;devondale;edgell;spc;golden circle;hershey;hersheys;nabisco;keebler;land o lakes;daisy;tillamook;dannon'
