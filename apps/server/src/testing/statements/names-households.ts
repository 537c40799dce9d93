import type { Bindings } from './bindings'

/**
 * Look-up tables, which every node has: which households an account is in, and where a secret leads. They are asked by the columns
 * named here.
 */
export const directories: ReadonlyMap<string, readonly string[]> = new Map([
  ['household_members', ['account_id', 'household_id']],
  ['calendar_feeds', ['account_id', 'secret_hash']],
  ['household_secrets', ['secret_hash']],
])

/** Whether the households are listed: in an array or by commas, or as those of an account or a secret. */
export function namesHouseholds(bindings: Bindings, key: string): boolean {
  return [...bindings.reachedFrom(key)].some((term) => {
    if (term.startsWith('list#')) return true
    const [, instance, table = ''] = /^((\w+)#\d+)\.household_id$/.exec(term) ?? []
    const owners = directories.get(table) ?? []
    return owners.some((owner) => bindings.parametersOf(`${instance}.${owner}`).length > 0)
  })
}
