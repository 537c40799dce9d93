import type { ShownItem } from '../optimistic-stock'

/** What can be done with a card. */
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

/** One function for all cards, always the same, so that a card is drawn anew only when its item changed. */
export type OnItemAction = (deed: ItemAction, item: ShownItem) => void
