import { api } from '@larder/contract'
import type { KeyScope } from '@larder/contract/api-keys'
import type { Endpoint, EndpointShape } from '@larder/contract/http/endpoint'

type KeyArea = 'kitchen' | 'recipes' | 'account'
type ScopedEndpoint = Pick<Endpoint, 'word'> & Pick<EndpointShape, 'method' | 'access' | 'byKey'>

/** The key area of each feature. A new feature does not compile without an entry. No key opens a feature whose area is null. */
const areaByFeature: Readonly<Record<keyof typeof api, KeyArea | null>> = {
  household: 'kitchen',
  diet: 'kitchen',
  inventory: 'kitchen',
  notifications: 'kitchen',
  suggestions: 'kitchen',
  mealPlan: 'kitchen',
  shopping: 'kitchen',
  cooking: 'kitchen',
  scan: 'kitchen',
  fridge: 'kitchen',
  recipes: 'recipes',
  myRecipes: 'recipes',
  imports: 'recipes',
  community: 'recipes',
  account: 'account',
  plans: 'account',
  contact: 'account',
  admin: null,
  apiKeys: null,
}

const areaByWord = new Map(
  (Object.keys(areaByFeature) as (keyof typeof areaByFeature)[]).flatMap((name) =>
    Object.values(api[name]).map(({ word }) => [word, areaByFeature[name]] as const),
  ),
)

/** Returns the scope a key needs for a call, or null where no key is accepted. */
export function requiredScopeOf({ word, method, access, byKey }: ScopedEndpoint): KeyScope | null {
  const area = areaByWord.get(word)
  if (!area || byKey === false || access === 'admin' || access === 'camera') return null
  return `${area}:${method === 'GET' ? 'read' : 'write'}`
}

/** Returns whether the scopes include the needed one. Write scopes include reading. */
export function scopesAllow(scopes: readonly KeyScope[], needed: KeyScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(':read', ':write') as KeyScope)
}
