export interface ListRecipe {
  readonly recipeId: number
  readonly title: string
}

/** What is put down: the words, and the recipe they are for. */
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
  /** It was worked out from the meal plan. */
  readonly plan: boolean
  /** Nothing to buy: it is there, and somebody should look whether it is enough. */
  readonly check?: boolean
  /** What the purchase leaves over: '250 g left over'. */
  readonly leaves?: string
  readonly addedBy?: string
  readonly addedAt?: string
  /** The server has not heard of it, or of its last change. */
  readonly waiting: boolean
}

export interface ListName {
  readonly id: string
  readonly kind: 'list' | 'store'
  readonly name: string
}

export interface SyncState {
  readonly state: 'saved' | 'sending' | 'waiting' | 'offline' | 'trouble'
  /** How many lines and names the server has not heard of as they are. */
  readonly waiting: number
  readonly failure?: string
}

export interface ShoppingListState {
  /** What stands on the lists, in the order it was put down; undefined until the browser's database was read. */
  readonly lines: readonly ListLine[] | undefined
  /** The list that every household has comes first. */
  readonly lists: readonly ListName[]
  readonly stores: readonly ListName[]
  readonly sync: SyncState
}

/** Every change shows at once; the promise is kept once the browser's database holds it. */
export interface ShoppingListStore {
  /** Blank entries are passed over; gives the ids of the new lines. */
  add(entries: readonly NewListLine[], list?: string): Promise<readonly string[]>
  tick(ids: readonly string[], store?: string): Promise<void>
  untick(ids: readonly string[]): Promise<void>
  reword(id: string, text: string): Promise<void>
  moveTo(ids: readonly string[], list: string): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  restore(ids: readonly string[]): Promise<void>
  /** Gives the new name's id. */
  addName(kind: 'list' | 'store', name: string): Promise<string>
  rename(id: string, name: string): Promise<void>
  /** Lines of a list that is dropped stand on the main one. */
  deleteName(id: string): Promise<void>
  /** Kept when an exchange that began after the call is over; broken with the ApiError. */
  syncNow(): Promise<void>
  /** Whoever looks or writes opens it; this does so without either. */
  activate(): void
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  state(): ShoppingListState
}
