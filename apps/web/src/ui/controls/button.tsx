import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { renderAsChild } from '../as-child'
import { classNames } from '../class-names'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work is in progress: a spinner replaces the icon, and the button is disabled. */
  busy?: boolean
  /** Fills the available width. */
  wide?: boolean
  /** The only child, for instance a link, becomes the button. */
  asChild?: boolean
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 gap-2 px-4 py-2',
  lg: 'min-h-14 gap-2.5 px-6 py-3 text-lg',
  xl: 'min-h-16 gap-3 px-8 py-3 text-xl',
}

type BaseButtonProps = ComponentProps<'button'> & { busy: boolean }

/**
 * The base of all buttons. A busy button is disabled and so loses the focus; it takes it back when enabled
 * again, unless the focus has moved elsewhere.
 */
function BaseButton({ ref, busy, disabled, ...rest }: BaseButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)

  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && isFocusLost) button.current?.focus()
  }, [busy])

  return <button ref={button} disabled={disabled || busy} aria-busy={busy || undefined} {...rest} />
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  wide = false,
  asChild = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = classNames(buttonStyle(variant), sizes[size], wide && 'w-full', className)
  const visibleIcon = busy ? <LoaderCircle aria-hidden className="animate-turn" /> : icon
  const iconSlot = visibleIcon && (
    <span aria-hidden className="grid place-items-center [&_svg]:size-5">
      {visibleIcon}
    </span>
  )
  if (asChild) return renderAsChild(children, { ...rest, className: style }, iconSlot)
  return (
    <BaseButton type={type} disabled={disabled} busy={busy} className={style} {...rest}>
      {iconSlot}
      {children}
    </BaseButton>
  )
}
