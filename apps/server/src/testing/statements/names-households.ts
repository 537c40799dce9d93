import { householdDirectories } from '../../db/household-directories'
import type { Bindings } from './bindings'

/** Whether the households are listed: in an array or by commas, or as those of an account or a secret. */
export function namesHouseholds(bindings: Bindings, key: string): boolean {
  return [...bindings.reachedFrom(key)].some((term) => {
    if (term.startsWith('list#')) return true
    const [, instance, table = ''] = /^((\w+)#\d+)\.household_id$/.exec(term) ?? []
    const owners = householdDirectories.get(table) ?? []
    return owners.some((owner) => bindings.parametersOf(`${instance}.${owner}`).length > 0)
  })
}
