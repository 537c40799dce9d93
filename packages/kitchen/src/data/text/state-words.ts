/**
 * Words in the name of a food in stock that say what was done to it: state | words. Several words of one entry are written
 * with a space; hyphens and accents do not matter.
 *
 * - homemade: made here, so nobody preserved it for a shop
 * - leftover: what remains of a meal
 * - cooked: heated, so that raw meat in it counts as cooked
 * - assembled: prepared by somebody without saying that it was heated: mashed, soaked, filled
 * - cut: its skin is broken
 * - opened, thawed, frozen, fresh, raw, whipped: as they say
 * - dry: without water, so nothing grows in it
 * - packed: in a container as a maker sells it; in the fridge a jar, a carton or a pouch is most often open or was sold cold
 * - sealed: packed so that it keeps as long as nobody opens it, wherever it stands
 * - sprayed: out of a can under pressure
 */
export const stateWordTable = `
homemade|homemade;home made;house made;home cooked;freshly made;freshly squeezed;freshly pressed;fresh squeezed;fresh pressed;squeezed;juiced;from scratch;batch cooked;meal prep;meal prepped;made at home
leftover|leftover;leftovers;spare;surplus;left over;left overs;takeaway;take away;takeout;take out;doggy bag;rest of;remains;yesterdays;last nights;day old;days old;kfc;mcdonalds;burger king;chip shop;chippy;deliveroo;uber eats;just eat;doordash
cooked|cooked;cooked through;boiled;hardboiled;softboiled;steamed;poached;fried;sauteed;grilled;griddled;chargrilled;barbecued;barbequed;bbqd;roast;roasted;baked;braised;stewed;simmered;blanched;scrambled;pulled;reheated;confit;wilted;sous vide;microwaved;precooked;seared;charred;broiled;devilled;deviled;creamed;caramelised;caramelized;air fried;ready cooked;ready to eat
assembled|mashed;pureed;blended;prepared;prepped;soaked;rehydrated;stuffed;cooled;filled;marinated;breaded;crumbed
cut|cut;sliced;slices;slice;chopped;diced;cubed;halved;half;halves;quartered;quarter;peeled;grated;shredded;julienned;spiralised;spiralized;segments;segmented;pomegranate seeds;arils;wedge;wedges;chunk;melon balls;spears;pieces;cored;deseeded;chunks;cubes;florets;sticks;batons;prepared;prepped;shaved;minced;crushed
opened|opened;open;started;half used;part used;half eaten;half empty;half finished;part drunk;half drunk
thawed|thawed;defrosted;thawing;defrosting;previously frozen;unfrozen
frozen|frozen
fresh|fresh;chilled;refrigerated
raw|raw;uncooked;unbaked
whipped|whipped
dry|dried;dry;dehydrated;freeze dried;sun dried;sundried;air dried;powder;powdered;granules;granulated;instant;mix;flakes;crisps;sheets;crystals
packed|tinned;canned;tin;tins;can;cans;jar;jars;jarred;bottled;bottle;carton;tetra;pouch;pouches;sachet;sachets;packet;uht;long life;longlife;shelf stable;ambient;condensed;evaporated;pasteurised;pasteurized;microwaveable
sealed|tinned;canned;tin;tins;can;cans;sealed;unopened;vacuum packed;vac packed;vacuum pack;vacuum sealed;uht;long life;longlife;shelf stable;ambient;condensed;evaporated
sprayed|spray;squirty;aerosol;sprayable
`

/**
 * Phrases in which a state word names the product as shops sell it, not what a cook did to it. Example: 'baked beans' are
 * sold so.
 */
export const productPhrases =
  'baked beans;refried beans;spare ribs;spare rib;bacon cubes;pancetta cubes;stock cubes;bouillon cubes;ice cubes;boiled sweets;boiled sweet;boiled fruit;fried onions;crispy fried;dry roasted;dry roast;half and half;half fat;half baked;half dozen;part baked;par baked;cut mixed peel;mixed peel;baked crisps;prepared mustard;prepared horseradish;whipped topping;whipped butter;roasted seaweed;roast coffee;coffee roast;dark roast;medium roast;light roast;roasting joint;roasting chicken;chuck roast;rump roast;rib roast;roast beef joint;stewing beef;frying steak;baking potato;baking potatoes;roast potato seasoning;open sandwich;take away cup;dry cured;dry cure;dry aged;fish fingers;cheese slices;rice paper'

/**
 * Prepared food by the words its name ends with: kind | names. Example: 'beef stew' ends with 'stew'.
 *
 * - dish: somebody cooked or mixed it; what a shop sells under the same name is a tin, a jar or frozen
 * - rice: there is cooked rice in it
 * - raw-flesh: fish or meat that no heat has touched
 * - raw-egg: egg that no heat has set
 */
export const dishNameTable = `
dish|posset;brandade;pad see ew;pad krapow;rice paper roll;summer roll;flan;eclair;profiterole;cream puff;choux bun;choux pastry bun;cannoli;cannolo;croquembouche;paris brest;religieuse;mille feuille;millefeuille;vanilla slice;custard slice;custard tart;custard pie;cream horn;trifle;charlotte russe
dish|soup;broth;stock;falafel;dashi;stew;casserole;curry;gravy;lasagne;lasagna;sauce;ragu;ragout;bolognese;bolognaise;carbonara;chili con carne;chilli;chowder;bisque;vichyssoise;platter;minestrone;goulash;tagine;tajine;hotpot;hot pot;dal;daal;dhal;dahl;moussaka;quiche;frittata;omelette;omelet;stroganoff;meatloaf;meat loaf;enchilada;burrito;fajita;quesadilla;taco;samosa;bhaji;pakora;spring roll;egg roll;dumpling;gyoza;wonton;pad thai;chow mein;lo mein;stir fry;pho;laksa;ramen;gumbo;ratatouille;caponata;pie;pasty;empanada;sausage roll;mac and cheese;mac n cheese;spag bol;fish and chips;egg mayonnaise;egg mayo;tuna mayonnaise;chicken mayonnaise;chicken mayo;prawn cocktail;blt;bread and butter pudding;bread sauce;lunchbox;lunch box;macaroni and cheese;macaroni cheese;cauliflower cheese;gratin;dauphinoise;bake;stuffing;mash;coleslaw;slaw;potato salad;pasta salad;egg salad;tuna salad;chicken salad;bean salad;fruit salad;greek salad;caesar salad;couscous salad;quinoa salad;tabbouleh;sandwich;toastie;panini;wrap;pizza;kebab;shawarma;gyros;tikka masala;masala;korma;vindaloo;madras;rendang;jalfrezi;bhuna;rogan josh;butter chicken;adobo;meal;ready meal;dinner;supper;lunch;porridge;overnight oats;bircher muesli;smoothie;dip;guacamole;tzatziki;baba ganoush;chimichurri;terrine;rillettes;schnitzel;fishcake;fish cake;crab cake;kiev;pulled pork;cassoulet;paprikash;bourguignon;coq au vin;osso buco;bouillabaisse;cioppino;shakshuka;panna cotta;creme brulee;creme caramel;creme anglaise;cheesecake;trifle;bread pudding;bechamel;veloute;puree;compote;borscht;borsch;gazpacho;feijoada;pierogi;bigos;rosti;hash;bubble and squeak;colcannon;noodle bowl;buddha bowl;grain bowl;custard;salsa;pesto;hummus;houmous;pate;dressing;vinaigrette
rice|risotto;paella;pilaf;pilau;pulao;biryani;biriyani;biriani;briyani;jambalaya;jollof;jollof rice;congee;kedgeree;fried rice;rice salad;rice pudding;rice bowl;rice and beans;rice and peas;arancini;sushi;onigiri;nasi goreng;bibimbap;poke bowl;donburi;dolma;dolmade;dolmathes;sarma;sarmale;stuffed vine leaf;stuffed cabbage;cabbage roll;golabki;holubtsi;gallo pinto;arroz con pollo;khichdi;kitchari;rice ball;maki;nigiri;temaki;uramaki;futomaki;supplì
raw-flesh|ceviche;tartare;tartar steak;carpaccio;sashimi;sushi;poke;poke bowl;crudo;tataki;kibbeh nayyeh;mett;hackepeter;nigiri;maki;temaki;uramaki;futomaki
raw-egg|cookie dough;cake batter;pancake batter;aioli;hollandaise;hollandaise sauce;bearnaise;bearnaise sauce;tiramisu;mousse;eggnog;egg nog;zabaglione;zabaione;sabayon;batter;raw egg;royal icing;meringue mixture;meringue buttercream;egg white icing;macaron batter;beaten egg;cracked egg;whisked egg;egg wash;semifreddo
`

/**
 * Words at the end of dish names that shops print on what keeps, at least as often as cooks say them of what they made: for
 * these the figures of the pack count in the fridge, too. Every other dish name there means food that somebody made or opened.
 */
export const packagedDishNames = 'sauce;puree;compote;bouillon;pate;terrine;rillettes;wrap;meal;chilli;caviar'

/**
 * Words in the name of something we do not know that say what may be wrong with it unseen: class of `high-risk-classes` | words.
 * They count in the fridge only, and not where the name ends with a word of `lastingHeads`.
 */
export const spoilingWordTable = `
sliced-meat|chorizo;salami;pepperoni;saucisson;bresaola;prosciutto;coppa;capicola;lomo;cecina;pastrami;nduja;soppressata
raw-fish|sea urchin;urchin;fish;prawn;shrimp;langoustine;crab;lobster;crayfish;mussel;oyster;clam;cockle;whelk;winkle;scallop;squid;calamari;octopus;cuttlefish;seafood;shellfish;salmon;tuna;cod;haddock;hake;halibut;turbot;plaice;sole;trout;mackerel;sardine;herring;sprat;pilchard;seabass;bass;bream;snapper;monkfish;skate;eel;tilapia;pollock;roe
raw-poultry|chicken;turkey;duck;goose;poussin;guinea fowl;quail;pheasant;partridge;pigeon;poultry
raw-mince|mince;minced;burger;patty;kofta;kofte;kefta;kafta;cevapcici;keftedes;rissole;faggots;sausage;banger;liver;kidney;tripe;giblet;sweetbread;offal;haggis;faggot
prepared-food|beef;pork;lamb;mutton;veal;venison;goat;rabbit;steak;meat;ham;gammon;bacon;brisket;meatball;egg;mayo;mayonnaise;cream;custard;patissiere;chantilly;mascarpone;ricotta;cheese;feta;brie;camembert;mozzarella;burrata;gorgonzola;roquefort;halloumi;paneer;tofu;seitan;tempeh;pasta;noodle;spaghetti;macaroni;lentil;chickpea;quinoa;couscous;bulgur;potato
cooked-rice|rice;basmati
raw-egg|yolk
`

/** Dishes whose names shops print on dry goods and jars too, so that in the pantry they say nothing. */
export const shelfDishNames =
  'sauce;stock;broth;dip;puree;salsa;pesto;custard;dal;daal;dhal;dahl;ramen;taco;wrap;porridge;stuffing;dumpling;hummus;houmous;curry;masala;korma;madras;vindaloo;jalfrezi;tikka masala;rogan josh;gravy;compote;chilli;meal;lunch;dinner;supper;bake;mash;hash;pie;gyoza;samosa'

/** What keeps whatever its name begins with: 'fish sauce', 'cheese crackers', 'chicken seasoning'. */
export const longKeepingNames =
  'sauce;seasoning;spice;rub;powder;cube;stock cube;granule;mix;crisp;cracker;biscuit;straw;puff;crouton;oil;vinegar;ketchup;mustard;pickle;relish;chutney;jam;jelly;marmalade;curd;honey;syrup;salt;pepper;paste;flavouring;flavoring;essence;extract;cereal;flour;bread;roll;bun;cake;chocolate;sweet;candy;bar;butter;margarine;yoghurt;yogurt;milk;soda;wine;beer;ale;stout;sherry;port;liqueur;gin;vodka;rum;whisky;ice cream;jerky;biltong;treat;food;glue;foil;plant;bait'
