/**
 * Twenty-eight more in the layouts of supermarket chains, written after the first forty had been mended, and mended on too.
 * '>price words|' marks the line of a good and words of its name.
 */
export const chainReceiptsThree = `
= de 17.63
Lebensmittel-Filialbetrieb
Am Markt 3
1010 Wien  Tel. 01/1234567
Firmenbuch FN 123456a
                                 EUR
>1.39 vollmilch|Vollmilch Bergbauern 1L        1,39 A
>2.99 semmel|Semmel 10er
  10 x   0,299                   2,99 A
>4.58 faschiertes|Faschiertes gemischt 500g
  statt 5,58                     4,58 A
>3.29 erdbeeren|Erdbeeren 500g                 3,29 A
Aktionsersparnis  -0,80
>6.18 zipfer|Zipfer Märzen 6er              6,18 B
--------
Summe EUR                      17,63
Ihre Ersparnis heute            1,80
Zahlung Debitcard              17,63
10% MWST von 11,45              1,04
20% MWST von  6,18              1,03
Es bediente Sie Kassa 3
= de 15.20
Verkaufsstelle Basel
Artikel       Menge  Preis  Aktion  Total Zw
>3.55 bio bananen|Bio Bananen    1.104   3.20          3.55  0
>5.90 emmentaler|Emmentaler     1   6.90   5.90   5.90  0
>1.95 ruchbrot|Ruchbrot 500g     1   1.95          1.95  0
>3.80 rahm|Vollrahm 35%       2   1.90      3.80  0
Total CHF                                15.20
MAESTRO EFT CHF                          15.20
Buchungsnr. 123456
MWST-Nr 116.311.185
GR  Satz  Total  Steuer
0   2.50  15.20   0.37
Sie hätten 15 Superpunkte erhalten
= de 10.21
Drogerie & Bio
Ihre Filiale 1234
>1.55 haferflocken|Bio Haferflocken 500g  1,55 2
>3.90 reiswaffeln|2x 1,95 Reiswaffeln  3,90 2
>2.25 zahnpasta|Zahnpasta   2,25 1
>2.76 linsen|Rote Linsen rote linsen  2,76 2
Coupon 10% auf 1 Artikel   -0,25
=================
Zu bezahlen EUR      10,21
Visa contactless     10,21
= de 26.11
GROSSEINKAUF
Art.Nr.  Bezeichnung           Betrag
>7.47 hähnchen|4311501 Hähnchenschenkel TK
   3 Pkg x 2,49                7,47 7%
>11.94 spülmittel|4005808 Spülmittel 5L        11,94 19%
>6.70 champignons|2011000 Champignons braun     6,70 7%
Endsumme brutto               26,11
Überweisung                   26,11
= fr 21.46
MAGASIN DE PROXIMITE
12 RUE DES LILAS 75011 PARIS
SIRET 123 456 789 00012
Date: 04/11/2025 19:22  Ticket: 8812
Designation           Qte  PU    Montant
>2.70 pates|PATES PENNE 500G       2   1,35   2,70
>5.36 emmental|EMMENTAL RAPE          2   2,68   5,36
>1.60 salade|SALADE BATAVIA         1   1,60   1,60
>12.50 vin|VIN ROUGE BORDEAUX     1  12,50  12,50
Remise fidelite                         -0,70
Total a regler                          21,46
Paye par CB                             21,46
Total remises                            0,70
Taux  HT  TVA  TTC
5,50  8,49  0,47  8,96
= fr 13.29
DISCOUNTER FRANCE
Prix en EUR
>1.09 farine|Farine de blé              1,09 B
>2.58 crème|Crème liquide 2x1,29          2,58 B
   Rem. -0,40
>1.46 courgettes|Courgettes
  0,735 kg x 1,99 EUR/kg      1,46 B
>6.57 poulet|Filet de poulet            6,57 B
>1.99 chips|Chips nature               1,99 B
A payer                      13,29
Carte                        13,29
Vous avez économisé 0,40 EUR
= fr 9.75
BIO ET NATURE
------------------------------
>4.20 miel|MIEL DE FLEURS 500G
                       4.20 E
>3.15 lentilles|LENTILLES VERTES VRAC
 0.525 kg   6.00 E/kg  3.15 E
>2.40 avocat|AVOCAT HASS
 x 2     1.20          2.40 E
------------------------------
TOTAL (3 lignes)       9.75 E
Espèces               10.00 E
Monnaie                0.25 E
= fr 32.85
SUPER MARCHE CENTRE
   BOUCHERIE
>14.30 roti|ROTI DE PORC 1,1KG            14,30 A
   CREMERIE
>2.15 oeufs|OEUFS X6 BIO            2,15 A
>3.20 beurre|BEURRE 1/2 SEL 3+1          3,20 A
   BAZAR
>9.90 poele|POELE 24CM              9,90 C
   BOISSONS
>3.80 limonade|LIMONADE 6X33CL         3,80 A
AVOIR BOUTEILLE              -0,50
TOTAL A PAYER EUR           32,85
ACHAT CB 32,85
= es 12.43
SUPERMERCADOS COOPERATIVA
CIF F46078986
Tfno 961 000 000
>1.35 leche|LECHE DESNATADA 1L            1,35
>2.94 tomate|TOMATE RAMA
    1,178 kg x 2,50 €/kg        2,94
>3.90 lomo|LOMO ADOBADO          3,90 
>4.74 aceitunas|ACEITUNAS MANZ.   3 x 1,58    4,74
DTO. CLUB                      -0,50
Total a pagar:            12,43 €
Pagado con tarjeta:       12,43 €
Ahorro total en esta compra: 0,50
BASE   IVA   CUOTA
11,32  10%  1,13
= es 7.77
ALIMENTACION ORIENTAL
>1.20 arroz|ARROZ LARGO 1KG  1,20
>3.98 gambas|GAMBAS 2 BOLSAS   3,98
>2.49 setas|SETAS SHIITAKE  2,49
BOLSA REUTILIZABLE  0,10
IMPORTE TOTAL EUROS    7,77
EFECTIVO              20,00
A DEVOLVER            12,23
= es 19.90
MERCADO CENTRAL PUESTO 14
>8.10 merluza|MERLUZA       0,540   15,00    8,10
>6.00 mejillones|MEJILLONES    1,500    4,00    6,00
>5.80 calamar|CALAMAR       0,400   14,50    5,80
TOTAL EUROS             19,90
GRACIAS POR SU VISITA
= es 14.10
HIPER DESCUENTO
Articulo                 Precio
>0.89 pan|Pan barra rustica 0,89 B
>5.97 yogur|Yogur griego pack
   5,97 B
   3 x 1,99
>4.49 detergente|Detergente liquido 4,49 C
>2.99 mandarinas|Mandarinas 1kg 2,99 A
Promocion 2a ud.  -0,24
Total           14,10
Tarjeta         14,10
= it 20.94
SUPERSTORE
P. IVA 00123456789
            DOCUMENTO COMMERCIALE
DESCRIZIONE              IVA   PREZZO
>2.29 insalata|INSALATA ICEBERG       4,00    2,29
>3.90 ricotta|RICOTTA VACCINA       4,00    3,90
 2 pz x 1,95
>8.76 bistecca|BISTECCA MANZO        10,00    8,76
SCONTO 20%                  -1,75
>5.99 vino|VINO CHIANTI          22,00    5,99
ABBUONO VUOTI              -0,25
>2.00 pesche|PESCHE NETTARINE pesche 4,00    2,00
TOTALE COMPLESSIVO          20,94
di cui IVA                   2,10
Pagamento contante          25,00
Resto                        4,06
= it 6.83
PANIFICIO
>1.48 focaccia|FOCACCIA
   Kg 0,185 x 8,00     1,48
>3.60 cornetti|CORNETTI  4 x 0,90   3,60
>1.75 latte|LATTE INTERO         1,75
TOTALE                 6,83
CARTE                  6,83
= it 16.40
MARKET VERDE
Rep.1 ORTOFRUTTA
>2.80 cavolfiore|CAVOLFIORE        2,80
>3.10 kiwi|KIWI CESTINO      3,10
Rep.4 GASTRONOMIA
>6.00 lasagne|LASAGNE 500 G    6,00
Rep.7 DROGHERIA
>4.50 tonno|TONNO 3X80        4,50
Totale Euro     16,40
Bancomat        16,40
Operatore: 12   Pezzi: 4
= it 9.10
LIDO DISCOUNT
>1.99 prosecco|Succo prosecco 1,99 B
>1.32 zucchero|Zucchero
  2 x 0,66    1,32 B
>4.29 salmone|Salmone affumicato   4,29 B
  Sconto   -0,50
>2.00 fragole|Fragole  2,00 A
Importo da pagare   9,10
Carta   9,10
Hai risparmiato   0,50
= nl 14.64
KRUIDENIER
OMSCHRIJVING     STUKS   PRIJS  BEDRAG
>3.58 vla|VANILLEVLA         2   1,79   3,58
>2.19 sla|IJSBERGSLA         1   2,19   2,19
>6.87 kipdij|KIPDIJFILET        1   6,87   6,87 B
>2.75 beschuit|BESCHUIT           1   2,75   2,75
35% K KIPDIJFILET                  -1,00
+EMBALLAGE                          0,25
TOTAAL                             14,64
BETAALD MET:
PINNEN                             14,64
BONUS VOORDEEL                      1,00
= nl 11.55
Winkel Antwerpen
>2.65 brood|1 Groot bruin brood      2,65 A
>5.90 garnalen|1 Grijze garnalen 100g   5,90 A
>3.00 wortelen|2 Wortelen 1kg a 1,50    3,00 A
Subtotaal          11,55
Te betalen EUR     11,55
Bancontact         11,55
= nl 8.91
DE BIOWINKEL
>3.45 havermelk|HAVERMELK     3,45 9%
>2.97 appels|APPELS ELSTAR
   1,350 KG A 2,20   2,97 9%
>2.49 tofu|TOFU NATUREL  2,49 9%
TOTAAL TE VOLDOEN   8,91
V-PAY               8,91
= nl 5.98
AVONDWINKEL
>1.99 frisdrank|FRISDRANK 1.5L       1.99
STATIEGELD FLES   0.25
>2.50 nootjes|BORRELNOOTJES nootjes     2.50
>1.24 kauwgom|KAUWGOM     1.24
TOTAAL    5.98
KAS      10.00
TERUG     4.02
= pl 28.93
MARKET SPOZYWCZY
NIP 521-00-00-000
PARAGON FISKALNY
>9.98 twarog|TWAROG POLTLUSTY 250G  C  2 x 4,99   9,98 C
>3.45 cebula|CEBULA ZOLTA          C  1,150 x 3,00   3,45 C
>11.00 schab|SCHAB BEZ KOSCI       C  0,500 x 22,00   11,00 C
>4.50 piwo|PIWO JASNE 0,5L       A  1 x 4,50   4,50 A
KAUCJA BUTELKA                    0,50
RABAT NA PARAGON                         -0,50
SPRZEDAZ OPODATK. A                       4,50
SPRZEDAZ OPODATK. C                       23,93
SUMA PTU                                  1,98
SUMA PLN                        28,93
KARTA                           28,93
= pl 15.46
PIEKARNIA U JANA
>4.80 chleb|Chleb wiejski 1 szt x 4,80   4,80D
>6.66 paczki|Paczki z lukrem 3 szt x 2,22   6,66D
>4.00 drozdzowka|Drozdzowka   4,00D
RAZEM: 15,46
Zaplacono gotowka: 20,00
Reszta: 4,54
= pl 22.05
SIEC MARKETOW
>5.99 smietana|Smietana 18%          1 * 5,99     5,99 B
>12.87 parowki|Parowki z szynki      3 * 4,29    12,87 B
 Rabat   3 * -0,60    -1,80 B
>4.99 ogorki|Ogorki gruntowe      0,500*9,98     4,99 B
PTU B 8%    1,63
Suma PTU    1,63
Do zaplaty PLN   22,05
Karta kredytowa   22,05
= pl 7.78
KIOSK SPOZYWCZY
>2.79 baton|BATON CZEKOLADOWY   2,79 A
>4.99 sok|SOK JABLKOWY 1L     4,99 A
RAZEM ZL    7,78
BLIK        7,78
= hr 23.37
SUPERMARKET d.o.o. ZAGREB
OIB 12345678901
Naziv            Kol.   Cijena   Iznos
>3.98 vrhnje|Kiselo vrhnje     2    1,99    3,98
>8.79 meso|Mljeveno meso jun.   1   8,79   8,79
>2.60 krumpir|Krumpir       2,000   1,30    2,60
>9.00 pivo|Pivo 6x0,5    1   9,00   9,00
Povratna ambalaza  6   0,10   0,60
Vjernost popust       -1,60
UKUPNO ZA PLACANJE   23,37
Kreditna kartica     23,37
= hr 8.06
DUCAN NA UGLU
>1.19 kruh|KRUH CRNI 1 KOM 1,19   1,19
>4.38 tjestenina|TJESTENINA 2 KOM 2,19   4,38
>2.49 lubenica|LUBENICA 3,112 KG 0,80   2,49
IZNOS RACUNA EUR    8,06
GOTOVINA           10,00
ZA VRATITI          1,94
= hr 12.30
RIBARNICA
>7.80 srdela|SRDELA   1,300 x 6,00   7,80
>4.50 dagnje|DAGNJE              4,50
SVEUKUPNO   12,30
MAESTRO     12,30
= hr 6.55
TRGOVACKI CENTAR
>2.85 jogurt|3  JOGURT VOCNI  0,95  2,85 A
>3.70 salama|1  SALAMA CAJNA  3,70  3,70 A
UKUPAN IZNOS  6,55
Placeno karticom  6,55
Stedite s nama
`
