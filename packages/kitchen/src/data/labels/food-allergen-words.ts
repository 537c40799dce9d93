/**
 * Names of our own foods that bring an allergen and that no other word of the book tells, in the notation of the allergen
 * words: so that 'spinach with horlicks' is read as well as 'horlicks'. Sources: our table of foods.
 */
export const foodAllergenWordTable = `
gluten|lebkuchen;linzer;bakewell;panforte
dairy?|panela
eggs|meringa;meringhe;royal icing;royal icing sugar
nuts,peanuts|borrelnoten;borrelnootjes;borrelnoot
nuts|ajo blanco;ajoblanco
sulfites?|gedroogde abrikozen/abrikoos
gluten?|olu
fish?|bass;sole;skate;ahi;masago
fish?,shellfish?,sesame?,soy?,eggs?|california/rainbow/dragon/sushi/maki roll
dairy?|banana split
dairy|potted shrimp/prawn/crab
gluten?,soy?,eggs?|orange/lemon/sesame/crispy chicken
shellfish?|uni;kapi
soy?|inari
nuts?|brazils
gluten?|gemelli;loaf
eggs?,dairy?,gluten?|trifle;flan
eggs?|nougat;noodle;noodles
gluten?|liquorice;licorice;chicken soup
-|liquorice/licorice root/extract
dairy?|easter egg
dairy?|philadelphia;smarties;swiss;romano;pizza
nightshades|romano pepper
-|swiss chard;swiss roll;meat loaf tin;loaf tin/pan/sugar
gluten|on toast;toast soldier;slice/slices of toast
dairy|baby formula;baileys;bryndza;butterscotch chips;cacik;cappuccino;cheetos;cheez whiz;chive dip;ciliegine;coffee drink;dolcelatte;french onion dip;iced coffee drink;infant formula;laughing cow;m and ms;mars bar;meal replacement shake;onion dip;petit suisse;pizza cheese;pizza mozzarella;quesillo;saint nectaire;saint paulin;slimfast;spinach artichoke dip;spinach dip;tzatsiki;vacherin;velveeta;werthers;white sauce;wotsits
dairy,gluten|boxed mac and cheese;cheese straws;chelsea bun;cinnamon bun;cinnamon roll;condensed cream of celery soup;condensed cream of chicken soup;condensed cream of mushroom;condensed cream of mushroom soup;condensed cream soup;condensed mushroom soup;cream of celery;cream of celery soup;cream of chicken;cream of chicken soup;cream of mushroom;cream of mushroom soup;croissant;garlic baguette;garlic bread;garlic bread slices;golden mushroom soup;horlicks;irish soda bread;kitkat;lasagne white sauce;mac and cheese;malted milk;malted milk powder;maltesers;mozzarella sticks;ovaltine;pain au chocolat;soda bread;sticky bun;white lasagne sauce
dairy,gluten,nightshades|frozen lasagna;frozen pizza;jalapeno poppers;lasagne ready meal;leftover lasagne;leftover pizza;margherita pizza;pepperoni pizza;pizza slice;ready made lasagne
dairy,gluten,soy,eggs?|custard creams
dairy,nightshades|pepperjack
dairy,nightshades?|white baking chips
dairy,sulfites?|creamy horseradish;horseradish sauce
dairy?|candy bar;meal replacement;protein powder;protein shake;vanilla protein powder
dairy?,nightshades?|creamy pasta sauce
eggs|big mac sauce;chicken egg;coronation chicken;duck egg;hens egg;kewpie;miracle whip;mycoprotein;poppy seed dressing;quail egg;salted duck egg;sauce tartare;whipped salad dressing
eggs,dairy|blue cheese dip;blue cheese dressing;egg nog;eggnog;passionfruit curd;roquefort dressing
eggs,dairy,gluten|agnolotti;blini;brioche bun;cappelletti;cheese ravioli;cheese tortellini;cheesecake;churro;cinnamon raisin bread;filled pasta;fresh tortellini;fruit bread;hokkaido milk bread;hot cross bun;meat ravioli;milk bread;new york cheesecake;panettone;quiche;quiche lorraine;raisin bread;ravioli;savoury tart;spinach and ricotta ravioli;stroopwafel;stuffed pasta;tiramisu;tortellini;tortelloni
eggs,dairy,gluten,nuts?|stollen
eggs,gluten|banana bread;egg pasta;egg roll wrappers;egg rolls;fresh egg pasta;fresh fettuccine;fresh linguine;fresh pasta;fresh tagliatelle;hawaiian rolls;refrigerated pasta;scotch egg;spaetzle;spatzle;sweet bread rolls;sweet rolls
eggs,gluten,sulfites|fruitcake
eggs,gluten,sulfites,dairy?|christmas pudding
eggs,nightshades|russian dressing
eggs?|burger sauce;chicken salad;cole slaw;fry sauce;slaw;special sauce
eggs?,dairy?,gluten?|fruit loaf
fish|dolphinfish;dorado;finnan haddie;flatfish;flathead;hondashi;ikan bilis;ikura;kamaboko;lea and perrins;narutomaki;niboshi;orata;porgy;ray wing;river cobbler;rollmop;sablefish;saltfish;steelhead;striped bass;tobiko;yellowfin
fish,eggs|tuna salad
fish,eggs,dairy|caesar salad dressing
fish,eggs,gluten,shellfish?|seafood extender
fish,gluten|fish cakes;fish fingers;fish nuggets;fish sticks;fishcake
fish,msg?|dashi powder
gluten|all purpose baking mix;apple pie;apple tart;baking mix;bap;bisquick;bloomer;bread machine mix;brown vinegar;bucatini;burrito;burrito wrap;campanelle;capellini;casarecce;cherry pie;chicken dippers;chicken fingers;chicken goujons;chicken kiev;chicken nuggets;chicken pie;chicken schnitzel;chinese rice wine;coating mix;conchiglioni;cornish pasty;cottage pie;crescent rolls;crispy fried onions;crusty roll;digestives;dim sum;dinner roll;dumplings;empanada;enchiladas;farmhouse loaf;ficelle;finger roll;french fried onion rings;french fried onions;french loaf;french stick;frozen burrito;frozen dumplings;fruit pie;fry mix;ginger nuts;granary loaf;gyoza;gyoza skins;hoagie roll;hobnobs;jumbo shells;kaiser roll;kataifi;knackebrod;lamian;laugenbrezel;levain;linguini;lumaconi;liquorice allsorts;manicotti;mantou;matzoh;meat pie;melba toast;mezze maniche;mince pie;mock duck;moghrabieh;momos;onion rings;paccheri;panini;parker house rolls;pasta water;pasty;pelmeni;phulka;pie shell;pigs in blankets;pikelet;pop tarts;popcorn chicken;pork pie;pot pie;potsticker wrappers;potstickers;promite;pumpkin pie;quesadilla;rava;refrigerated crescent rolls;reserved pasta water;risoni;rotini;ryvita;saltines;sandwich;sandwich roll;sausage roll;seasoned coating mix;seeded loaf;shake and bake;shao hsing rice wine;shaoxing;shaoxing rice wine;shepherds pie;shreddies;soft roll;soft taco shell;sooji;spirali;spring roll wrappers;spring rolls;starchy pasta water;steak pie;stelline;sub roll;sub sandwich;submarine roll;suji;taquitos;tart shell;toastie;trofie;tubetti;unbaked pie shell;vegetable spring rolls;vegetable suet;weet bix;white loaf;white roll;wholemeal loaf;wholemeal wrap;wrap sandwich
gluten,eggs?,dairy?|teacake
gluten,msg?|instant noodles;marmite;vegemite
gluten,nightshades|spaghettios
gluten,nightshades?|curry block;s and b golden curry
gluten,sesame|everything bagel
gluten,sesame,soy|goma dressing;hoisin;hoisin sauce;roasted sesame dressing;sesame dressing;sesame ginger dressing
gluten,sesame?|breadsticks;grissini
gluten,soy|biscoff;biscoff spread;black bean and garlic sauce;black bean garlic sauce;black bean sauce;bulgogi sauce;chow mein sauce;cookie butter;fermented black bean sauce;fermented soybean paste;general tso sauce;korean soybean paste;mentsuyu;mushroom oyster sauce;mushroom stir fry sauce;okonomiyaki sauce;soybean paste;ssamjang;sukiyaki sauce;sweet bean sauce;sweet flour sauce;taucu;tianmianjiang;tonkatsu sauce;tsuyu;yakisoba sauce;yakitori sauce;yellow bean sauce;yellow soybean paste
gluten,soy,eggs?,dairy?|bourbon biscuits;oreos;sandwich biscuits;speculoos spread
gluten,soy,msg?|noodle soup base
gluten,soy,nightshades|broad bean paste;chili bean paste;chili bean sauce;chilli bean paste;chilli bean sauce;korean chili paste;korean chilli paste;korean red pepper paste;spicy bean paste
gluten,soy,nightshades?|korean bbq sauce
gluten,soy,peanuts?|kung pao sauce
gluten,sulfites?|chinese cooking wine;shaohsing wine;shaoxing wine
gluten?|crispy onions;crispy shallots;fried onions;fried shallots;samosas
gluten?,sesame?,soy?|asian dressing
gluten?,soy?,sesame?,fish?,shellfish?,molluscs?|stir fry sauce
nuts|creme de marrons;scroggin;student mix
nuts,dairy,soy|chocolate spread;hazelnut spread
nuts,eggs|macarons;torrone;turron
nuts,eggs,gluten,dairy?|ratafia biscuits
nuts,nightshades|muhammara
nuts?,eggs?|amaretti;coconut macaroons;macaroons
nuts?,eggs?,gluten?|biscotti;cantuccini
nuts?,peanuts?|indian snack mix
peanuts,dairy|peanut butter chips;snickers
peanuts,shellfish,nightshades|satay paste
peanuts?|chanachur;chevdo;sev
sesame|everything but the bagel seasoning;zahtar
sesame,nightshades|aubergine dip;baba ganouj;eggplant dip;japanese seven spice
shellfish|krupuk;moreton bay bug;pipis;terasi;yabby
shellfish,dairy|clam chowder;lobster bisque;new england clam chowder
shellfish,dairy,fish?|seafood chowder
shellfish,fish,eggs,gluten|krab
shellfish,gluten|coconut shrimp;popcorn shrimp
shellfish,gluten,soy|oyster flavoured sauce
shellfish,nightshades|nasi goreng paste;tom yam paste
shellfish,soy,nightshades|xo sauce
shellfish?,dairy?|bisque
soy|aburaage;bragg liquid aminos;chinese black beans;chinese sausage;douchi;fermented black beans;lap cheong;lap xuong;liquid aminos;preserved black beans;salted black beans;tau kwa;tofu egg
soy,nightshades|chili crisp;chilli crisp;chilli crunch;crispy chili oil;crispy chilli oil;lao gan ma
soy?|bean burger;garden burger;plant based burger;vegetable burger;veggie burger;veggie patties
`
