import { type AccountSettings, account, type WelcomeStep } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { type Household, household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { dialectOfCountry } from '@larder/kitchen/dialect/dialect-of-country'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { guessDeviceCountry } from '../../../device-country'
import { countryName, countryOptions } from '../../../food/country-options'
import { TypedLinesField } from '../../../food/typed-lines/typed-lines-field'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Navigate, useLocation, useNavigate } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { PeopleStep } from './people-step'
import { StaplesStep } from './staples-step'
import { Tonight } from './tonight'
import { WelcomeStepLayout, type WelcomeStepProps } from './welcome-step'

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

  /** Remembers where to go on, then continues. */
  async function goTo(next: Step | 'done', chosen: RegionChoices = {}): Promise<boolean> {
    const body = { welcome: next, ...chosen }
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
                locale={settings.data.data.locale}
                onDone={(chosen) => void goTo('staples', chosen)}
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

type Measures = AccountSettings['measures']
type RegionChoices = Partial<Pick<AccountSettings, 'measures' | 'locale'>>

const measureChoices: readonly { value: Measures; label: string }[] = [
  { value: 'metric', label: 'Grams, litres' },
  { value: 'us', label: 'Cups, ounces' },
  { value: 'written', label: 'As written' },
]

interface MeasuresStepProps extends Omit<WelcomeStepProps, 'onDone'> {
  readonly home: Household
  readonly measures: Measures
  readonly locale: AccountSettings['locale']
  readonly onDone: (chosen: RegionChoices) => void
}

/** Country and units. */
function MeasuresStep({ home, measures, locale, onDone, onBack, saving, failure }: MeasuresStepProps) {
  const [countries] = useState(countryOptions)
  const [country, setCountry] = useState(home.country ?? guessDeviceCountry())
  const usual: Measures = country === 'US' ? 'us' : 'metric'
  const [chosen, setChosen] = useState<Measures | null>(measures === 'written' ? null : measures)
  const update = useChange(household.update)

  async function save() {
    if (country !== undefined && country !== home.country && home.role === 'owner') {
      const saved = await update.change({ body: { country } }).response.catch(() => null)
      if (!saved) return
    }
    // Dates follow the country, unless the cook has chosen other ones before.
    const isAmerican = country !== undefined && dialectOfCountry(country) === 'american'
    onDone({ measures: chosen ?? usual, ...(isAmerican && locale === 'en-GB' && { locale: 'en-US' }) })
  }

  return (
    <WelcomeStepLayout
      title="Where do you cook?"
      intro="Your country tells us how big a pint or a cup is, and which pack sizes your shops sell."
      next="Continue"
      busy={saving || update.isPending}
      failure={failure ?? update.error}
      onNext={() => void save()}
      onBack={onBack}
    >
      {home.role === 'owner' ? (
        <Field label="Country">
          <Select
            options={countries}
            placeholder="Choose a country"
            value={country ?? ''}
            onChange={({ target }) => setCountry(target.value)}
          />
        </Field>
      ) : (
        <p>
          Your household is in {home.country === undefined ? 'no country yet' : countryName(home.country)}.
        </p>
      )}
      <SegmentedControl
        legend="Show recipes in"
        segments={measureChoices}
        value={chosen ?? usual}
        onValueChange={(value) =>
          setChosen(measureChoices.find((choice) => choice.value === value)?.value ?? null)
        }
      />
    </WelcomeStepLayout>
  )
}

/** The rest of the kitchen: scanned, pasted, typed or spoken. */
function RestStep({ onDone, onBack, saving, failure }: WelcomeStepProps) {
  const [text, setText] = useState('')
  const facts = useLazyFoodFacts()
  const add = useChange(inventory.createTyped)

  async function save() {
    if (text.trim() !== '') {
      const saved = await add.change({ body: { text } }).response.catch(() => null)
      if (!saved) return
    }
    onDone()
  }

  return (
    <WelcomeStepLayout
      title="What else do you have?"
      intro="Look in the fridge and name a few things, or let the camera do it."
      next={text.trim() === '' ? 'See what I can cook' : 'Add, and see what I can cook'}
      busy={saving || add.isPending}
      failure={failure ?? add.error}
      onNext={() => void save()}
      onBack={onBack}
    >
      <TypedLinesField
        label="Type, paste or speak"
        hint="One item per line, or separated by commas. Add amounts if you know them."
        text={text}
        onText={setText}
        facts={facts}
      />
      <Button asChild icon={<ScanLine />} className="self-start">
        <Link to={paths.scanIngredients}>Scan with the camera</Link>
      </Button>
    </WelcomeStepLayout>
  )
}
