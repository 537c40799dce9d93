import type { LineMeasure } from './measure'
import { measuringWordAt } from './measuring-word'
import { measuresAt } from './parse-measures'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

const trailingUnits = new Set(
  'clove;loaf;stalk;sprig;stick;leaf;bulb;head;bunch;slice;pod;ear;wedge;spear;fillet'.split(';'),
)

// Foods whose name ends in a measuring word: bay leaves are not leaves of 'bay'.
const unitNamedFoods =
  /^(?:bay|curry|lime|salad|vine|banana|fish|bread|cheese|pork|beef|lamb|spare|short|back|crab|bean|prawn|shrimp|chicken|breast|thigh|loin|pretzel|mozzarella) (?:leaf|leaves|stick|sticks|ribs?|pods?|heads?|fillets?)$/

/**
 * Splits off the last word of a name if it is a unit. Example: '4 garlic cloves' has the name 'garlic' and the unit 'clove'.
 */
export function trailingUnit(
  name: readonly Token[],
  measures: readonly LineMeasure[],
): { name: readonly Token[]; measures: LineMeasure[] } {
  const [first, ...others] = measures
  const last = name[name.length - 1]
  const before = name[name.length - 2]
  if (first?.unitText !== '' || !last || !before) return { name, measures: [...measures] }
  const unit = measuringWordAt(name, name.length - 1)
  const isTrailingUnit = unit?.unit !== undefined && trailingUnits.has(unit.unit)
  const isRibFood = !/^ribs?$/.test(last.lower) || /^(celery|chard|rhubarb|fennel)$/.test(before.lower)
  // 'bun' is short for a bunch on a receipt, but not after 'burger'; 'two whole cloves' are the spice.
  const isAdjectiveOnly = name.slice(0, -1).every(({ lower }) => hasWordRole('adjective', lower))
  if (
    !isTrailingUnit ||
    isAdjectiveOnly ||
    !isRibFood ||
    last.lower === 'bun' ||
    unitNamedFoods.test(`${before.lower} ${last.lower}`)
  )
    return { name, measures: [...measures] }
  const counted: LineMeasure = { ...first, unit: unit.unit, unitText: unit.unitText }
  return { name: name.slice(0, -1), measures: [counted, ...others] }
}

/** Parses an amount after the name, and returns the line without it. Example: 'Sea salt ½ tsp', 'eggs x12'. */
export function trailingMeasure(
  tokens: readonly Token[],
  start: number,
  isAdjectiveOnly = false,
): { measures: readonly LineMeasure[]; from: number; next: number; rest: Token[] } | undefined {
  const numberIndex = tokens.findIndex(({ kind }, index) => index > start && kind === 'number')
  const bracketIndex = tokens.findIndex(({ text }) => text === '(' || text === ',')
  if (numberIndex === -1 || (bracketIndex !== -1 && bracketIndex < numberIndex)) return undefined
  const isMultiplied = tokens[numberIndex - 1]?.lower === 'x'
  const measured = measuresAt(tokens, numberIndex)
  const end = tokens[measured?.next ?? 0]
  if (!measured || (end && !/^[,(;)]$/.test(end.text))) return undefined
  const isCount = isMultiplied || (isAdjectiveOnly && tokens[numberIndex]?.spaced === true)
  if (!isCount && measured.measures[0]?.unitText === '') return undefined
  let to = numberIndex
  while (
    to > start &&
    (tokens[to - 1]?.kind === 'mark' || /^(about|approx|x)$/.test(tokens[to - 1]?.lower ?? ''))
  )
    to -= 1
  if (to <= start) return undefined
  return {
    measures: measured.measures,
    from: numberIndex,
    next: measured.next,
    rest: [...tokens.slice(start, to), ...tokens.slice(measured.next)],
  }
}
