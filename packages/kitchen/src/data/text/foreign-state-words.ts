/**
 * State words of other languages, from general dictionary knowledge: language | state as in `stateWordTable` | stems. Every stem
 * takes the endings of its language in `stateWordEndings`; a word behind '=' stands as it is. Several words of one entry are
 * written with a space. Accents do not matter.
 *
 * Only what a cook did to a food stands here. That something is dry, tinned or raw is not read in these languages, because such
 * a word gives a food more days, and a wrong one would make it unsafe. Words that name a product of the shop in another language
 * are left out, such as French 'frites' and Spanish 'media'.
 */
export const foreignStateWordTable = `
de|homemade|selbstgemacht;selbst gemacht;hausgemacht;selbstgekocht;selbst gekocht;selbstgebacken;eigengemacht;=frisch gepresst;=frisch gepresster
de|leftover|=rest;=reste;=resten;=restl;übriggeblieben;übrig geblieben;=übrig;=vom vortag;=von gestern;gestrig;=vom mittag;=vom abend
de|cooked|gekocht;gebraten;gebacken;gedünstet;gedämpft;gegart;gegrillt;geröstet;geschmort;frittiert;hartgekocht;weichgekocht;pochiert;blanchiert;überbacken;aufgewärmt;vorgekocht;vorgegart;angebraten;sautiert;fertig gekocht;=braten
de|assembled|püriert;gestampft;eingeweicht;zubereitet;gefüllt
de|cut|geschnitten;aufgeschnitten;kleingeschnitten;gewürfelt;gehackt;gerieben;geraspelt;geschält;halbiert;geviertelt;entkernt;=in scheiben;=in stücken;=in würfeln;halb
de|opened|geöffnet;=offen;=offene;=offener;=offenes;=offenen;angebrochen;angefangen;aufgemacht
de|thawed|aufgetaut
de|frozen|tiefgekühlt;gefroren;tiefgefroren;eingefroren
de|fresh|frisch;gekühlt
de|whipped|geschlagen;aufgeschlagen
fr|homemade|=fait maison;=faite maison;=faits maison;=faites maison;=maison;=fait a la maison;=pressé minute
fr|leftover|=reste;=restes;restant;=de la veille;=dhier;=d hier
fr|cooked|cuit;bouilli;grillé;poché;poêlé;sauté;mijoté;braisé;blanchi;réchauffé;gratiné;précuit;cuisiné;brouillé;=frit;=frite;=frits;=rotie;=roties;=roti de;=rotis de;=rosbif;=poulet roti;=porc roti;=veau roti;=boeuf roti;=agneau roti;=canard roti;=legumes rotis;=a la vapeur;=au four;=oeuf dur;=oeufs durs;=oeuf mollet;=oeufs mollets;=a la plancha
fr|assembled|trempé;préparé;farci;écrasé;mixé
fr|cut|coupé;tranché;=en tranches;=tranches;émincé;râpé;pelé;épluché;=en dés;=en morceaux;=en rondelles;=moitié;=demi;=demie
fr|opened|ouvert;entamé
fr|thawed|décongelé
fr|frozen|surgelé;congelé
fr|fresh|=frais;fraîche;réfrigéré
fr|whipped|fouetté;=chantilly
es|homemade|caser;=hecho en casa;=hecha en casa;=hechos en casa;=hechas en casa;=recién exprimido
es|leftover|=sobra;=sobras;=restos;=resto;=sobrante;=sobrantes;=de ayer
es|cooked|cocid;hervid;asad;frit;hornead;guisad;saltead;escalfad;revuelt;estofad;rehogad;recalentad;precocid;cocinad;=a la plancha;=a la parrilla;=al vapor;=al horno;=huevo duro;=huevos duros
es|assembled|machacad;triturad;remojad;preparad;rellen
es|cut|cortad;partid;picad;trocead;rallad;pelad;rebanad;laminad;=en rodajas;=en lonchas;=en trozos;=en rebanadas;=en cubos;=mitad
es|opened|abiert;empezad
es|thawed|descongelad
es|frozen|congelad;ultracongelad
es|fresh|fresc;refrigerad
es|whipped|montad;batid
it|homemade|=fatto in casa;=fatta in casa;=fatti in casa;=fatte in casa;=casalingo;=casalinga;=casalinghi;=casalinghe;casarecci;caserecci
it|leftover|=avanzo;=avanzi;avanzat;=resto;=resti;=di ieri;rimast
it|cooked|cott;bollit;less;lessat;arrost;fritt;grigliat;stufat;brasat;saltat;affogat;riscaldat;strapazzat;cucinat;=uovo sodo;=uova sode;=alla griglia;=al forno;=al vapore;=in umido;=in padella
it|assembled|ammollat;ripien;preparat
it|cut|tagliat;affettat;tritat;grattugiat;sbucciat;spezzettat;=a fette;=fette;=a cubetti;=a pezzi;=mezzo;=mezza;=metà
it|opened|apert;iniziat
it|thawed|scongelat
it|frozen|surgelat;congelat
it|fresh|fresc;=fresche;=freschi;refrigerat
it|whipped|montat
nl|homemade|zelfgemaakt;huisgemaakt;zelf gemaakt;zelfgekookt;eigengemaakt
nl|leftover|=restje;=restjes;=rest;=resten;=restant;=restanten;overgebleven;=van gisteren;=kliekje;=kliekjes
nl|cooked|gekookt;gebakken;gebraden;gestoofd;gegrild;geroosterd;gefrituurd;gestoomd;gepocheerd;hardgekookt;zachtgekookt;opgewarmd;voorgekookt;gewokt;gegaard
nl|assembled|gepureerd;geprakt;geweekt;gevuld;bereid
nl|cut|gesneden;voorgesneden;geraspt;geschild;gehalveerd;=in plakjes;=plakjes;=in stukjes;=in blokjes;=halve
nl|opened|geopend;aangebroken;opengemaakt
nl|thawed|ontdooid
nl|frozen|=diepvries;bevroren;ingevroren;diepgevroren
nl|fresh|=vers;=verse;gekoeld
nl|whipped|opgeklopt;geklopt;stijfgeslagen
pt|homemade|caseir;=feito em casa;=feita em casa;=feitos em casa;=feitas em casa
pt|leftover|=sobra;=sobras;=resto;=restos;=de ontem
pt|cooked|cozid;cozinhad;assad;frit;grelhad;estufad;guisad;refogad;saltead;escalfad;mexid;=ao vapor;=no forno
pt|assembled|amassad;demolhad;rechead;preparad
pt|cut|cortad;fatiad;picad;ralad;descascad;=em cubos;=em fatias;=as fatias;=metade
pt|opened|abert;encetad
pt|thawed|descongelad
pt|frozen|congelad;ultracongelad
pt|fresh|fresc;refrigerad
pt|whipped|batid
pl|homemade|domow;=domowej roboty;=własnej roboty
pl|leftover|=resztka;=resztki;=resztek;=reszta;=z wczoraj;wczorajsz;pozostał
pl|cooked|gotowan;ugotowan;smażon;usmażon;pieczon;upieczon;duszon;uduszon;grillowan;zapiekan;podgrzan;blanszowan;podsmażon;=pieczeń;=pieczeni;=na parze;=na twardo;=na miękko
pl|assembled|tłuczon;namoczon;faszerowan;nadziewan
pl|cut|krojon;pokrojon;siekan;posiekan;obran;start;przekrojon;=plasterki;=w plasterkach;=w kostkę;=w kawałkach;=połowa;=połówka
pl|opened|otwart;napoczęt
pl|thawed|rozmrożon
pl|frozen|mrożon;zamrożon
pl|fresh|śwież;schłodzon
pl|whipped|ubit
tr|homemade|ev yapımı;evde yapılmış;el yapımı;evde pişmiş
tr|leftover|artan;kalan;artığı;artık;dünden;kalmış
tr|cooked|pişmiş;haşlanmış;haşlama;kızarmış;kızartılmış;kızartma;fırınlanmış;fırında;ızgara;közlenmiş;buğulama;buharda
tr|assembled|ezilmiş;ezmesi
tr|cut|doğranmış;kesilmiş;dilimlenmiş;dilim;rendelenmiş;soyulmuş;yarım
tr|opened|açılmış;açık;başlanmış
tr|thawed|çözülmüş;çözdürülmüş
tr|frozen|dondurulmuş;donmuş
tr|fresh|taze
tr|whipped|çırpılmış
`

/** What a stem of the table above may end with: language | endings; '-' is none. */
export const stateWordEndings = `
de|-;e;er;es;en;em
fr|-;e;s;es
es|o;a;os;as
it|o;a;i;e
nl|-;e
pt|o;a;os;as
pl|y;a;e;ego;ej;ych;ym;i;ą
tr|-
`

/** What a compound of German or Dutch ends with when it is what remains of a dish. Example: 'Nudelreste', 'pastarestjes'. */
export const leftoverEndings = 'reste;resten;restl;restje;restjes'

/** Product names of other languages that a state word stands in. Example: 'fette biscottate' are rusks. */
export const foreignProductPhrases =
  'fette biscottate;prosciutto cotto;queso fresco;queso rallado;parmigiano grattugiato;formaggio grattugiato;geriebener kase;fromage rape;geraspte kaas;queijo ralado;pan rallado;pain grille;pan tostado;frutta secca;creme fraiche;fromage frais;crema fresca;panna fresca;boeuf bourguignon;leche frita;gebrannte mandeln;gerostete mandeln;pomodori pelati;tomates pelados;tomates peladas;tomates pelees;geschalte tomaten;gehackte tomaten;gepelde tomaten;pomidory krojone;tomate triturado;tomate frito;demi glace;demi sel;demi ecreme'

/**
 * Prepared food by the words its name ends with, in other languages: kind as in `dishNameTable` | names.
 */
export const foreignDishNameTable = `
dish|vitello tonnato;cannoli;cannolo;brandade;windbeutel;bienenstich;liebesknochen;sahnetorte;cremeschnitte;chou à la crème;choux à la crème;bocconotti;bignè;spiegelei;spiegeleier;obstsalat;fruchtsalat;salade de fruits;macedonia;macedonia de frutas;ensalada de frutas;fruitsalade;salada de frutas;sałatka owocowa;gratin;suppe;eintopf;auflauf;gulasch;brühe;bratensosse;kartoffelbrei;kartoffelpüree;kartoffelsalat;nudelsalat;eiersalat;wurstsalat;fleischsalat;frikadelle;frikadellen;bulette;buletten;rührei;rouladen;sauerbraten;braten;spätzle;knödel;maultaschen;soupe;potage;bouillon;velouté;pot au feu;blanquette;potée;hachis parmentier;purée;boeuf bourguignon;sopa;caldo;guiso;estofado;potaje;cocido;tortilla de patatas;tortilla española;ensaladilla;ensaladilla rusa;croquetas;albóndigas;zuppa;brodo;minestra;sugo;spezzatino;parmigiana;polpette;pasta al forno;insalata russa;soep;stamppot;ovenschotel;huzarensalade;eiersalade;gehaktballen;caldeirada;bacalhau;zupa;rosół;barszcz;żurek;gulasz;gołąbki;kotlet;kotlety;sałatka;çorba;çorbası;köfte;güveç;musakka;türlü;karnıyarık;kapuska;cacık;humus
rice|milchreis;reisauflauf;reissalat;reispfanne;riz au lait;riz cantonais;salade de riz;arroz con leche;arroz con pollo;arroz a la cubana;ensalada de arroz;insalata di riso;riso al latte;rijstepap;rijstsalade;bami goreng;arroz doce;arroz de pato;arroz de marisco;pilav;pilavı;sütlaç;gołąbki
raw-flesh|mettbrötchen;tatar;filet américain;crudo di pesce;çiğ köfte
raw-egg|mousse au chocolat;crema al mascarpone;rohes ei;oeuf cru
`

/** What a compound of these languages ends with when there is cooked rice in it. Example: 'Pilzrisotto', 'Gemüsereispfanne'. */
export const riceDishEndings =
  'risotto;rizotto;paella;pilaw;pilaf;milchreis;reispfanne;reissalat;reisauflauf;reistopf;reissuppe;eierreis;bratreis;rijstsalade;rijstschotel;risgrot;riisipuuro'

/** What a compound of German or Dutch ends with when it is a dish. Example: 'Tomatensuppe', 'erwtensoep'. */
export const dishEndings =
  'suppe;sallad;salat;eintopf;auflauf;gulasch;brühe;brei;püree;braten;soep;stamppot;schotel;gebraad'

/** Cooked rice where a state word says that it is cooked. Example: 'riz cuit'. */
export const foreignRiceWords =
  'reis;nasi;basmatireis;jasminreis;naturreis;riz;arroz;riso;rijst;ryż;ryżu;pirinç;pirinci;pilav;pilavı'

/** Mayonnaise and the like, with raw egg in it where somebody made it. Example: 'Mayonnaise fait maison'. */
export const foreignRawEggWords =
  'mayonesa;maionese;mayonez;majonez;majonäse;alioli;ailloli;mousse;майонез;майонеза;majonéz;majoneesi;majonnäs;majonäs;majonæse;majones;majonéza;majonézy;majonéze;majonēze;majonezas;majoneza;maioneză;maonáis;majoneż;μαγιονέζα;айоли;αϊολί;مايونيز;тирамису;тірамісу;τιραμισού;تيراميسو;мусс;мус;eierlikör;zabaione;bavarese'

/**
 * Words of other languages in a name that nobody knows, which say what may be wrong with it unseen: class | words. They count in
 * the fridge, as those of `spoilingWordTable`.
 */
export const foreignSpoilingWordTable = `
raw-fish|fisch;fischfilet;lachs;lachsfilet;thunfisch;garnelen;krabben;muscheln;forelle;kabeljau;hering;makrele;poisson;saumon;thon;crevettes;moules;cabillaud;truite;maquereau;pescado;salmón;atún;gambas;mejillones;merluza;bacalao;calamares;pesce;salmone;tonno;gamberi;cozze;merluzzo;vongole;calamari;vis;zalm;tonijn;garnalen;mosselen;kabeljauw;haring;peixe;salmão;atum;camarão;camarões;bacalhau;ryba;ryby;łosoś;tuńczyk;krewetki;dorsz;śledź;balık;somon;karides;midye;hamsi
raw-poultry|huhn;hähnchen;hühnchen;hähnchenbrust;hähnchenschenkel;hühnerbrust;pute;putenbrust;ente;entenbrust;gans;geflügel;poulet;dinde;canard;volaille;oie;pollo;pavo;pato;tacchino;anatra;kip;kipfilet;kippendij;kalkoen;eend;frango;peru;kurczak;kurczaka;indyk;indyka;kaczka;tavuk;hindi;ördek
raw-mince|hackfleisch;gehacktes;faschiertes;mett;bratwurst;leber;nieren;haché;hachée;hachis;viande hachée;saucisse;saucisses;foie;rognons;carne picada;carne molida;molida;molido;picadillo;salchicha;salchichas;hígado;macinato;macinata;salsiccia;salsicce;fegato;gehakt;rundergehakt;braadworst;lever;nieren;carne moída;linguiça;fígado;mielone;kiełbasa biała;wątróbka;kıyma;ciğer
raw-meat|fleisch;rindfleisch;schweinefleisch;lammfleisch;kalbfleisch;schnitzelfleisch;boeuf;porc;agneau;veau;viande;ternera;cerdo;cordero;carne;manzo;maiale;agnello;vitello;rundvlees;varkensvlees;lamsvlees;kalfsvlees;vlees;porco;borrego;vitela;wołowina;wieprzowina;cielęcina;mięso;dana eti;kuzu eti
`
