import type { InventoryItem } from '@larder/contract/inventory'
import { recallList, rememberList } from '../../api/remembered-list'

const kind = 'stock'

/** Keeps the last list, so that a kitchen opened without network is the cook's own and not the sample. */
export const rememberStock = (items: readonly InventoryItem[]) => rememberList(kind, items)

export const recallStock = () => recallList<InventoryItem>(kind)
