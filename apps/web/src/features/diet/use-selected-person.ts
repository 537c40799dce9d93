import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useSearchParams } from 'react-router'
import { useRead } from '../../api/use-api'

/** The people of the household, and the selected one: the cook, unless the URL names another. */
export function useSelectedPerson() {
  const [query, setQuery] = useSearchParams()
  const { data, error, isLoading } = useRead(diet.people, {})
  const people: readonly HouseholdPerson[] = data?.data ?? []
  const personParam = query.get('person')
  const self = people.find(({ you }) => you) ?? people[0]
  const person = people.find(({ id }) => id === personParam) ?? self

  function choose(id: string) {
    setQuery(id === self?.id ? {} : { person: id }, { replace: true })
  }

  return {
    people,
    person,
    choose,
    isLoading,
    error: data ? null : error,
    /** The URL names somebody who does not eat here, or no longer. */
    unknown: data !== undefined && personParam !== null && !people.some(({ id }) => id === personParam),
  }
}
