import type { DocumentSyncState } from '@larder/sync/documents/document-store'

interface ListRecipe {
  readonly recipeId: number
  readonly title: string
}

/** A new line: its text and the recipe it is for. */
export interface NewListLine {
  readonly text: string
  readonly recipe?: ListRecipe
}

export interface ListLine {
  readonly id: string
  readonly text: string
  readonly list: string
  readonly ticked: boolean
  readonly tickedAt?: string
  readonly for: readonly ListRecipe[]
  /** It comes from the meal plan. */
  readonly plan: boolean
  /** Nothing to buy: it is in stock, and the cook should check whether it is enough. */
  readonly check?: boolean
  /** The rest of the purchase: '250 g left over'. */
  readonly leaves?: string
  readonly addedBy?: string
  readonly addedAt?: string
  /** The server does not have it, or not its last change. */
  readonly waiting: boolean
}

export interface ListName {
  readonly id: string
  readonly kind: 'list' | 'store'
  readonly name: string
}

interface SyncState extends Omit<DocumentSyncState, 'failure'> {
  readonly failure?: string
}

export interface ShoppingListState {
  /** The lines of all lists in creation order; undefined until the browser's database was read. */
  readonly lines: readonly ListLine[] | undefined
  /** The main list comes first. */
  readonly lists: readonly ListName[]
  readonly stores: readonly ListName[]
  readonly sync: SyncState
  /** Nothing was ever read from the server: an empty list says nothing of the household's. */
  readonly unread?: true
}

/** Every change shows at once; the promise resolves once the browser's database holds it. */
export interface ShoppingListStore {
  /** Skips blank entries and returns the ids of the new lines. */
  add(entries: readonly NewListLine[], list?: string): Promise<readonly string[]>
  tick(ids: readonly string[], store?: string): Promise<void>
  untick(ids: readonly string[]): Promise<void>
  reword(id: string, text: string): Promise<void>
  moveTo(ids: readonly string[], list: string): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  restore(ids: readonly string[]): Promise<void>
  /** Returns the new name's id. */
  addName(kind: 'list' | 'store', name: string): Promise<string>
  rename(id: string, name: string): Promise<void>
  /** Lines of a deleted list move to the main list. */
  deleteName(id: string): Promise<void>
  /** Resolves when a sync started after the call completes; rejects with the ApiError. */
  syncNow(): Promise<void>
  /** Opens the store. Subscribing and writing do so too. */
  activate(): void
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  state(): ShoppingListState
}
