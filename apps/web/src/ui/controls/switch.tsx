import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { ChoiceText } from './choice-text'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** Takes effect at once. For a value sent with a form, use a checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label
      className={classNames(
        'flex min-h-11 items-start justify-between gap-4 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <ChoiceText label={label} hint={hint} hintId={`${id}-hint`} />
      <span className="relative h-6 w-11 shrink-0">
        <input
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state
          role="switch"
          className={classNames(
            'peer absolute inset-0 appearance-none rounded-full border border-edge bg-shade transition-colors',
            'checked:border-herb checked:bg-herb disabled:border-line disabled:bg-shade',
          )}
        />
        <span
          className={classNames(
            'pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-ink-soft transition-[translate,background-color]',
            'peer-checked:translate-x-5 peer-checked:bg-on-herb peer-disabled:bg-edge rtl:peer-checked:-translate-x-5',
          )}
        />
      </span>
    </label>
  )
}
