import { useSyncExternalStore } from 'react'
import { type Operator, readOperator, unset } from './operator'

let known: { readonly written: string | null | undefined; readonly operator: Operator } | undefined

function current(): Operator {
  const written = document.getElementById('operator')?.textContent
  if (known?.written !== written || !known) known = { written, operator: readOperator(document) }
  return known.operator
}

const neverChanges = () => () => undefined

/** What the operator has set. A page that was drawn when it was built knows nothing of that yet. */
export function useOperator(): Operator {
  return useSyncExternalStore(neverChanges, current, () => unset)
}
