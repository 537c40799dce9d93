import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useSearchParams } from 'react-router'
import { useRead } from '../../api/use-api'

/** The people of the household, and the one the address speaks of: oneself, unless it names another. */
export function useSelectedPerson() {
  const [query, setQuery] = useSearchParams()
  const { data, error, isLoading } = useRead(diet.people, {})
  const people: readonly HouseholdPerson[] = data?.data ?? []
  const named = query.get('person')
  const self = people.find(({ you }) => you) ?? people[0]
  const person = people.find(({ id }) => id === named) ?? self

  function choose(id: string) {
    setQuery(id === self?.id ? {} : { person: id }, { replace: true })
  }

  return {
    people,
    person,
    choose,
    isLoading,
    error: data ? null : error,
    /** The address speaks of somebody who does not eat here, or not any more. */
    unknown: data !== undefined && named !== null && !people.some(({ id }) => id === named),
  }
}
