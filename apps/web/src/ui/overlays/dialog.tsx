import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../controls/icon-button'
import { backdropStyle, panelStyle } from './overlay-style'
import { useOpenState } from './use-open-state'
import { useReturnFocus } from './use-return-focus'

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it. Focus returns there. */
  trigger?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Its buttons; the main one last in reading order. */
  footer?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  const state = useOpenState({ open, onOpenChange })
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={backdropStyle} />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(panelStyle, className)}
          {...rest}
        >
          <header className="flex flex-col gap-1 ps-6 pe-16 pt-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 pt-4 pb-6">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t px-6 pt-4 pb-safe sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
          {/* Last in reading order, so that focus starts on the content. */}
          <Radix.Close asChild>
            <IconButton label="Close" icon={<X aria-hidden />} className="absolute end-3 top-3" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
