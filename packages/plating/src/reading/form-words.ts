import type { DishForm } from '../picture-description'

/**
 * Words that name the form of a dish, in the languages recipes come in. They are looked for in the dish's own name: the
 * part of a title before 'with'. In English the last one counts ('salad wrap' is a wrap, 'tortilla soup' a soup).
 */
export const formWords: readonly (readonly [DishForm, string])[] = [
  ['clear-soup', 'broth|consommé|barszcz|borscht|clear soup|miso soup|bouillon'],
  [
    'noodle-soup',
    'ramen|thukpa|pho|laksa|noodle soups?|chicken noodle soup|tortellini soup|udon soup|noodle broth',
  ],
  [
    'soup',
    'soups?|bisque|chowder|gazpacho|minestrone|velouté|suppe|cremesuppe|soupe|potage|zuppa|vellutata|sopa|soppa|caldo|lohikeitto|keitto|leves|zupa|polévka|polievka|čorba|çorba|lablabi|ribollita|pasta e ceci|pasta e fagioli|tom kha|tom yum|ajiaco|mane[sš]tra|salmorejo|vichyssoise|pozole|ukha|żurek|eintopf|avgolemono|harira|chawanmushi|mulligatawny|\\w+suppe|\\w+soppa|\\w+leves',
  ],
  [
    'stew',
    'stews?|sudado|rougail|rougail saucisse|piperade|red red|goulash|gulasch|gulyás|pörkölt|porkolt|ragout|casserole stew|chill?i|chilli con carne|tagine|tajine|jjigae|gumbo|guiso|feijoada|cassoulet|bourguignon|ratatouille|lecs[oó]|caponata|hotpot|pot-au-feu|brudet|moqueca|cioppino|bouillabaisse|fesenjan|basquaise|ropa vieja|porotos|sambar|adobo|coq au vin|navarin|daube|stifado|ful medames|loubieh|baked beans|gigantes|saganaki|étouffée|mole|rendang|wot|wat|ragu|marharagu|peperonata|stoofpot|gryta|gryde|estofado|potage|cacciatore|stroganoff|fricassee|blanquette|shank|gulás|braised beef|sugo|manchow',
  ],
  [
    'curry',
    'curry|curries|korma|dal|dhal|daal|masala|tikka|vindaloo|madras|jalfrezi|butter chicken|palak paneer|saag|makhani|chana|channa|moilee|rogan josh|katsu curry|paneer|dopiaza|bhuna|balti|chole|rajma|curried \\w+',
  ],
  [
    'salad',
    'salads?|salat|salade|insalata|ensalada|sallad|saláta|sałatka|šalát|slaw|coleslaw|fattoush|tabbouleh|tabouli|panzanella|som tam|fatteh|kachumbari|waldorf|kartoffelsalat|\\w+salat|\\w+sallad|\\w+salade|ceviche|tartare|poke salad|larb|goma-ae|horiatiki|goi',
  ],
  ['laid-slices', 'caprese|caprese salad|insalata caprese|carpaccio|beetroot carpaccio'],
  [
    'composed-plate',
    'cobb salad|gado-gado|niçoise|salade niçoise|nicoise salad|antipast[io]|mezze( platter)?|cheese board|charcuterie board|ploughman.?s|platter|grazing board|cold cuts|bento',
  ],
  [
    'grain-bowl',
    'bowls?|buddha bowl|grain bowl|poké bowl|poke|bibimbap|burrito bowl|donburi|oyakodon|gyudon|katsudon|taco bowls?|rice bowl|quinoa bowl|chirashi|bun cha|bún chả|bun thit nuong|bún',
  ],
  [
    'long-pasta',
    'spaghetti|linguine|tagliatelle|fettuccine|pappardelle|bucatini|noodles|chow mein|lo mein|pad thai|yaki ?udon|yakisoba|udon|soba|carbonara|cacio e pepe|aglio e olio|bolognese|amatriciana|pad see ew|mie goreng|japchae|dan dan noodles|capellini|spagetti|nudeln|vermicelli|noodle bowls?|alfredo|fideu[aà]|singapore noodles|vongole',
  ],
  [
    'short-pasta',
    'pasta|penne|fusilli|rigatoni|macaroni|mac and cheese|mac n cheese|mac & cheese|mac’n’cheese|orecchiette|schupfnudeln|farfalle|gnocchi|orzo|spätzle|käsespätzle|älplermagronen|tortellini|ravioli|conchiglie|cavatelli|gnocchetti|pasta salad|nudelsalat|arrabbiata|pesto pasta|makaronilåda|ditali',
  ],
  [
    'baked-pasta',
    'lasagn[ae]|lasagne|cannelloni|pasta bake|baked pasta|baked ziti|pasta shells|stuffed shells|pastitsio|moussaka|parmigiana|aubergine parmigiana|eggplant parmesan|tuna bake|timballo|pasticcio|nudelauflauf|enchiladas?',
  ],
  ['risotto', 'risotto|orzotto|congee|arroz caldoso|jook|risotti|okayu'],
  [
    'rice-dish',
    'rice|risi|arroz|paella|pilaf|pilau|pulao|biryani|jambalaya|jollof|fried rice|nasi goreng|koshari|mujadara|gallo pinto|kedgeree|rice and peas|red beans and rice|couscous|bulgur|tabbouleh warm|reis|reispfanne|plov|pilafi|chelo|tahdig|polo|quinoa|kasha|dirty rice|rijst|upma|arancini rice|thai fried rice',
  ],
  [
    'stir-fry',
    'stir-?fry|stir-fried \\w+|kung pao|sweet and sour|chop suey|pad krapow|krapow|saltado|mapo|thai basil|basil chicken|wokpfanne|wok|bulgogi|teriyaki|szechuan|sichuan|hash|pfanne|poêlée|thoran|beef and broccoli|general tso|sauté|sautéed|\\w+pfanne|fajita pan|hakka|picadillo|pan-fried \\w+|pyttipanna|gröstl|kottu roti|salteado|mushroom pan',
  ],
  [
    'sheet-pan',
    'sheet-?pan|traybake|tray bake|one-pan roast|ofengemüse|roasted vegetables|fajitas|blech|plåt|oven tray',
  ],
  [
    'roast',
    'roast(ed)? (chicken|turkey|duck|goose)|whole chicken|roast bird|brathähnchen|poulet rôti|pollo arrosto|beer can chicken|spatchcock(ed)? chicken',
  ],
  [
    'plated-main',
    'bifteki|fish and chips|fish & chips|soutzoukakia|pljeskavica|steaks?|fillets?|chops?|cutlets?|schnitzel|cotoletta|escalopes?|meatballs?|köttbullar|frikadeller|sausages?|bangers|duck breast|chicken breasts?|pork tenderloin|tafelspitz|sauerbraten|roast (beef|lamb|pork)|rack of lamb|pot roast|brisket|confit|kotlet|piccata|saltimbocca|milanese|milanesa|kyiv|kiev|klopse|fish and chips|meunière|amandine|ribs|scottadito|polpette|albondigas|kofte|köfte|kofta|bratwurst|rouladen|blackened \\w+|grilled (fish|salmon|chicken)|fried chicken|buttermilk chicken|wings|carnitas|escovitch|escovitch fish|pulled pork|baked (cod|salmon|fish|chicken)|baked ham|carp|trout|mackerel|halibut|sea bass|cod|tuna steaks?|scallops?|pollo asado|souvlaki plate|surf and turf|grits',
  ],
  [
    'shellfish-pot',
    'gambas|gambas al ajillo|moules|mussels|clams|vongole veraci|marinière|cockles|seafood boil|boil',
  ],
  ['burger', 'burgers?|hamburgers?|cheeseburgers?|sliders?|hamburgare'],
  [
    'sandwich',
    'sandwich(es)?|club|panini|panino|toastie|grilled cheese|blt|bánh mì|banh mi|sub|hoagie|baguette|pan bagnat|arepas?|pita pockets?|bagels?|croque|reuben|po.?boy|tramezzini|pitta|torta ahogada|sando|smörgås|broodje|bocadillo|muffuletta|hot dogs?|gyros?|doner|döner|döner kebab|doner kebab|lobster rolls?|sloppy joes?',
  ],
  [
    'toast',
    'toasts?|smørrebrød|bruschetta|crostini|tartine|avocado toast|welsh rarebit|french toast|rarebit|montaditos|pan con tomate|eggs benedict',
  ],
  ['taco', 'tacos?|tostadas?|gringas|taquitos|tacos al pastor'],
  [
    'wrap',
    'wraps?|burritos?|fajita wraps?|shawarma|kati rolls?|dürüm|falafel wrap|chimichangas?|piadina|roti wrap',
  ],
  ['lettuce-cups', 'lettuce (cups|wraps)|lettuce tacos|san choy bow|salad boats|endive boats|lettuce boats'],
  ['pizza', 'pizzas?|pizzette|flammkuchen|tarte flambée|pissaladière|lahmacun|pide|pinsa|margherita'],
  [
    'flatbread',
    'flatbreads?|quesadillas?|naan|chapatis?|roti|paratha|manakish|piadine|focaccia|tortillas|pitas|lavash|fladenbrot|msemen|injera|khachapuri|socca|farinata|foccacia',
  ],
  [
    'pie',
    'pies?|pot pie|tourte|tourtière|empanada gallega|spanakopita|börek|borek|vol-au-vents?|galette|torta salata|strudel|wellington|apple pie|pecan pie|pumpkin pie|tiropita|pastel|beef wellington|apfelstrudel|kulebiaka|pastilla|bastilla',
  ],
  [
    'turnovers',
    'empanadas?|pasty|pasties|turnovers?|calzoni?|salteñas|chaussons?|hand pies?|pastelitos|fatayer|pirozhki|piroshki',
  ],
  [
    'quiche',
    'quiches?|savou?ry tart|zwiebelkuchen|tomato tart|onion tart|leek tart|tarte à l.oignon|flan salé',
  ],
  ['omelette', 'omelettes?|omelets?|omelett|omelete|tortang talong|egg foo young|omurice|tortilla francesa'],
  [
    'frittata',
    'frittatas?|tortilla española|spanish omelette|spanish tortilla|kuku(?! paka)|kuku sabzi|egg bake|tortilla de patatas?|corn ?bread|spanish potato omelette|egg casserole|dutch baby',
  ],
  [
    'eggs-in-pan',
    'ojja|chakchouka|(œ|oe)ufs (en )?cocotte|shakshuka|shakshouka|strapatsada|kagianas|eggs in purgatory|skillet eggs|baked eggs|huevos rancheros|menemen|huevos rotos|eggs en cocotte|provoleta|fondue|queso fundido|raclette',
  ],
  [
    'egg-plate',
    'scrambled eggs?|huevos pericos|turkish eggs|çılbır|cilbir|poached eggs|fried eggs|rührei|eggs florentine|uova|full english|breakfast plate|full breakfast|œufs brouillés|migas|fried egg|scramble',
  ],
  [
    'egg-halves',
    'devilled eggs|deviled eggs|stuffed eggs|egg mimosa|œufs mimosa|scotch eggs?|pickled eggs|russian eggs|soy eggs|ajitama|boiled eggs?',
  ],
  [
    'pancakes',
    'pancakes?|hotcakes?|waffles?|waffeln|flapjacks stack|pfannkuchen|pannekaker|american pancakes|pannkakor|kaiserschmarrn|drop scones|pikelets|gaufres|plättar|hot cakes|syrniki',
  ],
  [
    'flat-cakes',
    'cr[eê]pes?|bubble and squeak|crespelle|blinis?|palacinky|palatschinken|palacsinta|chilla|cheela|dosas?|uttapam|pajeon|jeon|spring onion pancakes|okonomiyaki|potato pancakes|pupusas?|injera pancakes|galettes bretonnes|eierkuchen|pannenkoeken|moo shu|scallion pancakes|latkes|rösti|boxty|oatcakes|buckwheat crepes|hash browns?|reibekuchen|kartoffelpuffer',
  ],
  [
    'porridge',
    'porridge|khichuri|khichdi|kitchari|oatmeal|oats|overnight oats|müsli|muesli|bircher|bircher muesli|granola|semolina pudding|rice pudding|milchreis|grießbrei|polenta|grits|chia pudding|risalamande|risengrynsgrød|cream of wheat|grøt|gröt|sticky rice|arroz con leche|riz au lait|arroz doce|kheer|smoothie bowls?|acai bowls?|açaí bowls?|yogh?urt bowls?|parfait bowl|firni|mango sticky rice|griessbrei|havregrynsgröt',
  ],
  [
    'dumplings',
    'dumplings?|pierogi|gyoza|wontons?|momos?|potstickers|manti|maultaschen|knödel|klöße|vareniki|pelmeni|jiaozi|dim sum|khinkali|bao|baozi|canederli|semmelknödel|kroppkakor|har gow|shumai|siu mai|matzo balls|kopytka|ravioli dolci',
  ],
  [
    'skewers',
    'skewers?|kebabs?|satay|souvlaki|yakitori|brochettes?|shashlik|shish|shish taouk|spiedini|anticuchos|kabobs?|šašlik|pinchos|espetadas|suya',
  ],
  [
    'rolls',
    'summer rolls?|sushi|maki|nori rolls?|rice paper rolls?|fresh rolls|spring rolls fresh|california rolls?|gimbap|kimbap|onigiri|temaki|nigiri|futomaki|vietnamese rolls|rice rolls|goi cuon|sarma|dolmades|dolma|stuffed vine leaves|cabbage rolls|sarmale|gołąbki|stuffed cabbage|rouladen rolls',
  ],
  [
    'pastry-rolls',
    'sigara böreği|sausage rolls?|spring rolls?|egg rolls?|cigars?|filo rolls?|musakhan rolls?|lumpia|samosas?|rugelach|pigs in blankets|cheese straws?|taquito rolls|cannoli|nems|crêpes rolls|churros|böreği|flautas|harumaki|loempia',
  ],
  [
    'gratin',
    "gratin|lancashire hotpot|lancashire hot pot|dauphinoise|bake|casserole|shepherd'?s pie|cottage pie|fish pie|cauliflower cheese|jansson'?s temptation|bobotie|auflauf|überbackene?|kartoffelgratin|scalloped potatoes|hotdish|cassolette|parmentier|gomes de sá|brandade|tian|potatoes au gratin|flygande jacob|green bean casserole|ovenschotel|gratäng|gratinado|boulangère|hachis|tamale pie|tater tot|popper casserole|baked potato(es)? casserole|strata|brunch bake|toad in the hole",
  ],
  [
    'filled-vegetables',
    '(tomates|poivrons|courgettes|légumes) farcie?s|gefüllte \\w+|stuffed (\\w+ )?(peppers?|aubergines?|courgettes?|mushrooms|tomatoes|onions|zucchini|eggplants?|squash|pumpkin|potatoes)|[iİ]mam bay[iı]ld[iı]|gefüllte paprika|loaded potatoes|baked potato(es)?|jacket potato(es)?|potato skins|hasselback potatoes|charred aubergine|baked sweet potato(es)?|papas rellenas|chiles rellenos|stuffed bell peppers|zucchini boats|courgette boats|gevulde paprika|töltött paprika|karnıyarık',
  ],
  [
    'fritters',
    'fritters?|smažený sýr|fried cheese|bhajis?|pakoras?|falafel|croquettes?|croquetas|fishcakes?|fish cakes|arancini|hush puppies|tempura|karaage|tots|bratlinge?|puffer|bouletten|frikadellen|beignets savoury|crab cakes|rissoles|acarajé|aloo tikki|vada|bitterballen|(chicken|fish|veggie) nuggets|kroketten|kibbeh|patties|veggie burgers patties|\\w+-bratlinge|polpettine|röstis|onion rings|calamari|glamorgan sausages|scotch egg|mozzarella sticks',
  ],
  [
    'mash',
    'mash|mashed potato(es)?|colcannon|champ|purée|stamppot|pommes purée|mashed \\w+|kartoffelpüree|clapshot|stoemp|potetmos|rotmos|aligot|skordalia|mousseline',
  ],
  [
    'vegetables',
    'greens|green beans|brussels sprouts|roast cauliflower|roast carrots|roast potatoes|braised (red )?cabbage|aloo gobi|sprouts|asparagus|ratatouille roast|glazed carrots|creamed spinach|rotkohl|sauerkraut|rajas|rajas con crema|wedges|fries|chips|honey carrots|roast vegetables|broccoli|cauliflower|green bean|kale|cabbage|okra|bhindi|patatas bravas|peas|mushrooms|corn on the cob|roasted (carrots|broccoli|cauliflower|potatoes|brussels sprouts|beets)|caponatina|creamed corn|elote|pommes frites|bratkartoffeln|hasselback',
  ],
  [
    'cake',
    'cakes?|gâteau|torte|torta|tarta|kuchen|cheesecake|sponge|victoria sponge|carrot cake|bundt|tårta|kaka|roulade|swiss roll|layer cake|\\w+kuchen|\\w+torte|\\w+tårta|\\w+kaka|trifle cake|tortino|tortini|lava cakes?|fondants?|panettone|stollen cake|babka cake|gugelhupf|castella|kladdkaka|devil.?s food|red velvet|basbousa|revani|pastel de tres leches|tres leches|genoise|opera|pandan cake|coffee cake',
  ],
  [
    'loaf',
    'nut roast|meat ?loaf|salmon loaf|hackbraten|terrine|banana bread|loaf cake|pound cake|zucchini bread|lemon drizzle( cake)?|gingerbread loaf|pumpkin bread|tea ?loaf|ginger cake|strawberry bread|courgette bread|fruit loaf|date loaf|cake salé|plumcake|(apple|blueberry|cranberry|cherry|chocolate|cinnamon) bread|bara brith|quick bread|barmbrack',
  ],
  [
    'tart',
    'tarts?|tartlets?|tarte|crostata|tarte tatin|bakewell|frangipane|custard tarts?|lemon meringue pie|key lime pie|banoffee|obsttorte|pastéis de nata|tartelettes?|linzer torte|treacle tart|flan|galette des rois',
  ],
  [
    'crumble',
    'crumbles?|cobblers?|crisp|brown betty|streusel|apple crisp|smulpaj|clafoutis|bread and butter pudding|bread pudding|sticky toffee pudding|betty|pudding cake|buckle|brotauflauf',
  ],
  [
    'cookies',
    'cookies?|biscuits?|biscotti|shortbread|plätzchen|kekse?|kakor|macarons?|macaroons?|coconut tops|kokosmakronen|vanilla crescents|vanillekipferl|kipferl|cinnamon stars|zimtsterne|ginger biscuits|pepparkakor|gingerbread( men| people)?|snickerdoodles?|crackers?|amaretti|lebkuchen|thumbprint cookies?|speculoos|sablés|oatcakes biscuits|florentines|crescents|stars|cantuccini|linzer cookies|makronen|cavallucci|alfajores|småkakor|galletas|ginger nuts|jammie dodgers|spritzgebäck',
  ],
  [
    'bars',
    'brownies?|blondies?|bars?|flapjacks?|traybake cake|baklava|fudge|granola bars?|tray ?cake|millionaire.?s shortbread|lemon bars|rocky road|nanaimo bars|halva|turkish delight|nougat|rice krispie treats?|protein bars|energy bars|squares|parkin|energy bites bars',
  ],
  [
    'muffins',
    'muffins?|cupcakes?|fairy cakes|friands|financiers|madeleines|popovers|yorkshire puddings?|egg muffins|corn muffins|butterfly cakes',
  ],
  [
    'buns',
    'buns?|scones?|rolls|cinnamon rolls?|kanelbullar|bread rolls|dinner rolls|pão de queijo|cheese puffs|gougères|brötchen|hot cross buns|doughnuts?|donuts?|profiteroles|choux|eclairs?|éclairs?|croissants?|brioches?|brioche|hamburgerbröd|burger buns|bagels plain|pretzels?|brezeln?|semlor|krapfen|berliner|beignets|boller|bullar|danish|pastries|kolache|bollar|bao buns plain|hushpuppies',
  ],
  [
    'bread',
    'bread|loaf|sourdough|soda bread|focaccia loaf|brot|pane|pain|ciabatta|baguettes|challah|rye bread|knäckebröd|brioche loaf|bröd|brød|stollen|brood|kenyér|monkey bread|garlic bread|\\w+brot|\\w+bröd|\\w+brød|damper|roggebrood|pan de molde|zopf|babka',
  ],
  [
    'truffles',
    'truffles?|balls|energy balls|bliss balls|brigadeiros?|rum balls|bonbons|date balls|protein balls|pralines|chokladbollar|cake pops|energy bites|rumkugeln|laddu|ladoo|arrack balls|marzipan potatoes',
  ],
  ['meringue', 'pavlova|meringues?|eton mess|baiser|dacquoise|marängsviss'],
  [
    'fruit-dessert',
    'baked apples?|bratäpfel|poached pears|pears|roast(ed)? (figs|peaches|plums|pears|strawberries|rhubarb)|figs|grilled peaches|fruit salad|stewed fruit|kompott|compote|baked pears|baked peaches|obstsalat|macedonia|peach melba|poached (peaches|pears|fruit)|banana split|caramelised (bananas|apples|pineapple)|apples',
  ],
  [
    'ice-cream',
    'ice cream|gelato|sorbet|frozen yogh?urt|nice cream|granita|semifreddo|sundae|kulfi|eis|glass dessert|sherbet|helado|glace|affogato|parfait glacé|frozen custard|softis|fagylalt|is dessert',
  ],
  ['lollies', 'lollies|lolly|popsicles?|ice pops?|paletas|ice lollies|fudgesicles?'],
  [
    'cream-glass',
    'mousse|pots?|chocolate pots?|panna cotta|pudding|posset|fool|trifle|parfait|custard|crème brûlée|creme brulee|crema catalana|syllabub|zabaglione|rote grütze|tiramis[uù]|verrine|jelly|blancmange|cream dessert|crème caramel|flan de leche|leche flan|dessert glass|(?:chocolate|lemon curd|vanilla|lemon|orange|coffee|caramel|raspberry|strawberry) creams?|crema|schichtdessert|quarkspeise|pot de crème|pots de crème|eton|junket|rødgrød|kissel|fruktkräm|budino|bavarois|semolino',
  ],
  [
    'smoothie',
    'smoothies?|shakes?|milkshakes?|lassi|frappé|protein shake|frullato|batido|batida|licuado|frappuccino|piña colada|daiquiri|slushy|slush|frozen (mint )?lemonade|frozen margarita|horchata|ayran',
  ],
  [
    'cold-drink',
    'lemonade|iced tea|ice tea|iced coffee|cooler|juice|agua fresca|cordial|spritz|cocktail|mocktail|sangria|mojito|fizz|tonic|margarita|martini|negroni|punch bowl|eistee|limonade|kombucha|cold brew|limonata|gin fizz|shrub|squash drink|infused water|spritzer|soda|paloma|collins|caipirinha|bloody mary|cooler drink|sour|iced latte|kvass|saft|drink|rhubarb cordial|elderflower cordial|moscow mule|old fashioned|aperol|highball|agua',
  ],
  [
    'hot-drink',
    'tea|chai|coffee|latte|cappuccino|hot chocolate|cocoa|golden milk|mulled wine|mulled cider|glühwein|glögg|punch|hot toddy|eggnog|matcha latte|turmeric latte|kinderpunsch|espresso|kakao|chocolat chaud|atole|champurrado|salep|mint tea|masala chai|varm choklad|wassail|hot cider|chocolate caliente|bone broth drink|café|kaffee|mocha|irish coffee',
  ],
  [
    'dip',
    'dips?|hummus|guacamole|baba ganoush|baba ghanoush|muhammara|tzatziki|salsa|spread|tapenade|raita|fondue dip|pâté|pate|rillettes|whipped feta|labneh|aufstrich|liptauer|queso|spinach dip|artichoke dip|bean dip|obatzda|taramasalata|houmous|mutabal|skordalia dip|aioli|pimento cheese|moutabal|ajvar|bagna cauda|röra|seven layer dip|toum|brandade spread|mousse savoury|cheese ball',
  ],
  [
    'jar',
    'jams?|marmalade|chutney|pickles?|pickled \\w+|relish|preserves?|jelly preserve|lemon curd|curd|pesto|ketchup|mayonnaise|mayo|dressing|vinaigrette|sauce|syrup|compote jar|konfitüre|marmelade|confiture|confettura|marmellata|sylt|lekvár|kimchi|sauerkraut jar|nut butter|peanut butter|spice mix|seasoning|rub|stock|chimichurri|chili oil|chilli oil|hot sauce|gravy|honey|infused oil|ghee|fermented|salsa verde sauce|gremolata|caramel sauce|bbq sauce|barbecue sauce|tomato sauce|apple ?sauce|granola jar|syrups|sirup|aioli jar|harissa|zhoug|teriyaki sauce|marinade|salted caramel|dulce de leche|nutella|kompot jar',
  ],
  [
    'snack-bowl',
    'popcorn|trail mix|roasted (nuts|almonds|chickpeas|pumpkin seeds)|spiced nuts|crisps|chips|nachos|kale chips|candied (nuts|almonds|pecans)|granola clusters|snack mix|chex mix|olives|marinated olives|party mix|gebrannte mandeln|plantain chips|edamame|tortilla chips|pork rinds|caramel corn',
  ],
]
