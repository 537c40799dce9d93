import { inventory } from '@larder/contract/inventory'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { changeQueue } from '../../api/change-queue/change-queue'
import { normalizeLineText } from '../../api/shopping-list/normalize-list-text'
import { shoppingListStore } from '../../api/shopping-list/shopping-list-store'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { toast } from '../../ui/toasts/toast-store'
import { rowTitle, type ShoppingListRow } from './shopping-rows'

/** Every change shows at once; a browser that cannot keep it says so. */
export function reportRejection(change: Promise<unknown>): void {
  change.catch(showListRejection)
}

/** Puts down what is worth reading of some texts. */
export function addLines(texts: readonly string[], list: string): void {
  const entries = texts.flatMap((text) => (normalizeLineText(text) === undefined ? [] : [{ text }]))
  if (entries.length > 0) reportRejection(shoppingListStore.add(entries, list))
}

/** Puts down everything in a typed or pasted text: 'milk 2l, bread, 12 eggs' are three lines. */
export function addTypedText(typed: string, list: string): void {
  if (!/[\n\r;,&+]|\s(?:and|plus)\s/i.test(typed)) {
    addLines([typed], list)
    return
  }
  reportRejection(
    import('./list-facts').then(
      ({ listFacts }) => addLines(listFacts.split(typed), list),
      // Without the tables only what surely parts two things does.
      () => addLines(typed.split(/[\n\r;]+/), list),
    ),
  )
}

const idsOf = (row: Pick<ShoppingListRow, 'lines'>) => row.lines.map(({ id }) => id)

/** Into the trolley with all of its lines, or back out. */
export function tickRow(row: ShoppingListRow, store: string | undefined): void {
  if (row.ticked) reportRejection(shoppingListStore.untick(idsOf(row)))
  else
    reportRejection(
      shoppingListStore.tick(idsOf({ lines: row.lines.filter(({ ticked }) => !ticked) }), store),
    )
}

/** Takes lines off the list, with the way back. */
export function removeLines(ids: readonly string[], what: string): void {
  reportRejection(shoppingListStore.remove(ids))
  toast({
    title: 'Removed',
    description: what,
    action: {
      label: 'Undo',
      altText: 'Undo: add it to the list again',
      onSelect: () => reportRejection(shoppingListStore.restore(ids)),
    },
  })
}

export function removeRow(row: ShoppingListRow): void {
  removeLines(idsOf(row), rowTitle(row))
}

/** Moves a row's lines to another list, with the way back. */
export function moveRow(row: ShoppingListRow, to: { readonly id: string; readonly name: string }): void {
  const from = row.lines[0]?.list ?? 'main'
  reportRejection(shoppingListStore.moveTo(idsOf(row), to.id))
  toast({
    title: `Moved to ${to.name}`,
    description: rowTitle(row),
    action: {
      label: 'Undo',
      altText: 'Undo: move it back to its list',
      onSelect: () => reportRejection(shoppingListStore.moveTo(idsOf(row), from)),
    },
  })
}

/** Says how much was put away, with the way back: it leaves the kitchen and stands on the list again. */
export function showPutAwayToast(
  howMany: number,
  /** What only left the list. */
  leaving: readonly string[],
  bookings: readonly number[],
  household: string | undefined,
): void {
  toast({
    title:
      howMany > 0
        ? `${formatNounCount(howMany, 'thing')} put away`
        : `${formatNounCount(leaving.length, 'thing')} removed`,
    ...(howMany > 0 && { description: 'In your kitchen, with a place and a date.' }),
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: open the history of your inventory',
      onSelect: () => void undoPutAway(leaving, bookings, household),
    },
  })
}

async function undoPutAway(
  leaving: readonly string[],
  bookings: readonly number[],
  household: string | undefined,
): Promise<void> {
  try {
    if (leaving.length > 0) await shoppingListStore.restore(leaving)
    for (const id of bookings) await changeQueue.put(inventory.undo, { params: { id } }, { household }).answer
    if (bookings.length > 0) await shoppingListStore.syncNow()
    toast({ title: 'Undone', duration: 2500 })
  } catch (error) {
    showListRejection(error)
  }
}

export function showListRejection(error: unknown): void {
  // Signed out in the middle of it: the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
