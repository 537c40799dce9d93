import type { Scan } from '@larder/contract/scan'
import { scan as scanEndpoints } from '@larder/contract/scan'
import { useEffect, useReducer, useRef, useState } from 'react'
import { freshId } from '../../api/fresh-id'
import { refresh } from '../../api/use-api'
import { counted } from '../../ui/counted'
import { toast } from '../../ui/toast-store'
import type { Eyes } from './eyes'
import { changeLines, isGoods, type ShownLine } from './found-lines'
import { look, lookHere, type Outcome } from './looking'
import { sampleDelay, sampleLines, sampleScan } from './sample-scan'
import { type FoundScan, foundScan, type Looked, type LookingProgress, type Stage } from './stage'
import { unopened } from './unopened'
import { showAllowance } from './use-allowance'
import { useCodes } from './use-codes'
import { rememberedWay, rememberWay, type Way, wayOf } from './way'

interface Scanning {
  readonly eyes: Eyes
  readonly signedIn: boolean
  readonly keep: boolean
}

const noCode = [
  'No barcode was found on that picture.',
  'Hold the pack a hand’s width away with the bars level, or type the digits under them.',
]

/** The whole flow: choosing, camera, looking, what was found. */
export function useScan({ eyes, signedIn, keep }: Scanning) {
  const [way, setWay] = useState<Way>(rememberedWay)
  const [stage, setStage] = useState<Stage>({ step: 'choosing' })
  const [found, setFound] = useState<FoundScan | null>(null)
  const [lines, change] = useReducer(changeLines, [])
  const [arrivals, setArrivals] = useState(0)
  const [lastCode, setLastCode] = useState({ name: '', times: 0 })
  const looking = useRef<AbortController | null>(null)
  useEffect(() => () => looking.current?.abort(), [])

  const codes = useCodes({
    found,
    begin: (next) => {
      setFound(next)
      change({ type: 'clear' })
    },
    change,
    onLine: ({ name }) =>
      setLastCode((now) => (now.name === name ? { name, times: now.times + 1 } : { name, times: 1 })),
  })

  function choose(next: Way) {
    rememberWay(next)
    setWay(next)
  }

  /** One looking at a time: a new one ends the one before. */
  function start(): AbortSignal {
    looking.current?.abort()
    looking.current = new AbortController()
    return looking.current.signal
  }

  async function run(
    next: Extract<Stage, { step: 'looking' }>,
    work: (signal: AbortSignal) => Promise<Outcome>,
  ) {
    const signal = start()
    setStage(next)
    const outcome = await work(signal).catch((): null => null)
    if (!outcome || signal.aborted) return
    const { scan, looked, way: looksFor } = next
    if (outcome.kind === 'found')
      return arrive(outcome.found, outcome.lines, looked === 'sample' ? undefined : looked)
    if (looked === 'sample') return
    if (outcome.kind === 'nothing') setStage({ step: 'nothing', way: looksFor, looked, notes: outcome.notes })
    else setStage({ step: 'failed', way: looksFor, scan, looked, trouble: outcome.trouble })
  }

  function arrive(next: FoundScan, foundLines: Scan['lines'], looked: Looked | undefined) {
    setFound(next)
    change({ type: 'begin', lines: foundLines })
    codes.clear()
    setStage({ step: 'shown', way: wayOf(next.kind), looked })
    setArrivals((count) => count + 1)
    const goods = foundLines.filter(({ isFood }) => isFood !== 'not food').length
    toast({ title: 'Scan Complete!', description: `${counted(goods, 'item')} found.`, tone: 'success' })
    if (!next.sample && !next.here) void refresh(scanEndpoints.list)
  }

  const onProgress = (progress: LookingProgress) =>
    setStage((now) => (now.step === 'looking' ? { ...now, progress } : now))

  async function lookAt(looked: Looked, asked: Way = way, scan = freshId()) {
    if (!signedIn) return trySample(asked)
    if (asked === 'barcode') return readCodes(looked, scan)
    await run({ step: 'looking', way: asked, scan, looked }, (signal) =>
      look({ way: asked, looked, id: scan, keep }, { signal, onProgress, onAllowance: showAllowance }, eyes),
    )
  }

  async function readCodes(looked: Looked, scan: string) {
    if (!('picture' in looked)) return
    const { picture } = looked
    const signal = start()
    setStage({ step: 'looking', way: 'barcode', scan, looked })
    const read = await eyes.codesIn(picture).catch((): readonly string[] => [])
    if (signal.aborted) return
    if (read.length === 0) return setStage({ step: 'nothing', way: 'barcode', looked, notes: noCode })
    const only = read.length === 1 ? picture : undefined
    const told = await Promise.all(read.map((code) => codes.ask(code, only)))
    if (signal.aborted) return
    setStage({ step: 'shown', way: 'barcode', looked })
    complete(told.filter(Boolean).length)
  }

  function complete(count: number) {
    setArrivals((now) => now + 1)
    if (count > 0)
      toast({ title: 'Scan Complete!', description: `${counted(count, 'item')} found.`, tone: 'success' })
  }

  /** A file that was chosen, pasted or dropped. */
  async function takeFile(file: Blob, asked: Way = way) {
    if (!signedIn) return trySample(asked)
    const signal = start()
    const looked = { picture: file }
    const scan = freshId()
    setStage({ step: 'looking', way: asked, scan, looked, progress: { done: 0, doing: 'opening' } })
    const picture = await eyes.still(file, asked).catch(unopened)
    if (signal.aborted) return
    if (picture instanceof Blob) await lookAt({ picture }, asked, scan)
    else setStage({ step: 'failed', way: asked, scan, looked, trouble: picture })
  }

  async function trySample(asked: Way = 'photo') {
    await run({ step: 'looking', way: asked, scan: 'sample', looked: 'sample' }, async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, sampleDelay))
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
    /** Grows each time results arrive. */
    arrivals,
    /** What a code that was just read turned out to be. */
    lastCode,
    openCamera(next: Way) {
      choose(next)
      setStage({ step: 'camera', way: next })
    },
    closeCamera() {
      setStage({ step: 'choosing' })
      toast({ title: 'Camera Closed' })
    },
    cameraFailed() {
      setStage({ step: 'choosing' })
      toast({ title: 'Camera Error', description: 'Unable to access the camera.', tone: 'destructive' })
    },
    /** Enough codes were read. */
    finishCodes() {
      setStage({ step: 'choosing' })
      complete(lines.filter(isGoods).length)
    },
    lookAt,
    takeFile,
    trySample,
    cancel() {
      looking.current?.abort()
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
        lookHere(picture, scan, { signal, onProgress }, eyes),
      )
    },
    backToStart: () => setStage({ step: 'choosing' }),
    /** Shows a scan of before. */
    reopen(scan: Scan) {
      looking.current?.abort()
      setFound(foundScan(scan))
      change({ type: 'begin', lines: scan.lines })
      codes.clear()
      setStage(scan.kept ? { step: 'shown', way: wayOf(scan.kind) } : { step: 'choosing' })
      setArrivals((count) => count + 1)
    },
    /** Brings back what was cleared, because the server did not take it; not over something newer. */
    restore(before: FoundScan, held: readonly ShownLine[]) {
      setFound((now) => now ?? before)
      change({ type: 'restore', lines: held })
    },
    /** Everything of it is done. */
    clear() {
      setFound(null)
      change({ type: 'clear' })
      codes.clear()
      setStage({ step: 'choosing' })
    },
  }
}

export type ScanFlow = ReturnType<typeof useScan>
