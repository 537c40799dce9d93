import type { CommunityEntry } from '@larder/contract/inventory'
import { hiddenCookCondition } from '../community/hidden-cook-condition'
import { statement } from '../statement'

/** A booking by its id, or a community event. */
export interface ActivityRow {
  readonly booking: number | null
  readonly at: Date
  readonly id: string
  readonly kind: CommunityEntry['kind']
  readonly who: string
  readonly you: boolean
  readonly name: string
  readonly yours: boolean
  readonly recipeId: number | null
  readonly postId: number | null
  readonly cookId: string | null
}

// A moved part is listed once, by its new lot; an undo has no entry of its own.
const kitchenCondition = `b.household_id = $2 and b.undoes is null and b.kind <> 'split'`

/** Recipes that this cook likes and may still read. */
const likedRecipesSql = `recipe_marks m join recipes r on r.id = m.recipe_id and r.removed_at is null
    and (r.public or r.account_id = any(array(select account_id from household_members where household_id = $2)))
  left join posts p on p.recipe_id = r.id and p.state = 'shown'
  where m.account_id = $1 and m.favourite`

/** The id for the link to a cook's page, unless the cook is hidden. */
const visibleCookSql = `case when not ${hiddenCookCondition} then a.id end`

/** The household's bookings and the community events of account $1; the newest $3 of each. */
const activitySql = `
  (select b.id::float8 as booking, b.at, '' as id, '' as kind, '' as who, false as you, '' as name, false as yours,
      null::float8 as "recipeId", null::float8 as "postId", null::uuid as "cookId"
    from bookings b where ${kitchenCondition} order by b.id desc limit $3)
  union all (select null, m.updated_at, 'liked:' || r.id, 'liked', $4, true, r.title, r.account_id is not distinct from $1,
      r.id::float8, p.id::float8, (select a.id from accounts a where a.id = r.account_id and a.id <> $1 and not ${hiddenCookCondition})
    from ${likedRecipesSql} order by m.updated_at desc limit $3)
  union all (select null, m.updated_at, 'liked:' || r.id || ':' || a.id, 'liked', a.name, false, r.title, true,
      r.id::float8, p.id::float8, ${visibleCookSql}
    from posts p join recipes r on r.id = p.recipe_id
      cross join lateral (select * from recipe_marks m where m.recipe_id = p.recipe_id and m.favourite
        and m.account_id <> $1 order by m.updated_at desc limit $3) m
      join accounts a on a.id = m.account_id
    where p.account_id = $1 and p.state = 'shown' order by m.updated_at desc limit $3)
  union all (select null, f.at, 'followed:' || a.id, 'followed', $4, true, a.name, false, null, null, ${visibleCookSql}
    from follows f join accounts a on a.id = f.followed_id where f.follower_id = $1 order by f.at desc limit $3)
  union all (select null, f.at, 'followed-by:' || a.id, 'followed', a.name, false, $4, true, null, null, ${visibleCookSql}
    from follows f join accounts a on a.id = f.follower_id where f.followed_id = $1 order by f.at desc limit $3)`

/** A page of the activity of a cook and their household, newest first; `newest` is how many of each kind can be on it. */
export const selectActivity = statement<
  ActivityRow,
  [accountId: string, householdId: string, newest: number, cookName: string, size: number, offset: number]
>({
  name: 'activity_of_cook',
  why: 'a union of five ordered, limited queries, one with a lateral join',
  text: `select * from (${activitySql}) happened order by at desc, booking desc nulls last, id limit $5 offset $6`,
})

export const selectActivityCount = statement<{ total: number }, [accountId: string, householdId: string]>({
  name: 'count_of_activity',
  why: 'shares the conditions of the union above, so that the two cannot differ',
  text: `select ((select count(*) from bookings b where ${kitchenCondition}) + (select count(*) from ${likedRecipesSql})
      + (select coalesce(sum(p.likes), 0) - (select count(*) from recipe_marks m join posts o on o.recipe_id = m.recipe_id
          where m.account_id = $1 and m.favourite and o.account_id = $1 and o.state = 'shown')
        from posts p where p.account_id = $1 and p.state = 'shown')
      + (select count(*) from follows where follower_id = $1) + (select count(*) from follows where followed_id = $1)
      )::float8 as total`,
})
