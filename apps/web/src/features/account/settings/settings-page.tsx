import { account } from '@larder/contract/account'
import { deletionGraceDays } from '@larder/contract/account/deletion-grace-days'
import { plans } from '@larder/contract/plans'
import { Camera, ChevronRight, House, KeyRound, Leaf } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNotificationSettings } from '../../../api/settings/notification-settings'
import { useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation, useNavigationType } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { PageHeading } from '../../../ui/page-heading'
import { useOperatorConfig } from '../../../use-operator-config'
import { useAccountSettings } from '../account-settings'
import { DataDownload } from '../data-download'
import { TextLink } from '../text-link'
import { AppearanceSettings } from './appearance-settings'
import { BillingSettings } from './billing-settings'
import { DeleteAccountDialog } from './delete-account-dialog'
import { PasskeysRow } from './passkeys-row'
import { SettingsFailure, SettingsSection, SettingsSwitches, type SwitchRow } from './settings-section'

const links = [
  {
    to: paths.household,
    icon: House,
    name: 'Household',
    about: 'Who cooks with you, time zone and currency.',
  },
  { to: paths.fridge, icon: Camera, name: 'Fridge cameras', about: 'They notice what comes and goes.' },
  {
    to: paths.dietaryPreferences,
    icon: Leaf,
    name: 'Dietary Preferences',
    about: 'What you follow, and what you avoid.',
  },
  { to: paths.apiKeys, icon: KeyRound, name: 'API keys', about: 'For your own programs, on the Pro plan.' },
]

/** Links to settings on other pages. */
function SettingsLinks() {
  return (
    <ul className="p-0! sm:p-0!">
      {links.map(({ to, icon: Icon, name, about }) => (
        <li key={to} className="not-first:border-t">
          <Link
            to={to}
            className="flex min-h-16 items-center gap-4 px-4 py-3 no-underline transition-colors hover:bg-shade sm:px-6"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
            <span className="flex min-w-0 grow flex-col">
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-ink-soft">{about}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const privacyRows: readonly SwitchRow<'profileVisible' | 'analytics'>[] = [
  {
    key: 'profileVisible',
    label: 'Profile Visibility',
    hint: 'Others can open your page from what you post, see your picture and follow you. When it is off, nobody finds your page; your posts keep your name.',
  },
  {
    key: 'analytics',
    label: 'Data Analytics',
    hint: 'Which recipes you open and when you were last here. When it is off, none of it is recorded, and what was recorded is deleted.',
  },
]

function PrivacySettings() {
  const { chosen, error, refetch: readAgain, save, outcome } = useAccountSettings()
  const [deleting, setDeleting] = useState(false)
  const { passwords } = useOperatorConfig()
  return (
    <SettingsSection
      id="privacy"
      title="Privacy & Security"
      intro="What others see, what is recorded, and how to leave."
      outcome={outcome}
      busy={!chosen && !error}
    >
      <SettingsFailure error={error} outcome={outcome} onTryAgain={readAgain} />
      <SettingsSwitches rows={privacyRows} chosen={chosen} onChange={save} />
      <div>
        <DataDownload />
      </div>
      <PasskeysRow />
      {passwords === 'on' && <SecondFactorRow />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-ink-soft">
          Your account and everything that is only yours. You have {deletionGraceDays} days to change your
          mind.
        </p>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}

export function SettingsPage() {
  useScrollToAnchor()
  const { data: mine, error } = useRead(plans.mine, {})
  // The height of the plan is unknown until it loads. The content below is shown after that.
  const isPlanSettled = mine !== undefined || error !== null
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Settings" intro="Each change is saved as soon as you make it." />
      <BillingSettings />
      <div className={classNames('contents', !isPlanSettled && 'invisible')}>
        <AccountNotificationSettings />
        <PrivacySettings />
        <AppearanceSettings />
        <SettingsSection id="more" title="More" intro="Settings with a page of their own.">
          <SettingsLinks />
        </SettingsSection>
      </div>
    </div>
  )
}

/** Scrolls to the card named in the URL; on Back or reload the scroll position is restored instead. */
function useScrollToAnchor() {
  const { hash, key } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (hash === '' || (kind === 'POP' && key !== 'default')) return
    const heading = document.getElementById(`${hash.slice(1)}-title`)
    heading?.closest('section')?.scrollIntoView()
    // Runs after the route has focused its own heading.
    queueMicrotask(() => heading?.focus({ preventScroll: true }))
  }, [hash, key, kind])
}

// Few set it up, and they do it once.
const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog')).SecondFactorDialog,
}))

/** Whether signing in asks for a code, and the way to change it. */
export function SecondFactorRow() {
  const { data } = useRead(account.secondFactor, {})
  const [isOpen, setIsOpen] = useState(false)
  const state = data?.data
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">Second factor</p>
        <p className="text-ink-soft">
          {state?.enabled
            ? `On. Signing in asks for a code from your app. ${formatNounCount(state.recoveryCodes, 'recovery code')} left.`
            : 'A code from an app on your phone, asked for after your password.'}
        </p>
      </div>
      <Button disabled={!state} onClick={() => setIsOpen(true)}>
        {state?.enabled ? 'Turn Off' : 'Set Up'}
      </Button>
      {isOpen && state && (
        <Suspense fallback={null}>
          <SecondFactorDialog isOn={state.enabled} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const notificationRows: readonly SwitchRow<'email' | 'recommendations' | 'community' | 'marketing'>[] = [
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

function AccountNotificationSettings() {
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
      <SettingsSwitches rows={notificationRows} chosen={chosen} onChange={save} />
      <p className="text-ink-soft">
        The time of the daily email, quiet hours and push messages are set under{' '}
        <TextLink to={paths.logsNotifications}>Logs &amp; Notifications</TextLink>.
      </p>
    </SettingsSection>
  )
}
