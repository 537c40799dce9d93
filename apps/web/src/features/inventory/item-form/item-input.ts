import type { ItemEdit, NewItem } from '@larder/contract/inventory'
import type * as z from 'zod/mini'

/** What the Add form hands over. */
export type NewItemInput = z.input<typeof NewItem>
/** What the Edit form hands over: what changed, and the version it was changed from. */
export type ItemEditInput = z.input<typeof ItemEdit>
