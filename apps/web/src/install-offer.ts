/** What a browser hands over when the app could be installed; it may be asked for once. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const key = 'install-declined'
let offer: InstallEvent | null = null
const listeners = new Set<() => void>()

function become(next: InstallEvent | null) {
  offer = next
  for (const listener of listeners) listener()
}

/** The browser offers it while the first page loads and never again, so it is kept for whoever wants it later. */
export function followInstallOffer(page: Window) {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become(event as InstallEvent)
  })
  page.addEventListener('appinstalled', () => become(null))
}

/** Whether the app can be added to this device, and what to do about it. */
export const installOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen(): boolean {
    return offer !== null && !wasDeclined()
  },
  async accept() {
    const taken = offer
    become(null)
    await taken?.prompt()
  },
  decline() {
    try {
      window.localStorage.setItem(key, 'yes')
    } catch {
      // Then it is offered again another day.
    }
    become(null)
  },
}

function wasDeclined(): boolean {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
