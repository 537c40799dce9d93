import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { classNames } from '../class-names'
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { dismissToast, type StoredToast, type ToastTone } from './toast-store'

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

export type ToastCardProps = { stored: StoredToast }

export function ToastCard({ stored }: ToastCardProps) {
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
