import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useRead } from '../../../api/use-read'
import { useSession } from '../../../session/use-session'

/** Reads the eaters of the household; empty for a visitor. */
export function useEaters() {
  const { isAuthenticated } = useSession()
  const { data, error } = useRead(diet.people, {})
  const people: readonly HouseholdPerson[] = isAuthenticated ? (data?.data ?? []) : []
  return {
    people,
    /** The eaters are loaded, or cannot be. */
    settled: !isAuthenticated || data !== undefined || error !== null,
  }
}

/** Returns the named eaters of this household; empty if nobody or everybody is named. */
export function filterEaters(
  named: readonly string[],
  people: readonly HouseholdPerson[],
): readonly string[] {
  const known = named.filter((id) => people.some((person) => person.id === id))
  return known.length === people.length ? [] : known
}

/** Returns the number of plates for these people. */
export function countPlates(
  people: readonly HouseholdPerson[],
  eaters: readonly string[],
): number | undefined {
  const eating = people.filter(({ id }) => eaters.length === 0 || eaters.includes(id))
  if (eating.length === 0) return undefined
  return Math.ceil(eating.reduce((sum, { portions }) => sum + portions, 0))
}
