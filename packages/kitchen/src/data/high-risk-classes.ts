/**
 * Foods that can make people ill without anybody seeing or smelling it: id | what it is | days in the fridge as it is | days
 * once opened or cut | days once thawed | foods that are always of the class | source.
 *
 * Of the public guidances we know (UK Food Standards Agency and NHS, USDA with its FoodKeeper, FDA, EFSA, Germany's BfR, Food
 * Standards Australia New Zealand) the most cautious counts; of a span the least. An empty field leaves the figure to the
 * table of shelf lives. None of these foods keeps outside the fridge. Freezing stops the clock; what was frozen has a day once it is thawed.
 * Which other foods belong to a class by their name or state is the rule in `food-safety/risk-class`.
 */
export const highRiskTable = `
cooked-rice|Cooked rice and dishes with rice|1|1|1|cooked-white-rice;cooked-brown-rice;rice-and-beans;paella;sushi;rice-pudding|UK FSA and NHS: cooked rice in the fridge for no more than one day
prepared-food|Leftovers, homemade and ready-to-eat dishes, cooked vegetables, pulses and pasta|2|2|1|cooked-quinoa;cooked-couscous;cooked-pasta|UK FSA: leftovers within 48 hours (USDA: 3 to 4 days)
cooked-meat|Cooked meat, poultry, fish and shellfish|2|2|1|rotisserie-chicken;cooked-chicken;cooked-turkey;roast-beef;pulled-pork;duck-confit;chicken-nuggets|UK FSA: leftovers within 48 hours (USDA: 3 to 4 days)
cooked-egg|Boiled eggs and egg dishes|2|2|1|hard-boiled-egg;omelette;scotch-egg;egg-salad|NHS: boiled eggs for a couple of days (FDA: one week)
raw-egg-dish|Dishes with raw egg|1|1|1|tiramisu;hollandaise;eggnog|BfR: dishes with raw egg within 24 hours
raw-egg|Raw egg out of its shell|2|2|1|egg-white;egg-yolk|USDA FoodKeeper: 2 to 4 days
raw-poultry|Raw poultry|1|1|1|chicken-breast;bone-in-chicken-breast;chicken-thigh;bone-in-chicken-thigh;chicken-drumstick;chicken-wings;whole-chicken;chicken-feet;whole-turkey;turkey-breast;duck;duck-breast;skinless-duck-breast;goose;quail;pheasant;cornish-hen|USDA and FDA: 1 to 2 days
raw-mince|Minced meat, offal and fresh sausages|1|1|1|ground-chicken;ground-turkey;ground-beef-80-20;ground-beef-85-15;ground-beef-90-10;ground-beef-95-5;mixed-ground-meat;ground-pork;ground-lamb;ground-veal;ground-bison;beef-burger-patties;meatballs;chicken-liver;beef-liver;kidneys;offal;chicken-sausage;italian-sausage;pork-sausage;mexican-chorizo;merguez|USDA and FDA: 1 to 2 days
raw-meat|Raw meat in one piece|3|3|1|beef-brisket;beef-chuck-roast;beef-stew-meat;beef-shank;oxtail;flank-steak;skirt-steak;stir-fry-beef;ribeye-steak;sirloin-steak;strip-steak;beef-tenderloin;t-bone-steak;beef-short-ribs;beef-round-roast;marrow-bones;pork-chop;pork-loin;pork-tenderloin;pork-shoulder;pork-belly;pork-spareribs;leg-of-lamb;lamb-chops;lamb-shoulder;lamb-shank;veal-cutlet;venison;wild-boar;horse-meat;goat-meat;kangaroo;ostrich;rabbit|USDA and FDA: 3 to 5 days
raw-fish|Raw fish and shellfish, dishes of raw fish or meat|1|1|1|salmon;sockeye-salmon;fresh-tuna;white-fish;cod;black-cod;haddock;smoked-haddock;soaked-salt-cod;halibut;turbot;flounder;tilapia;pollock;rockfish;grouper;catfish;carp;pike;rainbow-trout;mackerel;fresh-sardines;herring;kippers;swordfish;red-snapper;sea-bass;sea-bream;mahi-mahi;john-dory;skate;monkfish;perch;eel;fish-pie-mix;shrimp;crab;lobster;crayfish;scallops;clams;mussels;oysters;abalone;snails;sea-urchin;squid;octopus;cuttlefish;frog-legs;sushi|USDA and FDA: 1 to 2 days
smoked-fish|Smoked and cured fish, other seafood ready to eat|14|2|1|smoked-salmon;smoked-mackerel;imitation-crab;fish-balls;caviar|USDA and UK FSA: sealed 2 weeks (USDA FoodKeeper), opened as ready-to-eat food within 48 hours (UK FSA)
sliced-meat|Cooked and cured meat for slicing, dry-cured ham|14|3|1|deli-ham;deli-turkey;deli-chicken;deli-roast-beef;ham;prosciutto;serrano-ham;speck;salami;mortadella;bologna;pastrami;corned-beef|USDA: luncheon meat sealed 2 weeks, opened 3 to 5 days
pate|Pâté, liver sausage and meat spreads|14|2|1|liver-pate;liverwurst;foie-gras|USDA and UK FSA: sealed 2 weeks like luncheon meat (USDA), opened as ready-to-eat food within 48 hours (UK FSA)
soft-cheese|Soft, fresh and blue cheese|14|7|1|brie;camembert;taleggio;port-salut;reblochon;blue-cheese;gorgonzola;stilton;roquefort;feta;halloumi;goat-cheese;sheep-cheese;mozzarella;burrata;queso-fresco;paneer;ricotta;cottage-cheese;farmer-cheese;mascarpone;quark;labneh;cheese-curds;cream-cheese;garlic-herb-cheese;neufchatel;fromage-frais|USDA and FDA: soft cheese one week once opened
sprouts|Sprouted seeds and beans|2|2|1|bean-sprouts;alfalfa-sprouts;broccoli-sprouts|UK FSA and BfR: keep sprouts cold and eat them soon; counted as ready-to-eat food within 48 hours
cut-melon|Cut melon, cut tomatoes and cut leaves|2|2|1||FDA and UK FSA: cut melon, tomatoes and leaves need the cold like meat (FDA), within 48 hours (UK FSA)
cut-produce|Other cut fruit and vegetables|3|3|1|fruit-salad|USDA: counted as leftovers, 3 to 4 days
whipped-cream|Whipped cream|1|1|1|whipped-cream|USDA FoodKeeper: whipped cream 1 day
oil-with-garlic|Garlic, herbs or vegetables in oil|4|4|1|garlic-oil|USDA, National Center for Home Food Preservation: made fresh, cold, no more than 4 days (its older pages: 7)
baby-food|Baby food, opened or homemade||1|1|baby-food|USDA FoodKeeper: opened jars with meat 1 day, homemade 1 to 2 days
made-up-formula|Infant formula, made up or ready to drink|1|1|1||NHS and FDA: made-up formula within 24 hours
breast-milk|Expressed breast milk|4|4|1||USDA WIC: 4 days, 24 hours once thawed (NHS: up to 8 days at 4 °C)
tofu|Tofu and tempeh, opened||3|1|firm-tofu;soft-tofu;silken-tofu;smoked-tofu;fried-tofu;tofu-skin;tempeh;seitan|USDA: sealed a week (FoodKeeper), opened counted as leftovers, 3 to 4 days
fresh-pasta|Fresh and filled pasta, opened or homemade||2|1|fresh-pasta;filled-pasta;spaetzle;dumplings|USDA FoodKeeper: fresh pasta 1 to 2 days
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
