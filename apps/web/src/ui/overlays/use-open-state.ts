import { useState } from 'react'
import { useCloseOnBack } from './use-close-on-back'

interface OpenStateProps {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** Whether a dialog is open: its owner says so, or else its trigger does. The browser's Back closes it. */
export function useOpenState({ open, onOpenChange }: OpenStateProps) {
  const [isTriggered, setIsTriggered] = useState(false)
  const isOpen = open ?? isTriggered
  const change = (next: boolean) => {
    setIsTriggered(next)
    onOpenChange?.(next)
  }
  useCloseOnBack(isOpen, () => change(false))
  return { open: isOpen, onOpenChange: change }
}
