import { PageHeading } from '../../../ui/page-heading'
import { MyPlanCard } from '../plan/my-plan-card'
import { AccountActions } from './account-actions'
import { FridgeCard } from './fridge-card'
import { HouseholdCard } from './household-card'
import { InstallCard } from './install-card'
import { OverviewSection } from './overview-section'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionList } from './session-list'

/** In the order of a phone; on a wide screen plan, data and household are beside the rest. */
export function MyAccountPage() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="My Account" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-12">
          <ProfileSection />
          <OverviewSection />
        </div>
        <div className="flex flex-col gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MyPlanCard />
          <AccountActions />
          <HouseholdCard />
          <FridgeCard />
        </div>
        <div className="flex flex-col gap-12">
          <PasswordSection />
          {/* Last, because its height is unknown until it loads; after it a card that may not appear at all. */}
          <SessionList />
          <InstallCard />
        </div>
      </div>
    </div>
  )
}
