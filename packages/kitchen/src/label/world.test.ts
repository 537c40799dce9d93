import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { parseLabel } from './label'

// The fourteen legal allergens as labels print them, by language; MSG and nightshades are not among them.
const order: readonly Allergen[] = [
  'gluten',
  'shellfish',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'dairy',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'molluscs',
]
const labels: Readonly<Record<string, string>> = {
  bg: 'пшенично брашно; скариди; яйца; риба; фъстъци; соя; мляко; лешници; целина; горчица; сусам; сулфити; лупина; мекотели',
  hr: 'pšenično brašno; rakovi; jaja; riba; kikiriki; soja; mlijeko; lješnjaci; celer; gorušica; sezam; sulfiti; lupina; mekušci',
  cs: 'pšeničná mouka; korýši; vejce; ryby; arašídy; sójový lecitin; mléko; lískové ořechy; celer; hořčice; sezam; siřičitany; vlčí bob; měkkýši',
  da: 'hvedemel; krebsdyr; æg; fisk; jordnødder; soja; mælk; hasselnødder; selleri; sennep; sesamfrø; sulfitter; lupin; bløddyr',
  nl: 'tarwebloem; garnalen; eieren; vis; pinda; soja; melkpoeder; hazelnoten; selderij; mosterd; sesamzaad; sulfiet; lupine; mosselen',
  en: 'wheat flour; prawns; eggs; fish; peanuts; soya; milk; hazelnuts; celery; mustard; sesame; sulphites; lupin; mussels',
  et: 'nisujahu; krevetid; munad; kala; maapähklid; sojaoad; piimapulber; sarapuupähklid; seller; sinep; seesamiseemned; sulfitid; lupiin; molluskid',
  fi: 'vehnäjauho; katkarapu; kananmuna; kala; maapähkinä; soijaproteiini; maitojauhe; hasselpähkinä; selleri; sinappi; seesaminsiemen; sulfiitti; lupiini; nilviäiset',
  fr: 'farine de blé; crevettes; œufs; poisson; arachides; soja; lait; noisettes; céleri; moutarde; sésame; sulfites; lupin; moules',
  de: 'Weizenmehl; Garnelen; Eier; Fisch; Erdnüsse; Sojalecithin; Magermilchpulver; Haselnüsse; Sellerie; Senf; Sesam; Sulfite; Lupinen; Weichtiere',
  el: 'σιτάρι; γαρίδες; αυγά; ψάρι; αραχίδες; σόγια; γάλα; φουντούκια; σέλινο; μουστάρδα; σουσάμι; θειώδη; λούπινα; μαλάκια',
  hu: 'búzaliszt; garnélarák; tojás; hal; földimogyoró; szójaliszt; tejpor; mandula; zeller; mustár; szezámmag; szulfitok; csillagfürt; puhatestűek',
  ga: 'cruithneacht; crústaigh; uibheacha; iasc; piseanna talún; soighe; bainne; cnónna; soilire; mustard; seasamain; sulfítí; lúipín; moilisc',
  it: 'farina di frumento; gamberetti; uova; pesce; arachidi; soia; latte; nocciole; sedano; senape; sesamo; solfiti; lupini; vongole',
  lv: 'kviešu milti; garneles; olas; zivis; zemesrieksti; sojas; piens; lazdu rieksti; selerijas; sinepes; sezama; sulfīti; lupīna; gliemji',
  lt: 'kvietiniai miltai; krevetės; kiaušiniai; žuvis; žemės riešutai; sojos; pienas; lazdyno riešutai; salierai; garstyčios; sezamo; sulfitai; lubinai; moliuskai',
  mt: 'qamħ; krustaċji; bajd; ħut; karawett; sojja; ħalib; ġellewż; karfus; mustarda; ġulġlien; sulfiti; lupin; molluski',
  pl: 'mąka pszenna; krewetki; jaja; ryba; orzeszki ziemne; soja; mleko; migdały; seler; gorczyca; sezam; siarczyny; łubin; mięczaki',
  pt: 'farinha de trigo; camarão; ovos; peixe; amendoim; soja; leite; avelãs; aipo; mostarda; sésamo; sulfitos; tremoço; mexilhão',
  ro: 'făină de grâu; creveți; ouă; pește; arahide; soia; lapte; alune de pădure; țelină; muștar; susan; sulfiți; lupin; moluște',
  sk: 'pšeničná múka; kôrovce; vajcia; ryby; arašidy; sója; mlieko; lieskové orechy; zeler; horčica; sezam; siričitany; vlčí bob; mäkkýše',
  sl: 'pšenična moka; raki; jajca; ribe; arašidi; soja; mleko; lešniki; listna zelena; gorčica; sezam; sulfiti; volčji bob; mehkužci',
  es: 'harina de trigo; gambas; huevos; pescado; cacahuetes; soja; leche; avellanas; apio; mostaza; sésamo; sulfitos; altramuces; mejillones',
  sv: 'vetemjöl; räkor; ägg; fisk; jordnötter; sojaprotein; mjölkpulver; hasselnötter; selleri; senap; sesamfrön; sulfit; lupin; blötdjur',
  tr: 'buğday unu; karides; yumurta; balık; yer fıstığı; soya; süt tozu; fındık; kereviz; hardal; susam; sülfit; acı bakla; midye',
  uk: 'борошно пшеничне; креветки; яйця; риба; арахіс; соя; молоко; мигдаль; селера; гірчиця; кунжут; сульфіти; люпин; молюски',
  ru: 'мука пшеничная; креветки; яйца; рыба; арахис; соя; молоко сухое; миндаль; сельдерей; горчица; кунжут; сульфиты; люпин; моллюски',
  ar: 'دقيق القمح; روبيان; بيض; سمك; فول سوداني; صويا; حليب; لوز; كرفس; خردل; سمسم; كبريتيت; ترمس; رخويات',
}

describe('the fourteen legal allergens in the languages of the EU, Turkish, Ukrainian, Russian and Arabic', () => {
  for (const [language, list] of Object.entries(labels)) {
    test(language, () => {
      const words = list.split('; ')
      expect(words).toHaveLength(order.length)
      words.forEach((word, index) => {
        const allergen = order[index]
        if (!allergen) return
        expect(parseLabel(word).verdicts[allergen].answer, `${word}: ${allergen}`).toBe('contains')
        expect(parseLabel(`${word.toUpperCase()} 12%`).verdicts[allergen].answer, word.toUpperCase()).toBe(
          'contains',
        )
      })
    })
  }

  test('peanuts are not classified as tree nuts', () => {
    for (const list of Object.values(labels)) {
      const peanuts = list.split('; ')[order.indexOf('peanuts')] ?? ''
      expect(parseLabel(`${peanuts}`).verdicts.nuts.answer, peanuts).not.toBe('contains')
    }
  })
})
