import { shopping } from '@larder/contract/shopping'
import { ApiError, sentenceOf } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import { toast } from '../../ui/toast-store'
import { type Dropped, droppedOf, linesOf, type NewLine, type ShownLine } from './shopping-state'

/** The most characters of a line, and the most lines of one change. */
export const longestLine = 120
const mostAtOnce = 100

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What was typed as it is put down; nothing where there is nothing to read. */
export function lineFrom(typed: string): string | undefined {
  // Cut between characters, never through one.
  const text = typed
    .trim()
    .slice(0, longestLine)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return visible.test(text) ? text : undefined
}

/** Puts lines down; on the list at once, and sent when that can be. */
export function addLines(lines: readonly NewLine[]): void {
  for (let start = 0; start < lines.length; start += mostAtOnce) {
    const items = lines.slice(start, start + mostAtOnce)
    outbox.put(shopping.add, { body: { items } }).answer.catch(tellRefused)
  }
}

/** Takes a line off, with the way back. */
export async function removeLine(line: ShownLine): Promise<void> {
  if (line.draft) {
    await drop(line.draft)
    return tellRemoved(line, async () => putBack(line))
  }
  const { id, answer } = outbox.put(shopping.remove, { params: { id: line.id }, query: {} })
  answer.catch((error: unknown) => {
    // Somebody else was faster: it is off the list, as it should be.
    if (error instanceof ApiError && error.code === 'shopping-item-not-found') return
    tellRefused(error)
  })
  tellRemoved(line, async () => {
    if (!(await outbox.cancel(id))) putBack(line)
  })
}

/** What the server has not heard of is never sent; what is on its way is taken off once it has arrived. */
async function drop({ change, at }: NonNullable<ShownLine['draft']>): Promise<void> {
  const waiting = outbox.waiting('shopping').find(({ id }) => id === change)
  if (!waiting) return
  const dropped = [...droppedOf(waiting), at]
  if (dropped.length === linesOf(waiting).length && (await outbox.cancel(change))) return
  outbox.annotate(change, { dropped } satisfies Dropped)
}

function putBack({ text, recipe, draft }: ShownLine): void {
  const recipeId = recipe?.id ?? draft?.recipeId
  addLines([{ text, ...(recipeId !== undefined && { recipeId }) }])
}

function tellRemoved({ text }: ShownLine, undo: () => Promise<void>): void {
  toast({
    title: 'Removed',
    description: text,
    action: { label: 'Undo', altText: 'Undo: add it to the list again', onSelect: () => void undo() },
  })
}

function tellRefused(error: unknown): void {
  // Signed out in the middle of it: the change is kept, and the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}
