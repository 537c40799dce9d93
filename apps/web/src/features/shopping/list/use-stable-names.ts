import { useState } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'

/** Returns the same array while the names are unchanged, so that a tick does not render every row. */
export function useStableNames(names: readonly ListName[]): readonly ListName[] {
  const [stable, setStable] = useState(names)
  const isSame =
    stable.length === names.length &&
    stable.every(({ id, name }, index) => id === names[index]?.id && name === names[index]?.name)
  if (!isSame) setStable(names)
  return isSame ? stable : names
}
