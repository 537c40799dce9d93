import { useSyncExternalStore } from 'react'
import { emptyOperatorConfig, type OperatorConfig, readOperatorConfig } from './operator-config'

let cached: { readonly written: string | null | undefined; readonly operator: OperatorConfig } | undefined

function readCurrentConfig(): OperatorConfig {
  const written = document.getElementById('operator')?.textContent
  if (cached?.written !== written || !cached) cached = { written, operator: readOperatorConfig(document) }
  return cached.operator
}

const neverChanges = () => () => undefined

/** What the operator has set. A page that was drawn when it was built knows nothing of that yet. */
export function useOperatorConfig(): OperatorConfig {
  return useSyncExternalStore(neverChanges, readCurrentConfig, () => emptyOperatorConfig)
}
