import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'

export type BaseButtonProps = ComponentProps<'button'> & { busy: boolean }

/**
 * The base of all buttons. A busy button is disabled and so loses the focus; it takes it back when enabled
 * again, unless the focus has moved elsewhere.
 */
export function BaseButton({ ref, busy, disabled, ...rest }: BaseButtonProps) {
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
