import { account, type WelcomeStep } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { MeasuresStep } from './measures-step'
import { PeopleStep } from './people-step'
import { RestStep } from './rest-step'
import { StaplesStep } from './staples-step'
import { Tonight } from './tonight'
import type { WelcomeStepProps } from './welcome-step'

const steps = ['people', 'measures', 'staples', 'rest'] as const
type Step = (typeof steps)[number]

const firstStep = (saved: WelcomeStep): Step => (saved === 'new' || saved === 'done' ? 'people' : saved)

/** The first two minutes: who eats here, units, staples, the rest, and then a dish for tonight. */
export function WelcomePage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const settings = useRead(account.settings, {})
  const people = useRead(diet.people, {})
  const home = useRead(household.current, {})
  const stock = useRead(inventory.list, {})
  const save = useChange(account.saveSettings)
  const [chosen, setChosen] = useState<Step | null>(null)
  const [cooking, setCooking] = useState(false)
  const [skipped, setSkipped] = useState(false)

  const reads = [settings, people, home, stock]
  const failed = reads.find(({ error, data }) => error && !data)
  const saved = settings.data?.data.welcome
  const step = chosen ?? (saved && firstStep(saved))

  /** Remembers where to go on, then goes on. */
  async function goTo(next: Step | 'done', measures?: 'written' | 'metric' | 'us'): Promise<boolean> {
    const body = { welcome: next, ...(measures && { measures }) }
    const response = await save.change({ body }).response.catch(() => null)
    if (!response) return false
    if (next !== 'done') setChosen(next)
    return true
  }

  async function skip() {
    setSkipped(true)
    if (await goTo('done')) void navigate(paths.home, { replace: true })
    else setSkipped(false)
  }

  async function finish() {
    setCooking(true)
    if (!(await goTo('done'))) setCooking(false)
  }

  function propsOf(one: Step): WelcomeStepProps {
    const at = steps.indexOf(one)
    const [before, after] = [steps[at - 1], steps[at + 1]]
    return {
      onDone: () => void (after ? goTo(after) : finish()),
      onBack: before && (() => setChosen(before)),
      saving: save.isPending,
      failure: save.error,
    }
  }

  // Once is enough: who comes back later finds the kitchen.
  if (saved === 'done' && !cooking && !skipped && chosen === null)
    return <Navigate to={pathname === paths.welcome ? paths.inventory : pathname} replace />
  return (
    <div className="mx-auto flex min-h-(--page-height) w-full max-w-3xl flex-col gap-6 px-4 pt-6 sm:px-6">
      {!cooking && (
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="numbers text-ink-soft">
            {step && `Step ${steps.indexOf(step) + 1} of ${steps.length}`}
          </p>
          <Button variant="quiet" onClick={() => void skip()}>
            Skip
          </Button>
        </div>
      )}
      {cooking && <Tonight />}
      {!cooking && failed && (
        <LoadErrorNote
          title="The welcome could not be loaded"
          sentence={toErrorMessage(failed.error)}
          onTryAgain={() => void failed.refetch()}
        />
      )}
      {!cooking &&
        !failed &&
        (step && people.data && home.data && stock.data && settings.data ? (
          <>
            {step === 'people' && <PeopleStep {...propsOf(step)} people={people.data.data} />}
            {step === 'measures' && (
              <MeasuresStep
                {...propsOf(step)}
                home={home.data.data}
                measures={settings.data.data.measures}
                onDone={(measures) => void goTo('staples', measures)}
              />
            )}
            {step === 'staples' && (
              <StaplesStep {...propsOf(step)} stock={stock.data.data} country={home.data.data.country} />
            )}
            {step === 'rest' && <RestStep {...propsOf(step)} />}
          </>
        ) : (
          <Skeleton lines={8} />
        ))}
    </div>
  )
}
