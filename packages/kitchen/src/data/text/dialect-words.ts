/**
 * What British and American kitchens call the same thing: British | American | endings that both take | direction. With '>' a
 * row is read from British to American only, with '<' the other way only, because the word means more things there. A row of
 * two equal sides keeps a phrase as it is. Longer phrases win. What differs in more than its name (bacon, stock, biscuits, chips)
 * is not here.
 */
export const dialectTable = `
aubergine|eggplant|s
courgette|zucchini
courgettes|zucchini||>
courgettes|zucchinis||<
rocket|arugula
spring onion|scallion|s
spring onion|green onion|s|<
swede|rutabaga|s
mangetout|snow peas
beetroot|beet|s
sweetcorn|corn||>
broad bean|fava bean|s
haricot bean|navy bean|s
cos lettuce|romaine lettuce
pak choi|bok choy
red pepper|red bell pepper|s
green pepper|green bell pepper|s
yellow pepper|yellow bell pepper|s
orange pepper|orange bell pepper|s
chilli flakes|red pepper flakes||>
chilli|chili
chillies|chilies
chillis|chilies||>
fresh coriander|fresh cilantro
coriander leaves|cilantro leaves
coriander leaf|cilantro leaf
chopped coriander|chopped cilantro
coriander, chopped|cilantro, chopped
coriander, finely chopped|cilantro, finely chopped
coriander, roughly chopped|cilantro, roughly chopped
bunch of coriander|bunch of cilantro
coriander sprigs|cilantro sprigs
coriander stalks|cilantro stems
coriander|cilantro||<
jacket potato|baked potato|es|>
prawns|shrimp
prawn|shrimp||>
king prawns|jumbo shrimp
king prawn|jumbo shrimp||>
tiger prawns|tiger shrimp
minced beef|ground beef
beef mince|ground beef||>
minced pork|ground pork
pork mince|ground pork||>
minced lamb|ground lamb
lamb mince|ground lamb||>
minced veal|ground veal
minced turkey|ground turkey
turkey mince|ground turkey||>
minced chicken|ground chicken
chicken mince|ground chicken||>
minced meat|ground meat
double cream|heavy cream
double cream|heavy whipping cream||<
single cream|light cream
soured cream|sour cream||>
skimmed milk|skim milk
full-fat milk|whole milk||>
full-fat yoghurt|whole-milk yogurt||>
mature cheddar|sharp cheddar
yoghurt|yogurt|s
plain flour|all-purpose flour
self-raising flour|self-rising flour
strong white bread flour|bread flour||>
strong bread flour|bread flour||>
wholemeal|whole-wheat
wholemeal|whole wheat||<
wholewheat|whole-wheat||>
cornflour|cornstarch
caster sugar|superfine sugar
icing sugar|powdered sugar
icing sugar|confectioners' sugar||<
icing sugar|confectioners’ sugar||<
bicarbonate of soda|baking soda
rapeseed oil|canola oil
groundnut oil|peanut oil
stock cube|bouillon cube|s
porridge oats|rolled oats||>
tinned|canned
tin of|can of||>
tins of|cans of||>
baking tin|baking pan|s
cake tin|cake pan|s
loaf tin|loaf pan|s
roasting tin|roasting pan|s
tart tin|tart pan|s
springform tin|springform pan|s
baking tray|baking sheet|s
griddle pan|grill pan|s
under the grill|under the broiler
under a hot grill|under a hot broiler
under a very hot grill|under a very hot broiler
heat the grill|heat the broiler
on the hob|on the stove
off the hob|off the stove
hob|stovetop
cling film|plastic wrap
clingfilm|plastic wrap||>
baking parchment|parchment paper
baking paper|parchment paper||>
greaseproof paper|wax paper
kitchen paper|paper towels
kitchen roll|paper towels||>
tea towel|dish towel|s
tins & jars|cans & jars
fruit & vegetables|produce||>
trolley|cart||>
colour|color|s ed ing ful less
flavour|flavor|s ed ing ings ful less
favourite|favorite|s
savoury|savory||>
savour|savor|s ed ing
grey|gray
litre|liter|s
millilitre|milliliter|s
centimetre|centimeter|s
millimetre|millimeter|s
centre|center|s
fibre|fiber|s
mould|mold|s ed
odour|odor|s
smoulder|smolder|s ed ing
neighbour|neighbor|s
caramelise|caramelize|s d
caramelising|caramelizing
sterilise|sterilize|s d
sterilising|sterilizing
pasteurise|pasteurize|s d
crystallise|crystallize|s d
tenderise|tenderize|s d
liquidise|liquidize|s d
organise|organize|s d
recognise|recognize|s d
cosy|cozy
aluminium|aluminum
`

/**
 * Phrases that stay in both dialects, because with the word of the other one they would mean another food, or none that we know:
 * 'yellow zucchini' is no yellow squash. A test finds those that are missing here.
 */
export const keptPhrases =
  'asian eggplant;baby cos lettuce;bay shrimp;beans in chili sauce;beet greens;beetroot crisps;beetroot leaves;boiled beetroot;broad bean paste;brown shrimp;canned biscuits;canned ravioli;caramelised condensed milk;chinese eggplant;coconut shrimp;cold water prawn;cooked king prawn;courgette flower;crushed red pepper;dried shrimp;dublin bay prawn;extra-lean ground beef;flavour enhancer;flavoured milk;flavoured porridge;flavouring extract;green onion stalk;ground beef and pork;ground red pepper;ham stock cube;japanese eggplant;lamb stock cube;light cream cheese;long eggplant;mixed ground meat;non-dairy yogurt;plant-based ground beef;plant-based yogurt;popcorn shrimp;pork and beef mince;red pepper flakes;red pepper jelly;red pepper paste;roasted red pepper;rosette bok choy;salad shrimp;shrimp chips;shrimp paste;shrimp sauce;shrimp stock;silver beet;sugar beet;sweet chilli crisps;sweetcorn in water;tempura prawn;thai eggplant;turkish chilli flakes;urfa chilli flakes;vacuum-packed beetroot;vegan double cream;vegan yogurt;whole wheat berries;whole wheat pastry flour;whole wheat spaghetti;wholemeal loaf;wholemeal plain flour;yellow courgette;zucchini blossom'
