import { maxScanPhotos, type Scan, type ScanLine, scan as scanApi } from '@larder/contract/scan'
import { useEffect, useReducer, useRef, useState } from 'react'
import { randomId } from '../../api/random-id'
import { readOnce } from '../../api/sync'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { toast } from '../../ui/toasts/toast-store'
import type { DeviceVision } from './device-vision'
import {
  isBadPicture,
  recognizeScan,
  recognizeScanOnDevice,
  type ScanRecognition,
  toPictureFailure,
} from './recognize-scan'
import { firstPhoto, isGroceryLine, type ScanLineState, scanLinesReducer } from './results/scan-lines-state'
import { loadLastScanMode, type ScanMode, saveLastScanMode, toScanMode } from './scan-mode'
import {
  type RecognitionProgress,
  type ScanFailure,
  type ScanInput,
  type ScanState,
  type ScanSummary,
  toScanSummary,
} from './scan-state'
import { useBarcodes } from './use-barcodes'
import { useFurtherPhotos } from './use-further-photos'
import { setScanAllowance } from './use-scan-allowance'

interface UseScanOptions {
  readonly vision: DeviceVision
  readonly signedIn: boolean
  readonly keep: boolean
}

/** Asks the server for the digits under bars that this device cannot read. */
async function readPrintedDigits(picture: Blob, signal: AbortSignal): Promise<readonly string[]> {
  const { code } = await readOnce(scanApi.barcodeDigits, { picture }, { signal }).then(
    ({ data }) => data,
    () => ({ code: undefined }),
  )
  return code === undefined ? [] : [code]
}

const noCode = [
  'No barcode was found in that picture.',
  'Hold the pack a hand’s width away with the bars level, or type the digits under them.',
]

/** The duration of the specification's scan. */
const sampleScanDelayMs = 2000

const sampleScan: ScanSummary = { id: 'sample', kind: 'photo', seenBy: '', notes: [], sample: true }

const defaults = { ticked: true, others: [], isFood: 'food', warnings: [], location: 'fridge' } as const

/** The results of the specification's scan. */
const sampleLines: readonly ScanLine[] = [
  {
    ...defaults,
    others: [],
    warnings: [],
    key: 'spinach',
    name: 'Spinach',
    confidence: 93,
    amount: '1',
    unit: 'bunch',
    category: 'Vegetables',
    foodId: 'spinach',
  },
  {
    ...defaults,
    others: [],
    warnings: [],
    key: 'eggs',
    name: 'Eggs',
    confidence: 88,
    amount: '6',
    unit: 'pieces',
    category: 'Protein',
    foodId: 'egg',
  },
]

/** The whole scan flow: choosing, camera, recognition and results. */
export function useScan({ vision, signedIn, keep }: UseScanOptions) {
  const [way, setWay] = useState<ScanMode>(loadLastScanMode)
  const [stage, setStage] = useState<ScanState>({ step: 'choosing' })
  const [found, setFound] = useState<ScanSummary | null>(null)
  const [lines, change] = useReducer(scanLinesReducer, [])
  const [arrivals, setArrivals] = useState(0)
  const [lastCode, setLastCode] = useState({ name: '', times: 0 })
  const looking = useRef<AbortController | null>(null)
  useEffect(() => () => looking.current?.abort(), [])
  /** Pictures chosen together that come after the one that is looked at. */
  const waiting = useRef<readonly Blob[]>([])
  const further = useFurtherPhotos({ vision, keep, change })
  const photoCount = (found?.photos ?? 1) + further.photos.filter(({ state }) => state !== 'nothing').length

  const codes = useBarcodes({
    found,
    begin: (next) => {
      setFound(next)
      change({ type: 'clear' })
      forgetPhotos()
    },
    change,
    onLine: ({ name }) =>
      setLastCode((now) => (now.name === name ? { name, times: now.times + 1 } : { name, times: 1 })),
  })

  function choose(next: ScanMode) {
    saveLastScanMode(next)
    setWay(next)
  }

  /** One recognition at a time: a new one aborts the previous one. */
  function start(): AbortSignal {
    looking.current?.abort()
    looking.current = new AbortController()
    return looking.current.signal
  }

  async function run(
    next: Extract<ScanState, { step: 'looking' }>,
    work: (signal: AbortSignal) => Promise<ScanRecognition>,
  ) {
    const signal = start()
    setStage({ ...next, others: waiting.current.length })
    const outcome = await work(signal).catch((): null => null)
    if (!outcome || signal.aborted) return
    const { scan, looked, way: looksFor } = next
    if (outcome.kind === 'found')
      return arrive(outcome.found, outcome.lines, looked === 'sample' ? undefined : looked)
    if (looked === 'sample') return
    const [another, ...rest] = waiting.current
    if (another && (outcome.kind === 'nothing' || isBadPicture(outcome.failure.code))) {
      if (outcome.kind === 'failed') toastSkipped(outcome.failure)
      return takeFiles([another, ...rest], looksFor)
    }
    if (outcome.kind === 'nothing') setStage({ step: 'nothing', way: looksFor, looked, notes: outcome.notes })
    else setStage({ step: 'failed', way: looksFor, scan, looked, failure: outcome.failure })
  }

  function arrive(next: ScanSummary, foundLines: Scan['lines'], looked: ScanInput | undefined) {
    const more = waiting.current
    forgetPhotos()
    setFound(next)
    change({ type: 'begin', lines: foundLines })
    codes.clear()
    setStage({ step: 'shown', way: toScanMode(next.kind), looked })
    setArrivals((count) => count + 1)
    const goods = foundLines.filter(({ isFood }) => isFood !== 'not food').length
    toast({
      title: 'Scan Complete!',
      description: `${formatNounCount(goods, 'item')} found.`,
      tone: 'success',
    })
    if (more.length > 0) further.add(next, more, 1)
  }

  function forgetPhotos() {
    waiting.current = []
    further.clear()
  }

  const onProgress = (progress: RecognitionProgress) =>
    setStage((now) => (now.step === 'looking' ? { ...now, progress } : now))

  async function lookAt(looked: ScanInput, requested: ScanMode = way, scan = randomId()) {
    if (!signedIn) return trySample(requested)
    if (requested === 'barcode') return readCodes(looked, scan)
    await run({ step: 'looking', way: requested, scan, looked }, (signal) =>
      recognizeScan(
        { way: requested, looked, id: scan, keep },
        { signal, onProgress, onAllowance: setScanAllowance },
        vision,
      ),
    )
  }

  async function readCodes(looked: ScanInput, scan: string) {
    if (!('picture' in looked)) return
    const { picture } = looked
    const signal = start()
    setStage({ step: 'looking', way: 'barcode', scan, looked })
    const bars = await vision.findBarcodes(picture).catch((): readonly string[] => [])
    if (signal.aborted) return
    const read = bars.length > 0 ? bars : await readPrintedDigits(picture, signal)
    if (signal.aborted) return
    if (read.length === 0) return setStage({ step: 'nothing', way: 'barcode', looked, notes: noCode })
    if (read.length === 1) return addCodes(read, looked, signal, picture)
    const choices = await Promise.all(read.map((code) => codes.lookUp(code)))
    if (signal.aborted) return
    setStage({ step: 'which-codes', way: 'barcode', looked, choices })
    setArrivals((count) => count + 1)
  }

  /** Adds the products of these codes; a picture with one code may show its date. */
  async function addCodes(chosen: readonly string[], looked: ScanInput, signal: AbortSignal, picture?: Blob) {
    const results = await Promise.all(chosen.map((code) => codes.ask(code, picture)))
    if (signal.aborted) return
    setStage({ step: 'shown', way: 'barcode', looked })
    complete(results.filter(Boolean).length)
  }

  function complete(count: number) {
    setArrivals((now) => now + 1)
    if (count > 0)
      toast({
        title: 'Scan Complete!',
        description: `${formatNounCount(count, 'item')} found.`,
        tone: 'success',
      })
  }

  /** The photo scan on the screen, to which pictures can be added. */
  const growing = found?.kind === 'photo' && !found.sample && lines.length > 0 ? found : undefined

  /** Handles pictures that were taken, chosen, pasted or dropped. They join the photo scan on the screen, if there is one. */
  async function takeFiles([file, ...rest]: readonly Blob[], requested: ScanMode = way) {
    if (!file) return
    if (!signedIn) return trySample(requested)
    const shown = stage.step === 'camera' ? stage.back : stage.step === 'shown' ? stage : undefined
    if (growing && shown && requested === 'photo') {
      setStage(shown)
      return further.add(growing, [file, ...rest], photoCount)
    }
    waiting.current = requested === 'photo' ? rest.slice(0, maxScanPhotos - 1) : []
    const signal = start()
    const looked = { picture: file }
    const scan = randomId()
    const progress = { done: 0, doing: 'opening' } as const
    setStage({ step: 'looking', way: requested, scan, looked, others: waiting.current.length, progress })
    const picture = await vision.normalizePicture(file, requested).catch(toPictureFailure)
    if (signal.aborted) return
    if (picture instanceof Blob) await lookAt({ picture }, requested, scan)
    else if (waiting.current.length > 0) {
      toastSkipped(picture)
      await takeFiles(waiting.current, requested)
    } else setStage({ step: 'failed', way: requested, scan, looked, failure: picture })
  }

  async function trySample(requested: ScanMode = 'photo') {
    await run({ step: 'looking', way: requested, scan: 'sample', looked: 'sample' }, async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, sampleScanDelayMs))
      signal.throwIfAborted()
      return { kind: 'found', found: sampleScan, lines: [...sampleLines] }
    })
  }

  return {
    way,
    choose,
    stage,
    found,
    lines,
    change,
    codes,
    /** Increases each time results arrive. */
    arrivals,
    /** The product of the last barcode. */
    lastCode,
    openCamera(next: ScanMode) {
      choose(next)
      setStage({ step: 'camera', way: next })
    },
    /** Opens the camera for another photo of the scan on the screen. */
    openCameraAgain() {
      if (stage.step === 'shown') setStage({ step: 'camera', way: 'photo', back: stage })
    },
    closeCamera() {
      setStage((now) => (now.step === 'camera' && now.back) || { step: 'choosing' })
      toast({ title: 'Camera Closed' })
    },
    cameraFailed() {
      setStage((now) => (now.step === 'camera' && now.back) || { step: 'choosing' })
      toast({ title: 'Camera Error', description: 'Unable to access the camera.', tone: 'destructive' })
    },
    /** Finishes reading barcodes. */
    finishCodes() {
      setStage({ step: 'choosing' })
      complete(lines.filter(isGroceryLine).length)
    },
    lookAt,
    /** Adds the barcodes that the cook chose of those in a picture. */
    async chooseCodes(chosen: readonly string[]) {
      if (stage.step === 'which-codes') await addCodes(chosen, stage.looked, start())
    },
    takeFiles,
    /** The scan on the screen if it can take more photos, and these photos. */
    growing,
    further,
    hasRoom: photoCount < maxScanPhotos,
    /** Adds a food that the scan missed. */
    name: (line: ScanLine, photo: string = firstPhoto) => change({ type: 'name', line, photo }),
    trySample,
    cancel() {
      looking.current?.abort()
      waiting.current = []
      setStage({ step: 'choosing' })
      toast({ title: 'Scan cancelled' })
    },
    tryAgain() {
      if (stage.step === 'failed') void lookAt(stage.looked, stage.way, stage.scan)
    },
    lookHere() {
      if (stage.step !== 'failed' || !('picture' in stage.looked)) return
      const { looked, scan } = stage
      const { picture } = stage.looked
      void run({ step: 'looking', way: 'photo', scan, looked }, (signal) =>
        recognizeScanOnDevice(picture, scan, { signal, onProgress }, vision),
      )
    },
    backToStart() {
      waiting.current = []
      setStage({ step: 'choosing' })
    },
    /** Shows an earlier scan. */
    reopen(scan: Scan) {
      looking.current?.abort()
      forgetPhotos()
      setFound(toScanSummary(scan))
      change({ type: 'begin', lines: scan.lines })
      codes.clear()
      setStage(scan.kept ? { step: 'shown', way: toScanMode(scan.kind) } : { step: 'choosing' })
      setArrivals((count) => count + 1)
    },
    /** Restores cleared results after a rejection, unless there are newer ones. */
    restore(before: ScanSummary, previousLines: readonly ScanLineState[]) {
      setFound((now) => now ?? before)
      change({ type: 'restore', lines: previousLines })
    },
    /** Clears the finished scan. */
    clear() {
      setFound(null)
      change({ type: 'clear' })
      forgetPhotos()
      codes.clear()
      setStage({ step: 'choosing' })
    },
  }
}

function toastSkipped({ sentence }: ScanFailure) {
  toast({ title: 'One Picture Was Left Out', description: sentence, tone: 'destructive' })
}

export type ScanFlow = ReturnType<typeof useScan>
