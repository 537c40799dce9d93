/**
 * Words on a receipt that say a thing is not eaten, by the shelf they stand on: shelf | words. A word that ends in '*' is a
 * stem: 'shampoo*' also finds 'shampoos'. Two words with a space must stand side by side. Example: 'dish soap'.
 */
export const notFoodTable = `
bags|plastic bag*;paper bag*;shopping bag*;carrier bag*;bag fee;bag charge;reusable bag*;garbage bag*;trash bag*;bin bag*;bin liner*;bin liners;kitchen bag*;ziploc*;ziplock*;sandwich bag*;freezer bag*;lunch bag*;tote bag*;tragetasche;tuete;sac plastique
deposit|deposit*;bottle dep;btl dep;recycl*;recyc;ecology;ecofee;eco fee;enviro;env fee;crf;crv;pfand;leergut;redemp*;consigne;container fee
household|detergent*;det;laundry;lndry;softener*;bleach*;blech;dryer sheet*;fabric soft*;fabreze;febreze*;lysol*;clorox*;cleaner*;clnr;cleanser*;cleaning;disinfect*;windex;dishwash*;dish soap;hand dish;dish liq*;dishliq;cascade;palmolive;sponge*;scrub*;scourer*;scour*;mop;broom*;duster*;swiffer*;air fresh*;febrez;candle*;matches;lighters;charcoal;foil;alum foil;cling film;cling wrap;saran*;plastic wrap;parchment;wax paper;baking paper;tissue*;tissu;facial tis*;fcl tis;facial;kleenex*;paper towel*;ppr towel*;ppr twl*;paper twl*;papr twl*;kitchen roll*;kitchen towel*;toilet*;bathroom tissue;bath tis*;bath tissue;toilet paper;tp roll*;charmin*;cottonelle*;bounty towel*;napkin*;serviette*;paper plate*;paper cup*;plastic cup*;cutlery;drinking straw*;toothpick*;batter*y;batteries;battery;btry;duracell;energizer;light bulb*;lightbulb*;bulb led;led bulb*;led light*;bulbs;extension cord;tide;gain det*;downy;bounce;persil;ariel;vim;finish tab*
care|shampoo*;shamp;conditioner*;conditionr*;condtnr;hair*;hairspray;gel hair;dtnglr;detangl*;soap*;body wash*;baby wash*;hand wash*;handwash*;bdy wsh;lotion*;lotn;sun cream*;sunscreen*;sunblock*;spf*;deodor*;deod;deodrnt;antipersp*;toothpaste*;tthpst*;toothpst*;tooth paste;toothbrush*;tthbrsh*;colgate*;crest;listerine*;mouthwash*;floss*;razor*;shaving;shave gel;shaver*;gillette;cosmetic*;mascara;lipstick*;lip balm;chapstick*;nail polish;cotton*;q tip*;qtip*;tampon*;tampax;pads;maxi pad*;always;kotex;feminine;condom*;vaseline*;sudocrem*;baby powder*;cream face;face cream;moistur*;perfume*;makeup;remover;wet wipe*;wipe;wipes
baby|diaper*;dpr*;pampers*;huggies*;nappies;nappy;baby wipe*;pacifier*;soother*;pull ups
pharmacy|pharmacy;rx;prescription*;presc;tylenol*;advil*;aspirin*;ibuprofen*;acetamin*;paracetamol*;allergy;claritin*;reactine*;benadryl*;vitamin;vitamins;multivit*;supplement*;bandage*;bandaid*;band aid*;ointment*;cough;throat loz*;antacid*;tums;pepto*;pregnancy;prg tst;preg test;systane*;contact len*;eye drop*;melatonin;omega caps
pets|dog;dogs;cat;cats;kitten;puppy;pet food*;kitty;litter*;purina*;pedigree*;whiskas*;friskies*;iams;meow mix;fancy feast;bird seed*;milkbone*;milk bone
clothing|apparel;shirt*;tshirt*;t shirt*;sock;socks;pants;trouser*;jeans;shorts;underwear;inerwr*;hosry;hosiery;bra;bras;shoe*;sandals;slipper*;glove;gloves;mitt;mittens;hat;hats;cap men;scarf;jacket*;coat;coats;hoodie*;dress girl*;ladies*;mens;men s;womens;sportwear;sportswear;costum*;costume*;pyjama*;pajama*;apparel
home|stock pot*;frying pan*;fry pan*;sauce pan*;skillet*;bowl*;plate*;mug;mugs;glassware;corelle*;tumbler*;chopstick*;cutting board*;knife*;knives;spatula*;kettle*;toaster*;blender*;towel*;bedding;pillow*;sheet set;blanket*;curtain*;furniture;lamp;paint;paints;woodcare;stain wood;varnish;tool*;screw*;hammer;sensor;stud;tape;glue;gardening;garden hose*;soil;fertil*;seed packet*;flower;flowers;bouquet*;plants;potted plant*;house plant*;orchid*;tulip*;floral;vase*;storage bin*;container set;lunch box*;thermos*;hanger*;ceramic
leisure|toy;toys;lego*;doll;dolls;game;games;puzzle*;ball;balls;hula hoop;chalk;crayon*;pencil*;pen;pens;marker*;notebook*;paper pad;envelope*;stamp;stamps;greeting card*;grtng crd*;card bday;birthday card*;magazine*;newspaper*;book;books;dvd*;video;bead*;balloon*;gift wrap*;ribbon*;gift bag*
money|gift card*;giftcard*;gift crd*;gc visa;phone card*;prepaid*;lottery;lotto*;ticket*;tobacco;cigar*;marlboro*;charity;donation*;donat;service fee;delivery fee;delivery;gratuity;postage;bus pass;propane
motor|gasoline;fuel;unleaded;diesel;motor oil;antifreeze;windshield*;wiper*;washer fluid;car wash
`

/**
 * What a till calls its departments: heading | food, not food or mixed. A heading is often printed with a number before it
 * ('21-GROCERY'). Example: 'produce|food'.
 */
export const departmentTable = `
grocery|mixed
groceries|mixed
food|food
dairy|food
dairy frozen|food
frozen|food
frozen food|food
frozen foods|food
refrig frozen|food
refrigerated|food
produce|food
fruit|food
fruit veg|food
fruit and veg|food
fruits and vegetables|food
vegetables|food
fresh produce|food
meat|food
meats|food
fresh meat|food
butcher|food
poultry|food
seafood|food
fish|food
deli|food
delicatessen|food
bakery|food
bakery commercial|food
bakery instore|food
in store bakery|food
baked goods|food
bread|food
bulk food|food
bulk foods|food
bulk|food
natural foods|food
natural value|food
organic|food
health food|food
international foods|food
prepared foods|food
ready meals|food
hmr|food
sushi|food
snacks|food
candy|food
confectionery|food
beverages|food
beverage|food
drinks|food
soft drinks|food
liquor|food
beer|food
wine|food
beer wine|food
spirits|food
pantry|food
baby food|food
home|not food
home health|not food
health|not food
health and beauty|not food
health beauty|not food
hba|not food
hbc|not food
gm|not food
general merchandise|not food
general merch|not food
gen merchandise|not food
household|not food
housewares|not food
cosmetics|not food
beauty|not food
personal care|not food
pharmacy|not food
drug|not food
baby care|mixed
baby|mixed
pet|not food
pets|not food
pet food|not food
pet care|not food
apparel|not food
clothing|not food
entertainment|not food
electronics|not food
toys|not food
seasonal|not food
floral|not food
flowers|not food
garden|not food
garden centre|not food
cards|not food
stationery|not food
tobacco|not food
lottery|not food
gift cards|not food
fuel|not food
customer service|not food
service counter|not food
front end|not food
misc|mixed
miscellaneous|mixed
other|mixed
non department|mixed
taxable|mixed
taxable grocery|mixed
non taxable|mixed
regular|mixed
mix match deals|mixed
`
