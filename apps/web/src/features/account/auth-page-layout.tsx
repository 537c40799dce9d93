import { type ReactNode, useEffect, useRef } from 'react'

interface AccountFrameProps {
  readonly heading: string
  readonly intro?: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** It replaces another form on the same page: the focus moves to its heading, so that it is announced. */
  readonly takesFocus?: boolean
}

/** The narrow layout of login, registration and password reset. */
export function AuthPageLayout({ heading, intro, children, footer, takesFocus = false }: AccountFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 sm:py-14">
      <div className="flex flex-col gap-2">
        <h1 ref={title} tabIndex={-1} className="text-3xl sm:text-4xl">
          {heading}
        </h1>
        {intro && <p className="text-ink-soft">{intro}</p>}
      </div>
      {children}
      {footer && <div className="border-t pt-5 text-ink-soft">{footer}</div>}
    </div>
  )
}
