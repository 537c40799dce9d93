import { useState } from 'react'
import { usePreferences } from '../../../api/preferences/use-preferences'
import { Button } from '../../../ui/controls/button'
import { accountPreferences } from '../account-preferences'
import { DataDownload } from '../data-download'
import { DeleteAccountDialog } from './delete-account-dialog'
import { SettingsFailure } from './settings-failure'
import { SettingsSection } from './settings-section'
import { SettingsSwitches, type SwitchRow } from './settings-switches'

const rows: readonly SwitchRow<'profileVisible' | 'analytics'>[] = [
  {
    key: 'profileVisible',
    label: 'Profile Visibility',
    hint: 'Others can open your page from what you post, see your picture and follow you. Without it nothing leads to you; your posts keep your name.',
  },
  {
    key: 'analytics',
    label: 'Data Analytics',
    hint: 'Which recipes you open and at what hour you were last here. Without it none of that is recorded, and what was is forgotten.',
  },
]

export function PrivacySettings() {
  const { chosen, error, refetch: readAgain, save, outcome } = usePreferences(accountPreferences)
  const [deleting, setDeleting] = useState(false)
  return (
    <SettingsSection
      id="privacy"
      title="Privacy & Security"
      intro="What others see, what is recorded, and the way out."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsFailure error={error} outcome={outcome} onTryAgain={readAgain} />
      <SettingsSwitches rows={rows} chosen={chosen} onChange={save} />
      <div>
        <DataDownload />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-ink-soft">
          Your account and all that is only yours. You have 14 days to change your mind.
        </p>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}
