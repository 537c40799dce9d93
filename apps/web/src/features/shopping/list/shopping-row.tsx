import { ChevronDown, ShoppingBasket } from 'lucide-react'
import { memo, useId } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { isSameRow, listOtherAuthors, rowTitle, type ShoppingListRow } from '../shopping-rows'
import { LineEdit } from './line-edit'
import { RowBadges } from './row-badges'
import { RowDetails } from './row-details'
import { RowText } from './row-text'
import { TickBox } from './tick-box'
import { useLongPress } from './use-long-press'

/** What a row can ask of its list. The same functions at every look, so that rows are drawn only when they change. */
export interface RowHandlers {
  readonly onTick: (row: ShoppingListRow) => void
  readonly onUnfold: (row: ShoppingListRow) => void
  readonly onEdit: (row: ShoppingListRow) => void
  readonly onEdited: (row: ShoppingListRow) => void
}

interface ShoppingRowProps extends RowHandlers {
  readonly row: ShoppingListRow
  /** The cook who looks at it. */
  readonly me: string | undefined
  /** Changes cannot be sent at the moment. */
  readonly heldUp: boolean
  readonly price: string | undefined
  readonly lists: readonly ListName[]
  readonly unfolded: boolean
  readonly editing: boolean
}

export const ShoppingRow = memo(
  function ShoppingRow({ row, me, heldUp, price, lists, unfolded, editing, ...deeds }: ShoppingRowProps) {
    const id = useId()
    const longPress = useLongPress(() => deeds.onEdit(row))
    const [line] = row.lines
    const by = listOtherAuthors(row, me)
    const waits = heldUp && row.waiting
    const marked = row.for.length > 0 || row.lines.length > 1 || line?.plan === true || by.length > 0 || waits
    return (
      <li
        data-row={row.id}
        className={classNames(
          !unfolded && !editing && '[contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]',
        )}
      >
        <div className="flex items-start">
          <div className="min-w-0 grow">
            {editing && line ? (
              <LineEdit line={line} onDone={() => deeds.onEdited(row)} />
            ) : (
              <div className="flex items-start">
                <label
                  {...longPress}
                  htmlFor={`${id}-tick`}
                  className="flex min-h-14 min-w-0 grow items-center gap-2 py-1 select-none [-webkit-touch-callout:none]"
                >
                  <TickBox
                    id={`${id}-tick`}
                    ticked={row.ticked}
                    partly={row.partly}
                    describedBy={marked ? `${id}-marks` : undefined}
                    onTick={() => deeds.onTick(row)}
                  />
                  {row.looksLike === undefined ? (
                    <ShoppingBasket aria-hidden className="size-8 shrink-0 p-1 text-ink-soft" />
                  ) : (
                    <FoodIcon foodId={row.looksLike} className="size-8" />
                  )}
                  <span
                    className={classNames(
                      'min-w-0 ps-1 text-lg leading-snug wrap-anywhere',
                      row.ticked && 'text-ink-soft line-through',
                    )}
                  >
                    <RowText words={row.words} />
                  </span>
                </label>
                {price !== undefined && (
                  <span className="numbers shrink-0 py-4 ps-2 text-sm leading-6 text-ink-soft">{price}</span>
                )}
              </div>
            )}
            {marked && !editing && (
              <div className="-mt-2 ps-24 pb-2">
                <RowBadges id={`${id}-marks`} row={row} by={by} heldUp={waits} whole={unfolded} />
              </div>
            )}
          </div>
          {!editing && (
            <IconButton
              label={`More about ${rowTitle(row)}`}
              icon={<ChevronDown className={classNames('transition-transform', unfolded && 'rotate-180')} />}
              aria-expanded={unfolded}
              aria-controls={unfolded ? `${id}-details` : undefined}
              onClick={() => deeds.onUnfold(row)}
              className="mt-1.5 shrink-0 text-ink-soft -outline-offset-2!"
            />
          )}
        </div>
        {unfolded && !editing && (
          <RowDetails id={`${id}-details`} row={row} lists={lists} onEdit={() => deeds.onEdit(row)} />
        )}
      </li>
    )
  },
  (a, b) =>
    isSameRow(a.row, b.row) &&
    a.me === b.me &&
    a.heldUp === b.heldUp &&
    a.price === b.price &&
    a.lists === b.lists &&
    a.unfolded === b.unfolded &&
    a.editing === b.editing &&
    a.onTick === b.onTick,
)
