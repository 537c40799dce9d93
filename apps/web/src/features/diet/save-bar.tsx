import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { loginFrom } from '../../paths'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/button'

interface SaveBarProps {
  /** How many are chosen, in words. */
  readonly count: string
  readonly unsaved: boolean
  readonly label: string
  readonly saving: boolean
  readonly onSave: () => void
  /** What stands in the way. */
  readonly note?: ReactNode
}

/** The count and the main action, within thumb reach however long the page is. */
export function SaveBar({ count, unsaved, label, saving, onSave, note }: SaveBarProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()

  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', '6rem')
    return () => void style.removeProperty('--toast-lift')
  }, [])

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-col gap-3 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
      {note}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grow">
          <span aria-live="polite" className="font-semibold">
            {count}
          </span>
          {unsaved && isAuthenticated && <span className="text-ink-soft"> · not saved yet</span>}
        </p>
        {isAuthenticated ? (
          <Button variant="primary" busy={saving} className="max-sm:w-full" onClick={onSave}>
            {label}
          </Button>
        ) : (
          <Button asChild variant="primary" className="max-sm:w-full">
            <Link to={loginFrom(pathname + search)}>Log in to save</Link>
          </Button>
        )}
      </div>
    </div>
  )
}
