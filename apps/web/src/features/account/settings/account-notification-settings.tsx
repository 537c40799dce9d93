import { useNotificationSettings } from '../../../api/settings/notification-settings'
import { paths } from '../../../paths'
import { TextLink } from '../text-link'
import { SettingsFailure, SettingsSection, SettingsSwitches, type SwitchRow } from './settings-section'

const rows: readonly SwitchRow<'email' | 'recommendations' | 'community' | 'marketing'>[] = [
  {
    key: 'email',
    label: 'Email Notifications',
    hint: 'A daily email about your kitchen. Emails you ask for, such as a reset link, always arrive.',
  },
  {
    key: 'recommendations',
    label: 'Recipe Recommendations',
    hint: 'Dishes that use up what needs eating, in the daily email.',
  },
  {
    key: 'community',
    label: 'Community Updates',
    hint: 'New comments, likes and followers, in the daily email.',
  },
  {
    key: 'marketing',
    label: 'Marketing Communications',
    hint: 'News and offers from the people who run this site. When it is off, you get none.',
  },
]

export function AccountNotificationSettings() {
  const { chosen, error, refetch: readAgain, save, outcome } = useNotificationSettings()
  return (
    <SettingsSection
      id="notifications"
      title="Notification Settings"
      intro="What we may email you about."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsFailure error={error} outcome={outcome} onTryAgain={readAgain} />
      <SettingsSwitches rows={rows} chosen={chosen} onChange={save} />
      <p className="text-ink-soft">
        The time of the daily email, quiet hours and push messages are set under{' '}
        <TextLink to={paths.logsNotifications}>Logs &amp; Notifications</TextLink>.
      </p>
    </SettingsSection>
  )
}
