/** What cooks confirm: who they are, that mails to their address reach them, or a second factor where everybody needs one. */
export type Confirmed = 'person' | 'email' | 'second-factor'

/** A question to the cook, while one is open. */
interface ConfirmationRequest {
  readonly about: Confirmed
  readonly answer: (confirmed: boolean) => void
}

interface OpenRequest {
  readonly request: ConfirmationRequest
  readonly answered: Promise<boolean>
  /** Waits below: setting up a second factor may need a confirmation itself. */
  readonly below: OpenRequest | null
}

let open: OpenRequest | null = null
const listeners = new Set<() => void>()

/** Whether a request is shown above the open one; any other waits for its answer. */
const isShownAbove = (about: Confirmed) => about === 'person' && open?.request.about === 'second-factor'

function setOpen(next: OpenRequest | null) {
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
      while (listeners.size === 0 && open) open.request.answer(false)
    }
  },
}

/** Asks the cook to confirm something. Several calls that wait for the same share one dialog. */
export async function askForConfirmation(about: Confirmed): Promise<boolean> {
  while (open && open.request.about !== about && !isShownAbove(about)) await open.answered
  if (open && !isShownAbove(about)) return open.answered
  if (listeners.size === 0) return false
  let resolve = (_: boolean) => {}
  const answered = new Promise<boolean>((settle) => {
    resolve = settle
  })
  const below = open
  const answer = (confirmed: boolean) => {
    if (open?.answered === answered) setOpen(below)
    resolve(confirmed)
  }
  setOpen({ request: { about, answer }, answered, below })
  return answered
}
