/**
 * Foods that can make people ill without anybody seeing or smelling it: id | what it is | days in the fridge as it is | days
 * once opened or cut | days once thawed | foods that are always of the class | source.
 *
 * Of the public guidances we know (UK Food Standards Agency and NHS, USDA with its FoodKeeper, FDA, EFSA, Germany's BfR, Food
 * Standards Australia New Zealand, ANSES, the National Center for Home Food Preservation) the most cautious counts; of a span the least. An empty field leaves the figure to the
 * table of shelf lives. None of these foods keeps outside the fridge. Freezing stops the clock; what was frozen has a day once it is thawed.
 * Which other foods belong to a class by their name or state is the rule in `food-safety/risk-class`.
 */
export const highRiskTable = `
cooked-rice|Cooked rice and dishes with rice|1|1|1|cooked-white-rice;cooked-brown-rice;rice-and-beans;paella;sushi;rice-pudding|UK FSA and NHS: cooked rice in the fridge for no more than one day
prepared-food|Leftovers, homemade and ready-to-eat dishes, cooked vegetables, pulses and pasta|2|2|1|cooked-quinoa;cooked-couscous;cooked-pasta|UK FSA and NHS: leftovers within two days (USDA: 3 to 4)
cooked-meat|Cooked meat, poultry, fish and shellfish|2|2|1|rotisserie-chicken;cooked-chicken;cooked-turkey;roast-beef;pulled-pork;duck-confit;chicken-nuggets|UK FSA and NHS: leftovers within two days (USDA: 3 to 4)
cooked-egg|Boiled eggs and egg dishes|2|2|1|hard-boiled-egg;omelette;scotch-egg;egg-salad|NHS: dishes with egg up to two days, a hard-boiled egg no more than 2 to 3 (USDA FoodKeeper: one week)
raw-egg-dish|Dishes with raw egg|1|1|1|tiramisu;hollandaise;eggnog|Larder: our own cautious choice, a day; the BfR asks to eat such dishes soon and at best not at all
raw-egg|Raw egg out of its shell|2|2|1|egg-white;egg-yolk|USDA, cold storage chart: whites and yolks 2 to 4 days
raw-poultry|Raw poultry|1|1|1|chicken-breast;bone-in-chicken-breast;chicken-thigh;bone-in-chicken-thigh;chicken-drumstick;chicken-wings;whole-chicken;chicken-feet;whole-turkey;turkey-breast;duck;duck-breast;skinless-duck-breast;goose;quail;pheasant;cornish-hen|USDA, cold storage chart: 1 to 2 days
raw-mince|Minced meat, offal and fresh sausages|1|1|1|ground-chicken;ground-turkey;ground-beef-80-20;ground-beef-85-15;ground-beef-90-10;ground-beef-95-5;mixed-ground-meat;ground-pork;ground-lamb;ground-veal;ground-bison;beef-burger-patties;meatballs;chicken-liver;beef-liver;kidneys;offal;chicken-sausage;italian-sausage;pork-sausage;mexican-chorizo;merguez;bratwurst|USDA, cold storage chart: ground meat and raw sausage 1 to 2 days
raw-meat|Raw meat in one piece|3|3|1|beef-brisket;beef-chuck-roast;beef-stew-meat;beef-shank;oxtail;flank-steak;skirt-steak;stir-fry-beef;ribeye-steak;sirloin-steak;strip-steak;beef-tenderloin;t-bone-steak;beef-short-ribs;beef-round-roast;marrow-bones;pork-chop;pork-loin;pork-tenderloin;pork-shoulder;pork-belly;pork-spareribs;leg-of-lamb;lamb-chops;lamb-shoulder;lamb-shank;veal-cutlet;venison;wild-boar;horse-meat;goat-meat;kangaroo;ostrich;rabbit|USDA, cold storage chart: steaks, chops and roasts 3 to 5 days
raw-fish|Raw fish and shellfish, dishes of raw fish or meat|1|1|1|salmon;sockeye-salmon;fresh-tuna;white-fish;cod;black-cod;haddock;smoked-haddock;soaked-salt-cod;halibut;turbot;flounder;tilapia;pollock;rockfish;grouper;catfish;carp;pike;rainbow-trout;mackerel;fresh-sardines;herring;kippers;swordfish;red-snapper;sea-bass;sea-bream;mahi-mahi;john-dory;skate;monkfish;perch;eel;fish-pie-mix;shrimp;crab;lobster;crayfish;scallops;clams;mussels;oysters;abalone;snails;sea-urchin;squid;octopus;cuttlefish;frog-legs;sushi;seafood-mix;breaded-shrimp|USDA and FMI: fish, prawns and shucked shellfish 1 to 2 days (live in the shell: 2 to 3)
smoked-fish|Smoked and cured fish, other seafood ready to eat|14|2|1|smoked-salmon;smoked-mackerel;imitation-crab;fish-balls;caviar|UK FSA and USDA: opened food within two days unless the pack says otherwise (FSA on listeria), sealed 2 weeks (USDA)
sliced-meat|Cooked and cured meat for slicing, dry-cured ham|14|2|1|deli-ham;deli-turkey;deli-chicken;deli-roast-beef;ham;prosciutto;serrano-ham;speck;salami;mortadella;bologna;pastrami;corned-beef;beef-hot-dog;kielbasa;black-pudding;haggis;canadian-bacon;ham-hock;chorizo;pepperoni;nduja|UK FSA and USDA: opened or sliced at the counter within two days unless the pack says otherwise (FSA on listeria; USDA: 3 to 5), sealed 2 weeks (USDA)
pate|Pâté, liver sausage and meat spreads|14|2|1|liver-pate;liverwurst;foie-gras|UK FSA and USDA: opened food within two days unless the pack says otherwise (FSA on listeria), sealed 2 weeks like luncheon meat (USDA)
ripened-cheese|Soft cheese with a rind or blue veins|14|2|1|brie;camembert;taleggio;port-salut;reblochon;blue-cheese;gorgonzola;roquefort|UK FSA: opened food within two days unless the pack says otherwise (FSA on listeria; USDA: one week)
soft-cheese|Fresh, white and other soft cheese|14|5|1|stilton;feta;halloumi;goat-cheese;sheep-cheese;mozzarella;burrata;queso-fresco;paneer;ricotta;cottage-cheese;farmer-cheese;mascarpone;quark;labneh;cheese-curds;cream-cheese;garlic-herb-cheese;neufchatel;fromage-frais|University of Missouri Extension: cottage cheese and ricotta 5 days (USDA: one week once opened)
raw-milk|Raw milk|3|2|1||Germany's Tier-LMHV and UK FSA: raw milk for drinking within 96 hours of milking (Tier-LMHV), opened food within two days (FSA on listeria)
sprouts|Sprouted seeds and beans|2|2|1|bean-sprouts;alfalfa-sprouts;broccoli-sprouts|Larder: our own cautious choice, as opened food within two days (UK FSA on listeria); no guidance found names days
cut-melon|Cut melon, cut tomatoes and cut leaves|2|2|1||ANSES and UK FSA: cut melon within 48 hours (ANSES, as reported); tomatoes and leaves as ready-to-eat food within two days
bagged-leaves|Salad leaves from a bag, opened||2|1|mixed-salad-leaves;spinach;arugula;kale;romaine-lettuce;watercress;endive;radicchio;microgreens;pea-shoots;lamb-s-lettuce|UK FSA: opened ready-to-eat food within two days unless the pack says otherwise (FSA on listeria)
opened-tin|Tinned meat, fish and pulses, opened||2|1|pickled-herring|UK FSA and NHS: out of the tin counted as leftovers, within two days (USDA: 3 to 4)
cut-produce|Other cut fruit and vegetables|3|3|1|fruit-salad|Larder: our own cautious choice, counted as leftovers of the USDA, 3 to 4 days
opened-cream|Cream and sour cream, opened|10|3|1|heavy-cream;light-cream;half-and-half;creme-fraiche;sour-cream;clotted-cream|Larder: our own cautious choice, three days as packs of cream usually say (USDA FoodKeeper: 7 to 10)
whipped-cream|Whipped cream|1|1|1|whipped-cream|USDA FoodKeeper: sweetened whipped cream 1 day (from an aerosol can 3 to 4 weeks)
oil-with-garlic|Garlic, herbs or vegetables in oil|4|4|1|garlic-oil|National Center for Home Food Preservation: made fresh, cold, no more than 4 days (its older page: 7)
baby-food|Baby food, opened or homemade||1|1|baby-food|FDA: opened jars with meat or egg 1 day, fruit and vegetables 2 to 3, homemade with meat 1
made-up-formula|Infant formula, made up or ready to drink|1|1|1||NHS and CDC: made-up formula in the fridge within 24 hours
breast-milk|Expressed breast milk|3|3|1||NHS and HealthLink BC: 3 days unless the fridge surely stays at 4 °C or below (NHS: then 8), 24 hours once thawed
fresh-dip|Hummus and other fresh dips|14|2|1|hummus|University of Missouri Extension and UK FSA: dips from the shop 2 weeks, homemade 2 days (Extension), opened food within two days (FSA on listeria)
milk-dessert|Custard, cheesecake and desserts of milk, cream or egg, opened or homemade||2|1|custard;cheesecake;pudding-cup|UK FSA: opened food and leftovers within two days
tofu|Tofu and tempeh, opened||3|1|firm-tofu;soft-tofu;silken-tofu;smoked-tofu;fried-tofu;tofu-skin;tempeh;seitan|Larder: our own cautious choice, opened counted as leftovers of the USDA, 3 to 4 days
fresh-pasta|Fresh and filled pasta, opened or homemade||1|1|fresh-pasta;filled-pasta;spaetzle;dumplings|USDA FoodKeeper: fresh pasta 1 to 2 days (item 332)
raw-dough|Dough with yeast, not yet baked|3|3|1||Larder: our own cautious choice, three days; no guidance found names days for dough made at home
thawed-food|Anything thawed that has to be kept cold|||1||UK FSA: thawed food within 24 hours
`

/**
 * What a cook should know besides the day: class | sentence.
 */
export const riskWarningTable = `
oil-with-garlic|Garlic and herbs in oil can carry botulism that nobody smells or tastes: keep it cold and throw it away after four days.
raw-egg-dish|Raw egg: not for small children, during pregnancy, for older people or anybody with a weak immune system.
raw-fish|Raw fish and meat are not for small children, during pregnancy, for older people or anybody with a weak immune system.
cooked-rice|Cool rice within an hour and heat it through once only.
sprouts|Cook sprouts through for small children, during pregnancy, for older people and anybody with a weak immune system.
breast-milk|Use thawed milk within 24 hours and do not freeze it again.
made-up-formula|Throw away what a baby has left in the bottle.
`
