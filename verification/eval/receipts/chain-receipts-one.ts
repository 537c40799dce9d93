/**
 * Receipts in the layouts of supermarket chains, first half of forty in seven languages. The shops are invented. The rules were
 * mended on them after one reading.
 * '>price words|' marks the line of a good and words of its name.
 */
export const chainReceiptsOne = `
= de 12.66
FRISCHEMARKT
Musterstr. 12
50667 Köln
UID Nr.: DE812700000
                              EUR
>1.78 banane bio|BANANE BIO               1,78 B
   0,896 kg x   1,99 EUR/kg
>2.38 h-milch|H-MILCH 3,5%             2,38 B
   2 Stk x    1,19
>0.79 mineralwasser|MINERALWASSER            0,79 A
PFAND 0,25 EURO          0,25 A *
>5.49 kaffee gemahlen|KAFFEE GEMAHLEN          5,49 B
>1.97 spaghetti|SPAGHETTI                1,97 B
   3 Stk x    0,6567
--------------------------------------
SUMME         EUR       12,66
======================================
Geg. BAR      EUR       20,00
Rückgeld BAR  EUR        7,34
Steuer  %   Netto   Steuer  Brutto
A= 19,0%     0,87     0,17    1,04
B=  7,0%    10,86     0,76   11,62
18.10.2025  17:22  Bon-Nr.:4711
Markt:0123 Kasse:4 Bed.:121212
= de 9.51
Discount KG
Hauptstr. 5
                          EUR
817563 Butter mild
>1.99 butter mild|                        1,99 1
402277 Gouda jung ger.
>2.49 gouda|                        2,49 1
  2 x  0,89
>1.78 joghurt|012345 Joghurt natur   1,78 1
>3.25 hähnchenbrust|530011 Hähnchenbrust   3,25 1
--------
Zu zahlen              9,51
GIROCARD               9,51
Posten: 5
MwSt  Netto  MwSt-Betrag
7%    8,89    0,62
= de 14.08
NACHBARSCHAFTSLADEN
Inh. Petra Muster e.K.
Tel. 0221/123456
>3.57 landeier|3 x 1,19 Landeier 6er        3,57 B
>2.29 cherrytomaten|Cherrytomaten 250g           2,29 B
Rabatt 20%                   -0,46
>0.45 zitrone|Zitrone lose       0,45 B
>6.98 olivenöl|Olivenöl nativ     6,98 B
>1.25 apfelschorle|Apfelschorle 1L    1,25 A
Leergut           -0,75 A
Einwegpfand 0,25         0,25 A
>0.50 petersilie|Petersilie Bund    0,50 B
SUMME [7]          EUR 14,08
Mastercard         EUR 14,08
Sie haben 14 Punkte gesammelt
Vielen Dank für Ihren Einkauf
= fr 15.17
HYPERMARCHE DU LAC
ZAC DES LACS 74000 ANNECY
DESCRIPTION     QTE   MONTANT
*** FRUITS ET LEGUMES
>1.72 banane|BANANE CAVENDISH
     0,864 kg x 1,99 EUR/kg       1,72 EUR
>2.35 tomate grappe|TOMATE GRAPPE                 2,35 EUR
*** CREMERIE
>1.90 lait|LAIT UHT 1/2 ECREME
     2 x 0,95 EUR                 1,90 EUR
>4.45 comte|COMTE 12 MOIS                 4,45 EUR
REMISE IMMEDIATE                 -0,90 EUR
*** EPICERIE
>3.15 riz|RIZ BASMATI 1KG               3,15 EUR
>2.50 chocolat|CHOCOLAT NOIR 70%             2,50 EUR
TOTAL A PAYER                    15,17 EUR
CARTE BANCAIRE                   15,17 EUR
NOMBRE D'ARTICLES : 7
TVA 5,5%   HT 14,38  TVA 0,79
= fr 11.34
SUPERMARCHE EXPRESS
Tel : 01.42.00.00.00
>0.95 baguette|1 BAGUETTE TRADITION        0.95 11
>3.78 yaourt|2 YAOURT NATURE X16   1.89  3.78 11
>4.10 jambon|1 JAMBON SUP 4TR            4.10 11
>2.51 carottes|CAROTTES VRAC               2.51 11
   1.570kg x 1.60E/kg
=========
SOUS-TOTAL                 11.34
TOTAL   EUR                11.34
ESPECES                    20.00
RENDU                       8.66
5 ARTICLE(S)
Vous avez cumulé 0.12 EUR sur votre carte
MERCI DE VOTRE VISITE
= fr 8.86
EPICERIE ST JEAN
TICKET 00123  CAISSE 02
06/11/2025 18:04
>2.99 huile olive|HUILE OLIVE VIERGE 50CL     2,99 A
>1.19 farine|FARINE T55                  1,19 A
>2.48 oeufs|OEUFS PLEIN AIR X12         2,48 A
SAC CABAS                   0,70 B
BON DE REDUCTION           -0,50
>2.00 citrons|CITRONS FILET               2,00 A
NET A PAYER            8,86
CB SANS CONTACT        8,86
DONT TVA A 5,50%       0,44
= es 16.65
SUPERMERCADO S.A.  A-46100000
C/ MAYOR 12 46001 VALENCIA
FACTURA SIMPLIFICADA: 2154-010-123456
Descripción        P. Unit   Importe
1 BANANA
>1.27 banana|   0,874 kg    1,45 €/kg    1,27
>1.90 leche entera|2 LECHE ENTERA     0,95     1,90
>7.85 aceite|1 ACEITE OLIVA 1L           7,85
>2.10 huevos|1 HUEVOS FRESCOS            2,10
1 PIMIENTO ROJO
>0.93 pimiento|   0,372 kg    2,50 €/kg    0,93
>2.60 pan|4 PAN DE LECHE     0,65     2,60
TOTAL (€)                  16,65
TARJETA BANCARIA           16,65
IVA    BASE IMPONIBLE (€)  CUOTA (€)
4%      11,85     0,47
10%      3,94     0,39
TOTAL   15,79     0,86
= es 10.99
ALIMENTACION LA ESQUINA
NIF B12345678
>1.09 tomate frito|TOMATE FRITO 400G        1,09
>3.98 atun|ATUN CLARO PACK 3
     2 x 1,99             3,98
>2.45 queso|QUESO SEMICURADO         2,45
DESCUENTO               -0,25
>3.00 naranjas|NARANJAS MALLA           3,00 A
>0.57 perejil|PEREJIL MANOJO           0,57
BOLSA PLASTICO           0,15
TOTAL COMPRA            10,99
ENTREGADO EFECTIVO      20,00
CAMBIO                   9,01
LE ATENDIO: ROSA
ARTICULOS: 8
= es 13.40
TIENDA DE BARRIO, S.L.
>1.56 patatas|PATATAS             1,560 x 1,00    1,56 B
>4.20 pechuga|PECHUGA POLLO                4,20 B
>2.76 yogur|YOGUR NATURAL  4 x 0,69      2,76 B
>1.98 arroz|ARROZ REDONDO    1,98 A
>3.50 cafe|CAFE MOLIDO      3,50 A
AHORRO SOCIO    -0,60
IMPORTE A PAGAR          13,40
VISA ****1234            13,40
Puntos acumulados  13
= it 13.27
SUPERMERCATO DEL PONTE
VIA ROMA 1 - MILANO
P.IVA 01234567890
DOCUMENTO COMMERCIALE
di vendita o prestazione
DESCRIZIONE         IVA    Prezzo(€)
>1.09 latte|LATTE PS UHT        4%        1,09
   2 X 0,85
>1.70 pasta|PASTA PENNE 500G    4%        1,70
>3.48 mozzarella|MOZZARELLA BUFALA   4%        3,48
SCONTO FEDELTA                   -0,50
>2.50 passata|PASSATA POMODORO    4%        2,50
>5.00 olio|OLIO EXTRAV. OLIVA  4%        5,00
SUBTOTALE                        13,27
TOTALE COMPLESSIVO               13,27
di cui IVA                        0,51
Pagamento elettronico            13,27
Importo pagato                   13,27
01-11-2025 11:32
DOC. N. 0123-0045
= it 9.60
ALIMENTARI BIANCHI
TEL 06/1234567
>0.95 pane|PANE COMUNE KG 0,316 X 3,00        0,95
>2.20 prosciutto|PROSCIUTTO COTTO         2,20
>1.80 uova|UOVA X6                  1,80
SACCHETTO BIO            0,10
>3.55 caffe|CAFFE MACINATO           3,55
>1.00 limoni|LIMONI                   1,00
TOTALE EURO              9,60
CONTANTI                10,00
RESTO                    0,40
N. PEZZI 6
= it 12.04
DISCOUNT ITALIA SRL
                       EURO
>1.29 yogurt|YOGURT BIANCO 500     1,29 VI
>2.58 tonno|TONNO OLIO OLIVA      2,58 VI
  n.2 x 1,29
>1.17 mele golden|MELE GOLDEN           1,17 VI
  kg 0,588 x 1,99
>7.50 petto pollo|PETTO POLLO           7,50 VI
BUONO SCONTO         -0,50
TOTALE               12,04
BANCOMAT             12,04
REPARTO VI = IVA 4%
= nl 12.93
BUURTSUPER
AANTAL OMSCHRIJVING  PRIJS BEDRAG
1    BONUSKAART       xx1234
>2.38 halfv mlk|2    HALFV MLK      1,19   2,38
>1.45 bananen|1    BANANEN               1,45 B
>6.65 kaas|0,512KG KAAS JONG  12,99  6,65
>2.45 volk brood|1    VOLK BROOD            2,45
1    STATIEGELD             0,15
>0.60 peterselie|1    PETERSELIE            0,60
6    SUBTOTAAL             13,68
BONUS BANANEN             -0,75
UW VOORDEEL                0,75
TOTAAL                    12,93
PINNEN                    12,93
BTW  OVER  EUR
9%   11,72  1,06
= nl 10.28
Supermarkt De Hoek
Omschrijving           EUR
>1.89 komkommer|Komkommer
  1 x 1,89             1,89 B
>2.98 pindakaas|Pindakaas
  2 x 1,49             2,98 B
>3.79 gehakt|Rundergehakt gehakt    3,79 B
Korting               -0,38
>2.00 eieren|Scharreleieren eieren 10 st   2,00 B
Te betalen            10,28
Maestro               10,28
Totaal artikelen  5
= nl 8.45
GROENTEBOER & ZN
>1.25 paprika|PAPRIKA ROOD     1,25
>2.40 aardappelen|AARDAPPELEN 3KG      2,40
>0.99 uien|UIEN NET         0,99
>3.83 olijfolie|OLIJFOLIE  3,83
AFRONDING      -0,02
TOTAAL EUR     8,45
CONTANT       10,00
WISSELGELD     1,55
= pl 24.11
SKLEP SPOZYWCZY
ul. Polna 1 00-001 Warszawa
NIP 7790000000
      PARAGON FISKALNY
>6.98 mleko|Mleko UHT 3,2% 1l C   2 x3,49   6,98C
>5.04 banany|Banany luz C        0,842 x5,99   5,04C
      OPUST                  -1,00
                              4,04C
>4.99 chleb|Chleb zytni C         1 x4,99   4,99C
>8.10 ser gouda|Ser Gouda plastry C   2 x4,05   8,10C
SPRZEDAZ OPODATKOWANA C        24,11
PTU C 5%                        1,15
SUMA PTU                        1,15
SUMA PLN                       24,11
Karta platnicza                24,11
= pl 17.32
DELIKATESY U ANI
PARAGON FISKALNY
>3.29 maslo|MASLO EXTRA 200G
     1 szt. * 3,29 =        3,29 B
>2.58 jogurt|JOGURT NATURALNY
     2 szt. * 1,29 =        2,58 B
>7.45 filet|FILET Z KURCZAKA
     0,388 kg * 19,20 =     7,45 B
>4.00 pomidory|POMIDORY MALINOWE
     0,250 kg * 16,00 =     4,00 B
Suma PTU                    0,82
SUMA: PLN                  17,32
GOTOWKA                    20,00
RESZTA                      2,68
= hr 14.76
TRGOVINA d.d.
OIB: 29950000000
RACUN BR. 1234/55/1
Artikl      Kol   Cijena   Iznos
>2.38 mlijeko|MLIJEKO SVJEZE 1L
            2     1,19     2,38 A
>1.55 banane|BANANE
            0,862 1,80     1,55 A
>4.49 sir gauda|SIR GAUDA
            1     4,49     4,49 A
>3.99 kava|KAVA MLJEVENA
            1     3,99     3,99 A
>2.35 jaja|JAJA M 10/1
            1     2,35     2,35 A
UKUPNO EUR               14,76
KARTICA                  14,76
PDV  OSNOVICA  IZNOS
5%   14,06  0,70
= hr 9.97
MARKET MORE
>1.99 kruh|KRUH POLUBIJELI        1,99
>3.27 rajcica|RAJCICA 1,09kg x 3,00  3,27
VRECICA                0,07
>2.29 jogurt|JOGURT 2 x 1,145       2,29
POPUST                -0,30
POVRATNA NAKNADA       0,10
>2.55 sok|SOK NARANCA 1L         2,55
ZA PLATITI:            9,97
GOTOVINA              10,00
POVRAT                 0,03
Broj artikala: 6
= hr 7.40
PEKARA I DUCAN
>0.85 pecivo|PECIVO       0,85 E
>1.60 mlijeko|1 x MLIJEKO 1,60 E
>4.95 maslac|3 x MASLAC   4,95 E
SVEUKUPNO    7,40 E
UPLACENO     7,40
HVALA NA KUPNJI
`
