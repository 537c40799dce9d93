import { type Scan, scan } from '@larder/contract/scan'
import { ArchiveRestore, Lightbulb, PackageCheck } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useRead } from '../../api/use-read'
import { loginPath, paths } from '../../paths'
import { Link } from '../../router/link'
import { useLocation, useNavigate, useSearchParams } from '../../router/router'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/controls/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorNote } from '../../ui/feedback/error-note'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { toast } from '../../ui/toasts/toast-store'
import { ScanViewport } from './capture/scan-viewport'
import { useDeviceVision } from './device-vision'
import { ManualAddForm } from './manual/manual-add-form'
import { ScanResults } from './results/scan-results'
import { type ScanMode, scanModeTexts } from './scan-mode'
import type { ScanState } from './scan-state'
import type { ScanFlow } from './use-scan'
import { useStoredPicture } from './use-stored-picture'

/** Tips for good scans, shown in the place of the results. */
function ScanTips({ way }: { readonly way: ScanMode }) {
  return (
    <div className="flex flex-col items-center gap-6 px-4 py-12 text-center">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-herb-wash text-herb-ink [&_svg]:size-8"
      >
        <Lightbulb />
      </span>
      <div className="flex flex-col gap-2">
        <h2 className="text-xl">Point the camera, and your kitchen knows</h2>
        <p className="text-ink-soft">What is found shows up here, ready to correct and save.</p>
      </div>
      <ul className="flex max-w-sm list-disc flex-col gap-2 ps-5 text-start text-ink-soft">
        {scanModeTexts[way].tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}

interface SavedNoteProps {
  readonly count: number
}

/** After saving: where the items are now, and what one does next. */
function SavedNote({ count }: SavedNoteProps) {
  return (
    <EmptyState
      icon={<PackageCheck />}
      title={`${formatNounCount(count, 'item')} saved to your inventory`}
      hint="Scan some more, or see what you can make with it."
      action={
        <>
          <Button variant="primary" asChild>
            <Link to={paths.inventory}>See your inventory</Link>
          </Button>
          <Button asChild>
            <Link to={paths.mealSuggestions}>What can I cook?</Link>
          </Button>
        </>
      }
    />
  )
}

/** Opens the scan named in the URL, for instance from a reminder or the history. */
function useScanFromUrl(id: string | null, onOpen: (scan: Scan) => void) {
  const { data, error, refetch } = useRead(scan.get, { params: { id: id ?? '' } }, { enabled: id !== null })
  const opened = id === null ? undefined : data?.data
  const isOver = opened !== undefined && (opened.savedAt !== undefined || opened.droppedAt !== undefined)
  // Compared by id: a refetch must not overwrite the cook's changes.
  const waiting = opened && !isOver ? opened.id : undefined
  const open = useEffectEvent(() => {
    if (opened) onOpen(opened)
  })
  useEffect(() => {
    if (waiting !== undefined) open()
  }, [waiting])
  return { scan: opened, isOver, error: id === null ? null : error, readAgain: () => void refetch() }
}

/** The pressed button disappears with its step, so the focus moves to the next step. */
function useScanStepFocus(
  step: ScanState['step'],
  places: { stage: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> },
) {
  const before = useRef(step)
  const follow = useEffectEvent((next: ScanState['step']) => {
    const focused = document.activeElement
    const lost = focused === null || focused === document.body || !focused.isConnected
    const place = next === 'camera' || next === 'choosing' ? places.stage : places.results
    if (lost) place.current?.focus({ preventScroll: true })
    const top = places.stage.current?.getBoundingClientRect().top ?? 0
    if (top < 0 && next !== 'choosing') places.stage.current?.scrollIntoView?.({ block: 'start' })
  })
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    follow(step)
  }, [step])
}

interface OpenedScanNoteProps {
  readonly error: unknown
  readonly saved: boolean
  readonly onTryAgain: () => void
}

/** The URL names a scan that is already finished or could not be read. */
function UnavailableScanNote({ error, saved, onTryAgain }: OpenedScanNoteProps) {
  if (error)
    return (
      <ErrorNote
        title="That scan could not be opened."
        action={<Button onClick={onTryAgain}>Try again</Button>}
      >
        {toErrorMessage(error)}
      </ErrorNote>
    )
  return (
    <EmptyState
      icon={<ArchiveRestore />}
      title={saved ? 'This scan was saved already' : 'This scan was discarded'}
      hint={saved ? 'What it found is in your inventory.' : 'Nothing was saved.'}
      action={
        <Button asChild>
          <Link to={paths.inventory}>Open the inventory</Link>
        </Button>
      }
    />
  )
}

interface ScanViewProps {
  readonly flow: ScanFlow
  readonly signedIn: boolean
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
}

/** The scan viewport, the results, and the manual form. */
export function ScanView({ flow, signedIn, keep, onKeep }: ScanViewProps) {
  const vision = useDeviceVision()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [lit, setLit] = useState<string | null>(null)
  const [savedCount, setSavedCount] = useState<number | null>(null)
  const stageRef = useRef<HTMLDivElement>(null)
  const resultsRef = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const manual = useRef<HTMLDivElement>(null)

  const { stage, found, lines, codes, arrivals, lastCode } = flow
  const scanParam = signedIn ? search.get('scan') : null
  const opened = useScanFromUrl(scanParam, flow.reopen)
  const storedScan = opened.scan?.kept && found?.id === scanParam ? opened.scan.id : undefined
  const keptPicture = useStoredPicture(storedScan)
  const clearScanParam = () => {
    if (search.has('scan')) setSearch({}, { replace: true })
  }

  useScanStepFocus(stage.step, { stage: stageRef, results: resultsRef })
  const shownArrivals = useRef(arrivals)
  useEffect(() => {
    // Not for results that were shown before the history tab was opened.
    if (arrivals > shownArrivals.current) showResults(resultsRef.current, heading.current)
    shownArrivals.current = arrivals
  }, [arrivals])
  const begun = useEffectEvent(() => {
    clearScanParam()
    setSavedCount(null)
  })
  const step = stage.step
  const isNew = step === 'looking' || (step === 'camera' && !stage.back)
  useEffect(() => {
    // A new scan has started, so the URL must not name the previous one.
    if (isNew) begun()
  }, [isNew])
  const scanned = useEffectEvent((code: string) => void codes.ask(code))
  useEffect(() => (signedIn ? vision.watchScanner(scanned) : undefined), [vision, signedIn])

  useEffect(() => {
    if (!signedIn) return undefined
    // Deferred until the page is loaded. The next scan may be offline.
    const timer = setTimeout(() => void vision.preloadModel().catch(() => undefined), 5000)
    return () => clearTimeout(timer)
  }, [vision, signedIn])

  const unopened = scanParam !== null && found === null && (opened.isOver || opened.error !== null)
  const hasResults = lines.length > 0 || codes.open.length > 0
  const busy = step === 'looking' || step === 'which-codes' || step === 'nothing' || step === 'failed'
  const promptLogin = () =>
    void toast({
      title: 'Please log in',
      description: 'Then it is kept in your own kitchen.',
      action: { label: 'Log In', onSelect: () => void navigate(loginPath(pathname)) },
    })

  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div ref={stageRef} tabIndex={-1} className="mx-auto w-full max-w-160 scroll-mt-4 lg:sticky lg:top-4">
          <ScanViewport
            flow={flow}
            signedIn={signedIn}
            keep={keep}
            onKeep={onKeep}
            keptPicture={keptPicture}
            storedScan={storedScan}
            lit={lit}
            onPoint={setLit}
          />
        </div>
        <div
          ref={resultsRef}
          tabIndex={-1}
          className={classNames(
            'flex scroll-mt-2 flex-col rounded-card border p-4 sm:p-6',
            // As high as the screen, so that nothing below shifts when results arrive.
            step === 'choosing' && !hasResults && !unopened ? 'lg:min-h-112' : 'min-h-128 lg:min-h-160',
            hasResults || busy || unopened || savedCount !== null ? 'bg-raised' : emptyResultsClass(step),
          )}
        >
          {unopened ? (
            <UnavailableScanNote
              error={opened.error}
              saved={opened.scan?.savedAt !== undefined}
              onTryAgain={opened.readAgain}
            />
          ) : hasResults || busy ? (
            <ScanResults
              flow={flow}
              lit={lit}
              onPoint={setLit}
              onType={() => manual.current?.querySelector('input')?.focus()}
              onOver={clearScanParam}
              onSaved={setSavedCount}
              headingRef={heading}
            />
          ) : savedCount !== null ? (
            <SavedNote count={savedCount} />
          ) : (
            <ScanTips way={flow.way} />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {lastCode.times > 0 &&
          `${lastCode.name} added${lastCode.times > 1 ? `, ${lastCode.times} times` : ''}`}
      </p>
      {/* Below the fold on a phone: hidden during recognition, so that it appears in its final position instead of being moved. */}
      <div ref={manual} className={step === 'looking' ? 'max-lg:invisible' : ''}>
        <ManualAddForm onVisitor={signedIn ? undefined : promptLogin} />
      </div>
    </div>
  )
}

/** Before there are results: tips beside the choices, and nothing on a narrow screen. */
function emptyResultsClass(step: ScanState['step']): string {
  return classNames('border-transparent', step === 'camera' ? 'max-lg:invisible' : 'max-lg:hidden')
}

/** Focuses the heading, and scrolls to the list if it starts far down. */
function showResults(results: HTMLElement | null, heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  const top = heading?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight * 0.4) results?.scrollIntoView?.({ block: 'start' })
}
