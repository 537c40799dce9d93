/**
 * Words that surround the names of foods, by what they do to the food. Each class: its name | its words, going on in lines
 * that begin with a space. Words of several parts are written with a hyphen. British and American spellings and plurals are
 * folded by the reader.
 *
 * - same: the food stays the food (size, ripeness, cut, praise, packing, the shop's words)
 * - raw: stays the same of a raw vegetable, fruit or herb, is another thing of anything else ('seeded' pepper, 'seeded' bread)
 * - level: more or less fat, salt or sugar in the same food
 * - state: kept or cooked in another way, the same allergens
 * - changed: smoked, pickled, cured: near, but worth a look
 * - dried: the usual state of a spice, a pulse or a grain; of a fruit it is worth a look
 * - colour, origin: often a variety, sometimes another food
 * - replaced: what follows is not in it, or more is in it than is said
 * - part: stands after a food and names a part or a cut of it
 * - form: stands after a food and names what is made of it alone
 * - harmless-free: '… free' that says nothing of allergens
 * - cut: what follows in the line is no longer the name
 */
export const modifierTable = `
same|a aa about additional aged all-natural an approx approximately artisan assorted authentic baby bag baking ball
 bashed basic beaten best best-quality big biggish bit bite-size bite-sized bleached block boiling bone-in bone-out
 boned boneless boneless-skinless bottle box braising brand brand-name broken bruised bunch butterflied cage-free can
 carton center-cut centre-cut chilled choice chopped classic cleaned cm coarse coarse-grain coarsely coarsely-ground
 cold cold-pressed common concentrated container cooking cooking-quality cool cooled cored corn-fed count country
 country-style cracked crumbled crushed crusty crystal crystals cubed culinary cup curly curly-leaf cut dash day-old
 deboned deseeded destoned deveined diced dollop double-concentrated drained drinking drizzle each early easy-cook
 eating edible enriched essential even-sized everyday extra extra-large extra-lean extra-mature extra-virgin
 fair-trade fairly fairtrade farm farmed fast-acting fast-action fatty favorite favourite few filtered fine
 fine-grain fine-ground finely finely-ground finest firm firmly-packed flaked flaky flat flat-leaf flatleaf flattened
 fluffy free-range french-trimmed fresh fresh-frozen freshest freshly freshly-grated freshly-ground freshly-squeezed
 frying g generous genuine giant glug gmo good good-quality good-sized grade gram granulated grass-fed grated great
 ground gutted halved hand hand-cut hand-picked handful head-on heaped heaping heavy heirloom heritage high-quality
 home-made homegrown homemade homogenised homogenized hulled inch instant italian-flat-leaf jar juiced juicy
 julienned jumbo kg kitchen knob knuckle l large largish lb lean left-over leftover level lightly lightly-beaten
 lightly-packed line-caught litre little local long-life loose loosely-packed lukewarm mature medium medium-large
 medium-sharp medium-sized medium-small melted middle-cut mild mild-tasting milled minced mineral mini miniature mixed ml more
 multi-purpose natural natural-style neatly new nice nicely no-boil no-cook no-name non-gmo nonhydrogenated of old
 on-the-vine optional ordinary organic original ounce outdoor-bred oven-ready overripe oz pack package packed packet
 pasteurised pasteurized pasture-raised pastured peeled peeled-and-deveined per picked piece pin-boned pinch pint
 pitted pkg plain podded pound pounded pre-packed pre-rolled pre-washed premium prepacked prepared prewashed pricked
 prime pure purified quality quart quartered quick-cook quick-cooking quick-rise quite rapid-rise raw ready-made
 ready-rolled ready-to-eat ready-to-roll ready-to-use real really refined regular regular-sized remaining rest
 rind-on rindless rinsed ripe roasting rolled room-temperature roughly rounded rustic sachet scaled scant scored
 scrubbed sealed seasonal seedless selection separated shaken sharp sharp-tasting shaved shell-on shelled shop-bought shredded shucked
 sieved sifted simple sized skin-on skinless skinned skinned-and-boned sliced slivered small smallish smashed snipped
 soft softened some spatchcocked splash sprinkle sprinkling squeezed stale standard steak-cut stemmed stewing stick
 stirred stone-ground stoned stoneground store-bought strained strong sun-ripened sustainable sweet-tasting table tablespoon
 tail-on tap tasty tbsp teaspoon tender tepid the thick thick-cut thick-sliced thickly thin thin-cut thin-sliced
 thinly thumb thumb-sized tied tin tiny top-quality torn traditional tree-ripened trimmed tsp tub tube uht unbleached
 uncooked underripe undrained unflavored unflavoured unpasteurized unpeeled unpitted unrefined unopened unripe unshelled
 unwaxed vacuum-packed vacuum-sealed value various very very-ripe vine vine-ripened vintage virgin walnut-sized warm
 warmed washed washed-rind waxed well whisked whole wild wild-caught x-large young your zested
raw|barbecue button closed-cup crisp crunchy cup field garden leafy loose-leaf open-cup purple-sprouting royal salad
 seeded spring sprouting stem sugar-snap tenderstem wild-garden
level|0% 1% 2% 5% caffeine-free calcium-enriched decaf decaffeinated diet fat-free fortified full-fat half-fat high-fibre
 high-protein less-sodium light lightly-salted lightly-sweetened lite low-calorie low-carb low-fat low-salt
 low-sodium low-sugar lower-fat lower-sodium lowfat no-added-salt no-added-sugar no-salt no-salt-added no-sugar
 no-sugar-added non-fat nonfat part-skim reduced-fat reduced-salt reduced-sodium reduced-sugar salted semi-skim skim
 slimline sugar-free sweetened unsalted unsweetened vitamin zero zero-calorie zero-fat zero-sugar
state|baked barbecued blanched boiled bottled browned canned chargrilled cooked defrosted dry dry-roasted fire-roasted
 frozen griddled grilled hard-boiled jarred opened oven-roasted pan-fried par-baked part-baked poached pre-cooked precooked
 reconstituted rehydrated roast roasted sauteed seared soaked soft-boiled sprouted steamed thawed tinned toasted
 wilted
changed|air-dried bitter bittersweet brined candied caramelised caramelized clotted cold-smoked crystallised crystallized
 cured dehydrated double dry-cured fermented freeze-dried glace herbed hot-smoked iced infused marinated
 mashed mulled multigrain oak-smoked peppered pickled powdered preserved pureed salt-cured seasoned semi-dried single
 smoked sour spiced spicy stem sun-dried triple unsmoked whipped whole-grain whole-wheat wholegrain wholemeal
 wholewheat
dried|dried
colour|black blonde blue brown dark dark-brown gold golden green hot light-brown multi-coloured multicoloured orange pale pink
 purple rainbow red ruby sweet tricolor tricolour violet white yellow
origin|aberdeen aberdeen-angus african alaskan aleppo american angus anjou anya arctic argentine argentinian asian atlantic
 australian baltic banana-shallot bartlett bavarian bintje blood bosc braeburn bramley brazilian british calabrian
 californian canadian canary caribbean castelvetrano cavendish charentais charlotte chinese cipollini comice
 conference cornish cox cuban cumbrian danish deglet-noor desiree devon dover dutch echalion egyptian english
 espelette eureka filipino fingerling french fuji gaeta gala galia german golden-delicious greek hass hawaiian
 hereford himalayan honeycrisp hungarian idaho indian indonesian iranian irish israeli italian jamaican japanese
 jersey jonagold kalamata kashmiri kentish key king king-edward kobe korean lebanese ligurian lisbon madagascan
 madagascar malaysian maldon maris-piper maui mcintosh mediterranean medjool mexican meyer moroccan navel neapolitan
 new-zealand nicoise nocellara normandy north-sea norwegian pacific parisian pearl persian peruvian piel-de-sapo
 pink-lady polish provencal queen red-delicious roma roman rooster russet russian san-marzano sardinian scotch
 scottish seville sichuan sicilian silverskin southern spanish swedish swiss szechuan texan thai tiger tunisian
 turkish tuscan valencia vidalia vietnamese wagyu walla-walla welsh williams yorkshire yukon-gold
replaced|almond alternative alternatives analog analogue artificial battered beer-battered beyond breaded buttered buttery
 candy-coated cashew cheesy chocolate-covered coated coconut covered creamed creamy crispy crumbed crusted dairy
 dairyless dauphinoise deep-fried dipped egg-less eggless enrobed fake faux filled flavor flavored flavoring
 flavouring flourless free free-from free-of french-fried fried glazed gratin hemp honey-roasted imitation impossible
 instead lactofree lactose lactose-free layered loaded meat-free meatless milk-free mock non non-dairy nondairy nut
 oat panko-crusted pea plant plant-based quorn replacement replacer rice-based sauced scalloped seitan smothered soy
 stuffed style substitute substitutes tasting tempura tofurky topped vegan vegetarian veggie without wrapped
 yogurt-coated
part|baton block bone bottom bud bulb bunch cap carcass chop chunk claw clove cob crown cube curl cutlet dice disc ear
 end fillet flesh floret frond half head heart joint kernel knob leaf leftover log matchstick meat petal piece pod
 portion quarter rasher rib root round scrap segment shaving sheet shoot shred skin slice sliver spear sprig square
 stalk steak stem strand tail thread tip top trimming wedge
form|ball belly cheek concentrate coulis crumb dripping drippings dust essence fat flake granule hock juice knuckle leg
 loin mash mince neck peel powder pulp puree rind rump saddle shank shavings shin shoulder stick strip thigh trotter
 zest
harmless-free|additive antibiotic bone bpa caffeine cage chemical cholesterol core crust fat fuss gmo hormone mess nitrate nitrite
 peel pesticide pit preservative rind salt seed shell skin sodium stalk stem stone sugar
cut|according as at but depending divided eg for from ideally ie if like note optional plus preferably see such then to
 until
`

/**
 * Words after a food that only say again what it is, with what must be true of the food (a category, a trait, or an allergen
 * it contains) and, where that is not proof, how far to trust it in percent. A 'brie cheese' is a brie because a brie is
 * dairy; 'spelt bread' is not quite spelt.
 */
export const kindTable = `
cheese|trait dairy
fish|trait fish
seafood|trait fish;trait shellfish
meat|trait meat
sausage|trait processed-meat
fruit|category Fruits
berry|category Fruits
apple|category Fruits
pear|category Fruits
melon|category Fruits
vegetable|category Vegetables
lettuce|category Vegetables
green|category Vegetables
mushroom|category Vegetables
squash|category Vegetables
cabbage|category Vegetables
onion|category Vegetables
radish|category Vegetables
potato|allergen nightshades
tomato|allergen nightshades
pepper|allergen nightshades
chili|allergen nightshades
herb|category Herbs & Spices
spice|category Herbs & Spices
seed|category Herbs & Spices;category Nuts
nut|category Nuts
bean|trait legume
pea|trait legume
lentil|trait legume
pulse|trait legume
pasta|allergen gluten|75
noodle|allergen gluten|75
bread|allergen gluten|75
flour|category Baking
oil|category Oils
wine|trait alcohol
`

/**
 * Real words of kitchens and tables that must never be taken for a misspelt food: foods that the table may lack, dishes,
 * tools and places.
 */
export const otherWords = `
abalone acai ackee adobo aioli akee ale amaretto angelica aquafaba arborio argan asiago aspic baba bagna baklava
banger bannock barb barramundi basket bass beak bean bear beard bird biscotti bisque bitters blancmange blini bloater
bluefish boar board boat bonito borage borlotti bouquet bowl boysenberry brains brawn bream bresaola brick brill brine
brush bulgogi burdock burger burrata burrito cabin cachapa cake calzone candle candy cannoli caper capon caramel cardoon carob
carp carpaccio carrier cashier casserole cassoulet catfish caul ceviche chaat chalk champagne chapati char charcoal
charlotte chaser cheek chew chicharron chip chitterling chops chowder churro cider citron clay cloth clotted cloud
cockle cockles coffee coley compote conch confit conger cooler coral cordial cork coulis crab cracker cracknel crane crayon
cream creamer crepe crouton crown crumpet cuttlefish dab damson dashi date dock dogfish dough dove draft dressing
drink duck dulse eel elderberry elderflower elk emu enchilada escargot escarole farina fennel ferret fiddlehead flan
flask flax float flour flower focaccia foie fondant fondue fool fork fowl frog frosting fudge furikake gammon garlic garnish
gelato ghost giblets gizzard glass glaze goat goji grain gram grape grater greengage grenadine grill grouper grouse
guacamole guinea gum haggis hake halva hare haricot harissa heart hock hominy honey horn horse huckleberry ice iron
jam jar jelly jug juice kale kashk kebab kernel ketjap kettle kidney kipper knuckle kofta korma krill kudzu ladle lager lamb
lamprey lard lasagna lasagne lassi lavender leaf leek lemonade lime limoncello ling liquor liver loaf loganberry
longan loquat lotus lovage lunch lung macaron macaroon mace mallow malt mango maple marlin marmalade marrow mast mead
meal meat medlar meringue mesclun mezcal milk mince mint mirepoix mochi molasses mole moss mousse muesli muffin mullet
mutton napkin natilla nettle noodle nougat nuts oil okra olive onion orange orgeat oven oxtail paella pail pan pancake pista polpo
panettone panko papad parcel parchment parfait partridge paste pasty patty pavlova pea peach pear peel peppermint
perry pheasant piccalilli pie pigeon pike pilaf pipe pizza plaice plate plum polish popover poppadom porcini pork
porridge port pot poussin praline prawn pretzel prickly primrose pudding puffin pulse punch quail quark quiche rabbit
radler ragout raita rakija ramekin ramen ramp ramps ravioli ray relish rice risotto roach roe roll romesco rose
rosehip rosella roux rusk sablefish salad salsify salt sambal samosa samphire sandwich sardine satay sauce sausage
scampi schnitzel scone seal seaweed seitan semifreddo semla shad shake shark sherbet sherry skate skewer skin sleet slice
sloe smelt smoothie snail snipe snoek soap soba sole sorbet soup spatula spice spoon sprat sprout stale steak stew
stick stock stone straw strudel sturgeon suet sugar sultana sundae sushi swan sweet sweetbread syllabub syrup
tabbouleh taco tamale tansy tart tartlet tater tempura tench teriyaki terrine thyme tiramisu toast toffee tongue torte
tortellini tray trifle tripe trout truffle turbot turnover turtle twine umeboshi urchin vanilla veal verbena vermouth
wafer waffle walnut water wax weed whale wheat whelk whelks whey whisk whitebait whitefish whiting wine wood woodcock
yam yeast zander
`

/**
 * What is made of a food and other things: behind the name of a food it names another thing, unless a name of that food ends
 * with it. 'Cherries tart' are no tart cherries, a 'rice milk drink' may be what 'rice drink' is.
 */
export const dishWords = `
bake bar bhaji biscuit bread brownie bun burger cake candy casserole chili chocolate chowder chutney cobbler cookie cracker
croquette crumble cupcake curry custard dessert dip dressing drink dumpling empanada filling float fondue fool fritter
frosting frittata fudge ganache gateau gelato gnocchi granola gratin gravy hotpot icing jelly kebab latte loaf marinade
mousse muffin nougat omelette pancake panini parfait pasty patty pesto pie pilaf pizza pudding quesadilla quiche
ragout ravioli relish risotto rissole roulade salad samosa sandwich sauce scone shake shortbread slaw smoothie sorbet
souffle soup spread stew strudel stuffing sundae taco tart tartlet terrine toast topping torte trifle truffle turnover
wafer waffle wrap yogurt
`

/** Names that mean something else than their words, and what they mean. */
export const idiomaticNames = `
peppers|bell pepper
mince|ground beef
minced meat|ground beef
ground meat|ground beef
greek style yogurt|greek yogurt
`

/** Things whose names end in or hold the name of a food that they are not, or not only: no part of them is a link. */
export const misleadingNames = `
apple butter;apple pie;bacon bit;banana bread;bath bun;bean curd;bean paste;beef wellington;bombay duck;brandy butter;brandy
snap;bread pudding;bread sauce;butter chicken;butter biscuit;cake pop;carrot cake;cauliflower cheese;cheese ball;cheese
straw;chicken ball;chicken finger;chicken kiev;chicken stick;chicken strip;christmas pudding;cocoa butter;coffee filter;coffee
creamer;cookie butter;corn dog;corn nut;crab cake;cream cracker;cream puff;cream soda;duck sauce;egg cream;egg roll;fish
ball;fish cake;fish pie;french toast;fruit butter;garlic bread;ginger beer;ginger nut;ginger snap;head cheese;hot
chocolate;hot cross bun;ice pop;jelly baby;jelly bean;lemon curd;macaroni cheese;malted milk;mince pie;mozzarella
stick;nut milk;nut roast;onion bhaji;onion ring;oyster cracker;pea protein;pork pie;potato salad;prawn cracker;prawn
toast;rice cracker;rice paper;rice pudding;rock salmon;root beer;rum baba;salad cream;sausage roll;scotch egg;shrimp
chip;soda bread;spring roll;chocolate truffle;rum truffle;orange truffle;lemon truffle;strawberry truffle;raspberry truffle;coconut truffle;banana
truffle;coffee truffle;champagne truffle;mint truffle;cherry truffle;steak sauce;tiger bread;tiger nut;tuna melt;water biscuit;welsh rabbit;wine gum;yorkshire
pudding
`

/**
 * Foods that some makers put milk, egg, meat or fish into, and that others make without, taking nothing in its stead: a
 * 'dairy-free' pitta is a pitta. Not here is what needs a substitute, for that may be soy or nuts; ids of foods.
 */
export const variableRecipeFoods = `
dry-pasta cooked-pasta lasagna-noodles ramen-noodles chow-mein-noodles wonton-wrappers dumpling-wrappers potato-gnocchi matzo
white-bread whole-wheat-bread rye-bread italian-bread pita-bread chapati bagel english-muffin crumpet hamburger-bun dinner-roll
flour-tortilla breadcrumbs fresh-breadcrumbs gluten-free-breadcrumbs croutons breadsticks melba-toast saltine-crackers
graham-crackers digestive-biscuits stuffing-mix pizza-dough puff-pastry pie-crust bread-mix stock vegetable-broth stock-cube
vegetable-bouillon-cube gravy-granules onion-soup-mix dark-chocolate unsweetened-chocolate chocolate-chips red-wine white-wine
rose-wine sparkling-wine fortified-wine beer hard-cider miso kimchi furikake ponzu tapenade olive-spread thai-red-curry-paste
thai-green-curry-paste sambal-oelek chili-garlic-sauce brown-sauce barbecue-sauce hot-sauce marinara-sauce pizza-sauce
vegetable-juice taco-seasoning baked-beans refried-beans roast-potatoes potato-chips tortilla-chips prepared-horseradish wasabi
margarine sorbet marzipan almond-paste fondant
`

/** What most kitchens have and most cooks look for first, the most usual first; ids of foods. */
export const everydayFoods = `
whole-milk egg salted-butter white-bread onion garlic tomato potato chicken-breast cheddar-cheese olive-oil white-rice
dry-pasta all-purpose-flour white-sugar salt black-pepper carrot apple banana lemon spinach red-bell-pepper ground-beef-80-20
whole-chicken bacon salmon plain-yogurt greek-yogurt heavy-cream mozzarella parmesan vegetable-oil canned-tomatoes
tomato-paste mushroom broccoli cucumber green-leaf-lettuce celery ginger lime orange strawberries avocado zucchini
sweet-potato green-onion corn green-beans frozen-peas green-peas cauliflower cabbage eggplant leek pumpkin beet
chicken-thigh pork-chop pork-loin pork-sausage ham deli-ham leg-of-lamb sirloin-steak ground-pork ground-turkey
canned-tuna-in-water shrimp cod firm-tofu canned-chickpeas lentils canned-black-beans canned-kidney-beans peanut-butter
almonds walnuts peanuts cashews rolled-oats quinoa couscous brown-rice flour-tortilla breadcrumbs honey jam ketchup mayonnaise
yellow-mustard soy-sauce white-vinegar balsamic-vinegar chicken-broth vegetable-broth beef-broth brown-sugar powdered-sugar
baking-powder baking-soda active-dry-yeast vanilla-extract cocoa-powder dark-chocolate chocolate-chips cornstarch maple-syrup
cinnamon cumin paprika chili-powder fresh-basil parsley cilantro mint fresh-thyme fresh-rosemary dried-oregano turmeric
curry-powder nutmeg bay-leaf cream-cheese sour-cream feta ricotta cottage-cheese blueberries raspberries grapes pear peach
pineapple mango watermelon kiwi plum raisins canned-coconut-milk orange-juice lemon-juice lime-juice coffee black-tea water
red-wine white-wine beer vanilla-ice-cream potato-chips crackers bagel asparagus kale shallot turkey-breast skim-milk 2-milk
unsalted-butter oat-milk almond-milk soy-milk
`
