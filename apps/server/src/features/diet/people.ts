import type { Dislike, Person } from '@larder/contract/diet'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import type { Eater } from '@larder/kitchen/eater'
import { foodById } from '@larder/kitchen/food'
import { instantText } from '../../db/columns'
import type { Tx } from '../../db/open'
import type { Hand } from '../../db/touch'

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** Everybody at the table: whoever asks first, then members as they joined, then guests by name. A camera asks for a household. */
export async function peopleOf(tx: Tx, whose: Hand | string): Promise<Person[]> {
  const { householdId, accountId } =
    typeof whose === 'string' ? { householdId: whose, accountId: undefined } : whose
  const rows = await readPeople(tx, householdId)
  const place = (row: (typeof rows)[number]) => (row.accountId === accountId ? 0 : row.accountId ? 1 : 2)
  rows.sort(
    (a, b) =>
      place(a) - place(b) ||
      order(a.joinedAt ?? '', b.joinedAt ?? '') ||
      byName.compare(a.name, b.name) ||
      order(a.id, b.id),
  )
  return rows.map(({ accountId: member, joinedAt: _, dislikes, ...person }) => {
    return {
      ...person,
      member: member !== null,
      you: member === accountId,
      dislikes: dislikes.map(dislikeOf),
    }
  })
}

/** The same as the kitchen's rules ask for them. */
export async function eatersOf(tx: Tx, householdId: string): Promise<Eater[]> {
  const rows = await readPeople(tx, householdId)
  return rows.map(({ name, portions, diets, restrictions, dislikes }) => {
    return { name, portions, diets, avoids: restrictions, dislikes }
  })
}

const mostNamed = 6

function dislikeOf(text: string): Dislike {
  const { foods } = dislikedFoods(text)
  const names = [...foods].slice(0, mostNamed).map((id) => foodById(id)?.name ?? id)
  return { text, foods: names, covers: foods.size }
}

interface PersonRow extends Omit<Person, 'member' | 'you' | 'dislikes'> {
  readonly dislikes: readonly string[]
  readonly accountId: string | null
  readonly joinedAt: string | null
}

// Asked with every look at a recipe, so it goes the shortest way. A member is called what their account is called.
async function readPeople(tx: Tx, householdId: string): Promise<PersonRow[]> {
  const { rows } = await tx.$client.query<PersonRow>({
    name: 'people_of',
    text: `select p.id, p.account_id as "accountId", coalesce(p.name, a.name) as name, p.portions::float8 as portions, p.diets,
        p.restrictions, p.dislikes, ${instantText('m.joined_at')} as "joinedAt"
      from people p left join accounts a on a.id = p.account_id
        left join household_members m on m.household_id = p.household_id and m.account_id = p.account_id
      where p.household_id = $1`,
    values: [householdId],
  })
  return rows
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
