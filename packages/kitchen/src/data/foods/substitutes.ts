/**
 * What can stand in for what: food | what to take instead, by weight of the food it replaces (`:0.5` is half as much, two
 * parts are joined by `+`) | what changes. The best choice for most dishes stands first.
 */
export const substituteTable = `
buttermilk|whole-milk:0.94+lemon-juice:0.06|Stir and let it stand for ten minutes; thinner, just as tangy.
buttermilk|plain-yogurt:0.75+water:0.25|A little thicker and milder.
buttermilk|kefir|Nearly the same.
buttermilk|soy-milk:0.94+apple-cider-vinegar:0.06|Curdles lightly; no dairy.
whole-milk|2-milk|A little less rich.
whole-milk|skim-milk|Less rich; sauces stay thinner.
whole-milk|soy-milk|Works in cooking and baking; slightly beany.
whole-milk|oat-milk|Mild and a little sweet; browns well.
whole-milk|almond-milk|Thinner and nutty.
whole-milk|evaporated-milk:0.5+water:0.5|Slightly caramel in taste.
whole-milk|powdered-milk:0.12+water:0.88|Good in baking.
whole-milk|half-and-half:0.5+water:0.5|Much the same.
2-milk|whole-milk|A little richer.
2-milk|skim-milk|A little leaner.
2-milk|oat-milk|Mild and a little sweet.
skim-milk|whole-milk|Richer.
skim-milk|soy-milk|Works in most dishes.
goat-milk|whole-milk|Milder.
soy-milk|oat-milk|Milder, a little sweeter.
soy-milk|whole-milk|Richer; contains dairy.
almond-milk|oat-milk|Creamier; no nuts.
almond-milk|soy-milk|More protein, thicker.
oat-milk|soy-milk|Less sweet.
oat-milk|whole-milk|Richer; contains dairy.
rice-milk|oat-milk|Creamier.
half-and-half|whole-milk:0.75+heavy-cream:0.25|The same thing.
half-and-half|evaporated-milk|A touch of caramel.
half-and-half|oat-milk|Lighter.
heavy-cream|coconut-cream|Whips when cold; tastes of coconut.
heavy-cream|evaporated-milk|For sauces and soups; does not whip.
heavy-cream|whole-milk:0.75+unsalted-butter:0.25|For cooking, not for whipping.
heavy-cream|creme-fraiche|Slightly sour; does not split.
heavy-cream|mascarpone:0.7+whole-milk:0.3|Very rich.
heavy-cream|silken-tofu|Blend it smooth; leaner, for sauces.
light-cream|half-and-half|Slightly leaner.
light-cream|evaporated-milk|A touch of caramel.
light-cream|whole-milk:0.85+unsalted-butter:0.15|For cooking.
sour-cream|plain-yogurt|Lighter; take off the heat before stirring in.
sour-cream|greek-yogurt|As thick, with more protein.
sour-cream|creme-fraiche|Richer and milder; does not split.
sour-cream|quark|Leaner.
sour-cream|silken-tofu:0.95+lemon-juice:0.05|Blend it; no dairy.
creme-fraiche|sour-cream|Sharper; splits when boiled.
creme-fraiche|greek-yogurt|Lighter; do not boil.
creme-fraiche|heavy-cream:0.9+lemon-juice:0.1|Thinner.
greek-yogurt|plain-yogurt:1.5|Strain it through a cloth first.
greek-yogurt|quark|Milder.
greek-yogurt|sour-cream|Richer.
plain-yogurt|greek-yogurt:0.75+water:0.25|The same, thinned.
plain-yogurt|buttermilk|Thinner.
plain-yogurt|sour-cream|Richer.
plain-yogurt|kefir|Thinner.
vanilla-yogurt|plain-yogurt:0.95+honey:0.05|Add a drop of vanilla.
cream-cheese|neufchatel|Lighter.
cream-cheese|mascarpone|Richer, less tangy.
cream-cheese|ricotta|Grainier; blend and drain it.
cream-cheese|quark|Leaner and softer.
mascarpone|cream-cheese:0.8+heavy-cream:0.2|Tangier.
mascarpone|ricotta|Lighter and grainier.
ricotta|cottage-cheese|Blend it; saltier.
ricotta|quark|Smoother.
ricotta|firm-tofu|Crumble and season it; no dairy.
cottage-cheese|ricotta|Smoother, less salty.
cottage-cheese|quark|Smoother.
quark|greek-yogurt|Tangier.
paneer|firm-tofu|Press it well; no dairy.
paneer|halloumi|Saltier; salt the dish less.
paneer|queso-fresco|Softer; it may melt at the edges.
halloumi|paneer|Less salty.
halloumi|firm-tofu|Press it and add salt.
feta|goat-cheese|Creamier, less salty.
feta|queso-fresco|Milder.
feta|ricotta|Add salt.
goat-cheese|feta|Saltier and crumblier.
goat-cheese|cream-cheese|Milder.
queso-fresco|feta|Saltier; use less salt.
parmesan|romano-cheese|Sharper and saltier.
parmesan|grated-parmesan|The same, already grated.
parmesan|manchego|Nuttier, milder.
grated-parmesan|parmesan|Grate it yourself.
grated-parmesan|romano-cheese|Sharper and saltier.
romano-cheese|parmesan|Milder.
mozzarella|provolone|Sharper; melts as well.
mozzarella|monterey-jack|Melts as well, less stringy.
mozzarella|string-cheese|Pull it apart.
shredded-mozzarella|mozzarella|Drain it well.
shredded-mozzarella|monterey-jack|Melts as well.
cheddar-cheese|colby|Milder.
cheddar-cheese|gouda|Sweeter.
cheddar-cheese|monterey-jack|Milder; melts well.
cheddar-cheese|vegan-cheddar|No dairy; melts less.
monterey-jack|cheddar-cheese|Sharper.
monterey-jack|muenster|Much the same.
swiss-cheese|gruyere|Deeper in taste.
swiss-cheese|edam|Milder.
gruyere|comte|Nearly the same.
gruyere|swiss-cheese|Milder.
comte|gruyere|Nearly the same.
gouda|edam|Milder.
edam|gouda|Creamier.
fontina|gruyere|Nuttier.
provolone|mozzarella|Milder.
blue-cheese|roquefort|Sharper.
blue-cheese|feta|No blue taste, but the salt and crumble.
roquefort|blue-cheese|Milder.
brie|camembert|Nearly the same.
camembert|brie|Milder.
unsalted-butter|salted-butter|Leave out about a pinch of salt for every 50 g.
unsalted-butter|margarine|Softer; less butter taste.
unsalted-butter|coconut-oil:0.8|Firm when cold; tastes lightly of coconut.
unsalted-butter|olive-oil:0.8|For frying and many cakes; not for pastry.
unsalted-butter|ghee:0.85|No milk solids; browns later.
unsalted-butter|applesauce:0.5+vegetable-oil:0.4|In cakes: lighter and moister.
salted-butter|unsalted-butter|Add a pinch of salt for every 50 g.
salted-butter|margarine|Softer.
salted-butter|olive-oil:0.8|For frying; add salt.
ghee|unsalted-butter:1.2|Burns sooner.
ghee|vegetable-oil|Neutral in taste.
margarine|unsalted-butter|Richer; contains dairy.
margarine|coconut-oil:0.8|Firm when cold.
shortening|unsalted-butter:1.2|Less flaky, better taste.
shortening|lard|Flakier.
shortening|coconut-oil|Firm when cold.
lard|shortening|Neutral in taste; no pork.
lard|unsalted-butter:1.2|Softer crust.
duck-fat|olive-oil|Less savoury.
bacon-grease|olive-oil|No smoke; add a little smoked paprika.
beef-tallow|vegetable-oil|Neutral in taste.
olive-oil|canola-oil|Neutral in taste.
olive-oil|sunflower-oil|Neutral in taste.
olive-oil|avocado-oil|Milder; takes more heat.
olive-oil|unsalted-butter:1.2|Richer; burns sooner.
vegetable-oil|canola-oil|The same.
vegetable-oil|sunflower-oil|The same.
vegetable-oil|olive-oil|Tastes of olive.
vegetable-oil|coconut-oil|Firm when cold.
canola-oil|vegetable-oil|The same.
canola-oil|sunflower-oil|The same.
sunflower-oil|vegetable-oil|The same.
peanut-oil|vegetable-oil|Neutral in taste; no peanuts.
peanut-oil|canola-oil|Neutral in taste; no peanuts.
sesame-oil|tahini:0.5+vegetable-oil:0.5|Cloudy, but the taste is there.
sesame-oil|peanut-oil|Milder; not the same taste.
coconut-oil|unsalted-butter:1.2|Tastes of butter; contains dairy.
coconut-oil|vegetable-oil|Stays liquid when cold.
grapeseed-oil|sunflower-oil|The same.
avocado-oil|olive-oil|Takes less heat.
walnut-oil|olive-oil|Less nutty; no nuts.
hazelnut-oil|olive-oil|Less nutty; no nuts.
egg|flaxseed:0.14+water:0.86|In baking: stir and wait five minutes; denser, binds well.
egg|chia-seeds:0.14+water:0.86|In baking: binds, with little seeds.
egg|applesauce:1.2|In cakes and muffins: moist, slightly sweet.
egg|silken-tofu:1.1|Blend it; for quiches and dense cakes.
egg|chickpea-flour:0.4+water:0.6|For binding and omelettes.
egg|egg-substitute|Use as the pack says.
egg-white|chia-seeds:0.1+water:0.9|Binds, does not whip.
egg-yolk|silken-tofu|For creaminess; no binding when baked.
mayonnaise|greek-yogurt|Lighter and sourer.
mayonnaise|light-mayonnaise|Lighter.
mayonnaise|avocado|Mash it; eat it the same day.
mayonnaise|hummus|For sandwiches; tastes of sesame.
light-mayonnaise|mayonnaise|Richer.
all-purpose-flour|cake-flour|Softer crumb.
all-purpose-flour|bread-flour|Chewier.
all-purpose-flour|whole-wheat-flour|Denser; add a spoon of liquid.
all-purpose-flour|rice-flour|For thickening and coating; cakes crumble.
all-purpose-flour|oat-flour|Moist and crumbly; not for bread.
bread-flour|all-purpose-flour|A little less rise.
cake-flour|all-purpose-flour:0.85+cornstarch:0.15|Sift them together.
self-rising-flour|all-purpose-flour:0.95+baking-powder:0.05|Add a pinch of salt.
whole-wheat-flour|all-purpose-flour|Lighter; take a little less liquid.
rye-flour|whole-wheat-flour|Milder.
almond-paste|almond-butter:0.6+powdered-sugar:0.4|Softer.
chickpea-flour|lentils|Grind them finely.
semolina|cornmeal|Grainier; no wheat.
cornmeal|instant-polenta|Cooks faster.
cornmeal|semolina|Finer; contains wheat.
instant-polenta|cornmeal|Cook it longer.
cornstarch|potato-starch|Add it at the end; do not boil long.
cornstarch|arrowroot-flour|Clear and glossy; not with milk.
cornstarch|all-purpose-flour:2|Cloudier; cook it three minutes longer.
cornstarch|tapioca-pearls:2|Grind or soak them.
arrowroot-flour|cornstarch|A little cloudier.
potato-starch|cornstarch|The same.
breadcrumbs|rolled-oats|Coarser; pulse them.
breadcrumbs|corn-flakes|Crush them; crunchier.
breadcrumbs|saltine-crackers|Crush them; saltier.
breadcrumbs|croutons|Crush them.
breadcrumbs|tortilla-chips|Crush them; saltier.
breadcrumbs|almonds|Grind them; richer, no wheat.
baking-powder|baking-soda:0.3+cream-of-tartar:0.6|Mix fresh.
baking-soda|baking-powder:3|Leave out some salt and acid.
cream-of-tartar|lemon-juice:2|For stabilising egg white.
white-sugar|brown-sugar|Moister, a hint of caramel.
white-sugar|turbinado-sugar|Coarser.
white-sugar|honey:1.25|Take a little less liquid; browns sooner.
white-sugar|maple-syrup:1.2|Take a little less liquid.
white-sugar|powdered-sugar|Finer; cakes less crisp.
brown-sugar|white-sugar:0.95+molasses:0.05|The same thing.
brown-sugar|jaggery|Deeper in taste.
brown-sugar|white-sugar|Lighter and crisper.
brown-sugar|maple-syrup:1.1|Take a little less liquid.
powdered-sugar|white-sugar|Blend it to a powder.
turbinado-sugar|brown-sugar|Moister.
jaggery|brown-sugar|Milder.
honey|maple-syrup|Thinner; vegan.
honey|agave-syrup|Milder; vegan.
honey|golden-syrup|Buttery; vegan.
honey|corn-syrup|No taste of its own.
honey|white-sugar:0.75|Add a spoon of water.
maple-syrup|honey|Stronger.
maple-syrup|agave-syrup|Milder.
maple-syrup|golden-syrup|Thicker.
agave-syrup|maple-syrup|Tastes of maple.
agave-syrup|honey|Stronger; not vegan.
corn-syrup|golden-syrup|Tastes of caramel.
corn-syrup|honey|Tastes of honey.
golden-syrup|corn-syrup|Plainer.
golden-syrup|maple-syrup|Thinner.
molasses|brown-sugar:0.65|Milder; add a spoon of water.
molasses|maple-syrup|Milder.
vanilla-extract|almond-extract:0.5|Another taste; much stronger.
vanilla-extract|maple-syrup|Milder and sweeter.
unsweetened-chocolate|cocoa-powder:0.6+unsalted-butter:0.4|Nearly the same.
dark-chocolate|chocolate-chips|Melts thicker.
dark-chocolate|unsweetened-chocolate:0.7+white-sugar:0.3|Nearly the same.
dark-chocolate|cocoa-powder:0.5+coconut-oil:0.3+white-sugar:0.2|For melting into batters.
chocolate-chips|dark-chocolate|Chop it.
chocolate-chips|raisins|Fruity instead.
milk-chocolate|dark-chocolate|Less sweet.
cocoa-powder|unsweetened-chocolate:1.6|Leave out some of the fat.
unflavored-gelatin|cornstarch:4|Sets soft; vegetarian.
lemon-juice|lime-juice|A little sharper.
lemon-juice|white-vinegar:0.5|Sharper, without the fruit.
lemon-juice|apple-cider-vinegar:0.5|Milder than plain vinegar.
lemon|lime|A little sharper.
lime|lemon|A little softer.
lime-juice|lemon-juice|A little softer.
lemon-zest|lime-zest|A little more bitter.
lemon-zest|orange-zest|Sweeter.
lime-zest|lemon-zest|Softer.
orange-zest|lemon-zest|Sharper.
orange-juice|apple-juice|Less sour.
white-vinegar|apple-cider-vinegar|Fruitier.
white-vinegar|lemon-juice:1.5|Fruitier.
apple-cider-vinegar|white-vinegar|Sharper.
apple-cider-vinegar|lemon-juice|Fruitier.
red-wine-vinegar|balsamic-vinegar|Sweeter and darker.
red-wine-vinegar|apple-cider-vinegar|Fruitier.
balsamic-vinegar|red-wine-vinegar:0.85+honey:0.15|Thinner.
white-wine|chicken-broth:0.9+lemon-juice:0.1|No alcohol.
white-wine|vegetable-broth:0.9+lemon-juice:0.1|No alcohol, no meat.
white-wine|apple-juice|Sweeter; no alcohol.
red-wine|beef-broth:0.9+red-wine-vinegar:0.1|No alcohol.
red-wine|grape-juice|Sweeter; no alcohol.
red-wine|cranberry-juice-cocktail|Sweeter; no alcohol.
beer|chicken-broth|No malt, no alcohol.
beer|club-soda|For batters: light, no malt.
sake|white-wine|Drier.
mirin|white-wine:0.8+white-sugar:0.2|Less round.
mirin|sake:0.8+white-sugar:0.2|Nearly the same.
fortified-wine|white-wine|Drier.
brandy|rum|Sweeter.
rum|brandy|Drier.
soy-sauce|tamari|Without wheat in most brands: check the label.
soy-sauce|worcestershire-sauce|Thinner and sourer; contains fish.
soy-sauce|miso:0.5+water:0.5|Thicker; dissolve it well.
tamari|soy-sauce|Contains wheat.
fish-sauce|soy-sauce|Less of the sea; no fish.
fish-sauce|anchovies:0.5+water:0.5|Mash them finely.
oyster-sauce|hoisin-sauce|Sweeter; no shellfish.
oyster-sauce|soy-sauce:0.8+brown-sugar:0.2|Thinner; no shellfish.
hoisin-sauce|teriyaki-sauce|Thinner, less spiced.
hoisin-sauce|barbecue-sauce|Smokier.
teriyaki-sauce|soy-sauce:0.7+honey:0.3|Thinner.
worcestershire-sauce|soy-sauce|Saltier; no fish.
worcestershire-sauce|balsamic-vinegar|Sweeter; no fish.
hot-sauce|sriracha|Thicker and sweeter.
hot-sauce|cayenne-pepper:0.15|Add a little vinegar.
sriracha|hot-sauce|Thinner and sourer.
harissa|sriracha|Sweeter, no cumin.
ketchup|tomato-paste:0.6+white-vinegar:0.2+white-sugar:0.2|Nearly the same.
ketchup|barbecue-sauce|Smokier.
barbecue-sauce|ketchup|Plainer; add smoked paprika.
yellow-mustard|mustard-powder:0.3+water:0.6+white-vinegar:0.1|Sharper.
mustard-powder|yellow-mustard:3|Adds a little liquid and vinegar.
tahini|peanut-butter|Sweeter; contains peanuts.
tahini|sunflower-seeds|Grind them with a little oil.
tahini|cashew-butter|Milder; contains nuts.
peanut-butter|almond-butter|Milder; contains tree nuts.
peanut-butter|tahini|More bitter; no nuts.
peanut-butter|sunflower-seeds|Grind them with a little oil; no nuts.
almond-butter|peanut-butter|Stronger; contains peanuts.
cashew-butter|almond-butter|Coarser.
pesto|fresh-basil:0.5+olive-oil:0.5|No nuts, no cheese; add garlic.
marinara-sauce|crushed-tomatoes|Season it with garlic and oregano.
salsa|canned-tomatoes|Add onion, lime and chilli.
tomato-paste|tomato-puree:2|Simmer it down.
tomato-paste|ketchup|Sweeter and sourer.
tomato-paste|sun-dried-tomatoes|Blend them; salty.
tomato-puree|tomato-paste:0.5+water:0.5|The same.
tomato-puree|crushed-tomatoes|Coarser.
tomato-sauce|tomato-puree|Season it.
canned-tomatoes|tomato|Fresher; cook it a little longer.
canned-tomatoes|crushed-tomatoes|Smoother.
canned-tomatoes|tomato-paste:0.3+water:0.7|Smooth, without pieces.
crushed-tomatoes|canned-tomatoes|Crush them by hand.
tomato|canned-tomatoes|Only for cooking.
tomato|cherry-tomatoes|Sweeter.
cherry-tomatoes|tomato|Cut it small.
sun-dried-tomatoes|tomato-paste:0.5|No bite.
chicken-broth|vegetable-broth|Lighter; no meat.
chicken-broth|chicken-bouillon-cube:0.02+water:0.98|Saltier.
chicken-broth|beef-broth|Darker.
beef-broth|vegetable-broth|Lighter; no meat.
beef-broth|chicken-broth|Lighter.
vegetable-broth|chicken-broth|Fuller; contains meat.
vegetable-broth|miso:0.05+water:0.95|Saltier, savoury.
fish-stock|vegetable-broth|Milder; no fish.
fish-stock|chicken-broth|Fuller.
onion|shallot|Finer.
onion|leek|Milder.
onion|green-onion|Fresher; cook it shorter.
onion|onion-powder:0.08|For the taste only.
sweet-onion|onion|Sharper.
shallot|onion|Sharper; chop it finely.
green-onion|chives|Finer.
green-onion|onion:0.7|Sharper.
green-onion|leek|Slice it thinly.
leek|onion|Sharper.
leek|green-onion|Cooks faster.
chives|green-onion|Coarser.
garlic|garlic-powder:0.3|Less fresh.
garlic|shallot|Milder.
garlic-powder|garlic:3|Fresher.
onion-powder|onion:10|Adds moisture.
ginger|ground-ginger:0.12|Less fresh, warmer.
ginger|galangal|More resinous.
ground-ginger|ginger:8|Fresher.
galangal|ginger|Milder.
lemongrass|lemon-zest:0.3|Less floral.
kaffir-lime-leaves|lime-zest|Less floral.
curry-leaves|bay-leaf|Another taste.
spinach|swiss-chard|Cook the stems first.
spinach|kale|Cook it longer.
spinach|arugula|Peppery; best raw.
spinach|frozen-spinach:0.7|For cooking only; squeeze it out.
frozen-spinach|spinach:1.4|Wilt and squeeze it.
kale|spinach|Cooks in a minute.
kale|swiss-chard|Softer.
kale|collard-greens|Cook them longer.
kale|savoy-cabbage|Sweeter.
swiss-chard|spinach|Cooks faster.
collard-greens|kale|Cooks faster.
arugula|watercress|As peppery.
arugula|spinach|Milder.
romaine-lettuce|iceberg-lettuce|Crisper, less taste.
romaine-lettuce|butterhead-lettuce|Softer.
iceberg-lettuce|romaine-lettuce|More taste.
butterhead-lettuce|green-leaf-lettuce|Much the same.
lamb-s-lettuce|spinach|Take young leaves.
cabbage|napa-cabbage|Softer and sweeter.
cabbage|savoy-cabbage|Softer.
red-cabbage|cabbage|No colour.
napa-cabbage|bok-choy|Juicier stems.
bok-choy|napa-cabbage|Softer.
bok-choy|swiss-chard|Earthier.
broccoli|cauliflower|Milder.
broccoli|broccoli-rabe|More bitter.
broccoli|frozen-broccoli|Softer.
cauliflower|broccoli|Stronger.
cauliflower|romanesco|The same, in green.
brussels-sprouts|cabbage|Cut it into strips.
carrot|parsnip|Sweeter, spicier.
carrot|sweet-potato|Softer.
carrot|butternut-squash|Softer.
parsnip|carrot|Less spicy.
celery|fennel|Tastes of anise.
celery|celeriac|Cook it longer.
celeriac|celery:1.2|Less body.
celeriac|parsnip|Sweeter.
fennel|celery|No anise.
cucumber|zucchini|Firmer.
zucchini|yellow-squash|The same.
zucchini|eggplant|Meatier.
zucchini|cucumber|Only raw.
eggplant|zucchini|Juicier.
eggplant|portobello-mushroom|Meatier; no nightshade.
butternut-squash|pumpkin|Less sweet.
butternut-squash|sweet-potato|Denser.
pumpkin|butternut-squash|Sweeter.
canned-pumpkin|butternut-squash|Roast and mash it.
red-bell-pepper|yellow-bell-pepper|The same, in yellow.
red-bell-pepper|green-bell-pepper|More bitter.
red-bell-pepper|zucchini|No pepper taste; no nightshade.
green-bell-pepper|red-bell-pepper|Sweeter.
yellow-bell-pepper|red-bell-pepper|The same, in red.
jalapeno|serrano-pepper:0.5|Hotter.
jalapeno|green-chili-pepper|Hotter or milder: taste it.
serrano-pepper|jalapeno:2|Milder.
red-chili-pepper|cayenne-pepper:0.05|Only the heat.
red-chili-pepper|jalapeno|Greener and milder.
green-chili-pepper|jalapeno|Milder.
potato|sweet-potato|Sweeter; no nightshade.
potato|cauliflower|Lighter, far fewer carbs.
potato|turnip|More watery; no nightshade.
potato|celeriac|Nuttier, fewer carbs.
russet-potato|potato|Waxier.
red-potato|potato|Much the same.
sweet-potato|butternut-squash|Softer, less sweet.
sweet-potato|potato|Not sweet.
sweet-potato|carrot|Firmer.
mushroom|cremini-mushroom|More taste.
mushroom|shiitake-mushroom|Much more taste.
mushroom|zucchini|No mushroom taste.
cremini-mushroom|mushroom|Milder.
portobello-mushroom|cremini-mushroom|Smaller pieces.
portobello-mushroom|eggplant|Softer.
shiitake-mushroom|cremini-mushroom|Milder.
shiitake-mushroom|dried-shiitake:0.15|Soak them; stronger.
oyster-mushroom|mushroom|Firmer.
green-beans|wax-beans|The same, in yellow.
green-beans|asparagus|Finer.
green-beans|snow-peas|Sweeter.
asparagus|green-beans|Plainer.
asparagus|broccoli|Stronger.
green-peas|frozen-peas|The same.
frozen-peas|edamame|Firmer; contains soy.
snow-peas|green-beans|Cook them longer.
corn|canned-corn|Softer.
corn|frozen-corn|The same.
canned-corn|frozen-corn|Crisper.
frozen-corn|canned-corn|Softer.
avocado|hummus|As a spread.
avocado|green-peas|Mash them.
apple|pear|Softer.
pear|apple|Firmer.
banana|applesauce|In baking: less sweet.
applesauce|banana|Tastes of banana.
peach|nectarine|The same, smooth.
nectarine|peach|The same, furry.
apricot|peach|Juicier.
strawberries|raspberries|Sourer.
raspberries|blackberries|Firmer.
blueberries|blackberries|Sourer.
blueberries|frozen-blueberries|Softer.
raspberries|frozen-raspberries|Softer.
strawberries|frozen-strawberries|Softer.
mango|peach|Less sweet.
mango|papaya|Softer.
pineapple|mango|Less sour.
raisins|dried-currants|Smaller.
raisins|dried-cranberries|Sourer.
dried-cranberries|raisins|Sweeter.
medjool-dates|dried-figs|Seedier.
medjool-dates|raisins|Smaller; soak them.
prunes|medjool-dates|Sweeter.
chicken-breast|chicken-thigh|Juicier; cook it longer.
chicken-breast|turkey-breast|Leaner.
chicken-breast|firm-tofu|Press and season it; no meat.
chicken-breast|seitan|Chewy; contains wheat.
chicken-breast|pork-tenderloin|Stronger.
chicken-breast|canned-chickpeas|No meat; shorter cooking.
chicken-thigh|chicken-breast|Leaner; cook it shorter.
chicken-thigh|turkey-breast|Leaner.
chicken-thigh|tempeh|No meat; steam it first.
chicken-drumstick|chicken-thigh|Without the handle.
ground-chicken|ground-turkey|Much the same.
ground-turkey|ground-chicken|Much the same.
ground-turkey|lentils:0.5|Cook them first; no meat.
turkey-breast|chicken-breast|Juicier.
ground-beef-80-20|ground-turkey|Leaner.
ground-beef-80-20|ground-pork|Softer.
ground-beef-80-20|ground-lamb|Stronger.
ground-beef-80-20|lentils:0.5|Cook them first; no meat.
ground-beef-80-20|mushroom|Chop and brown them well; no meat.
ground-beef-85-15|ground-beef-80-20|Fatter.
ground-beef-90-10|ground-turkey|Milder.
ground-pork|ground-chicken|Leaner.
ground-pork|firm-tofu|Crumble and brown it; no meat.
ground-lamb|ground-beef-80-20|Milder.
beef-stew-meat|beef-chuck-roast|Cut it up.
beef-stew-meat|lamb-shoulder|Stronger.
beef-stew-meat|mushroom|Shorter cooking; no meat.
beef-chuck-roast|beef-brisket|Fatter.
sirloin-steak|flank-steak|Slice it across the grain.
flank-steak|skirt-steak|Fatter.
skirt-steak|flank-steak|Leaner.
ribeye-steak|sirloin-steak|Leaner.
pork-chop|chicken-breast|Leaner.
pork-loin|pork-tenderloin|Cooks faster.
pork-tenderloin|chicken-breast|Milder.
pork-shoulder|beef-chuck-roast|Stronger.
pork-belly|bacon|Smoked and salty.
bacon|pancetta|Not smoked.
bacon|turkey-bacon|Leaner; no pork.
bacon|smoked-tofu|Fry it crisp; no meat.
bacon|ham|Leaner.
pancetta|bacon|Smokier.
pancetta|prosciutto|Leaner; add it late.
prosciutto|deli-ham|Milder.
ham|canadian-bacon|Much the same.
ham|smoked-tofu|No meat.
deli-ham|deli-turkey|Leaner; no pork.
italian-sausage|chorizo|Hotter and smokier.
italian-sausage|ground-pork|Season it with fennel and garlic.
pork-sausage|bratwurst|Milder.
chorizo|italian-sausage|Add smoked paprika.
chorizo|merguez|Of lamb and beef; hotter.
salami|pepperoni|Hotter.
leg-of-lamb|lamb-shoulder|Fatter; cook it longer.
lamb-chops|pork-chop|Milder.
duck-breast|chicken-thigh|Leaner.
salmon|rainbow-trout|Milder.
salmon|mackerel|Stronger.
salmon|cod|Leaner, milder.
canned-salmon|canned-tuna-in-water|Drier.
canned-tuna-in-water|canned-salmon|Richer.
canned-tuna-in-water|canned-chickpeas|Mash them; no fish.
canned-tuna-in-oil|canned-sardines|Stronger.
canned-tuna-in-water|canned-tuna-in-oil|Richer.
fresh-tuna|swordfish|Milder.
cod|haddock|Much the same.
cod|pollock|Much the same.
cod|tilapia|Softer.
haddock|cod|Much the same.
halibut|cod|Softer.
tilapia|flounder|Finer.
sea-bass|red-snapper|Much the same.
anchovies|fish-sauce|Only the salt and depth.
anchovies|capers|Salty; no fish.
anchovies|miso|Savoury; no fish.
shrimp|frozen-shrimp|Thaw them first.
shrimp|scallops|Sweeter; cook them shorter.
shrimp|chicken-breast|No shellfish; cut it small.
shrimp|cod|No shellfish; in large pieces.
crab|imitation-crab|Sweeter; made of fish.
crab|hearts-of-palm|No shellfish.
lobster|shrimp|Smaller.
clams|mussels|Sweeter.
mussels|clams|Saltier.
scallops|shrimp|Firmer.
squid|shrimp|Softer.
firm-tofu|tempeh|Nuttier and firmer.
firm-tofu|paneer|Contains dairy.
firm-tofu|canned-chickpeas|No soy.
firm-tofu|chicken-breast|With meat.
silken-tofu|soft-tofu|A little firmer.
tempeh|firm-tofu|Softer.
seitan|firm-tofu|Softer; no wheat.
canned-black-beans|canned-kidney-beans|Larger.
canned-black-beans|canned-pinto-beans|Softer.
canned-black-beans|dried-black-beans:0.4|Soak and boil them.
canned-kidney-beans|canned-black-beans|Smaller.
canned-kidney-beans|dried-kidney-beans:0.4|Soak them and boil them hard for ten minutes.
canned-white-beans|canned-chickpeas|Firmer.
canned-white-beans|dried-white-beans:0.4|Soak and boil them.
canned-chickpeas|canned-white-beans|Softer.
canned-chickpeas|dried-chickpeas:0.4|Soak and boil them.
dried-chickpeas|canned-chickpeas:2.5|Rinse them; no soaking.
dried-black-beans|canned-black-beans:2.5|Rinse them; no soaking.
dried-kidney-beans|canned-kidney-beans:2.5|Rinse them; no soaking.
dried-white-beans|canned-white-beans:2.5|Rinse them; no soaking.
lentils|red-lentils|Fall apart sooner.
lentils|split-peas|Creamier.
red-lentils|split-peas|Cook them longer.
split-peas|red-lentils|Cook faster.
edamame|green-peas|Softer; no soy.
white-rice|brown-rice|Nuttier; cook it twice as long.
white-rice|quinoa|Lighter, more protein.
white-rice|couscous|Ready in five minutes; contains wheat.
white-rice|cauliflower:1.5|Grate it; far fewer carbs.
white-rice|bulgur|Nuttier; contains wheat.
brown-rice|white-rice|Softer; cook it half as long.
brown-rice|farro|Chewier; contains wheat.
short-grain-rice|white-rice|Less sticky.
wild-rice|brown-rice|Milder.
quinoa|couscous|Softer; contains wheat.
quinoa|bulgur|Chewier; contains wheat.
quinoa|millet|Milder.
couscous|quinoa|No wheat; cook it longer.
couscous|bulgur|Chewier.
couscous|millet|No wheat.
bulgur|quinoa|No wheat.
bulgur|couscous|Softer.
pearl-barley|farro|Nuttier.
pearl-barley|brown-rice|No gluten.
farro|pearl-barley|Milder.
rolled-oats|instant-oatmeal|Softer.
rolled-oats|millet|Cook it longer.
dry-pasta|whole-wheat-pasta|Nuttier.
dry-pasta|gluten-free-pasta|No wheat; do not overcook it.
dry-pasta|egg-noodles|Softer; contains egg.
dry-pasta|zucchini:2|Cut into ribbons; far fewer carbs.
dry-pasta|spaghetti-squash:2|Far fewer carbs.
whole-wheat-pasta|dry-pasta|Milder.
fresh-pasta|dry-pasta:0.7|Cook it longer.
egg-noodles|dry-pasta|Firmer; most have no egg.
rice-noodles|glass-noodles|Clearer and chewier.
rice-noodles|dry-pasta|Contains wheat.
soba-noodles|whole-wheat-pasta|Milder.
glass-noodles|rice-noodles|Softer.
instant-ramen|egg-noodles|Cook them longer.
white-bread|whole-wheat-bread|Nuttier.
white-bread|french-bread|Crustier.
white-bread|corn-tortilla|No wheat.
whole-wheat-bread|white-bread|Milder.
french-bread|italian-bread|Much the same.
pita-bread|naan|Softer.
pita-bread|flour-tortilla|Thinner.
naan|pita-bread|Drier.
flour-tortilla|corn-tortilla|No wheat; breaks sooner.
flour-tortilla|romaine-lettuce|As a wrap: far fewer carbs.
corn-tortilla|flour-tortilla|Softer; contains wheat.
hamburger-bun|pita-bread|Flatter.
puff-pastry|phyllo-dough|Brush the layers with butter.
phyllo-dough|puff-pastry|Richer.
pie-crust|puff-pastry|Rises more.
croutons|white-bread|Cube and toast it.
almonds|cashews|Softer.
almonds|sunflower-seeds|No nuts.
almonds|pumpkin-seeds|No nuts.
walnuts|pecans|Sweeter.
walnuts|sunflower-seeds|No nuts.
pecans|walnuts|More bitter.
hazelnuts|almonds|Milder.
cashews|almonds|Firmer.
cashews|sunflower-seeds|Soak them; no nuts.
pine-nuts|walnuts|More bitter.
pine-nuts|sunflower-seeds|No nuts.
pine-nuts|almonds|Firmer.
pistachios|almonds|Not green.
peanuts|cashews|Softer; tree nuts.
peanuts|sunflower-seeds|No peanuts, no nuts.
sesame-seeds|poppy-seeds|Milder; no sesame.
sesame-seeds|sunflower-seeds|Larger; no sesame.
chia-seeds|flaxseed|Grind it.
flaxseed|chia-seeds|Thickens more.
canned-coconut-milk|coconut-cream:0.5+water:0.5|The same.
canned-coconut-milk|heavy-cream:0.5+water:0.5|No coconut; contains dairy.
canned-coconut-milk|evaporated-milk|No coconut; contains dairy.
coconut-cream|canned-coconut-milk|Use the thick part.
fresh-basil|dried-basil:0.33|Add it earlier; less fresh.
fresh-basil|mint|Cooler.
fresh-basil|parsley|Greener.
dried-basil|fresh-basil:3|Add it at the end.
dried-basil|dried-oregano|Stronger.
dried-oregano|marjoram|Milder.
dried-oregano|dried-thyme|Another taste.
dried-oregano|dried-basil|Milder.
marjoram|dried-oregano|Stronger.
cilantro|parsley|Without the typical taste.
cilantro|mint|Cooler.
parsley|cilantro|Stronger.
parsley|chervil|Finer.
parsley|dried-parsley:0.33|Less fresh.
dried-parsley|parsley:3|Add it at the end.
mint|spearmint|The same.
mint|fresh-basil|Warmer.
fresh-rosemary|dried-rosemary:0.33|Harder needles; chop them.
fresh-rosemary|fresh-thyme|Milder.
dried-rosemary|fresh-rosemary:3|Fresher.
fresh-thyme|dried-thyme:0.33|Add it earlier.
dried-thyme|fresh-thyme:3|Fresher.
dried-thyme|dried-oregano|Another taste.
fresh-dill|dried-dill:0.33|Less fresh.
fresh-dill|tarragon|More of anise.
dried-dill|fresh-dill:3|Fresher.
sage|fresh-thyme|Milder.
fresh-sage|sage:0.33|Less fresh.
tarragon|chervil|Milder.
chervil|parsley|Plainer.
bay-leaf|dried-thyme|Another taste.
cumin|caraway-seed|Sharper.
cumin|chili-powder|Hot; it contains cumin.
coriander-seed|cumin|Earthier.
paprika|cayenne-pepper:0.25|Hotter.
paprika|chili-powder|Hotter, with cumin.
cayenne-pepper|chili-powder:2|Milder.
cayenne-pepper|paprika|Hardly hot.
chili-powder|paprika|Milder; add cumin.
curry-powder|garam-masala|Warmer; no turmeric.
garam-masala|curry-powder|Yellower.
turmeric|curry-powder|More taste.
saffron|turmeric|The colour, not the taste.
cinnamon|pumpkin-pie-spice|With ginger and cloves.
cinnamon|allspice:0.5|Stronger.
nutmeg|mace|Finer.
mace|nutmeg|Stronger.
allspice|cloves:0.5|Stronger.
cloves|allspice|Milder.
cardamom|cinnamon|Another taste.
star-anise|anise-seed|Finer.
anise-seed|fennel-seed|Milder.
fennel-seed|anise-seed|Stronger.
five-spice-powder|star-anise:0.5|Only a part of it.
sumac|lemon-zest|Fresher.
black-pepper|white-pepper|Sharper, no specks.
white-pepper|black-pepper|Dark specks.
sichuan-peppercorns|black-pepper|Does not tingle.
taco-seasoning|chili-powder|Add cumin and garlic.
capers|green-olives|Chop them.
black-olives|green-olives|Sharper.
green-olives|black-olives|Milder.
pickles|capers|Smaller.
prepared-horseradish|wasabi|Greener and sharper.
wasabi|prepared-horseradish|Not green.
miso|soy-sauce|Thinner; contains wheat.
tamarind-paste|lime-juice|Fresher; add a little brown sugar.
mango-chutney|jam|Add a little vinegar.
jam|orange-marmalade|More bitter.
sweet-relish|pickles|Chop them and add sugar.
`
