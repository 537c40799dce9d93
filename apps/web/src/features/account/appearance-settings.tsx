import { AccountSettings } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { useState } from 'react'
import { useRead } from '../../api/use-api'
import { useChoices } from '../../api/use-choices'
import { useMeasures } from '../../food/use-measures'
import { Field } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { Select } from '../../ui/select'
import { useTheme } from '../../ui/theme'
import { useWrittenAs, writtenNames } from '../../ui/written-as'
import { zoneName, zoneOptions } from '../../zone-options'
import { accountChoices } from './account-choices'
import { SettingsSection } from './settings-section'
import { SettingsTrouble } from './settings-trouble'
import { WrittenExample } from './written-example'

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
const languages = Object.entries(writtenNames).map(([value, label]) => ({ value, label }))
const asHousehold = 'household'

/** How everything looks and is written, on every device of the cook. */
export function AppearanceSettings() {
  const { chosen, error, readAgain, save, outcome } = useChoices(accountChoices)
  // Until the account's choices are known, those of the device stand: they are the same but on a new one.
  const theme = useTheme().chosen ?? 'system'
  const [measuresHere] = useMeasures()
  const written = useWrittenAs()
  const home = useRead(household.current, {}).data?.data
  const [zones] = useState(() => zoneOptions(null))
  const disabled = !chosen
  const zone = chosen?.timeZone ?? null
  const known = zone === null || zones.some(({ value }) => value === zone) ? zones : zoneOptions(zone)

  /** What a control offers is what the contract takes; anything else is nobody's choice. */
  function choose(change: Record<string, string | null>) {
    const read = AccountSettings.safeParse({ ...chosen, ...change })
    if (read.success) save(Object.fromEntries(Object.keys(change).map((key) => [key, change[key]])))
  }

  return (
    <SettingsSection
      id="appearance"
      title="Appearance & Units"
      intro="The same on every device you sign in on."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsTrouble error={error} outcome={outcome} onTryAgain={readAgain} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Segmented
          legend="Theme"
          segments={themes.map((segment) => ({ ...segment, disabled }))}
          value={chosen?.theme ?? theme}
          onValueChange={(value) => choose({ theme: value })}
        />
        <Segmented
          legend="Measures in recipes"
          className="max-sm:text-sm"
          segments={measures.map((segment) => ({ ...segment, disabled }))}
          value={chosen?.measures ?? measuresHere}
          onValueChange={(value) => choose({ measures: value })}
        />
        <Field label="Dates and numbers" hint={<WrittenExample />}>
          <Select
            options={languages}
            value={chosen?.writtenAs ?? written}
            disabled={disabled}
            onChange={({ target }) => choose({ writtenAs: target.value })}
          />
        </Field>
        <Field label="Time zone" hint="When your day begins, for the scans of a day.">
          <Select
            options={[
              {
                value: asHousehold,
                label: home ? `As the household (${zoneName(home.timeZone)})` : 'As the household',
              },
              ...known,
            ]}
            value={zone ?? asHousehold}
            disabled={disabled}
            onChange={({ target }) =>
              choose({ timeZone: target.value === asHousehold ? null : target.value })
            }
          />
        </Field>
      </div>
    </SettingsSection>
  )
}
