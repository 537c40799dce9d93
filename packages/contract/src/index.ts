import { account } from './account'

/** Every call Larder answers, by word. Example: `api.account.login`. */
export const api = { account } as const

export * from './account'
export * from './endpoint'
export * from './errors'
export * from './fields'
export * from './messages'
export * from './paging'
