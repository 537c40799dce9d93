import { useNotificationSettings } from '../../../api/settings/notification-settings'
import { paths } from '../../../paths'
import { TextLink } from '../text-link'
import { SettingsFailure, SettingsSection, SettingsSwitches, type SwitchRow } from './settings-section'

const rows: readonly SwitchRow<'email' | 'recommendations' | 'community' | 'marketing'>[] = [
  {
    key: 'email',
    label: 'Email Notifications',
    hint: 'The daily mail about your kitchen. Mails you ask for yourself, such as a reset link, always come.',
  },
  {
    key: 'recommendations',
    label: 'Recipe Recommendations',
    hint: 'Dishes that use up what needs eating, in the daily mail.',
  },
  {
    key: 'community',
    label: 'Community Updates',
    hint: 'New comments, likes and followers of your recipes, in the daily mail.',
  },
  {
    key: 'marketing',
    label: 'Marketing Communications',
    hint: 'News and offers from those who run this place. Without it none is ever sent to you.',
  },
]

export function AccountNotificationSettings() {
  const { chosen, error, refetch: readAgain, save, outcome } = useNotificationSettings()
  return (
    <SettingsSection
      id="notifications"
      title="Notification Settings"
      intro="What we may write to you about."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsFailure error={error} outcome={outcome} onTryAgain={readAgain} />
      <SettingsSwitches rows={rows} chosen={chosen} onChange={save} />
      <p className="text-ink-soft">
        The hour of the daily mail, quiet hours and push messages are set under{' '}
        <TextLink to={paths.logsNotifications}>Logs &amp; Notifications</TextLink>.
      </p>
    </SettingsSection>
  )
}
