import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { labelVerdict, parseLabel } from './label'

/** Words of labels in the languages of Europe, as makers write and inflect them. */
const words: Readonly<Record<string, string>> = {
  dairy: `
    lait écrémé en poudre; beurre concentré; lactosérum; crème; fromage blanc; babeurre
    Magermilchpulver; Süßmolkenpulver; Butterreinfett; Vollmilchschokolade; Sahne; Hartkäse; Milcheiweiß; Laktose
    leche desnatada; nata; mantequilla; suero de leche; queso; lactosa
    latte scremato in polvere; burro; siero di latte; panna; formaggio; lattosio; caseinato di sodio
    magere melkpoeder; weipoeder; boterconcentraat; slagroom; kaaspoeder; natriumcaseinaat
    leite em pó; manteiga; soro de leite; queijo
    skummetmælkspulver; vallepulver; smør; fløde; melkepulver; fløte
    skummjölkspulver; vasslepulver; grädde; laktos
    maitojauhe; herajauhe; voi; kerma
    mleko w proszku; serwatka; masło; śmietanka; sušené mléko; syrovátka; mliečny tuk
    sovány tejpor; vaj; lapte praf; mlijeko u prahu; γάλα σε σκόνη; сухое молоко; мляко`,
  gluten: `
    farine de blé; malt d’orge; seigle; avoine; épeautre
    Weizenmehl; Roggenmehl; Gerstenmalzextrakt; Haferflocken; Dinkelvollkornmehl; Hartweizengrieß; Weizenstärke
    harina de trigo; cebada; centeno; avena
    farina di frumento; segale; orzo; semola di grano duro
    tarwebloem; tarwemeel; gerstemoutextract; havervlokken; roggemeel
    farinha de trigo; cevada; centeio; aveia
    hvedemel; bygmaltekstrakt; havregryn; rugmel; hvetemel; byggmalt; vetemjöl; kornmalt; råg
    vehnäjauho; ohramallas; ruisjauho; kaurahiutale
    mąkę pszenną; jęczmień; żyto; płatki owsiane; pšeničná mouka; ječný slad; žitná mouka
    búzaliszt; árpamaláta; făină de grâu; pšenično brašno; σιτάρι; мука пшеничная`,
  eggs: `
    œufs entiers; jaune d’œuf en poudre; Vollei; Eigelbpulver; Hühnereiweißpulver; Eier aus Bodenhaltung
    clara de huevo; uova fresche; albume; tuorlo; scharreleieren; eigeel; kippeneiwitpoeder
    ovos; æggeblomme; äggula; kananmuna; żółtko jaja; masa jajowa; vejce; vaječný žloutek; tojáspor; ouă; αυγά; яйцо`,
  soy: `
    lécithine de soja; Sojalecithin; lecitina di soia; sojabonen; soijalesitiini; lecytyna sojowa; sojový lecitin
    szójalecitin; соевый лецитин; σόγια`,
  nuts: `
    noisettes; amandes; noix de cajou; fruits à coque; Haselnüsse; Mandeln; Walnüsse; Schalenfrüchte; Haselnussmark
    almendras; avellanas; nueces; mandorle; nocciole; frutta a guscio; hazelnoten; amandelen; noten
    amêndoas; avelãs; hasselnødder; mandler; hasselnötter; nötter; hasselpähkinä; manteli
    orzechy laskowe; orzechów laskowych; migdały; lískové ořechy; mandle; törökmogyoró; alune de pădure; лешници; миндаль`,
  peanuts: `
    arachides; cacahuètes; Erdnüsse; cacahuetes; arachidi; pindakaas; amendoim; jordnødder; jordnötter; peanøtter
    orzeszki ziemne; arašídy; földimogyoró; arahide; maapähkinä; арахис`,
  fish: `
    poisson; thon; anchois; Fisch; Lachs; Sardellen; pescado; atún; pesce; acciughe; vis; zalm; peixe; fisk; lax
    tuńczyk; ryba; tonhal; tonnikala; ψάρι; рыба`,
  shellfish: `
    crustacés; crevettes; moules; Krebstiere; Garnelen; Weichtiere; gambas; mejillones; gamberetti; molluschi; cozze
    schaaldieren; garnalenpoeder; weekdieren; camarão; rejer; räkor; blötdjur; skorupiaki; krewetki; mięczaki; korýši
    rákfélék; moluște; äyriäisiä; ракообразные`,
  sesame:
    'graines de sésame; Sesamöl; ajonjolí; semi di sesamo; sesamzaad; gergelim; nasiona sezamu; szezámmag; кунжут',
  sulfites: `
    anhydride sulfureux; Schwefeldioxid; Natriummetabisulfit; dióxido de azufre; metabisulfito sódico; anidride solforosa
    zwaveldioxide; natriummetabisulfiet; svovldioxid; dwutlenek siarki; pirosiarczyn sodu; oxid siřičitý; kén-dioxid`,
}

const cases = Object.entries(words).flatMap(([allergen, list]) =>
  list
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word): [string, Allergen] => [word, allergen as Allergen]),
)

test.each(cases)('%s is %s', (word, allergen) => {
  expect(labelVerdict(allergen, `Zucker, ${word}, Salz`).answer).toBe('contains')
})

describe('false friends of other languages', () => {
  test.each<[string, Allergen]>([
    ['Kakaobutter', 'dairy'],
    ['beurre de cacao', 'dairy'],
    ['burro di cacao', 'dairy'],
    ['manteca de cacao', 'dairy'],
    ['cacaoboter', 'dairy'],
    ['kakaosmör', 'dairy'],
    ['masło kakaowe', 'dairy'],
    ['lait de coco', 'dairy'],
    ['Kokosmilch', 'dairy'],
    ['Milchsäure', 'dairy'],
    ['acide lactique', 'dairy'],
    ['champignons', 'dairy'],
    ['Buchweizenmehl', 'gluten'],
    ['farine de sarrasin', 'gluten'],
    ['grano saraceno', 'gluten'],
    ['boekweit', 'gluten'],
    ['Maltodextrin', 'gluten'],
    ['Reismehl', 'gluten'],
    ['harina de maíz', 'gluten'],
    ['zonnebloemolie', 'gluten'],
    ['Milcheiweiß', 'eggs'],
    ['Sojaeiweiß', 'eggs'],
    ['melkeiwit', 'eggs'],
    ['Muskatnuss', 'nuts'],
    ['noix de muscade', 'nuts'],
    ['nootmuskaat', 'nuts'],
    ['Kokosnuss', 'nuts'],
    ['Erdnüsse', 'nuts'],
    ['jordnötter', 'nuts'],
    ['orzeszki ziemne', 'nuts'],
    ['földimogyoró', 'nuts'],
    ['Sonnenblumenlecithin', 'soy'],
    ['lécithine de tournesol', 'soy'],
    ['Süßkartoffel', 'nightshades'],
  ])('%s is no %s', (word, allergen) => {
    expect(labelVerdict(allergen, `sugar, water, ${word}, salt`).answer).toBe('none found')
  })
})

test('one compound word can name several', () => {
  const { verdicts } = parseLabel('Zucker, Haselnussmilchcreme, Salz')
  expect(verdicts.nuts.answer).toBe('contains')
  expect(verdicts.dairy.answer).toBe('contains')
})

test.each<[Allergen, string]>([
  ['celery', 'céleri; Sellerie; apio; sedano; selderij; selera; целина'],
  ['mustard', 'moutarde; Senfkörner; senape; gorczyca; горчица'],
  ['lupin', 'Lupinenmehl; altramuces; lubin; люпин'],
  ['molluscs', 'Weichtiere; moules; mejillones; vongole; mosselen; мидии'],
])('%s in other languages', (allergen, words) => {
  for (const word of words.split('; '))
    expect(labelVerdict(allergen, `sugar, ${word}`).answer, word).toBe('contains')
})
