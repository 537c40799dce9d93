/**
 * Twenty-one more in the layouts of supermarket chains, written after all mending and read once. Nothing was mended on them.
 * '>price words|' marks the line of a good and words of its name.
 */
export const chainReceiptsLast = `
= de 21.43
BIOMARKT EG
Bahnhofstr. 7
>3.49 dinkelmehl|Dinkelmehl 1050  1kg        3,49 A
>4.38 hafer|Haferdrink Natur 2 x 2,19    4,38 A
>2.07 karotten|Karotten  1,150 kg 1,80      2,07 A
>5.99 ziegenkäse|Ziegenkäse am Stück          5,99 A
>6.00 wein|Weißwein 0,75               6,00 B
Mitgliedsrabatt 3%           -0,50
ZW.SUMME                     21,43
GESAMT EUR                   21,43
Kartenzahlung kontaktlos     21,43
A 7%  Netto 14,42 Steuer 1,01
B 19% Netto  5,04 Steuer 0,96
= de 8.95
KIOSK AM TOR
>2.20 laugenbrezel|2 Laugenbrezel       2,20
>3.50 kakao|Kakao heiß          3,50
>3.25 sandwich|Sandwich Käse       3,25
Betrag dankend erhalten   8,95
gegeben  10,00
zurück    1,05
= de 31.07
WARENKAUF
Menge  Artikel            E-Preis   G-Preis
>5.97 quark|3x     Magerquark 500g      1,99      5,97
>11.48 lachs|2x     Räucherlachs 200g    5,74     11,48
>9.63 rind|0,602kg Rindergulasch       15,99      9,63
>3.99 tofu|1x     Räuchertofu          3,99      3,99
Rechnungssumme                             31,07
MasterCard                                 31,07
= fr 24.30
COOPERATIVE DES HALLES
CAISSE 04  TICKET 5521
>6.90 camembert|2 CAMEMBERT AOP   x3,45      6,90 T1
>5.40 pommes|POMMES GALA  2,160 kg x 2,50  5,40 T1
>3.80 biere|BIERE BLONDE 75CL        3,80 T2
>8.90 dorade|DORADE ROYALE            8,90 T1
PROMO 2EME A -50%               -0,70
TOTAL EN EUROS                  24,30
PAIEMENT CARTE                  24,30
T1 5,5%  20,50 1,07
= fr 10.05
PRIMEUR DU COIN
>2.50 fraises|FRAISES BARQ.     2,50
>1.80 poireau|POIREAUX
0,900 x 2,00      1,80
>5.75 figues|FIGUES BIO       5,75
SOUS TOTAL      10,05
A REGLER        10,05
ESPECES         20,05
RENDU           10,00
= fr 14.59
SUPERETTE 24H
1   >X
>1.99 semoule|SEMOULE FINE 1KG          1,99 1
>4.60 thon|THON ALBACORE
       2 BTE x 2,30      4,60 1
>3.00 glace|GLACE VANILLE            3,00 1
CONSIGNE BOUTEILLE        0,20
>4.80 canette|PATE CANETTE             4,80 1
TOTAL GENERAL           14,59
CHEQUE DEJEUNER         14,59
= es 18.27
COMERCIAL LEVANTE S.L.
UDS DESCRIPCION          PVP    IMP.
>3.30 macarrones|3  MACARRONES 500G      1,10   3,30
>6.75 solomillo|1  SOLOMILLO CERDO             6,75
>1.22 calabacin|1  CALABACIN
   0,610 kg x 2,00 €/kg            1,22
>7.50 vino|2  VINO TINTO RIOJA     3,75   7,50
   CUPON -0,50
TOTAL IMPORTE:                    18,27
TARJETA                           18,27
= es 5.15
PANADERIA SOL
>1.40 barra|BARRA RUSTICA 2 X 0,70    1,40
>2.75 ensaimada|ENSAIMADA                2,75
>1.00 agua|AGUA 50CL               1,00
A PAGAR 5,15
METALICO 10,15
CAMBIO 5,00
= es 27.60
PESCADOS Y MARISCOS
>12.60 pulpo|PULPO COCIDO   0,420KG   30,00   12,60
>15.00 langostino|LANGOSTINO    1,000KG   15,00   15,00
NETO A PAGAR   27,60
BIZUM          27,60
= it 19.38
EMPORIO
DESCRIZIONE                EURO
>4.47 pelati|POMODORI PELATI x3
  3 x 1,49                 4,47 A
>7.92 salsiccia|SALSICCIA SUINO
  0,720 kg x 11,00 €/kg    7,92 A
>3.49 gelato|GELATO FIORDILATTE         3,49 A
>3.00 sapone|SAPONE MANI                3,00 D
STORNO SAPONE              0,00
SCONTO COUPON             -0,50
SACCHETTO COMP.            1,00
TOTALE DA PAGARE          19,38
CARTA DI DEBITO           19,38
= it 7.15
FRUTTA E VERDURA
>1.35 cipolle|CIPOLLE ROSSE       1,35
>2.80 carciofi|CARCIOFI 4 pz 0,70  2,80
>3.00 uva|UVA ITALIA kg 1,000 3,00  3,00
TOT EURO   7,15
CONTANTI  10,00
RESTO      2,85
= it 12.20
GASTRONOMIA NONNA
>6.50 arancini|ARANCINI         6,50 *
>3.90 olive|OLIVE ASCOLANE   3,90 *
>1.80 acqua|ACQUA 1,5L       1,80 *
TOTALE COMPLESSIVO EURO   12,20
Pagamento elettronico     12,20
= nl 17.26
VERSMARKT
>5.78 yoghurt|2 GRIEKSE YOGHURT    2,89    5,78
>4.99 pompoen|POMPOENSOEP          4,99
>3.29 filet|FILET AMERICAIN      3,29
>3.70 druiven|DRUIVEN WIT   1,480 KG   2,50   3,70
KORTING VERS        -0,50
TOTAAL BEDRAG      17,26
PIN                17,26
WAARVAN BTW LAAG    1,42
= nl 6.55
STATIONSHAL
>4.25 broodje|Broodje gezond   4,25
>2.30 koffie|Koffie verkeerd   2,30
Samen            6,55
Contactloos      6,55
= nl 23.08
SLAGERIJ DE BOER
>8.94 gehakt|HALF OM HALF gehakt 0,894 KG x 10,00   8,94
>9.14 kip|KIPSATE kip  2 ST 4,57   9,14
>5.00 worst|ROOKWORST  2 VOOR   5,00
TE BETALEN  23,08
PIN         23,08
= pl 30.31
MARKET OSIEDLOWY
Fiskalny
>7.98 maslo|Maslo 82% 200g      2 szt x 3,99    7,98 C
>11.34 kurczak|Kurczak tusza       1,134 kg x 10,00   11,34 C
>5.99 szampon|Szampon              1 szt x 5,99    5,99 A
>6.00 jajka|Jajka L 10szt       1 x 6,00    6,00 C
Rabat karta                     -1,00 C
Sprz. opod. PTU A                5,99
Sprz. opod. PTU C               24,32
Razem do zaplaty PLN            30,31
Karta                           30,31
= pl 8.77
ZIELENIAK
>3.28 marchew|MARCHEW   1,640 * 2,00   3,28
>2.49 koperek|KOPEREK   2,49
>3.00 sliwki|SLIWKI    3,00
SUMA  8,77
GOTOWKA 10,00
RESZTA 1,23
= pl 19.47
CUKIERNIA
>12.50 sernik|Sernik krakowski 0,250 x 50,00    12,50 B
>6.97 rogal|Rogal maslany    6,97 B
SUMA PLN   19,47
BLIK       19,47
= hr 20.64
VELEPRODAJA
>4.56 brasno|BRASNO GLATKO T-550   4 x 1,14   4,56 B
>7.49 sir|SIR POLUTVRDI                    7,49 B
>6.09 file|FILE OSLICA    0,609 x 10,00     6,09 B
>3.00 keksi|KEKSI MASLAC  3,00 B
AKCIJSKI POPUST          -0,50
UKUPNO   EUR     20,64
Ostalo           20,64
= hr 4.35
PEKARNA
>1.80 burek|BUREK SIR  1,80
>1.15 kifla|KIFLA x1   1,15
>1.40 jogurt|JOGURT CASA  1,40
ZA UPLATU  4,35
GOTOVINA  5,00
OSTATAK   0,65
= hr 11.92
VOCE POVRCE
>2.97 jagode|JAGODE 3 x 0,99   2,97
>3.95 grozdje|GROZDJE BIJELO   1,580kg x 2,50  3,95
>5.00 sljive|SLJIVE 2KG   5,00
UKUPNO   11,92
KARTICA  11,92
`
