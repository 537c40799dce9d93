import { parseSpokenTime } from './spoken-time'

/** A voice command for the cooking guide. Example: `{ do: 'timer', seconds: 300 }`. */
export type VoiceCommand =
  | { readonly do: 'next' }
  | { readonly do: 'back' }
  | { readonly do: 'repeat' }
  | { readonly do: 'ingredients' }
  | { readonly do: 'go-to'; readonly step: number | 'first' | 'last' }
  /** Without seconds, the timer of the current step. */
  | { readonly do: 'timer'; readonly seconds?: number; readonly label?: string }
  | { readonly do: 'stop-timer'; readonly label?: string }
  | { readonly do: 'time-left'; readonly label?: string }
  | { readonly do: 'how-much'; readonly of: string }
  | { readonly do: 'help' }
  | { readonly do: 'stop-listening' }

type CommandReader = (match: RegExpExecArray) => VoiceCommand | undefined

// The whole utterance must match a command: 'pass me the next plate' is not a command.
const grammar: readonly (readonly [RegExp, CommandReader])[] = [
  [
    /^(?:stop|quit|end|no more|turn off) (?:listening|the (?:microphone|mic)|voice(?: control)?)$/,
    command('stop-listening'),
  ],
  [
    /^(?:(?:turn|switch) (?:the )?(?:microphone|mic|voice(?: control)?) off|be quiet|go to sleep|stop)$/,
    command('stop-listening'),
  ],
  [
    /^(?:stop|cancel|end|clear|kill|silence|turn off|switch off|dismiss) (?:the |my |that |this )?(?:(.+?) )?(?:timer|alarm|clock|beeping|ringing)$/,
    labelledCommand('stop-timer'),
  ],
  [/^(?:timer|alarm) (?:off|stop)$/, command('stop-timer')],
  [
    /^(?:how (?:much|long)(?: more)?(?: time)? (?:is |s )?(?:left|to go|remaining)|how much time do i have(?: left)?|time left)(?: (?:on|for|in) (?:the )?(.+?))?(?: timer)?$/,
    labelledCommand('time-left'),
  ],
  [
    /^how (?:much longer|long)(?: (?:for|on|until) (?:the )?(.+?)(?: timer)?)?$/,
    labelledCommand('time-left'),
  ],
  [
    /^(?:(?:set|start|make|add|put on|begin|run|give me|new) )?(?:a |the |another |me a )?(?:(.+?) )?timer(?: (?:for|of|at|to) (.+)| (.+))?$/,
    timerCommand,
  ],
  [/^(?:set|start) (?:a |the )?(.+?) (?:countdown|alarm)$/, ([, time = '']) => timerWithDuration(time)],
  [
    /^(?:count down|countdown|remind me in|wake me in|alarm in|wait) (?:from |for )?(.+)$/,
    ([, time = '']) => timerWithDuration(time),
  ],
  [/^time (.+)$/, ([, time = '']) => timerWithDuration(time)],
  [
    /^(?:(?:go|jump|skip|take me|move)(?: back)? to |show (?:me )?|read (?:me )?|open )?(?:the )?(first|last|final) (?:step|one)$/,
    ([, which]) => ({ do: 'go-to', step: which === 'first' ? 'first' : 'last' }),
  ],
  [
    /^(?:start over|start again|from the (?:start|beginning|top)|(?:go|jump) (?:back )?to the (?:start|beginning))$/,
    () => ({ do: 'go-to', step: 'first' }),
  ],
  [
    /^(?:(?:go|jump|skip|take me|move)(?: back)? to |show (?:me )?|read (?:me )?|open )?step (?:number )?(.+)$/,
    ([, number = '']) => goToStep(number),
  ],
  [
    /^(?:(?:go|jump|skip|take me|move)(?: back)? to |show (?:me )?|read (?:me )?)the (\w+) step$/,
    ([, number = '']) => goToStep(ordinals.get(number) ?? number),
  ],
  [
    /^(?:go (?:to )?(?:the )?|show (?:me )?(?:the )?|read (?:me )?(?:the )?|move (?:on )?to (?:the )?|on to (?:the )?|ready for (?:the )?|i m ready for (?:the )?|what (?:is|s) (?:the )?|skip to (?:the )?|give me (?:the )?)?next(?: (?:step|one|page|please))?$/,
    command('next'),
  ],
  [
    /^(?:continue|go on|go ahead|carry on|move on|keep going|forward|go forward|onwards?|proceed|advance|skip(?: (?:it|this|this step|that))?|done|i m done|we re done|all done|that s done|finished|i m finished|got it|what (?:now|next|then)|what do i do (?:now|next)|now what|and (?:then|now)|then what|what comes next|what (?:is|s) after (?:that|this))$/,
    command('next'),
  ],
  [
    /^(?:go (?:to )?(?:the )?|show (?:me )?(?:the )?|read (?:me )?(?:the )?|what was (?:the )?|back to (?:the )?|the )?(?:previous|last)(?: (?:step|one|page))?$/,
    command('back'),
  ],
  [
    /^(?:(?:go|step|move|take me|turn) )?back(?:wards?)?(?: (?:one|a|1)(?: (?:step|page))?)?$/,
    command('back'),
  ],
  [
    /^(?:(?:the )?(?:step|one) before(?: (?:that|this))?|what (?:came|was) before(?: (?:that|this))?|undo that)$/,
    command('back'),
  ],
  [
    /^(?:repeat(?: (?:it|that|this|the step|this step|that step|please))?|again|once more|one more time|say (?:it|that|this) again|(?:can you )?(?:read|tell me) (?:it|that|this)(?: (?:step|out))?(?: (?:again|aloud|to me|out loud|once more))?|read (?:the |this )?(?:step|aloud|out loud)(?: (?:again|aloud|to me|out loud))?|what was that|what did you say|come again|pardon(?: me)?|sorry|i didn t (?:hear|catch|get) (?:that|it|you)|what do i do|what (?:is|s) (?:this|the|the current) step|where (?:am i|are we|was i|were we)|current step)$/,
    command('repeat'),
  ],
  [
    /^(?:(?:show|read|list|tell|give|open)(?: me)? )?(?:all )?(?:(?:the|my|me the) )?ingredients(?: (?:list|again|please|for this(?: step)?))?$/,
    command('ingredients'),
  ],
  [
    /^(?:what (?:are|were) the ingredients|which ingredients(?: do i need)?|what (?:ingredients )?do (?:i|we) need(?: for this(?: step)?)?|what goes in(?:to it|to this)?|what (?:is|s) in (?:it|this)|ingredient list)$/,
    command('ingredients'),
  ],
  [
    /^(?:how (?:much|many)|what (?:amount|quantity) of|how much of)(?: of)? (?:the |that )?(.+?)(?: (?:do (?:i|we) (?:need|add|use|put in|take)|should i (?:add|use|put in|take)|is (?:needed|in (?:it|this|there)|that|there)|goes? in(?:to (?:it|this))?|to (?:add|use)|again|in total|was it|did it say))?$/,
    ([, of = '']) => ({ do: 'how-much', of }),
  ],
  [/^what (?:is|was) the (?:amount|quantity) of (?:the )?(.+)$/, ([, of = '']) => ({ do: 'how-much', of })],
  [
    /^(?:help(?: me)?|what can (?:i|you) (?:say|do|ask)|(?:show|list|what are)(?: me)?(?: the| your| all)* commands|commands|options)$/,
    command('help'),
  ],
]

const fillers =
  /\b(?:please|hey|hello|hi|okay|ok|okey|alright|all right|right|so|well|now then|um+|uh+|er+|hmm+|larder|computer|thanks|thank you|could you|can you|would you|will you|can i (?:have|get)|could i (?:have|get)|i d like(?: to)?|i want(?: you)?(?: to)?|i need you to|let s|let us|just|kindly|for me|quickly|go and)\b/g

/**
 * Parses a spoken utterance as a command; returns undefined if it is none. Polite filler words are ignored. Example:
 * `parseVoiceCommand('Okay, set a timer for five minutes please')` is `{ do: 'timer', seconds: 300 }`.
 */
export function parseVoiceCommand(utterance: string): VoiceCommand | undefined {
  const text = normalizeUtterance(utterance)
  const withoutFillers = normalizeUtterance(text.replace(fillers, ' '))
  return matchCommand(withoutFillers) ?? matchCommand(text)
}

function matchCommand(text: string): VoiceCommand | undefined {
  if (text === '' || text.length > maxCommandLength) return undefined
  for (const [pattern, readCommand] of grammar) {
    const match = pattern.exec(text)
    const command = match && readCommand(match)
    if (command) return command
  }
  return undefined
}

/** Maximum length of a command. */
const maxCommandLength = 120

function normalizeUtterance(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’'´`]/g, ' ')
    .replace(/(\d)[,.](\d)/g, '$1point$2')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .replace(/(\d)point(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .trim()
}

function command<
  Action extends 'next' | 'back' | 'repeat' | 'ingredients' | 'help' | 'stop-listening' | 'stop-timer',
>(action: Action): () => { readonly do: Action } {
  return () => ({ do: action })
}

function labelledCommand(action: 'stop-timer' | 'time-left'): CommandReader {
  return ([, label]) => {
    const name =
      label === undefined
        ? ''
        : label
            .replace(/^(?:the|my|a) /, '')
            .replace(/\b(?:timer|all|every|current)\b/g, '')
            .trim()
    return name === '' ? { do: action } : { do: action, label: name }
  }
}

// 'five minute timer', 'pasta timer for nine minutes', 'timer for the eggs, six minutes' and plain 'timer'.
function timerCommand([, before = '', after = '', rest = '']: RegExpExecArray): VoiceCommand | undefined {
  const parts = [before, after || rest].filter((part) => part !== '')
  if (parts.length === 0) return { do: 'timer' }
  let seconds: number | undefined
  let label = ''
  for (const part of parts) {
    const time = parseSpokenTime(part)
    if (time !== undefined) seconds ??= time
    else {
      const split =
        /^(?:the |my )?(.+?)(?: for| to| at)? ((?:\d|an? |half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety).*)$/.exec(
          part,
        )
      const inside = split?.[2] === undefined ? undefined : parseSpokenTime(split[2])
      if (inside !== undefined) seconds ??= inside
      label ||= (inside === undefined ? part : (split?.[1] ?? '')).replace(/^(?:the|my|a|an) /, '')
    }
  }
  if (seconds === undefined && parts.length > 0 && label.split(' ').length > 3) return undefined
  return {
    do: 'timer',
    ...(seconds === undefined ? {} : { seconds }),
    ...(label === '' ? {} : { label }),
  }
}

function timerWithDuration(time: string): VoiceCommand | undefined {
  const seconds = parseSpokenTime(time)
  return seconds === undefined ? undefined : { do: 'timer', seconds }
}

const ordinals: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at) => [word, String(at + 1)]),
)

function goToStep(number: string): VoiceCommand | undefined {
  const seconds = parseSpokenTime(`${number} seconds`)
  return seconds !== undefined && Number.isInteger(seconds) && seconds >= 1 && seconds <= 99
    ? { do: 'go-to', step: seconds }
    : undefined
}
