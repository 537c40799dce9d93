/**
 * The phrases that turn what follows them: what it means | the phrases, in the notation of the allergen words.
 *
 * `may`: what follows may be in it; `trace`: the same for a plain list of allergens; `has`: what follows is in it; `free`: a
 * list of what is not in it; `not`: the next thing is not in it; `vegan`, `vegetarian`: nothing of an animal, or of a dead one,
 * by the maker's word; `unsure`: without dairy, as a rule.
 */
export const labelStatementTable = `
may|may contain;may also contain;may contain trace;may contain trace of;may contain traces of;might contain;can contain;could contain;possibly contain;possible trace;possible traces of;may be present;may have come into contact with;facility;facilities;factory;factories;same equipment;shared equipment;equipment;production line;same line;same plant;bakery that;kitchen that;premises;environment;also handles/processes/uses/packs/produces/manufactures;not suitable for;unsuitable for;cannot guarantee;can not guarantee;cross contamination;cross contact;good manufacturing practice
may|kann spuren;kann spuren von;kann enthalten;konnen enthalten sein;kann auch;peut contenir;peuvent contenir;traces eventuelles;trace eventuelle;presence eventuelle;presence possible;fabrique dans un atelier;atelier qui;elabore dans un atelier;puede contener;pueden contener;puo contenere;puo contenere tracce;possono contenere;kan sporen;kan bevatten;kan sporen van;pode conter;podem conter;moze zawierac;moga zawierac;kan innehalla;kan innehalla spar;kan indeholde;kan indeholde spor;kan inneholde;saattaa sisaltaa;voi sisaltaa;muze obsahovat;moze obsahovat;poate contine;moze sadrzavati;tartalmazhat;μπορει να περιεχει;может содержать;може да съдържа
trace|trace of;traces of;trace amount of;traces;spuren von;spuren;traces de;traces d;trazas de;trazas;tracce di;tracce;sporen van;sporen;vestigios de;vestigios;tracos de;spar av;spor af;spor av;stopy;stopove;urme de;u tragovima;nyomokban;sladowe ilosci;ιχνη;следы;следи
has|contains;contain;containing;ingredients;ingredient;allergens;allergen;allergy advice;allergy information;allergen information;allergen advice;made with;made from;enthalt;enthalten;zutaten;contient;contiennent;ingredients list;contiene;contienen;ingredientes;ingredienti;contengono;bevat;bevatten;ingredienten;contem;zawiera;skladniki;innehaller;ingredienser;indeholder;inneholder;sisaltaa;ainesosat;obsahuje;slozeni;tartalmaz;osszetevok;contine;ingrediente;sadrzi;sastojci;περιεχει;συστατικα;состав;содержит;съставки;съдържа
free|free from;free of;does not contain;do not contain;doesn't contain;contains no;contain no;contains neither;not contain;frei von;enthalt kein;enthalt keine;exempt de;ne contient pas;no contiene;libre de;non contiene;bevat geen;vrij van;nao contem;nie zawiera;innehaller inte;indeholder ikke
not|no;kein;keine;keinen;geen;without;sans;ohne;sin;senza;zonder;sem;bez;uden;utan;uten;fara;nincs;без;χωρις;omit;instead of;rather than
vegan|vegan;plant based;plantbased;vegane;veganer;veganes;vegano;vegana
vegetarian|vegetarian;veggie;meatless;meat free;vegetarisch;vegetarische
unsure|non dairy;nondairy;imitation
`
