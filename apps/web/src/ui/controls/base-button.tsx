import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'

export type BaseButtonProps = ComponentProps<'button'> & { busy: boolean }

/**
 * The button under every dress. While busy it is disabled, and so loses the focus: it takes it back when it can be
 * pressed again, unless the focus has gone elsewhere.
 */
export function BaseButton({ ref, busy, disabled, ...rest }: BaseButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)

  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && lost) button.current?.focus()
  }, [busy])

  return <button ref={button} disabled={disabled || busy} aria-busy={busy || undefined} {...rest} />
}
