/**
 * Words of other languages for cream, raw egg and dough, mother's milk and cured meat, from general dictionary knowledge, as in
 * `moreClassWordTable`: language | class of `high-risk-classes` | words.
 */
export const chilledWordTable = `
de|raw-milk|rohmilch;vorzugsmilch
de|opened-cream|sahne;schlagsahne;schlagobers;obers;rahm;schmand;sauerrahm
de|raw-egg|eiweiß;eiweisse;eiklar;eischnee;eigelb;eidotter;dotter
de|raw-egg-dish|pfannkuchenteig;crêpeteig;waffelteig;rührteig;kuchenteig;spätzleteig;backteig;bierteig;eierlikör;royal icing;eiweißglasur;baisermasse
de|raw-dough|brotteig;pizzateig;hefeteig;sauerteigbrot teig
de|breast-milk|muttermilch
de|sliced-meat|bündnerfleisch;trockenfleisch;rohschinken;coppa;bresaola;salami;landjäger;lachsschinken;speck;mortadella;aufschnitt;lyoner;leberkäse
de|smoked-fish|matjes;bismarckhering;graved lachs;räucherlachs;räucherforelle;räuchermakrele;stremellachs;räucherfisch;schillerlocken
de|raw-fish|seeigel;seeteufel;heilbutt;zander;saibling;rotbarsch;venusmuscheln
fr|raw-milk|lait cru
fr|opened-cream|crème fraîche;crème liquide;crème entière;crème fleurette;crème épaisse
fr|raw-egg|blanc dœuf;blancs dœufs;blancs dœuf;jaune dœuf;jaunes dœufs;blanc d oeuf;blancs d oeufs;jaunes d oeufs;blancs en neige
fr|raw-egg-dish|glace royale;glaçage royal;pâte à gaufres;pâte à beignets;pâte à gâteau;îles flottantes;appareil à quiche
fr|raw-dough|pâte à pain;pâte levée;pâte à brioche
fr|breast-milk|lait maternel
fr|sliced-meat|saucisson;jambon cru;jambon sec;viande séchée;viande des grisons;coppa;bresaola;rosette;mortadelle;lonzo;chorizo
fr|raw-fish|oursin;oursins;coques;couteaux;praires;bigorneaux;crevettes;truite;cabillaud;maquereau;lotte;saint pierre
es|raw-milk|leche cruda
es|opened-cream|nata;nata líquida;nata para montar;crema de leche;crema agria
es|raw-egg|claras;yemas;clara de huevo;claras de huevo;yema de huevo;yemas de huevo;claras a punto de nieve
es|raw-egg-dish|glasa real;masa de tortitas;masa de crepes;masa de buñuelos;masa de gofres
es|raw-dough|masa de pan;masa de pizza
es|breast-milk|leche materna
es|sliced-meat|cecina;lomo embuchado;fuet;salchichón;jamón serrano;jamón ibérico;mojama;chorizo;sobrasada;mortadela
es|raw-fish|erizo;erizos;erizos de mar;berberechos;navajas;percebes;vieiras;bacalao;merluza
it|raw-milk|latte crudo
it|opened-cream|panna;panna fresca;panna da cucina;panna acida
it|raw-egg|albume;albumi;tuorlo;tuorli;albumi montati
it|raw-egg-dish|ghiaccia reale;glassa reale;pastella;impasto per crêpes
it|raw-dough|impasto per pizza;impasto per pane;pasta per pizza;impasto pizza
it|breast-milk|latte materno
it|sliced-meat|bresaola;coppa;lonza;salame;guanciale;prosciutto crudo;mortadella;speck;culatello;soppressata
it|raw-fish|ricci di mare;capesante;fasolari;cannolicchi;telline;ostrica;scampi;merluzzo;trota;sgombro
nl|raw-milk|rauwe melk
nl|opened-cream|room;slagroom;kookroom;zure room
nl|raw-egg|eiwit;eiwitten;eigeel;eidooier;eidooiers
nl|raw-egg-dish|pannenkoekbeslag;pannenkoekenbeslag;wafelbeslag;cakebeslag;beslag;advocaat
nl|raw-dough|brooddeeg;pizzadeeg;gistdeeg
nl|breast-milk|moedermelk
nl|sliced-meat|rookvlees;rauwe ham;salami;cervelaat;boterhamworst
nl|raw-fish|zee egel;kokkels;coquilles;kabeljauw;heilbot;forel;garnalen
pt|raw-milk|leite cru
pt|opened-cream|natas;nata;creme de leite
pt|raw-egg|clara;claras;gema;gemas
pt|raw-egg-dish|glacé real;massa de panquecas;massa de crepes
pt|raw-dough|massa de pão;massa de pizza
pt|breast-milk|leite materno
pt|sliced-meat|presunto;paio;salpicão;chouriço;fiambre
pt|raw-fish|ouriço;amêijoas;berbigão;vieiras;bacalhau fresco;camarão;camarões
pl|raw-milk|mleko surowe;surowe mleko
pl|opened-cream|śmietana;śmietany;śmietanę;śmietanka;śmietanki;śmietankę
pl|raw-egg|białko;białka;białek;żółtko;żółtka;żółtek;ubite białka
pl|raw-egg-dish|lukier królewski;ciasto naleśnikowe;ciasto na naleśniki;kogel mogel;ajerkoniak
pl|raw-dough|ciasto na pizzę;ciasto drożdżowe surowe;ciasto na chleb
pl|raw-poultry|indyka;kaczki;kaczkę;kurcząt;drobiu;drób;gęś;gęsi
pl|breast-milk|mleko matki;mleko z piersi
pl|sliced-meat|kabanos;kabanosy;wędlina;wędliny;salami;szynka;szynki;szynkę;baleron;polędwica sucha
pl|raw-fish|łososia;łososiem;tuńczyka;tuńczykiem;dorsza;pstrąga;śledzia;śledzie;makreli;krewetek;małży;halibuta;jeżowiec;przegrzebki;halibut;sandacz;szczupak
sv|raw-milk|opastöriserad mjölk
sv|opened-cream|grädde;vispgrädde;matlagningsgrädde;gräddfil
sv|raw-egg|äggvita;äggvitor;äggula;äggulor
sv|raw-egg-dish|pannkakssmet;våffelsmet;kaksmet
sv|raw-dough|bröddeg;pizzadeg;vetedeg
sv|breast-milk|bröstmjölk
sv|sliced-meat|lufttorkad skinka;salami;prickig korv
da|raw-milk|råmælk
da|opened-cream|fløde;piskefløde;madlavningsfløde
da|raw-egg|æggehvide;æggehvider;æggeblomme;æggeblommer
da|raw-egg-dish|pandekagedej;vaffeldej;kagedej;æggesnaps
da|raw-dough|brøddej;pizzadej;gærdej
da|breast-milk|modermælk;brystmælk
da|sliced-meat|spegepølse;spegeskinke;salami;rullepølse
no|opened-cream|fløte;kremfløte;matfløte;rømme;seterrømme
no|raw-egg|eggehvite;eggehviter;eggeplomme;eggeplommer
no|raw-egg-dish|pannekakerøre;vaffelrøre;kakerøre;eggedosis
no|raw-dough|brøddeig;pizzadeig;gjærdeig
no|breast-milk|morsmelk
no|sliced-meat|spekeskinke;fenalår;spekemat;salami
fi|raw-milk|raakamaito
fi|opened-cream|kerma;kermaa;vispikerma;ruokakerma;smetana
fi|raw-egg|valkuainen;valkuaiset;keltuainen;keltuaiset;munanvalkuainen
fi|raw-egg-dish|lettutaikina;lättytaikina;vohvelitaikina;pannukakkutaikina
fi|raw-dough|leipätaikina;pizzataikina;pullataikina
fi|breast-milk|rintamaito;rintamaitoa;äidinmaito
fi|sliced-meat|ilmakuivattu kinkku;salami;meetwursti
et|opened-cream|vahukoor;kohvikoor;hapukoor;rõõsk koor
et|raw-egg|munavalge;munavalged;munakollane;munakollased
et|raw-dough|pizzatainas;leivatainas;pärmitainas
et|breast-milk|rinnapiim;emapiim
lv|opened-cream|krējums;krējuma;krējumu
lv|raw-egg|olas baltums;olu baltumi;olas dzeltenums;olu dzeltenumi
lv|breast-milk|mātes piens
lt|opened-cream|grietinėlė;grietinėlės;grietinė;grietinės
lt|raw-egg|baltymas;baltymai;trynys;tryniai;kiaušinio baltymas
lt|breast-milk|motinos pienas
cs|raw-milk|syrové mléko
cs|opened-cream|smetana;smetany;smetanu
cs|raw-egg|bílek;bílky;žloutek;žloutky
cs|raw-egg-dish|palačinkové těsto;těsto na palačinky;bílková poleva;vaječný koňak
cs|raw-dough|těsto na pizzu;těsto na chleba;kynuté těsto
cs|breast-milk|mateřské mléko
cs|sliced-meat|salám;lovecký salám;sušené maso
sk|raw-milk|surové mlieko
sk|opened-cream|smotana;smotany;smotanu
sk|raw-egg|bielok;bielky;bielka;žĺtok;žĺtky;žĺtka
sk|raw-egg-dish|palacinkové cesto;cesto na palacinky
sk|raw-dough|cesto na pizzu;kysnuté cesto
sk|breast-milk|materské mlieko
sk|sliced-meat|saláma;sušené mäso
hu|raw-milk|nyers tej
hu|opened-cream|tejszín;tejszínt;tejföl;tejfölt
hu|raw-egg|tojásfehérje;tojássárgája
hu|raw-egg-dish|palacsintatészta;piskótatészta
hu|raw-dough|kenyértészta;pizzatészta;kelt tészta
hu|breast-milk|anyatej
hu|sliced-meat|szalámi;téliszalámi;szárazkolbász
ro|raw-milk|lapte crud
ro|opened-cream|smântână;smântâna;smântânii
ro|raw-egg|albuș;albușuri;gălbenuș;gălbenușuri
ro|raw-egg-dish|aluat de clătite
ro|raw-dough|aluat de pâine;aluat de pizza;aluat dospit
ro|breast-milk|lapte matern
ro|sliced-meat|salam;pastramă;jambon
hr|raw-milk|sirovo mlijeko
hr|opened-cream|vrhnje;vrhnja;mileram
hr|raw-egg|bjelanjak;bjelanjci;žumanjak;žumanjci
hr|raw-egg-dish|smjesa za palačinke
hr|raw-dough|tijesto za pizzu;dizano tijesto
hr|breast-milk|majčino mlijeko
hr|sliced-meat|kulen;salama;pršuta;buđola
sl|raw-milk|surovo mleko
sl|opened-cream|smetana;smetane;smetano
sl|raw-egg|beljak;beljaki;rumenjak;rumenjaki
sl|raw-dough|testo za pico;kvašeno testo
sl|breast-milk|materino mleko
sl|sliced-meat|salama;pršuta;budjola
bg|raw-milk|сурово мляко
bg|opened-cream|сметана;сметаната
bg|raw-egg|белтък;белтъци;жълтък;жълтъци
bg|raw-dough|тесто;тестото
bg|breast-milk|майчино мляко;кърма
bg|sliced-meat|салам;луканка;суджук;пастърма
el|opened-cream|κρέμα γάλακτος
el|raw-egg|ασπράδι;ασπράδια;κρόκος αυγού;κρόκοι
el|raw-dough|ζυμάρι;ζύμη
el|breast-milk|μητρικό γάλα
el|sliced-meat|σαλάμι;παστουρμάς;προσούτο;απάκι
el|raw-fish|αχινός;αχινοί
ga|opened-cream|uachtar
ga|raw-egg|gealacán;gealacáin;buíocán;buíocáin
ga|breast-milk|bainne cíche
mt|opened-cream|krema
mt|raw-egg|abjad tal-bajd;isfar tal-bajd
mt|breast-milk|ħalib tal-omm
mt|raw-fish|rizzi
tr|raw-milk|çiğ süt
tr|opened-cream|krema;kreması;kaymak
tr|raw-egg|yumurta akı;yumurta sarısı
tr|raw-egg-dish|krep hamuru;kek hamuru
tr|raw-dough|ekmek hamuru;pizza hamuru;mayalı hamur
tr|breast-milk|anne sütü
tr|sliced-meat|pastırma
ar|raw-milk|حليب خام
ar|opened-cream|كريمة;الكريمة;قشطة;القشطة;كريمة طبخ
ar|raw-egg|بياض البيض;بياض بيض;صفار البيض;صفار بيض
ar|raw-dough|عجين;عجينة;العجين
ar|breast-milk|حليب الأم
ar|sliced-meat|بسطرمة
uk|raw-milk|сире молоко
uk|opened-cream|вершки;вершків;сметана;сметани;сметану
uk|raw-egg|білок;білки;жовток;жовтки
uk|raw-egg-dish|тісто на млинці;гоголь моголь
uk|raw-dough|тісто;тіста
uk|breast-milk|грудне молоко
uk|sliced-meat|салямі;бастурма;балик
ru|raw-milk|сырое молоко
ru|opened-cream|сливки;сливок;сметана;сметаны;сметану
ru|raw-egg|белок;белки;яичный белок;желток;желтки
ru|raw-egg-dish|тесто для блинов;блинное тесто;гоголь моголь
ru|raw-dough|тесто;теста
ru|breast-milk|грудное молоко
ru|sliced-meat|салями;бастурма;балык;сервелат
ru|raw-fish|морской ёж;икра морского ежа
de|starch|nudeln;spaghetti;linsen;kichererbsen;bohnen;quinoa;bulgur;couscous;hirse;graupen
de|sliced-meat|wurst;fleischwurst;bierschinken;kassler;kochschinken;leberwurst;blutwurst;jagdwurst;teewurst
de|soft-cheese|frischkäse;hüttenkäse;ziegenkäse;schafskäse;hirtenkäse
de|raw-fish|krebse;flusskrebse;rotbarsch;seelachs;wels;karpfen;barsch;hecht;aal;sprotten;flunder;scholle
fr|starch|pâtes;nouilles;lentilles;pois chiches;haricots;quinoa;semoule;boulgour
fr|raw-mince|gésier;gésiers;cœur de volaille;andouillette;boudin
ru|raw-poultry|утиная;утиное;утиный;гусь;гусиная;гусиное;индюшиный;индюшиная;перепёлка
uk|raw-poultry|качине;качина;качиний;гусяче;гусяча;індиче;індича;індичий;перепілка
fr|raw-fish|lieu;colin;merlan;dorade;daurade;bar;rouget;espadon;sandre;perche;anguille;merlu;églefin
es|starch|fideos;macarrones;lentejas;garbanzos;alubias;judías;frijoles;quinoa
es|raw-fish|rape;besugo;rodaballo;pez espada;emperador;jurel;caballa;congrio;anguila;perca;mero;salmonete;corvina
it|starch|lenticchie;ceci;fagioli;farro;orzo;spaghetti;penne;pastina
it|raw-fish|spigola;rombo;pesce spada;cernia;triglia;rana pescatrice;platessa;nasello;anguilla;persico;gallinella
nl|starch|linzen;kikkererwten;bonen;noedels;pasta;bulgur
nl|raw-fish|schelvis;koolvis;wijting;zeebaars;dorade;paling;snoekbaars;hollandse nieuwe;maatjes;sprot
nl|sliced-meat|worst;leverworst;achterham;kookworst
pl|starch|makaron;makaronu;kasza;kaszy;soczewica;soczewicy;ciecierzyca;fasola;fasoli
pl|raw-fish|morszczuk;mintaj;flądra;okoń;lin;węgorz;sum;miruna;tilapia
pt|starch|massa;esparguete;lentilhas;grão de bico;feijão
pt|raw-fish|linguado;cherne;garoupa;tamboril;carapau;peixe espada;corvina;enguia
tr|raw-fish|lüfer;barbun;mezgit;kalkan;sardalya;istavrit;sazan;turna;dil balığı
tr|raw-mince|ciğeri
ru|raw-fish|судак;щука;окунь;палтус;сом;лещ;камбала;угорь;стерлядь;осётр;мойва;килька;корюшка
uk|raw-fish|судак;щука;окунь;палтус;сом;лящ;камбала;вугор;осетер;мойва;кілька;хамса
sv|raw-fish|gös;gädda;abborre;rödspätta;sej;kolja;röding;öring;ål
fi|raw-fish|siika;kuha;hauki;ahven;muikku;silakka;made;nieriä
cs|raw-fish|kapr;candát;štika;úhoř;okoun;sumec
hu|raw-poultry|kacsa;liba;pulyka;csirkemáj
hu|raw-fish|ponty;harcsa;süllő;fogas;csuka;keszeg
ro|raw-fish|crap;șalău;știucă;păstrăv;somn;macrou
bg|raw-fish|шаран;сом;лаврак;ципура;скумрия;пъстърва;щука
hr|raw-fish|brancin;orada;šaran;som;oslić;srdele;lubin
el|raw-fish|τσιπούρα;λαβράκι;μπαρμπούνι;γαύρος;σκουμπρί;γλώσσα;πέστροφα;χέλι;φαγκρί
ar|raw-fish|سمك طازج;هامور;بلطي;بوري;سلمون;سردين;فيليه سمك
`

/**
 * What compounds of Germanic languages and Hungarian begin with that are of this flesh, whatever was done to it: class | words. Example:
 * 'Putengeschnetzeltes', 'zalmmoot'.
 */
export const compoundBeginningTable = `
raw-poultry|puten;hähnchen;hühner;hühnchen;enten;gänse;geflügel;truthahn;poularden;kalkoen;kippen;eenden;ganzen;kacsa;csirke;pulyka;kyckling;kylling;kalkun;broiler
raw-mince|hackfleisch;leber;nieren
raw-fish|fisch;lachs;forellen;thunfisch;kabeljau;dorsch;garnelen;krabben;muschel;zander;karpfen;zalm;garnalen;kabeljauw;haring
raw-meat|reh;schweine;rinder;rinds;lamm;kalbs;hirsch;kaninchen;varkens;runder;kalfs
`

/** What such a compound ends with if it is no flesh, or keeps. Example: 'Hühnerei', 'Fischsoße'. */
export const compoundKeepingEndings =
  'ei;eier;schmalz;salz;fell;leder;soße;sauce;saus;fond;fonds;öl;pulver;gewürz;gewürze;futter;chips;kräcker;wurst;würste;würstchen;schinken;salami;bouillon;würfel;paste'
