/**
 * Measuring words of other languages: language | our unit | words, without dots and accents. What a spoon, a cup or a glass holds
 * differs little between them and us; a word whose size nobody agrees on has no unit, and its amount stays unread. Short words
 * measure only directly behind a number.
 */
export const foreignUnitTable = `
de|dozen|dutzend
de|tbsp|el;essl;essloffel
de|tsp|tl;teel;teeloffel;kl;kaffeeloffel
de|pinch|prise;prisen;msp;messerspitze;messerspitzen
de|clove|zehe;zehen
de|bunch|bund;bd;bundel
de|bag|netz;netze;sack;sacke;sackchen
de|box|kiste;kisten;kasten;karton;kartons
de|packet|packchen;schale;schalen;schachtel;pck;pckg;pack;packung;packungen;pkg;pkt;paket;tute;tuten;beutel;btl
de|can|dose;dosen;konservendose;konservendosen;buchse;buchsen
de|jar|glas;glaser
de|tub|becher;becherchen
de|piece|stuck;stk;stck;stucke
de|slice|scheibe;scheiben
de|leaf|blatt;blatter
de|sprig|zweig;zweige;stiel;stiele
de|stalk|stange;stangen
de|handful|handvoll
de|splash|schuss;spritzer
de|head|kopf
de|cube|wurfel
de|bottle|flasche;flaschen
de||tasse;tassen;etwas;ein wenig;nach belieben;nach geschmack;einige
fr|dozen|douzaine;douzaines
fr|tbsp|cuillere a soupe;cuilleres a soupe;cuil a soupe;cuill a soupe;cuiller a soupe;cuillers a soupe;c a soupe;c a s;c s;c soupe;cas;cs;cuilleree a soupe;cuillerees a soupe;cuil a s
fr|tsp|cuillere a cafe;cuilleres a cafe;cuil a cafe;cuill a cafe;cuiller a cafe;cuillers a cafe;c a cafe;c a c;c c;c cafe;cac;cc;cuilleree a cafe;cuillerees a cafe;cuillere a the;cuilleres a the;c a the;cuil a c
fr|pinch|pincee;pincees;pointe de couteau
fr|clove|gousse;gousses
fr|bunch|botte;bottes;bouquet;bouquets
fr|bag|filet de;sac;sacs
fr|packet|barquette;barquettes;plaquette;plaquettes;sachet;sachets;paquet;paquets
fr|can|boite;boites;conserve;boite de conserve;boites de conserve
fr|jar|bocal;bocaux
fr|tub|pot;pots;brique;briques;briquette
fr|slice|tranche;tranches;rondelle;rondelles
fr|leaf|feuille;feuilles
fr|sprig|brin;brins;branche;branches
fr|stalk|cote;cotes;tige;tiges
fr|handful|poignee;poignees
fr|drizzle|filet;trait
fr|knob|noix
fr|bottle|bouteille;bouteilles
fr|piece|morceau;morceaux;piece;pieces
fr|cube|cube;cubes
fr||verre;verres;tasse;tasses;bol;bols;un peu;quelques;louche;louches
es|dozen|docena;docenas
es|tbsp|cucharada;cucharadas;cda;cdas;cucharada sopera;cucharadas soperas;cs
es|tsp|cucharadita;cucharaditas;cdta;cdtas;cdita;cditas;cucharada de cafe;cucharadas de cafe
es|pinch|pizca;pizcas
es|clove|diente;dientes
es|bunch|manojo;manojos;ramillete
es|packet|sobre;sobres;paquete;paquetes;bolsa;bolsas
es|can|lata;latas;bote;botes;latita;latitas
es|jar|tarro;tarros;frasco;frascos
es|tub|brick;bricks;envase
es|slice|rebanada;rebanadas;loncha;lonchas;rodaja;rodajas
es|leaf|hoja;hojas
es|sprig|ramita;ramitas;rama;ramas
es|handful|punado;punados
es|splash|chorro;chorros;chorrito;chorritos
es|piece|unidad;unidades;ud;uds;trozo;trozos
es|bottle|botella;botellas
es||vaso;vasos;taza;tazas;un poco;al gusto;cantidad necesaria;c n
it|dozen|dozzina;dozzine
it|tbsp|c da;cucchiaio;cucchiai;cucchiaiata;cucchiaiate;cucch;cucchiaio da tavola;cucchiai da tavola
it|tsp|c ino;c no;c ni;cucchiaino;cucchiaini;cucchiaino da te;cucchiaini da te
it|pinch|pizzico;pizzichi;presa
it|clove|spicchio;spicchi
it|bunch|mazzetto;mazzetti;mazzo;mazzi;ciuffo;ciuffi
it|packet|bustina;bustine;confezione;confezioni;pacchetto;pacchetti
it|can|scatola;scatole;scatoletta;scatolette;lattina;lattine;barattolo;barattoli
it|tub|vasetto;vasetti;vaso;vasi
it|slice|fetta;fette;fettina;fettine
it|leaf|foglia;foglie
it|sprig|rametto;rametti
it|stalk|costa;coste;gambo;gambi
it|handful|manciata;manciate
it|splash|goccio;spruzzata
it|drizzle|filo
it|knob|noce
it|bottle|bottiglia;bottiglie
it|piece|pezzo;pezzi
it||bicchiere;bicchieri;bicchierino;tazza;tazze;tazzina;qb;q b;quanto basta;un po
nl|dozen|dozijn
nl|tbsp|eetlepel;eetlepels;el;eetl
nl|tsp|theelepel;theelepels;tl;theel;koffielepel;koffielepels
nl|pinch|snuf;snufje;snufjes;mespunt;mespuntje
nl|clove|teen;teentje;teentjes;tenen
nl|bunch|bos;bosje;bosjes
nl|packet|zakje;zakjes;pak;pakje;pakjes;pakken;zak
nl|can|blik;blikje;blikjes;blikken;conservenblik
nl|jar|pot;potje;potjes
nl|bottle|fles;flessen;flesje;flesjes
nl|tub|bakje;bakjes;bekertje;beker
nl|slice|plak;plakje;plakjes;plakken;snee;sneetje;sneetjes;sneden
nl|leaf|blad;blaadje;blaadjes;blaadje
nl|sprig|takje;takjes;tak
nl|stalk|stengel;stengels
nl|handful|handje;handjevol;handvol
nl|splash|scheut;scheutje;scheutjes
nl|drizzle|straaltje
nl|knob|klont;klontje;klontjes
nl|piece|stuk;stuks;stukje;stukjes
nl||kopje;kopjes;kop;glas;naar smaak;een beetje
pt|dozen|duzia;duzias
pt|tbsp|colher de sopa;colheres de sopa
pt|tsp|colher de cha;colheres de cha;colher de cafe;colheres de cafe
pt|pinch|pitada;pitadas
pt|clove|dente;dentes
pt|bunch|molho de;ramo;ramos;maco
pt|packet|pacote;pacotes;saqueta;saquetas
pt|can|lata;latas;latinha;latinhas
pt|jar|frasco;frascos;boiao;boioes;vidro;vidros
pt|bottle|garrafa;garrafas
pt|tub|embalagem;embalagens
pt|slice|fatia;fatias;rodela;rodelas
pt|leaf|folha;folhas
pt|handful|mao cheia
pt|splash|fio
pt|piece|unidade;unidades
pt||xicara;xicaras;chavena;chavenas;copo;copos;a gosto;q b;qb
sv|dozen|dussin
sv|tbsp|msk;matsked;matskedar
sv|tsp|tsk;tesked;teskedar
sv|pinch|krm;kryddmatt;nypa
sv|clove|klyfta;klyftor
sv|bunch|knippe;kruka;krukor
sv|packet|paket;pase;pasar;forp
sv|can|burk;burkar
sv|slice|skiva;skivor
sv|sprig|kvist;kvistar
sv|handful|nave
sv|piece|st;styck
sv||kopp;koppar;glas;lite;efter smak
da|dozen|dusin
da|tbsp|spsk;spiseske;spiseskefuld;spiseskefulde
da|tsp|tsk;teske;teskefuld;teskefulde
da|pinch|knsp;knivspids;nip
da|clove|fed
da|bunch|bundt;bundter
da|packet|pakke;pakker;pose;brev;breve
da|can|dase;daser
da|slice|skive;skiver
da|sprig|kvist;kviste
da|handful|handfuld
da|piece|stk
da||kop;kopper;lidt;efter smag
no|dozen|dusin
no|tbsp|ss;spiseskje;spiseskjeer
no|tsp|ts;teskje;teskjeer
no|pinch|klype;klyper;knivsodd
no|clove|fedd;bater;bat
no|bunch|bunt;bunter;potte
no|packet|pakke;pakker;pose;poser;pk
no|can|boks;bokser
no|slice|skive;skiver
no|sprig|kvist;kvister
no|handful|neve;handfull
no|piece|stk
no||kopp;kopper;litt;etter smak
pl|tbsp|lyzka;lyzki;lyzke;lyzek
pl|tsp|lyzeczka;lyzeczki;lyzeczke;lyzeczek
pl|pinch|szczypta;szczypty;szczypte
pl|clove|zabek;zabki;zabkow
pl|l|litr;litry;litra;litrow
pl|bunch|peczek;peczki;peczkow
pl|packet|opakowanie;opakowania;opakowan;paczka;paczki;paczek
pl|can|puszka;puszki;puszke;puszek
pl|jar|sloik;sloiki;sloikow
pl|bottle|butelka;butelki;butelek
pl|slice|plaster;plastry;plastrow;plasterek;plasterki;plasterkow;kromka;kromki;kromek
pl|sprig|galazka;galazki;galazek
pl|handful|garsc;garsci
pl|piece|sztuka;sztuki;sztuk;szt
pl||szklanka;szklanki;szklanke;szklanek
cs|tbsp|lzice;lzic;polevkova lzice;polevkove lzice
cs|tsp|lzicka;lzicky;lzicek;kavova lzicka
cs|pinch|spetka;spetky
cs|clove|strouzek;strouzky;strouzku
cs|l|litr;litry;litru
cs|bunch|svazek;svazky;svazku
cs|packet|balicek;balicky;balicku;baleni;bal
cs|can|konzerva;konzervy;konzerv;plechovka;plechovky;plechovek
cs|bottle|lahev;lahve;lahvi
cs|slice|platek;platky;platku
cs|piece|ks;kus;kusy;kusu
cs||hrnek;hrnku;sklenice;podle chuti
sk|tbsp|pl;polievkova lyzica;polievkove lyzice
sk|tsp|cajova lyzicka;kavova lyzicka;lyzicka;lyzicky
sk|pinch|stipka;stipky
sk|clove|strucik;struciky
sk|packet|balicek;balicky;balickov
sk|slice|platok;platky;platkov
sk|piece|ks;kus;kusy;kusov
sk||podla chuti;salka;salky
hu|tbsp|evokanal;ek
hu|tsp|teaskanal;kaveskanal;kk;tk;mk;mokkaskanal
hu|pinch|csipet
hu|clove|gerezd
hu|bunch|csokor
hu|packet|csomag
hu|slice|szelet
hu|piece|db;darab
hu||bogre;pohar;fej;szal;izles szerint
fi|tbsp|rkl;ruokalusikka;ruokalusikallinen
fi|tsp|tl;teelusikka;teelusikallinen
fi|pinch|ripaus;hyppysellinen
fi|clove|kynsi;kynnet;valkosipulinkynsi
fi|packet|pss;pkt
fi|can|prk;tlk
fi|piece|kpl
fi||maun mukaan
ro|tbsp|lingura;linguri
ro|tsp|lingurita;lingurite
ro|pinch|varf de cutit
ro|clove|catel;catei
ro|packet|plic;plicuri
ro|piece|buc;bucati
ro||cana;cani;dupa gust
tr|tbsp|yemek kasigi
tr|tsp|cay kasigi;tatli kasigi
tr|pinch|tutam;cimdik
tr|clove|dis
tr|bunch|demet
tr|packet|paket;paketi
tr|slice|dilim
tr|piece|adet
tr||su bardagi;cay bardagi;kahve fincani;bardak
hr|tbsp|zlica;zlice;jusna zlica;jusne zlice
hr|tsp|zlicica;zlicice;cajna zlicica
hr|pinch|prstohvat
hr|clove|cesanj;cesnja
hr|l|litra;litre;litara
hr|packet|vrecica;vrecice;paket;paketa
hr|can|konzerva;konzerve;konzervi;limenka;limenke;limenki
hr|bottle|boca;boce
hr|slice|kriska;kriske;kriski;ploska;ploske;ploski
hr|piece|komad;komada;kom
hr||salica;salice;casa;case;po zelji
`
