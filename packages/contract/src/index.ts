import { account } from './account'
import { diet } from './diet'
import { household } from './household'
import { inventory } from './inventory'
import { notifications } from './notifications'
import { recipes } from './recipes'
import { shopping } from './shopping'
import { suggestions } from './suggestions'

/** Every call Larder answers, by word. Example: `api.account.login`. */
export const api = {
  account,
  household,
  diet,
  inventory,
  notifications,
  recipes,
  suggestions,
  shopping,
} as const

export * from './account'
export * from './diet'
export * from './endpoint'
export * from './errors'
export * from './fields'
export * from './household'
export * from './inventory'
export * from './messages'
export * from './notifications'
export * from './paging'
export * from './recipes'
export * from './shopping'
export * from './suggestions'
