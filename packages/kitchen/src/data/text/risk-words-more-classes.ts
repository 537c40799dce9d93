/**
 * Words of other languages for high-risk foods that no state word tells, from general dictionary knowledge: language | what |
 * words. They count for names that nobody knows, so that a word only ever shortens a date.
 *
 * - a class of `high-risk-classes`: whatever the food is otherwise, it is that in the fridge
 * - melon: what has two days once it is cut, as melons, tomatoes and leaves
 * - baby: food for babies, which has a day in the fridge
 * - herb and oil: garlic, herbs or chillies; both in one name are garlic in oil
 */
export const moreClassWordTable = `
de|sprouts|sprossen;sojasprossen;mungobohnensprossen;keimlinge;alfalfa
de|melon|melone;wassermelone;honigmelone;zuckermelone;galiamelone;tomate;salatblätter
de|baby|baby;babys;babynahrung;babybrei;babykost;babyglas;babygläschen;beikost;säugling;säuglingsnahrung;gläschen
de|herb|knoblauch;bärlauch;kräuter;basilikum;chili;rosmarin
de|oil|öl;olivenöl;sonnenblumenöl
de|oil-with-garlic|knoblauchöl;kräuteröl;chiliöl;basilikumöl;bärlauchöl;rosmarinöl
de|raw-fish|austern;jakobsmuscheln;miesmuscheln;tintenfisch;calamari;scampi;hummer
fr|sprouts|germes;pousses de soja;graines germées;alfalfa
fr|melon|melon;pastèque;tomate;feuilles de salade
fr|baby|bébé;nourrisson;petit pot
fr|herb|ail;basilic;piment;herbes;romarin
fr|oil|huile
fr|raw-fish|huîtres;palourdes;bulots;calamars;langoustines;coquilles;gambas;homard;tourteau
es|sprouts|brotes;germinados;alfalfa
es|melon|melón;sandía;tomate;hojas de ensalada
es|baby|bebé;potito;papilla
es|herb|ajo;albahaca;guindilla;hierbas;romero
es|oil|aceite
es|raw-fish|ostras;almejas;sepia;pulpo;chipirones;boquerones;sardinas;lenguado;dorada;lubina;bogavante
it|sprouts|germogli;alfalfa
it|melon|melone;anguria;cocomero;pomodoro;foglie di insalata
it|baby|omogeneizzato;neonato;bebè;pappa
it|herb|aglio;basilico;peperoncino;erbe;rosmarino
it|oil|olio;sottolio
it|raw-fish|ostriche;seppie;polpo;alici;orata;branzino;sarde;calamari
nl|sprouts|taugé;kiemgroente;kiemgroenten;kiemen;spruitgroente;alfalfa
nl|melon|meloen;watermeloen;honingmeloen;tomaat;tomaten;slablaadjes
nl|baby|baby;babyvoeding;babyhapje;babypotje;olvarit
nl|herb|knoflook;kruiden;basilicum;chili
nl|oil|olie;olijfolie
nl|oil-with-garlic|knoflookolie;kruidenolie;chiliolie;basilicumolie
nl|raw-fish|oesters;inktvis;kreeft;schol;tong;makreel
pt|sprouts|rebentos;brotos;germinados;alfafa
pt|melon|melão;meloa;melancia;tomate
pt|baby|bebé;bebê;boião;papinha
pt|herb|alho;manjericão;ervas;malagueta
pt|oil|azeite;óleo
pt|raw-fish|ostras;mexilhões;lulas;polvo;sardinhas;pescada;dourada;robalo
pl|sprouts|kiełki;kiełków;kiełkami
pl|whipped-cream|bita śmietana;bitą śmietaną
pl|melon|melon;melona;arbuz;arbuza;pomidor;pomidory
pl|baby|dziecka;dzieci;niemowląt;niemowlęcia;dziecięce;słoiczek
pl|herb|czosnek;czosnku;czosnkowy;czosnkowa;bazylia;zioła;ziołach
pl|oil|olej;oleju;oliwa;oliwie;oliwą
pl|raw-fish|ostrygi;małże;krewetki;kalmary;śledź;pstrąg;karp;dorsz;makrela
sv|sprouts|groddar;böngroddar;alfalfagroddar;mungbönsgroddar
sv|melon|melon;vattenmelon;honungsmelon;tomat;salladsblad
sv|baby|barnmat;bebis;bebisar;barnmatsburk;välling
sv|herb|vitlök;örter;basilika;chili
sv|oil|olja;olivolja
sv|oil-with-garlic|vitlöksolja;örtolja;chiliolja;basilikaolja
sv|raw-fish|ostron;kräftor;bläckfisk;strömming
da|sprouts|spirer;bønnespirer;alfalfaspirer
da|whipped-cream|flødeskum
da|melon|melon;vandmelon;honningmelon;tomat
da|baby|babymad;babygrød;baby;spædbarn;børnemad
da|herb|hvidløg;urter;krydderurter;basilikum;chili
da|oil|olie;olivenolie
da|oil-with-garlic|hvidløgsolie;urteolie;chiliolie;basilikumolie
da|raw-fish|østers;blåmuslinger;blæksprutte;rødspætte
no|sprouts|spirer;bønnespirer;alfalfaspirer
no|melon|melon;vannmelon;honningmelon;tomat
no|baby|barnemat;babymat;baby;spedbarn
no|herb|hvitløk;urter;basilikum;chili
no|oil|olje;olivenolje
no|oil-with-garlic|hvitløksolje;urteolje;chiliolje;basilikumolje
no|raw-fish|østers;kamskjell;blekksprut;kreps
fi|sprouts|idut;ituja;pavunidut;mungpavunidut;sinimailasenidut
fi|whipped-cream|kermavaahto;kermavaahtoa
fi|melon|meloni;melonia;vesimeloni;vesimelonia;hunajameloni;tomaatti
fi|baby|vauvanruoka;vauvanruokaa;vauva;vauvalle;vauvan;lastenruoka
fi|herb|valkosipuli;valkosipulin;valkosipulia;yrtti;yrtit;basilika;chili
fi|oil|öljy;öljyssä;oliiviöljy;oliiviöljyssä
fi|oil-with-garlic|valkosipuliöljy;yrttiöljy;chiliöljy;basilikaöljy
fi|raw-fish|osterit;ostereita;simpukat
et|sprouts|idandid;idud;oaidud
et|whipped-cream|vahukoor vahustatud;koorevaht
et|melon|melon;arbuus;tomat
et|baby|beebitoit;imikutoit;beebi;beebipüree;beebile;imik
et|herb|küüslauk;küüslaugu;ürdid;basiilik;tšilli
et|oil|õli;õlis;oliiviõli;oliiviõlis
et|oil-with-garlic|küüslauguõli;ürdiõli;tšilliõli
et|raw-fish|austrid;rannakarbid
lv|sprouts|asni;asnus;dīgsti;dīgstus
lv|whipped-cream|putukrējums
lv|melon|melone;arbūzs;arbūza;tomāti
lv|baby|bērnu;mazuļu;zīdaiņu;zīdaiņiem;mazulim
lv|herb|ķiploki;ķiploku;ķiplokiem;garšaugi;baziliks
lv|oil|eļļa;eļļā;olīveļļa
lv|raw-fish|austeres;mīdijas
lt|sprouts|daigai;daigų;daiginti
lt|whipped-cream|plakta grietinėlė
lt|melon|melionas;arbūzas;arbūzo;pomidorai
lt|baby|kūdikių;kūdikiams;kūdikiui;vaikams
lt|herb|česnakas;česnakai;česnakų;česnakinis;žolelės;bazilikas
lt|oil|aliejus;aliejuje;aliejaus
lt|raw-fish|austrės;midijos
cs|sprouts|klíčky;klíčků;naklíčené
cs|whipped-cream|šlehačka;šlehačky;šlehačku
cs|melon|meloun;melouny;melounu;rajčata;rajče
cs|baby|dětská;dětské;dětský;kojenecká;kojence;přesnídávka;miminko
cs|herb|česnek;česneku;česnekový;bylinky;bylinkový;bazalka
cs|oil|olej;oleji;oleje
cs|raw-fish|ústřice;slávky;krevety;kapr;pstruh
sk|sprouts|klíčky;klíčkov;naklíčené
sk|whipped-cream|šľahačka;šľahačky;šľahačku
sk|melon|melón;melóna;dyňa;rajčiny;paradajky
sk|baby|detská;detské;detský;dojčenská;dojčatá;bábätko
sk|herb|cesnak;cesnaku;cesnakový;bylinky;bylinkový;bazalka
sk|oil|olej;oleji;oleja
sk|raw-fish|ustrice;slávky;krevety;kapor;pstruh
hu|sprouts|csíra;csírák;csírát;babcsíra;lucernacsíra
hu|whipped-cream|tejszínhab;tejszínhabot
hu|melon|dinnye;görögdinnye;sárgadinnye;paradicsom
hu|baby|bébiétel;bébi;babapüré;baba;bébipüré;csecsemő
hu|herb|fokhagyma;fokhagymás;fűszeres;bazsalikom;chilis
hu|oil|olaj;olajban;olívaolaj
hu|oil-with-garlic|fokhagymaolaj;chiliolaj;fűszerolaj
hu|raw-fish|osztriga;kagyló;garnéla;ponty
ro|sprouts|germeni;germenii;muguri
ro|whipped-cream|frișcă;frișca
ro|melon|pepene;harbuz;roșii
ro|baby|bebeluși;bebe;bebelusi;sugari
ro|herb|usturoi;ierburi;busuioc;ardei iute
ro|oil|ulei
ro|raw-fish|stridii;midii;creveți;crap
hr|sprouts|klice;klica
hr|whipped-cream|tučeno vrhnje;šlag;šlaga
hr|melon|dinja;dinje;lubenica;lubenice;rajčica
hr|baby|dječja;dječje;kašica;dojenčad;beba;bebe
hr|herb|češnjak;češnjaka;češnjakom;bilje;bosiljak
hr|oil|ulje;ulju
hr|raw-fish|kamenice;dagnje;školjke;šaran
sl|sprouts|kalčki;kalčkov
sl|whipped-cream|stepena smetana
sl|melon|melona;melone;lubenica;lubenice;paradižnik
sl|baby|otroška;otroške;dojenčki;dojenčka;kašica
sl|herb|česen;česna;česnovo;zelišča;bazilika
sl|oil|olje;olju
sl|raw-fish|ostrige;dagnje;klapavice;školjke;krap
bg|sprouts|кълнове;кълнове от соя
bg|whipped-cream|бита сметана
bg|melon|пъпеш;диня;домати
bg|baby|бебешка;бебешко;бебешки;бебе;бебета
bg|herb|чесън;чеснов;чесново;билки;босилек
bg|oil|олио;масло;зехтин
bg|raw-fish|стриди;миди;скариди;шаран
el|sprouts|φύτρες;φύτρα;βλαστοί
el|whipped-cream|σαντιγί
el|melon|πεπόνι;καρπούζι;ντομάτα;ντομάτες
el|baby|βρεφική;βρεφικό;βρεφικές;μωρό;μωρού;μωρά;παιδική
el|herb|σκόρδο;σκόρδα;σκορδέλαιο;βότανα;βασιλικός
el|oil|λάδι;ελαιόλαδο
el|oil-with-garlic|σκορδόλαδο;σκορδέλαιο
el|raw-fish|στρείδια;μύδια;γαρίδες;καλαμάρια;χταπόδι
ga|sprouts|péacáin;bachlóga
ga|whipped-cream|uachtar coipthe
ga|melon|mealbhacán;mealbhacáin;tráta;trátaí
ga|baby|leanbh;leanaí;naíonán;naíonáin
ga|herb|gairleog;gairleoige;luibheanna
ga|oil|ola
ga|raw-mince|mhionaithe
ga|raw-fish|oisrí;diúilicíní
mt|sprouts|nebbieta;nibbieta
mt|whipped-cream|krema mħabbta;krema imħabbta
mt|melon|bettieħ;bettieħa;dulliegħ;dulliegħa;tadam
mt|baby|trabi;tarbija
mt|herb|tewm;ħwawar
mt|oil|żejt;żejt taż-żebbuġa
mt|raw-mince|kapuljat
mt|raw-fish|gajdri;masklu;gambli
tr|sprouts|filiz;filizi;filizleri;çimlendirilmiş
tr|whipped-cream|krem şanti;krem şantiyi;şanti
tr|melon|kavun;karpuz;domates
tr|baby|bebek;bebeğin;mama;maması
tr|herb|sarımsak;sarımsaklı;otlu;fesleğen
tr|oil|yağ;yağı;yağında;yağda;zeytinyağı;zeytinyağında
tr|raw-fish|istiridye;midye;karides;kalamar;levrek;çipura;hamsi
ar|sprouts|براعم;نابت;براعم الفول
ar|whipped-cream|كريمة مخفوقة;الكريمة المخفوقة;كريمة شانتيه
ar|melon|بطيخ;البطيخ;شمام;الشمام;طماطم
ar|baby|أطفال;الأطفال;رضع;الرضع;طفل;للطفل
ar|herb|ثوم;الثوم;بالثوم;أعشاب;ريحان
ar|oil|زيت;الزيت;بزيت;بالزيت
uk|sprouts|паростки;паростків;пророщені;проростки
uk|whipped-cream|збиті вершки
uk|melon|диня;дині;кавун;кавуна;помідори
uk|baby|дитяче;дитяча;дитячий;дитяче харчування;дитині;немовлят;немовляти
uk|herb|часник;часнику;часником;часникова;трави;базилік
uk|oil|олія;олії;олією
uk|raw-fish|устриці;мідії;креветки;кальмари;оселедець;короп
ru|sprouts|проростки;ростки;ростков;пророщенные;пророщенный
ru|whipped-cream|взбитые сливки
ru|melon|дыня;дыни;дыню;арбуз;арбуза;помидоры;помидор
ru|baby|детское;детская;детский;детские;малыша;малышу;ребёнка;ребёнку;грудничка
ru|herb|чеснок;чеснока;чесноком;чесночное;травы;базилик
ru|oil|масло;масле;маслом
ru|raw-fish|устрицы;мидии;креветки;кальмары;селёдка;скумбрия;карп
`

/** Prepared food of these languages that the other tables lack, as in `dishNameTable`. */
export const moreSauceNames =
  'sosse;vanillesosse;vanillesauce;bratensosse;bratensauce;rahmsosse;sahnesosse;käsesosse;griessbrei;grießbrei;puré;purè;crema pasticcera;besciamella;budyń;kisiel;saus;molho;sås;brunsås;sovs;brun sovs;kastike;mērce;padažas;omáčka;mártás;öntet;sos;umak;omaka;сос;σάλτσα;anlann;zalza;sosu;salçası;соус;підлива;подлива;صلصة;كاسترد'
