import { useState } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query'

export type InventoryLayout = 'rows' | 'cards'

const storageKey = 'stock-layout'
/** On a phone a dozen cards is more than one can look through. */
const rowsFrom = 12

function readChosenLayout(): InventoryLayout | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey)
    return stored === 'rows' || stored === 'cards' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Whether the stock is shown as rows or cards: as chosen on this device, or by the screen and the number of items. */
export function useStockLayout(count: number): readonly [InventoryLayout, (layout: InventoryLayout) => void] {
  const isPhone = useMediaQuery('(width < 48rem)')
  const [chosen, setChosen] = useState(readChosenLayout)
  const choose = (layout: InventoryLayout) => {
    setChosen(layout)
    try {
      window.localStorage.setItem(storageKey, layout)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [chosen ?? (isPhone && count >= rowsFrom ? 'rows' : 'cards'), choose]
}
