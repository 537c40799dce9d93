/**
 * Look-up tables, which every node has: which households an account is in, and where a secret leads. They are asked by the columns
 * named here.
 */
export const householdDirectories: ReadonlyMap<string, readonly string[]> = new Map([
  ['household_members', ['account_id', 'household_id']],
  ['calendar_feeds', ['account_id', 'secret_hash']],
  ['household_secrets', ['secret_hash']],
])
