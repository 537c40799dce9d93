/**
 * The commonest foods in other languages, from general dictionary knowledge: our name | German | French | Spanish | Italian |
 * Dutch | Portuguese | Swedish | Danish | Norwegian. Lists are separated by semicolons. Only words that mean one food in recipes
 * of their language stand here. German 'Rind' is no cut and French 'pâte' is half a dozen things: they are left out. Plurals
 * stand here where they are more than an added s, e, n or en.
 */
export const foreignFoodTable = `
flour|mehl;weizenmehl|farine;farine de ble;farine blanche|harina;harina de trigo|farina;farina 00;farina di grano tenero|bloem;tarwebloem|farinha;farinha de trigo|vetemjol;mjol|mel;hvedemel|mel;hvetemel
whole wheat flour|vollkornmehl;weizenvollkornmehl|farine complete|harina integral|farina integrale|volkorenmeel|farinha integral|grahamsmjol|fuldkornshvedemel|sammalt hvetemel
rye flour|roggenmehl|farine de seigle|harina de centeno|farina di segale|roggemeel|farinha de centeio|ragmjol|rugmel|rugmel
spelt flour|dinkelmehl|farine d epeautre|harina de espelta|farina di farro|speltmeel|farinha de espelta|dinkelmjol|speltmel|speltmel
cornstarch|speisestarke;maisstarke|maizena;fecule de mais|maicena;almidon de maiz|amido di mais;maizena|maizena;maiszetmeel|amido de milho;maizena|majsstarkelse;maizena|majsstivelse;maizena|maisstivelse;maizena
semolina|griess;hartweizengriess;weichweizengriess|semoule de ble;semoule fine|semola|semola;semolino|griesmeel|semola|mannagryn|semulje|semulegryn
sugar|zucker;weisszucker;kristallzucker;feinzucker|sucre;sucre en poudre;sucre semoule;sucre blanc|azucar;azucar blanco;azucar blanca|zucchero;zucchero semolato;zucchero bianco|suiker;kristalsuiker;witte suiker;fijne suiker|acucar;acucar branco|socker;strosocker|sukker|sukker
brown sugar|brauner zucker;rohrzucker|cassonade;sucre roux;sucre brun|azucar moreno;azucar morena|zucchero di canna|bruine suiker;basterdsuiker;lichtbruine basterdsuiker;rietsuiker|acucar mascavado;acucar mascavo|farinsocker;rasocker|brun farin;rorsukker|brunt sukker
powdered sugar|puderzucker;staubzucker|sucre glace|azucar glas;azucar impalpable|zucchero a velo|poedersuiker|acucar em po;acucar de confeiteiro|florsocker|flormelis|melis
vanilla sugar|vanillezucker;vanillinzucker;bourbon vanillezucker|sucre vanille|azucar vainillado;azucar avainillado|zucchero vanigliato|vanillesuiker|acucar baunilhado|vaniljsocker|vaniljesukker|vaniljesukker
salt|salz;speisesalz;meersalz|sel;sel fin;gros sel;sel de mer|sal;sal fina;sal gorda;sal marina|sale;sale fino;sale grosso|zout;zeezout|sal;sal grosso;sal fino|salt;havssalt|salt;havsalt|salt;havsalt
pepper|pfeffer;schwarzer pfeffer|poivre;poivre noir;poivre moulu|pimienta;pimienta negra;pimienta molida|pepe;pepe nero|peper;zwarte peper|pimenta preta;pimenta do reino|peppar;svartpeppar;svart peppar|peber;sort peber|pepper;sort pepper;kvernet pepper
salt and pepper|salz und pfeffer;pfeffer und salz;salz pfeffer|sel et poivre;sel poivre;poivre et sel|sal y pimienta|sale e pepe|zout en peper;peper en zout|sal e pimenta|salt och peppar;salt peppar|salt og peber|salt og pepper
egg|ei;eier|oeuf;oeufs;oeuf entier;oeufs entiers|huevo;huevos|uovo;uova;uova intere|ei;eieren|ovo;ovos|agg|aeg|egg
egg yolk|eigelb;eidotter|jaune d oeuf;jaunes d oeuf;jaunes d oeufs|yema de huevo;yemas de huevo;yema;yemas|tuorlo;tuorli|eidooier;eidooiers;eierdooier|gema;gemas;gema de ovo;gemas de ovo|aggula;aggulor|aeggeblomme;aeggeblommer|eggeplomme;eggeplommer
egg white|eiweiss;eiklar|blanc d oeuf;blancs d oeuf;blancs d oeufs|clara de huevo;claras de huevo;clara;claras|albume;albumi|eiwit;eiwitten|clara de ovo;claras de ovo;claras|aggvita;aggvitor|aeggehvide;aeggehvider|eggehvite;eggehviter
milk|milch;vollmilch;kuhmilch|lait;lait entier|leche;leche entera|latte;latte intero|melk;volle melk|leite;leite gordo;leite integral|mjolk|maelk;sodmaelk|melk;helmelk
buttermilk|buttermilch|lait ribot;babeurre|suero de leche|latticello|karnemelk|leitelho|karnmjolk|kaernemaelk|kjernemelk
cream|sahne;schlagsahne;schlagobers;schlagrahm|creme liquide;creme entiere liquide;creme fleurette|nata liquida;nata para montar;nata de montar|panna;panna fresca;panna liquida|slagroom;room|natas;nata;creme de leite fresco|vispgradde;gradde|piskeflode;flode|kremflote;flote
sour cream|saure sahne;sauerrahm;schmand|creme aigre|nata agria;crema agria|panna acida|zure room|nata azeda;creme azedo|graddfil|cremefraiche 18 %|romme;seterromme;lettromme
creme fraiche|creme fraiche|creme fraiche;creme fraiche epaisse|creme fraiche|creme fraiche|creme fraiche|creme fraiche|creme fraiche|creme fraiche;cremefraiche|creme fraiche
yogurt|joghurt;naturjoghurt|yaourt;yaourt nature;yaourts|yogur;yogur natural|yogurt;yogurt bianco;yogurt naturale|yoghurt|iogurte;iogurte natural|yoghurt;naturell yoghurt|yoghurt naturel|yoghurt naturell
quark|quark;magerquark;speisequark;topfen||||kwark||kvarg|kvark|kesam
cream cheese|frischkase;doppelrahmfrischkase|fromage a tartiner|queso crema;queso para untar|formaggio spalmabile|roomkaas|queijo creme;cream cheese|farskost;philadelphiaost|flodeost|kremost
butter|butter|beurre;beurre demi sel|mantequilla;manteca vacuna|burro|boter;roomboter|manteiga|smor|smor|smor;meierismor
margarine|margarine|margarine|margarina|margarina|margarine|margarina|margarin|margarine|margarin
cheddar cheese|cheddar|cheddar|cheddar|cheddar|cheddar|cheddar|cheddar|cheddar|cheddar
grated cheese|geriebener kase;reibekase|fromage rape|queso rallado|formaggio grattugiato|geraspte kaas|queijo ralado|riven ost|revet ost|revet ost
goat cheese|ziegenkase|fromage de chevre|queso de cabra|formaggio di capra|geitenkaas|queijo de cabra|getost|gedeost|geitost
parmesan|parmesan|parmesan|parmesano;queso parmesano|parmigiano;parmigiano reggiano|parmezaan;parmezaanse kaas|parmesao;queijo parmesao|parmesan;parmesanost|parmesan;parmesanost|parmesan
gruyere|greyerzer|gruyere;gruyere rape|gruyere|groviera|gruyere|gruyere|gruyere|gruyere|gruyere
mozzarella|mozzarella|mozzarella|mozzarella|mozzarella;mozzarella di bufala|mozzarella|mozarela|mozzarella|mozzarella|mozzarella
water|wasser;kaltes wasser;warmes wasser;lauwarmes wasser;kochendes wasser|eau;eau froide;eau chaude;eau tiede;eau bouillante|agua;agua fria;agua tibia;agua caliente|acqua;acqua fredda;acqua calda;acqua tiepida|water;koud water;warm water;lauw water|agua;agua fria;agua quente;agua morna|vatten;kallt vatten;ljummet vatten|vand;koldt vand;lunkent vand|vann;kaldt vann;lunkent vann
oil|ol;pflanzenol;speiseol;neutrales ol|huile;huile vegetale;huile neutre|aceite;aceite vegetal|olio;olio di semi;olio vegetale|olie;plantaardige olie;zonnebloem olie|oleo;oleo vegetal|olja;matolja;neutral olja|olie;neutral olie|olje;noytral olje
olive oil|olivenol;natives olivenol;natives olivenol extra|huile d olive;huile d olive vierge;huile d olive extra vierge;huile d olive vierge extra|aceite de oliva;aceite de oliva virgen extra;aceite de oliva virgen;aove|olio d oliva;olio di oliva;olio extravergine d oliva;olio extravergine di oliva;olio evo;olio extravergine|olijfolie;extra vierge olijfolie|azeite;azeite de oliva|olivolja|olivenolie|olivenolje
sunflower oil|sonnenblumenol|huile de tournesol|aceite de girasol|olio di girasole;olio di semi di girasole|zonnebloemolie|oleo de girassol|solrosolja|solsikkeolie|solsikkeolje
canola oil|rapsol|huile de colza|aceite de colza|olio di colza|koolzaadolie|oleo de colza|rapsolja|rapsolie|rapsolje
sesame oil|sesamol|huile de sesame|aceite de sesamo|olio di sesamo|sesamolie|oleo de sesamo;oleo de gergelim|sesamolja|sesamolie|sesamolje
white wine vinegar|weissweinessig|vinaigre de vin blanc|vinagre de vino blanco|aceto di vino bianco|wittewijnazijn|vinagre de vinho branco|vitvinsvinager|hvidvinseddike|hvitvinseddik
red wine vinegar|rotweinessig|vinaigre de vin rouge|vinagre de vino tinto|aceto di vino rosso|rodewijnazijn|vinagre de vinho tinto|rodvinsvinager|rodvinseddike|rodvinseddik
balsamic vinegar|balsamico;aceto balsamico;balsamessig|vinaigre balsamique|vinagre balsamico|aceto balsamico|balsamicoazijn|vinagre balsamico|balsamvinager|balsamicoeddike;balsamico|balsamicoeddik;balsamico
apple cider vinegar|apfelessig|vinaigre de cidre|vinagre de manzana|aceto di mele|appelazijn|vinagre de maca;vinagre de sidra|appelcidervinager|aeblecidereddike|eplecidereddik
onion|zwiebel;zwiebeln;gemusezwiebel|oignon;oignons;oignon jaune;oignons jaunes|cebolla;cebollas|cipolla;cipolle;cipolla bianca;cipolla dorata|ui;uien|cebola;cebolas|lok;gul lok;gula lokar|log|lok;gul lok
red onion|rote zwiebel;rote zwiebeln|oignon rouge;oignons rouges|cebolla roja;cebolla morada;cebollas rojas;cebollas moradas|cipolla rossa;cipolle rosse;cipolla di tropea|rode ui;rode uien|cebola roxa;cebolas roxas|rodlok;rodlokar|rodlog|rodlok
shallot|schalotte;schalotten|echalote;echalotes|chalota;chalotas;escalonia|scalogno;scalogni|sjalot;sjalotten;sjalotje;sjalotjes|chalota;chalotas|schalottenlok;schalottenlokar|skalotteloeg;skalottelog|sjalottlok
green onion|fruhlingszwiebel;fruhlingszwiebeln;lauchzwiebel;lauchzwiebeln|oignon nouveau;oignons nouveaux;cebettes|cebolleta;cebolletas;cebollino verde|cipollotto;cipollotti|lente ui;lente uien;lenteui;lenteuitje;lenteuitjes;bosui;bosuien;bosuitje;bosuitjes|cebolinha;cebolinhas|salladslok|forarslog|varlok
garlic|knoblauch;knoblauchzehe;knoblauchzehen|ail;gousse d ail;gousses d ail|ajo;ajos|aglio|knoflook;knoflookteen;knoflooktenen;teentje knoflook;teentjes knoflook|alho|vitlok;vitloksklyfta;vitloksklyftor|hvidlog|hvitlok
leek|lauch;porree|poireau;poireaux|puerro;puerros|porro;porri|prei|alho frances;alho poro|purjolok|porre;porrer|purre
ginger|ingwer|gingembre;gingembre frais|jengibre|zenzero;zenzero fresco|gember;verse gember|gengibre|ingefara|ingefaer|ingefaer
carrot|karotte;karotten;mohre;mohren;mohrrube;mohrruben;rubli|carotte;carottes|zanahoria;zanahorias|carota;carote|wortel;wortels;wortelen;worteltje;worteltjes|cenoura;cenouras|morot;morotter|gulerod;gulerodder|gulrot;gulrotter
potato|kartoffel;kartoffeln;erdapfel|pomme de terre;pommes de terre|patata;patatas;papa;papas|patata;patate|aardappel;aardappels;aardappelen|batata;batatas|potatis;potatisar|kartoffel;kartofler|potet;poteter
sweet potato|susskartoffel;susskartoffeln|patate douce;patates douces|boniato;boniatos;batata;camote|patata dolce;patate dolci|zoete aardappel;zoete aardappelen;zoete aardappels|batata doce;batatas doces|sotpotatis|sod kartoffel;sode kartofler|sotpotet
tomato|tomate;tomaten|tomate;tomates|tomate;tomates|pomodoro;pomodori|tomaat;tomaten|tomate;tomates|tomat;tomater|tomat;tomater|tomat;tomater
cherry tomatoes|kirschtomaten;cherrytomaten;cocktailtomaten|tomates cerises|tomates cherry;tomate cherry|pomodorini|cherrytomaten;kerstomaten;cherrytomaatjes;kerstomaatjes|tomates cereja;tomate cereja|korsbarstomater;cocktailtomater|cherrytomater|cherrytomater
tomato paste|tomatenmark|concentre de tomate;concentre de tomates|tomate concentrado;concentrado de tomate|concentrato di pomodoro;doppio concentrato di pomodoro|tomatenpuree|concentrado de tomate|tomatpure|tomatpure;tomatkoncentrat|tomatpure
canned tomatoes|dosentomaten;tomaten aus der dose;gehackte tomaten|tomates concassees;tomates pelees|tomate triturado;tomates en conserva;tomate en lata|pomodori pelati;pelati;polpa di pomodoro|tomatenblokjes;tomaten uit blik;gepelde tomaten|tomate pelado;tomates pelados|krossade tomater|hakkede tomater;flaede tomater|hermetiske tomater;hakkede tomater
passata|passierte tomaten|coulis de tomates|tomate frito natural|passata di pomodoro;passata|gezeefde tomaten|polpa de tomate|passerade tomater|passerede tomater|passerte tomater
tangerine|mandarine;mandarinen|mandarine;mandarines;clementine;clementines|mandarina;mandarinas|mandarino;mandarini|mandarijn;mandarijnen|tangerina;tangerinas|mandarin;mandariner|mandarin;mandariner|mandarin;mandariner
bell pepper|paprika;paprikaschote;rote paprika;paprikaschoten|poivron;poivrons;poivron rouge;poivrons rouges|pimiento;pimientos;pimiento rojo;pimientos rojos|peperone;peperoni;peperone rosso;peperoni rossi|paprika;rode paprika;rode paprikas|pimento vermelho;pimentao;pimentao vermelho|paprika;rod paprika|peberfrugt;rod peberfrugt;peberfrugter|paprika;rod paprika
green bell pepper|grune paprika|poivron vert;poivrons verts|pimiento verde;pimientos verdes|peperone verde;peperoni verdi|groene paprika;groene paprikas|pimento verde;pimentao verde|gron paprika|gron peberfrugt|gronn paprika
yellow bell pepper|gelbe paprika|poivron jaune;poivrons jaunes|pimiento amarillo;pimientos amarillos|peperone giallo;peperoni gialli|gele paprika;gele paprikas|pimento amarelo;pimentao amarelo|gul paprika|gul peberfrugt|gul paprika
paprika|paprikapulver;edelsusses paprikapulver;paprikapulver edelsuss|paprika;paprika doux|pimenton;pimenton dulce|paprika;paprika dolce|paprikapoeder|pimentao doce;colorau;paprica|paprikapulver|paprikapulver|paprikapulver
chilli|chilischote;chilischoten;chili;rote chili;rote chilischote|piment rouge;piment frais;piments|guindilla;guindillas;chile rojo|peperoncino;peperoncini;peperoncino fresco|rode peper;spaanse peper;chilipeper|malagueta;piri piri;pimenta vermelha|chili;rod chili;rod chilifrukt|chili;rod chili|chili;rod chili
zucchini|zucchini;zucchetti|courgette;courgettes|calabacin;calabacines|zucchina;zucchine;zucchino|courgette;courgettes|curgete;curgetes;abobrinha;abobrinhas|zucchini;squash|squash;courgette|squash
eggplant|aubergine;auberginen;melanzani|aubergine;aubergines|berenjena;berenjenas|melanzana;melanzane|aubergine;aubergines|beringela;beringelas;berinjela;berinjelas|aubergine|aubergine;auberginer|aubergine
cucumber|gurke;gurken;salatgurke|concombre;concombres|pepino;pepinos|cetriolo;cetrioli|komkommer;komkommers|pepino;pepinos|gurka;gurkor|agurk;agurker|agurk;slangeagurk
spinach|spinat;blattspinat;babyspinat|epinard;epinards;pousses d epinards|espinaca;espinacas|spinaci;spinacino|spinazie;verse spinazie|espinafre;espinafres|spenat;bladspenat;babyspenat|spinat;babyspinat|spinat;babyspinat
broccoli|brokkoli;broccoli|brocoli;brocolis|brocoli;brecol|broccoli|broccoli|brocolos;brocolis|broccoli|broccoli|brokkoli
cauliflower|blumenkohl;karfiol|chou fleur;choux fleurs|coliflor|cavolfiore|bloemkool|couve flor|blomkal|blomkal|blomkal
cabbage|weisskohl;weisskraut|chou blanc|repollo;col blanca|cavolo cappuccio;cavolo bianco|witte kool|repolho;couve branca|vitkal|hvidkal|hodekal;kal
red cabbage|rotkohl;rotkraut;blaukraut|chou rouge|lombarda;col lombarda|cavolo rosso|rode kool|couve roxa;repolho roxo|rodkal|rodkal|rodkal
brussels sprouts|rosenkohl|choux de bruxelles|coles de bruselas|cavoletti di bruxelles|spruitjes;spruiten|couves de bruxelas|brysselkal|rosenkal|rosenkal
celery|staudensellerie;stangensellerie|celeri branche;branche de celeri;branches de celeri;celeri|apio|sedano;costa di sedano;coste di sedano|bleekselderij;selderij|aipo|blekselleri;stangselleri|bladselleri|stangselleri
celeriac|knollensellerie|celeri rave|apionabo;apio nabo|sedano rapa|knolselderij|aipo rabano|rotselleri|knoldselleri|sellerirot
fennel|fenchel;fenchelknolle|fenouil;bulbe de fenouil|hinojo|finocchio;finocchi|venkel;venkelknol|funcho;erva doce|fankal|fennikel|fennikel
mushroom|champignon;champignons|champignons de paris;champignon de paris|champinones;champinon|champignon;funghi;funghi champignon|champignons;champignon|cogumelos;cogumelo|champinjoner;champinjon|champignon;champignoner|sjampinjong;sjampinjonger
pumpkin|kurbis|potiron;citrouille|calabaza|zucca|pompoen|abobora|pumpa|graeskar|gresskar
beet|rote bete;rote beete;rote rube|betterave;betteraves;betterave rouge|remolacha;remolachas|barbabietola;barbabietole|rode biet;rode bieten;bieten|beterraba;beterrabas|rodbetor;rodbeta|rodbede;rodbeder|rodbete;rodbeter
radish|radieschen|radis|rabano;rabanos;rabanito;rabanitos|ravanello;ravanelli|radijs;radijsjes|rabanete;rabanetes|radisor;radisa|radise;radiser|reddik;reddiker
asparagus|gruner spargel|asperge verte;asperges vertes;asperges|esparrago;esparragos;esparragos verdes;esparragos trigueros|asparago;asparagi|groene asperges;asperges|espargo;espargos;aspargos|sparris;gron sparris|asparges;gronne asparges|asparges
green beans|grune bohnen;prinzessbohnen;buschbohnen|haricots verts|judias verdes;ejotes|fagiolini|sperziebonen;haricots verts|feijao verde;vagem|haricots verts;grona bonor|gronne bonner|gronne bonner
green peas|erbsen;grune erbsen|petits pois|guisantes|piselli|doperwten;doperwtjes;erwten|ervilhas|artor;grona artor;artskott|aerter;gronne aerter|erter;gronne erter
corn|mais;zuckermais|mais|maiz;maiz dulce;elote|mais;mais dolce|mais;suikermais|milho;milho doce|majs|majs|mais
chickpeas|kichererbsen|pois chiches|garbanzos;garbanzos cocidos|ceci;ceci lessati|kikkererwten|grao de bico;grao|kikartor|kikaerter|kikerter
lentils|linsen;braune linsen|lentilles;lentilles vertes|lentejas|lenticchie|linzen|lentilhas|linser|linser|linser
red lentils|rote linsen|lentilles corail|lentejas rojas|lenticchie rosse|rode linzen|lentilhas vermelhas|roda linser|rode linser|rode linser
white beans|weisse bohnen|haricots blancs|alubias;judias blancas|fagioli cannellini;cannellini|witte bonen|feijao branco|vita bonor|hvide bonner|hvite bonner
kidney beans|kidneybohnen|haricots rouges|alubias rojas|fagioli rossi|kidneybonen|feijao vermelho|kidneybonor|kidneybonner|kidneybonner
lettuce|kopfsalat;gruner salat;salat|laitue;salade verte|lechuga|lattuga;insalata verde|kropsla;sla|alface|sallad;gronsallad|salat|salat
rocket|rucola|roquette|rucula|rucola;rughetta|rucola;rucolasla|rucula|rucola;ruccola|rucola|ruccola
apple|apfel|pomme;pommes|manzana;manzanas|mela;mele|appel;appels|maca;macas|apple;applen|aeble;aebler|eple;epler
pear|birne;birnen|poire;poires|pera;peras|pera;pere|peer;peren|pera;peras|paron|paere;paerer|paere;paerer
banana|banane;bananen|banane;bananes|platano;platanos|banana;banane|banaan;bananen|banana;bananas|banan;bananer|banan;bananer|banan;bananer
orange|orange;orangen;apfelsine|orange;oranges|naranja;naranjas|arancia;arance|sinaasappel;sinaasappels;sinaasappelen|laranja;laranjas|apelsin;apelsiner|appelsin;appelsiner|appelsin;appelsiner
orange juice|orangensaft|jus d orange|zumo de naranja;jugo de naranja|succo d arancia;succo di arancia|sinaasappelsap|sumo de laranja;suco de laranja|apelsinjuice|appelsinjuice|appelsinjuice
lemon|zitrone;zitronen;bio zitrone|citron;citrons;citron jaune|limon;limones|limone;limoni|citroen;citroenen|limao;limoes|citron;citroner|citron;citroner|sitron;sitroner
lemon juice|zitronensaft|jus de citron|zumo de limon;jugo de limon|succo di limone|citroensap|sumo de limao;suco de limao|citronjuice;citronsaft;pressad citron|citronsaft|sitronsaft
lemon zest|zitronenschale;zitronenabrieb|zeste de citron;zestes de citron|ralladura de limon;piel de limon|scorza di limone;buccia di limone|citroenrasp;citroenschil|raspa de limao;raspas de limao|citronskal;rivet citronskal|citronskal|sitronskall;revet sitronskall
lime|limette;limetten|citron vert;citrons verts|lima;limas|lime|limoen;limoenen|lima;limas|lime|lime|lime
strawberries|erdbeeren|fraises|fresas;fresones|fragole|aardbeien|morangos|jordgubbar|jordbaer|jordbaer
raspberries|himbeeren|framboises|frambuesas|lamponi|frambozen|framboesas|hallon|hindbaer|bringebaer
blueberries|heidelbeeren;blaubeeren|myrtilles|arandanos|mirtilli|blauwe bessen;bosbessen|mirtilos|blabar|blabaer|blabaer
cherries|kirschen|cerises|cerezas|ciliegie|kersen|cerejas|korsbar|kirsebaer|kirsebaer
peach|pfirsich;pfirsiche|peche;peches|melocoton;melocotones|pesca;pesche|perzik;perziken|pessego;pessegos|persika;persikor|fersken;ferskner|fersken;ferskener
apricot|aprikose;aprikosen;marille;marillen|abricot;abricots|albaricoque;albaricoques|albicocca;albicocche|abrikoos;abrikozen|alperce;damasco;alperces;damascos|aprikos;aprikoser|abrikos;abrikoser|aprikos;aprikoser
plum|pflaume;pflaumen;zwetschge;zwetschgen|prune;prunes|ciruela;ciruelas|susina;susine;prugna;prugne|pruim;pruimen|ameixa;ameixas|plommon|blomme;blommer|plomme;plommer
grapes|weintrauben;trauben|raisin;raisins;raisin blanc;raisin noir|uvas;uva|uva;uva bianca;uva nera|druiven|uvas;uva|vindruvor|vindruer|druer
raisins|rosinen|raisins secs|pasas;uvas pasas|uvetta;uva passa|rozijnen|passas;uvas passas|russin|rosiner|rosiner
pineapple|ananas|ananas|pina;ananas|ananas|ananas|ananas;abacaxi|ananas|ananas|ananas
almonds|mandeln|amandes|almendras|mandorle|amandelen|amendoas|mandlar|mandler|mandler
ground almonds|gemahlene mandeln|poudre d amande;poudre d amandes;amandes en poudre|almendra molida;harina de almendra|farina di mandorle;mandorle tritate|amandelmeel;gemalen amandelen|amendoa moida;farinha de amendoa|mandelmjol|mandelmel|mandelmel;malte mandler
hazelnuts|haselnusse|noisettes|avellanas|nocciole|hazelnoten|avelas|hasselnotter|hasselnodder|hasselnotter
walnuts|walnusse|noix;cerneaux de noix|nueces|noci;gherigli di noce|walnoten|nozes|valnotter|valnodder|valnotter
peanuts|erdnusse|cacahuetes|cacahuetes;cacahuates;mani|arachidi|pindas;pinda s|amendoins;amendoim|jordnotter|jordnodder|peanotter
peanut butter|erdnussbutter|beurre de cacahuete;beurre de cacahuetes|mantequilla de cacahuete;crema de cacahuete|burro di arachidi|pindakaas|manteiga de amendoim|jordnotssmor|jordnoddesmor|peanottsmor
pine nuts|pinienkerne|pignons de pin;pignons|pinones|pinoli|pijnboompitten|pinhoes|pinjenotter|pinjekerner|pinjekjerner
sesame seeds|sesam;sesamsaat|graines de sesame|semillas de sesamo;ajonjoli|semi di sesamo|sesamzaad;sesamzaadjes|sementes de sesamo|sesamfron|sesamfro|sesamfro
chicken breast|hahnchenbrust;hahnchenbrustfilet;huhnerbrust;hahnchenbrustfilets|blanc de poulet;blancs de poulet;filet de poulet;filets de poulet|pechuga de pollo;pechugas de pollo|petto di pollo|kipfilet;kipfilets;kippenborst|peito de frango;peitos de frango|kycklingfile;kycklingbrost|kyllingebryst;kyllingebrystfilet|kyllingbryst;kyllingfilet
chicken|hahnchen;ganzes hahnchen|poulet;poulet entier|pollo;pollo entero|pollo;pollo intero|hele kip|frango inteiro|hel kyckling|hel kylling|hel kylling
ground beef|rinderhack;rinderhackfleisch|boeuf hache;viande de boeuf hachee;steak hache;steaks haches|carne picada de ternera;carne picada de vacuno;carne picada de res|carne macinata di manzo;macinato di manzo|rundergehakt|carne de vaca picada;carne moida|notfars|hakket oksekod|kjottdeig
mixed ground meat|gemischtes hackfleisch;hackfleisch gemischt;gemischtes hack;hack gemischt;hackfleisch;hack|viande hachee|carne picada|carne macinata;macinato|gehakt;half om half gehakt||blandfars|hakket kalv og flaesk|
bacon|speckwurfel;fruhstucksspeck|poitrine fumee|panceta ahumada;beicon|pancetta affumicata|ontbijtspek;spekblokjes;spekreepjes|toucinho fumado|bacon|bacon|bacon
ham|kochschinken;schinken gekocht;schinken|jambon blanc;jambon cuit;jambon|jamon york;jamon cocido|prosciutto cotto|gekookte ham|fiambre;presunto cozido|kokt skinka|kogt skinke|kokt skinke
salmon|lachs;lachsfilet|saumon;filet de saumon;paves de saumon;pave de saumon|salmon;filetes de salmon|salmone;filetto di salmone|zalm;zalmfilet|salmao|lax;laxfile|laks;laksefilet|laks;laksefilet
cod|kabeljau;kabeljaufilet;dorsch|cabillaud|bacalao fresco|merluzzo|kabeljauw|bacalhau fresco|torsk;torskfile|torsk;torskefilet|torsk;torskefilet
prawns|garnelen;riesengarnelen;shrimps|crevettes|gambas;camarones|gamberi;gamberetti;gamberoni|garnalen|camaroes;camarao;gambas|rakor;rakor utan skal|rejer|reker
mussels|miesmuscheln|moules|mejillones|cozze|mosselen|mexilhoes|blamusslor|blamuslinger|blaskjell
anchovies|sardellen;sardellenfilets|anchois;filets d anchois|anchoas;boquerones|acciughe;alici;filetti di acciughe|ansjovis;ansjovisfilets|anchovas|sardeller|ansjoser|
rice|reis;langkornreis|riz;riz blanc;riz long|arroz;arroz blanco|riso|rijst;witte rijst|arroz;arroz branco|ris;langkornigt ris|ris|ris
basmati rice|basmatireis|riz basmati|arroz basmati|riso basmati|basmatirijst|arroz basmati|basmatiris|basmatiris|basmatiris
risotto rice|risottoreis;rundkornreis|riz arborio;riz a risotto|arroz arborio|riso arborio;riso carnaroli;riso per risotti|risottorijst|arroz arborio|risottoris;arborioris|risottoris|risottoris
rolled oats|haferflocken|flocons d avoine|copos de avena;avena en hojuelas|fiocchi d avena;fiocchi di avena|havermout|flocos de aveia|havregryn|havregryn|havregryn
pasta|nudeln;teigwaren|pates alimentaires;pates|pasta|pasta|pasta;deegwaren|massa alimenticia|pasta|pasta|pasta
spaghetti|spaghetti|spaghettis;spaghetti|espaguetis|spaghetti|spaghetti|esparguete;espaguete|spaghetti;spagetti|spaghetti|spaghetti
bread|weissbrot;toastbrot;brot;mischbrot;graubrot|pain de mie;pain;pain blanc|pan de molde;pan blanco;pan|pane;pane bianco;pan carre;pancarre|witbrood;wit brood;brood|pao de forma;pao branco;pao|vitt brod;brod|hvidt brod;franskbrod;brod|loff;brod
chickpea flour|kichererbsenmehl|farine de pois chiche;farine de pois chiches|harina de garbanzo;harina de garbanzos|farina di ceci|kikkererwtenmeel|farinha de grao de bico|kikartsmjol|kikaertemel|kikertmel
rice flour|reismehl|farine de riz|harina de arroz|farina di riso|rijstmeel|farinha de arroz|rismjol|rismel|rismel
buckwheat flour|buchweizenmehl|farine de sarrasin;farine de ble noir|harina de trigo sarraceno;harina de alforfon|farina di grano saraceno|boekweitmeel|farinha de trigo sarraceno|bovetemjol|boghvedemel|bokhvetemel
oat flour|hafermehl|farine d avoine|harina de avena|farina d avena;farina di avena|havermeel|farinha de aveia|havremjol|havremel|havremel
coconut flour|kokosmehl|farine de coco|harina de coco||kokosmeel|farinha de coco|kokosmjol||
potato starch|kartoffelstarke;kartoffelmehl|fecule de pomme de terre;fecule de pommes de terre|fecula de patata;fecula de papa|fecola di patate|aardappelzetmeel|fecula de batata|potatismjol|kartoffelmel|potetmel
ghee|butterschmalz;ghee|beurre clarifie|mantequilla clarificada|burro chiarificato|geklaarde boter|manteiga clarificada|klarat smor;skirat smor|klaret smor|klaret smor
sweetened condensed milk|gezuckerte kondensmilch|lait concentre sucre|leche condensada|latte condensato|gecondenseerde melk met suiker|leite condensado|kondenserad mjolk|kondenseret maelk|
evaporated milk|kondensmilch;ungezuckerte kondensmilch|lait concentre non sucre|leche evaporada|latte evaporato|koffiemelk|leite evaporado|||
trout|forelle;forellen;forellenfilet|truite;truites;filet de truite|trucha;truchas|trota;trote|forel;forelfilet|truta;trutas|forell;regnbage|orred|orret
turkey breast|putenbrust;putenbrustfilet;truthahnbrust|blanc de dinde;escalope de dinde;escalopes de dinde|pechuga de pavo|petto di tacchino;fesa di tacchino|kalkoenfilet|peito de peru|kalkonbrost;kalkonfile|kalkunbryst|kalkunbryst;kalkunfilet
duck breast|entenbrust;entenbruste|magret de canard;magrets de canard|magret de pato;pechuga de pato|petto d anatra;petto di anatra|eendenborst|peito de pato|ankbrost|andebryst|andebryst
breadcrumbs|semmelbrosel;paniermehl|chapelure|pan rallado|pangrattato;pan grattato|paneermeel|pao ralado;farinha de rosca|strobrod|rasp|griljermel;strokavring
puff pastry|blatterteig|pate feuilletee|hojaldre;masa de hojaldre|pasta sfoglia|bladerdeeg|massa folhada|smordeg|butterdej|butterdeig
baking powder|backpulver|levure chimique;poudre a lever|levadura quimica;polvo de hornear;polvos de hornear|lievito per dolci;lievito in polvere per dolci|bakpoeder|fermento em po;fermento quimico|bakpulver|bagepulver|bakepulver
baking soda|natron;kaisernatron|bicarbonate de soude;bicarbonate|bicarbonato;bicarbonato sodico;bicarbonato de sodio|bicarbonato;bicarbonato di sodio|baksoda;zuiveringszout|bicarbonato de sodio|bikarbonat|natron|natron
dry yeast|trockenhefe;trockengerm|levure seche;levure de boulanger seche|levadura seca;levadura seca de panadero|lievito di birra secco;lievito secco|droge gist;gedroogde gist|fermento seco;fermento biologico seco|torrjast|torgaer|torrgjaer
fresh yeast|frische hefe;frischhefe;hefewurfel|levure fraiche;levure de boulanger fraiche;levure boulangere fraiche|levadura fresca;levadura fresca de panadero|lievito di birra fresco;lievito fresco|verse gist|fermento fresco;fermento biologico fresco|farsk jast;jast|gaer|fersk gjaer;gjaer
dark chocolate|zartbitterschokolade;dunkle schokolade;bitterschokolade|chocolat noir|chocolate negro|cioccolato fondente|pure chocolade;puur chocolade|chocolate negro;chocolate amargo|mork choklad|mork chokolade|mork sjokolade
milk chocolate|vollmilchschokolade|chocolat au lait|chocolate con leche|cioccolato al latte|melkchocolade|chocolate de leite;chocolate ao leite|mjolkchoklad;ljus choklad|maelkechokolade;lys chokolade|melkesjokolade
white chocolate|weisse schokolade|chocolat blanc|chocolate blanco|cioccolato bianco|witte chocolade|chocolate branco|vit choklad|hvid chokolade|hvit sjokolade
cocoa powder|kakao;kakaopulver;backkakao|cacao en poudre;cacao amer;poudre de cacao|cacao en polvo;cacao puro|cacao amaro;cacao in polvere;cacao amaro in polvere|cacaopoeder;cacao|cacau em po;cacau|kakao|kakao;kakaopulver|kakao;kakaopulver
vanilla extract|vanilleextrakt|extrait de vanille;extrait de vanille liquide|extracto de vainilla;esencia de vainilla|estratto di vaniglia;essenza di vaniglia|vanille extract;vanilleextract|extrato de baunilha;essencia de baunilha|vaniljextrakt|vaniljeekstrakt|vaniljeekstrakt
vanilla pod|vanilleschote|gousse de vanille|vaina de vainilla|baccello di vaniglia;bacca di vaniglia|vanillestokje|vagem de baunilha|vaniljstang|vaniljestang|vaniljestang
cinnamon|zimt;gemahlener zimt;zimtpulver|cannelle;cannelle en poudre;cannelle moulue|canela;canela molida;canela en polvo|cannella;cannella in polvere|kaneel;kaneelpoeder|canela;canela em po|kanel;malen kanel|kanel;stodt kanel|kanel;malt kanel
nutmeg|muskatnuss;muskat|noix de muscade;muscade|nuez moscada|noce moscata|nootmuskaat|noz moscada|muskot;muskotnot|muskatnod|muskatnott
cumin|kreuzkummel;gemahlener kreuzkummel|cumin;cumin moulu;cumin en poudre|comino;comino molido|cumino;cumino in polvere|komijn;komijnpoeder;gemalen komijn|cominho;cominhos;cominhos em po|spiskummin;malen spiskummin|spidskommen;stodt spidskommen|spisskummen;malt spisskummen
turmeric|kurkuma|curcuma|curcuma|curcuma|kurkuma|curcuma;acafrao da terra|gurkmeja|gurkemeje|gurkemeie
cloves|gewurznelken;nelken|clous de girofle;clou de girofle|clavos de olor|chiodi di garofano|kruidnagel;kruidnagels|cravinho;cravos da india|kryddnejlikor|nelliker|nellik;nellikspiker
bay leaf|lorbeerblatt;lorbeerblatter;lorbeer|feuille de laurier;feuilles de laurier;laurier|laurel;hoja de laurel;hojas de laurel|alloro;foglia di alloro;foglie di alloro|laurierblad;laurierblaadje;laurierblaadjes|louro;folha de louro;folhas de louro|lagerblad|laurbaerblad;laurbaerblade|laurbaerblad
parsley|petersilie;glatte petersilie;krause petersilie|persil;persil plat;persil frise|perejil|prezzemolo|peterselie;platte peterselie|salsa;salsinha|persilja;bladpersilja|persille;bredbladet persille|persille;bladpersille
basil|basilikum|basilic;feuilles de basilic|albahaca;hojas de albahaca|basilico;foglie di basilico|basilicum;verse basilicum|manjericao|basilika|basilikum|basilikum
thyme|thymian|thym;branches de thym|tomillo|timo|tijm;verse tijm|tomilho|timjan|timian|timian
rosemary|rosmarin|romarin|romero|rosmarino|rozemarijn|alecrim|rosmarin|rosmarin|rosmarin
oregano|oregano|origan;origan seche|oregano|origano|oregano|oregaos;oregano|oregano|oregano|oregano
sage|salbei|sauge|salvia|salvia|salie|salva|salvia|salvie|salvie
mint|minze;pfefferminze|menthe;menthe fraiche|menta;hierbabuena|menta|munt;verse munt|hortela;menta|mynta|mynte|mynte
dill|dill|aneth|eneldo|aneto|dille|endro;aneto|dill|dild|dill
chives|schnittlauch|ciboulette|cebollino|erba cipollina|bieslook|cebolinho|graslok|purlog|gresslok
coriander|koriandergrun;frischer koriander|coriandre frais;coriandre fraiche|cilantro;cilantro fresco|coriandolo fresco|verse koriander|coentros;coentro|farsk koriander|frisk koriander|fersk koriander
mustard|senf;mittelscharfer senf|moutarde|mostaza|senape|mosterd|mostarda|senap|sennep|sennep
dijon mustard|dijonsenf;dijon senf|moutarde de dijon|mostaza de dijon|senape di digione|dijonmosterd|mostarda de dijon|dijonsenap|dijonsennep|dijonsennep
mayonnaise|mayonnaise;majonase|mayonnaise|mayonesa|maionese|mayonaise;mayonnaise|maionese|majonnas|mayonnaise|majones
honey|honig;flussiger honig|miel;miel liquide|miel|miele|honing|mel|honung|honning|honning
jam|marmelade;konfiture|confiture|mermelada|marmellata;confettura|jam|compota;geleia|sylt|syltetoj|syltetoy
soy sauce|sojasauce;sojasosse|sauce soja|salsa de soja;salsa de soya|salsa di soia|sojasaus;ketjap zout|molho de soja;shoyu|soja;sojasas|soja;sojasauce|soyasaus
vegetable broth|gemusebruhe;gemusefond|bouillon de legumes|caldo de verduras;caldo vegetal|brodo vegetale|groentebouillon|caldo de legumes|gronsaksbuljong|gronsagsbouillon|gronnsakskraft;gronnsaksbuljong
chicken broth|huhnerbruhe;huhnerfond;geflugelbruhe|bouillon de volaille;bouillon de poulet|caldo de pollo|brodo di pollo|kippenbouillon|caldo de galinha;caldo de frango|kycklingbuljong;honsbuljong|honsebouillon;kyllingebouillon|kyllingkraft;honsebuljong
beef broth|rinderbruhe;fleischbruhe;rinderfond|bouillon de boeuf|caldo de carne;caldo de res|brodo di carne;brodo di manzo|runderbouillon|caldo de carne|kottbuljong;oxbuljong|oksebouillon;oksekodbouillon|oksekraft;kjottkraft
white wine|weisswein;trockener weisswein|vin blanc;vin blanc sec|vino blanco|vino bianco;vino bianco secco|witte wijn;droge witte wijn|vinho branco|vitt vin;torrt vitt vin|hvidvin|hvitvin
red wine|rotwein;trockener rotwein|vin rouge|vino tinto|vino rosso|rode wijn|vinho tinto|rott vin;rodvin|rodvin|rodvin
beer|bier|biere|cerveza|birra|bier|cerveja|ol|ol|ol
coconut milk|kokosmilch|lait de coco|leche de coco|latte di cocco|kokosmelk|leite de coco|kokosmjolk|kokosmaelk|kokosmelk
desiccated coconut|kokosraspel;kokosflocken|noix de coco rapee|coco rallado|cocco grattugiato;farina di cocco|kokosrasp|coco ralado|riven kokos;kokosflingor|kokosmel|kokosmasse
tofu|tofu;naturtofu|tofu;tofu nature|tofu|tofu|tofu|tofu|tofu|tofu|tofu
gelatin|gelatine;blattgelatine|gelatine;feuilles de gelatine|gelatina sin sabor;hojas de gelatina|gelatina in fogli;colla di pesce|gelatine;gelatineblaadjes|gelatina sem sabor;folhas de gelatina|gelatin;gelatinblad|husblas|gelatin;gelatinplater
maple syrup|ahornsirup|sirop d erable|sirope de arce|sciroppo d acero|ahornsiroop|xarope de acer|lonnsirap|ahornsirup|lonnesirup
olives|oliven;schwarze oliven|olives noires;olives|aceitunas;aceitunas negras|olive nere|olijven;zwarte olijven|azeitonas;azeitonas pretas|oliver;svarta oliver|oliven;sorte oliven|oliven;sorte oliven
capers|kapern|capres|alcaparras|capperi|kappertjes|alcaparras|kapris|kapers|kapers
canned tuna|thunfisch|thon;miettes de thon|atun|tonno|tonijn|atum|tonfisk|tunfisk;tun|tunfisk
canned sardines|sardinen;olsardinen|sardines|sardinas|sardine|sardines;sardientjes|sardinhas|sardiner|sardiner|sardiner
canned salmon|dosenlachs|saumon en boite|salmon en lata|salmone in scatola|zalm uit blik|salmao em lata|||
pickles|gewurzgurke;gewurzgurken;essiggurke;essiggurken;saure gurken;cornichons|cornichon;cornichons|pepinillo;pepinillos|cetriolini;cetriolino;cetrioli sottaceto|augurk;augurken|picles de pepino;pickles|attiksgurka;saltgurka|syltede agurker|sylteagurk;sylteagurker
sauerkraut|sauerkraut|choucroute|chucrut|crauti|zuurkool|chucrute|surkal|surkal|surkal
mixed beans||||fagioli misti|||||
semi skimmed milk|fettarme milch|lait demi ecreme|leche semidesnatada|latte parzialmente scremato|halfvolle melk|leite meio gordo|mellanmjolk|letmaelk|lettmelk
unsalted butter|sussrahmbutter|beurre doux|mantequilla sin sal|burro non salato|ongezouten boter|manteiga sem sal|osaltat smor|usaltet smor|usaltet smor
chicken leg|hahnchenschenkel;hahnchenkeule;hahnchenkeulen|cuisse de poulet;cuisses de poulet|muslo de pollo;muslos de pollo|coscia di pollo;cosce di pollo|kippenpoot;kippenpoten|perna de frango;pernas de frango|kycklinglar|kyllingelar|kyllinglar
bread roll|brotchen;semmel;semmeln|petit pain;petits pains|panecillo;panecillos||broodje;broodjes||fralla;frallor|rundstykke;rundstykker|rundstykke;rundstykker
baguette|baguette|baguette|baguette|baguette|stokbrood|baguete|baguette|flute|baguette
frozen spinach|tiefkuhlspinat;blattspinat tk|epinards surgeles|espinacas congeladas|spinaci surgelati|diepvriesspinazie|espinafres congelados|fryst spenat|frossen spinat|frossen spinat
uht milk|h milch;haltbare milch|lait uht|leche uht|latte uht|houdbare melk|leite uht|||
oat milk|hafermilch;haferdrink|lait d avoine;boisson avoine;boisson a l avoine|leche de avena;bebida de avena|latte d avena;latte di avena;bevanda all avena|havermelk;haverdrank|bebida de aveia;leite de aveia|havremjolk;havredryck|havremaelk;havredrik|havremelk;havredrikk
soy milk|sojamilch;sojadrink|lait de soja;boisson soja;boisson au soja|leche de soja;bebida de soja|latte di soia;bevanda di soia|sojamelk;sojadrink|leite de soja;bebida de soja|sojamjolk;sojadryck|sojamaelk|soyamelk
almond milk|mandelmilch;mandeldrink|lait d amande;lait d amandes;boisson aux amandes|leche de almendras;bebida de almendras|latte di mandorla;latte di mandorle|amandelmelk|leite de amendoa|mandelmjolk|mandelmaelk|mandelmelk
greek yogurt|griechischer joghurt;griechischer jogurt|yaourt grec;yaourt a la grecque|yogur griego|yogurt greco|griekse yoghurt|iogurte grego|grekisk yoghurt|graesk yoghurt|gresk yoghurt
salted butter|gesalzene butter|beurre sale|mantequilla con sal;mantequilla salada|burro salato|gezouten boter|manteiga com sal|saltat smor|saltet smor|
whole wheat bread|vollkornbrot;vollkorntoast|pain complet|pan integral|pane integrale|volkorenbrood|pao integral|fullkornsbrod|fuldkornsbrod|
rye bread|roggenbrot;schwarzbrot|pain de seigle|pan de centeno|pane di segale|roggebrood|pao de centeio|ragbrod|rugbrod|rugbrod
crispbread|knackebrot||||knackebrod||knackebrod|knaekbrod|knekkebrod
muesli|musli|||||||mysli|
coffee|kaffee;filterkaffee|||caffe|koffie||kaffe|kaffe|kaffe
apple juice|apfelsaft|jus de pomme;jus de pommes|zumo de manzana;jugo de manzana|succo di mela|appelsap|sumo de maca|appeljuice;appelmust|aeblejuice|eplejuice
sparkling water|sprudel;sprudelwasser|eau gazeuse;eau petillante|agua con gas|acqua frizzante;acqua gassata|bruiswater;spa rood|agua com gas|kolsyrat vatten|danskvand|
mineral water|mineralwasser|eau minerale|agua mineral|acqua minerale|mineraalwater||mineralvatten|mineralvand|mineralvann
pork tenderloin|schweinefilet;schweinelende|filet mignon de porc|solomillo de cerdo|filetto di maiale|varkenshaas|lombinho de porco|flaskfile|svinemorbrad|svinefilet
pork cutlet|schweineschnitzel;schweinekotelett;schweinekoteletts|cote de porc;cotes de porc|chuleta de cerdo;chuletas de cerdo|braciola di maiale|varkenskarbonade|costeleta de porco|flaskkotlett|svinekotelet|svinekotelett
pork sausage|wurstchen;bratwurst;bratwurste|saucisse;saucisses|salchicha;salchichas|salsiccia;salsicce|braadworst|salsicha;salsichas|||
fish fingers|fischstabchen|poisson pane;batonnets de poisson|palitos de pescado|bastoncini di pesce|vissticks||fiskpinnar|fiskefingre|fiskepinner
hake|seehecht|merlu;colin|merluza|nasello|heek|pescada|kummel|kulmule|lysing
biscuits|kekse;keks||galletas||koekjes;biscuitjes|bolachas|kakor|smakager;kiks|kjeks
ice cream|speiseeis;eiscreme;vanilleeis|creme glacee;glace a la vanille|helado;helado de vainilla||roomijs;vanilleijs|gelado|vaniljglass|vaniljeis|vaniljeis
gummy bears|gummibarchen;fruchtgummi||||||||
vinegar|essig|vinaigre|vinagre|aceto|azijn|vinagre|||
macaroni|makkaroni|coquillettes|macarrones|maccheroni||macarrao|makaroner|makaroni|makaroni
tomato sauce|tomatensauce;tomatensosse|sauce tomate|tomate frito|sugo di pomodoro;salsa di pomodoro|tomatensaus|molho de tomate|tomatsas|tomatsauce|tomatsaus
turnip|weisse rube;mairube|navet;navets|nabo;nabos|rapa bianca|meiraap|nabo;nabos|||
chicken thigh|hahnchenoberschenkel;hahnchenoberkeule|haut de cuisse de poulet;hauts de cuisse de poulet|contramuslo de pollo;contramuslos de pollo|sovracosce di pollo|kippendij;kippendijen;kippendijfilet|sobrecoxa de frango|kycklinglarfile||
`

/** Words that name the same food in most languages of Europe, and in ours. Example: 'mozzarella'. */
export const sharedFoodWords =
  'mozzarella;ricotta;mascarpone;feta;gorgonzola;tofu;tempeh;quinoa;couscous;bulgur;spaghetti;avocado;mango;papaya;kiwi;salami;chorizo;ketchup;tabasco;sriracha;tahini;hummus;nori;miso;wasabi;sake;mirin;whisky;rum;cognac;vodka;tequila;marsala;amaretto;prosecco;parmesan;pecorino;pecorino romano;grana padano;parmigiano reggiano;manchego;emmental;camembert;brie;halloumi;burrata;pancetta;prosciutto;basmati;penne;fusilli;farfalle;linguine;tagliatelle;rigatoni;gnocchi;polenta;broccoli;pak choi;kimchi;nutella;oregano;ras el hanout;garam masala'

/** Qualities that a foreign line may name without another food being meant: size, freshness, cut. Without accents. */
export const foreignQualities =
  'entier;entiere;festkochend;festkochende;mehligkochend;mehligkochende;vorwiegend;bio;regional;frisch;frische;frischer;frisches;frischen;gehackt;gehackte;gehackter;gehacktes;gerieben;geriebene;geriebener;geriebenes;gewurfelt;gewurfelte;geschalt;geschalte;fein;feine;feiner;grob;grobe;gross;grosse;grosser;grosses;klein;kleine;kleiner;kleines;mittelgrosse;mittelgross;mittelgrosser;weich;weiche;weicher;kalt;kalte;geschmolzene;zerlassene;flussige;reife;reifer;bio;ca;type;typ;mehltype;frais;fraiche;fraiches;hache;hachee;haches;hachees;rape;rapee;rapes;rapees;coupe;coupee;coupes;coupees;emince;emincee;eminces;emincees;fondu;ramolli;mou;pommade;gros;grosse;grosses;petit;petite;petits;petites;grand;grande;grands;grandes;moyen;moyenne;moyens;moyennes;mur;mure;murs;mures;t45;t55;t65;fresco;fresca;frescos;frescas;picado;picada;picados;picadas;rallado;cortado;cortada;pelado;pelada;pequeno;pequena;pequenos;pequenas;mediano;mediana;medianos;medianas;maduro;maduros;maduras;derretida;blanda;freschi;fresche;tritato;tritata;tritati;tagliato;tagliata;piccolo;piccola;piccoli;piccole;grandi;medio;media;medie;medi;maturi;mature;maturo;fuso;sciolto;morbido;biologico;biologica;vers;verse;gehakte;gesneden;fijngesneden;fijngehakt;gesnipperd;gesnipperde;gesmolten;grote;groot;klein;middelgrote;rijpe;zachte;farsk;farska;hackad;hackade;hackat;finhackad;finhackade;stor;stora;liten;sma;smalt;rumsvarmt;frisk;friske;hakket;hakkede;finthakket;store;lille;smeltet;blodt;fersk;ferske;derretido;moida;ralada'

/** What a foreign line takes away from a food that stays the same: its skin and bones. Without accents. */
export const foreignWithoutParts =
  'ohne haut;ohne graten;ohne knochen;ohne haut und knochen;ohne haut und graten;entgratet;sans peau;sans os;sans aretes;sans arete;sans peau ni aretes;sin piel;sin hueso;sin huesos;sin espinas;sin piel ni espinas;senza pelle;senza osso;senza spine;senza lische;zonder vel;zonder bot;zonder graat;sem pele;sem osso;sem espinhas;utan skinn;utan ben;uden skind;uden ben;uten skinn;uten bein'
