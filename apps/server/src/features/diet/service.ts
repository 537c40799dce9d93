import { type DietId, type HouseholdPerson, maxDislikes, type Restriction } from '@larder/contract/diet'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { and, count, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import { people } from '../../db/tables/diet'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { findPeople } from './people'

export interface DietParts {
  db: Db
  withHousehold: WithHousehold
}

interface PersonChanges {
  name?: string | undefined
  portions?: number | undefined
  diets?: DietId[]
  restrictions?: Restriction[]
}

const maxPeople = 50

/** The eaters and their diets. Any member may change anybody's: parents do for their children. */
export function createDiets({ db, withHousehold }: DietParts) {
  async function change(actor: Actor, id: string, changes: PersonChanges): Promise<HouseholdPerson> {
    const { name, portions, diets, restrictions } = changes
    return withHousehold(actor, ['diet'], async (tx) => {
      const { accountId } = await findPerson(tx, actor, id)
      if (accountId && name !== undefined)
        throw new AppError('bad-input', {
          fields: { name: 'Members choose their own names, so you can’t change them here.' },
        })
      if (name ?? portions ?? diets ?? restrictions)
        await tx.update(people).set({ name, portions, diets, restrictions }).where(personCondition(actor, id))
      return findPersonView(tx, actor, id)
    })
  }

  return {
    people: (actor: Actor): Promise<HouseholdPerson[]> => findPeople(db, actor),

    async add(
      actor: Actor,
      { name, portions }: { name: string; portions: number },
    ): Promise<HouseholdPerson> {
      const { householdId } = actor
      const person = { id: newId(), householdId, name, portions, diets: [], restrictions: [] }
      return withHousehold(actor, ['diet'], async (tx) => {
        const [existing] = await tx
          .select({ count: count() })
          .from(people)
          .where(eq(people.householdId, householdId))
        if (existing && existing.count >= maxPeople) throw new AppError('too-many-people')
        await tx.insert(people).values({ ...person, createdAt: tx.now })
        return findPersonView(tx, actor, person.id)
      })
    },

    change,

    async addDislike(actor: Actor, id: string, text: string): Promise<HouseholdPerson> {
      return withHousehold(actor, ['diet'], async (tx) => {
        const { dislikes } = await findPerson(tx, actor, id)
        const { name, key } = dislikedFoods(text)
        if (!dislikes.some((one) => isSameDislike(one, name, key))) {
          if (dislikes.length >= maxDislikes) throw new AppError('too-many-dislikes')
          await tx
            .update(people)
            .set({ dislikes: [...dislikes, name] })
            .where(personCondition(actor, id))
        }
        return findPersonView(tx, actor, id)
      })
    },

    async removeDislike(actor: Actor, id: string, text: string): Promise<HouseholdPerson> {
      return withHousehold(actor, ['diet'], async (tx) => {
        const { dislikes } = await findPerson(tx, actor, id)
        const { name, key } = dislikedFoods(text)
        const remaining = dislikes.filter((one) => !isSameDislike(one, name, key))
        if (remaining.length < dislikes.length)
          await tx.update(people).set({ dislikes: remaining }).where(personCondition(actor, id))
        return findPersonView(tx, actor, id)
      })
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await withHousehold(actor, ['diet'], async (tx) => {
        const { accountId } = await findPerson(tx, actor, id)
        if (accountId) throw new AppError('person-is-member')
        await tx.delete(people).where(personCondition(actor, id))
      })
    },
  }
}

function personCondition({ householdId }: Actor, id: string) {
  return and(eq(people.householdId, householdId), eq(people.id, id))
}

async function findPerson(tx: Tx, actor: Actor, id: string) {
  const [person] = await tx
    .select({ accountId: people.accountId, dislikes: people.dislikes })
    .from(people)
    .where(personCondition(actor, id))
  if (!person) throw new AppError('person-not-found')
  return person
}

/** 'Mushroom' and 'no mushrooms' are one dislike; text without known letters only equals itself. */
function isSameDislike(text: string, name: string, key: string): boolean {
  return text === name || (key !== '' && dislikedFoods(text).key === key)
}

async function findPersonView(tx: Tx, actor: Actor, id: string): Promise<HouseholdPerson> {
  const person = (await findPeople(tx, actor)).find((one) => one.id === id)
  if (!person) throw new AppError('person-not-found')
  return person
}
