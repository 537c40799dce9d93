/**
 * Words that name different foods in different places or amounts: the whole name, without accents | where it is said: a language,
 * the region of an English text, `en` where that shows no region, `*` everywhere | how it is measured: unit ids, `spoon`, `liquid`,
 * a range of grams (`g15-500`); empty: in any way | the food; empty: nobody can tell, so the line stays 'not known' and may bring
 * what each reading brings.
 *
 * The first row that fits decides; a word without a fitting row is linked as any other. In a range of grams both ends belong to it.
 * Yeast: a cube is 42 g, a packet 7 g (Bundesverband der deutschen Backhefe); 15 or 16 g in Italian, Spanish and Portuguese are
 * a packet of baking powder as well. A spice is sold in jars of up to 100 g; a spoonful of paprika for four is 170 g for a hundred.
 */
export const ambiguousWordTable = `
hefe;backhefe|de|cube;block;g15-1000|fresh yeast
hefe;backhefe|de|packet;pack;bag;spoon;g7-7|dry yeast
hefe;backhefe|de||
gist|nl|cube;block;g15-1000|fresh yeast
gist|nl|packet;pack;bag;spoon;g7-7|dry yeast
gist|nl||
levure|fr|cube;block;g20-1000|fresh yeast
levure|fr||
lievito|it|cube;block;g20-1000|fresh yeast
lievito|it||
levadura|es|cube;block;g20-1000|fresh yeast
levadura|es||
yeast|*|cube;block|fresh yeast
chips|uk||french fries
chips|us;de;fr;es;it;nl;pt;sv;da;no||potato chips
chips|*||
biscuit;biscuits|us||scone
jelly|us||fruit jelly
jelly|*|spoon|fruit jelly
jelly|*|packet;pack;cube;block|jelly crystals
jelly|*||
pickle|uk;au;nz|spoon|
squash|*|liquid|squash drink
cider|us||apple cider
paprika|*|spoon;g0-20|paprika
paprika|de;nl;sv;da;no|piece;g80-5000|bell pepper
paprika|*|piece;g200-5000|bell pepper
peperoni|de|piece;jar;g0-5000|red chilli
peperoni|en;uk;us;au;nz;de||
pepper|*|piece;g150-5000|bell pepper
curry|*|spoon;g0-30|curry powder
soda|*|spoon|baking soda
creme|*|liquid|cream
gem;gems|*|piece|little gem lettuce
tortilla;tortillas|es||
`
