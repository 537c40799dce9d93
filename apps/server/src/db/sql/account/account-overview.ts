import { statement } from '../statement'

interface OverviewRow {
  readonly at: Date
  readonly timeZone: string
  readonly recipes: number
  readonly likes: number
  readonly communities: number
  readonly items: number
}

export const selectAccountOverview = statement<OverviewRow, [accountId: string, householdId: string]>({
  name: 'account_overview',
  why: 'a lateral join beside four counts in one round trip',
  text: `select a.created_at as at, coalesce(a.time_zone, h.time_zone) as "timeZone",
        own.recipes, own.likes,
        (select count(*) from community_members m where m.account_id = a.id)::int as communities,
        (select count(*) from lots l where l.household_id = h.id and l.removed_at is null and l.amount_numerator > 0)::int as items
      from accounts a join households h on h.id = $2
        cross join lateral (
          select count(*)::int as recipes, coalesce(sum(r.likes - coalesce(m.favourite, false)::int), 0)::int as likes
          from recipes r left join recipe_marks m on m.account_id = a.id and m.recipe_id = r.id
          where r.account_id = a.id and r.removed_at is null and r.flexible_household is null) own
      where a.id = $1`,
})

const inItsHouseholds = 'household_id in (select household_id from household_members where account_id = $1)'

export const countAccountScans = statement<{ count: number }, [accountId: string]>({
  name: 'account_scans',
  why: 'one of three counts that are sent together',
  text: `select count(*)::int as count from scans where ${inItsHouseholds} and account_id = $1`,
})

export const countAccountDishes = statement<{ count: number }, [accountId: string]>({
  name: 'account_dishes',
  why: 'one of three counts that are sent together',
  text: `select count(*)::int as count from cooked_dishes
      where ${inItsHouseholds} and account_id = $1 and undone_at is null`,
})
