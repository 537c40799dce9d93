import type { AccountSettings } from '@larder/contract/account'
import { type Household, household } from '@larder/contract/household'
import { useState } from 'react'
import { useChange } from '../../../api/use-change'
import { guessDeviceCountry } from '../../../device-country'
import { countryName, countryOptions } from '../../../food/country-options'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { WelcomeStepLayout, type WelcomeStepProps } from './welcome-step'

type Measures = AccountSettings['measures']

const measureChoices: readonly { value: Measures; label: string }[] = [
  { value: 'metric', label: 'Grams, litres' },
  { value: 'us', label: 'Cups, ounces' },
  { value: 'written', label: 'As written' },
]

interface MeasuresStepProps extends Omit<WelcomeStepProps, 'onDone'> {
  readonly home: Household
  readonly measures: Measures
  readonly onDone: (measures: Measures) => void
}

/** Country and units. */
export function MeasuresStep({ home, measures, onDone, onBack, saving, failure }: MeasuresStepProps) {
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
    onDone(chosen ?? usual)
  }

  return (
    <WelcomeStepLayout
      title="Where do you cook?"
      intro="Your country decides what a pint and a cup are, and which packs your shops sell."
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
