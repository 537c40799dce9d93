import { describe, expect, test } from 'vitest'
import { type Day, daysBetween, parseCalendarDay } from '../date/day'
import { firstExpiry } from '../expiry/expiry'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { foreignStateWords } from './name-phrases'
import { usualPlaceOf } from './usual-place'

const since = parseCalendarDay('2026-11-15') as Day

/**
 * Written from dictionaries, not from the tables: language | cooked | boiled | leftover | homemade | opened | roasted | fried |
 * rice | lentils or chickpeas | pasta | potatoes | meat | chicken | fish | soup.
 */
const words = `
en|cooked|boiled|leftover|homemade|opened|roasted|fried|rice|lentils|pasta|potatoes|beef|chicken|fish|soup
de|gegart|gekocht|Rest|selbstgemacht|geöffnet|gebraten|frittiert|Reis|Linsen|Nudeln|Kartoffeln|Fleisch|Hähnchen|Fisch|Suppe
fr|cuit|bouilli|restes de|maison|ouvert|grillé|sauté|riz|lentilles|pâtes|pommes de terre|viande|poulet|poisson|soupe
es|cocido|hervido|sobras de|casero|abierto|asado|frito|arroz|lentejas|pasta|patatas|carne|pollo|pescado|sopa
it|cotto|bollito|avanzi di|fatto in casa|aperto|arrosto|fritto|riso|lenticchie|pasta|patate|carne|pollo|pesce|zuppa
nl|gegaard|gekookt|restje|zelfgemaakt|geopend|gebraden|gebakken|rijst|linzen|pasta|aardappelen|vlees|kip|vis|soep
pt|cozinhado|cozido|restos de|caseiro|aberto|assado|frito|arroz|lentilhas|massa|batatas|carne|frango|peixe|sopa
pl|ugotowany|gotowany|resztki|domowy|otwarty|pieczony|smażony|ryż|soczewica|makaron|ziemniaki|mięso|kurczak|ryba|zupa
sv|tillagad|kokt|rester av|hemlagad|öppnad|ugnsstekt|stekt|ris|linser|pasta|potatis|kött|kyckling|fisk|soppa
da|tilberedt|kogt|rester af|hjemmelavet|åbnet|ristet|stegt|ris|linser|pasta|kartofler|kød|kylling|fisk|suppe
no|tilberedt|kokt|rester av|hjemmelaget|åpnet|ovnsstekt|stekt|ris|linser|pasta|poteter|kjøtt|kylling|fisk|suppe
fi|kypsennetty|keitetty|tähteet|kotitekoinen|avattu|paahdettu|paistettu|riisi|linssit|pasta|perunat|liha|kana|kala|keitto
et|küpsetatud|keedetud|jäägid|kodune|avatud|röstitud|praetud|riis|läätsed|makaronid|kartulid|liha|kana|kala|supp
lv|pagatavoti|vārīti|pārpalikumi|mājās gatavota|atvērta|grauzdēta|cepti|rīsi|lēcas|makaroni|kartupeļi|cūkgaļa|vista|zivs|zupa
lt|paruošti|virti|likučiai|naminis|atidarytas|skrudinti|kepti|ryžiai|lęšiai|makaronai|bulvės|mėsa|vištiena|žuvis|sriuba
cs|uvařená|vařená|zbytky|domácí|otevřená|pečená|smažená|rýže|čočka|těstoviny|brambory|maso|kuře|ryba|polévka
sk|uvarená|varená|zvyšky|domáca|otvorená|pečená|vyprážaná|ryža|šošovica|cestoviny|zemiaky|mäso|kurča|ryba|polievka
hu|főzött|főtt|maradék|házi|bontott|sült|rántott|rizs|lencse|tészta|krumpli|hús|csirke|hal|leves
ro|gătit|fiert|resturi de|de casă|deschis|fript|prăjit|orez|linte|spaghete|cartofi|carne|pui|pește|supă
hr|skuhana|kuhana|ostaci|domaća|otvorena|pečena|pržena|riža|leća|tjestenina|krumpir|meso|piletina|riba|juha
sl|skuhan|kuhan|ostanki|domač|odprt|pečen|ocvrt|riž|leča|testenine|krompir|meso|piščanec|riba|juha
bg|сготвен|варен|остатъци от|домашен|отворен|печен|пържен|ориз|леща|макарони|картофи|месо|пиле|риба|супа
el|μαγειρεμένο|βρασμένο|υπολείμματα|σπιτικό|ανοιγμένο|ψητό|τηγανητό|ρύζι|φακές|μακαρόνια|πατάτες|κρέας|κοτόπουλο|ψάρι|σούπα
ga|cócaráilte|bruite|fuílleach|baile|oscailte|rósta|friochta|rís|lintilí|pasta|prátaí|feoil|sicín|iasc|anraith
mt|imsajjar|mgħolli|fdalijiet|tad-dar|miftuħ|mixwi|moqli|ross|għads|għaġin|patata|laħam|tiġieġ|ħut|soppa
tr|pişmiş|haşlanmış|artan|ev yapımı|açılmış|kavrulmuş|kızarmış|pirinç|mercimek|makarna|patates|dana eti|tavuk|balık|çorba
ar|مطبوخ|مسلوق|بقايا|منزلي|مفتوح|مشوي|مقلي|أرز|عدس|معكرونة|بطاطس|لحم|دجاج|سمك|شوربة
uk|приготовлений|варений|залишки|домашній|відкритий|печений|смажений|рис|сочевиця|макарони|картопля|м'ясо|курка|риба|суп
ru|приготовленный|варёный|остатки|домашний|открытый|запечённый|жареный|рис|чечевица|макароны|картофель|мясо|курица|рыба|суп
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

const stateCount = 7
const openedAt = 4
const riceAt = 0
const meatAt = 4
/** Dry pasta and lentils in an open bag, and whole potatoes, are no prepared food. */
const needsCooking = [1, 2, 3]

describe('a state word puts a food into its high-risk class', () => {
  test.each(words.map(([language = '', ...row]) => ({ language, row })))('$language', ({ row }) => {
    const [states, foods] = [row.slice(0, stateCount), row.slice(stateCount)]
    expect(foods).toHaveLength(8)
    const late: string[] = []
    for (const [stateIndex, state] of states.entries()) {
      for (const [foodIndex, food] of foods.entries()) {
        if (stateIndex === openedAt && (needsCooking.includes(foodIndex) || foodIndex === riceAt)) continue
        // Raw meat in one piece has three days, opened or not.
        const most = foodIndex === riceAt ? 1 : foodIndex === meatAt && stateIndex === openedAt ? 3 : 2
        for (const name of [`${state} ${food}`, `${food} ${state}`.replace(/ (?:de|di|av|af|от)$/, '')]) {
          const days = daysInFridge(name)
          if (days > most) late.push(`${name}: ${days}`)
          if (usualPlaceOf(named(name)) !== 'fridge') late.push(`${name}: ${usualPlaceOf(named(name))}`)
        }
      }
    }
    expect(late).toEqual([])
  })

  test('in every official language of the EU, Norwegian, Turkish, Arabic, Ukrainian and Russian', () => {
    expect(words).toHaveLength(29)
    const states = ['homemade', 'leftover', 'cooked', 'cut', 'opened', 'thawed', 'frozen', 'fresh']
    for (const [language = ''] of words.slice(1)) {
      const own = new Set(
        foreignStateWords().flatMap((word) => (word.language === language ? [word.state] : [])),
      )
      expect([language, states.filter((state) => ![...own].some((one) => one === state))]).toEqual([
        language,
        [],
      ])
    }
  })

  test('what stands cooked in the fridge needs no state word', () => {
    for (const name of ['rýže', 'riisi', 'ρύζι', 'рис', 'rizs', 'أرز']) expect(daysInFridge(name)).toBe(1)
    for (const name of ['linssit', 'чечевица', 'φακές']) expect(daysInFridge(name)).toBe(2)
    for (const name of ['rýže', 'riisi', 'ρύζι', 'рис']) expect(usualPlaceOf({ name })).toBe('pantry')
  })

  test.each([
    // Case forms, compounds, phrases of two words, raw egg.
    ['ostanki rižote', 1],
    ['остатки плова', 1],
    ['avattu kylmäsavulohi', 2],
    ['öppnad leverpastej', 2],
    ['räksmörgås', 2],
    ['viande hachée', 1],
    ['steak haché', 1],
    ['لحم مفروم', 1],
    ['jamón serrano abierto', 2],
    ['домашний майонез', 1],
    ['kotitekoinen majoneesi', 1],
    // Raw though it is a dish, not dry though it is flaked, left over though it is only cold.
    ['raw chicken kebabs', 1],
    ['chicken skewers', 1],
    ['breaded chicken schnitzel raw', 1],
    ['poached salmon flakes', 2],
    ['cold pizza', 2],
    ['soup boiled', 2],
  ])('%s: at most %d in the fridge, where it belongs', (name, most) => {
    expect(daysInFridge(name)).toBeLessThanOrEqual(most)
    expect(usualPlaceOf(named(name))).toBe('fridge')
  })

  test.each(['domácí džem', 'домашний хлеб', 'kotitekoinen leipä', 'házi lekvár', 'ev yapımı reçel'])(
    '%s keeps the same homemade and bought',
    (name) => expect(daysInFridge(name)).toBe(Number.POSITIVE_INFINITY),
  )

  test.each(['stuffed chicken thighs', 'prepped turkey', 'gefüllte Hähnchenbrust', 'csirke töltött'])(
    '%s may still be raw',
    (name) => expect(daysInFridge(name)).toBe(1),
  )
})

function named(name: string) {
  const link = linkFood(name)
  return { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) }
}

function daysInFridge(name: string): number {
  const expiry = firstExpiry({ ...named(name), location: 'fridge', since })
  return expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY
}
