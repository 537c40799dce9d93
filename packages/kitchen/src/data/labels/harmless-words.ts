/**
 * Words that sound like an allergen and are none, or name another one; the same notation as the allergen words. A row marked `-`
 * only makes its words known: what lies inside a phrase still counts, unless the exceptions name it.
 */
export const harmlessWordTable = `
-|confectioner/confectioners/resinous glaze;chewing gum base;gum base;nutmeg;coconut;butternut squash;chufa;nutrition;nutritional
dairy?|creamed corn/sweetcorn
coconut|creamed coconut;*coconutmilk*;*coconutcream*;coconut milk/cream/butter/yogurt/yoghurt/cheese/oil/water/flour/sugar/nectar/amino/drink/powder/beverage;cream of coconut;creamed coconut;coconut milk/cream powder/extract/yogurt/beverage;nata de coco;desiccated coconut;lait/creme/noix/huile/eau/beurre de coco;leche/crema/nata/aceite/agua de coco;latte/crema/olio/noce di cocco;noix/noce/leche de coco;kokosmilch;kokosmelk;kokosmjolk;kokosmælk;kokosnuss*;kokosnoot;kokosnoten;kokosnot*;kokosnød*;kokosroom;kokoscreme;leite/oleo/creme de coco;mleko/mleczko kokosowe;mleczko kokosowe;mleka kokosowego;kokosove mleko;kokosrahm;kokosboter;kokosmilk
-|rice drink;hemp drink;flax drink;pea drink;potato drink;quinoa drink;banana drink;sunflower drink;millet drink;creamtartar;creamy
-|lactic acid;lacticacid;lactate;lactates;lactylate;lactic acid ester;lactobacillus;lactobacilli;lacto;lactase;galactose;lactitol;lactic culture/ferment/starter/bacteria;tagatose;e270;galactomannan;l casei;casei;lactobacillus casei;acidophilus
-|caramelised/caramelized onion/sugar;burnt sugar
-|maltodextrin;maltodextrine;maltitol;maltitol syrup;maltol;maltose;maltotriose;isomalt;isomaltulose;isomaltooligosaccharide;ethyl maltol;maltogenic;maltogenic amylase;maltase;malta
-|corn thin;corn cereal;rice paper;rice wrapper;rice crispy;rice cereal;corn flower;glutinous rice;gluconate
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
-|dandelion burdock
-|vegetarians;vegans;eggshell calcium
-|black/white/pink/szechuan/sichuan/jamaica/sansho/java/tasmanian/mountain/lemon/melegueta/guinea/cubeb/long pepper;black and white pepper;black/white/green/pink/red/mixed/dried peppercorn;peppercorn;pepper;peppermint;pepper mint;peppered;peppery;pepper extract;pepper mill;serrano ham;jamon serrano;salt and pepper
-|bean thread;ho fun;plant drink;pea protein drink
gluten|oatmilk;oat milk;cream of wheat;oyster cracker
soy,gluten^|kecap/ketjap manis
sesame|sesame butter/paste/seed/oil
shellfish,fish|marinara mix
nightshades?|pizza/pasta/spaghetti sauce
eggs|marshmallow creme/cream/fluff
-|zonnebloem;bloemkool;sulphate;sulfate;sulphuric acid;sulfuric acid;e150d
-|mustard greens;mustard green;mustard leaf
-|muskatnuss;muscade;muskotnot;muskatnod;muskotti;szerecsendio;noix de cajou de terre;karite
-|kaakaovoi;masse de cacao
-|sarrasin;bohvete;gryka;gryczan*;pohank*;hajdina;tattari*;alforfon
-|milchsaure;milchsaurebakterien;melkzuur;mjolksyra;maelkesyre;melkesyre;maitohappo;milchsaurekulturen;melkzuurbacterien;melkzuurferment
-|erdmandel*;susskartoffel*;sødkartoffel
-|cranberry/mint/apple sauce;grape leaf
-|snap;snapped;chill;battened
`
