import { useSyncExternalStore } from 'react'
import { emptyOperatorConfig, type OperatorConfig, readOperatorConfig } from './operator-config'

let cached: { readonly text: string | null | undefined; readonly operator: OperatorConfig } | undefined

function readCurrentConfig(): OperatorConfig {
  const text = document.getElementById('operator')?.textContent
  if (cached?.text !== text || !cached) cached = { text, operator: readOperatorConfig(document) }
  return cached.operator
}

const subscribeToNothing = () => () => undefined

/** The operator's settings. Prerendered HTML does not have them yet. */
export function useOperatorConfig(): OperatorConfig {
  return useSyncExternalStore(subscribeToNothing, readCurrentConfig, () => emptyOperatorConfig)
}
