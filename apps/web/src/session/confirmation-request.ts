/** A question to the cook who they are, while one is open. */
interface ConfirmationRequest {
  readonly answer: (confirmed: boolean) => void
}

let open: { readonly request: ConfirmationRequest; readonly answered: Promise<boolean> } | null = null
const listeners = new Set<() => void>()

function setOpen(next: typeof open) {
  open = next
  for (const listener of listeners) listener()
}

/** What the server asks for before sensitive actions; a part of the shell shows the dialog. */
export const confirmationRequest = {
  get: (): ConfirmationRequest | null => open?.request ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      // Nobody is left to answer.
      if (listeners.size === 0) open?.request.answer(false)
    }
  },
}

/** Asks the cook to confirm who they are. Several calls that wait share one dialog. */
export function askForConfirmation(): Promise<boolean> {
  if (open) return open.answered
  if (listeners.size === 0) return Promise.resolve(false)
  let resolve = (_: boolean) => {}
  const answered = new Promise<boolean>((settle) => {
    resolve = settle
  })
  const answer = (confirmed: boolean) => {
    setOpen(null)
    resolve(confirmed)
  }
  setOpen({ request: { answer }, answered })
  return answered
}
