import type { ShownItem } from '../optimistic-stock'

/** The actions of an item card. */
export type ItemAction =
  | 'more'
  | 'less'
  | 'edit'
  | 'use'
  | 'use-up'
  | 'remove'
  | 'open'
  | 'freeze'
  | 'move'
  | 'waste'
  | 'history'
  | 'select'

/** One stable function for all cards, so that a card renders again only when its item changed. */
export type OnItemAction = (action: ItemAction, item: ShownItem) => void
