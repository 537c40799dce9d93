import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useDeferredValue, useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { dismissToast, type StoredToast, TOAST_DURATION, type ToastTone, useToasts } from './toast-store'

export type ToasterProps = {
  /** It was opened with F8. */
  focusAtOnce?: boolean
}

const frames: Record<ToastTone, string> = {
  default: 'border-edge bg-raised',
  success: 'border-herb bg-raised',
  destructive: 'border-tomato bg-tomato-wash',
}

const icons: Record<ToastTone, React.ReactNode> = {
  default: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-herb-ink" />,
  destructive: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-tomato-ink" />,
}

type ToastCardProps = { stored: StoredToast }

function ToastCard({ stored }: ToastCardProps) {
  const { id, open, title, description, tone = 'default', action, duration } = stored
  const destructive = tone === 'destructive'
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id)
      }}
      type={destructive || action ? 'foreground' : 'background'}
      {...(duration === undefined ? {} : { duration })}
      className={classNames(
        'pointer-events-auto flex flex-wrap items-center gap-x-2 rounded-card border py-2 ps-4 pe-2 text-ink shadow-float',
        'data-[state=open]:animate-rise data-[state=closed]:animate-vanish',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-to-right',
        frames[tone],
      )}
    >
      <div
        className="flex min-h-11 min-w-0 grow basis-48 items-start gap-3 py-2.5"
        // An alert announces itself; Radix would announce the text a second time.
        {...(destructive ? { role: 'alert', 'data-radix-toast-announce-exclude': '' } : {})}
      >
        {icons[tone]}
        <div className="min-w-0 wrap-anywhere">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
        </div>
      </div>
      <div className="ms-auto flex items-center gap-1 self-start">
        {action && (
          <Radix.Action asChild altText={action.altText ?? action.label}>
            <Button onClick={action.onSelect}>{action.label}</Button>
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <IconButton label="Dismiss" icon={<X aria-hidden />} />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
}

/**
 * Shows the toasts. A page with a bar at its bottom lifts them with --toast-lift. On a phone, and where a
 * dialog may be below, they are at the top: a dialog's buttons are at its bottom.
 */
export function Toaster({ focusAtOnce = false }: ToasterProps) {
  // What a toast confirms shows first.
  const toasts = useDeferredValue(useToasts())
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (focusAtOnce) viewport.current?.focus()
  }, [focusAtOnce])
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((stored) => (
        <ToastCard key={stored.id} stored={stored} />
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        // A modal dialog hides the rest of the page from assistive technology, except live regions. The cards
        // announce themselves, so the list itself is silent.
        aria-live="off"
        className={classNames(
          'pointer-events-none fixed end-4 bottom-[calc(var(--toast-lift,1rem)+var(--tab-bar))] z-60 flex w-104 max-w-[calc(100vw-2rem)] flex-col gap-2',
          'max-sm:top-16 max-sm:bottom-auto max-xl:in-data-scroll-locked:top-16 max-xl:in-data-scroll-locked:bottom-auto',
          'rounded-card not-empty:focus-visible:outline-2 not-empty:focus-visible:outline-focus print:hidden',
        )}
      />
    </Radix.Provider>
  )
}
