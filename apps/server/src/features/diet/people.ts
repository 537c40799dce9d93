import type { Person } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/eater'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { accounts } from '../../db/tables/account'
import { people } from '../../db/tables/diet'
import { householdMembers } from '../../db/tables/household'
import type { Hand } from '../../db/touch'

/** Everybody at the table: whoever asks first, then members as they joined, then guests by name. */
export async function peopleOf(tx: Tx, { accountId, householdId }: Hand): Promise<Person[]> {
  const rows = await readPeople(tx, householdId)
  const place = (row: (typeof rows)[number]) => (row.accountId === accountId ? 0 : row.accountId ? 1 : 2)
  rows.sort(
    (a, b) =>
      place(a) - place(b) ||
      order(a.joinedAt ?? '', b.joinedAt ?? '') ||
      a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) ||
      order(a.id, b.id),
  )
  return rows.map(({ id, name, accountId: member, portions, diets, restrictions }) => {
    return { id, name, member: member !== null, you: member === accountId, portions, diets, restrictions }
  })
}

/** The same as the kitchen's rules ask for them. */
export async function eatersOf(tx: Tx, householdId: string): Promise<Eater[]> {
  const rows = await readPeople(tx, householdId)
  return rows.map(({ name, portions, diets, restrictions }) => {
    return { name, portions, diets, avoids: restrictions }
  })
}

async function readPeople(tx: Tx, householdId: string) {
  return tx
    .select({
      id: people.id,
      accountId: people.accountId,
      // A member is called what their account is called.
      name: sql<string>`coalesce(${people.name}, ${accounts.name})`,
      portions: people.portions,
      diets: people.diets,
      restrictions: people.restrictions,
      joinedAt: householdMembers.joinedAt,
    })
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.accountId))
    .leftJoin(
      householdMembers,
      and(
        eq(householdMembers.householdId, people.householdId),
        eq(householdMembers.accountId, people.accountId),
      ),
    )
    .where(eq(people.householdId, householdId))
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
