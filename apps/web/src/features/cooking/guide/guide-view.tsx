import type { RecipeDetails } from '@larder/contract/recipes'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { RecipeCautions } from '../../../food/verdicts/recipe-cautions'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { FinishView } from '../finish/finish-view'
import { hasBegun } from '../session/cooking-session'
import { useActiveSessions } from '../session/use-active-sessions'
import { useCookingSync } from '../session/use-cooking-sync'
import { useEndSessionOnLeave } from '../session/use-end-session-on-leave'
import { TimersSection } from '../timers/timers-section'
import { executeVoiceCommand, type GuideSheet } from '../voice/execute-voice-command'
import { useReadAloud } from '../voice/use-read-aloud'
import { useVoiceCommands } from '../voice/use-voice-commands'
import { ContinueNote } from './continue-note'
import { GuideBar } from './guide-bar'
import { GuideSheets } from './guide-sheets'
import { GuideTools } from './guide-tools'
import { type GuideRequest, toGuideUrl } from './guide-url'
import { GuideVerdicts } from './guide-verdicts'
import { formatStepStart } from './serving-time'
import { StepIngredients } from './step-ingredients'
import { StepPanel } from './step-panel'
import { useGuide } from './use-guide'
import { useGuideKeys } from './use-guide-keys'
import { useStepFocus } from './use-step-focus'
import { useWakeLock } from './use-wake-lock'

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
