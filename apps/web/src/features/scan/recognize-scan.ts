import { errorDefinitions } from '@larder/contract/http/errors'
import { maxPictureBytes } from '@larder/contract/http/fields'
import { type Scan, type ScanAllowance, type ScanEvent, scan } from '@larder/contract/scan'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { stream } from '../../api/stream'
import { change } from '../../api/sync'
import { PhotoError } from '../../vision/decode-photo'
import type { DeviceVision } from './device-vision'
import type { ScanMode } from './scan-mode'
import {
  type RecognitionProgress,
  type ScanFailure,
  type ScanInput,
  type ScanSummary,
  toScanSummary,
} from './scan-state'

export type ScanRecognition =
  | { readonly kind: 'found'; readonly found: ScanSummary; readonly lines: Scan['lines'] }
  | { readonly kind: 'nothing'; readonly notes: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: ScanFailure }

interface ScanRecognitionRequest {
  readonly way: Exclude<ScanMode, 'barcode'>
  readonly looked: ScanInput
  /** The id of the scan: the same one for a retry. */
  readonly id: string
  /** The id of another photo of this scan. */
  readonly photo?: string
  readonly keep: boolean
}

interface ScanRecognitionCallbacks {
  readonly signal: AbortSignal
  readonly onProgress: (progress: RecognitionProgress) => void
  readonly onAllowance: (allowance: ScanAllowance) => void
}

const pictureTooLarge = 'That picture is larger than 20 MB. Choose a smaller one.'

/** Explains why a file cannot be scanned, before anything is sent. */
export function toPictureFailure(error: unknown): ScanFailure {
  const reason = error instanceof PhotoError ? error.reason : 'not-a-picture'
  if (reason === 'too-large') return { code: reason, sentence: pictureTooLarge }
  if (reason === 'broken') return { code: 'broken-picture', sentence: brokenPictureMessage }
  return { code: reason, sentence: errorDefinitions['not-a-picture'].message }
}

const brokenPictureMessage =
  'This browser cannot open that picture: it is damaged, or in a format the browser can’t read, such as HEIC from some phones. Save it as a JPEG, or take it again.'

/** Recognises a picture or text on the server or, for photos when the server is unreachable, on this device. */
export async function recognizeScan(
  request: ScanRecognitionRequest,
  callbacks: ScanRecognitionCallbacks,
  vision: DeviceVision,
): Promise<ScanRecognition> {
  const { looked, way } = request
  if ('picture' in looked && looked.picture.size > maxPictureBytes)
    return toFailedRecognition('too-large', pictureTooLarge)
  try {
    return await recognizeScanOnServer(request, callbacks)
  } catch (error) {
    callbacks.signal.throwIfAborted()
    if (!isServerUnreachable(error)) return toFailedRecognitionFrom(error)
    if (way === 'photo' && 'picture' in looked)
      return recognizeScanOnDevice(looked.picture, request.id, callbacks, vision)
    return toFailedRecognition('offline', needsServer)
  }
}

const needsServer =
  'Larder cannot be reached, and receipts are read online. Keep the receipt and try again later.'

/** Returns whether the server was unreachable, as opposed to rejecting the request. */
function isServerUnreachable(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || (error.code === 'unreadable' && error.status >= 500))
  )
}

async function recognizeScanOnServer(
  { way, looked, id, photo, keep }: ScanRecognitionRequest,
  callbacks: ScanRecognitionCallbacks,
): Promise<ScanRecognition> {
  const { signal } = callbacks
  if ('text' in looked) {
    const body = { scan: id, text: looked.text }
    const { data } = await change(scan.receiptText, { body }, { signal }).response
    return toScanRecognition(data, callbacks) ?? toFailedRecognitionFrom(undefined)
  }
  const { picture } = looked
  const input = { query: { scan: id, keep: String(keep) }, picture }
  const events =
    photo !== undefined
      ? stream(scan.addPhoto, { params: { id }, query: { photo, keep: String(keep) }, picture }, { signal })
      : stream(way === 'photo' ? scan.photo : scan.receipt, input, { signal })
  for await (const event of events) {
    const outcome = toScanRecognition(event, callbacks)
    if (outcome) return outcome
  }
  throw ApiError.clientError('offline')
}

function toScanRecognition(
  event: ScanEvent,
  { onProgress, onAllowance }: ScanRecognitionCallbacks,
): ScanRecognition | undefined {
  switch (event.kind) {
    case 'progress':
      onProgress({ done: event.done, doing: event.doing })
      return undefined
    case 'found':
      onAllowance(event.allowance)
      return { kind: 'found', found: toScanSummary(event.scan), lines: event.scan.lines }
    case 'nothing':
      onAllowance(event.allowance)
      return { kind: 'nothing', notes: event.notes }
    case 'failed':
      return toFailedRecognition('failed', event.message)
  }
}

/** Recognises on this device: slower, and without the household's learned corrections, but offline. */
export async function recognizeScanOnDevice(
  picture: Blob,
  id: string,
  { signal, onProgress }: Pick<ScanRecognitionCallbacks, 'signal' | 'onProgress'>,
  vision: DeviceVision,
): Promise<ScanRecognition> {
  try {
    const lines = await vision.recognizeOnDevice(picture, {
      signal,
      onProgress: (done) => onProgress({ done, doing: 'looking' }),
    })
    if (lines.length === 0) return { kind: 'nothing', notes: nothingFoundOnDeviceNotes }
    const found: ScanSummary = { id, kind: 'photo', seenBy: 'this device', notes: [], here: true }
    return { kind: 'found', found, lines: [...lines] }
  } catch (error) {
    signal.throwIfAborted()
    console.error('On-device recognition failed', error)
    return toFailedRecognition('offline', deviceModelMissingMessage)
  }
}

const nothingFoundOnDeviceNotes = [
  'Larder cannot be reached, so this device tried on its own and found nothing.',
  'Move closer, or add it by hand below.',
]
const deviceModelMissingMessage =
  'Larder cannot be reached, and this device has not downloaded what it needs to scan on its own. Try again later, or add it by hand below.'

const badPictureCodes = new Set([
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'too-large',
])

/** Returns whether a picture itself was rejected, so that trying it again is no use. */
export function isBadPicture(code: string): boolean {
  return badPictureCodes.has(code)
}

function toFailedRecognition(code: string, sentence: string): ScanRecognition {
  return { kind: 'failed', failure: { code, sentence } }
}

function toFailedRecognitionFrom(error: unknown): ScanRecognition {
  console.error('Scanning failed', error)
  const code = error instanceof ApiError ? error.code : 'unknown'
  return toFailedRecognition(code, code === 'too-large' ? pictureTooLarge : toErrorMessage(error))
}
