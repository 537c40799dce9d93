import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import type { Person } from '@larder/contract/diet'
import { amountOf } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { lotsForEaters } from '@larder/kitchen/cooked-component/brought'
import { countryOf, type ShopMeasures } from '@larder/kitchen/country/country'
import { addDays, type Day } from '@larder/kitchen/day'
import type { Eater } from '@larder/kitchen/eater'
import type { Lot } from '@larder/kitchen/lot'
import { indexStock, type Stock } from '@larder/kitchen/matching/stock-index'
import { once } from '@larder/kitchen/table'
import { asEater } from '../../as-eater'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { KitchenColumns } from '../../db/tables/inventory'
import type { Hand } from '../../db/touch'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'

/** What recipes are compared with: what is there, who eats, and the day it is where they cook. */
export interface Kitchen {
  readonly lots: readonly Lot[]
  /** The same laid out when it is asked for: only what may be eaten today. */
  readonly stock: Stock
  readonly eaters: readonly Eater[]
  /** How many are to be served, where somebody said so; otherwise as many as a recipe is written for. */
  readonly servings?: number
  /** Foods nobody has to write down to have them. */
  readonly assume: readonly string[]
  /** Whose pack sizes they meet in the shops. */
  readonly shops: ShopMeasures
  readonly today: Day
  /** Nobody's: what a visitor looks at. */
  readonly sample: boolean
  /** Accounts whose recipes may be read here. */
  readonly readers: ReadonlySet<string>
}

/** Who eats, by number, when not everybody does; and how many are served. */
export interface Table {
  readonly eaters?: readonly string[] | undefined
  readonly people?: number | undefined
}

export interface KitchenParts {
  db: Db
  clock: Clock
  lotsOf(db: Db, householdId: string): Promise<KitchenColumns[]>
  asLot(row: KitchenColumns): Lot
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
}

export interface Kitchens {
  of(actor: Hand | undefined, table?: Table): Promise<Kitchen>
}

/** What a household has, as it was at one revision of it. */
interface Shelves {
  readonly revision: string
  readonly today: Day
  readonly lots: readonly Lot[]
  readonly stock: () => Stock
}

/** Households whose stock is kept laid out; of more, the one that changed longest ago is read again. */
const mostShelves = 200

const assume = ['water', 'salt', 'black-pepper']
const noReaders: ReadonlySet<string> = new Set()

/** The kitchen somebody cooks in: their household's, or the sample for a visitor. */
export function openKitchens({ db, clock, lotsOf, asLot, peopleOf }: KitchenParts): Kitchens {
  let sample: { today: Day; lots: Lot[]; stock: Stock } | undefined
  const shelves = new Map<string, Shelves>()

  function sampleKitchen({ eaters = [], people }: Table): Kitchen {
    if (eaters.length > 0) throw new AppError('person-not-found')
    const { day: today } = dayAndHour(clock(), 'UTC')
    if (sample?.today !== today) {
      const lots = sampleItems.map((item) => sampleLot(item, today))
      sample = { today, lots, stock: indexStock(lots, { today }) }
    }
    return {
      ...sample,
      eaters: [],
      ...servingsOf(people),
      assume,
      shops: 'metric',
      sample: true,
      readers: noReaders,
    }
  }

  // Every change of a household raises its revision, and the revision is read before the lots: what is kept under one is never
  // older than it.
  async function shelvesOf(householdId: string, revision: string, today: Day): Promise<Shelves> {
    const kept = shelves.get(householdId)
    if (kept?.revision === revision && kept.today === today) return kept
    const lots = (await lotsOf(db, householdId)).map(asLot)
    const fresh = { revision, today, lots, stock: once(() => indexStock(lots, { today })) }
    shelves.delete(householdId)
    const [oldest] = shelves.keys()
    if (shelves.size >= mostShelves && oldest !== undefined) shelves.delete(oldest)
    shelves.set(householdId, fresh)
    return fresh
  }

  return {
    async of(actor, table = {}) {
      if (!actor) return sampleKitchen(table)
      const { householdId, accountId } = actor
      const [household, everybody] = await Promise.all([householdOf(db, householdId), peopleOf(db, actor)])
      const { day: today } = dayAndHour(clock(), household.timeZone)
      const shelves = await shelvesOf(householdId, household.revision, today)
      const eaters = chosen(everybody, table.eaters).map(asEater)
      const lots = lotsForEaters(shelves.lots, eaters)
      // Leftovers that bring what somebody must not have are rare: only then the shelves are laid out for this table alone.
      const stock = lots === shelves.lots ? shelves.stock : once(() => indexStock(lots, { today }))
      return {
        lots,
        get stock() {
          return stock()
        },
        eaters,
        ...servingsOf(table.people),
        assume,
        shops: countryOf(household.country)?.shops ?? 'metric',
        today,
        sample: false,
        readers: new Set([accountId, ...household.members]),
      }
    },
  }
}

async function householdOf(db: Db, householdId: string) {
  const { rows } = await db.$client.query<{
    timeZone: string
    revision: string
    country: string | null
    members: string[]
  }>({
    name: 'kitchen_household',
    text: `select time_zone as "timeZone", revision::text, country,
        array(select account_id from household_members where household_id = h.id) as members
      from households h where id = $1`,
    values: [householdId],
  })
  const [found] = rows
  if (!found) throw new AppError('household-not-found')
  return found
}

function chosen(everybody: readonly Person[], ids: readonly string[] | undefined): readonly Person[] {
  if (!ids || ids.length === 0) return everybody
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const found = everybody.filter(({ id }) => wanted.delete(id))
  if (wanted.size > 0) throw new AppError('person-not-found')
  return found
}

function servingsOf(people: number | undefined): { servings?: number } {
  return people === undefined ? {} : { servings: people }
}

function sampleLot(item: SampleItem, today: Day): Lot {
  const { id, name, foodId, unit, location, category, expiresInDays } = item
  return {
    id,
    name,
    foodId,
    quantity: { amount: amountOf(Number(item.amount)), unit: heldUnit(unit, foodId) },
    location,
    since: addDays(today, -1),
    ...(expiresInDays !== undefined && {
      expiry: {
        day: addDays(today, expiresInDays),
        source: 'estimated',
        kind: location === 'fridge' && category === 'Protein' ? 'use-by' : 'best-before',
      },
    }),
  }
}
