import { ApiError, toErrorMessage } from '../../api/api-error'
import { normalizeLineText } from '../../api/shopping-list/normalize-list-text'
import { shoppingListStore } from '../../api/shopping-list/shopping-list-store'
import { undoBooking } from '../../api/stock-bookings'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { toast } from '../../ui/toasts/toast-store'
import { rowTitle, type ShoppingListRow } from './shopping-rows'

/** Reports a failed change. Changes show at once; the failure is that the browser could not store it. */
export function reportRejection(change: Promise<unknown>): void {
  change.catch(showListRejection)
}

/** Adds the valid texts as lines. */
export function addLines(texts: readonly string[], list: string): void {
  const entries = texts.flatMap((text) => (normalizeLineText(text) === undefined ? [] : [{ text }]))
  if (entries.length > 0) reportRejection(shoppingListStore.add(entries, list))
}

/** Adds all lines in a typed or pasted text: 'milk 2l, bread, 12 eggs' is three lines. */
export function addTypedText(typed: string, list: string): void {
  if (!/[\n\r;,&+]|\s(?:and|plus)\s/i.test(typed)) {
    addLines([typed], list)
    return
  }
  reportRejection(
    import('./list-facts').then(
      ({ listFacts }) => addLines(listFacts.split(typed), list),
      // Without the food tables, split only at unambiguous separators.
      () => addLines(typed.split(/[\n\r;]+/), list),
    ),
  )
}

const getLineIds = (row: Pick<ShoppingListRow, 'lines'>) => row.lines.map(({ id }) => id)

/** Ticks all lines of a row, or unticks them. */
export function tickRow(row: ShoppingListRow, store: string | undefined): void {
  if (row.ticked) reportRejection(shoppingListStore.untick(getLineIds(row)))
  else
    reportRejection(
      shoppingListStore.tick(getLineIds({ lines: row.lines.filter(({ ticked }) => !ticked) }), store),
    )
}

/** Removes lines from the list, with an undo button. */
export function removeLines(ids: readonly string[], description: string): void {
  reportRejection(shoppingListStore.remove(ids))
  toast({
    title: 'Removed',
    description: description,
    action: {
      label: 'Undo',
      altText: 'Undo: add it to the list again',
      onSelect: () => reportRejection(shoppingListStore.restore(ids)),
    },
  })
}

export function removeRow(row: ShoppingListRow): void {
  removeLines(getLineIds(row), rowTitle(row))
}

/** Moves a row's lines to another list, with an undo button. */
export function moveRow(row: ShoppingListRow, to: { readonly id: string; readonly name: string }): void {
  const from = row.lines[0]?.list ?? 'main'
  reportRejection(shoppingListStore.moveTo(getLineIds(row), to.id))
  toast({
    title: `Moved to ${to.name}`,
    description: rowTitle(row),
    action: {
      label: 'Undo',
      altText: 'Undo: move it back to its list',
      onSelect: () => reportRejection(shoppingListStore.moveTo(getLineIds(row), from)),
    },
  })
}

/** Shows how many lines were put away, with an undo button that takes them out of the stock and restores the lines. */
export function showPutAwayToast(
  count: number,
  /** Ids of the lines that were only removed from the list. */
  removedIds: readonly string[],
  bookings: readonly number[],
  household: string | undefined,
): void {
  toast({
    title:
      count > 0
        ? `${formatNounCount(count, 'thing')} put away`
        : `${formatNounCount(removedIds.length, 'thing')} removed`,
    ...(count > 0 && { description: 'In your kitchen, with a place and a date.' }),
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: open the history of your inventory',
      onSelect: () => void undoPutAway(removedIds, bookings, household),
    },
  })
}

async function undoPutAway(
  removedIds: readonly string[],
  bookings: readonly number[],
  household: string | undefined,
): Promise<void> {
  try {
    if (removedIds.length > 0) await shoppingListStore.restore(removedIds)
    for (const id of bookings) await undoBooking(id, household).response
    if (bookings.length > 0) await shoppingListStore.syncNow()
    toast({ title: 'Undone', duration: 2500 })
  } catch (error) {
    showListRejection(error)
  }
}

function showListRejection(error: unknown): void {
  // The session expired: the app redirects to the login.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}

/** Puts what a sentence named on the main list, with an undo button. */
export function addTypedToList(text: string): void {
  reportRejection(addAndConfirm(text))
}

async function addAndConfirm(text: string): Promise<void> {
  const { listFacts } = await import('./list-facts')
  const ids = await shoppingListStore.add(listFacts.split(text).map((line) => ({ text: line })))
  toast({
    title: 'On the List',
    description: text,
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: take it off the list again',
      onSelect: () => reportRejection(shoppingListStore.remove(ids)),
    },
  })
}
