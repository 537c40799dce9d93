import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useRead } from '../../../api/use-api'
import { useSession } from '../../../session/use-session'

/** Everybody who eats in the household; nobody in particular for a visitor. */
export function useEaters() {
  const { isAuthenticated } = useSession()
  const { data, error } = useRead(diet.people, {})
  const people: readonly HouseholdPerson[] = isAuthenticated ? (data?.data ?? []) : []
  return {
    people,
    /** Whether it is known who eats, or cannot be. */
    settled: !isAuthenticated || data !== undefined || error !== null,
  }
}

/** Those of the named who eat here; nobody named, or everybody, is everybody. */
export function filterEaters(
  named: readonly string[],
  people: readonly HouseholdPerson[],
): readonly string[] {
  const here = named.filter((id) => people.some((person) => person.id === id))
  return here.length === people.length ? [] : here
}

/** How many plates these people fill, unless somebody says otherwise. */
export function countPlates(
  people: readonly HouseholdPerson[],
  eaters: readonly string[],
): number | undefined {
  const eating = people.filter(({ id }) => eaters.length === 0 || eaters.includes(id))
  if (eating.length === 0) return undefined
  return Math.ceil(eating.reduce((sum, { portions }) => sum + portions, 0))
}
