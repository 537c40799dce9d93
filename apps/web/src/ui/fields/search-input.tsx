import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { classNames } from '../class-names'
import { TextInput } from './text-input'

export type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  value: string
  onValueChange: (value: string) => void
}

/** Searches while typing. Needs a name: put it in a field, or pass an aria-label. */
export function SearchInput({ value, onValueChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-ink-soft" />
      <TextInput
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            clear()
          }
        }}
        className="ps-10 pe-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          title="Clear search"
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-card text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
