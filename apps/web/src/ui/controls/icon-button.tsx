import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The button's name for screen readers and on hover. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
}

const sizes: Record<ButtonSize, string> = {
  md: 'size-11 [&_svg]:size-5',
  lg: 'size-14 [&_svg]:size-6',
  xl: 'size-16 [&_svg]:size-7',
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  busy = false,
  disabled = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonStyle(variant), sizes[size], className)}
      {...rest}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-turn" /> : icon}
    </button>
  )
}
