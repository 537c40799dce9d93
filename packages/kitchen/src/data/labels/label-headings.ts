/**
 * How the parts of a printed label begin, plain and without accents: part | beginnings, a star for any ending.
 *
 * `list`: the list of ingredients. `statement`: a sentence about allergens, which may stand apart from the list. `other`:
 * everything that is neither: the nutrition table, storage, dates, weight, maker, use.
 */
export const labelHeadingTable = `
list|ingredients;ingredient;ingredients list;zutaten;zutatenliste;zutatenverzeichnis;ingredientes;ingredienti;lista de ingredientes;ingredienten;skladniki;sklad;sastojci;sastav;sestavine;ingredienser;ainesosat;ainekset;koostisosad;slozeni;zlozenie;osszetevok;ingrediente;sastavdalas;sudetis;sudedamosios dalys;icindekiler
statement|contains;may contain*;allerg*;traces;trace;enthalt;kann*;spuren;contient;peut*;contiene*;puede*;trazas;puo*;tracce;bevat;kan*;sporen;zawiera;moze*;sadrzi;pode*;contem;made in;produced in a;packed in a;not suitable*
other|nutrition*;average values;typical values;per 100;pro 100;energy;energie;nahrwert*;durchschnittliche;valeur*;valores;informacion nutri*;valori;dichiarazione;voedingswaarde*;gemiddelde;wartosc*;hranjive;prosjecne;best before*;use by*;mindestens*;zu verbrauchen*;a consommer*;consumir*;da consumar*;tenminste*;najlepiej*;upotrijebiti*;storage;store;keep;refrigerate;aufbewahr*;lagern*;kuhl*;trocken;vor warme;conserver*;a conserver;conservar*;conservare*;bewaren;koel;droog;przechowywac*;cuvati*;net;netto;poids;peso;inhalt;fullmenge;produced by;manufactured*;distributed*;made by;made for;packed for;hergestellt*;fabrique*;fabricado*;prodotto*;geproduceerd*;wyprodukowano*;proizvo*;directions;preparation;cooking;how to;zubereitung;mode;modo;bereiding;serving*;product of;origin;recycle*;www;tel
`
