import type { ShoppingItem } from '@larder/contract/shopping'
import type { Waiting } from '../../api/outbox'

/** What is put down: the words, and the recipe they are for. */
export interface NewLine {
  readonly text: string
  readonly recipeId?: number
}

/** A line as the screen shows it: the server's, or one that is still on its way there. */
export interface ShownLine extends ShoppingItem {
  /** The change that will bring it, and its place among those it brings. */
  readonly draft?: { readonly change: string; readonly at: number; readonly recipeId?: number }
}

/** On a change that is on its way: those of its lines that were taken off again meanwhile. */
export interface Dropped {
  readonly dropped: readonly number[]
}

export function droppedOf({ note }: Pick<Waiting, 'note'>): readonly number[] {
  return (note as Dropped | undefined)?.dropped ?? []
}

/** The lines a waiting change brings; none where it is another change. */
export function linesOf({ name, input }: Pick<Waiting, 'name' | 'input'>): readonly NewLine[] {
  return name === 'shopping.add' ? (input as { body: { items: NewLine[] } }).body.items : []
}

/** The list as it will be once everything that waits has arrived. */
export function withWaiting(
  items: readonly ShoppingItem[],
  waiting: readonly Waiting[],
): readonly ShownLine[] {
  if (waiting.length === 0) return items
  const lines: ShownLine[] = [...items]
  const gone = new Set(waiting.flatMap((change) => removedBy(change) ?? []))
  for (const change of waiting) lines.push(...draftsOf(change))
  return lines.filter(({ id }) => !gone.has(id))
}

/** The server's list once it has answered a change, until it is read anew. */
export function withAnswer(
  items: readonly ShoppingItem[],
  change: Waiting,
  data: unknown,
): readonly ShoppingItem[] {
  const gone = removedBy(change)
  if (gone !== undefined) return items.filter(({ id }) => id !== gone)
  const known = new Set(items.map(({ id }) => id))
  const dropped = droppedOf(change)
  const come = (data as ShoppingItem[]).filter(({ id }, at) => !known.has(id) && !dropped.includes(at))
  return [...items, ...come]
}

function removedBy({ name, input }: Waiting): number | undefined {
  return name === 'shopping.remove' ? Number((input as { params: { id: number } }).params.id) : undefined
}

function draftsOf(change: Waiting): ShownLine[] {
  const dropped = droppedOf(change)
  return linesOf(change).flatMap(({ text, recipeId }, at) =>
    dropped.includes(at)
      ? []
      : [
          {
            id: draftId(change, at),
            text,
            addedAt: change.at,
            draft: { change: change.id, at, ...(recipeId !== undefined && { recipeId }) },
          },
        ],
  )
}

/** Below zero, where no line of the server lies, and the same at every look. */
export function draftId({ id }: Waiting, at: number): number {
  return -1 - Number.parseInt(id.slice(0, 8), 16) * 100 - at
}
