import { unitTable } from '../data/text/units'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Amount } from './amount'
import { parseAmountText } from './amount'

/** What a unit measures; a pinch or a handful is vague. Example: `unitOf('cup')?.kind` is 'volume'. */
export type UnitKind = 'mass' | 'volume' | 'count' | 'pack' | 'vague'

/** One unit of the table. Example: `{ id: 'kg', kind: 'mass', system: 'metric', size: { numerator: 1000, denominator: 1 }, one: 'kg', many: 'kg' }`. */
export interface Unit {
  readonly id: string
  readonly kind: UnitKind
  readonly system?: 'metric' | 'us'
  /** Grams of mass, millilitres of volume and of vague measures; a count has none. */
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

/** Every unit we know. Example: `allUnits().filter(({ kind }) => kind === 'mass')`. */
export function allUnits(): readonly Unit[] {
  return table().units
}

/** The unit of that id, or nothing. Example: `unitOf('tbsp')?.kind` is 'volume'. */
export function unitById(id: string): Unit | undefined {
  return table().byId.get(id)
}

/** The unit a word stands for, in any usual spelling, or nothing. Example: `readUnit('Tablespoons')?.id` is 'tbsp', `readUnit('T')` too. */
export function parseUnit(word: string): Unit | undefined {
  const text = word.trim()
  if (text === 'T' || text === 'T.') return unitById('tbsp')
  if (text === 't' || text === 't.') return unitById('tsp')
  const lower = text.toLowerCase()
  return table().byName.get(lower) ?? table().byName.get(lower.replace(/\.$/, ''))
}

/**
 * The unit under which a kitchen keeps what somebody wrote: no unit, 'unit' and 'pcs' are all pieces, and a word nobody knows
 * stays itself. Example: `unitIdOf('')` is 'piece', `unitIdOf('Tins')` is 'can', `unitIdOf('fistful')` is 'fistful'.
 */
export function unitIdOf(written: string): string {
  const word = written.trim()
  return word === '' ? 'piece' : (parseUnit(word)?.id ?? written)
}
