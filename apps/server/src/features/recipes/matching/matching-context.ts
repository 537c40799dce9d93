import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import type { HouseholdPerson } from '@larder/contract/diet'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { countryOf } from '@larder/kitchen/country/country'
import type { ShopMeasures } from '@larder/kitchen/country/shop-measures'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { lazyValue } from '@larder/kitchen/fact-table'
import { amountOf } from '@larder/kitchen/quantity/amount'
import { indexStock, type StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { Db } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { selectCookableLots } from '../../../db/sql/inventory/lots'
import { selectMatchingHousehold } from '../../../db/sql/recipes/matching-household'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'
import { toEater } from '../../../to-eater'
import { findPeople } from '../../diet/people'
import { toLot } from '../../inventory/lots/lot-row'

/** What recipes are matched with: stock, eaters and the household's day. */
export interface MatchingContext {
  readonly lots: readonly Lot[]
  /** The stock index, built on demand: only lots that are edible today. */
  readonly stock: StockIndex
  readonly eaters: readonly Eater[]
  /** Requested servings; otherwise those of the recipe. */
  readonly servings?: number
  /** Foods that count as always in stock. */
  readonly assume: readonly string[]
  /** Measures of the pack sizes sold there. */
  readonly shops: ShopMeasures
  readonly today: Day
  /** Whether this is the sample household of visitors. */
  readonly sample: boolean
  /** Accounts whose recipes may be read. */
  readonly readers: ReadonlySet<string>
}

/** Ids of the eaters when not everybody eats, and the number of servings. */
interface EatersQuery {
  readonly eaters?: readonly string[] | undefined
  readonly people?: number | undefined
}

export interface MatchingContextParts {
  db: Db
  clock: Clock
}

export interface MatchingContextLoader {
  of(actor: ActingMember | undefined, query?: EatersQuery): Promise<MatchingContext>
}

/** A household's stock at one revision. */
interface CachedStock {
  readonly revision: string
  readonly today: Day
  readonly lots: readonly Lot[]
  readonly stock: () => StockIndex
}

/** Households with a cached stock index; beyond it the least recently changed is evicted. */
const maxCachedStocks = 200

const assumedFoods = ['water', 'salt', 'black-pepper']
const noReaders: ReadonlySet<string> = new Set()

/** Loads the matching context of an actor's household, or the sample for visitors. */
export function createMatchingContextLoader({ db, clock }: MatchingContextParts): MatchingContextLoader {
  let sample: { today: Day; lots: Lot[]; stock: StockIndex } | undefined
  const cachedStocks = new Map<string, CachedStock>()

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

  // Every change of a household raises its revision, and the revision is read before the lots: a cached stock is never older than
  // its revision.
  async function loadStock(householdId: string, revision: string, today: Day): Promise<CachedStock> {
    const cached = cachedStocks.get(householdId)
    if (cached?.revision === revision && cached.today === today) return cached
    const lots = (await selectCookableLots(db, householdId)).map(toLot)
    const loaded = { revision, today, lots, stock: lazyValue(() => indexStock(lots, { today })) }
    cachedStocks.delete(householdId)
    const [oldest] = cachedStocks.keys()
    if (cachedStocks.size >= maxCachedStocks && oldest !== undefined) cachedStocks.delete(oldest)
    cachedStocks.set(householdId, loaded)
    return loaded
  }

  return {
    async of(actor, query = {}) {
      if (!actor) return sampleKitchen(query)
      const { householdId, accountId } = actor
      const [household, everybody] = await Promise.all([
        findMatchingHousehold(db, householdId),
        findPeople(db, actor),
      ])
      const { day: today } = localDayAndHour(clock(), household.timeZone)
      const cached = await loadStock(householdId, household.revision, today)
      const eaters = chooseEaters(everybody, query.eaters).map(toEater)
      const lots = filterLotsForEaters(cached.lots, eaters)
      // Leftovers that an eater must not have are rare: only then the index is built for these eaters alone.
      const stock = lots === cached.lots ? cached.stock : lazyValue(() => indexStock(lots, { today }))
      return {
        lots,
        get stock() {
          return stock()
        },
        eaters,
        ...toServings(query.people),
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
  const [found] = await selectMatchingHousehold(db, householdId)
  if (!found) throw new AppError('household-not-found')
  return found
}

function chooseEaters(
  everybody: readonly HouseholdPerson[],
  ids: readonly string[] | undefined,
): readonly HouseholdPerson[] {
  if (!ids || ids.length === 0) return everybody
  const remainingIds = new Set(ids.map((id) => id.toLowerCase()))
  const found = everybody.filter(({ id }) => remainingIds.delete(id))
  if (remainingIds.size > 0) throw new AppError('person-not-found')
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
