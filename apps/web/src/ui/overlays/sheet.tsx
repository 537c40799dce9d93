import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../controls/icon-button'
import { backdropStyle } from './overlay-style'
import { useOpenState } from './use-open-state'
import { useReturnFocus } from './use-return-focus'

export type SheetProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  side?: 'left' | 'right'
  title: ReactNode
  hideTitle?: boolean
}

const sides = {
  left: 'left-0 border-e data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  right: 'right-0 border-s data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
}

/** A drawer from the side of the screen. Set its width with a class; it never covers a whole phone screen. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  side = 'right',
  title,
  hideTitle = false,
  className,
  children,
  ...rest
}: SheetProps) {
  const state = useOpenState({ open, onOpenChange })
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={backdropStyle} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-50 flex max-w-[calc(100vw-3rem)] flex-col bg-raised shadow-float outline-none',
            sides[side],
            className ?? 'w-96',
          )}
          {...rest}
        >
          <header className="flex shrink-0 items-center justify-between gap-2 py-2 ps-4 pe-2">
            <Radix.Title className={hideTitle ? 'sr-only' : 'min-w-0 truncate text-lg'}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} className="ms-auto" />
            </Radix.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto pb-safe">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
