import type { Dislike, HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { foodById } from '@larder/kitchen/food/food'
import { instantAsText } from '../../db/columns'
import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Returns everybody who eats: the actor first, then members in the order of joining, then guests by name. A camera passes a
 * household id.
 */
export async function findPeople(tx: Tx, owner: ActingMember | string): Promise<HouseholdPerson[]> {
  const { householdId, accountId } =
    typeof owner === 'string' ? { householdId: owner, accountId: undefined } : owner
  const rows = await readPeople(tx, householdId)
  const rankOf = (row: (typeof rows)[number]) => (row.accountId === accountId ? 0 : row.accountId ? 1 : 2)
  rows.sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareTexts(a.joinedAt ?? '', b.joinedAt ?? '') ||
      byName.compare(a.name, b.name) ||
      compareTexts(a.id, b.id),
  )
  return rows.map(({ accountId: member, joinedAt: _, dislikes, ...person }) => {
    return {
      ...person,
      member: member !== null,
      you: member === accountId,
      dislikes: dislikes.map(toDislike),
    }
  })
}

/** The same as the kitchen's eaters. */
export async function findEaters(tx: Tx, householdId: string): Promise<Eater[]> {
  const rows = await readPeople(tx, householdId)
  return rows.map(({ name, portions, diets, restrictions, dislikes }) => {
    return { name, portions, diets, avoids: restrictions, dislikes }
  })
}

const maxNamedFoods = 6

function toDislike(text: string): Dislike {
  const { foods } = dislikedFoods(text)
  const names = [...foods].slice(0, maxNamedFoods).map((id) => foodById(id)?.name ?? id)
  return { text, foods: names, covers: foods.size }
}

interface PersonRow extends Omit<HouseholdPerson, 'member' | 'you' | 'dislikes'> {
  readonly dislikes: readonly string[]
  readonly accountId: string | null
  readonly joinedAt: string | null
}

// Runs with every view of a recipe, so it skips the query builder. A member's name is that of the account.
async function readPeople(tx: Tx, householdId: string): Promise<PersonRow[]> {
  const { rows } = await tx.$client.query<PersonRow>({
    name: 'people_of',
    text: `select p.id, p.account_id as "accountId", coalesce(p.name, a.name) as name, p.portions::float8 as portions, p.diets,
        p.restrictions, p.dislikes, ${instantAsText('m.joined_at')} as "joinedAt"
      from people p left join accounts a on a.id = p.account_id
        left join household_members m on m.household_id = p.household_id and m.account_id = p.account_id
      where p.household_id = $1`,
    values: [householdId],
  })
  return rows
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
