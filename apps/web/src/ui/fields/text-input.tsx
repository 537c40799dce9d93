import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from './field-control'

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return (
    <input
      type={type}
      className={classNames(inputStyle, type === 'number' && 'numbers', className)}
      {...control}
    />
  )
}

/** The frame of all inputs and selects. */
export const inputStyle =
  'w-full min-h-11 rounded-card border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors ' +
  'hover:border-ink-soft aria-invalid:border-tomato aria-invalid:outline-tomato ' +
  '[&[readonly]]:bg-shade disabled:cursor-not-allowed disabled:border-line disabled:bg-shade disabled:text-ink-soft'
