import type { RecipeDetails } from '@larder/contract/recipes'
import { CircleQuestionMark, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ContinueCooking } from '../../../food/recipe/continue-cooking'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { RecipeCautions } from '../../../food/verdicts/recipe-cautions'
import {
  formatNameList,
  objectionLevel,
  toDishVerdicts,
  type VerdictLevel,
} from '../../../food/verdicts/to-dish-verdicts'
import { useNavigate } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { useMediaQuery } from '../../../ui/use-media-query'
import { FinishView } from '../finish/finish-view'
import { type CookingSession, hasBegun } from '../session/cooking-session'
import { useActiveSessions, useEndSessionOnLeave } from '../session/use-cooking-session'
import { useCookingSync } from '../session/use-cooking-sync'
import { TimersSection } from '../timers/timers-section'
import { executeVoiceCommand, type GuideSheet } from '../voice/execute-voice-command'
import { useReadAloud } from '../voice/use-read-aloud'
import { useVoiceCommands } from '../voice/use-voice-commands'
import { GuideBar } from './guide-bar'
import { GuideSheets } from './guide-sheets'
import { GuideTools } from './guide-tools'
import { type GuideRequest, toGuideUrl } from './guide-url'
import { IngredientsChecklist } from './ingredients-sheet'
import { formatStepStart } from './serving-time'
import { StepIngredients, StepPanel, useStepFocus } from './step-panel'
import { useGuide } from './use-guide'
import { useGuidePreference } from './use-guide-preference'

/** Offers earlier cooking sessions, one at a time, before a new one is begun. */
function ContinueNote({ offers }: { readonly offers: readonly CookingSession[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const offer = offers.find(({ id }) => !dismissed.has(id))
  if (!offer) return null
  const { id, titles, dishes, state } = offer
  return (
    <ContinueCooking
      titles={titles}
      step={state.step + 1}
      to={toGuideUrl(dishes, id)}
      onDismiss={() => setDismissed(new Set([...dismissed, id]))}
    />
  )
}

/** Keeps the screen on while cooking. Browsers release the lock whenever the page is hidden. */
function useWakeLock() {
  const [isEnabled, setIsEnabled] = useGuidePreference('keep-awake', true)
  const [available] = useState(() => 'wakeLock' in navigator)

  useEffect(() => {
    if (!isEnabled || !available) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function acquire() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (left) void got.release()
        else lock = got
      } catch {
        // Rejected, for instance on a low battery; it is requested again when the page becomes visible.
      }
    }
    const reacquire = () => void acquire()
    void acquire()
    document.addEventListener('visibilitychange', reacquire)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', reacquire)
      void lock?.release()
    }
  }, [isEnabled, available])

  return { available, on: isEnabled && available, set: setIsEnabled }
}

/** While cooking there is nothing but the dish: styles/app.css takes header and places out of sight until they have the focus. */
function useWholeScreen(isCooking: boolean) {
  useEffect(() => {
    if (!isCooking) return
    document.documentElement.dataset.cooking = ''
    return () => {
      delete document.documentElement.dataset.cooking
    }
  }, [isCooking])
}

/** Keyboard actions of the guide; the help lists them. */
type GuideKeys = Readonly<Record<string, () => void>>

/** Excludes overlays that are closing. */
const overlaySelector = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join()

/** Handles single keys, except while typing or while an overlay is open. A focused button keeps its space bar. */
function useGuideKeys(keys: GuideKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector(overlaySelector)) return
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action || handlesKeyItself(event.target, event.key)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function handlesKeyItself(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  if (target.matches('input:not([type="checkbox"], [type="radio"])')) return true
  if (target.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a[href], summary') !== null
}

interface GuideVerdictsProps {
  readonly recipes: readonly RecipeDetails[]
  /** Collapsed to one line while cooking: the step must be readable from afar. */
  readonly folded: boolean
}

const verdictStyles: Readonly<
  Record<VerdictLevel, { readonly mark: LucideIcon; readonly words: string; readonly ink: string }>
> = {
  'must not': { mark: OctagonAlert, words: 'Not for', ink: 'text-tomato-ink' },
  'not known': { mark: CircleQuestionMark, words: 'Not known for', ink: 'text-saffron-ink' },
  warns: { mark: TriangleAlert, words: 'Check for', ink: 'text-saffron-ink' },
}

/** Warns which dishes are not suitable for which eater, and because of which line. Shown before the first step. */
function GuideVerdicts({ recipes, folded }: GuideVerdictsProps) {
  const concerned = recipes.filter(({ eaters }) => toDishVerdicts(eaters).length > 0)
  if (concerned.length === 0) return null
  const all = concerned.map(({ id, title, eaters }) => (
    <div key={id} className="flex flex-col gap-1">
      {recipes.length > 1 && <p className="font-semibold wrap-anywhere">{title}</p>}
      <DishVerdicts eaters={eaters} />
    </div>
  ))
  if (!folded) return <div className="flex flex-col gap-3">{all}</div>
  const eaters = concerned.flatMap((recipe) => recipe.eaters)
  const against = eaters.filter(({ objections }) => objections.length > 0)
  const { level = 'warns' } = toDishVerdicts(against)[0] ?? {}
  const concerning = against.filter(({ objections }) =>
    objections.some((one) => objectionLevel(one) === level),
  )
  const names = [...new Set(concerning.map(({ name }) => name))]
  const { mark: Mark, words, ink } = verdictStyles[level]
  return (
    <details className="rounded-card border border-edge px-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Mark aria-hidden className={classNames('size-5 shrink-0', ink)} />
        <span className="min-w-0 wrap-anywhere">
          {words} {formatNameList(names)}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-3">{all}</div>
    </details>
  )
}

interface GuideViewProps {
  readonly request: GuideRequest
  readonly recipes: readonly RecipeDetails[]
}

/**
 * One large step at a time, with its ingredients, timers and voice; at the end the stock deduction and the leftovers.
 */
export function GuideView({ request, recipes }: GuideViewProps) {
  const guide = useGuide(request, recipes)
  const { session, steps, step, place } = guide
  const navigate = useNavigate()
  const [sheet, show] = useState<GuideSheet | null>(null)
  const panel = useRef<HTMLElement>(null)
  // A tablet on a stand shows steps and ingredients side by side.
  const isWide = useMediaQuery('(width >= 64rem)')
  const reading = useReadAloud(step?.text ?? '', session.done ? -1 : place)
  const awake = useWakeLock()
  const voice = useVoiceCommands(
    (command) => executeVoiceCommand(command, { guide, show, stopListening: () => voice.stop() }),
    !session.done,
  )
  const offers = useActiveSessions().filter(({ id }) => id !== session.id)
  useCookingSync(guide.cooking, {
    onOver() {
      toast({
        title: 'Finished Elsewhere',
        description: 'Somebody has finished this dish on another device.',
      })
      guide.cooking.end()
    },
    onDishes: (dishes) => void navigate(toGuideUrl(dishes, session.id), { replace: true }),
  })
  useEndSessionOnLeave(session)
  useWholeScreen(hasBegun(session) && !session.done)
  useStepFocus(panel, session.done ? -1 : place)
  useToastOffset('7rem')
  usePreloadToaster()

  const runUnlessDone = (action: () => void) => () => {
    if (!session.done) action()
  }
  const next = runUnlessDone(guide.next)
  const back = runUnlessDone(guide.back)
  useGuideKeys({
    ArrowRight: next,
    ' ': next,
    n: next,
    ArrowLeft: back,
    p: back,
    r: runUnlessDone(reading.toggle),
    i: () => show('ingredients'),
    a: () => show('steps'),
    h: () => show('help'),
    s: () => guide.stopTimers(guide.ringing.map(({ id }) => id)),
    t: () => {
      const [offered] = step?.timers ?? []
      if (!offered || session.done) show('timer')
      else if (!guide.timers.some(({ label }) => label === offered.label))
        guide.startTimer(offered.label, offered.seconds)
    },
    v: runUnlessDone(() => (voice.listening ? voice.stop() : voice.available && voice.start())),
  })

  return (
    <>
      <GuideVerdicts recipes={recipes} folded={hasBegun(session)} />
      {!hasBegun(session) && recipes.map((recipe) => <RecipeCautions key={recipe.id} recipe={recipe} />)}
      {session.done ? (
        <FinishView guide={guide} onTimer={() => show('timer')} />
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex flex-col gap-7">
              <StepPanel
                ref={panel}
                place={place}
                count={steps.length}
                text={step?.text ?? ''}
                dish={recipes.length > 1 && step ? recipes[step.dish]?.title : undefined}
                begin={step && formatStepStart(session.serveAt, step.before)}
              />
              <StepIngredients ingredients={step?.ingredients ?? []} measures={guide.measures} />
            </div>
            <div className="flex flex-col gap-7">
              <TimersSection guide={guide} onOwn={() => show('timer')} />
              {isWide && (
                <section aria-label="All ingredients" className="rounded-card border px-4 py-3">
                  <IngredientsChecklist recipes={recipes} measures={guide.measures} cookingId={session.id} />
                </section>
              )}
              <GuideTools reading={reading} voice={voice} awake={awake} onShow={show} />
            </div>
          </div>
          {/* Below the step: the household's other sessions load later than this one and must not move it. */}
          {!hasBegun(session) && <ContinueNote offers={offers} />}
          <GuideBar guide={guide} />
        </>
      )}
      <GuideSheets
        guide={guide}
        cookingId={request.cookingId}
        sheet={sheet}
        onSheet={show}
        canListen={voice.available}
        canSpeak={reading.available}
      />
    </>
  )
}
