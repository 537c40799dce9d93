/**
 * Words that matter to diets and are no allergens, in the notation of the allergen words; the marks are traits of foods.
 *
 * Sources: what The Vegetarian Society and The Vegan Society count as animal products; additive numbers of Codex CXG 36.
 */
export const dietWordTable = `
meat|meat;meats;chicken;hen;poultry;turkey;duck;goose;quail;pheasant;partridge;pigeon;ostrich;rabbit;hare;drumstick;chicken/turkey/duck/goose fat;foie gras;schmaltz;liver;livers;kidney;sweetbread;tripe;giblet;gizzard;gelatin;gelatine;e441;bone broth;bone marrow;collagen;pepsin;carmine;cochineal;carminic acid;e120;animal fat/rennet;dripping;chicken/turkey/meat/bone broth/stock/bouillon;demi glace;aspic;frog leg;crocodile;kangaroo;insect
meat,red-meat|beef;veal;pork;lamb;mutton;hogget;goat meat;venison;bison;buffalo meat;boar;wild boar;oxtail;ox tail;ox cheek;steak;steaks;sirloin;ribeye;rump steak;fillet steak;brisket;mince;minced beef/pork/lamb;ground beef/pork/lamb/veal;spare rib;sparerib;short rib;pork belly;crackling;gammon joint;meatball;meatloaf;hamburger patty;beefburger;reindeer;elk meat;moose;beef/veal/lamb/pork stock/broth/bouillon/fat/gelatin
meat,red-meat,processed-meat|bacon;ham;hams;gammon;sausage;sausages;chorizo;salami;pepperoni;prosciutto;pancetta;speck;lardon;lardons;guanciale;bresaola;pastrami;salt beef;corned beef;bratwurst;frankfurter;hot dog;wiener;kielbasa;mortadella;bologna;nduja;merguez;black pudding;boudin;jerky;biltong;luncheon meat;spam;pate;liverwurst;serrano ham;jamon;jamon serrano;jamon iberico;soppressata;coppa;capicola;haggis;andouille;saveloy;chipolata
meat|lard;suet;tallow;beef/pork/chicken/duck fat;bacon fat/grease
meat?|stock cube;bouillon;bouillon cube;stock;broth;gravy;gravy granule;mincemeat;burger;burgers;patty;patties;nugget;nuggets;marshmallow;jelly sweet;gummy;jelly crystals;jello;jell o;demi glace sauce;glucosamine;shortening;refried bean;consomme
rennet|rennet;calf rennet
-|microbial/vegetable/vegetarian rennet
honey|honey;mead;beeswax;bees wax;royal jelly;propolis;bee pollen;e901
sugar|sugar;caster/icing/brown/demerara/muscovado/cane sugar;corn syrup;glucose syrup;high fructose corn syrup;golden syrup;treacle;candy;sweets;sprinkles
grain|rice;corn;maize;cornmeal;polenta;millet;quinoa;sorghum;amaranth;teff;grits;popcorn;tortilla chip
legume|chickpea;chick pea;garbanzo;lentil;kidney bean;black bean;pinto bean;white bean;cannellini;haricot bean;navy bean;baked bean;split pea;mung bean;black eyed pea;lima bean;dal;dhal
alcohol|wine;beer;sherry;brandy;rum;vodka;whisky;whiskey;bourbon;gin;cognac;liqueur;port wine;marsala;vermouth;tequila;sake;champagne;prosecco;cider
-|mushroom/lentil/bean/beetroot/cauliflower/coconut sausage/sausages/bacon/burger/burgers/patty/mince/meatball/ham/steak/chicken/turkey/chorizo/pepperoni/nugget/pate/gelatin/gelatine/meat/stock/broth/gravy/bouillon/haggis/suet;vegetable/veg/mushroom/onion stock/broth/bouillon/gravy/suet/consomme;vegetable stock/bouillon cube/powder/pot;stock pot;stockpot
-|steak fries;nut meat;mock duck/chicken;pigeon pea;drumstick vegetable;drumstick leaf;hot dog relish;date/vegan/dandelion/apple honey;beyond/impossible beef/burger/meat;beefsteak tomato;beef tomato;chicken of the woods;hen of the woods;lamb's lettuce;lambs lettuce;lamb lettuce;hot dog mustard;duck/quail/goose/chicken/hen egg;turkey tail;kidney bean;red kidney bean;meat substitute/alternative/replacer/tenderizer/tenderiser/thermometer/mallet;liverwort;coconut meat;crab meat;crabmeat;nutmeat;poultry seasoning/spice;chicken/steak/beef/meat/pork/sausage seasoning/spice/rub;ox heart tomato;goose berry;gooseberry;duck sauce;elephant garlic;mincemeat spice;rice vinegar/wine;rice wine vinegar;corn syrup solid;baby corn;corn on the cob;sweet corn;sweetcorn;corn kernel;corn starch;cornstarch;cornflour;wine/cider/sherry/champagne vinegar;ginger/root beer;ginger ale;rum flavouring/flavoring/essence/extract;cider vinegar;apple cider;apple cider vinegar;sugar free;no added sugar;sugar snap;sugar snap pea;sugar pumpkin;sugar pea;sugarsnap;honeydew;honeydew melon;honeycrisp;honey melon;honeynut;port salut
soy|soy/soya/tofu/tempeh sausage/bacon/burger/mince/patty/chicken/meatball/steak/nugget/ham
gluten|seitan sausage/bacon/burger/mince/patty/chicken/steak/nugget;hamburger/burger bun/roll;hot dog bun/roll
eggs?|quorn;quorn mince/sausage/burger/piece/fillet
fish|salmon/tuna/fish/swordfish/cod/halibut/shark/marlin steak
shellfish|lobster/crab/clam/mussel/scallop meat
gluten|wheat meat
`
