import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names'
import { popoverStyle } from '../overlays/overlay-style'
import { TextInput } from './text-input'

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'role' | 'ref' | 'list' | 'type'
> & {
  value: string
  onValueChange: (text: string) => void
  options: readonly ComboboxOption[]
  onChoose: (option: ComboboxOption) => void
  /** Accessible name of the list: 'Foods'. */
  listLabel: string
  /** Announced when the list changes: '3 foods'. */
  announcement: string
  /** Shown at the start of the field. */
  icon?: ReactNode
  /** Whether the list opens on focus, before anything is typed. */
  opensOnFocus?: boolean
}

type ComboboxListProps = {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  optionId: (index: number) => string
  onPoint: (index: number) => void
  onChoose: (option: ComboboxOption) => void
}

/** The list under a combobox. The focus stays in the field, which references the active option. */
function ComboboxList({ id, label, options, active, optionId, onPoint, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <ul
      ref={list}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
      role="listbox"
      aria-label={label}
      // Some browsers make a scrollable box a tab stop; this one closes as soon as the field loses the focus.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        popoverStyle,
        'absolute inset-x-0 top-full mt-1 max-h-80 overflow-y-auto overscroll-contain p-1',
      )}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here, the focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <li
          key={option.value}
          id={optionId(index)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a line of a combobox
          role="option"
          aria-selected={index === active}
          // The field must not lose the focus before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== active && onPoint(index)}
          onClick={() => onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-2 py-1.5 aria-selected:bg-shade"
        >
          {option.icon}
          <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
          {option.detail && <span className="shrink-0 text-sm text-ink-soft">{option.detail}</span>}
        </li>
      ))}
    </ul>
  )
}

/**
 * A text field with suggestions: arrow keys move, Enter selects, Escape closes the list. Typed text stays
 * unchanged until an option is selected; nothing is selected automatically.
 */
export function Combobox({
  value,
  onValueChange,
  options,
  onChoose,
  listLabel,
  announcement,
  icon,
  opensOnFocus = false,
  className,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isRequested, setIsRequested] = useState(false)
  const [active, setActive] = useState(-1)
  const open = isRequested && options.length > 0
  const current = open ? options[active] : undefined
  const optionId = (index: number) => `${id}-option-${index}`

  function show(index = -1) {
    setIsRequested(true)
    setActive(index)
  }

  function hide() {
    setIsRequested(false)
    setActive(-1)
  }

  function choose(option: ComboboxOption) {
    hide()
    onChoose(option)
    input.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    const last = options.length - 1
    if (event.key === 'ArrowDown' && last >= 0) show(open && active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp' && last >= 0) show(open && active > 0 ? active - 1 : last)
    else if (event.key === 'Enter' && current) choose(current)
    else if (event.key === 'Escape' && open) hide()
    else return
    event.preventDefault()
  }

  return (
    <div className={classNames('relative', className)}>
      {icon && (
        <span
          aria-hidden
          className="pointer-events-none absolute start-2 top-2 grid size-7 place-items-center text-ink-soft"
        >
          {icon}
        </span>
      )}
      <TextInput
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={current ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          show()
        }}
        onClick={() => opensOnFocus && show()}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          // Deferred until the focus has moved: if the list disappears during the move, a dialog catches the
          // focus.
          window.setTimeout(() => {
            if (document.activeElement === input.current) return
            hide()
            onBlur?.(event)
          })
        }}
        className={icon ? 'ps-11' : ''}
      />
      {open && (
        <ComboboxList
          id={`${id}-list`}
          label={listLabel}
          options={options}
          active={active}
          optionId={optionId}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {isRequested ? announcement : ''}
      </span>
    </div>
  )
}

export type ComboboxOption = {
  /** Unique in the list. */
  value: string
  label: string
  /** Secondary text after the label. */
  detail?: string
  icon?: ReactNode
}

/**
 * For a dialog's `onEscapeKeyDown`: while the list of a combobox inside is open, Escape closes the list, not
 * the dialog.
 */
export function closeListBeforeDialog(event: globalThis.KeyboardEvent): void {
  const isListOpen =
    event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (isListOpen) event.preventDefault()
}
