import { addDays } from '@larder/kitchen/date/day'
import { inDialectOf } from '@larder/kitchen/dialect/dialect'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { upsertCalendarFeed } from '../../../db/sql/calendar-feeds'
import { accounts } from '../../../db/tables/account'
import { people } from '../../../db/tables/diet'
import { calendarFeeds } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { hashSecret, newSecret } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { toPictureAddress } from '../../recipes/queries/picture-address'
import { findRecipeCards } from '../../recipes/queries/recipe-cards'
import { findMealsBetween } from '../week/meal-queries'
import { findPlanHousehold } from '../week/plan-household'
import { type CalendarMeal, renderCalendar } from './icalendar'

export interface CalendarFeedParts {
  db: Db
  clock: Clock
  publicUrl: string
}

/** The days before and after today that a calendar shows. */
const [daysBack, daysAhead] = [14, 60]

/** A cook's secret calendar address for the plan of the current household. */
export function createCalendarFeeds({ db, clock, publicUrl }: CalendarFeedParts) {
  const feedCondition = ({ accountId, householdId }: Actor) =>
    and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.householdId, householdId))

  return {
    async feed(actor: Actor): Promise<{ open: boolean; since?: string }> {
      const [found] = await db.select().from(calendarFeeds).where(feedCondition(actor))
      return found ? { open: true, since: found.createdAt } : { open: false }
    },

    /** Returns the new address, which is shown only once; an earlier address stops working. */
    async openFeed({ accountId, householdId }: Actor): Promise<{ address: string }> {
      const secret = newSecret()
      const opened = await upsertCalendarFeed(db, accountId, householdId, hashSecret(secret), clock())
      if (opened.length === 0) throw new AppError('household-not-found')
      return { address: `${publicUrl}/calendar/${secret}.ics` }
    },

    async closeFeed(actor: Actor): Promise<void> {
      await db.delete(calendarFeeds).where(feedCondition(actor))
    },

    /** Returns the calendar at a secret address; undefined when it was closed or never existed. */
    async calendar(secret: string): Promise<string | undefined> {
      const [feed] = await db
        .select({ householdId: calendarFeeds.householdId, accountId: calendarFeeds.accountId })
        .from(calendarFeeds)
        .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
        .where(and(eq(calendarFeeds.secretHash, hashSecret(secret)), eq(accounts.status, 'active')))
      if (!feed) return undefined
      const { householdId } = feed
      const { name, timeZone, country, today } = await findPlanHousehold(db, clock, householdId)
      const [rows, names] = await Promise.all([
        findMealsBetween(db, householdId, addDays(today, -daysBack), addDays(today, daysAhead + 1)),
        findEaterNames(db, householdId),
      ])
      const recipeIds = rows.flatMap(({ recipeId }) => recipeId ?? [])
      const cards = await findRecipeCards(db, feed, [...new Set(recipeIds)])
      const meals = rows.map(
        ({ id, day, meal, title, kind, recipeId, eaters, version, updatedAt }): CalendarMeal => ({
          id,
          day,
          meal,
          title: toTitle(cards, recipeId, country, title),
          isLeftovers: kind === 'leftovers',
          recipeId,
          picture: toMealPicture(cards, recipeId),
          eaters: eaters?.flatMap((one) => names.get(one) ?? []) ?? [],
          version,
          updatedAt,
        }),
      )
      return renderCalendar({ name, timeZone, publicUrl, meals })
    },
  }
}

type RecipeCards = Awaited<ReturnType<typeof findRecipeCards>>

function toMealPicture(cards: RecipeCards, recipeId: number | null): string | undefined {
  const card = recipeId === null ? undefined : cards.get(recipeId)
  return card && toPictureAddress(card.summary, 'calendar')
}

/** A note and a recipe of the cook's own keep their words. */
function toTitle(cards: RecipeCards, recipeId: number | null, country: string | null, title: string): string {
  const summary = recipeId === null ? undefined : cards.get(recipeId)?.summary
  return summary && !summary.yours ? inDialectOf(country, title) : title
}

async function findEaterNames(db: Db, householdId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: people.id, name: sql<string>`coalesce(${people.name}, ${accounts.name})` })
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.householdId, householdId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
