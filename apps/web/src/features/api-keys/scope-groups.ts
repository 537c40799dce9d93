import type { KeyScope } from '@larder/contract/api-keys'

interface ScopeGroup {
  readonly name: string
  readonly read: KeyScope
  readonly write: KeyScope
}

export const scopeGroups: readonly ScopeGroup[] = [
  { name: 'Kitchen', read: 'kitchen:read', write: 'kitchen:write' },
  { name: 'Recipes', read: 'recipes:read', write: 'recipes:write' },
  { name: 'Account', read: 'account:read', write: 'account:write' },
]
