/**
 * English words that name an allergen on a label or in a recipe line: what they mark | the words.
 *
 * A mark alone says the allergen is in it; with `?` it may be in it; with `~` it may be in it unless the maker lists the
 * parts in brackets; with `^` it is in it unless the maker lists the parts. Words are separated by semicolons; `a/b c` is
 * 'a c' and 'b c'; `*` stands for any letters before or after; `(` for a bracket or colon; `e220` also for 'INS 220'.
 * The marks coconut, buckwheat, gelatin and lactic-acid are no allergens that a cook can choose; labels mark them.
 * Plurals in -s and -es are understood, accents and case do not matter, and the longest words win.
 *
 * Sources: Annex II of Regulation (EU) 1169/2011; FALCPA section 203(c) and the FASTER Act with FDA's guidance on
 * allergen labelling; Codex CXG 36 for additive numbers; FARE's and Anaphylaxis UK's lists of hidden names.
 * Chestnuts stand in neither law's list of tree nuts, so they are 'may be in it'; oats stand among the cereals that the EU
 * law lists, so they count as gluten; free glutamate of yeast extract is not added MSG, so it is 'may be in it'.
 */
export const allergenWordTable = `
nuts,peanuts?|nut;nut meat;nutmeat;mixed nut;mixed nut butter;chopped nut;nut mix;nut butter;nut oil;nut paste;nut meal;nut flour;nut milk/drink
nuts|cashew/macadamia/pecan/pistachio/almond/walnut/hazelnut nut/nuts;cashew/macadamia/pecan/pistachio nut butter/paste/oil/milk
nuts|kaju;badam;pista;akhrot;frangelico;nocello;nocino;ferrero rocher;kinder bueno;toblerone
nuts?|disaronno
nuts|tree nut;treenut;*treenut*;nut tree;brazil nut;brazilnut;pine nut;pinenut;pine kernel;pinon;pinon nut;pignoli;pignolia;pignola;queensland nut;hickory nut;pili nut;beechnut;heartnut;chinquapin;ginkgo nut;cob nut;cobnut;hazel nut;wal nut
nuts|*almond*;*cashew*;*walnut*;*hazelnut*;filbert;*pecan*;*macadamia*;*pistachio*;pistache;mandelona
nuts|almond/cashew/hazelnut/walnut/pistachio/macadamia/pecan milk/drink/cream/butter/yogurt/yoghurt/flour/meal/paste/cheese/oil/beverage/creamer/ricotta
dairy?|almond/cashew/macadamia/soy/soya/oat/rice/hemp/flax/pea/potato/quinoa/sunflower/millet/plant/coconut/nut/soja cream/cheese/yogurt/yoghurt/creamer/ricotta;coconut milk/cream yogurt;plant butter;alternative milk
gluten?|rice/corn cake/cracker/bread;rice cereal/crispy;corn cereal;prawn/shrimp cracker
nuts|marzipan;frangipane;frangipan;praline;pralin;gianduja;gianduia;turron;torrone;macaron;orgeat;romesco;nut roast;noisette;amandine;almondine;persipan
nuts?|amaretto;amaretti;macaroon;florentine;linzer;bakewell;stollen;lebkuchen;panforte;chestnut;marron;mortadella;korma;ricciarelli;cantuccini;cantucci;biscotti;almond extract/essence/flavouring/flavoring/flavour/flavor;natural/artificial almond extract/flavour/flavor/flavouring/flavoring
nuts~|nougat;granola;muesli;trail mix;snack mix
nuts,dairy,soy?|nutella;chocolate hazelnut spread
nuts,gluten|baklava;baklawa
nuts,sesame|dukkah;duqqa;dukka
nuts^,dairy^|pesto
peanuts|*peanut*;pea nut;groundnut;ground nut;monkey nut;earth nut;earthnut;beer nut;goober;goober pea;arachis;arachis hypogaea;mungfali;moongphali;shengdana;singdana;snickers;reese;reese's;*arachid*;satay;gado gado;cacahuate;mani
peanuts|peanut butter/oil/flour/powder/paste/sauce/protein;beurre d arachide;beurre de cacahuete;burro di arachidi;mantequilla/crema de cacahuete;manteiga de amendoim;erdnussbutter;pindakaas;maslo orzechowe;masla orzechowego;mogyorovaj*;foldimogyorovaj*
peanuts?|pad thai;massaman;bombay mix;kung pao;mole sauce;mole poblano;chikki;artificial nut;flavoured nut
shellfish|shellfish;shell fish;crustacean;crustacea;mollusc;mollusk;mollusca;shrimp;shrimps;*shrimp*;prawn;*prawn*;crab;crabmeat;crab meat;lobster;*lobster*;crayfish;crawfish;crawdad;langoustine;langostino;scampi;krill;barnacle;clam;mussel;oyster;scallop;squid;calamari;calamares;octopus;cuttlefish;cuttle fish;snail;escargot;whelk;winkle;periwinkle;cockle;abalone;conch;geoduck;limpet;quahog;sepia;oyster sauce/extract;squid/cuttlefish ink;belacan;belachan;shrimp/prawn paste/powder/cracker/stock;xo sauce;ebi;kani;clamato;clam juice;nephrops
shellfish?|glucosamine;chitosan;chitin;sea urchin;paella;bagoong;thai curry paste;red/green curry paste;tom yum;laksa;jambalaya;gumbo
shellfish?,fish?|seafood;sea food;fruits de mer;frutti di mare
fish|fish;*fishmeal*;anchovy;anchovies;anchoveta;isinglass;nam pla;nuoc mam;nuoc cham;garum;colatura;patis;bonito;katsuobushi;caviar;caviare;roe;tarama;taramasalata;taramosalata;bottarga;kipper;bloater;lox;gravlax;gravadlax;cod liver oil;fish oil/sauce/stock/broth/gelatin/gelatine/paste/powder/roe/ball/cake/finger/stick;anchoiade;bagna cauda;gentleman's relish
fish^|worcestershire;worcester sauce;worcestershire sauce;worcestershire sauce concentrate
fish|cod;codfish;haddock;hake;halibut;plaice;turbot;brill;flounder;pollock;pollack;coley;saithe;whiting;tilapia;catfish;basa;pangasius;carp;perch;pike;pikeperch;zander;trout;*salmon*;tuna;*tunafish*;mackerel;sardine;sardina;pilchard;sprat;brisling;herring;whitebait;eel;unagi;monkfish;swordfish;marlin;shark;skate wing;red snapper;snapper;grouper;bream;sea bass;seabass;bass fillet;mullet;mahi mahi;barramundi;john dory;orange roughy;sturgeon;arctic char;smelt;branzino;branzini;dorade;escolar;wahoo;yellowtail;hoki;redfish;rockfish;kingfish;milkfish;lumpfish;stockfish;bacalao;bacalhau;lemon/dover sole;sole fillet;ling fillet;swai;bluefish;butterfish;hamachi
fish,shellfish?,eggs?,gluten?,soy?|surimi;crab stick;crabstick;imitation crab;seafood stick
fish?|dashi;furikake;tapenade;puttanesca;omega 3;kimchi;thai curry paste;red/green curry paste;ponzu;steak sauce;brown sauce;marine collagen;bouillabaisse
fish?,eggs,dairy?|caesar dressing;caesar sauce
eggs|egg;eggs;eggwhite;eggyolk;eggpowder;egg white/yolk/powder/albumen/albumin/lecithin/protein/solid/wash/noodle/mayonnaise/pasta/glaze;*eggyolk*;*eggwhite*;*eggpowder*;albumen;ovalbumin;ovomucoid;ovomucin;ovoglobulin;ovotransferrin;ovovitellin;ovovitelia;vitellin;livetin;conalbumin;lysozyme;e1105;meringue;mayonnaise;mayo;mayonaise;aioli;alioli;eggnog;egg nog;advocaat;quiche;frittata;omelette;omelet;souffle;pavlova;zabaglione;sabayon;zabaione;tartar/tartare sauce;simplesse;thousand island;yolk;egg fried rice
eggs,dairy|hollandaise;bearnaise;lemon/lime/orange/fruit curd;carbonara;creme brulee;creme caramel;creme anglaise;creme patissiere;crema catalana
eggs,gluten|challah;ladyfinger;sponge finger;savoiardi;sponge cake;genoise;egg noodle;choux;profiterole;eclair
eggs,gluten,dairy|brioche;yorkshire pudding
eggs?|albumin;globulin;marshmallow;remoulade;salad cream;egg substitute/replacer/replacement;easter/chocolate/mini/creme egg;coleslaw;potato salad
eggs?,dairy?|custard;custard powder;bavarois;semifreddo
eggs?,dairy|ice cream;icecream;gelato;tiramisu;cheesecake;cheese cake;ranch dressing;ranch
dairy|milk;*milk*;milkfat;milk fat;milk solid;milk protein;dairy;*whey*;lactoserum;casein;caseine;*caseinate*;caseinat*;*casein;lactose;lactos*;lactalbumin*;lactoalbumin;lactoglobulin*;lactoferrin;lactulose;rennet casein;recaldent;butter;butterfat;*butterfat*;*butteroil*;butter oil;butter fat;*buttermilk*;butter milk;buttercream;butter cream;ghee;cream;creams;creme fraiche;creme;*cheese*;cheese;curd;curds;yogurt;yoghurt;yogourt;yoghourt;*yogurt*;*yoghurt*;yaourt;froyo;kefir;lassi;skyr;labneh;labne;lebneh;quark;fromage;fromage frais;fromage blanc;half and half;dulce de leche;cajeta;milkshake;milk shake;junket;ayran;clotted cream;milk chocolate;white chocolate;ganache;bechamel;alfredo;tzatziki;raita;paneer;panir;kulfi;rasgulla;gulab jamun;khoya;ovaltine;horlicks;panna cotta;rice pudding;stracciatella
dairy|kashk;kishk;jameed;tvorog;tvarog;twarog;malai;mawa;khoa;rabri;shrikhand;rasmalai;kaymak;kajmak;brunost;kefir grain;requeson;niter kibbeh;crema mexicana;mexican crema;dahi;smetana
dairy|cheddar;mozzarella;mozarella;parmesan;parmesean;parmigiano;reggiano;grana padano;grana;pecorino;romano cheese;asiago;provolone;provola;ricotta;mascarpone;marscapone;gorgonzola;stilton;roquefort;brie;camembert;gouda;edam;emmental;emmentaler;emmenthal;emmentha*;gruyere;comte;beaufort;raclette;feta;halloumi;haloumi;hallumi;manchego;monterey jack;pepper jack;colby;colby jack;havarti;jarlsberg;fontina;taleggio;burrata;bocconcini;stracchino;boursin;neufchatel;queso;queso fresco;cotija;limburger;munster;muenster;reblochon;wensleydale;red leicester;double gloucester;caerphilly;cottage cheese;blue vein;danish blue;scamorza;caciocavallo;chevre;crescenza;leerdammer;maasdam;morbier;tomme;port salut;mimolette;cambozola;mizithra;graviera;kefalotyri;kasseri
dairy?|lactitol;e966;starter culture;lactic culture;lactic starter;lactic acid starter/culture/bacteria;live culture;live active culture;bacterial culture;cheesy;buttery;creamy sauce/dressing/soup/filling/dip/mushroom/garlic/tomato/mustard/peppercorn;creamer;coffee creamer;whitener;coffee whitener;butterscotch;vegetable ghee;tikka masala;korma;butter chicken;sherbet;margarine;frosting;icing;recombined fat;hydrolysed/hydrolyzed protein
dairy?|cake covering;pizza base/dough/topping;seafood chowder mix
gluten?|pizza topping
dairy~|caramel;toffee;fudge;dulce;caramel sauce/filling/ribbon/swirl/chip/piece;pudding;cream filling;nougat
dairy~,soy~|chocolate;dark/plain/bitter/bittersweet/semisweet chocolate;semi sweet chocolate;chocolate chip/chunk/drop/flake/coating/spread;couverture
gluten|wheat;*wheat*;gluten;glutens;*gluten;wheatflour;wheat gluten;*barley*;rye;rye bread/flour/flake;ryeflour;ryebread;pumpernickel;spelt;spelta;*speltflour*;kamut;khorasan;durum;durham wheat;semolina;couscous;cous cous;bulgur;bulghur;bulgar;bulgur wheat;burghul;farina;seitan;triticale;triticum;graham;graham flour/cracker;einkorn;emmer;farro;freekeh;frikeh;freekah;dinkel;ebly;hordein;gliadin;secalin;glutenin;hordeum;secale
gluten|oat;oats;oatmeal;oat meal;oatbran;oatflour;oatflake;oat flour/bran/flake/fibre/fiber/milk/drink/cream/groat/beverage/syrup;rolled/jumbo/porridge/pinhead oat;porridge;oatcake;avena;avena sativa;flapjack
gluten|malt;malts;malted;barleymalt;maltextract;malted milk;malt extract/syrup/vinegar/flour/powder/flavouring/flavoring/flavour/flavor/drink;malted barley/wheat/flour/milk;maltflour
gluten^|flour;flours;flour mix/blend;enriched/bleached/unbleached/plain/white/wholemeal/wholegrain/strong/bread/cake/pastry/pizza/fortified flour;all purpose flour;self raising/rising flour;whole meal flour;atta;maida
gluten|*bread*;bread;breads;breadcrumb;bread crumb;panko;rusk;rusks;crouton;cracker;crackers;cracker meal;cracker crumb;matzo;matzah;matza;pretzel;bagel;baguette;ciabatta;focaccia;sourdough;pita;pitta;naan;nan bread;chapati;chapatti;roti;paratha;puri bread;lavash;crumpet;croissant;pastry;shortcrust;shortcrust pastry;puff pastry;phyllo;filo;pie crust;piecrust;pie dough;pizza;pizza base/dough;dough;bun;brioche bun;teacake;danish pastry;strudel;gyoza wrapper;wonton;dumpling wrapper;bao
gluten|pasta;macaroni;maccheroni;spaghetti;spaghettini;lasagne;lasagna;vermicelli;fettuccine;fettuccini;tagliatelle;penne;fusilli;farfalle;linguine;rigatoni;cannelloni;ravioli;tortellini;tortelloni;pappardelle;conchiglie;orecchiette;ditalini;cavatappi;ziti;orzo;orzo pasta;fregola;noodle;noodles;udon;ramen;somen;chow mein;spatzle;spaetzle;pierogi;gnocchi;wheat noodle;tabbouleh;tabouleh;matzo meal
gluten,eggs?,dairy?|cookie;biscuit;biscuits;digestive biscuit;shortbread;short bread;gingerbread;cake;cakes;cupcake;muffin;scone;waffle;wafer;pancake;crepe;doughnut;donut;brownie;madeleine;cracker biscuit;ginger snap;gingersnap;batter;batter mix;oreo;speculoos;speculaas;ice cream cone;sponge;swiss roll;cake mix;pancake mix;cornbread;corn bread
gluten|seviyan;bhatura;kulcha;bovril;twix;kitkat;kit kat;malteser;beer;ale;lager;stout;pilsner;guinness;grape nut;weetabix;shredded wheat;bran flake;all bran;haggis;roux
gluten?,soy?|koji;shio koji;amazake
gluten?|wheatgrass;wheat grass;soba;cereal;cereals;tortilla;tortillas;bran;brewers/brewer yeast;black pudding;corn flake;cornflake;falafel;stuffing
gluten~,soy~,msg~|chicken/beef/vegetable/veg/lamb/ham/turkey/veal/pork stock/broth
gluten~|gravy;gravy granule;granola;muesli;breading;crumb coating;stock cube;bouillon cube;bouillon
gluten?,soy?,msg?|hydrolysed/hydrolyzed vegetable/plant protein;hydrolysed/hydrolyzed protein;hvp;hpp;vegetable protein;vegetable protein extract;plant protein
soy,gluten?|textured vegetable protein;texturised/texturized vegetable protein;tvp;textured soy/soya protein;miso;miso paste;tamari;hoisin;hoisin sauce;doenjang
soy,gluten^|kikkoman;maggi seasoning;maggi sauce;soy/soya/soja sauce;soysauce;soyasauce;shoyu;teriyaki;teriyaki sauce;kecap manis;ketjap
soy,gluten?,nightshades|gochujang;doubanjiang;toban djan
soy,gluten,fish?|ponzu
shellfish,soy?,gluten?|oyster sauce
sesame|*sesam*;sesame;tahini;tahina;tahin;tehina;tahine;halva;halvah;gomasio;gomashio;gomasho;benne;benne seed;benniseed;gingelly;gingilli;sim sim;simsim;sesamum;hummus;houmous;hommus;humus;humous;baba ghanoush;baba ganoush;everything bagel/seasoning
sesame?|zaatar;za'atar;zatar;halwa;falafel;furikake;shichimi;togarashi;burger bun;hamburger bun;bagel;breadstick;grissini
soy|soy;soya;soy*;*soya*;*soybean*;soja;soybean;soy bean;soya bean;tofu;*tofu*;tempeh;tempe;edamame;natto;okara;yuba;bean curd;beancurd;soymilk;soy/soya/soja milk/drink/flour/protein/lecithin/oil/nut/yogurt/yoghurt/cream/cheese/butter/crisp/beverage;glycine max;kinako
soy?|lecithin;lecithins;e322;vegetable shortening;shortening;margarine;vegetable broth
soy~|vegetable oil;vegetable fat;vegetable oil and fat;partially/fully hydrogenated vegetable oil/fat
-|sunflower/rapeseed/canola/rape/safflower/rice/oat lecithin
-|lecithin ( sunflower;lecithin ( rapeseed;lecithin ( canola;lecithin ( from sunflower/rapeseed;lecithin from sunflower/rapeseed/canola;lecithin of sunflower/rapeseed;e322 ( sunflower;e322 ( rapeseed;e322 sunflower/rapeseed;e322 from sunflower/rapeseed;lecithin sunflower/rapeseed;lecithin ( e322 sunflower
soy|lecithin ( soy;lecithin ( soya;lecithin ( from soy/soya;lecithin ( soybean;lecithin from soy/soya;lecithin soy/soya
eggs|lecithin ( egg;lecithin from egg
sulfites|sulfite;sulphite;*sulfite*;*sulphite*;*sulfiting*;*sulphiting*;sulfur/sulphur dioxide;so2;sulphurous acid;sulfurous acid;sulphured;sulfured;e220;e221;e222;e223;e224;e225;e226;e227;e228
sulfites?|dried apricot/apple/pear/peach/fruit/mango/pineapple/papaya/fig/potato;dried vine fruit;golden raisin;sultana;balsamic;balsamic vinegar;wine/sherry vinegar;white/red wine vinegar;cooking wine;grape juice;grape must;molasses;treacle;glace/candied/maraschino cherry;maraschino;glace cherry;candied fruit/peel;mixed peel;desiccated coconut;horseradish;sauerkraut;cider;verjus;sulphite/sulfite ammonia caramel;instant/dehydrated potato;pickled onion
sulfites~|wine;red/white/rose/sparkling wine;sherry;port wine;marsala;madeira wine;vermouth;champagne;prosecco
msg|msg;monosodium glutamate;mono sodium glutamate;monosodium l glutamate;sodium glutamate;glutamate;glutamates;monopotassium glutamate;e620;e621;e622;e623;e624;e625;glutamic acid;ajinomoto;aji no moto;vetsin;ve tsin;gourmet powder;accent seasoning;chinese salt
msg?|maggi;maggi cube;knorr cube;yeast extract;yeastextract;autolysed/autolyzed yeast;autolysed/autolyzed yeast extract;hydrolysed/hydrolyzed soy/soya/wheat/corn/maize/milk/yeast/casein protein;hydrolysed/hydrolyzed yeast/gluten;disodium inosinate/guanylate/ribonucleotide;disodium 5 ribonucleotide;e627;e631;e635;natural flavour/flavor enhancer;marmite;vegemite;instant noodle;stock powder;bouillon powder;dashi powder
msg~|stock cube;bouillon;bouillon cube;seasoned salt;flavour/flavor enhancer;broth base;soup base
nightshades|tomato;*tomato*;potato;*potato*;passata;ketchup;catsup;marinara;salsa;sun dried tomato;capsicum;*capsicum*;chilli;chillies;chili;chilies;chile;chiles;*chilli*;cayenne;cayenne pepper;paprika;*paprika*;oleoresin paprika;e160c;pimento;pimiento;piment;pimenton;peperoncino;pepperoncini;pepperoncino;peperonata;jalapeno;*jalapeno*;habanero;serrano pepper/chile/chili;poblano;ancho;chipotle;guajillo;pasilla;aleppo pepper;espelette;piquillo;padron pepper;gochugaru;harissa;sriracha;tabasco;piri piri;peri peri;sambal;sambal oelek;hot sauce;tomato sauce;pico de gallo;ratatouille;gazpacho;chorizo;nduja;pepperoni;taco/fajita/cajun/chili seasoning;baked bean;crisps;french fry;hash brown;hashbrown;potato starch/flour/flake/protein/fibre/fiber
nightshades|bell/sweet/red/green/yellow/orange/hot/banana/cubanelle/shishito/cherry/chili/chilli/chile/roasted/scotch pepper;scotch bonnet;peppers;bell peppers;pepper flake;crushed red pepper;red pepper flake;pepper sauce;ground red pepper;green bell pepper;red bell pepper;ajvar;biber
nightshades|eggplant;*eggplant*;egg plant;aubergine;*aubergine*;brinjal;moussaka;tomatillo;goji;goji berry;wolfberry;ashwagandha;pepino;naranjilla;lulo;tamarillo;physalis;cape gooseberry;ground cherry;goldenberry;solanum;solanum tuberosum;lycopersicum;nightshade
celery?,mustard?|flavor;flavors;natural flavor;artificial flavor;natural and artificial flavor
nightshades?|curry;curry paste;garam masala;ras el hanout;berbere;mole;pizza;lycopene;e160d;thai curry paste;red/green curry paste;tikka;vindaloo;chips;five spice;merguez;mojo;enchilada sauce;buffalo sauce;barbeque;bbq
nightshades~|spice;spices;mixed spice;seasoning;seasonings;spice mix/blend/extract/extractive;curry powder;barbecue sauce;bbq sauce;spice and herb;spices and herbs
celery|celery;celeriac;celery seed/salt/root/leaf/powder/extract/oil/juice/stalk;apium graveolens
celery~|mixed/dried/dehydrated vegetable;vegetable extract/concentrate/powder
soy?|bean paste;fermented bean;vegan protein
celery?|mirepoix;soffritto;sofrito;suppengrun;soup green/vegetable;old bay;waldorf;bloody mary;stock cube;bouillon;bouillon cube;stock pot
celery~|chicken/beef/vegetable/veg/lamb/ham/turkey/veal/pork/fish stock/broth;stock;broth;gravy;gravy granule;spice;spices;mixed spice;seasoning;seasonings;spice mix/blend/extract/extractive;curry powder;soup base;broth base;seasoned salt;hydrolysed/hydrolyzed vegetable/plant protein
mustard|mustard;*mustard*;dijon;mustard seed/flour/powder/oil/leaf/bran/husk/greens;sinapis;brassica nigra/juncea;rai seed;piccalilli
mustard?|mayonnaise;mayo;aioli;remoulade;vinaigrette;salad cream;salad dressing;tartar/tartare sauce;caesar dressing/sauce;thousand island;french dressing;wasabi;panch phoron;pickling spice;kasundi;coleslaw
mustard~|curry powder;curry;curry paste;spice;spices;mixed spice;seasoning;seasonings;spice mix/blend/extract/extractive;barbecue/bbq sauce;brown sauce;steak sauce
lupin|lupin;lupine;lupini;*lupin*;lupin bean/flour/seed/protein/fibre/fiber;lupinus
lupin?|vegetable protein;plant protein;textured/texturised/texturized vegetable protein;tvp
molluscs|mollusc;mollusk;mollusca;molluscan;clam;mussel;oyster;scallop;squid;calamari;calamares;octopus;cuttlefish;cuttle fish;snail;escargot;whelk;winkle;periwinkle;cockle;abalone;conch;geoduck;limpet;quahog;sepia;oyster sauce/extract;squid/cuttlefish ink;xo sauce;clamato;clam juice;clam/mussel/scallop meat;vongole;paua;nautilus;chiton
molluscs?|shellfish;shell fish;seafood;sea food;fruits de mer;frutti di mare;paella;laksa;jambalaya;gumbo;surimi;marinara mix
coconut|coconut;*coconut*;copra
gelatin|gelatin;gelatine;gelatina;gelatin powder
lactic-acid|lactic acid
buckwheat|buckwheat;*buckwheat*;buck wheat;kasha;buckwheat flour
`
