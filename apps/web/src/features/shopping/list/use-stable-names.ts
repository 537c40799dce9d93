import { useState } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'

/** The same names as long as nothing about them changes, so that a tick does not draw every row anew. */
export function useStableNames(names: readonly ListName[]): readonly ListName[] {
  const [kept, setKept] = useState(names)
  const same =
    kept.length === names.length &&
    kept.every(({ id, name }, at) => id === names[at]?.id && name === names[at]?.name)
  if (!same) setKept(names)
  return same ? kept : names
}
