import { largestPicture } from '@larder/contract/fields'
import { type Scan, type ScanAllowance, type ScanEvent, scan } from '@larder/contract/scan'
import { ApiError, sentenceOf } from '../../api/api-error'
import { callStream } from '../../api/call-stream'
import { call } from '../../api/client'
import type { Eyes } from './eyes'
import { type FoundScan, foundScan, type Looked, type LookingProgress, type Trouble } from './stage'
import { tooLarge } from './unopened'
import type { Way } from './way'

export type Outcome =
  | { readonly kind: 'found'; readonly found: FoundScan; readonly lines: Scan['lines'] }
  | { readonly kind: 'nothing'; readonly notes: readonly string[] }
  | { readonly kind: 'failed'; readonly trouble: Trouble }

interface Asked {
  readonly way: Exclude<Way, 'barcode'>
  readonly looked: Looked
  /** The name of the scan: the same one for a second try. */
  readonly id: string
  readonly keep: boolean
}

interface Following {
  readonly signal: AbortSignal
  readonly onProgress: (progress: LookingProgress) => void
  readonly onAllowance: (allowance: ScanAllowance) => void
}

/** Has a picture or a text looked at, by the server or, for photos when it cannot be reached, by this device. */
export async function look(asked: Asked, following: Following, eyes: Eyes): Promise<Outcome> {
  const { looked, way } = asked
  if ('picture' in looked && looked.picture.size > largestPicture) return failed('too-large', tooLarge)
  try {
    return await lookThere(asked, following)
  } catch (error) {
    following.signal.throwIfAborted()
    if (!isAway(error)) return failedBy(error)
    if (way === 'photo' && 'picture' in looked) return lookHere(looked.picture, asked.id, following, eyes)
    return failed('offline', needsServer)
  }
}

const needsServer =
  'Larder cannot be reached, and receipts are read there. Keep the receipt and try again when you are back.'

/** Whether nobody was there to answer, as opposed to somebody who said no. */
function isAway(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || (error.code === 'unreadable' && error.status >= 500))
  )
}

async function lookThere({ way, looked, id, keep }: Asked, following: Following): Promise<Outcome> {
  const { signal } = following
  if ('text' in looked) {
    const { data } = await call(scan.receiptText, { body: { scan: id, text: looked.text } }, { signal })
    return outcomeOf(data, following) ?? failedBy(undefined)
  }
  const endpoint = way === 'photo' ? scan.photo : scan.receipt
  const input = { query: { scan: id, keep: String(keep) }, picture: looked.picture }
  for await (const event of callStream(endpoint, input, { signal })) {
    const outcome = outcomeOf(event, following)
    if (outcome) return outcome
  }
  throw ApiError.own('offline')
}

function outcomeOf(event: ScanEvent, { onProgress, onAllowance }: Following): Outcome | undefined {
  switch (event.kind) {
    case 'progress':
      onProgress({ done: event.done, doing: event.doing })
      return undefined
    case 'found':
      onAllowance(event.allowance)
      return { kind: 'found', found: foundScan(event.scan), lines: event.scan.lines }
    case 'nothing':
      onAllowance(event.allowance)
      return { kind: 'nothing', notes: event.notes }
    case 'failed':
      return failed('failed', event.message)
  }
}

/** On this device: slower, and without what the household has taught, but without a network. */
export async function lookHere(
  picture: Blob,
  id: string,
  { signal, onProgress }: Pick<Following, 'signal' | 'onProgress'>,
  eyes: Eyes,
): Promise<Outcome> {
  try {
    const lines = await eyes.lookHere(picture, {
      signal,
      onProgress: (done) => onProgress({ done, doing: 'looking' }),
    })
    if (lines.length === 0) return { kind: 'nothing', notes: nothingHere }
    const found: FoundScan = { id, kind: 'photo', seenBy: 'this device', notes: [], here: true }
    return { kind: 'found', found, lines: [...lines] }
  } catch (error) {
    signal.throwIfAborted()
    console.error('Looking on this device failed', error)
    return failed('offline', refusedHere)
  }
}

const nothingHere = [
  'Larder cannot be reached, so this device looked by itself and recognised nothing.',
  'Go closer, or add it by hand below.',
]
const refusedHere =
  'Larder cannot be reached, and this device has not fetched what it needs to look by itself. Try again later, or add it by hand below.'

function failed(code: string, sentence: string): Outcome {
  return { kind: 'failed', trouble: { code, sentence } }
}

function failedBy(error: unknown): Outcome {
  console.error('Scanning failed', error)
  const code = error instanceof ApiError ? error.code : 'unknown'
  return failed(code, code === 'too-large' ? tooLarge : sentenceOf(error))
}
