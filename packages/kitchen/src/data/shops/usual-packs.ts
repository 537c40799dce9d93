/**
 * What a pack holds when nobody says: which foods | what they are usually sold in, with its sizes, the usual one first |
 * the sizes in US shops where they differ | other containers, each with its usual size.
 *
 * Foods are ids; `*-oil` is every id that ends so, `canned-*` every one that begins so, and `@Oils` every food of a category that no row above names. Sizes are
 * grams, millilitres or pieces: those that stand on most European and US shelves. Where several are common, the usual one is
 * the smaller, so that a kitchen is never believed to hold more than it does.
 */
export const usualPackTable = `
egg duck-egg|box 6/10/12 piece|box 12/6/18 piece|pack 6 piece;carton 6 piece;tray 30 piece
quail-egg|box 12 piece||pack 12 piece
whole-milk 2-milk 1-milk skim-milk lactose-free-milk uht-milk raw-milk goat-milk chocolate-milk|carton 1000/500 ml|carton 946/473/1893/3785 ml|bottle 1000 ml;pack 1000 ml
*-milk|carton 1000 ml|carton 946/1893 ml|bottle 1000 ml;pack 1000 ml;can 400 ml
evaporated-milk|can 410 g|can 354 g|carton 400 g
sweetened-condensed-milk|can 397 g||tube 170 g
powdered-milk coconut-milk-powder *-protein-powder pea-protein infant-formula|pack 400 g||bag 400 g;can 400 g;tub 800 g;box 400 g
buttermilk kefir drinking-yogurt|carton 500/1000 ml|carton 473/946 ml|bottle 500 ml;pack 500 ml
heavy-cream light-cream half-and-half soy-cream plant-cream coffee-creamer|carton 250/500 ml|carton 237/473/946 ml|tub 300 ml;bottle 250 ml;pack 250 ml
whipped-cream|can 250 g||tub 250 g;pack 250 g
creme-fraiche clotted-cream mascarpone quark fromage-frais labneh|tub 200/500 g|tub 227/454 g|pack 200 g;container 200 g;jar 200 g
sour-cream|tub 200/300 g|tub 227/454 g|pack 200 g;container 200 g;carton 200 g
cream-cheese garlic-herb-cheese vegan-cream-cheese neufchatel|tub 200/300 g|pack 227 g|pack 200 g;block 200 g;container 200 g
cottage-cheese ricotta|tub 250/500 g|tub 425 g|pack 250 g;container 250 g
*-yogurt skyr|tub 500/150/1000 g|tub 454/170/907 g|pack 500 g;container 500 g;carton 500 g;jar 500 g;bottle 500 g
mozzarella burrata|ball 125 g|ball 227 g|pack 125 g;bag 125 g;tub 125 g;block 250 g
shredded-mozzarella shredded-cheese grated-parmesan|bag 200/250 g|bag 227 g|pack 200 g;tub 100 g;container 200 g
parmesan grana-padano romano-cheese vegetarian-hard-cheese manchego gruyere comte|pack 200 g|pack 227 g|block 200 g;wedge 200 g;tub 80 g;bag 100 g
feta halloumi paneer goat-cheese sheep-cheese cotija queso-fresco|pack 200 g|pack 227 g|block 200 g;tub 200 g;container 200 g
brie camembert|pack 250 g|pack 227 g|box 250 g;block 250 g
*-cheese cheddar-cheese gouda edam raclette fontina halloumi|pack 200/400 g|pack 227/454 g|block 250 g;bag 200 g;tub 200 g;container 200 g
salted-butter unsalted-butter spreadable-butter vegan-butter|block 250 g|pack 454/227 g|pack 250 g;tub 250 g;stick 113 g
margarine|tub 500/250 g|tub 425 g|pack 250 g;block 250 g
lard shortening ghee duck-fat beef-tallow vegetable-suet|pack 250 g||jar 250 g;tub 250 g;block 250 g;can 320 g;box 240 g
*-ice-cream gelato frozen-yogurt|tub 500/1000 ml|tub 473/1420 ml|container 500 ml;pack 500 ml;box 500 ml
custard rice-pudding pudding-cup eggnog milkshake|carton 500 ml||tub 500 g;can 400 g;pack 500 ml;bottle 500 ml
olive-oil|bottle 500/250/750/1000 ml|bottle 500/750/1000 ml|can 3000 ml;jar 500 ml;carton 1000 ml
sesame-oil walnut-oil almond-oil hazelnut-oil pumpkin-seed-oil flaxseed-oil truffle-oil chili-oil garlic-oil mustard-oil|bottle 250 ml||jar 200 ml;can 250 ml
coconut-oil palm-oil|jar 300 g|jar 414 g|tub 300 g;bottle 500 ml
cooking-spray|can 200 ml||bottle 200 ml
*-oil|bottle 1000/500 ml|bottle 1420/710 ml|can 1000 ml;jar 500 ml;carton 1000 ml
*-vinegar|bottle 500/250 ml||jar 500 ml
balsamic-glaze balsamic-vinegar|bottle 250/500 ml
soy-sauce dark-soy-sauce sweet-soy-sauce gluten-free-soy-sauce tamari coconut-aminos fish-sauce vegan-fish-sauce worcestershire-sauce vegan-worcestershire-sauce oyster-sauce vegetarian-oyster-sauce hoisin-sauce teriyaki-sauce ponzu|bottle 150/250/500 ml|bottle 150/296/444 ml|jar 250 ml;can 500 ml
hot-sauce liquid-smoke|bottle 150 ml|bottle 148 ml|jar 150 ml
sriracha sweet-chili-sauce barbecue-sauce brown-sauce burger-sauce chili-sauce|bottle 300/500 ml||jar 250 ml;tub 250 ml
ketchup curry-ketchup|bottle 500 ml||jar 500 g
mayonnaise light-mayonnaise vegan-mayonnaise japanese-mayonnaise aioli miracle-whip|jar 400/250 g|jar 444/887 g|tube 200 g;bottle 450 g;tub 250 g
*-mustard|jar 200 g|jar 227 g|tube 200 g;bottle 250 g
honey vegan-honey|jar 340/500 g||bottle 340 g;tub 500 g
maple-syrup pancake-syrup agave-syrup date-syrup|bottle 250/500 ml|bottle 250/355 ml|jar 250 ml
golden-syrup corn-syrup rice-syrup glucose-syrup molasses black-treacle|bottle 450 g||can 450 g;jar 350 g
jam jelly orange-marmalade chili-jam lemon-curd|jar 340 g||tub 340 g
*-butter nut-butter tahini hazelnut-paste cookie-butter chocolate-hazelnut-spread|jar 350 g|jar 454 g|tub 300 g;pack 350 g
tomato-paste|tube 200 g|can 170 g|can 70 g;jar 200 g;pack 200 g
tomato-puree|carton 500 g|can 411 g|bottle 700 g;jar 690 g;pack 500 g;can 400 g;box 500 g
tomato-sauce pizza-sauce|can 400 g|can 425 g|jar 400 g;carton 400 g;bottle 400 g
anchovy-paste garlic-paste ginger-paste wasabi fish-paste|tube 90 g||jar 190 g
pesto red-pesto vegan-pesto tapenade|jar 190 g||tub 150 g;pack 150 g
*-curry-paste harissa gochujang doubanjiang tom-yum-paste laksa-paste tamarind-paste shrimp-paste miso katsu-curry-paste|jar 200 g||tub 300 g;tube 100 g;pack 300 g
*-paste|jar 200 g||tube 200 g;tub 200 g;pack 200 g
mango-chutney piccalilli branston-pickle sweet-relish caramelized-onions|jar 280 g
pickles pickled-vegetables pickled-onions pickled-beets pickled-jalapenos pepperoncini|jar 350 g||can 350 g;tub 300 g
capers|jar 100 g
black-olives kalamata-olives green-olives sun-dried-tomatoes|jar 280 g||can 150 g;tub 200 g;bag 150 g;pack 150 g
hummus guacamole tzatziki taramasalata baba-ganoush muhammara sour-cream-dip bean-dip|tub 200 g||pack 200 g;container 200 g;jar 200 g
coleslaw potato-salad pasta-salad egg-salad tuna-salad chicken-salad|tub 300 g||pack 300 g;container 300 g
canned-coconut-milk light-coconut-milk coconut-cream cream-of-coconut|can 400 ml|can 400 ml|carton 250 ml;pack 200 ml
stock *-broth *-stock dashi|carton 1000/500 ml|carton 946 ml|can 400 ml;jar 500 ml;tub 500 ml;pack 500 ml;bottle 500 ml;bag 500 ml
*-bouillon-cube stock-cube|box 80 g||pack 80 g;jar 150 g;packet 80 g
gravy-granules nutritional-yeast yeast-extract|tub 170 g||jar 125 g;pack 125 g;bag 125 g
*-soup clam-chowder|can 400 g|can 298 g|carton 600 g;packet 60 g;tub 600 g;box 500 g
*-dressing|bottle 250 ml|bottle 473 ml|jar 250 ml
anchovies|can 45 g||jar 60 g
canned-tuna-in-water canned-tuna-in-oil canned-salmon canned-mackerel canned-sardines canned-crab|can 150 g|can 142 g|jar 150 g;pack 150 g
canned-tomatoes crushed-tomatoes|can 400 g|can 411 g|carton 390 g;jar 400 g;box 390 g;pack 390 g
canned-corn canned-mushrooms canned-peas canned-green-beans|can 285 g|can 425 g|jar 300 g;carton 300 g
canned-* baked-beans refried-beans chili-beans mixed-beans mushy-peas hominy creamed-corn|can 400 g|can 425 g|carton 380 g;jar 400 g;pack 400 g
ground-beef-* ground-chicken ground-turkey ground-pork ground-lamb ground-veal ground-bison mixed-ground-meat vegan-mince|pack 500/250/1000 g|pack 454/227/907 g|tray 500 g;tub 500 g;container 500 g
bacon turkey-bacon pancetta canadian-bacon guanciale vegan-bacon|pack 200 g|pack 340 g|packet 200 g
ham deli-ham deli-turkey deli-chicken deli-roast-beef salami pepperoni prosciutto serrano-ham speck mortadella pastrami bologna|pack 100/150 g|pack 227 g|packet 100 g;tub 100 g
*-sausage bratwurst chorizo merguez kielbasa beef-hot-dog|pack 400 g|pack 454 g|can 400 g;jar 400 g
whole-chicken|||pack 1500 g;bag 1500 g
whole-turkey|||pack 5000 g;bag 5000 g
chicken-breast chicken-thigh turkey-breast chicken-drumstick chicken-wings *-chicken-breast *-chicken-thigh|pack 400/600/1000 g|pack 454/680/907 g|tray 500 g;bag 1000 g
smoked-salmon smoked-haddock smoked-mackerel kippers gravlax|pack 100/200 g|pack 113/227 g|packet 100 g
shrimp frozen-shrimp scallops squid seafood-mix crayfish|pack 200/400 g|bag 454/907 g|bag 400 g;tub 200 g
mussels clams oysters|bag 1000 g|bag 907 g|pack 1000 g
fish-sticks chicken-nuggets falafel veggie-burger meatballs|pack 300 g|box 340 g|box 300 g;bag 450 g
*-tofu tempeh seitan|pack 200/400 g|pack 397 g|block 300 g;tub 300 g;box 349 g
dry-pasta whole-wheat-pasta gluten-free-pasta lentil-pasta lasagna-noodles egg-noodles|pack 500 g|box 454 g|bag 500 g;box 500 g;packet 500 g
fresh-pasta filled-pasta potato-gnocchi spaetzle|pack 500/250 g|pack 255 g|bag 500 g;tub 250 g
*-noodles rice-paper wonton-wrappers dumpling-wrappers|pack 250 g||packet 250 g;bag 250 g;box 250 g
white-rice basmati-rice jasmine-rice brown-rice arborio-rice paella-rice sushi-rice short-grain-rice glutinous-rice|bag 1000/500 g|bag 907/454 g|pack 1000 g;box 500 g;packet 500 g;jar 500 g
cooked-white-rice cooked-brown-rice cooked-quinoa cooked-couscous|packet 250 g||pack 250 g;tub 250 g;container 250 g
rolled-oats steel-cut-oats gluten-free-oats|bag 500/1000 g|tub 510/1190 g|pack 500 g;box 500 g;carton 500 g;can 500 g
*-cereal muesli granola corn-flakes bran-flakes wheat-biscuits shredded-wheat|box 500 g|box 340 g|pack 500 g;bag 500 g
white-bread whole-wheat-bread rye-bread sourdough-bread gluten-free-bread soda-bread|loaf 500/800 g|loaf 567 g|pack 500 g;bag 500 g
french-bread italian-bread garlic-bread|loaf 250 g||pack 250 g;stick 250 g
pita-bread naan chapati|pack 6 piece|pack 6 piece|bag 6 piece;packet 6 piece
flour-tortilla corn-tortilla|pack 8 piece|pack 10 piece|bag 8 piece;packet 8 piece
hamburger-bun brioche-bun dinner-roll bagel english-muffin crumpet|pack 4/6 piece|pack 8/6 piece|bag 4 piece;packet 4 piece
croissant scone bao-buns taco-shells|pack 4 piece||bag 4 piece;box 12 piece
all-purpose-flour bread-flour 00-flour self-rising-flour whole-wheat-flour cake-flour spelt-flour rye-flour *-flour|bag 1000/500 g|bag 2268/907 g|pack 1000 g;box 1000 g;packet 1000 g
almond-flour coconut-flour rice-flour chickpea-flour|bag 250/500 g|bag 454 g|pack 250 g;box 500 g
cornstarch potato-starch tapioca-flour arrowroot-flour custard-powder|box 250 g|box 454 g|pack 250 g;bag 400 g;packet 250 g;jar 250 g;tub 250 g
white-sugar jam-sugar|bag 1000/500 g|bag 1814/907 g|pack 1000 g;box 500 g;packet 1000 g;jar 1000 g
brown-sugar dark-brown-sugar powdered-sugar turbinado-sugar coconut-sugar|bag 500 g|bag 907 g|pack 500 g;box 500 g;packet 500 g;jar 500 g
vanilla-sugar|packet 8 g||pack 40 g;jar 100 g;box 80 g
baking-powder|jar 150 g|can 230 g|packet 15 g;can 170 g;tub 170 g;pack 75 g;box 150 g
baking-soda|box 200 g|box 454 g|jar 180 g;tub 180 g;packet 15 g;pack 200 g
active-dry-yeast|packet 7 g|packet 7 g|jar 100 g;can 125 g;pack 56 g;box 56 g
fresh-yeast|block 42 g||pack 42 g;cube 42 g
unflavored-gelatin agar-agar pectin vege-gel cream-of-tartar xanthan-gum citric-acid|packet 10 g||box 50 g;jar 100 g;pack 30 g;tub 100 g
cocoa-powder|box 125/250 g|can 227 g|pack 125 g;tub 125 g;can 250 g;jar 125 g;bag 250 g
dark-chocolate milk-chocolate white-chocolate unsweetened-chocolate|bar 100 g|bar 113 g|pack 200 g;block 200 g;box 113 g
*-chips chocolate-chips|bag 150 g|bag 340 g|pack 150 g;box 300 g
vanilla-extract almond-extract lemon-extract|bottle 50 ml|bottle 59 ml|jar 50 ml
rose-water|bottle 200 ml
food-coloring|bottle 38 ml||tube 20 g;pack 40 ml
breadcrumbs panko gluten-free-breadcrumbs|pack 200 g|can 425 g|bag 400 g;box 250 g;tub 200 g
puff-pastry phyllo-dough pie-crust pizza-dough|pack 300 g|box 490 g|roll 300 g;packet 300 g;sheet 300 g
desiccated-coconut shredded-coconut|bag 200 g|bag 397 g|pack 200 g
lentils red-lentils puy-lentils split-peas black-eyed-peas dried-chickpeas *-dal *-beans dried-soybeans wheat-berries rye-berries|bag 500 g|bag 454 g|pack 500 g;box 500 g;packet 500 g;jar 500 g
dried-apricots dried-figs dried-cranberries raisins sultanas dates prunes dried-blueberries|bag 200/500 g||pack 200 g;box 250 g;tub 250 g;packet 200 g
dried-mushrooms dried-shiitake|packet 30 g||bag 30 g;pack 30 g;jar 30 g
dried-basil dried-oregano dried-thyme dried-rosemary dried-parsley dried-dill dried-mint dried-chives mixed-herbs italian-seasoning herbes-de-provence sage tarragon marjoram savory fenugreek-leaves|jar 15 g||packet 10 g;pack 10 g;bag 20 g;can 15 g;box 15 g;container 15 g;tub 15 g
bay-leaf|jar 5 g||packet 5 g;pack 5 g;bag 10 g
saffron|packet 0.4 g||jar 1 g;box 1 g;pack 0.4 g
vanilla-bean cinnamon-stick star-anise|jar 20 g||packet 10 g;pack 10 g;tube 4 g
salt|pack 500 g|box 737 g|box 500 g;bag 1000 g;jar 250 g;tub 350 g;can 737 g
fresh-basil thai-basil cilantro parsley mint spearmint fresh-rosemary fresh-thyme fresh-oregano fresh-marjoram fresh-tarragon fresh-dill fresh-sage fresh-herbs chervil chives lovage lemon-balm shiso vietnamese-mint culantro epazote|bunch 30 g||pack 25 g;bag 25 g;packet 25 g;box 25 g;tub 30 g;container 20 g
curry-leaves kaffir-lime-leaves fresh-bay-leaf pandan lemongrass|pack 15 g||bunch 40 g;packet 15 g;bag 15 g
garlic|head 36 g||bulb 36 g;pack 100 g;bag 200 g
ginger fresh-turmeric fresh-horseradish galangal|piece 100 g||pack 150 g;bag 150 g
celery|head 480 g||bunch 480 g;pack 480 g
green-onion|bunch 100 g||pack 100 g
radish|bunch 200 g||bag 200 g;pack 200 g
spinach kale cavolo-nero mixed-salad-leaves watercress swiss-chard collard-greens|bag 200/400 g|bag 142/283 g|pack 200 g;box 150 g;tub 150 g;container 150 g;bunch 250 g
arugula pea-shoots cress|bag 80 g|bag 142 g|pack 80 g;box 142 g;bunch 60 g;container 142 g
*-lettuce|head 350 g||bag 200 g;pack 300 g
asparagus white-asparagus broccolini|bunch 250/500 g|bunch 454 g|pack 200 g
cherry-tomatoes|punnet 250/500 g|pack 283 g|pack 250 g;box 250 g;tub 250 g;container 283 g;bag 250 g
mushroom *-mushroom chanterelle wild-mushrooms|pack 250/500 g|pack 227/454 g|punnet 250 g;box 250 g;container 250 g;tray 250 g;bag 250 g
green-beans runner-beans sugar-snap-peas snow-peas okra baby-corn brussels-sprouts|bag 250/500 g|bag 340 g|pack 250 g
frozen-* mixed-vegetables|bag 500/1000 g|bag 340/454 g|pack 500 g;box 450 g
french-fries hash-browns tater-tots sweet-potato-fries potato-waffles|bag 750 g|bag 907 g|pack 750 g;box 750 g
new-potatoes|bag 1000 g|bag 680 g|pack 1000 g
blueberries raspberries blackberries strawberries red-currants gooseberries *berries cherries|punnet 250/500 g|pack 170/454 g|pack 250 g;box 250 g;tub 250 g;container 250 g;bag 250 g;carton 250 g
*-juice lemonade smoothie iced-tea|carton 1000 ml|carton 1893 ml|bottle 1000 ml;can 330 ml;pack 1000 ml;box 200 ml
lemon-juice lime-juice|bottle 250 ml||jar 250 ml
red-wine white-wine rose-wine sparkling-wine alcohol-free-wine mulled-wine sake shaoxing-wine fortified-wine vermouth|bottle 750 ml||carton 1000 ml;box 3000 ml;can 250 ml
mirin|bottle 250 ml
beer alcohol-free-beer gluten-free-beer hard-cider hard-seltzer|bottle 330/500 ml|bottle 355 ml|can 330 ml;pack 1980 ml;box 3960 ml
vodka gin rum whiskey brandy tequila orange-liqueur amaretto irish-cream advocaat coffee-liqueur liqueur|bottle 700/350 ml|bottle 750/375 ml
bitters|bottle 200 ml
cola diet-cola club-soda tonic-water ginger-ale ginger-beer energy-drink sports-drink water|bottle 1500 ml|bottle 2000 ml|can 330 ml;pack 9000 ml;box 3960 ml
ground-coffee instant-coffee|pack 250/500 g|bag 340 g|bag 250 g;jar 200 g;can 300 g;box 250 g
black-tea green-tea herbal-tea|box 80 g||pack 80 g;packet 80 g;bag 100 g;can 100 g
potato-chips tortilla-chips vegetable-crisps prawn-crackers popcorn|bag 150/200 g|bag 227 g|pack 150 g;packet 30 g;tube 165 g;box 150 g
juniper-berries|jar 40 g||packet 20 g;pack 20 g;bag 100 g
@Dairy|pack 200 g|pack 227 g|tub 250 g;carton 500 ml;bottle 500 ml;container 250 g;jar 250 g;block 250 g;can 400 g;bag 200 g;box 250 g;packet 200 g;tube 150 g
@Oils|bottle 500 ml||jar 300 g;tub 250 g;pack 250 g;can 500 ml;block 250 g;container 250 g
@Condiments|jar 250 g||bottle 250 ml;tube 150 g;can 400 g;tub 200 g;pack 200 g;packet 40 g;carton 500 ml;container 250 g;box 200 g;bag 200 g
@Herbs & Spices|jar 40 g||packet 20 g;pack 20 g;bag 100 g;can 40 g;tub 40 g;box 40 g;container 40 g;bottle 40 g;bunch 30 g;tube 40 g
@Baking|pack 250 g||bag 500 g;box 250 g;jar 250 g;tub 250 g;can 400 g;bottle 250 ml;packet 100 g;tube 100 g;container 250 g;block 250 g;bar 100 g
@Grains|pack 500 g|pack 454 g|bag 500 g;box 500 g;packet 250 g;loaf 500 g;jar 500 g;tub 500 g;container 500 g;can 400 g;carton 500 g
@Legumes|bag 500 g|bag 454 g|pack 500 g;can 400 g;jar 400 g;box 500 g;packet 500 g;carton 400 g;tub 250 g;container 500 g
@Nuts|bag 200 g|bag 227 g|pack 200 g;jar 300 g;can 200 g;box 200 g;packet 100 g;tub 200 g;container 200 g
@Vegetables|||pack 250 g;bag 500 g;can 400 g;jar 350 g;box 500 g;tub 250 g;punnet 250 g;tray 500 g;bunch 250 g;head 500 g;container 250 g;packet 250 g;carton 400 g
@Fruits|||pack 250 g;bag 500 g;can 400 g;jar 350 g;box 500 g;tub 250 g;punnet 250 g;tray 500 g;bunch 500 g;container 250 g;packet 250 g;carton 500 g
@Protein|||pack 400 g;tray 500 g;can 200 g;jar 200 g;bag 500 g;box 300 g;tub 200 g;container 400 g;packet 200 g;block 300 g;tube 150 g
@Snacks|pack 200 g||bag 150 g;box 200 g;packet 50 g;tub 200 g;bar 50 g;jar 200 g;can 150 g;tube 165 g;container 200 g;bottle 250 ml;carton 500 ml
@Beverages|bottle 1000 ml||carton 1000 ml;can 330 ml;pack 250 g;box 250 g;jar 200 g;bag 250 g;tub 250 g;container 500 ml;packet 20 g
`

/**
 * What shops of a country sell otherwise than most metric ones: whose shops | which foods, by their ids | what they are sold in. The
 * sizes are those that the large supermarkets there list. British milk comes by the pint, and its label says so in litres.
 */
export const shopPackTable = `
uk|whole-milk 2-milk 1-milk skim-milk|carton 1136/568/2272 ml
uk|heavy-cream light-cream|carton 300/150/600 ml
uk|all-purpose-flour bread-flour self-rising-flour whole-wheat-flour|bag 1500/500 g
uk|cheddar-cheese|pack 350/550 g
uk|bacon|pack 300 g
au|whole-milk 2-milk 1-milk skim-milk|carton 2000/1000/3000 ml
au|heavy-cream light-cream|carton 300/600 ml
au|egg|box 12/6 piece
au|salted-butter unsalted-butter|block 250/500 g
au|cheddar-cheese|pack 500/250 g
`
