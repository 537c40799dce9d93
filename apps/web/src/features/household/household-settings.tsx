import { type Household, household as words } from '@larder/contract/household'
import { useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { countryName, countryOptions } from '../../food/country-options'
import { formatTimeZone, getDeviceTimeZone, timeZoneOptions } from '../../time-zones'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { Select, type SelectOption } from '../../ui/fields/select'
import { toast } from '../../ui/toasts/toast-store'

/** Lists all currencies by code and name. Example: 'EUR, Euro'. */
function currencyOptions(chosen: string): SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return includeChosen(Intl.supportedValuesOf('currency'), chosen).map((value) => ({
    value,
    label: `${value}, ${names.of(value) ?? value}`,
  }))
}

function includeChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].toSorted()
}

/** The country, time zone and currency of the household. */
export function HouseholdSettings({ household }: { readonly household: Household }) {
  const { timeZone, currency, country, role } = household
  const [zones] = useState(() => timeZoneOptions(timeZone))
  const [countries] = useState(countryOptions)
  const [currencies] = useState(() => currencyOptions(currency))
  const { form, fields, failure, submitting } = useForm(words.update, {
    logLabel: 'Saving the household’s settings failed',
    // The country is optional when the time zone is set.
    body: ({ country: chosen, ...values }) => ({ ...values, ...(chosen && { country: chosen }) }),
    onDone: () => {
      toast({ title: 'Settings saved', tone: 'success' })
    },
  })
  const deviceTimeZone = getDeviceTimeZone()

  return (
    <section aria-labelledby="household-settings" className="flex flex-col gap-4">
      <h2 id="household-settings" className="text-xl">
        Place, time and money
      </h2>
      {role === 'owner' ? (
        <form
          // Reset the form when another owner saves other values.
          key={`${timeZone} ${currency} ${country}`}
          {...form}
          aria-labelledby="household-settings"
          className="flex flex-col gap-4"
        >
          <Field
            label="Country"
            hint="Sets which pints, cups and pack sizes we use. Recipes you already have keep their measures."
            error={fields.country}
          >
            <Select
              name="country"
              {...(country !== undefined && { defaultValue: country })}
              placeholder="Choose a country"
              options={countries}
            />
          </Field>
          <Field
            label="Time zone"
            hint={`Decides when a day begins.${deviceTimeZone ? ` This device is in ${formatTimeZone(deviceTimeZone)}.` : ''}`}
            error={fields.timeZone}
          >
            <Select name="timeZone" defaultValue={timeZone} options={zones} />
          </Field>
          <Field label="Currency" hint="For prices you enter." error={fields.currency}>
            <Select name="currency" defaultValue={currency} options={currencies} />
          </Field>
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
          <Button type="submit" busy={submitting} className="self-start">
            Save settings
          </Button>
        </form>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] border-y *:min-h-12 *:content-center *:py-2 [&>*:nth-child(n+3)]:border-t">
          <dt className="pe-8 text-ink-soft">Country</dt>
          <dd>{country === undefined ? 'Not chosen' : countryName(country)}</dd>
          <dt className="pe-8 text-ink-soft">Time zone</dt>
          <dd className="wrap-anywhere">{formatTimeZone(timeZone)}</dd>
          <dt className="pe-8 text-ink-soft">Currency</dt>
          <dd>{currency}</dd>
        </dl>
      )}
    </section>
  )
}
