/** Words that recipes in the languages of Europe measure with, beside our own units: in lower case, without dots. */
export const measuringWords = `
g gr gm gram grams gramm grammi grama gramas gramo gramos gramme grammes kg dkg dag deka mg ml cl dl l lt
ltr litr litre litro litri litry litrů liters oz ounce ounces lb lbs pound pounds cup cups tsp
tsps tbsp tbsps tbs teaspoon teaspoons tablespoon tablespoons pint pints quart quarts clove cloves can cans
tin tins jar jars pack packs packet packets package packages stick sticks slice slices pinch pinches dash
dashes handful handfuls bunch bunches sprig sprigs head heads stalk stalks el tl esslöffel teelöffel msp
prise prisen bund zehe zehen dose dosen becher päckchen pck packung stück stk st stck tasse tassen scheibe
scheiben blatt blätter zweig zweige c cs cc càs càc cuilere cuileres cuilère cuilères cuillere cuilleres
cuillère cuillères cuill pincée pincées gousse gousses tranche tranches sachet sachets verre verres botte
bottes brin brins feuille feuilles boîte boîtes noix cucharada cucharadas cucharadita cucharaditas cda cdas
cdta cdtas taza tazas diente dientes pizca manojo vaso vasos lata latas loncha lonchas rebanada rebanadas
hoja hojas unidad unidades colhere colheres xícara xícaras chávena chávenas pitada cucchiai cucchiaio
cucchiaini cucchiaino pizzico spicchi spicchio bicchiere bicchieri bustina bustine mazzetto foglie
fetta fette qb eetlepel eetlepels theelepel theelepels snufje teentje teentjes teen bosje blikje blikjes
blik zakje zakjes plakje plakjes takje takjes stuk stuks scheutje msk tsk krm klyfta klyftor burk burkar
paket påse nypa kruka kvist skivor spsk spiseskje spiseskjeer ss ts teskje teskjeer fed dåse bundt knivspids
knsp båt boks pakke rkl ripaus kpl prk pkt łyżka łyżki łyżkę łyżek łyżeczka łyżeczki łyżeczkę łyżeczek
szklanka szklanki szklankę szklanek szczypta ząbki ząbek opakowanie opakowania puszka puszki pęczek
plastry garść pl čl lžic lžice lžíce lžička lžičky hrnek hrnku špetka štipka stroužky strúčik
strúčiky ks bal balení balík balíček konzerva polievková polievkové evőkanál ek tk kk mk teáskanál
kávéskanál csipet gerezd db csomag bögre pohár doboz fej szál linguri lingură lingurițe linguriță căni cănă
cățel căței praf plic žlica žlice žličica žličice prstohvat češ šalica šalice vrećica vrećice žlicka žlicke
skodelica skodelice strok stroka stroki супена супени чаена чаени чаша чаши ст ч с ложка ложки стакан
стакана щепотка зубчик зубчика зубчиков шт г гр кг мл л бр щипка скилидка скилидки пучок банка κσ κγ γρ φλ
φλιτζάνι φλιτζάνια κουταλιά κουταλιάς κουταλιέ κουταλιές κουταλάκι κουταλάκια σκελίδα πρέζα
su yemek çay tatlı bardağı kaşığı adet diş tutam demet paketi spl šaukšta šaukšto šaukštų šaukšti vš aš valg
teelusikatäis ēdamkarote ēdamkarotes šaukštas šaukštai litros litres češnja čaša σκελίδες liter
`
