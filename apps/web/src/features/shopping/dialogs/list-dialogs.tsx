import type { ShoppingMemory } from '@larder/contract/shopping'
import type { ListLine, ListName, ShoppingListState } from '../../../api/shopping-list/use-shopping-list'
import type { ListViewParams } from '../list/list-view-params'
import type { ListFacts } from '../list-facts'
import { PutAwayDialog } from '../put-away/put-away-dialog'
import type { ShoppingListRow } from '../shopping-rows'
import { DeleteDialog } from './delete-dialog'
import { NameDialog, type NameTarget } from './name-dialog'
import { PlanNeedsDialog } from './plan-needs-dialog'
import { ShopNowDialog } from './shop-now-dialog'

/** The dialog that is currently open. */
export type ListDialogState =
  | { readonly ask: 'shop' | 'away' | 'plan' }
  | { readonly ask: 'name'; readonly question: NameTarget }
  | { readonly ask: 'delete'; readonly name: ListName }

interface ListDialogsProps {
  readonly question: ListDialogState | undefined
  readonly state: ShoppingListState
  /** The lines of the shown list. */
  readonly lines: readonly ListLine[]
  readonly rows: readonly ShoppingListRow[]
  readonly facts: ListFacts | undefined
  readonly memory: ShoppingMemory | undefined
  readonly view: ListViewParams
  readonly onShow: (part: Partial<ListViewParams>) => void
  readonly onClose: () => void
}

export function ListDialogs(props: ListDialogsProps) {
  const { question, state, lines, facts, memory, view, onShow, onClose } = props
  switch (question?.ask) {
    case 'shop':
      return <ShopNowDialog rows={sortAsShown(props)} onClose={onClose} />
    case 'away':
      return (
        <PutAwayDialog
          lines={lines.filter(({ ticked }) => ticked)}
          facts={facts}
          stores={state.stores}
          store={view.store}
          currency={memory?.currency}
          offline={state.sync.state === 'offline'}
          onClose={onClose}
        />
      )
    case 'plan':
      return <PlanNeedsDialog list={view.list} currency={memory?.currency} onClose={onClose} />
    case 'name':
      return (
        <NameDialog
          question={question.question}
          onClose={onClose}
          onNamed={({ kind }, id) => onShow(kind === 'list' ? { list: id } : { store: id })}
        />
      )
    case 'delete':
      return (
        <DeleteDialog
          name={question.name}
          lines={question.name.kind === 'list' ? lines : []}
          main={state.lists[0]?.name ?? 'Shopping List'}
          onClose={onClose}
          onDeleted={() => onShow(question.name.kind === 'list' ? { list: 'main' } : { store: undefined })}
        />
      )
    default:
      return null
  }
}

/** Returns the rows in the order shown on the page. */
function sortAsShown({ rows, facts, memory, view }: ListDialogsProps): readonly ShoppingListRow[] {
  if (view.arrangement !== 'aisle' || !facts) return rows
  return facts.inOrder(rows, memory?.stores.find(({ id }) => id === view.store)?.trips ?? [])
}
