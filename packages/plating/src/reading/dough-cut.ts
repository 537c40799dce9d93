import type { DishForm, DoughCut } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'

const cutPatterns: readonly (readonly [RegExp, DoughCut])[] = [
  [/\bstars?\b|sterne/, 'star'],
  [/crescents?|kipferl|croissant/, 'crescent'],
  [/coconut tops|macaroons?|makronen|meringue|kokosmakronen/, 'mound'],
  [/baklava|diamonds?/, 'diamond'],
  [/doughnuts?|donuts?|bagels?/, 'ring'],
  [/crackers?|knäckebröd|focaccia|sheets? of/, 'sheet'],
  [/shortbread|waffles?|waffeln|gaufres|squares?|bars?|brownies?/, 'square'],
  [/balls?|truffles?|pão de queijo/, 'ball'],
]

/** Dishes whose dough or rice has a shape of its own. */
const shapedDishes: readonly (readonly [DishForm, RegExp, DoughCut])[] = [
  ['rolls', /onigiri|omusubi|rice balls?/, 'triangle'],
  ['pancakes', /schmarrn/, 'torn'],
  ['pie', /strudel/, 'rolled'],
  ['baked-pasta', /enchiladas?/, 'rolled'],
  [
    'flat-cakes',
    /cr[eê]pes?\b|pannenkoek|palatschinken|palacink|palacsinta|galettes|nalysnyky|eierkuchen|dan bing/,
    'triangle',
  ],
  [
    'flat-cakes',
    /rösti|rosti|latkes?|hash browns?|puffer|reibekuchen|potato pancakes|bubble and squeak|boxty/,
    'mound',
  ],
  ['dumplings', /kn[öo]e?del|klö(?:ß|ss)e|kloesse|canederli|matzo balls?|bread dumplings|knedl/, 'ball'],
  ['frittata', /\bcorn ?bread\b/, 'loaf'],
  ['muffins', /yorkshire|popovers?/, 'ring'],
  ['flatbread', /quesadillas?/, 'triangle'],
  ['crumble', /\bbread\b[^.]*\bpudding|brotauflauf|ofenschlupfer/, 'triangle'],
]

const breads: readonly (readonly [RegExp, DoughCut])[] = [
  [/banh mi|bánh mì|baguettes?|po'?boys?|\bsubs?\b|ficelle|hoagie/, 'loaf'],
  [/arepas?|buns?|bagels?|rolls?|pan bagnat|ciabatta|muffins?|pittas?|pitas?|brötchen|round/, 'round'],
]

/** The bread of a sandwich: a baguette, a round bread, else slices. */
function breadOf(name: string, lines: string): DoughCut {
  return (
    (breads.find(([words]) => words.test(name)) ?? breads.find(([words]) => words.test(lines)))?.[1] ??
    'square'
  )
}

/** Returns the shape of a dough: stars, crescents, rounds. The title counts more than the steps. */
export function doughCutOf(
  form: DishForm,
  { title, ingredients }: PlatingRecipe,
  steps: readonly string[],
): DoughCut {
  const name = title.slice(0, 160).toLowerCase()
  if (form === 'sandwich')
    return breadOf(
      name,
      ingredients
        .slice(0, 40)
        .map(({ text }) => text.slice(0, 200).toLowerCase())
        .join('\n'),
    )
  const shaped = shapedDishes.find(([of, words]) => of === form && words.test(name))
  if (shaped) return shaped[2]
  const named = cutPatterns.find(([words]) => words.test(name))
  if (named) return named[1]
  if (form === 'cookies') {
    const told = steps.join(' ').slice(0, 6000)
    return cutPatterns.slice(0, 3).find(([words]) => words.test(told))?.[1] ?? 'round'
  }
  return form === 'bread' ? 'loaf' : form === 'bars' ? 'square' : 'round'
}
