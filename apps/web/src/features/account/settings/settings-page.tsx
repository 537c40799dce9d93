import { plans } from '@larder/contract/plans'
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useRead } from '../../../api/use-api'
import { classNames } from '../../../ui/class-names'
import { PageHeading } from '../../../ui/page-heading'
import { AccountNotificationSettings } from './account-notification-settings'
import { AppearanceSettings } from './appearance-settings'
import { BillingSettings } from './billing-settings'
import { PrivacySettings } from './privacy-settings'
import { SettingsLinks } from './settings-links'
import { SettingsSection } from './settings-section'

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
        <SettingsSection id="more" title="More" intro="What is set on a page of its own.">
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
