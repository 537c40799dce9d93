import type { LineMeasure } from './measure'
import { measuringWordAt } from './measuring-word'
import { measuresAt } from './parse-measures'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

const afterNames = new Set(
  'clove;loaf;stalk;sprig;stick;leaf;bulb;head;bunch;slice;pod;ear;wedge;spear;fillet'.split(';'),
)

// Foods whose name ends in a measuring word: nobody asks for two leaves of bay.
const named =
  /^(?:bay|curry|lime|salad|vine|banana|fish|bread|cheese|pork|beef|lamb|spare|short|back|crab|bean|prawn|shrimp|chicken|breast|thigh|loin|pretzel|mozzarella) (?:leaf|leaves|stick|sticks|ribs?|pods?|heads?|fillets?)$/

/** A name whose last word counts, taken apart. Example: '4 garlic cloves' has the name 'garlic' and the unit 'clove'. */
export function trailingUnit(
  name: readonly Token[],
  measures: readonly LineMeasure[],
): { name: readonly Token[]; measures: LineMeasure[] } {
  const [first, ...others] = measures
  const last = name[name.length - 1]
  const before = name[name.length - 2]
  if (first?.unitText !== '' || !last || !before) return { name, measures: [...measures] }
  const unit = measuringWordAt(name, name.length - 1)
  const fits = unit?.unit !== undefined && afterNames.has(unit.unit)
  const celery = !/^ribs?$/.test(last.lower) || /^(celery|chard|rhubarb|fennel)$/.test(before.lower)
  // 'bun' is short for a bunch on a receipt, but not behind a burger; 'two whole cloves' are the spice.
  const bare = name.slice(0, -1).every(({ lower }) => hasWordRole('adjective', lower))
  if (!fits || bare || !celery || last.lower === 'bun' || named.test(`${before.lower} ${last.lower}`))
    return { name, measures: [...measures] }
  const counted: LineMeasure = { ...first, unit: unit.unit, unitText: unit.unitText }
  return { name: name.slice(0, -1), measures: [counted, ...others] }
}

/** An amount that stands behind the name, and the line without it. Example: 'Sea salt ½ tsp', 'eggs x12'. */
export function trailingMeasure(
  tokens: readonly Token[],
  start: number,
  bare = false,
): { measures: readonly LineMeasure[]; from: number; next: number; rest: Token[] } | undefined {
  const figure = tokens.findIndex(({ kind }, index) => index > start && kind === 'number')
  const opened = tokens.findIndex(({ text }) => text === '(' || text === ',')
  if (figure === -1 || (opened !== -1 && opened < figure)) return undefined
  const crossed = tokens[figure - 1]?.lower === 'x'
  const measured = measuresAt(tokens, figure)
  const end = tokens[measured?.next ?? 0]
  if (!measured || (end && !/^[,(;)]$/.test(end.text))) return undefined
  const counts = crossed || (bare && tokens[figure]?.spaced === true)
  if (!counts && measured.measures[0]?.unitText === '') return undefined
  let to = figure
  while (
    to > start &&
    (tokens[to - 1]?.kind === 'mark' || /^(about|approx|x)$/.test(tokens[to - 1]?.lower ?? ''))
  )
    to -= 1
  if (to <= start) return undefined
  return {
    measures: measured.measures,
    from: figure,
    next: measured.next,
    rest: [...tokens.slice(start, to), ...tokens.slice(measured.next)],
  }
}
