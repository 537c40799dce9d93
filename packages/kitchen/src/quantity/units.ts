import { unitTable } from '../data/text/units'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Amount } from './amount'
import { parseAmountText } from './amount'

/** The kind of a unit; a pinch or a handful is vague. Example: `unitById('cup')?.kind` is 'volume'. */
export type UnitKind = 'mass' | 'volume' | 'count' | 'pack' | 'vague'

/**
 * A unit of the table.
 * Example:
 * `{ id: 'kg', kind: 'mass', system: 'metric', size: { numerator: 1000, denominator: 1 }, one: 'kg', many: 'kg' }`.
 */
export interface Unit {
  readonly id: string
  readonly kind: UnitKind
  readonly system?: 'metric' | 'us'
  /** Grams for mass, millilitres for volume and vague measures; absent for counts. */
  readonly size?: Amount
  readonly one: string
  readonly many: string
  readonly spellings: readonly string[]
}

const table = lazyValue(() => {
  const units = parseRows(unitTable).map(
    ([id = '', kind, system, size, one = id, many = id, spellings]): Unit => {
      const known = parseAmountText(size ?? '')
      return {
        id,
        kind: kind as UnitKind,
        ...(system === 'metric' || system === 'us' ? { system } : {}),
        ...(known ? { size: known } : {}),
        one,
        many,
        spellings: parseList(spellings),
      }
    },
  )
  const byName = new Map<string, Unit>()
  for (const unit of units) {
    for (const name of [unit.id, unit.one, unit.many, ...unit.spellings]) byName.set(name, unit)
  }
  return { units, byId: new Map(units.map((unit) => [unit.id, unit])), byName }
})

/** Returns every unit. Example: `allUnits().filter(({ kind }) => kind === 'mass')`. */
export function allUnits(): readonly Unit[] {
  return table().units
}

/** Returns the unit of an id, or undefined. Example: `unitById('tbsp')?.kind` is 'volume'. */
export function unitById(id: string): Unit | undefined {
  return table().byId.get(id)
}

/**
 * Returns the unit of a word in any usual spelling, or undefined.
 * Example: `parseUnit('Tablespoons')?.id` is 'tbsp', `parseUnit('T')` too.
 */
export function parseUnit(word: string): Unit | undefined {
  const text = word.trim()
  if (text === 'T' || text === 'T.') return unitById('tbsp')
  if (text === 't' || text === 't.') return unitById('tsp')
  const lower = text.toLowerCase()
  return table().byName.get(lower) ?? table().byName.get(lower.replace(/\.$/, ''))
}

/**
 * Returns the unit id under which a kitchen stores a written unit: no unit, 'unit' and 'pcs' are pieces, and an unknown
 * word stays.
 * Example: `unitIdOf('')` is 'piece', `unitIdOf('Tins')` is 'can', `unitIdOf('fistful')` is 'fistful'.
 */
export function unitIdOf(written: string): string {
  const word = written.trim()
  return word === '' ? 'piece' : (parseUnit(word)?.id ?? written)
}
