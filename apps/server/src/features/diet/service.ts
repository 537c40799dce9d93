import { type DietId, mostDislikes, type Person, type Restriction } from '@larder/contract/diet'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { and, count, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { people } from '../../db/tables/diet'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { peopleOf } from './people'

export interface DietParts {
  db: Db
  clock: Clock
}

interface Changes {
  name?: string | undefined
  portions?: number | undefined
  diets?: DietId[]
  restrictions?: Restriction[]
}

const mostPeople = 50

/** Who eats, and what. Any member may set it for anybody: parents do for their children. */
export function openDiets({ db, clock }: DietParts) {
  async function change(actor: Actor, id: string, changes: Changes): Promise<Person> {
    const { name, portions, diets, restrictions } = changes
    return inTransaction(db, async (tx) => {
      await touchHousehold(tx, actor, 'diet')
      const { accountId } = await find(tx, actor, id)
      if (accountId && name !== undefined)
        throw new AppError('bad-input', { fields: { name: 'Members are called what they call themselves.' } })
      if (name ?? portions ?? diets ?? restrictions)
        await tx.update(people).set({ name, portions, diets, restrictions }).where(eq(people.id, id))
      return show(tx, actor, id)
    })
  }

  return {
    people: (actor: Actor): Promise<Person[]> => peopleOf(db, actor),

    async add(actor: Actor, { name, portions }: { name: string; portions: number }): Promise<Person> {
      const { householdId } = actor
      const person = { id: newId(), householdId, name, portions, diets: [], restrictions: [] }
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'diet')
        const [there] = await tx
          .select({ count: count() })
          .from(people)
          .where(eq(people.householdId, householdId))
        if (there && there.count >= mostPeople) throw new AppError('too-many-people')
        await tx.insert(people).values({ ...person, createdAt: clock() })
        return show(tx, actor, person.id)
      })
    },

    change,

    async addDislike(actor: Actor, id: string, text: string): Promise<Person> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'diet')
        const { dislikes } = await find(tx, actor, id)
        const { name, key } = dislikedFoods(text)
        if (!dislikes.some((one) => isSame(one, name, key))) {
          if (dislikes.length >= mostDislikes) throw new AppError('too-many-dislikes')
          await tx
            .update(people)
            .set({ dislikes: [...dislikes, name] })
            .where(eq(people.id, id))
        }
        return show(tx, actor, id)
      })
    },

    async removeDislike(actor: Actor, id: string, text: string): Promise<Person> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'diet')
        const { dislikes } = await find(tx, actor, id)
        const { name, key } = dislikedFoods(text)
        const left = dislikes.filter((one) => !isSame(one, name, key))
        if (left.length < dislikes.length)
          await tx.update(people).set({ dislikes: left }).where(eq(people.id, id))
        return show(tx, actor, id)
      })
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'diet')
        const { accountId } = await find(tx, actor, id)
        if (accountId) throw new AppError('person-is-member')
        await tx.delete(people).where(eq(people.id, id))
      })
    },
  }
}

async function find(tx: Tx, { householdId }: Actor, id: string) {
  const [person] = await tx
    .select({ accountId: people.accountId, dislikes: people.dislikes })
    .from(people)
    .where(and(eq(people.id, id), eq(people.householdId, householdId)))
  if (!person) throw new AppError('person-not-found')
  return person
}

/** 'Mushroom' and 'no mushrooms' are one dislike; a word without letters we read is only the same as itself. */
function isSame(text: string, name: string, key: string): boolean {
  return text === name || (key !== '' && dislikedFoods(text).key === key)
}

async function show(tx: Tx, actor: Actor, id: string): Promise<Person> {
  const person = (await peopleOf(tx, actor)).find((one) => one.id === id)
  if (!person) throw new AppError('person-not-found')
  return person
}
