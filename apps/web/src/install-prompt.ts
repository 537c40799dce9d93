/** What a browser hands over when the app could be installed; it may be asked for once. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const key = 'install-declined'
let promptEvent: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

function setPromptEvent(next: InstallPromptEvent | null) {
  promptEvent = next
  for (const listener of listeners) listener()
}

/** The browser offers it while the first page loads and never again, so it is kept for whoever wants it later. */
export function captureInstallPrompt(page: Window) {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setPromptEvent(event as InstallPromptEvent)
  })
  page.addEventListener('appinstalled', () => setPromptEvent(null))
}

/** Whether the app can be added to this device, and what to do about it. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isAvailable(): boolean {
    return promptEvent !== null && !wasDeclined()
  },
  async accept() {
    const taken = promptEvent
    setPromptEvent(null)
    await taken?.prompt()
  },
  decline() {
    try {
      window.localStorage.setItem(key, 'yes')
    } catch {
      // Then it is offered again another day.
    }
    setPromptEvent(null)
  },
}

function wasDeclined(): boolean {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
