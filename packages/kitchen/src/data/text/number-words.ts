/**
 * Numbers as shoppers write them in words: language | number, empty where it says no number | words, without accents. An article
 * before 'half' counts nothing.
 */
export const numberWordTable = `
de|1|ein;eine;einen;einem
de|1/2|halb;halbe;halber;halbes;halben
de|1 1/2|anderthalb;eineinhalb
de|2|zwei
de|3|drei
de|4|vier
de|5|funf
de|6|sechs
de|8|acht
de|10|zehn
de|12|zwolf
de||ein paar;einige;etwas;ein wenig;ein bisschen
fr|1|un;une
fr|1/2|demi;demie
fr|2|deux
fr|3|trois
fr|4|quatre
fr|5|cinq
fr|6|six
fr|8|huit
fr|10|dix
fr|12|douze
fr||quelques;un peu;du;de la;des
es|1|un;una;uno
es|1/2|medio;media
es|2|dos
es|3|tres
es|4|cuatro
es|5|cinco
es|6|seis
es|8|ocho
es|10|diez
es|12|doce
es||unos;unas;un poco;algo
it|1|un;uno;una
it|1/2|mezzo;mezza
it|2|due
it|3|tre
it|4|quattro
it|5|cinque
it|6|sei
it|8|otto
it|10|dieci
it|12|dodici
it||qualche;un po;alcuni;alcune
nl|1|een
nl|1/2|half;halve
nl|1 1/2|anderhalf;anderhalve
nl|2|twee
nl|3|drie
nl|4|vier
nl|5|vijf
nl|6|zes
nl|8|acht
nl|10|tien
nl|12|twaalf
nl||een paar;wat;een beetje;enkele
pt|1|um;uma
pt|1/2|meio;meia
pt|2|dois;duas
pt|3|tres
pt|4|quatro
pt|5|cinco
pt|6|seis
pt|8|oito
pt|10|dez
pt|12|doze
pt||alguns;algumas;um pouco
sv|1|en;ett
sv|1/2|halv;halva;halvt
sv|2|tva
sv|3|tre
sv|4|fyra
sv|5|fem
sv|6|sex
sv|8|atta
sv|10|tio
sv|12|tolv
sv||nagra;lite
da|1|en;et
da|1/2|halv;halve;halvt
da|2|to
da|3|tre
da|4|fire
da|5|fem
da|6|seks
da|8|otte
da|10|ti
da|12|tolv
da||nogle;lidt;et par
no|1|en;ei;et
no|1/2|halv;halve;halvt
no|2|to
no|3|tre
no|4|fire
no|5|fem
no|6|seks
no|8|atte
no|10|ti
no|12|tolv
no||noen;litt;et par
`
