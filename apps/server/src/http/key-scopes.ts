import { api } from '@larder/contract'
import type { KeyScope } from '@larder/contract/api-keys'
import type { Endpoint, EndpointShape } from '@larder/contract/http/endpoint'

type KeyArea = 'kitchen' | 'recipes' | 'account'
type ScopedEndpoint = Pick<Endpoint, 'word'> & Pick<EndpointShape, 'method' | 'access' | 'byKey'>

/** What each word is about, as keys see it; a new word does not compile without its line. What is null opens to no key. */
const areas: Readonly<Record<keyof typeof api, KeyArea | null>> = {
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

const areaOfWord = new Map(
  (Object.keys(areas) as (keyof typeof areas)[]).flatMap((name) =>
    Object.values(api[name]).map(({ word }) => [word, areas[name]] as const),
  ),
)

/** What a key needs to make a call; null where none is enough. */
export function requiredScopeOf({ word, method, access, byKey }: ScopedEndpoint): KeyScope | null {
  const area = areaOfWord.get(word)
  if (!area || byKey === false || access === 'admin' || access === 'camera') return null
  return `${area}:${method === 'GET' ? 'read' : 'write'}`
}

/** Whether a key that may do this may do that: who may change something may also read it. */
export function scopesAllow(scopes: readonly KeyScope[], needed: KeyScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(':read', ':write') as KeyScope)
}
