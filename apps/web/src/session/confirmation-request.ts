/** What cooks confirm: who they are, or that mails to their address reach them. */
type Confirmed = 'person' | 'email'

/** A question to the cook, while one is open. */
interface ConfirmationRequest {
  readonly about: Confirmed
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

/** Asks the cook to confirm something. Several calls that wait for the same share one dialog. */
export async function askForConfirmation(about: Confirmed): Promise<boolean> {
  while (open && open.request.about !== about) await open.answered
  if (open) return open.answered
  if (listeners.size === 0) return false
  let resolve = (_: boolean) => {}
  const answered = new Promise<boolean>((settle) => {
    resolve = settle
  })
  const answer = (confirmed: boolean) => {
    setOpen(null)
    resolve(confirmed)
  }
  setOpen({ request: { about, answer }, answered })
  return answered
}
