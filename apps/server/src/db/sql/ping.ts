import { statement } from './statement'

/** Responds while the database does. */
export const pingDatabase = statement<{ ok: number }>({
  name: 'ping',
  why: 'reads no table',
  text: 'select 1 as ok',
})
