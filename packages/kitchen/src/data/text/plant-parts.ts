/**
 * Parts of plants that a line may name without their plant: '500 g florets', '3 stalks'. Units of counting and words, without
 * accents | the foods that have such parts, of which the other lines of the recipe must hold exactly one.
 */
export const plantPartTable = `
floret;florets;roschen;fleurette;fleurettes;sommites;cimetta;cimette;roosjes;floretes;buketter|broccoli;cauliflower;broccolini;purple sprouting broccoli;romanesco
stalk;stalks;stem;stems;stangel;stiel;stiele;tige;tiges;gambo;gambi;tallo;tallos;stengels|celery;rhubarb;lemongrass;swiss chard;asparagus;parsley;cilantro;broccoli
leaf;leaves;blatt;blatter;feuille;feuilles;hoja;hojas;foglia;foglie;blaadjes;bladeren|fresh basil;mint;parsley;cilantro;spinach;sage;celery;kale;swiss chard;beet greens;cabbage;savoy cabbage;little gem lettuce;romaine lettuce;bay leaf;curry leaves;radicchio;lettuce
sprig;sprigs;zweig;zweige;brin;brins;ramita;ramitas;rametto;rametti;takje;takjes|fresh thyme;fresh rosemary;mint;parsley;dill;cilantro;fresh oregano;sage;tarragon;fresh basil;marjoram
frond;fronds|fennel;dill
spear;spears|asparagus;broccolini
bulb;bulbs|fennel;garlic
ear;ears;cob;cobs|corn
`
