import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { confirmationRequest } from '../../session/confirmation-request'

interface DialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

const noRequest = () => null

/** The dialog that asks cooks who they are before sensitive actions, loaded when it is first needed. */
export function LazyConfirmation() {
  const request = useSyncExternalStore(confirmationRequest.subscribe, confirmationRequest.get, noRequest)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  useEffect(() => {
    if (!request || Dialog) return
    import('../../features/account/confirmation/confirmation-dialog').then(
      ({ ConfirmationDialog }) => setDialog(() => ConfirmationDialog),
      (error: unknown) => {
        console.error('Loading the confirmation failed', error)
        request.answer(false)
      },
    )
  }, [request, Dialog])
  return request && Dialog && <Dialog onAnswer={request.answer} />
}
