/**
 * Words of ingredient lines, by what they do in a line: role | words. Gathered from how English-language cookbooks write; a
 * word that is not here is part of the food's name. Example: `size|small;large` makes 'large' a size.
 */
export const ingredientWordTable = `
size|small;medium;large;big;huge;jumbo;extra-large;xl;md;med;sm;lg;lrg;medium-sized;medium-size;large-sized;small-sized;mini;smallish;largish;good-sized;good-size;medium-large;small-medium
adverb|finely;roughly;coarsely;thinly;thickly;freshly;lightly;firmly;loosely;tightly;very;well;gently;newly;evenly;neatly;partially;partly;slightly;quickly;carefully;crosswise;crossways;lengthwise;lengthways;diagonally;vertically;horizontally;individually;previously;completely;thoroughly;generously;barely;softly;stiffly;fully;fine;super-finely;medium-finely;hand;thick;thin;coarse;rough;extra-finely
preparation|chopped;diced;sliced;grated;minced;shredded;crushed;melted;softened;cooked;uncooked;peeled;unpeeled;beaten;sifted;unsifted;mashed;cubed;julienned;crumbled;halved;quartered;torn;trimmed;untrimmed;zested;squeezed;packed;rinsed;drained;undrained;thawed;defrosted;shaved;snipped;seeded;deseeded;de-seeded;cored;hulled;washed;skinned;de-skinned;deveined;de-veined;scrubbed;separated;divided;toasted;hard-boiled;soft-boiled;hardboiled;parboiled;par-boiled;smashed;bruised;scored;pounded;flattened;stemmed;destemmed;shucked;butterflied;ripped;slit;strained;pureed;puréed;whisked;cooled;chilled;warmed;heated;reheated;leftover;left-over;soaked;juiced;scalded;topped;tailed;filleted;segmented;spiralized;spiralised;riced;wilted;blitzed;macerated;chiffonade;pared;bashed;split;broken;cut;sieved;descaled;gutted;plucked;leveled;levelled;mounded;tenderized;matchsticked;ribboned;defatted;kneaded;finely-chopped;roughly-chopped;finely-grated;thinly-sliced;fine-chopped;coarse-chopped;pre-cooked;precooked;squashed;dissolved
prepared|ground;cracked;pressed;made;baked;roasted;milled;brewed;popped;shaken;whipped;caught;picked;fried;dried;rolled;blanched;steamed;grilled;poached;sautéed;sauteed;caramelised;caramelized;browned;charred;blackened;boiled;marinated;shelled;unshelled;podded;stoned;destoned;de-stoned;boned;deboned;de-boned;blended;infused
participle|cut;torn;ground;beaten;split;frozen;broken;slit;left;shaken;made;woven;spread;shredded;julienne;chiffonade;lukewarm;tepid;skin-on;bone-in;whole;bite-sized;bite-size;lengthways;lengthwise;crosswise;crossways;chunks;cubes;pieces;strips;rings;wedges;slices;batons;matchsticks;florets;halves;quarters;dice;ribbons;shavings;removed;reserved;only;drained;off;discarded;intact;attached;on;warm;hot;cold;diagonal;bias;dry;thick;thin;thinly;finely;roughly;coarsely;apart;batches
unbound|seed;red;bed;weed;feed;need;aged;mixed;unsalted;salted;dried;sun-dried;smoked;cured;pickled;canned;tinned;frozen;candied;evaporated;condensed;powdered;granulated;skimmed;semi-skimmed;preferred;desired;wanted;needed;required;linseed;rapeseed;aniseed;flaxseed;mustardseed;seaweed;recommended;used;liked
part|juice;juices;zest;rind;peel;pulp;seeds;leaves;flesh;zests;yolk;yolks;white;whites;segments;needles;kernels;petals
approximate|scant;generous;heaping;heaped;level;full;about;approx;approximately;around;roughly;circa;ca;nearly;almost;~;≈;say;c.;maybe;perhaps
bound|a scant;a generous;a good;a heaping;a heaped;a full;a level;up to;at least;no more than;less than;just under;just over;a little over;a little under;a bit over;more than;over;minimum;under
manner|heaped;heaping;level;leveled;levelled;rounded;scant;scanty;generous;good;packed;slightly;lightly;firmly;loosely;tightly;well;very;overflowing;modest;healthy;hefty;fat;thick;thin;plump;mounded;flat;full;lavish;tiny;decent;nice;long;short;dry;US;imperial;metric;standard;brimming
verb|serve;garnish;decorate;finish;cook;fry;deep-fry;shallow-fry;stir-fry;grease;dust;coat;cover;drizzle;sprinkle;brush;glaze;season;top;dip;fill;roll;accompany;bind;bake;roast;sauté;saute;dress;thicken;thin;rub;scatter;spread;sweeten;moisten;line;enrich;deglaze;boil;poach;grill;taste;loosen;make;mix;add;use;dredge;stuff;assemble;flavour;flavor;knead;marinate;soak;steam;wash;seal;colour;color;adjust;pour;squeeze;pass;present;complete;blanch;nearly;just;barely;submerge;float;eat;go;rim;sear;barbecue
breaker|plus;e.g;e.g.;eg;i.e;i.e.;ie;preferably;ideally;optional;optionally;depending;if;see;about;approx;approximately;each;until;then;per;such;not;which;that;when;as;like;minus;less;available;including;excluding;weighing;equal;equals;equivalent;total;ideal;you;we;i;use;recipe;because;but;otherwise;unless;usually;perhaps;at;once;while;from
withs|their;its;the;a;an;skin;skins;juice;juices;liquid;bone;bones;shell;shells;tail;tails;tops;leaves;stems;some;any;rind;peel;root;roots;greens;fronds;half;water;stalks;stalk;one;two;all;fat;crusts;crust
adjective|fresh;ripe;plain;sweet;sour;hot;cold;warm;cool;boiling;lukewarm;tepid;lean;fatty;dry;raw;thick;thin;firm;soft;silken;crisp;crunchy;crusty;young;old;baby;mature;mild;strong;light;dark;pale;bright;white;black;red;green;yellow;orange;purple;brown;blue;golden;pink;bitter;bittersweet;semisweet;unsweetened;sweetened;salted;unsalted;smoked;unsmoked;roasted;dried;frozen;canned;tinned;jarred;organic;free-range;wild;farmed;vegan;vegetarian;local;seasonal;good;good-quality;best-quality;high-quality;quality;fine;coarse;whole;boneless;skinless;bone-in;skin-on;seedless;pitted;low-fat;full-fat;fat-free;non-fat;nonfat;reduced-fat;low-sodium;low-salt;gluten-free;dairy-free;sugar-free;vacuum-sealed;vacuum-packed;unwaxed;waxed;aged;creamy;smooth;chunky;crumbly;tender;juicy;meaty;waxy;floury;starchy;stale;day-old;homemade;home-made;store-bought;shop-bought;ready-made;instant;active;quick;extra;pure;natural;unbleached;bleached;self-raising;self-rising;all-purpose;long;long-grain;short-grain;medium-grain;short;round;flat;curly;flat-leaf;flat-leaved;smoky;spicy;medium-hot;blanched;unblanched;toasted;tart;mixed;assorted;large;medium;small;streaky;thick-cut;thin-cut;clear;runny;set;single;double;heavy;virgin;extra-virgin;ground;granulated;caster;powdered;rolled;uncooked;hard;semi-hard;washed;unpeeled;peeled;well-marbled;grass-fed;corn-fed;sustainable;heirloom;cooking;eating;dessert;bramley;unsulphured;unsulfured;oil-packed;water-packed;sun-dried;air-dried;freeze-dried;lightly-salted;kosher;unseasoned;seasoned;unflavored;unflavoured;flavored;flavoured;pasteurized;pasteurised;full-bodied;fruity;quick-cooking;old-fashioned;steel-cut;part-skim;skim;low-moisture;super-fine;superfine;Italian;French;Greek;Spanish;English;Turkish;Thai;Chinese;Japanese;Mexican;Indian;Asian
`

/** Prepared foods that are bought as such, so that the first word stays with the name: word | what follows it. Example: `crushed|ice`. */
export const boughtPreparedTable = `
toasted|sesame oil
crushed|red;ice;tomatoes;chilli;chili;chillies;pineapple
minced|beef;lamb;pork;turkey;meat;veal;steak;chicken
shredded|wheat;suet
mashed|potato;potatoes
sliced|bread
strained|yogurt;yoghurt;tomatoes
cooked|ham;beetroot;beets
split|peas;pea;lentils;red;yellow;green;chickpeas;chana;mung;moong;urad
broken|rice
leftover|wine
`

/**
 * Words that measure in ingredient lines but have no fixed size in the table of units: word | other spellings. Lengths and
 * lumps tell how big a piece is; handfuls of a kind go to the unit after the colon. Example: `fistful:handful|fistfuls`.
 */
export const looseUnitTable = `
cm|cms;centimetre;centimetres;centimeter;centimeters
mm|millimetre;millimetres;millimeter;millimeters
inch|in;inches;ins
squeeze|squeezes
dollop|dollops
thumb|thumbs
branch:sprig|branches
frond:sprig|fronds
bundle:bunch|bundles
chunk|chunks
crown|crowns
glass|glasses;glassful
log|logs
nub|nubs
lump|lumps
pair|pairs
part|parts
recipe|recipes
quantity|quantities
segment|segments
section|sections
shot|shots
slab|slabs
square|squares
thread|threads;strands;strand
twist|twists
wheel|wheels
shaving|shavings
fistful:handful|fistfuls
hunk|hunks
sleeve:pack|sleeves
pouch:pack|pouches
grating|gratings;grate
grind|grinds;grinding;grindings
spoonful|spoonfuls;spoon;spoons
nest|nests
jigger|jiggers
ladle|ladles;ladleful;ladlefuls
jug|jugs
basket:punnet|baskets
smidgen:pinch|smidgens;smidge
touch:pinch|
sprinkle:pinch|sprinkles;sprinkling
scattering:handful|
dusting|
tablet|tablets
case|cases
side|sides
tad:pinch|
hint:pinch|
mug|mugs;mugful
barspoon:tsp|barspoons
`
