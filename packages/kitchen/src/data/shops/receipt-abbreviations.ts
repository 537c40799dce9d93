/**
 * What tills print for longer words: printed | spelled out | another meaning when one of these words stands beside it.
 * Gathered from the way North American, British and Australian tills shorten names; nothing here is a fact about food.
 * Example: 'chkn|chicken'; 'blk|black|block:cheddar' is a block beside cheddar.
 */
export const abbreviationTable = `
almds|almonds
almd|almond
alm|almond
aln|almond
amer|american
amrcn|american
ap flr|all-purpose flour
apls grn|green apples
apls|apples
apl|apple
appl|apple
app|apple
aprct|apricot
apr|apricot
arug|arugula
aspar|asparagus
asprgs|asparagus
asp|asparagus
asstd|assorted
asst|assorted
ast|assorted
atl|atlantic
aub|aubergine
avcdo|avocado
avoc|avocado
avos|avocados
avo|avocado
b/i|bone in
b/s|boneless skinless
bakng|baking
balsm|balsamic
bals|balsamic
bana|banana
bannas|bananas
bans|bananas
ban|banana
barb|barbecue
bbq|barbecue
bby crl|baby cereal
bby|baby
bch|bunch
bcn|bacon
bfst|breakfast
bf|beef
bgd|bagged
bgls|bagels
bgl|bagel
biscs|biscuits
bisc|biscuit
bkd bns|baked beans
bkd|baked
bkg pwd|baking powder
bkg sda|baking soda
bkg|baking
bkng pwdr|baking powder
bkn|bacon
bk||baked:ham potato beans
blb|blueberry
blck|black
blk bns|black beans
blk pepr|black pepper
blkbrs|blackberries
blkbry|blackberry
blk|black|block:cheddar cheese chs chz mozzarella mzrla marble
bls|boneless
blu chs|blue cheese
blubrs|blueberries
blubry pie|blueberry pie
blubry|blueberry
bluebrs|blueberries
bluebry|blueberry
blues|blueberries
blu|blue
bnchd|bunched
bnch|bunch
bnlss sknls|boneless skinless
bnlss|boneless
bnls|boneless
bns grn|green beans
bns|beans
bnt|butternut
bnut sqsh|butternut squash
bn|bean|bone:in
bon|boneless
brats|bratwurst
brat|bratwurst
brcli|broccoli
brd crmb|breadcrumbs
brdcrmb|breadcrumbs
brddd|breaded
brded|breaded
brd|bread
brgrs|burgers
brgr|burger
brkfst saus|breakfast sausage
brkfst|breakfast
brn rce|brown rice
brn sug|brown sugar
brn|brown|bran:flakes raisin muffin cereal
broc crwn|broccoli crowns
broccl|broccoli
brocc|broccoli
broc|broccoli
brsl sprt|brussels sprouts
brsts|breasts
brst|breast
brus sprt|brussels sprouts
brussel spr|brussels sprouts
brwn sgr|brown sugar
brwn|brown
bscts|biscuits
bskt|basket
bst|breast
bs|boneless skinless
btl|bottle
btrmlk|buttermilk
btrnut|butternut
btrscth|butterscotch
btrswt|bittersweet
btr|butter
bttl|bottle
bttrmlk|buttermilk
bttrnt sqsh|butternut squash
bttrnut|butternut
bttr|butter
bunchd|bunched
burgs|burgers
burg|burger
c/cut|centre cut
cabb|cabbage
cab|cabbage|cabernet:sauvignon
caesr|caesar
caes|caesar
cali|california
canlp|cantaloupe
cantlpe|cantaloupe
cantlp|cantaloupe
cant|cantaloupe
can|canned
cappu|cappuccino
carb|carbonated
carml|caramel
carr|carrot
cashw|cashew
cauli|cauliflower
caul|cauliflower
cbg|cabbage
ccnt|coconut
cc||chocolate chip:cookie cookies ckies muffin|centre cut:pork chop chops pk prk
cdy|candy
celry|celery
cel|celery
cerl|cereal
cer|cereal
cffe|coffee
chcken|chicken
chckn|chicken
chckp|chickpea
chdr|cheddar
chd|cheddar
cheddr|cheddar
chedr|cheddar
ched|cheddar
chees|cheese
cherr|cherries
ches|cheese
chick|chicken
chik|chicken
chix|chicken
chkn|chicken
chkpeas|chickpeas
chkpea|chickpea
chk|chicken
chnks|chunks
chnky|chunky
chnk|chunk
choc chps|chocolate chips
choc chp|chocolate chip
chocl|chocolate
chocolat|chocolate
choco|chocolate
choc|chocolate
chopd|chopped
chpd|chopped
chps|chops|chips:choc chocolate tortilla potato corn tost
chp|chop|chip:choc chocolate cookie
chrd|chard
chrs|cherries
chry|cherry
chse|cheese
chs|cheese
chz|cheese
cilan|cilantro
cilntro|cilantro
cilnt|cilantro
cil|cilantro
cinmn|cinnamon
cinn|cinnamon
cin|cinnamon
ckd|cooked
ckies|cookies
ckie|cookie
ckn brst|chicken breast
ckn|chicken
ckys|cookies
cky|cookie
clby|colby
clems|clementines
clem|clementine
clflwr|cauliflower
clfrnia|california
clmntn|clementine
clry|celery
clsc|classic
clss|classic
cnd|canned|candy:bar corn
cnola|canola
cnt|count
cocnt|coconut
coco|coconut|cocoa:powder pwdr
cofe|coffee
coff|coffee
cof|coffee
colby jk|colby jack
cond mlk|condensed milk
cond|condensed
cornst|cornstarch
cot chs|cottage cheese
cottge|cottage
cott|cottage
cot|cottage
cr chs|cream cheese
cr chz|cream cheese
crackr|cracker
cranb|cranberry
cran|cranberry
crckrs|crackers
crckr|cracker
creamr|creamer
crem|cremini|cream:cheese ice sour
crkrs|crackers
crkr|cracker
crl|cereal
crm chs|cream cheese
crm chz|cream cheese
crml|caramel
crmr|creamer
crmy|creamy
crm|cream
crn flks|corn flakes
crn flk|corn flakes
crnbrs|cranberries
crnbry|cranberry
crnchy|crunchy
crnch|crunch
crnmeal|cornmeal
crn|corn
croiss|croissant
crois|croissant
crrts|carrots
crrt|carrot
crshd|crushed
crsh|crushed
crsps|crisps
crspy|crispy
crsp|crisp
crts|carrots
crt|carrot
crwns|crowns
crwn|crown
cshw|cashew
ctg chs|cottage cheese
ctg|cottage
cttg|cottage
ct|count
cucmbr|cucumber
cucs|cucumbers
cucum|cucumber
cuc|cucumber
cuke eng|english cucumber
cukes|cucumbers
cuke|cucumber
curr|currants
cust|custard
cutlt|cutlet
dcf|decaf
delish|delicious
del|delicious
desrt|dessert
dgnt|doughnut
digstv|digestive
dig|digestive
dlx|deluxe
dmplngs|dumplings
dmplng|dumpling
dmp|dumpling
dnt|donut
dnuts|donuts
dnut|donut
doz|dozen
dress|dressing
drk|dark|drink:energy sports orange soy
drmstks|drumsticks
drmstk|drumstick
drms|drumsticks
drm|drum
drnks|drinks
drnk|drink
drsg|dressing
drsng|dressing
drssng|dressing
drums|drumsticks
drum|drumstick
dr||dark red:kidney bns beans
dsrt|dessert
dzn|dozen
dz|dozen
ea|each
eggplnt|eggplant
egplnt|eggplant
eng mfn|english muffin
eng muf|english muffin
engl|english
eng|english
ev oil|extra virgin olive oil
evap mlk|evaporated milk
evap|evaporated
evol|extra virgin olive oil
evoo|extra virgin olive oil
ev||extra virgin:oil olive
ext|extra
ex|extra
f/f|fat free
fat/free|fat free
fettc|fettuccine
fett|fettuccine
ff|fat free|french fries:mccain cut straight crinkle
filet|fillet
fil|fillet
fillt|fillet
fing|fingers
fish stk|fish sticks
flav|flavoured
flks|flakes
flk|flake
flour ap|all-purpose flour
flr tort|flour tortillas
flr|flour
flts|fillets
flt|fillet
flvr|flavoured
fngrs|fingers
fngr|finger
fr brd|french bread
fr bread|french bread
fr fries|french fries
fr toast|french toast
fres|fresh
frnch|french
froz|frozen
frsh|fresh
frs|fresh
frts|fruits
frt|fruit
fruit ckt|fruit cocktail
frut|fruit
frzn|frozen
frz|frozen
fr|french|fresh:fruit meat bf
fsh|fish
fzn|frozen
fz|frozen
gal|gallon
gar pwdr|garlic powder
garl|garlic
gar|garlic
gf|gluten free
ginger al|ginger ale
gingerale|ginger ale
ging|ginger
gk yog|greek yogurt
gk|greek
gldn|golden
glrc|garlic
glut fr|gluten free
gngr ale|ginger ale
gngrale|ginger ale
gngr|ginger
gr beef|ground beef
gr bf|ground beef
gr onions|green onions
gr onion|green onion
gr st|granny smith
granla|granola
grans|granny smith
gran|granola|granny:smith
grapefrt|grapefruit
grd beef|ground beef
grd bf|ground beef
grd|ground
grk yog|greek yogurt
grk|greek
grlc|garlic
grn bean|green beans
grn bns|green beans
grn bn|green beans
grn onion|green onion
grn oni|green onion
grn onn|green onion
grn pepr|green pepper
grnd bf|ground beef
grnd|ground
grnla|granola
grnny smth|granny smith
grns|greens
grny smth|granny smith
grn|green
grp tom|grape tomatoes
grpfrt|grapefruit
grpft|grapefruit
grps|grapes
grp|grape
grtd|grated
grvy|gravy
gr|green|ground:beef pork turkey chicken lamb veal bf prk tky chkn chuck coffee cinnamon|greek:yogurt yog yogrt ygrt
h&h|half and half
h/h|half and half
h/m|homestyle
haas|hass
halib|halibut
hal|halal
hambrgr|hamburger
hambrg|hamburger
hazlnt|hazelnut
hb|hamburger
hd||hot dog:bun buns bns wiener wieners
hmbgr|hamburger
hmg|homogenized
hmmus|hummus
hnydew|honeydew
hnydw|honeydew
hny|honey
homo milk|whole milk
homo mlk|homogenized milk
homo|homogenized
hon|honey
hot dg|hot dog
hotdg|hot dog
hrts|hearts
hrt|heart
humm|hummus
hvy crm|heavy cream
hvy whp crm|heavy whipping cream
hvy wp crm|heavy whipping cream
hvy|heavy
hzelnut|hazelnut
hzlnt|hazelnut
ic crm|ice cream
ice crm|ice cream
ice cr|ice cream
icecrm|ice cream
icm|ice cream
icrm|ice cream
ic|ice cream
imit|imitation
imp|imported
instnt|instant
inst|instant
ital|italian
itl|italian
jalap|jalapeno
jalp|jalapeno
jal|jalapeno
jasm|jasmine
jas|jasmine
jce|juice
jc|juice
jel|jelly
jk|jack
jlly|jelly
jmbo|jumbo
juce|juice
juc|juice
jum|jumbo
kdny bns|kidney beans
kdny|kidney
ketch|ketchup
kid||kidney:bean beans bns
kielb|kielbasa
kiel|kielbasa
ktchp|ketchup
ktchup|ketchup
l/f|low fat
lac fr|lactose free
lact fr|lactose free
larg|large
lasag|lasagna
lasgn|lasagna
lemnd|lemonade
lem|lemon
lettce|lettuce
lettc|lettuce
lett|lettuce
lf|low fat
lge|large
lg|large
ling|linguine
liq|liquid
lmes|limes
lme|lime
lmnade|lemonade
lmnd|lemonade
lmns|lemons
lmn|lemon
lngn fruit|longan fruit
lngn|linguine
lng|long
ln|lean
lo fat|low fat
lo sod|low sodium
low sod|low sodium
lowfat|low fat
lo|low
lrg|large
ls|low sodium
ltce|lettuce
lte|light
lttce|lettuce
lt|light
lvr|liver
lvs|leaves
mac chs|macaroni and cheese
mac n chs|macaroni and cheese
mac&chs|macaroni and cheese
macar|macaroni
mac|macaroni|macadamia:nut nuts nts
mandrn|mandarin
mand|mandarin
mang|mango
margn|margarine
marg|margarine
marin|marinara
marshm|marshmallows
marsh|marshmallow
mash|mashed
mayon|mayonnaise
mayo|mayonnaise
md|medium
meatbl|meatballs
medm|medium
med|medium
mex|mexican
mfns|muffins
mfn|muffin
mg||multigrain:bread brd bagel bun
mix|mixed
mlk choc|milk chocolate
mlk|milk
mlns|melons
mln|melon
mltgrn brd|multigrain bread
mltgrn|multigrain
mlt|multi
mngo|mango
mngs|mangoes
mng|mango
mntry jk|monterey jack
mont jack|monterey jack
mont jk|monterey jack
mozza|mozzarella
mozzrla|mozzarella
mozz|mozzarella
moz|mozzarella
mple syr|maple syrup
mple|maple
mpl|maple
mrble|marble
mrg|margarine
mrshmlw|marshmallows
mshd|mashed
mshmlw|marshmallows
mshm|mushroom
mshrms|mushrooms
mshrm|mushroom
mstd|mustard
mstrd|mustard
mtbls|meatballs
mtbl|meatballs
mt|meat
muffns|muffins
muff|muffin
muf|muffin
multigr|multigrain
mushrms|mushrooms
mushrm|mushroom
mushr|mushroom
mush|mushroom
mustrd|mustard
must|mustard
mxd nts|mixed nuts
mxd|mixed
mzrla|mozzarella
mzza|mozzarella
n/fat|nonfat
n/f|nonfat
natrl|natural
nat|natural
navl|navel
nav|navel
nctrn|nectarine
ndle|noodle
ndls|noodles
ndl|noodle
nectar|nectarine
nect|nectarine
nf|nonfat
nonft|nonfat
noodls|noodles
noodl|noodle
nood|noodle
ntrl|natural
nts|nuts
nt|nut
nuggt|nuggets
nugg|nuggets
nug|nuggets
nvl|navel
o/fash|old fashioned
oatml|oatmeal
oj|orange juice
ol oil|olive oil
oliv|olive
olv oil|olive oil
olvs|olives
olv|olive
onin rng|onion rings
onins|onions
onin|onion
onio|onion
oni|onion
onns|onions
onn|onion
ons|onions
oran|orange
oreg|oregano
organ|organic
orgnc|organic
orgnl|original
orgno|oregano
orgn|organic
org|organic|original:lays wavy chips crisps pringles doritos cheetos cheerios coke cola
orig|original
orng jce|orange juice
orng jc|orange juice
ornge|orange
orngs|oranges
orng|orange
ornl|original
otml|oatmeal
oystr|oyster
oyst|oyster
p/b|peanut butter
pancke|pancake
papr|paprika
pap|papaya
parmgn|parmesan
parmsn|parmesan
parm|parmesan
parsly|parsley
pars|parsley
past sce|pasta sauce
pastr|pastrami
patt|patties
pb&j|peanut butter and jelly
pb|peanut butter
pchs|peaches
pch|peach
pckls|pickles
pckl|pickle
pddng|pudding
pdr|powder
peachs|peaches
peant|peanut
pean|peanut
pecn|pecan
pec|pecan
pepper swt|sweet pepper
pepprni|pepperoni
pepp|pepper
peproni|pepperoni
pepron|pepperoni
peprs|peppers
pepr|pepper
pep|pepper|peppermint:tea
pers|persimmon
pick|pickle
pikl|pickle
pinapl|pineapple
pineap chk|pineapple chunks
pineapl|pineapple
pineap|pineapple
pine|pineapple|pine:nut nuts nts
pistach|pistachio
pist|pistachio
pizz|pizza
piz|pizza
pkd|packed
pkg|package
pkt|packet
pk|pack|pork:tndr tenderloin chop chops rib ribs loin shldr riblet cc butt
plms|plums
plm|plum
pln|plain
pltry|poultry
pmpkn|pumpkin
pnapl|pineapple
pnapple|pineapple
pnappl|pineapple
pncke mx|pancake mix
pncke|pancake
pnt btr|peanut butter
pnt bttr|peanut butter
pnto bns|pinto beans
pnto|pinto
pnts|peanuts
pnt|peanut|pint:blues blueberries raspberries strawberries cream milk
pnut btr|peanut butter
pnut|peanut
pomeg|pomegranate
pomgrnt|pomegranate
pom|pomegranate
popcn|popcorn
popcrn|popcorn
pop|popcorn|pop:tarts tart corn
pork tender|pork tenderloin
portab|portobello
porta|portobello
portob|portobello
port|portobello|port:wine
pot chips|potato chips
pot chip|potato chips
potato chp|potato chips
potat|potato
pots red|red potatoes
pots|potatoes
pot|potato
powdr|powder
powd|powder
ppcrn|popcorn
pprs|peppers
ppr|pepper
pretz|pretzels
prk chps|pork chops
prk chp|pork chop
prk lin|pork loin
prk|pork
prmsn|parmesan
prm|parmesan
prni|pepperoni
prot|protein
provo|provolone
prov|provolone
prsly|parsley
prtzls|pretzels
prtzl|pretzel
prun|prunes
prvln|provolone
psta sce|pasta sauce
psta|pasta
pst|paste
ptatos|potatoes
ptato|potato
ptos|potatoes
pto|potato
ptto|potato
ptys|patties
pty|patty
pudd|pudding
pud|pudding
pumpkn|pumpkin
pump|pumpkin
pwdr|powder
pwd|powder
pza|pizza
pzza|pizza
qrtr|quarter
qrts|quarters
qtrs|quarters
qtr|quarter
quin|quinoa
raisn brn|raisin bran
raisn|raisin
rais|raisin
raspbry|raspberry
raspb|raspberry
rasps|raspberries
rasp|raspberry
rast|roast
rby|ribeye
rce|rice
rctta|ricotta
rd del|red delicious
rd oni|red onion
rd pep|red pepper
rd ptos|red potatoes
rd|red|red delicious:apple del
red del|red delicious
red pots|red potatoes
red pot|red potatoes
refd bns|refried beans
refrd|refried
refr|refried
ref||refried:beans bns bn
reg|regular
rgl|regular
ribey|ribeye
ric cks|rice cakes
rice crsp|rice crispies
ricot|ricotta
ric|rice
rig pst|rigatoni
rig|rigatoni
rkt|rocket
rlls|rolls
rll|roll
rls|rolls
rl|roll
rmne|romaine
rmn|romaine
rnch|ranch
roastd|roasted
rol|roll
roma tom|roma tomatoes
romaine hrt|romaine hearts
romn|romaine
rom|romaine|roma:tomato tom tomatoes toms
rosem|rosemary
rotiss|rotisserie
rotis|rotisserie
roti|rotisserie|roti:bread canai wrap
rot|rotisserie|rotini:pasta psta
rsmry|rosemary
rsn brn|raisin bran
rsns|raisins
rsn|raisin
rspbrs|raspberries
rspbry|raspberry
rst beef|roast beef
rst bf|roast beef
rstd|roasted
rsted|roasted
rst|roast
rtsr|rotisserie
rus pot|russet potatoes
russ pot|russet potatoes
russt|russet
russ|russet
rw|raw
s cream|sour cream
s/cream|sour cream
s/less|seedless
s/l|seedless
s/s|skinless
salad kt|salad kit
salmn|salmon
salm|salmon
sals|salsa
saltd|salted
saltn|saltine
sal|salad|salmon:fillet fil flt atl atlantic sockeye smoked smkd
sandwch|sandwich
sandw|sandwich
sand|sandwich
sard|sardines
sauc|sauce
sauer|sauerkraut
saurkrt|sauerkraut
saus lnk|sausage links
sausgs|sausages
sausg|sausage
saus|sausage
scallns|scallions
scallp|scallops
scall|scallops
scal|scallops
sce|sauce
scln|scallions
sc|sauce
sda|soda
sdless|seedless
sdlss|seedless
sdls|seedless
sdl|seedless
seasng|seasoning
seas|seasoning
sedlss|seedless
seedls|seedless
ses|sesame
sft|soft
sgr|sugar
shallt|shallot
shall|shallots
shal|shallots
sharp chd|sharp cheddar
shell|shells
shiit|shiitake
shitake|shiitake
shitaki|shiitake
shkn|shake
shk|shake
shlder|shoulder
shldr|shoulder
shld|shoulder
shmp|shrimp
shortbred|shortbread
shp|sharp|shrimp:rw raw ckd cooked peeled
shrdd|shredded
shrded|shredded
shrd|shredded
shreds|shredded
shred|shredded
shrimp ckd|cooked shrimp
shrmp|shrimp
shrm|shrimp
shrp chdr|sharp cheddar
shrp|sharp
shrtbrd|shortbread
sirln|sirloin
sirlon|sirloin
sirl|sirloin
skls bnls|skinless boneless
sklss|skinless
skls|skinless
skm mlk|skim milk
skm|skim
sknlss|skinless
sknls|skinless
skn|skin
slam|salami
slcd brd|sliced bread
slcd|sliced
slcs|slices
slc|sliced
sld|salad
slice|sliced
slid|sliced
sli|sliced
slmi|salami
slmn|salmon
slsa|salsa
slt btr|salted butter
sltd|salted
slt|salt
slw|slaw
smkd slmn|smoked salmon
smkd|smoked
smk|smoked
sml|small
smokd|smoked
smthie|smoothie
smth|smooth
sm|small
snck|snack
sndwch|sandwich
sndwh|sandwich
snflwr|sunflower
snks|snacks
snp ps|snap peas
snw ps|snow peas
soft drk|soft drink
sour crm|sour cream
sour cr|sour cream
sourdgh|sourdough
sourd|sourdough
soy sce|soy sauce
soya|soy
spag sce|spaghetti sauce
spagh|spaghetti
spag|spaghetti
spare rb|spareribs
sparib|spareribs
sparkl|sparkling
spghtti|spaghetti
spgtni|spaghettini
spgtti|spaghetti
spinch|spinach
spin|spinach
spnch|spinach
spng mx|spring mix
spng|spring
spr mix|spring mix
spr wtr|spring water
sprib|spareribs
spring wtr|spring water
sprk wtr|sparkling water
sprklg wtr|sparkling water
sprklg|sparkling
sprkl|sparkling
sprk|sparkling
sprts|sprouts
sprt|sprouts
sqsh|squash
squa|squash
sqush|squash
sr crm|sour cream
sr cr|sour cream
srcrm|sour cream
srdgh|sourdough
srln stk|sirloin steak
srln|sirloin
ssge|sausage
ssgs|sausages
ssg|sausage
stew bf|stew beef
stew mt|stew meat
stfd|stuffed
stf|stuffed
stks|steaks|sticks:fish cheese bread
stk|steak|stalk:celery|stick:cheese fish butter
str chs|string cheese
strawbry|strawberry
strawbs|strawberries
strawb|strawberry
straws|strawberries
straw|strawberry
strbry|strawberry
strb|strawberry
strg chs|string cheese
strng chs|string cheese
strps|strips
strp|strip
strwbrrs|strawberries
strwbrs|strawberries
strwbrys|strawberries
strwbry|strawberry
strwb|strawberry
str|strawberry|string:cheese chs
stuf|stuffing
stw/b|strawberry banana
stw|strawberry
sug snp|sugar snap peas
suga|sugar
sugr|sugar
sug|sugar
sun dr tom|sun-dried tomatoes
sunflr|sunflower
sunfl|sunflower
sw pot|sweet potato
swiss chs|swiss cheese
sws chs|swiss cheese
swt corn|sweet corn
swt oni|sweet onion
swt pota|sweet potato
swt pots|sweet potatoes
swt pot|sweet potato
swt ptato|sweet potato
swtnd|sweetened
swtnr|sweetener
swt|sweet
sw|swiss|sweet:corn potato pot pots onion pepper
syrp|syrup
syr|syrup
tangrn|tangerine
tenderln|tenderloin
tender|tenderloin|tender:leaf
tend|tenders
teri|teriyaki
terryk|teriyaki
thghs|thighs
thgh|thigh
thg|thigh
thigh bnls|boneless thighs
thk|thick
thn|thin
thy|thyme
tkey|turkey
tky brst|turkey breast
tky|turkey
tmtos|tomatoes
tmto|tomato
tna|tuna
tndrlin|tenderloin
tndrln|tenderloin
tndrs|tenders
tndr|tenderloin|tenders:chicken chkn ckn chix
tom paste|tomato paste
tom pst|tomato paste
tom sce|tomato sauce
tom soup|tomato soup
tom vine|vine tomatoes
tomato grp|grape tomatoes
tomatos|tomatoes
tomat|tomato
toms|tomatoes
tomts|tomatoes
tom|tomato
tort chip|tortilla chips
tort chp|tortilla chips
tortil|tortilla
tortla|tortilla
tortlla|tortilla
torts|tortillas
tort|tortilla
trkey|turkey
trky|turkey
trt|trout
tuna wtr|tuna in water
tun|tuna
turk|turkey
twrl|twirl
u/s|unsalted
unsalt|unsalted
unsltd|unsalted
unslt|unsalted
unsweet|unsweetened
unswt|unsweetened
unsw|unsweetened
uns|unsalted
van ext|vanilla extract
vanil|vanilla
vanl|vanilla
van|vanilla
veg oil|vegetable oil
vegg brgr|veggie burger
vegg|veggie
vegs|vegetables
veg|vegetable
vg|vegetable
vign|virgin
vineg|vinegar
vingr|vinegar
vin|vinegar
vngr|vinegar
vnla|vanilla
vnlla|vanilla
vrgn|virgin
w/ch|white cheddar
waff|waffles
wafl|waffle
wafr|wafer
waf|waffles
walnt|walnut
wal|walnut
watermln|watermelon
watr|water
wg|whole grain
wh wht|whole wheat
whip crm|whipping cream
whipd|whipped
whip|whipping
whl chkn|whole chicken
whl grn|whole grain
whl milk|whole milk
whl mlk|whole milk
whl wheat|whole wheat
whl wht|whole wheat
whle|whole
whl|whole
whp crm|whipping cream
whpd|whipped
whpng|whipping
wht brd|white bread
wht bread|white bread
wht|white|wheat:whl whole ww
wild rce|wild rice
wing|wings
wlnts|walnuts
wlnt|walnut
wmelon|watermelon
wngs|wings
wng|wing
wntr|winter
worcest|worcestershire
worch|worcestershire
wt brd|white bread
wt bread|white bread
wtrmelon|watermelon
wtrmln|watermelon
wtr|water
wt|white
ww brd|whole wheat bread
ww bread|whole wheat bread
ww|whole wheat
x-firm|extra firm
x-lean|extra lean
xfirm|extra firm
xlean|extra lean
xln|extra lean
xl|extra large
xtra|extra
xv|extra virgin
yel onion|yellow onion
yel oni|yellow onion
yello|yellow
yell|yellow
yel|yellow
ygrt|yogurt
ygt|yogurt
yllw|yellow
ylw oni|yellow onion
ylw|yellow
yogrt|yogurt
yogt|yogurt
yog|yogurt
yuk gld|yukon gold
yukn gld|yukon gold
y||yellow:onion onions oni pepper squash potato
zcchni|zucchini
zucch|zucchini
zucc|zucchini
zuchini|zucchini
zuch|zucchini
zuc|zucchini
`

/**
 * House brands that tills print before a name: printed | what it says about the food. They are left out of the spelled-out
 * name when something follows; an organic line keeps 'organic'.
 * Example: 'pco|organic'.
 */
export const houseBrandTable = `
pc|
pco|organic
pco org|organic
pcbm|
pcorg|organic
nn|
no name|
ks|
kirkland|
gv|
js|
great value|
gvalue|
wm|
sfy|
sfwy|
o org|organic
oorg|organic
fm|
fmkt|
farmers mkt|
compliments|
selection|
wstrn fam|
simple truth|organic
sim truth|organic
kro|
kroger|
krgr|
hteeter|
pub|
publix|
mkt pantry|
mrkt pntry|
market pantry|
good gather|
gd gthr|
tj|
365|
365 wfm|
wfm|
heb|
wgmns|
meijer|
mjr|
s&w|
tesco|
asda|
waitrose|
aldi|
lidl|
coles|
wws|
woolworths|
ww ess|
euroshopper|
gut & guenstig|
rewe bio|organic
edeka bio|organic
bio|organic
`

/** Ordinary words of packs and shelves: they are never taken for a shortened food word. Example: 'brand' is no brandy. */
export const packWords = `
all baby bag bags best big bite bites blend bonus bottle box brand breast bright bulk bunch button can candy care case cat choice classic clean clear club cold combo complete cool count country crisp crisps crown cup cups cut daily day deal deluxe diet dip dog double dried drink drinks dry each early easy energy extra fair family farm farms fat festive fiesta fine fire first five flat fresh full fun garden gift girl girls glass gold golden good gourmet grade grain great green grill half hand happy health healthy heavy home hot house island italian jar jumbo kids king kit kraft lady large late lean left less life light like line little live long loose lot low lunch made market master meal medium mega mild mini mix more morning natural new nice night one only open organic original pack party pearl pick picked pint pints pieces pink plain planet plus point pop post posted power premium press pride prime pro pure quality queen quick rain range raw ready real red regular rich right ring rings rock roll royal sale salt save sea select selection set share sharp shell short side stud simple simply single size slice sliced slow small smart smooth snack soft sold south special spice spicy spring star steam stick sticks stone store strip strips strong style summer sun sunny super supreme sure sweet taste tasty tea tender texas thick thin three tiger time top total tray treat trim triple true tub twin two ultra value vine wall warm wave wavy west white whole wild wing winter world worth wrap year yellow young your zero zone
`
