/** Shops that sell under their own name; a dish of theirs is a ready meal. From general knowledge of the shelves, in plain words. */
export const shopNames =
  'tesco;sainsburys;asda;morrisons;waitrose;aldi;lidl;co op;coop;m and s;marks and spencer;marks;iceland;ocado;booths;spar;budgens;dunnes;supervalu;costco;kirkland;trader joes;whole foods;walmart;target;kroger;safeway;publix;wegmans;woolworths;coles;countdown;pams;new world'

/** Names of shops' own ranges, which say how dear a thing is and not what it is. Behind a shop or maker each of these counts. */
export const rangeNames =
  'finest;taste the difference;specially selected;essential;essentials;waitrose essentials;irresistible;deluxe;extra special;the best;best;everyday value;everyday essentials;just essentials;everyday;value;savers;smart price;basics;simply;signature;select;selection;premium;luxury;gourmet;gastropub;no 1;number 1;duchy;own brand;own label;store brand;home brand;great value;good and gather;market street;stamford street;market pantry;creamfields;woodside farms;willow farms;redmere farms;eastmans;growers harvest;ms molly s;hearty food co;stockwell;from the deli;deli;organics;reserve;collection'

/** Of these, the ones that no food is called by: they count without a shop before them. */
export const plainRanges =
  'taste the difference;specially selected;extra special;everyday value;everyday essentials;just essentials;smart price;own brand;own label;store brand;home brand;supermarket own brand'

/** Makers who sell nothing but ready meals. */
export const readyMealMakers =
  'charlie bighams;charlie bigham s;bighams;wiltshire farm foods;stouffers;lean cuisine;marie callenders;healthy choice;hungry man;banquet;weight watchers;youfoodz;lite n easy'

/** Words behind a brand that only tell which of its kinds: 'Warburtons toastie', 'Oatly barista'. */
export const variantWords =
  'original;classic;barista;toastie;medium;thick;thin;extra;superthick;soft;white;sliced;50;best;of;both;danish;light;lighter;lightest;slightly;salted;unsalted;spreadable;mini;big;large;small;family;sharing;max;zero;smooth;squeezy;tub;block;mature;mild;strong;multipack;variety;gold;blend;half;semi;whole;whole;regular;plain;the;one'

/** Short and fond words for foods: said | meant. Each stands for one word of a name: 'veg stock', 'choccy biccies'. */
export const nicknameTable = `
veg|vegetable
veggies|vegetables
choc|chocolate
choccy|chocolate
chocy|chocolate
brekkie|breakfast
brekky|breakfast
biccies|biscuits
bickies|biscuits
biccy|biscuit
bikkies|biscuits
toms|tomatoes
tom|tomato
caulis|cauliflowers
cauli|cauliflower
broc|broccoli
rasps|raspberries
raspbs|raspberries
strawbs|strawberries
strawbz|strawberries
bluebs|blueberries
nanas|bananas
nana|banana
narnas|bananas
yog|yogurt
yogs|yogurts
yoghs|yogurts
marg|margarine
sarnies|sandwiches
sarnie|sandwich
butties|sandwiches
sammies|sandwiches
chix|chicken
chkn|chicken
chx|chicken
chik|chicken
chook|chicken
cheds|cheddar
ched|cheddar
mozz|mozzarella
parm|parmesan
spag|spaghetti
lasag|lasagne
neeps|swede
tatties|potatoes
tatos|potatoes
taters|potatoes
spuds|potatoes
tater|potato
avos|avocados
avo|avocado
cukes|cucumbers
cuke|cucumber
mushies|mushrooms
shrooms|mushrooms
capsi|capsicum
bangers|sausages
snags|sausages
snaggers|sausages
rashers|bacon rashers
cornies|corn flakes
jammie|jam
sprouties|sprouts
pow|powder
bev|drink
bevs|drinks
pressie|present
bicarb|bicarbonate of soda
pb|peanut butter
sml|small
lge|large
lrg|large
n|and
gf|gluten free
df|dairy free
choccie|chocolate
chockie|chocolate
bics|biscuits
bix|biscuits
frz|frozen
frzn|frozen
froz|frozen
grnd|ground
russets|russet potatoes
yukons|yukon gold potatoes
pipers|maris piper potatoes
whl|whole
wht|white
crm|cream
chz|cheese
cheez|cheese
sammich|sandwich
zukes|zucchini
zuke|zucchini
brocc|broccoli
strawbers|strawberries
bfast|breakfast
`
