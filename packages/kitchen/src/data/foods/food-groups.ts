/**
 * Words for many foods at once, as people use them when they say what they would rather not eat, one group a line:
 * what it is called | names of its kinds | traits whose foods all belong | allergens whose foods all belong | categories whose
 * foods all belong. Lists are separated by semicolons.
 */
export const foodGroupTable = `
meat;meats|game|meat
red meat||red-meat
cured meat;cured meats;cold cuts;charcuterie;processed meat;deli meat||processed-meat
poultry;fowl|chicken;turkey;duck;goose;quail;guinea fowl;poussin
game;game meat|venison;pheasant;rabbit;hare;partridge;grouse;wild boar;pigeon
pork|pork;bacon;ham;gammon;pancetta;prosciutto;guanciale;lardon;speck;chorizo;salami;mortadella;nduja;spare rib;crackling
beef|beef;veal;steak;brisket;pastrami;oxtail;bresaola
lamb|lamb;mutton;hogget
offal;organ meat;organ meats;innards;variety meat|offal;liver;kidney;giblet;tripe;sweetbread;foie gras;liver pate;liver sausage;haggis;black pudding;tongue
fish||fish
oily fish|salmon;mackerel;sardine;herring;trout;anchovy;kipper;pilchard;sprat;whitebait;eel
shellfish||shellfish
seafood||fish;shellfish
nuts;tree nuts;nut|||nuts;peanuts
dairy;dairy products;milk products||dairy
pulses;legumes|chickpea;lentil;split pea|||Legumes
cheese;cheeses|cheese;cheddar;mozzarella;feta;parmesan;pecorino;gruyere;emmental;gouda;edam;brie;camembert;ricotta;mascarpone;halloumi;paneer;stilton;gorgonzola;roquefort;manchego;provolone;burrata;quark
blue cheese|blue cheese;stilton;gorgonzola;roquefort;danish blue;cambozola
mushrooms;mushroom;fungi|mushroom;shiitake;porcini;chanterelle;truffle;morel;enoki;portobello;wood ear
olives;olive|olive;tapenade
citrus;citrus fruit;citrus fruits|lemon;lime;orange;grapefruit;clementine;mandarin;tangerine;satsuma;pomelo;yuzu;kumquat
berries|strawberry;raspberry;blueberry;blackberry;cranberry;gooseberry;redcurrant;blackcurrant;mulberry;boysenberry;loganberry;lingonberry
stone fruit;stone fruits|peach;nectarine;plum;apricot;cherry;greengage;damson
dried fruit;dried fruits|raisin;sultana;dried currant;prune;dried apricot;dried date;dried fig;dried cranberry;mixed dried fruit
raisins;raisin|raisin;sultana;dried currant
brassicas;brassica;cabbage family;cruciferous vegetables|broccoli;cauliflower;cabbage;brussels sprout;kale;cavolo nero;kohlrabi;bok choy;pak choi;romanesco;spring green;collard green
leafy greens;greens|spinach;kale;cavolo nero;chard;spring green;collard green;mustard green;beet green;pak choi;bok choy
root vegetables;roots|carrot;parsnip;turnip;swede;beetroot;celeriac;radish;salsify
alliums;onion family|onion;shallot;leek;garlic;chive;scallion
chillies;chilli;chili;hot peppers;hot chillies|chilli;jalapeno;habanero;scotch bonnet;cayenne;chipotle;serrano;bird s eye;sriracha;tabasco;harissa
aniseed;anise;liquorice|anise;star anise;aniseed;fennel;tarragon;liquorice
alcohol;booze||alcohol
pasta|pasta;spaghetti;penne;fusilli;macaroni;lasagne;tagliatelle;linguine;rigatoni;farfalle;orzo;ravioli;tortellini;gnocchi;noodle
animal fat;animal fats|lard;suet;dripping;duck fat;goose fat
`
