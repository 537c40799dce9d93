/**
 * What a preparation adds to a food, in the notation of the allergen words: a mark alone is added, with `?` it may be. So a floured
 * fillet has gluten whatever the fillet is, in a line, in the name of a dish and on a label.
 *
 * Sources: how the Larousse Gastronomique and Leiths define these preparations; the classical bread coating is flour, egg and crumbs,
 * and bakers bind it with milk or egg.
 */
export const preparationAllergenTable = `
gluten,grain|floured;flour dusted/coated/dredged;dusted/dredged/coated/tossed/rolled in flour;dusted/dredged with flour;mehliert;bemehlt;enfarinado;enharinado;infarinato;infarinata;infarinati;farinee;farines;bebloemd;mjolad
gluten,eggs?,dairy?,grain|breaded;crumbed;breadcrumbed;bread crumbed/coated;crumb coated/crusted/topped;panko crusted/coated/crumbed;pane;panee;paneed;panes;panees;paniert;panierte;panierter;paniertes;panierten;empanado;empanada;empanados;empanizado;rebozado;rebozada;impanato;impanata;impanati;gepaneerd;gepaneerde;panerad;panerade;paneret;panert;panierowany;panierowane;milanese;milanesa;milanaise;schnitzel;wiener schnitzel;escalope panee;katsu;tonkatsu;torikatsu;goujon;croquette;kroket;croqueta;crocchetta;kiev;kyiv;cordon bleu;southern fried;popcorn chicken/shrimp;nugget;dippers;scotch egg
gluten,eggs?,dairy?,grain|battered;beer battered;in batter;in beer batter;deep fried in batter;fritter;fritters;beignet;beignets;tempura;tempura style;im bierteig;im backteig;en beignet;en tempura;fritto misto;corn dog;toad in the hole
gluten,eggs?,dairy?,grain|en croute;in pastry;wellington;in puff pastry;im blatterteig;vol au vent;in a pastry case
eggs|egg washed;egg glazed/coated/dipped/battered;glazed/brushed/coated/washed with egg;brushed/glazed with beaten egg;dipped in egg;dipped in beaten egg
dairy|buttered;butter basted/fried/roasted/poached/glazed;basted with/in butter;fried/sauteed/tossed in butter;in brown butter;beurre noisette/blanc;meuniere;a la meuniere;a la creme;in rahmsauce;in sahnesauce;alla panna;con nata;a la crema;in roomsaus;creamed;in cream;in a cream sauce;cheese topped/stuffed/crusted/filled
dairy,gluten?|au gratin;gratin;gratins;gratine;gratinee;gratinated;gratineed;gratinado;gratinato;gratiniert;uberbacken;uberbackene;gegratineerd;gratinerad;mornay;thermidor;dauphinoise;parmigiana;parmigiano crusted;florentine;in a cheese sauce;in cheese sauce;cheese sauce;in white sauce;in bechamel
dairy?,gluten?|creamy sauce;in a creamy sauce;in a white sauce;stroganoff;fricassee;blanquette;a la king;chowder
soy,gluten?|marinated in soy;marinated in soy sauce;soy marinated/glazed/braised/cured;in soy sauce;teriyaki glazed/marinated
dairy|yogurt/yoghurt/buttermilk marinated/brined/fried;marinated in yogurt/yoghurt/buttermilk/milk;soaked in milk;brined in buttermilk
nuts|almond/hazelnut/walnut/pecan/pistachio/cashew/nut crusted/coated/topped;crusted with nuts;amandine;almondine
nuts?,gluten?,eggs?,sesame?,dairy?|crusted
gluten?,eggs?,dairy?|coated;crispy coated
gluten?|dusted;dredged;calamari ring
eggs?,dairy?|glazed
eggs?|velveted
sesame|sesame crusted/coated/topped
dairy?,gluten?,soy?,sulfites?,msg?,celery?,mustard?|sliced turkey;slice/slices turkey;slice/slices of turkey/chicken;turkey/chicken slice/slices;wafer thin turkey/chicken/ham/beef
gluten?,soy?,celery?,mustard?|ready/pre marinated;ready/pre seasoned;marinated/seasoned chicken/turkey/pork/beef/lamb/steak/wings/ribs/tofu/salmon/fish/prawns/shrimp/fries/wedges
`
