import { useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { popoverStyle } from '../overlays/overlay-style'
import type { ComboboxOption } from './combobox-option'

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
export function ComboboxList({ id, label, options, active, optionId, onPoint, onChoose }: ComboboxListProps) {
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
