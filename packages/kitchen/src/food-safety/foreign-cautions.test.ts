import { describe, expect, test } from 'vitest'
import { cautionsOf } from './recipe-caution'

const idsOf = (title: string, lines: string[], steps: string[] = []) =>
  cautionsOf({ title, lines, steps }).map(({ id }) => id as string)

/** language | smoked salmon | unpasteurised cheese | soft-boiled eggs */
const rows = `
de|100 g Räucherlachs|100 g Rohmilchkäse|weichgekochte Eier
fr|100 g de saumon fumé|100 g de fromage au lait cru|œufs mollets
es|100 g de salmón ahumado|100 g de queso de leche cruda|huevos pasados por agua
it|100 g di salmone affumicato|100 g di formaggio a latte crudo|uova alla coque
nl|100 g gerookte zalm|100 g rauwmelkse kaas|zachtgekookte eieren
pt|100 g de salmão fumado|100 g de queijo de leite cru|ovos escalfados
pl|100 g łososia wędzonego|100 g sera z surowego mleka|jajka na miękko
sv|100 g rökt lax|100 g opastöriserad ost|löskokta ägg
da|100 g røget laks|100 g upasteuriseret ost|blødkogte æg
no|100 g røykt laks|100 g upasteurisert ost|bløtkokte egg
fi|100 g kylmäsavulohta|100 g pastöroimatonta juustoa|löysäksi keitetyt munat
et|100 g suitsulõhet|100 g pastöörimata juustu|pehmeks keedetud munad
lv|100 g kūpināta laša|100 g nepasterizēta siera|mīksti vārītas olas
lt|100 g rūkytos lašišos|100 g nepasterizuoto sūrio|minkštai virti kiaušiniai
cs|100 g uzeného lososa|100 g nepasterizovaného sýra|vejce na měkko
sk|100 g údeného lososa|100 g nepasterizovaného syra|vajcia na mäkko
hu|100 g füstölt lazac|100 g pasztőrizálatlan sajt|lágy tojás
ro|100 g somon afumat|100 g brânză nepasteurizată|ouă moi
hr|100 g dimljenog lososa|100 g nepasteriziranog sira|meko kuhana jaja
sl|100 g dimljenega lososa|100 g nepasteriziranega sira|mehko kuhana jajca
bg|100 г пушена сьомга|100 г непастьоризирано сирене|рохко сварени яйца
el|100 g καπνιστό σολομό|100 g απαστερίωτο τυρί|αυγά μελάτα
ga|100 g bradán deataithe|100 g cáis gan phaistéarú|uibheacha bogbhruite
mt|100 g salamun affumikat|100 g ġobon mhux pasturizzat|bajd mgħollija ħafif
tr|100 g füme somon|100 g pastörize edilmemiş peynir|rafadan yumurta
ar|١٠٠ غرام سلمون مدخن|جبن غير مبستر|بيض برشت
uk|100 г копченого лосося|100 г непастеризованого сиру|яйця некруто
ru|100 г копчёного лосося|100 г непастеризованного сыра|яйца всмятку
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

describe('the cautions are read in every language', () => {
  test.each(
    rows.map(([language = '', fish = '', cheese = '', runny = '']) => ({ language, fish, cheese, runny })),
  )('$language', ({ fish, cheese, runny }) => {
    expect(idsOf('Brunch', [fish])).toContain('smoked-fish')
    expect(idsOf('Brunch', [cheese])).toContain('raw-milk')
    expect(idsOf('Brunch', [runny])).toContain('runny-egg')
  })

  test('in 28 languages besides English', () => expect(rows).toHaveLength(28))
})

test.each<[string, string, string[], string]>([
  ['raw-egg', 'Mousse au chocolat', ['4 œufs', '200 g de chocolat'], 'Réfrigérez.'],
  ['raw-egg', 'Mayonnaise maison', ['1 jaune d’œuf', 'huile'], 'Montez.'],
  ['raw-egg', 'Тирамису', ['3 яйца', 'маскарпоне'], 'Взбить желтки.'],
  ['raw-egg', 'Cured egg yolks', ['6 egg yolks'], 'Cover with salt for four days.'],
  ['runny-egg', 'Ramen eggs', ['4 eggs'], 'Boil for 6 1/2 minutes, then peel.'],
  ['honey', 'Muesli', ['2 EL Honig', 'Haferflocken'], 'Rösten.'],
  ['honey', 'Porridge', ['miel', 'flocons'], 'Cuire.'],
  ['rare-meat', 'Duck breast', ['2 duck breasts'], 'Sear for 6 minutes a side; serve pink.'],
  ['rare-meat', 'Entrecôte', ['2 entrecôtes'], 'La viande doit rester saignante.'],
  ['rare-meat', 'Tatar wołowy', ['300 g wołowiny'], 'Posiekać.'],
  ['raw-fish', 'Oysters mignonette', ['12 oysters'], 'Open and serve on ice.'],
  ['raw-fish', 'Seared tuna', ['2 tuna steaks'], 'Sear, raw in the centre.'],
  ['raw-fish', 'Huîtres', ['12 huîtres'], 'Servir.'],
  ['soft-cheese', 'Salad', ['100 g stilton'], 'Crumble.'],
  ['raw-sprouts', 'Salat', ['50 g Mungbohnensprossen'], 'Mischen.'],
])('%s: %s', (id, title, lines, step) => {
  expect(idsOf(title, lines, [step])).toContain(id)
})

test.each<[string, string[], string]>([
  ['Rosé cake', ['100 ml grape juice', '2 eggs'], 'Bake at 180 °C.'],
  ['Gâteau', ['4 œufs', '200 g de farine'], 'Cuire au four à 180 °C.'],
  ['Fried eggs', ['2 eggs'], 'Fry until the yolks are firm.'],
  ['Pfannkuchen', ['3 Eier', 'Mehl'], 'In der Pfanne backen.'],
  ['Oyster mushrooms on toast', ['200 g oyster mushrooms', 'fish stock'], 'Fry.'],
  ['Hard-boiled eggs', ['4 eggs'], 'Boil the eggs for 10 minutes.'],
])('%s carries no note', (title, lines, step) => {
  expect(idsOf(title, lines, [step])).toEqual([])
})
