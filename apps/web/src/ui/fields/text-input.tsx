import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from './field-control'
import { inputStyle } from './input-style'

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
