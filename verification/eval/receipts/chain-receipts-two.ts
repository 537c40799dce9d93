/**
 * The second half of the forty in the layouts of supermarket chains. The rules were mended on them after one reading.
 * '>price words|' marks the line of a good and words of its name.
 */
export const chainReceiptsTwo = `
= de 18.34
HANDELSHAUS
Filiale 0345
Preis EUR
>1.15 h-milch|K-Bio H-Milch 1,5%         1,15 A
>3.96 skyr|Skyr Natur 450g
  4 * 0,99                     3,96 A
>5.32 rinderhack|Rinderhackfleisch          5,32 A
>2.22 äpfel|Äpfel Elstar
  1,116 kg   1,99 EUR/kg       2,22 A
>4.99 waschmittel|Waschmittel                4,99 B
Coupon 10%                    -0,50
>1.20 bier|Pils 0,5l Bier             1,20 B
Summe                         18,34
Bar                           50,00
Rückgeld                      31,66
MwSt A 7,00%  Netto 11,82  MwSt 0,83
= de 22.75
GENOSSENSCHAFT ZUERICH
Artikelbezeichnung   Menge  Preis   Total A
>2.25 banane|Banane          0.836  2.70     2.25 1
>3.00 milch|Vollmilch Milch     2  1.50     3.00 1
>12.60 lachsfilet|Lachsfilet         1  12.60    12.60 1
>4.95 gruyere|Gruyere mild          1   4.95    4.95 1
Rundung                                 -0.05
Total CHF                            22.75
Debitkarte  CHF 22.75
Total MWST 0.57
= de 7.93
GETRÄNKEMARKT
>4.69 cola|Cola 12x1,0       4,69 A
 Pfand 12 x 0,15   1,80 A
>1.44 apfelsaft|Apfelsaft naturtr. 1,44 A
Leergutbon        -3,00
>3.00 chips|2x Chips Paprika   3,00 B
TOTAL             7,93 EUR
EC-Cash           7,93
Es bediente Sie Frau Meier
= fr 19.05
SUPER U.N.
>> BOUCHERIE
>7.80 steak|STEAK HACHE 5% X4      7.80 1
>> FROMAGE COUPE
>3.15 brie|BRIE
   0.210 kg X 15.00 EUR/kg
                         3.15 1
>> LIQUIDES
>3.60 eau|EAU MINERALE 6X1.5L    3.60 2
    0.60 x 6
>1.25 jus|JUS D'ORANGE 1L          1.25 1
>> SURGELES
>4.00 haricots|HARICOTS VERTS
   2 X 2.00  4.00 1
AVANTAGE CARTE         -0.75
TOTAL 6 ARTICLES       19.05
REGLEMENT CB           19.05
= fr 12.48
AU BON MARCHE
LE 02.11.2025 A 10:12
>2.95 beurre|BEURRE DOUX 250G       2€95
>6.54 saumon|SAUMON FUME            6€54
>1.99 creme|CREME FRAICHE 20CL     1€99
>1.00 ail|AIL TETE               1€00
TOTAL TTC             12€48
TICKETS RESTAURANT    10€00
ESPECES                2€48
= fr 6.35
BOULANGERIE PATISSERIE
>2.20 croissant|2 X 1,10 CROISSANT BEURRE      2,20
>1.30 pain complet|PAIN COMPLET                  1,30
>2.85 quiche|QUICHE LORRAINE               2,85
Total:                        6,35 EUR
Reçu en espèces               10,00
A rendre                       3,65
= es 21.87
HIPERMERCADOS
>2.50 ternera|TERNERA PICADA              2,50
     (2 x 1,25)
>5.40 salmon|SALMON RODAJA       0,360Kg x 15,00  5,40
>8.75 detergente|DETERGENTE           8,75
2A UNIDAD 50%       -1,10
>2.32 pan molde|PAN MOLDE INTEGRAL   2,32
>4.00 cerveza|CERVEZA PACK 6       4,00
****************
* TOTAL A PAGAR * 21,87
TARJETA CREDITO    21,87
OPERACION CONTACTLESS
TIPO  BASE  CUOTA
= es 6.26
FRUTERIA
>1.89 manzana|MANZANA FUJI   1,89
>0.98 limon|LIMON            0,98
>1.44 cebolla|CEBOLLA          1,44
>1.95 aguacate|AGUACATE   3 UD   1,95
SUMA    6,26
ENTREGA   7,00
DEVOLUCION  0,74
= es 9.08
SUPER DIARIO
ARTICULO  UDS PRECIO TOTAL
>2.70 leche|LECHE SEMI 1L   3  0,90  2,70
>1.38 garbanzos|GARBANZO COCIDO garbanzos 2  0,69  1,38
>5.00 jamon|JAMON SERRANO   1  5,00  5,00
TOTAL VENTA     9,08
EN EFECTIVO    10,08
SU CAMBIO       1,00
IVA INCLUIDO
= it 17.42
IPERMERCATO STELLA
>1.98 burro|BURRO 250G             *1,98
>3.24 zucchine|ZUCCHINE
   1,620 KG X 2,00/KG     *3,24
>2.40 acqua|ACQUA NAT. 6X1,5       2,40
>6.90 parmigiano|PARMIGIANO 24M         6,90
>3.40 biscotti|BISCOTTI   2 X 1,70    3,40
SC. SOCIO             -0,50
TOTALE IN EURO        17,42
CARTA DI CREDITO      17,42
PUNTI OGGI  17
= it 8.37
COOPERATIVA
>1.35 farina|FARINA 00 1KG     1,35 A
>2.04 pomodori|POMODORI PELATI   2,04 A
>1.99 fagioli|FAGIOLI BORL. 3X  1,99 A
>2.99 birra|BIRRA 66CL         2,99 D
TOT. COMPLESSIVO  8,37
PAG. CONTANTE     10,00
RESTO             1,63
= it 11.00
MACELLERIA ROSSI
REP 1
>6.40 salsiccia|SALSICCIA                6,40
REP 1
>4.75 macinato|MACINATO SCELTO          4,75
SCONTO ARROTONDAMENTO   -0,15
TOTALE €                11,00
CONTANTE                11,00
= nl 15.61
Supermarkt Noord
>3.98 melk|2 x 1,99  Volle melk         3,98 B
>5.49 kipfilet|Kipfilet 450g       5,49 B
35% korting   -1,92
>1.10 cola|Cola blik     1,10 B
Statiegeld blik   0,15
>6.81 koffie|Koffie filter 500g    6,81 B
Totaal  15,61
Betaald met pin  15,61
Gespaarde zegels 3
= nl 20.20
WARENHUIS BELGIE
ART. OMSCHRIJVING   HOEV.  E.PR.  BEDRAG
>5.70 zalm|004512 ZALMFILET zalm  1  5,70  5,70
>4.50 bier|007813 BIER BAK bier 6  0,75  4,50
LEEGGOED   0,60
>3.40 boter|001299 BOTER 250G 2  1,70  3,40
>6.00 tomaten|009021 TOMATEN 2,400 2,50 6,00
TOTAAL TE BETALEN  20,20
BANCONTACT  20,20
= nl 5.34
TOKO
>0.89 gember|GEMBER   0,89
>2.95 rijst|RIJST PANDAN   2,95
>1.50 kokosmelk|KOKOSMELK  1,50
Tot. 5,34
Contant 5,35
Terug 0,01
= pl 33.40
HIPERMARKET
>12.99 losos|LOSOS WEDZONY           1 x 12,99  12,99 C
>7.96 woda|WODA MINERALNA          4 x 1,99    7,96 A
>8.45 jablka|JABLKA LIGOL            1,690 x 5,00  8,45 C
RABAT                                  -1,00 C
>5.00 kawa|KAWA ROZP.              1 x 5,00    5,00 A
PODATEK PTU A 23%                       2,42
RAZEM PTU                               3,61
RAZEM PLN                              33,40
PLATNOSC KARTA                         33,40
Rabaty lacznie  1,00
= pl 9.47
SKLEPIK
>2.50 bulka|Bulka kajzerka D   5*0,50=   2,50D
>4.98 kefir|Kefir D   2*2,49=   4,98D
Torba papierowa A   1*1,99=   1,99A
Sp. op. D    7,48
Kwota D 05,00%   0,36
SUMA   PLN   9,47
Gotowka PLN  20,00
Reszta PLN   10,53
= pl 16.98
WARZYWNIAK
>3.98 papryka|Papryka czerwona   3,98
>6.00 ziemniaki|ZIEMNIAKI 5 KG   6,00
>7.00 maliny|MALINY 2 op.   7,00
DO ZAPLATY   16,98
BLIK   16,98
= hr 18.15
HIPERMARKET d.o.o.
>2.19 maslac|Maslac 250g            2,19 B
>3.98 piletina|Pileći file 0,497kg*8,00 piletina  3,98 B
>1.98 voda|Voda 6x1,5l            1,98 A
Pov.naknada 6x0,10       0,60
>10.00 ulje|Maslinovo ulje          10,00 B
Kartica pogodnosti      -0,60
UKUPNO:                 18,15
Maestro                 18,15
Porez A 25,00%  1,58  0,40
= hr 6.11
KIOSK
>1.33 cokolada|COKOLADA MLIJECNA   1,33
>2.79 sladoled|SLADOLED VANILIJA   2,79
>1.99 keks|KEKS 2 X 0,995   1,99
SVEUKUPNO EUR   6,11
PRIMLJENO   10,00
VRACENO   3,89
`
