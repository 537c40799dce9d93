import type { ItemEdit, NewItem } from '@larder/contract/inventory'
import type * as z from 'zod/mini'

/** The input of the Add form. */
export type NewItemInput = z.input<typeof NewItem>
/** The input of the Edit form: the changed fields, and the version they are based on. */
export type ItemEditInput = z.input<typeof ItemEdit>
