import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { backdropStyle, panelStyle } from './overlay-style'
import { useOpenState } from './use-open-state'
import { useReturnFocus } from './use-return-focus'

export type ConfirmDialogProps = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  /** The full question. */
  title: ReactNode
  description?: ReactNode
  /** A verb: 'Delete', 'Leave household'. */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  onConfirm: () => void
}

/** Asks for confirmation before an irreversible action. Focus starts on the safe button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
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
          className={panelStyle}
        >
          <div className="flex flex-col gap-2 overflow-y-auto px-6 pt-6 pb-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          </div>
          <div className="flex flex-col-reverse gap-2 px-6 pb-6 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={tone} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
