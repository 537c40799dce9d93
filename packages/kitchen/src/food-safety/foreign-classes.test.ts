import { describe, expect, test } from 'vitest'
import { type Day, daysBetween, parseCalendarDay } from '../date/day'
import { firstExpiry } from '../expiry/expiry'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { usualPlaceOf } from './usual-place'

const since = parseCalendarDay('2026-11-15') as Day

// The days of the classes in `high-risk-classes`, in the order of the columns below.
const most = [2, 1, 1, 2, 4, 1, 1]
/**
 * High-risk foods as cooks write them: language | sprouts | opened baby food | whipped cream | cut melon | garlic in oil | oysters |
 * mince.
 */
const names = `
en|bean sprouts|opened baby food|whipped cream|sliced watermelon|garlic in oil|oysters|minced beef
de|Mungbohnensprossen|geöffneter Babybrei|geschlagene Sahne|geschnittene Wassermelone|Knoblauch in Öl|Austern|Rinderhackfleisch
fr|germes de haricot mungo|petit pot pour bébé ouvert|crème fouettée|pastèque en morceaux|ail à l'huile|huîtres|viande hachée
es|brotes de soja|comida para bebé abierta|nata montada|sandía cortada|ajo en aceite|ostras|carne picada
it|germogli di soia|omogeneizzato aperto|panna montata|anguria a fette|aglio sott'olio|seppie|carne macinata
nl|taugé|geopende babyvoeding|geklopte slagroom|gesneden watermeloen|knoflook in olie|oesters|rundergehakt
pt|rebentos de soja|boião de bebé aberto|natas batidas|melancia cortada|alho em azeite|ostras|carne picada
pl|kiełki fasoli|otwarty słoiczek dla niemowląt|bita śmietana|pokrojony arbuz|czosnek w oleju|ostrygi|mięso mielone
sv|böngroddar|öppnad barnmat|vispad grädde|skivad vattenmelon|vitlök i olja|ostron|köttfärs
da|bønnespirer|åbnet babymad|flødeskum|skåret vandmelon|hvidløg i olie|østers|hakket oksekød
no|bønnespirer|åpnet barnemat|pisket krem|skåret vannmelon|hvitløk i olje|østers|kjøttdeig
fi|pavunidut|avattu vauvanruoka|kermavaahto|viipaloitu vesimeloni|valkosipuli öljyssä|osterit|jauheliha
et|oaidud|avatud beebitoit|vahustatud koor|lõigatud arbuus|küüslauk õlis|austrid|hakkliha
lv|pupiņu asni|atvērta bērnu barība|putukrējums|sagriezts arbūzs|ķiploki eļļā|austeres|maltā gaļa
lt|pupelių daigai|atidaryta kūdikių tyrelė|plakta grietinėlė|pjaustytas arbūzas|česnakai aliejuje|austrės|malta mėsa
cs|fazolové klíčky|otevřená dětská výživa|šlehačka|krájený meloun|česnek v oleji|ústřice|mleté maso
sk|fazuľové klíčky|otvorená detská výživa|šľahačka|krájaný melón|cesnak v oleji|ustrice|mleté mäso
hu|babcsíra|bontott bébiétel|tejszínhab|szeletelt görögdinnye|fokhagyma olajban|osztriga|darált hús
ro|germeni de soia|borcan deschis pentru bebeluși|frișcă|pepene tăiat|usturoi în ulei|stridii|carne tocată
hr|klice soje|otvorena dječja kašica|tučeno vrhnje|narezana lubenica|češnjak u ulju|kamenice|mljeveno meso
sl|sojini kalčki|odprta otroška kašica|stepena smetana|narezana lubenica|česen v olju|ostrige|mleto meso
bg|кълнове от соя|отворено бебешко пюре|бита сметана|нарязана диня|чесън в олио|стриди|кайма
el|φύτρες σόγιας|ανοιγμένη βρεφική τροφή|σαντιγί|κομμένο καρπούζι|σκόρδο σε λάδι|στρείδια|κιμάς
ga|péacáin phónaire|bia naíonán oscailte|uachtar coipthe|mealbhacán gearrtha|gairleog in ola|oisrí|mairteoil mhionaithe
mt|nebbieta tas-sojja|ikel miftuħ għat-trabi|krema mħabbta|dulliegħa maqtugħa|tewm fiż-żejt|gajdri|kapuljat
tr|soya filizi|açılmış bebek maması|krem şanti|kesilmiş karpuz|zeytinyağında sarımsak|istiridye|kıyma
ar|براعم الفول|طعام أطفال مفتوح|كريمة مخفوقة|بطيخ مقطع|ثوم بالزيت|محار|لحم مفروم
uk|паростки сої|відкрите дитяче пюре|збиті вершки|нарізаний кавун|часник в олії|устриці|фарш
ru|проростки сои|открытое детское пюре|взбитые сливки|нарезанный арбуз|чеснок в масле|устрицы|фарш
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

describe('a high-risk food without a state word keeps its limit in every language', () => {
  test.each(names.map(([language = '', ...row]) => ({ language, row })))('$language', ({ row }) => {
    expect(row).toHaveLength(most.length)
    const late = row.filter((name, column) => daysInFridge(name) > (most[column] ?? 0))
    expect(late).toEqual([])
    expect(row.filter((name) => usualPlaceOf(named(name)) !== 'fridge')).toEqual([])
  })

  test('in all languages that are read', () => expect(names).toHaveLength(29))
})

test.each<[string, number]>([
  ['gulyásleves', 2],
  ['Vanillesoße', 2],
  ['homemade pasta', 1],
  ['homemade caesar dressing', 1],
  ['melon cubes', 2],
  ['falafel', 2],
])('%s: at most %d in the fridge', (name, days) => {
  expect(daysInFridge(name)).toBeLessThanOrEqual(days)
})

test.each(['Babyspinat', 'bacon cubes', 'Olivenöl', 'tomates', 'Kräuterbutter', 'jus de pomme'])(
  '%s is no such food',
  (name) => expect(daysInFridge(name)).toBeGreaterThan(2),
)

function named(name: string) {
  const link = linkFood(name)
  return { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) }
}

function daysInFridge(name: string): number {
  const expiry = firstExpiry({ ...named(name), location: 'fridge', since })
  return expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY
}
