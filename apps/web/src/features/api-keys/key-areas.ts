import type { KeyScope } from '@larder/contract/api-keys'

interface KeyArea {
  readonly name: string
  readonly read: KeyScope
  readonly write: KeyScope
}

export const keyAreas: readonly KeyArea[] = [
  { name: 'Kitchen', read: 'kitchen:read', write: 'kitchen:write' },
  { name: 'Recipes', read: 'recipes:read', write: 'recipes:write' },
  { name: 'Account', read: 'account:read', write: 'account:write' },
]
