/** The browser's event that the app can be installed; it can be used once. */
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

/** Keeps the event, which the browser fires only once while the first page loads. */
export function captureInstallPrompt(page: Window) {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setPromptEvent(event as InstallPromptEvent)
  })
  page.addEventListener('appinstalled', () => setPromptEvent(null))
}

/** Availability of the install prompt and its actions. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isAvailable(): boolean {
    return promptEvent !== null && !wasDeclined()
  },
  async accept() {
    const event = promptEvent
    setPromptEvent(null)
    await event?.prompt()
  },
  decline() {
    try {
      window.localStorage.setItem(key, 'yes')
    } catch {
      // Without storage the prompt is offered again.
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
