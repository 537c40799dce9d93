import { shoppingListStore } from '../../api/shopping-list/shopping-list-store'
import { toast } from '../../ui/toasts/toast-store'
import { reportRejection } from './list-actions'

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
