import { inventory } from '@larder/contract/inventory'
import { ApiError, sentenceOf } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import { lineText } from '../../api/shopping-store/list-words'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import { counted } from '../../ui/counted'
import { toast } from '../../ui/toast-store'
import { type Row, titleOf } from './shopping-rows'

/** Every change shows at once; a browser that cannot keep it says so. */
export function kept(change: Promise<unknown>): void {
  change.catch(tellRefused)
}

/** Puts down what is worth reading of some texts. */
export function addTexts(texts: readonly string[], list: string): void {
  const entries = texts.flatMap((text) => (lineText(text) === undefined ? [] : [{ text }]))
  if (entries.length > 0) kept(shoppingStore.add(entries, list))
}

/** Puts down everything in a typed or pasted text: 'milk 2l, bread, 12 eggs' are three lines. */
export function addTyped(typed: string, list: string): void {
  if (!/[\n\r;,&+]|\s(?:and|plus)\s/i.test(typed)) {
    addTexts([typed], list)
    return
  }
  kept(
    import('./list-facts').then(
      ({ listFacts }) => addTexts(listFacts.split(typed), list),
      // Without the tables only what surely parts two things does.
      () => addTexts(typed.split(/[\n\r;]+/), list),
    ),
  )
}

const idsOf = (row: Pick<Row, 'lines'>) => row.lines.map(({ id }) => id)

/** Into the trolley with all of its lines, or back out. */
export function tickRow(row: Row, store: string | undefined): void {
  if (row.ticked) kept(shoppingStore.untick(idsOf(row)))
  else kept(shoppingStore.tick(idsOf({ lines: row.lines.filter(({ ticked }) => !ticked) }), store))
}

/** Takes lines off the list, with the way back. */
export function takeOff(ids: readonly string[], what: string): void {
  kept(shoppingStore.takeOff(ids))
  toast({
    title: 'Removed',
    description: what,
    action: {
      label: 'Undo',
      altText: 'Undo: add it to the list again',
      onSelect: () => kept(shoppingStore.putBack(ids)),
    },
  })
}

export function takeRowOff(row: Row): void {
  takeOff(idsOf(row), titleOf(row))
}

/** Moves a row's lines to another list, with the way back. */
export function moveRow(row: Row, to: { readonly id: string; readonly name: string }): void {
  const from = row.lines[0]?.list ?? 'main'
  kept(shoppingStore.moveTo(idsOf(row), to.id))
  toast({
    title: `Moved to ${to.name}`,
    description: titleOf(row),
    action: {
      label: 'Undo',
      altText: 'Undo: move it back to its list',
      onSelect: () => kept(shoppingStore.moveTo(idsOf(row), from)),
    },
  })
}

/** Says how much was put away, with the way back: it leaves the kitchen and stands on the list again. */
export function tellPutAway(
  howMany: number,
  /** What only left the list. */
  leaving: readonly string[],
  bookings: readonly number[],
  household: string | undefined,
): void {
  toast({
    title:
      howMany > 0 ? `${counted(howMany, 'thing')} put away` : `${counted(leaving.length, 'thing')} removed`,
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
    if (leaving.length > 0) await shoppingStore.putBack(leaving)
    for (const id of bookings) await outbox.put(inventory.undo, { params: { id } }, { household }).answer
    if (bookings.length > 0) await shoppingStore.syncNow()
    toast({ title: 'Undone', duration: 2500 })
  } catch (error) {
    tellRefused(error)
  }
}

export function tellRefused(error: unknown): void {
  // Signed out in the middle of it: the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}
