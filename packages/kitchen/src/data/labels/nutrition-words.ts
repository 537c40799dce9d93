/**
 * The rows of printed nutrition tables: figure | beginnings of the row, plain and without accents. A row 'of which' belongs to the
 * row above it. Sources: Annex XV of Regulation (EU) 1169/2011 in its languages, 21 CFR 101.9.
 */
export const nutritionWordTable = `
energy|energy;energie;energiewert;brennwert;valeur energetique;valor energetico;energia;wartosc energetyczna;energetska vrijednost;energijska vrijednost;calories;energi;energiaa;energiatartalom
satFat|of which saturates;saturates;saturated fat;saturated;of which saturated;davon gesattigte;gesattigte;dont acides gras satures;acides gras satures;de las cuales saturadas;saturadas;acidos grasos saturados;di cui acidi grassi saturi;acidi grassi saturi;di cui saturi;waarvan verzadigde;verzadigde;w tym kwasy tluszczowe nasycone;kwasy tluszczowe nasycone;od kojih zasicene;zasicene;sat fat
fat|fat;total fat;fett;matieres grasses;lipides;graisses;grasas;grassi;vetten;vet;tluszcz;masti;mast
sugar|of which sugars;sugars;total sugars;sugar;davon zucker;zucker;dont sucres;sucres;de los cuales azucares;azucares;di cui zuccheri;zuccheri;waarvan suikers;suikers;w tym cukry;cukry;od kojih seceri;seceri
carbs|carbohydrate;carbohydrates;total carbohydrate;total carbohydrates;carbs;kohlenhydrate;glucides;hidratos de carbono;carbohidratos;carboidrati;koolhydraten;weglowodany;ugljikohidrati
fiber|fibre;fiber;dietary fibre;dietary fiber;ballaststoffe;fibres alimentaires;fibres;fibra alimentaria;fibra;fibre alimentari;vezels;voedingsvezel;blonnik;vlakna;prehrambena vlakna
protein|protein;proteins;eiweiss;proteines;proteinas;proteine;eiwitten;eiwit;bialko;bjelancevine;proteini
salt|salt;salz;sel;sal;sale;zout;sol
sodium|sodium;natrium;sodio
`
