import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { confirmationRequest } from '../../session/confirmation-request'

interface DialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

const noRequest = () => null

const dialogs = {
  person: async () =>
    (await import('../../features/account/confirmation/confirmation-dialog')).ConfirmationDialog,
  email: async () => (await import('../../features/account/confirmation/email-code-dialog')).EmailCodeDialog,
  'second-factor': async () =>
    (await import('../../features/account/confirmation/required-factor-dialog')).RequiredFactorDialog,
}
type Loaded = Partial<Record<keyof typeof dialogs, ComponentType<DialogProps>>>

/** The dialogs that ask cooks to confirm something before sensitive actions, loaded when first needed. */
export function LazyConfirmation() {
  const request = useSyncExternalStore(confirmationRequest.subscribe, confirmationRequest.get, noRequest)
  const [loaded, setLoaded] = useState<Loaded>({})
  const Dialog = request && loaded[request.about]
  useEffect(() => {
    if (!request || Dialog) return
    dialogs[request.about]().then(
      (dialog) => setLoaded((others) => ({ ...others, [request.about]: dialog })),
      (error: unknown) => {
        console.error('Loading the confirmation failed', error)
        request.answer(false)
      },
    )
  }, [request, Dialog])
  return request && Dialog && <Dialog onAnswer={request.answer} />
}
