/** What we use of the browser's recogniser, which TypeScript does not know. */
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
  /** What was said, in all the ways it may have been meant, the likeliest first. */
  readonly onHeard: (said: readonly string[]) => void
  /** It cannot go on; the sentence says why. */
  readonly onFailure: (why: string) => void
}

const failureMessages: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is not allowed here. Allow it in the browser’s settings for this page.',
  'service-not-allowed': 'This browser does not let pages listen.',
  'audio-capture': 'No microphone was found.',
  network: 'Listening needs the network in this browser.',
  'language-not-supported': 'This browser cannot listen in English.',
}

const restartMs = 250
/** A recogniser that ends at once, again and again, has given up. */
const maxQuickEnds = 8
const quickEndMs = 1000

/** Listens until it is told to stop. The browser's recogniser ends by itself after a silence; then it is set going again. */
export function startSpeechRecognition({ onHeard, onFailure: onTrouble }: RecognitionHandlers) {
  const Maker = findRecognitionConstructor()
  let wanted = true
  let held = false
  let current: BrowserRecognition | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let hasty = 0

  function begin() {
    if (!Maker || !wanted || held || current) return
    const recognition = new Maker()
    const startedAt = Date.now()
    current = recognition
    recognition.continuous = true
    recognition.interimResults = false
    recognition.maxAlternatives = 3
    recognition.lang = 'en-US'
    recognition.onresult = ({ results, resultIndex }) => {
      if (held || current !== recognition) return
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onHeard(Array.from(result, ({ transcript }) => transcript))
      }
    }
    recognition.onerror = ({ error }) => {
      const why = failureMessages[error]
      if (why === undefined || !wanted) return
      wanted = false
      onTrouble(why)
    }
    recognition.onend = () => {
      if (current === recognition) current = undefined
      hasty = Date.now() - startedAt < quickEndMs ? hasty + 1 : 0
      if (hasty >= maxQuickEnds && wanted) {
        wanted = false
        return onTrouble('The browser has stopped listening.')
      }
      again = setTimeout(begin, restartMs)
    }
    try {
      recognition.start()
    } catch {
      // Already under way: then it hears us anyway.
    }
  }

  function silence() {
    clearTimeout(again)
    const ending = current
    current = undefined
    ending?.abort()
  }

  begin()
  return {
    /** Not while the guide itself speaks: it would obey its own voice. */
    hold(still: boolean) {
      if (held === still) return
      held = still
      if (still) silence()
      else begin()
    },
    stop() {
      wanted = false
      silence()
    },
  }
}
