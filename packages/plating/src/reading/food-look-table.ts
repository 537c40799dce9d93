/**
 * What foods look like when served, the first matching row wins:
 * words | kind | shape | colour | inside | size | stain (how strongly 100 g colour a sauce).
 *
 * Kinds: piece, herb, spice, liquid (colours only), cream (white swirls), starch, dough, hidden.
 */
export const foodLookTable = `
(vegetable|chicken|beef|fish|veal|mushroom|veg)? ?(stock|bouillon|broth)( cube)?|dashi|fumet|brühe|bouillon|caldo|brodo|fond|buljong|bulion|broth|stock|cube|kombu | hidden | dice | #d9b877 | #d9b877 | 10 | .15
(beef|pork|duck|goose)? ?(dripping|lard|suet|fat) | hidden | dice | #f3ead6 | #f3ead6 | 8 | 0
wonton wrappers?|gyoza wrappers?|dumpling wrappers? | piece | dumpling | #f2e3bd | #fbf2da | 58 | .1
water|ice cubes?|wasser|vatten|salt|sea salt|baking powder|bicarbonate|baking soda|yeast|gelatine?|agar|xanthan|cornflour|cornstarch|cooking spray | hidden | dice | #ffffff | #ffffff | 8 | 0
(black|white|ground|freshly ground)? ?pepper(corns?)? ?(black|ground)? | hidden | seed | #3a332c | #3a332c | 6 | 0
bread ?crumbs?|panko|breadcrumbs? | piece | crumb | #d9a458 | #edc98a | 9 | 1
crispy onions?|crisp onions?|fried onions? | piece | strip | #a8662c | #c98a49 | 14 | 1
(tomato|tomate[nr]?) ?(pur[eé]e|paste|passata|sauce|ketchup|concentrate|juice)|passata|ketchup|marinara|salsa roja|tomatenmark | liquid | dice | #b3301a | #c9452a | 10 | 9
(chopped|canned|tinned|crushed|plum|whole peeled) tomato(es)?|tinned tomatoes|canned tomatoes | liquid | chunk | #bf3520 | #d8573a | 16 | 6
cherry tomato(es)?|baby tomato(es)?|grape tomato(es)?|kirschtomaten | piece | ball | #d2341f | #e8654a | 22 | 1.5
sun-?dried tomato(es)? | piece | strip | #8f2b1b | #b8452c | 18 | 1
green tomato(es)?|tomatillos? | piece | wedge | #93a83f | #c2cf78 | 24 | 1
tomato(es)?|tomaten?|pomodor[io]|jitomates? | piece | wedge | #c8341f | #e2694b | 26 | 2.6
red lentils?|rote linsen | piece | ball | #dc9438 | #e8ac58 | 6 | 4
(yellow|green)? ?split peas?|chana dal|moong dal|mung dal|toor dal|urad dal|yellow peas? | piece | ball | #d5ab48 | #e3c070 | 7 | 4
black-eyed (beans?|peas?)( dried)? | piece | bean | #dcc59a | #f0e3c4 | 15 | .6
(puy|green|brown|beluga|black)? ?lentils?|linsen|lentejas|lenticchie | piece | ball | #6b5836 | #8a7448 | 7 | 2
chickpeas?|garbanzos?|kichererbsen|ceci|channa|kikärter|kikkererwten | piece | chickpea | #d9b272 | #efd6a2 | 15 | .8
kidney beans?|red beans?|adzuki | piece | bean | #7d2a22 | #a04a38 | 16 | 1
black beans?|turtle beans? | piece | bean | #2d2228 | #54424a | 14 | 2.5
(butter|lima|cannellini|white|haricot|navy|gigantes|great northern|broad|fava|pinto|borlotti|baked|cranberry)( dried)? beans?|fava beans?|ful|beans? canned|weiße bohnen | piece | bean | #e2cfa4 | #f2e5c6 | 18 | .6
edamame | piece | bean | #8fb446 | #b4d074 | 14 | .5
green beans?|french beans?|runner beans?|haricots verts|grüne bohnen|fine beans|long beans | piece | pod | #5d8c30 | #a3c368 | 58 | .6
(sugar ?snap|snow|mangetout)s?( peas?)?|mangetout | piece | pod | #6da03a | #a3c76a | 42 | .4
(green|garden|frozen)? ?peas?|petits pois|erbsen|piselli | piece | ball | #76a53b | #a4c868 | 9 | .5
bean ?sprouts? | piece | shred | #f0ead4 | #fbf8ea | 24 | .1
(sweet ?corn|maize|corn)( cobs?| on the cob)|corncobs? | piece | cob | #edbd3c | #f6e6b0 | 34 | .5
popcorn|popping corn | piece | crumb | #f6e7bd | #fff7df | 18 | .2
sweet ?corn( kernels)?|corn kernels?|corn|mais|elote | piece | kernel | #efbf38 | #f8df8c | 13 | .6
sweet potato(es)?|süßkartoffeln?|yams? | piece | chunk | #d4722c | #e99a52 | 24 | 1.2
mashed potato(es)? | starch | chunk | #f0dfa8 | #f8eec8 | 24 | .6
(oven|frozen) chips|(french )?fries|pommes frites | piece | baton | #cf9232 | #f0cd74 | 46 | .4
potato(es)?|kartoffeln?|patatas?|patate|pommes de terre|potatis|aardappel(en)?|burgonya|ziemniak[iw]?|new potatoes|poteter | piece | chunk | #e3bd68 | #f3dd9a | 28 | .5
celeriac|parsnips?|turnips?|swede|rutabaga|kohlrabi|parsley root|daikon|jicama|mooli | piece | chunk | #ead8a8 | #f7ecca | 24 | .2
carrots?|karotten?|möhren?|carote|zanahorias?|morötter|wortel(en)?|gulrøtter | piece | coin | #dd7426 | #ee9447 | 19 | .9
beetroots?|beets?|rote bete | piece | chunk | #7d1a3c | #a33a5c | 24 | 12
(butternut|kabocha|delicata|acorn|winter)? ?squash|pumpkin(?! seed)s?|kürbis|zapallo | piece | chunk | #e08f2e | #f0b058 | 26 | 1.6
plantains? | piece | coin | #c98a2c | #e8b85a | 28 | .4
aubergines?|eggplants?|auberginen?|melanzane|berenjenas? | piece | coin | #53304a | #d9bf90 | 34 | 1.2
courgettes?|zucchinis?|zucchine|calabac[ií]n(es)? | piece | coin | #5d8a35 | #dfe3a4 | 24 | .3
cucumbers?|gurken?|agurk|gurka|pepino|komkommer | piece | coin | #477a33 | #dbe8b4 | 26 | .3
gherkins?|cornichons?|pickles?|dill pickles? | piece | coin | #6b7d2e | #a6b45c | 16 | .3
radish(es)? | piece | coin | #c93a5a | #fbeef0 | 20 | .3
(jalape[nñ]os?|green chill?i(es)?|green chile|serrano|poblano|pimientos? de padr[oó]n|green bell peppers?|green peppers?|green capsicums?) | piece | ring | #568a33 | #93b95c | 18 | .6
(red|yellow|orange)? ?chill?i flakes?|chilli powder|chili powder|cayenne|hot paprika|gochugaru|aleppo|berbere|chipotle|ancho|dried chill?i(es)?|guajillo|harissa|sriracha|gochujang|hot sauce|tabasco|chill?i paste|chill?i sauce|chill?i oil|sambal|chilli bean paste|doubanjiang|red curry paste|'nduja | spice | seed | #b23318 | #cc5230 | 7 | 26
chill?i(es)?|chiles?|bird'?s? ?eye|peperoncino | piece | ring | #c62d1e | #e2593f | 10 | 1
(roasted |grilled )?(red|romano|pointed)? ?(bell )?peppers?( red)?|peppers from a jar|rote paprika|paprikaschoten?|peperoni rossi|piment[oó]n? rojo|pimientos?|capsicums?|paprika rot|poivrons? | piece | strip | #c9341f | #e6674a | 28 | 1.6
yellow (bell )?peppers?|orange peppers? | piece | strip | #e3a21f | #f2c558 | 28 | .9
(smoked|sweet|hungarian|noble)? ?paprika( powder)?|pimentón|paprikapulver | spice | seed | #b23a17 | #c9552c | 6 | 34
saffron( threads)?|safran | spice | seed | #e0a01c | #eab33c | 6 | 400
(ground |fresh )?turmeric|kurkuma|annatto|achiote | spice | seed | #dd9a18 | #eab33c | 6 | 90
(mild|madras|hot)? ?curry (powder|paste)|curry|ras el hanout|garam masala|masala|tandoori | spice | seed | #c0812a | #d59a48 | 6 | 18
cinnamon|nutmeg|allspice|cloves? ground|mixed spice|gingerbread spice|five-spice|speculaas|zimt|pumpkin pie spice|lebkuchen | spice | seed | #8a5428 | #a56c3b | 6 | 8
cumin|coriander seeds?|ground coriander|fennel seeds?|caraway|cardamom|cloves|star anise|bay lea(f|ves)|mustard seeds?|oregano dried|dried (thyme|oregano|herbs|mint|sage|basil)|fenugreek|sumac|za'?atar|juniper|asafoetida|spice mix|cajun|jerk seasoning|italian seasoning|mixed herbs | spice | seed | #8b6a35 | #a5834a | 6 | 3
(cocoa|cacao)( powder)?|kakao | spice | crumb | #5f3014 | #7a4526 | 6 | 20
(dark|milk|plain|cooking|bittersweet|semi-?sweet)? ?chocolate|schokolade|cioccolato|chokladd? | piece | chunk | #4f2510 | #743f22 | 12 | 16
white chocolate | piece | chunk | #f3e6c4 | #fbf2da | 12 | 1
(espresso|coffee|kaffee) | liquid | dice | #54290e | #6b3a1a | 8 | 9
(hibiscus|karkade)( tea)?( bags)? | liquid | dice | #8f1230 | #b83652 | 8 | 260
(black|assam|darjeeling|earl grey|breakfast)? ?tea ?(bags?|leaves)?|rooibos | liquid | dice | #a8541d | #c47232 | 8 | 30
(green|mint|gunpowder) tea|matcha | liquid | dice | #b8a53a | #cbbd62 | 8 | 20
soya? sauce|tamari|oyster sauce|hoisin|teriyaki|worcestershire|dark soy|kecap|sojasauce | liquid | dice | #4a2713 | #643a20 | 8 | 8
balsamic|pomegranate molasses|molasses|treacle|date syrup|tamarind|marmite | liquid | dice | #45200f | #5d3220 | 8 | 14
(brown|dark|muscovado|palm|demerara|coconut) sugar|jaggery|maple syrup|honey|honig|miele|golden syrup|agave|caramel|dulce | liquid | dice | #b8772b | #cf9748 | 8 | 3
(red|sparkling red)? ?wine|red wine|rotwein|port|marsala | liquid | dice | #6b1626 | #8a2c3c | 8 | 3
white wine|sherry|cider|beer|mirin|sake|shaoxing|vermouth|rum|gin|vodka|brandy|prosecco | liquid | dice | #dcc07a | #e6d09a | 8 | .3
(olive|vegetable|sunflower|rapeseed|sesame|groundnut|avocado|neutral|canola|frying)? ?oil|olivenöl|öl | hidden | dice | #d0a83a | #dcb95c | 8 | .6
fish sauce|(\\w+ )?vinegar|(essig|aceto) | hidden | dice | #d8bd80 | #d8bd80 | 8 | .2
(wholegrain|dijon|english|yellow)? ?mustard|senf | liquid | dice | #c99a2c | #d8b050 | 8 | 4
mayonnaise|mayo|aioli | cream | dollop | #f5e8bb | #fbf3d6 | 20 | 1.5
tahini|sesame paste | cream | dollop | #dcc598 | #e8d6b2 | 20 | 3
peanut butter|almond butter|nut butter | liquid | dollop | #b57c3a | #c6945a | 18 | 15
peanuts?|groundnuts?|erdnüsse | piece | nut | #cf9a52 | #e4bd80 | 11 | 2
flaked almonds?|almond flakes|mandelblättchen|slivered almonds? | piece | flake | #eed7ac | #f8ead0 | 13 | .2
ground almonds?|almond flour|almond meal|ground hazelnuts?|gemahlene mandeln | dough | crumb | #dcb478 | #e8c898 | 8 | 1
walnuts?|pecans?|walnüsse | piece | nut | #9a6332 | #c28f58 | 16 | 3
cashews?|macadamias? | piece | bean | #e2c48c | #f0dab0 | 13 | .8
hazelnuts?|haselnüsse | piece | ball | #a8682e | #c98f52 | 12 | 1
pistachios? | piece | nut | #93a84a | #b7c774 | 10 | .8
pine ?nuts?|pinienkerne | piece | nut | #e6c88e | #f3deb4 | 9 | .4
chestnuts?( peeled)?|maronen | piece | nut | #8a5a33 | #b58352 | 20 | 1.5
almonds?|mandeln?|mixed nuts|nuts | piece | nut | #a96b35 | #cf9c62 | 15 | .8
sesame( seeds?)?|sesam | piece | seed | #f0dfb4 | #f8efd6 | 8 | .2
(nigella|poppy|black sesame|chia|flax|linseed)s?|mohn | piece | seed | #37302e | #574d48 | 7 | 1
(pumpkin|sunflower|mixed|hemp) seeds?|pepitas | piece | seed | #7d8a3e | #a0aa66 | 11 | .2
(desiccated|shredded|flaked|grated|fresh)? ?coconut( flakes| chips| desiccated)?|kokosraspel | piece | flake | #f7f1e2 | #fffaf0 | 10 | .8
coconut (milk|cream)|kokosmilch | cream | dollop | #f5eddb | #faf5e8 | 20 | 5
coconut water | hidden | dice | #f2ead6 | #faf5e8 | 8 | 0
(almond|oat|soya?|rice|plant|cashew)( based)? ?(milk|drink)|(whole|semi-skimmed|skimmed|evaporated)? ?milk|milch|lait|latte|leche|mjölk|mælk|buttermilk|kefir|condensed milk|melk | cream | dollop | #f3ecdc | #fbf7ec | 20 | 1.6
(double|single|whipping|heavy|pouring|soy|oat|whipped|thickened|cooking)? ?cream|crème fraîche|creme fraiche|sour cream|soured cream|schmand|sahne|crème|panna|nata|grädde|fløte|fraîche|smetana|tejföl | cream | dollop | #f5ebd3 | #fdf8ea | 22 | 4.6
(greek|natural|plain|thick)? ?(yogh?urt|skyr|labneh|quark|fromage frais|jogh?urt|joghurt)( greek)? | cream | dollop | #f6f0e2 | #fffdf6 | 22 | 3
cream cheese|mascarpone|philadelphia|frischkäse | cream | dollop | #f7efdc | #fffaf0 | 22 | 3
feta|goat'?s?'? cheese|queso fresco|cotija|chèvre | piece | crumb | #f3ecdc | #fffaf0 | 15 | 1
mozzarella|burrata|bocconcini | piece | flake | #f6eed8 | #fffaf0 | 26 | 1
ricotta|cottage cheese|twaróg | piece | crumb | #f7f0e0 | #fffdf6 | 15 | 2
paneer|halloumi|haloumi | piece | dice | #edd6a0 | #f8ebc8 | 24 | .6
(silken|firm|smoked|extra-firm)? ?tofu | piece | dice | #ecd6a6 | #f8edd0 | 24 | .4
tempeh | piece | slab | #a87540 | #cf9f66 | 26 | .6
blue cheese|gorgonzola|roquefort|stilton | piece | crumb | #e9e4d2 | #aab4b8 | 15 | 1
parmesan|pecorino|grana|parmigiano|parmezán | piece | flake | #f0dc9c | #f8edc8 | 13 | 1
(gruy[eè]re|cheddar|emmental|comté|provolone|gouda|red leicester|monterey|mozzarella grated|swiss|edam|mature|hard|grated|melting|raclette|caerphilly|käse|cheese|ost|queso|formaggio|fromage) | piece | shred | #eebc4c | #f6d684 | 14 | 2
butter|butter|ghee|margarine|smör|burro|lard|suet | hidden | dice | #f0d27a | #f6e3a4 | 10 | .8
egg whites?|eiweiß | hidden | dice | #fbf7ee | #ffffff | 10 | .2
egg yolks?|eigelb | liquid | ball | #eeb02c | #f5c85a | 14 | 4
(quail|large|medium|free-range|hard-boiled|boiled)? ?eggs?|eier|ei|uova|huevos|oeufs?|ägg|tojás|eggs | piece | egg-half | #fbf6ea | #eba92a | 36 | 1.6
(basmati|jasmine|long-grain|brown|white|sushi|cooked|glutinous|sticky|short-grain|arborio|risotto|carnaroli|paella|bomba|pudding|wild|easy-cook)? ?rice( cooked| basmati)?|reis|riso|arroz|ris | starch | seed | #f5eedd | #fffaf0 | 8 | .1
cauliflower rice | starch | seed | #f5eedd | #fffaf0 | 8 | .1
rice (noodles?|vermicelli|sticks?)|vermicelli|glass noodles | starch | shred | #ecdfbd | #f8f0da | 30 | .1
rice paper|spring roll wrappers? | dough | slab | #f3efe2 | #fbfaf2 | 30 | .1
(udon|soba|egg|ramen|wheat)? ?noodles?|udon|ramen | starch | shred | #e6c579 | #f3dfa8 | 30 | .1
(spaghetti|tagliatelle|linguine|fettuccine|pappardelle|bucatini|capellini|penne|fusilli|rigatoni|macaroni|orzo|ditalini|farfalle|conchiglie|pasta|shells?|lasagne?|cannelloni|orecchiette|tortellini|ravioli|gnocchi|spätzle|elbow|maccheroni|nudeln) | starch | tube | #ecc978 | #f6dfa4 | 26 | .1
(bulgur|couscous|quinoa|freekeh|pearl barley|barley|farro|spelt|buckwheat groats?|millet|amaranth) | starch | seed | #dcbf86 | #ecd8ac | 6 | .2
polenta|cornmeal|grits|maize meal|masa|semolina | starch | crumb | #eec557 | #f6da88 | 8 | 1.4
(porridge|rolled|jumbo|quick)? ?oats?|oatmeal|haferflocken|havregryn|granola|muesli | starch | flake | #d9bd8c | #e9d5ac | 11 | 1
(wholemeal|whole ?wheat|rye|buckwheat|spelt|graham)( \\w+)? flour|brown flour | dough | crumb | #a87a48 | #c09565 | 8 | 1
(gram|chickpea|besan) flour|besan | dough | crumb | #dcae4c | #e8c678 | 8 | 1
(plain|self-raising|all-purpose|strong|bread|white|wheat|00|tapioca|rice|corn|almond|coconut)? ?flour|mehl|mjöl|farina|harina|bisquick | dough | crumb | #e3bd7c | #efd4a0 | 8 | .2
filo|phyllo|puff pastry|shortcrust|pie crust|pastry|blätterteig|mürbeteig | dough | flake | #d9a04e | #ecc680 | 12 | .2
(corn|flour|wheat|tostada)? ?tortillas?( corn)?|wraps?|lavash|piadina | dough | chip | #e6c486 | #f2dbac | 40 | .2
tortilla chips?|nachos?|corn chips | piece | chip | #dca94a | #b87a2c | 28 | .2
(pitta|pita|naan|flat ?bread|chapati|roti) | dough | chip | #dcb273 | #b98445 | 34 | .2
(sourdough|crusty|white|rustic|country|stale|day-old|wholemeal|rye|sandwich|toast|toasted)? ?(bread|baguettes?|ciabatta|toast|loaf|rolls?|buns?|brot|pane|pain|brioche|bröd) | dough | dice | #c98f4a | #ecc98e | 16 | .2
croutons? | piece | dice | #cd9348 | #e4b871 | 14 | .2
(digestive|ginger)? ?biscuits|ladyfingers|savoiardi|crackers? | dough | crumb | #c48d4c | #dcb077 | 10 | .5
(smoked|cold-smoked) salmon|gravlax|lox | piece | flake | #e8774a | #f39a72 | 34 | .6
salmon|lachs|lax|laks|trout|char | piece | fillet | #e58a5e | #b96a35 | 86 | .5
(sardines?|anchov(y|ies)|sprats?|herring) | piece | strip | #8d8272 | #c9bda4 | 36 | .6
tuna steaks? | piece | slice | #b98a78 | #cc6a62 | 50 | .5
tuna|thunfisch | piece | chunk | #c99a82 | #e0bda8 | 20 | .5
(cod|haddock|hake|pollock|sea bass|seabass|tilapia|halibut|bream|snapper|white fish|fish fillets?|monkfish|plaice|sole|carp|turbot|fish|kabeljau|fisch|torsk|coley|mackerel|merluza) | piece | fillet | #f0ddb8 | #c48a45 | 84 | .3
(king|tiger|raw|cooked|peeled)? ?(prawns?|shrimps?|gambas|langoustines?|camarones?)( raw)?|garnelen|räkor|scampi | piece | prawn | #ec8a5e | #f7c3a2 | 36 | .8
mussels?|moules | piece | shell | #2c3140 | #e39a4a | 42 | .3
clams?|vongole|cockles | piece | shell | #b9a688 | #eec694 | 34 | .3
(squid|calamari|octopus|scallops?|crab) | piece | ring | #f0dcc8 | #fbf0e4 | 26 | .2
(minced|ground) ?(beef|lamb|pork|meat|veal)|(beef|lamb|pork) mince|mince|hackfleisch|kött?färs|kjøttdeig | piece | crumb | #8a5230 | #ad7249 | 15 | 4
(minced|ground) ?(chicken|turkey)|(chicken|turkey) mince | piece | crumb | #b58555 | #cfa679 | 15 | 1.5
(whole |free-range )?chicken( whole)? ? | piece | meat | #c98c48 | #e4b67c | 30 | .6
chicken (thigh|leg|drumstick|wing|piece)s?|(bone-in|skin-on) chicken|poulet|pollo|hähnchenschenkel | piece | drumstick | #b8702f | #7a431c | 66 | .6
(cooked |shredded |diced )?chicken|turkey|hähnchen|hühner|kyckling|kip|kylling | piece | meat | #d3a063 | #ecca98 | 30 | .6
duck | piece | slice | #96552a | #c9766a | 56 | .8
(bacon|pancetta|lardons?|guanciale|speck|prosciutto|serrano ham|parma ham) | piece | strip | #a8482f | #e0a58a | 20 | .8
(chorizo|salami|pepperoni|andouille|frankfurters?|hot dogs?|sucuk|kielbasa) | piece | coin | #a02f1c | #c65a38 | 20 | 5
(ham|gammon) | piece | dice | #d68a86 | #eab4ae | 16 | .4
sausages?|bratwurst|würstchen | piece | sausage | #a1602f | #6b3a1a | 62 | .8
lamb (cutlets?|chops?) | piece | cutlet | #96562c | #e6cfa4 | 78 | 1.5
pork (chops?|cutlets?) | piece | steak | #b5763c | #f0d6b0 | 96 | .8
(rump|sirloin|skirt|flank|ribeye|fillet|rib-eye|bavette|hanger|t-bone|minute)? ?steaks? | piece | slice | #71401f | #c4705c | 58 | 2
(pork) (tenderloin|fillet|loin) | piece | slice | #a3683a | #dcae88 | 40 | .8
(pork|ham hock) | piece | meat | #b5763f | #dba878 | 28 | 1.4
(beef|lamb|veal|venison|goat|mutton|stewing|silverside|topside|brisket|chuck|short rib|ox|rindfleisch|bœuf|marha|oxtail|rabbit) | piece | meat | #8a4f2b | #b97a52 | 28 | 3
(baby |young )?spinach( fresh| frozen)?|spinat|epinards|espinacas|chard|swiss chard | piece | leaf | #3f7030 | #86a860 | 26 | 4
(curly |black |tuscan )?kale|cavolo nero|collard|spring greens?|greens|pak choi|bok choy|mustard greens|water spinach | piece | leaf | #3a6a33 | #8fb070 | 30 | 2
(little gem|romaine|cos|iceberg|butterhead|round|mixed|baby|lamb'?s)? ?(lettuces?|salad leaves|leaves|kopfsalat|salat|mixed greens)|salad | piece | leaf | #86b04c | #d3e3a0 | 44 | .6
rocket|arugula|watercress|rucola|lamb's lettuce | piece | leaf | #4f8238 | #9dbb74 | 24 | 1
red cabbage|radicchio|rotkohl | piece | shred | #7a2a55 | #b06a92 | 34 | 2.5
(white|green|napa|chinese|savoy|pointed)? ?cabbage|coleslaw|sauerkraut|kraut|kål | piece | shred | #cfd89a | #eaf0c4 | 34 | .3
kimchi | piece | strip | #cf5a2c | #eca070 | 26 | 7
brussels sprouts?|rosenkohl | piece | sprout | #668f38 | #cddb8c | 32 | .4
(purple sprouting )?broccoli|tenderstem|broccolini|brokkoli | piece | floret | #4c7d34 | #93b562 | 34 | 1.4
cauliflower|blumenkohl|romanesco | piece | floret | #efdcae | #e3c888 | 36 | .3
asparagus|spargel | piece | spear | #6b9440 | #a6bf6c | 62 | .5
okra | piece | okra | #5f8c34 | #a9c46c | 40 | .6
artichokes? | piece | wedge | #93964c | #d3cf94 | 28 | .3
fennel( bulbs?)?|fenchel | piece | wedge | #d9dfae | #f1f3d6 | 34 | .2
celery|rhubarb | piece | dice | #a9bf72 | #cfdba4 | 14 | .2
leeks?|lauch|porree|purjolök | piece | ring | #8fb35c | #e6eec4 | 22 | .4
(spring onions?|scallions?|green onions?|salad onions?|frühlingszwiebeln?|vårlök) | herb | ring | #6a9c3f | #d0e2a4 | 11 | .3
chives?|schnittlauch|gräslök | herb | seed | #4f8a35 | #7db05a | 10 | .3
(pickled )?red onions?|rote zwiebeln? | piece | ring | #9c3a68 | #e6b8cc | 24 | .3
onions?|zwiebeln?|cipoll[ae]|cebollas?|oignons?|shallots?|schalotten?|lök|hagyma|cebola | piece | strip | #e3bd78 | #f3dfb0 | 22 | .4
(cloves? (of )?)?garlic|knoblauch|aglio|ajo|vitlök|hvidløg | hidden | flake | #ecd9a8 | #f6ebca | 9 | .2
(fresh |root |ground )?ginger|galangal|lemongrass|lime leaves|curry leaves|makrut|ingwer|ingefära | hidden | shred | #e3c478 | #efdba0 | 12 | .2
(dried |wild )?(porcini|shiitake|mushrooms?|chanterelles?|chestnut mushrooms?|button|oyster mushrooms?|portobello|champignons?|pilze|svamp|funghi|setas) | piece | mushroom | #8a5c36 | #dcc09a | 28 | 1.2
(black|kalamata|green|niçoise|pitted|stuffed)? ?olives? ?(black|kalamata)? | piece | olive | #4b3a3c | #6d5a58 | 15 | .4
green olives? | piece | olive | #8a9440 | #b0b86c | 15 | .3
capers? | piece | ball | #66753a | #8f9c5c | 7 | .2
avocados?|aguacates? | piece | avocado | #7f9a3c | #dfe29a | 44 | 3
(dried )?apricots? | piece | chunk | #dd8a2c | #efaf5c | 16 | 1
(medjool )?dates?|prunes?|figs? dried | piece | chunk | #5a3018 | #85512e | 16 | 2
raisins?|sultanas?|currants?|rosinen | piece | ball | #54321e | #7a4e30 | 8 | .6
(dried )?cranberr(y|ies)|lingonberr(y|ies)|redcurrant|red currants?|goji | piece | ball | #b01f2e | #d2485a | 9 | 6
pomegranate( seeds| arils)?|granatapfel | piece | ball | #b3152f | #da4a62 | 8 | 3
blueberr(y|ies)|bilberr(y|ies)|heidelbeeren|blåbär | piece | ball | #3d4676 | #6a76a8 | 13 | 9
raspberr(y|ies)|himbeeren|hallon|lamponi | piece | berry | #c92f4e | #e05a74 | 19 | 9
blackberr(y|ies)|brombeeren|mulberr(y|ies) | piece | berry | #3b2044 | #5d3d68 | 20 | 9
(mixed|frozen|red|summer) (berries|fruit)|berries|beeren | piece | berry | #a3203f | #c64a66 | 18 | 9
strawberr(y|ies)|erdbeeren|jordgubbar|fragole | piece | strawberry | #d1303a | #ec7f78 | 32 | 7
(sour )?cherr(y|ies)|kirschen | piece | ball | #8a1226 | #b53a4c | 17 | 9
lemon (juice|zest|peel)|lime (juice|zest)|orange zest|juice of|zest | hidden | dice | #f0dc70 | #f6e89a | 8 | .3
orange juice|apple juice|pineapple juice|grape juice|cranberry juice|orangensaft | liquid | dice | #e8a02c | #f0b854 | 8 | 1.4
(preserved |unwaxed )?lemons?|zitronen?|limon[ie]|citron(er)? | herb | citrus | #ecc832 | #f8e486 | 32 | .5
limes?|limetten? | herb | citrus | #7fa83a | #cfdf8c | 28 | .5
(blood |small )?oranges?|mandarins?|clementines?|tangerines?|satsumas?|grapefruits?|orangen | piece | citrus | #e6872a | #f4ab50 | 38 | 2
bananas?|bananen? | piece | coin | #e9cf8a | #f7e8b8 | 24 | 2.4
mangos?|mangoes|mango pulp | piece | chunk | #f0a52c | #f7c463 | 24 | 6
pineapples?|ananas | piece | wedge | #ecbe3e | #f6d97c | 32 | 2
(peach|nectarine)(es|s)?|pfirsiche? | piece | wedge | #e8934a | #f5bd78 | 32 | 3
kiwis?( fruits?)? | piece | coin | #83a63a | #b9d06c | 30 | 5
(water)?melons? ?(seedless)?|wassermelone | piece | wedge | #de4a4a | #ee7a72 | 32 | 5
passion ?fruits? | piece | crumb | #e0a02c | #3c2f22 | 14 | 1
papayas? | piece | chunk | #ec8a3a | #f5ad68 | 24 | 3
figs?|feigen | piece | fruit-half | #4f2b48 | #cf5f50 | 44 | 2
pears?|birnen | piece | fruit-half | #d8c16a | #f3e8bd | 56 | .4
apples?|äpfel|apfel|äpplen|mele|pommes | piece | round-half | #b8503a | #f0deac | 52 | .5
apple ?sauce|apfelmus | cream | dollop | #e6c878 | #f0dca0 | 22 | 1
plums?|pflaumen|grapes?|quinces? | piece | round-half | #7a2c4e | #d98a6a | 30 | 3
(raspberry|strawberry|cherry|apricot|red)? ?(jam|jelly|preserve|marmalade|konfitüre|lingon) | liquid | dollop | #a31d33 | #c84256 | 14 | 5
(flat-leaf |curly |fresh )?parsley|petersilie|persil|perejil|prezzemolo|persilja | herb | chopped | #3f7a2c | #78a85a | 10 | 1.5
(fresh )?(coriander|cilantro|koriander) | herb | leaf | #4a8a34 | #84b464 | 15 | 1.5
(fresh |thai )?basil|basilikum | herb | leaf | #3c7d2e | #7fb060 | 26 | 1.5
(fresh )?mint|minze|menta | herb | leaf | #478a45 | #8dba7e | 20 | 1
(fresh )?dill|fennel fronds? | herb | frond | #4f8236 | #7fa860 | 24 | .8
(fresh )?(thyme|rosemary|oregano|marjoram|tarragon|sage|rosmarin|thymian) | herb | sprig | #5b7d43 | #87a06c | 30 | .4
(mixed )?(herbs?|cress|microgreens|sorrel|chervil|parsley or coriander|shiso) | herb | leaf | #4a8238 | #82ac64 | 16 | 1
nori|seaweed|wakame | herb | strip | #1f3a2c | #3f5c48 | 18 | 1
miso|stock paste | liquid | dice | #b98a48 | #cda468 | 8 | 3
pesto | liquid | dollop | #64833a | #87a05c | 16 | 6
hummus | liquid | dollop | #dcbf88 | #e9d3a6 | 20 | 2
horseradish|wasabi | cream | dollop | #f0e8d0 | #f8f4e4 | 14 | .5
(icing|powdered|caster|granulated|white)? ?sugar|zucker|socker|vanilla|custard powder|birch sugar|sweetener|stevia|erythritol | hidden | dice | #fbf7ee | #ffffff | 8 | 0
`
