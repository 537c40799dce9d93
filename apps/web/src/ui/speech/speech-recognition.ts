/** The part of the browser's speech recognition API in use; TypeScript has no types for it. */
interface BrowserRecognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  maxAlternatives: number
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface RecognitionEvent {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}

type RecognitionConstructor = new () => BrowserRecognition

function findRecognitionConstructor(): RecognitionConstructor | undefined {
  const browser = window as unknown as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionConstructor>
  >
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export function isSpeechRecognitionSupported(): boolean {
  return findRecognitionConstructor() !== undefined
}

interface RecognitionHandlers {
  /** The transcript alternatives, most likely first. */
  readonly onHeard: (said: readonly string[]) => void
  /** Recognition cannot continue; the message gives the reason. */
  readonly onFailure: (why: string) => void
}

const failureMessages: Readonly<Record<string, string>> = {
  'not-allowed':
    'Larder isn’t allowed to use the microphone. Allow it in the browser’s settings for this page.',
  'service-not-allowed': 'This browser does not let pages listen.',
  'audio-capture': 'No microphone was found.',
  network: 'This browser can only listen while you’re online.',
  'language-not-supported': 'This browser cannot listen in English.',
}

const restartMs = 250
/** A recogniser that ends at once this often has failed. */
const maxQuickEnds = 8
const quickEndMs = 1000

/** Listens until stopped. The browser's recogniser ends after a silence and is then restarted. */
export function startSpeechRecognition({ onHeard, onFailure: reportFailure }: RecognitionHandlers) {
  const Recognition = findRecognitionConstructor()
  let isWanted = true
  let isPaused = false
  let current: BrowserRecognition | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let hasty = 0

  function startRecognizer() {
    if (!Recognition || !isWanted || isPaused || current) return
    const recognition = new Recognition()
    const startedAt = Date.now()
    current = recognition
    recognition.continuous = true
    recognition.interimResults = false
    recognition.maxAlternatives = 3
    recognition.lang = 'en-US'
    recognition.onresult = ({ results, resultIndex }) => {
      if (isPaused || current !== recognition) return
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onHeard(Array.from(result, ({ transcript }) => transcript))
      }
    }
    recognition.onerror = ({ error }) => {
      const why = failureMessages[error]
      if (why === undefined || !isWanted) return
      isWanted = false
      reportFailure(why)
    }
    recognition.onend = () => {
      if (current === recognition) current = undefined
      hasty = Date.now() - startedAt < quickEndMs ? hasty + 1 : 0
      if (hasty >= maxQuickEnds && isWanted) {
        isWanted = false
        return reportFailure('The browser has stopped listening.')
      }
      again = setTimeout(startRecognizer, restartMs)
    }
    try {
      recognition.start()
    } catch {
      // Already started; it keeps listening.
    }
  }

  function stopRecognizer() {
    clearTimeout(again)
    const ending = current
    current = undefined
    ending?.abort()
  }

  startRecognizer()
  return {
    /** Paused while the guide speaks, so that it does not react to its own voice. */
    hold(still: boolean) {
      if (isPaused === still) return
      isPaused = still
      if (still) stopRecognizer()
      else startRecognizer()
    },
    stop() {
      isWanted = false
      stopRecognizer()
    },
  }
}
