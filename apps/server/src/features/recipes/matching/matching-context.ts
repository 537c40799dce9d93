import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import type { HouseholdPerson } from '@larder/contract/diet'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { countryOf, type ShopMeasures } from '@larder/kitchen/country/country'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { lazyValue } from '@larder/kitchen/fact-table'
import { amountOf } from '@larder/kitchen/quantity/amount'
import { indexStock, type StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { Db, Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { KitchenLotColumns } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'
import { toEater } from '../../../to-eater'

/** What recipes are compared with: what is there, who eats, and the day it is where they cook. */
export interface MatchingContext {
  readonly lots: readonly Lot[]
  /** The same laid out when it is asked for: only what may be eaten today. */
  readonly stock: StockIndex
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
export interface EatersQuery {
  readonly eaters?: readonly string[] | undefined
  readonly people?: number | undefined
}

export interface MatchingContextParts {
  db: Db
  clock: Clock
  lotsOf(db: Db, householdId: string): Promise<KitchenLotColumns[]>
  asLot(row: KitchenLotColumns): Lot
  peopleOf(tx: Tx, hand: ActingMember): Promise<HouseholdPerson[]>
}

export interface MatchingContextLoader {
  of(actor: ActingMember | undefined, table?: EatersQuery): Promise<MatchingContext>
}

/** What a household has, as it was at one revision of it. */
interface CachedStock {
  readonly revision: string
  readonly today: Day
  readonly lots: readonly Lot[]
  readonly stock: () => StockIndex
}

/** Households whose stock is kept laid out; of more, the one that changed longest ago is read again. */
const maxCachedStocks = 200

const assumedFoods = ['water', 'salt', 'black-pepper']
const noReaders: ReadonlySet<string> = new Set()

/** The kitchen somebody cooks in: their household's, or the sample for a visitor. */
export function createMatchingContextLoader({
  db,
  clock,
  lotsOf,
  asLot,
  peopleOf,
}: MatchingContextParts): MatchingContextLoader {
  let sample: { today: Day; lots: Lot[]; stock: StockIndex } | undefined
  const shelves = new Map<string, CachedStock>()

  function sampleKitchen({ eaters = [], people }: EatersQuery): MatchingContext {
    if (eaters.length > 0) throw new AppError('person-not-found')
    const { day: today } = localDayAndHour(clock(), 'UTC')
    if (sample?.today !== today) {
      const lots = sampleItems.map((item) => toSampleLot(item, today))
      sample = { today, lots, stock: indexStock(lots, { today }) }
    }
    return {
      ...sample,
      eaters: [],
      ...toServings(people),
      assume: assumedFoods,
      shops: 'metric',
      sample: true,
      readers: noReaders,
    }
  }

  // Every change of a household raises its revision, and the revision is read before the lots: what is kept under one is never
  // older than it.
  async function shelvesOf(householdId: string, revision: string, today: Day): Promise<CachedStock> {
    const kept = shelves.get(householdId)
    if (kept?.revision === revision && kept.today === today) return kept
    const lots = (await lotsOf(db, householdId)).map(asLot)
    const fresh = { revision, today, lots, stock: lazyValue(() => indexStock(lots, { today })) }
    shelves.delete(householdId)
    const [oldest] = shelves.keys()
    if (shelves.size >= maxCachedStocks && oldest !== undefined) shelves.delete(oldest)
    shelves.set(householdId, fresh)
    return fresh
  }

  return {
    async of(actor, table = {}) {
      if (!actor) return sampleKitchen(table)
      const { householdId, accountId } = actor
      const [household, everybody] = await Promise.all([
        findMatchingHousehold(db, householdId),
        peopleOf(db, actor),
      ])
      const { day: today } = localDayAndHour(clock(), household.timeZone)
      const shelves = await shelvesOf(householdId, household.revision, today)
      const eaters = chooseEaters(everybody, table.eaters).map(toEater)
      const lots = filterLotsForEaters(shelves.lots, eaters)
      // Leftovers that bring what somebody must not have are rare: only then the shelves are laid out for this table alone.
      const stock = lots === shelves.lots ? shelves.stock : lazyValue(() => indexStock(lots, { today }))
      return {
        lots,
        get stock() {
          return stock()
        },
        eaters,
        ...toServings(table.people),
        assume: assumedFoods,
        shops: countryOf(household.country)?.shops ?? 'metric',
        today,
        sample: false,
        readers: new Set([accountId, ...household.members]),
      }
    },
  }
}

async function findMatchingHousehold(db: Db, householdId: string) {
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

function chooseEaters(
  everybody: readonly HouseholdPerson[],
  ids: readonly string[] | undefined,
): readonly HouseholdPerson[] {
  if (!ids || ids.length === 0) return everybody
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const found = everybody.filter(({ id }) => wanted.delete(id))
  if (wanted.size > 0) throw new AppError('person-not-found')
  return found
}

function toServings(people: number | undefined): { servings?: number } {
  return people === undefined ? {} : { servings: people }
}

function toSampleLot(item: SampleItem, today: Day): Lot {
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
