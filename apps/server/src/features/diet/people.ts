import type { Dislike, HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { foodById } from '@larder/kitchen/food/food'
import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import { selectPeople } from '../../db/sql/people'

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Returns everybody who eats: the actor first, then members in the order of joining, then guests by name. A camera passes a
 * household id.
 */
export async function findPeople(tx: Tx, owner: ActingMember | string): Promise<HouseholdPerson[]> {
  const { householdId, accountId } =
    typeof owner === 'string' ? { householdId: owner, accountId: undefined } : owner
  const rows = await selectPeople(tx, householdId)
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
  const rows = await selectPeople(tx, householdId)
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

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
