import { AccountSettings } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { useState } from 'react'
import { useRead } from '../../../api/use-read'
import { useMeasures } from '../../../food/recipe/use-measures'
import { formatTimeZone, timeZoneOptions } from '../../../time-zones'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { dateText, localeNames, numberText, useDisplayLocale } from '../../../ui/formatting/locale'
import { useTheme } from '../../../ui/theme/theme'
import { useAccountSettings } from '../account-settings'
import { SettingsFailure, SettingsSection } from './settings-section'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const measures = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
]
const languages = Object.entries(localeNames).map(([value, label]) => ({ value, label }))
const sameAsHousehold = 'household'

const inFull = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** An example in the chosen locale: '15 Feb 2026 · 1,234.5'. */
function LocaleExample() {
  useDisplayLocale()
  return (
    <>
      Like this: <span className="numbers">{dateText('2026-02-15T00:00:00Z', inFull)}</span> ·{' '}
      <span className="numbers">{numberText(1234.5)}</span>
    </>
  )
}

/** Theme, units and locale, on all devices of the cook. */
export function AppearanceSettings() {
  const { chosen, error, refetch: readAgain, save, outcome } = useAccountSettings()
  // Until the account's preferences are loaded, those of the device are shown. They differ only on a new device.
  const theme = useTheme().chosen ?? 'system'
  const [measuresHere] = useMeasures()
  const locale = useDisplayLocale()
  const home = useRead(household.current, {}).data?.data
  const [zones] = useState(() => timeZoneOptions(null))
  const disabled = !chosen
  const zone = chosen?.timeZone ?? null
  const known = zone === null || zones.some(({ value }) => value === zone) ? zones : timeZoneOptions(zone)

  /** The controls offer only what the contract accepts; anything else is ignored. */
  function choose(change: Record<string, string | null>) {
    const parsed = AccountSettings.safeParse({ ...chosen, ...change })
    if (parsed.success) save(Object.fromEntries(Object.keys(change).map((key) => [key, change[key]])))
  }

  return (
    <SettingsSection
      id="appearance"
      title="Appearance & Units"
      intro="The same on every device you sign in on."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsFailure error={error} outcome={outcome} onTryAgain={readAgain} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <SegmentedControl
          legend="Theme"
          segments={themes.map((segment) => ({ ...segment, disabled }))}
          value={chosen?.theme ?? theme}
          onValueChange={(value) => choose({ theme: value })}
        />
        <SegmentedControl
          legend="Measures in recipes"
          className="max-sm:text-sm"
          segments={measures.map((segment) => ({ ...segment, disabled }))}
          value={chosen?.measures ?? measuresHere}
          onValueChange={(value) => choose({ measures: value })}
        />
        <Field label="Dates and numbers" hint={<LocaleExample />}>
          <Select
            options={languages}
            value={chosen?.locale ?? locale}
            disabled={disabled}
            onChange={({ target }) => choose({ locale: target.value })}
          />
        </Field>
        <Field label="Time zone" hint="Decides when your day begins and your daily scans start again.">
          <Select
            options={[
              {
                value: sameAsHousehold,
                label: home
                  ? `Same as the household (${formatTimeZone(home.timeZone)})`
                  : 'Same as the household',
              },
              ...known,
            ]}
            value={zone ?? sameAsHousehold}
            disabled={disabled}
            onChange={({ target }) =>
              choose({ timeZone: target.value === sameAsHousehold ? null : target.value })
            }
          />
        </Field>
      </div>
    </SettingsSection>
  )
}
