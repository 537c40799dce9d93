/**
 * Words that sound like an allergen and are none, or name another one; the same notation as the allergen words. Where the
 * longer words are listed here, the shorter ones inside them do not count.
 */
export const harmlessWordTable = `
-|nutmeg;nut meg;coconut;butternut;butternut squash;water chestnut;waterchestnut;chestnut mushroom;cola/kola/betel/areca/shea/palm nut;shea nut oil/butter;tiger nut;tigernut;chufa;corn nut;lychee nut;litchi nut;nutrition;nutritional;almondega;walnut/hazelnut/almond/egg size/sized;size of a walnut/hazelnut/almond/egg;almond/walnut/pecan wood;pecan/almond wood smoked;hickory smoke;nutcracker;nut cracker;ginger nut
dairy?|creamed corn/sweetcorn
dairy|creamed spinach/rice
coconut|creamed coconut;*coconutmilk*;*coconutcream*;coconut milk/cream/butter/yogurt/yoghurt/cheese/oil/water/flour/sugar/nectar/amino/drink/powder/beverage;cream of coconut;creamed coconut;coconut milk/cream powder/extract/yogurt/beverage;nata de coco;desiccated coconut;lait/creme/noix/huile/eau/beurre de coco;leche/crema/nata/aceite/agua de coco;latte/crema/olio/noce di cocco;noix/noce/leche de coco;kokosmilch;kokosmelk;kokosmjolk;kokosmælk;kokosnuss*;kokosnoot;kokosnoten;kokosnot*;kokosnød*;kokosroom;kokoscreme;leite/oleo/creme de coco;mleko/mleczko kokosowe;mleczko kokosowe;mleka kokosowego;kokosove mleko;kokosrahm;kokosboter;kokosmilk
-|rice/hemp/flax/pea/potato/quinoa/banana/sunflower/millet milk/drink/cream/yogurt/yoghurt/cheese;cocoa/cacao/shea/mango/kokum/illipe/sal/apple/pumpkin/pear/sunflower/coco/avocado/pumpkin/seed/cookie butter;sunflower/pumpkin seed butter;cocoabutter;butter bean;butterbean;butter lettuce;butterhead;butter head;buttercup;buttercup squash;butterfly;butterflied;butterbur;butterball;butterfly pea;milkweed;milk thistle;milkthistle;milk of magnesia;milk cap;milkcap;cheesecloth;cheese cloth;cream of tartar;tartar cream;creamtartar;cream soda;cream sherry;cream of rice;creamy;cream style corn;head cheese
-|lactic acid;lacticacid;lactate;lactates;lactylate;lactic acid ester;lactobacillus;lactobacilli;lacto;lactase;galactose;lactitol;lactic culture/ferment/starter/bacteria;tagatose;e270;galactomannan;l casei;casei;lactobacillus casei;acidophilus
-|caramel/caramelised/caramelized colour/color/coloring/colouring;colour/color ( caramel;caramelised/caramelized onion/sugar;caramels e150;plain/ammonia caramel;caramel e150;e150 caramel;caramel flavour/flavor;natural caramel flavour/flavor;colours ( caramel;burnt sugar
-|maltodextrin;malto dextrin;maltodextrine;maltitol;maltitol syrup;maltol;maltose;maltotriose;isomalt;isomaltulose;isomaltooligosaccharide;ethyl maltol;maltogenic;maltogenic amylase;maltase;malta
-|rice/corn/maize/tapioca/cassava/manioc/potato/gram/chickpea/garbanzo/bean/lentil/pea/sorghum/millet/teff/quinoa/amaranth/arrowroot/banana/carob/guar/konjac/flax/flaxseed/linseed/hemp/urad/dal/dhal/yam/plantain/masa/tef/jowar/bajra/ragi/besan/mung/soghum/tapoica/psyllium/fava/faba/plantain/pumpkin/sunflower/chia/chestnut/carob/vegetable/water flour;garbanzo/fava/faba/white/black/navy/locust/guar/mung/broad bean flour;rice/corn/maize/lentil/chickpea/pea/bean/kelp/konjac/glass/zucchini/courgette/shirataki/cellophane pasta/noodle/spaghetti/vermicelli/penne/fusilli/macaroni/lasagne/stick;mung bean noodle/vermicelli/thread;sweet potato noodle;rice flour noodle/pasta;corn tortilla/cake/thin/chip/cracker/cereal/bran/gluten;rice vermicelli/paper/wrapper/cracker/cake/bran/bread/crispy/cereal;cornflour;corn flower;flour corn;maize gluten;rice gluten;flour ( rice;flour ( corn;flour ( maize;flour mix ( rice;brown rice flour;masa harina;glutinous rice;crab apple;crabapple;breadfruit;bread fruit;breadnut;bread machine/knife;gluconate
dairy~,soy~|dark/plain/semisweet/bittersweet/vegan chocolate chip/chunk/drop
dairy|milk/white chocolate chip/chunk/drop
peanuts|peanut butter chip
nuts|almond/hazelnut/cashew/walnut flour
soy|soy/soya/soja flour
peanuts|peanut flour
mustard|mustard flour;mustard seed flour
lupin|lupin/lupine flour
nuts?|chestnut flour
buckwheat|buckwheat flour;buckwheatflour
nightshades|potato flour;tomato flour;potato bread
-|ginger ale/beer;root beer;birch beer;dandelion burdock
-|oyster mushroom;king oyster;oyster plant;lobster mushroom;fishless;crab grass;rice paper;clam shell;clamshell
-|vegetarians;vegans;eggless;egg less;eggfruit;egg fruit;egg timer;eggshell calcium
-|sweet potato;sweet potatoes;sweetpotato;black/white/pink/szechuan/sichuan/jamaica/sansho/java/tasmanian/mountain/lemon/melegueta/guinea/cubeb/long pepper;black and white pepper;black/white/green/pink/red/mixed/dried peppercorn;peppercorn;pepper corn;pepper;peppermint;pepper mint;peppered;peppery;pepper extract;pepper mill;serrano ham;jamon serrano;chile saltpetre;potato masher;potato ricer;salt and pepper
-|spaghetti squash;pizza topping/cheese/seasoning/mozzarella/spice/herb/yeast;donut/doughnut peach;quince/damson/fruit cheese;ranch style bean;creme de marrons;creme de cassis;creme de menthe;creme de cacao;creme de violette;fox nut;bean thread;bean thread noodle;slim noodle;slim pasta;vermicelli rice noodle;rice vermicelli noodle;ho fun;ho fun noodle;rice stick noodle;mushroom oyster sauce;pad thai noodle;crab boil;fish seasoning/rub/spice;pimento berry;gingerbread/speculaas/cake spice;balsamic cream/glaze;pancake/waffle syrup;pancake and waffle syrup;bread/cake/pizza yeast;cake covering;wafer paper;rye whiskey/whisky;lady/ladies finger;lady finger banana;bagel seasoning;flax/chia/tofu egg;plant milk/butter/cream/cheese/yogurt/yoghurt/drink;pea protein milk/drink;alternative milk;potato starch flour;tapioca starch flour;glutinous rice flour;tiger nut flour/milk;bread pickle;cream tea
gluten|oatmilk;oat milk;cream of wheat;oyster cracker
soy,gluten^|kecap/ketjap manis
sesame|sesame butter/paste/seed/oil
shellfish,fish|marinara mix
nightshades?|pizza/pasta/spaghetti sauce
eggs|marshmallow creme/cream/fluff
-|room temperature/temp;ovo lacto;lacto ovo;icing sugar;zonnebloem;bloemkool;sulphate;sulfate;sulphuric acid;sulfuric acid;unsulfited;unsulphited;unsulphured;unsulfured;rice wine vinegar;e150d
-|mustard greens;mustard green;mustard leaf;mustard cress
-|kala namak;kala chana;kala jeera;sole ingredient;orange pepper seasoning
-|including cereals containing gluten;incl cereals containing gluten;cereals containing gluten see;allergens including cereals containing gluten
-|muskatnuss;muskat nuss;noix de muscade;muscade;noix muscade;nuez moscada;noce moscata;noci moscata;noz moscada;nootmuskaat;muskaatnoot;muskotnot;muskatnod;muskotti;galka muszkatolowa;muskatovy orech;szerecsendio;noix de cajou de terre;noix de karite;karite;noix de palme;nuez de palma;nuez de karite
-|kakaobutter;kakao butter;cacaoboter;kakaosmor;kakaosmør;beurre de cacao;burro di cacao;manteca de cacao;mantequilla de cacao;manteiga de cacau;maslo kakaowe;masla kakaowego;kaakaovoi;kakaove maslo;kakaoveho masla;kakaovaj;unt de cacao;sheabutter;beurre de karite;burro di karite;manteca de karite;karitebutter;sheaboter;masse de cacao;kakaobuter;cacaobutter;beurre cacao
-|buchweizen*;boekweit*;ble noir;ble sarrasin;sarrasin;trigo sarraceno;grano saraceno;trigo mourisco;bovete;bohvete;gryka;gryczan*;pohank*;hajdina;tattari*;boghvede*;alforfon;farine de riz/mais/sarrasin/chataigne/coco/pois;farine di riso/mais;farina di riso/mais/ceci/castagne/cocco/lenticchie/patate/carrube/guar/tapioca;harina de arroz/maiz/garbanzo/coco/yuca/algarroba;farinha de arroz/milho/mandioca;farine de manioc
-|milchsaure;milchsaurebakterien;melkzuur;acide lactique;acido lactico;acido latico;kwas mlekowy;mjolksyra;maelkesyre;melkesyre;maitohappo;kyselina mlecna;tejsav;ferments lactiques;fermenti lattici;fermentos lacticos;milchsaurekulturen;melkzuurbacterien;melkzuurferment;kultury bakterii mlekowych
-|erdmandel*;susskartoffel*;batata doce;patate douce;patata dulce;patata dolce;zoete aardappel;slodki ziemniak;sotpotatis;sotpoteter;sødkartoffel;bataatti
-|butter/cheese knife;bread pan/tin/board;cake tin/pan/stand;muffin tin/tray/case;pie dish/tin/plate;biscuit/cookie cutter/sheet;pasta water/machine/maker/pot;pizza stone/oven/wheel/cutter;dough hook;waffle iron;egg cup;milk pan;noodle cooking water
-|curry leaf/leaves;pudding/paella rice;custard apple;wafer thin;chocolate vermicelli;banana/coconut/butterscotch/wood/pickle/apple/plantain/cassava/kale/hickory chips;cranberry/mint/apple sauce;fresh horseradish;horseradish root;pumpkin pie spice;pudding spice;grape leaf;bread and butter pickle
-|arepa flour;masa arepa;pre cooked corn/maize flour;snap;snapped;chill;chilling;battened;corn/grain/milk/oat/barley fed;steak cut
-|as mince;like mince;small/fine/finely/coarse/coarsely as mince/rice/couscous/semolina/breadcrumb/breadcrumbs/flour/cornmeal/polenta;texture/consistency/size/thickness/shape of mince/rice/couscous/semolina/breadcrumb/breadcrumbs/flour/cream/yogurt/yoghurt/butter/milk/honey/custard/batter/spaghetti/noodles/pasta/chips;thickness of double/single/heavy cream;consistency of double/single/heavy cream;size of a prawn/noodle/chip
`
