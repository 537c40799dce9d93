import { Check, ChevronDown, Minus, ShoppingBasket } from 'lucide-react'
import { type MouseEvent, memo, type PointerEvent, useEffect, useId, useRef } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { lazyPart } from '../../../ui/lazy-part'
import {
  isSameRow,
  listOtherAuthors,
  type RowTextParts,
  rowTitle,
  type ShoppingListRow,
} from '../shopping-rows'
import { RowBadges } from './row-badges'

/** What a row shows when it is opened, or edited. */
export const LazyRowDetails = lazyPart(async () => (await import('./row-details')).RowDetails)
export const LazyLineEdit = lazyPart(async () => (await import('./line-edit')).LineEdit)

/** Callbacks of a row. They are stable, so that rows render only when they change. */
interface RowHandlers {
  readonly onTick: (row: ShoppingListRow) => void
  readonly onUnfold: (row: ShoppingListRow) => void
  readonly onEdit: (row: ShoppingListRow) => void
  readonly onEdited: (row: ShoppingListRow) => void
}

interface RowTextProps {
  readonly words: RowTextParts
}

/** A row's text with the amount emphasised. A screen reader reads it as it was typed. */
function RowText({ words: { amount, name, amountLast = false, note } }: RowTextProps) {
  const amountElement = amount !== undefined && <span className="numbers font-semibold">{amount}</span>
  return (
    <>
      {!amountLast && amountElement}
      {amountElement && !amountLast && ' '}
      {name}
      {amountLast && ' '}
      {amountLast && amountElement}
      {note !== undefined && <span className="text-ink-soft">{note}</span>}
    </>
  )
}

interface TickBoxProps {
  readonly id: string
  readonly ticked: boolean
  readonly partly: boolean
  readonly describedBy: string | undefined
  readonly onTick: () => void
}

/** The checkbox of a row. The whole row is its label. */
function TickBox({ id, ticked, partly, describedBy, onTick }: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly
  }, [partly])
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <input
        ref={input}
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        aria-describedby={describedBy}
        className="peer absolute inset-2 appearance-none rounded-full border-2 border-edge bg-raised transition-colors checked:border-herb checked:bg-herb indeterminate:border-herb indeterminate:bg-herb"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none relative hidden size-4 text-on-herb peer-checked:block peer-indeterminate:hidden"
      />
      <Minus
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none relative hidden size-4 text-on-herb peer-indeterminate:block"
      />
    </span>
  )
}

const longPressMs = 500
/** Tolerated finger movement. */
const maxMovePx = 10

/** Detects a long press and suppresses the click that ends it. */
function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const wasLongPress = useRef(false)

  function cancel() {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }

  return {
    onPointerDown(event: PointerEvent) {
      wasLongPress.current = false
      if (event.button !== 0) return
      const timer = setTimeout(() => {
        wasLongPress.current = true
        onLongPress()
      }, longPressMs)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > maxMovePx) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onClickCapture(event: MouseEvent) {
      if (!wasLongPress.current) return
      wasLongPress.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (wasLongPress.current) event.preventDefault()
    },
  }
}

interface ShoppingRowProps extends RowHandlers {
  readonly row: ShoppingListRow
  /** The name of the current cook. */
  readonly me: string | undefined
  /** Changes cannot be sent at the moment. */
  readonly isStalled: boolean
  readonly price: string | undefined
  readonly lists: readonly ListName[]
  readonly unfolded: boolean
  readonly editing: boolean
}

/** On a phone a row is as high with badges as without: box and picture stand beside both lines. */
const centredBesideTwoLines = 'max-sm:*:not-last:translate-y-1.5'

export const ShoppingRow = memo(
  function ShoppingRow({
    row,
    me,
    isStalled,
    price,
    lists,
    unfolded,
    editing,
    ...handlers
  }: ShoppingRowProps) {
    const id = useId()
    const longPress = useLongPress(() => handlers.onEdit(row))
    const [line] = row.lines
    const otherAuthors = listOtherAuthors(row, me)
    const isWaiting = isStalled && row.waiting
    const hasBadges =
      row.for.length > 0 ||
      row.lines.length > 1 ||
      line?.plan === true ||
      otherAuthors.length > 0 ||
      isWaiting
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
              <LazyLineEdit line={line} onDone={() => handlers.onEdited(row)} />
            ) : (
              <div className="flex items-start">
                <label
                  {...longPress}
                  htmlFor={`${id}-tick`}
                  className={classNames(
                    'flex min-w-0 grow items-center gap-2 select-none [-webkit-touch-callout:none]',
                    hasBadges ? `min-h-11 ${centredBesideTwoLines}` : 'min-h-14',
                  )}
                >
                  <TickBox
                    id={`${id}-tick`}
                    ticked={row.ticked}
                    partly={row.partly}
                    describedBy={hasBadges ? `${id}-marks` : undefined}
                    onTick={() => handlers.onTick(row)}
                  />
                  {row.looksLike === undefined ? (
                    <ShoppingBasket aria-hidden className="size-8 shrink-0 p-1 text-ink-soft" />
                  ) : (
                    <FoodIcon foodId={row.looksLike} className="size-8" />
                  )}
                  <span
                    className={classNames(
                      'min-w-0 py-2 ps-1 leading-snug wrap-anywhere sm:text-lg sm:leading-snug',
                      hasBadges && 'max-sm:pt-1 max-sm:pb-3',
                      row.ticked && 'text-ink-soft line-through',
                    )}
                  >
                    <RowText words={row.words} />
                  </span>
                </label>
                {price !== undefined && (
                  <span
                    className={classNames(
                      'numbers shrink-0 ps-2 text-sm leading-6 text-ink-soft',
                      hasBadges ? 'py-2.5 max-sm:py-1.5' : 'py-4',
                    )}
                  >
                    {price}
                  </span>
                )}
              </div>
            )}
            {hasBadges && !editing && (
              <div className="-mt-2.5 ps-24 pb-1.5 max-sm:-mt-4 max-sm:pb-1">
                <RowBadges
                  id={`${id}-marks`}
                  row={row}
                  by={otherAuthors}
                  isStalled={isWaiting}
                  isExpanded={unfolded}
                />
              </div>
            )}
          </div>
          {!editing && (
            <IconButton
              label={`More about ${rowTitle(row)}`}
              icon={<ChevronDown className={classNames('transition-transform', unfolded && 'rotate-180')} />}
              aria-expanded={unfolded}
              aria-controls={unfolded ? `${id}-details` : undefined}
              onClick={() => handlers.onUnfold(row)}
              className={classNames(
                'shrink-0 text-ink-soft -outline-offset-2!',
                hasBadges ? 'max-sm:mt-1.5' : 'mt-1.5',
              )}
            />
          )}
        </div>
        {unfolded && !editing && (
          <LazyRowDetails id={`${id}-details`} row={row} lists={lists} onEdit={() => handlers.onEdit(row)} />
        )}
      </li>
    )
  },
  (a, b) =>
    isSameRow(a.row, b.row) &&
    a.me === b.me &&
    a.isStalled === b.isStalled &&
    a.price === b.price &&
    a.lists === b.lists &&
    a.unfolded === b.unfolded &&
    a.editing === b.editing &&
    a.onTick === b.onTick,
)
