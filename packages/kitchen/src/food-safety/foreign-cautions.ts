import { foreignCautionTable } from '../data/text/caution-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeWording } from './recipe-wording'

/** Where a word of another language has to stand. Example: 'mousse' in the title, beside eggs among the lines. */
type CautionPlace = 'title' | 'lines' | 'all'

/** Normalised texts of a recipe. Example: `{ title: 'tiramisu', lines: ['3 uova'], all: 'tiramisu . 3 uova . …' }`. */
interface RecipeTexts {
  readonly title: string
  readonly lines: readonly string[]
  readonly all: string
}

const words = lazyValue(() =>
  parseRows(foreignCautionTable).map(([id = '', place = '', list]) => ({
    id,
    place: place as CautionPlace,
    pattern: new RegExp(`(?<!\\p{L})(?:${parseList(list).map(toPattern).join('|')})`, 'u'),
  })),
)

function toPattern(word: string): string {
  // Every word of a phrase may have an ending: 'копчен лосос' is 'копчёного лосося'.
  const plain = normalizeWording(word.replace('=', '')).replaceAll(' ', '\\p{L}* ')
  return word.startsWith('=') ? `${plain}(?!\\p{L})` : plain
}

// Eggs in the languages of the table, from their beginnings.
const eggWords =
  'oeuf;doeuf;=ei;eier;eigelb;eiweiss;eidotter;huevo;yema;clara;uovo;uova;tuorl;album;ovo;gema;jaj;zoltk;agg;aeg;egg;muna;kananmuna;=ola;=olas;kiausin;vejc;vajc;vajec;zlout;zltk;tojas;=oua;=ou;galbenus;jaje;zumanj;jajc;rumenjak;bajd;ubh;uibh;яйц;яєц;яиц;желт;жовт;жълт;белк;αυγ;κροκ;yumurta;بيض'

const eggs = lazyValue(
  () => new RegExp(`(?<!\\p{L})(?:${parseList(eggWords).map(toPattern).join('|')})`, 'u'),
)

/**
 * Returns the words of a recipe in another language that lead to a caution, or undefined.
 * Example: `foreignCaution('smoked-fish', texts)` of a recipe with '100 g Räucherlachs' is 'raucherlachs'.
 */
export function foreignCaution(id: string, { title, lines, all }: RecipeTexts): string | undefined {
  for (const one of words()) {
    if (one.id !== id) continue
    const texts = one.place === 'all' ? [all] : one.place === 'lines' ? [title, ...lines] : [title]
    if (one.place === 'title' && !lines.some((line) => eggs().test(line))) continue
    for (const text of texts) {
      const found = one.pattern.exec(text)?.[0]
      if (found !== undefined) return found
    }
  }
  return undefined
}
