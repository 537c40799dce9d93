import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from './field-control'
import { inputStyle } from './text-input'

export type TextAreaProps = ComponentProps<'textarea'>

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest)
  return (
    <textarea
      rows={rows}
      className={classNames(inputStyle, 'field-sizing-content max-h-96 min-h-28 resize-y', className)}
      {...control}
    />
  )
}
