import { type AccountOverview, account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { LogOut, ShieldCheck, Smartphone, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-read'
import { installPrompt } from '../../../install-prompt'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Card } from '../../../ui/display/card'
import { StatTile } from '../../../ui/display/stat-tile'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { dateText, numberText } from '../../../ui/formatting/locale'
import { PageHeading } from '../../../ui/page-heading'
import { DataDownload } from '../data-download'
import { MyPlanCard } from '../plan/my-plan-card'
import { useSignOut } from '../use-sign-out'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionList } from './session-list'

/** Links to the household's cameras. */
function FridgeCard() {
  return (
    <section aria-labelledby="fridge" className="flex flex-col gap-4">
      <h2 id="fridge" className="text-xl">
        Fridge cameras
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 grow basis-40">They see what comes and goes, so nobody has to type it.</p>
        <Button asChild>
          <Link to={paths.fridge}>Manage cameras</Link>
        </Button>
      </Card>
    </section>
  )
}

/** Actions on the account as a whole. */
function AccountActions() {
  const signOut = useSignOut()
  return (
    <section aria-labelledby="actions" className="flex flex-col gap-4">
      <h2 id="actions" className="text-xl">
        Account Actions
      </h2>
      <Card className="flex flex-col gap-4">
        <DataDownload />
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button asChild icon={<ShieldCheck />}>
            <Link to={`${paths.settings}#privacy`}>Privacy Settings</Link>
          </Button>
          <Button icon={<LogOut />} onClick={signOut}>
            Sign Out
          </Button>
        </div>
      </Card>
    </section>
  )
}

/** The current household, with a link to its page. */
export function HouseholdCard() {
  const { data, error } = useRead(household.current, {})
  const current = data?.data
  return (
    <section aria-labelledby="household" className="flex flex-col gap-4">
      <h2 id="household" className="text-xl">
        Household
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        {/* Always one line, so that nothing shifts when the name loads. */}
        <p aria-busy={!current && !error} className="h-6 min-w-0 grow basis-40 truncate font-medium">
          {current && <bdi title={current.name}>{current.name}</bdi>}
          {!current && (error ? 'Your kitchen' : <Skeleton className="h-4 w-40" />)}
        </p>
        <Button asChild>
          <Link to={paths.household}>Manage household</Link>
        </Button>
      </Card>
    </section>
  )
}

/** Offers to install Larder as an app, where the browser supports it. After a decline it is not offered again. */
export function InstallCard() {
  const open = useSyncExternalStore(installPrompt.subscribe, installPrompt.isAvailable)
  if (!open) return null
  return (
    <section
      aria-labelledby="install"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-raised py-3 ps-4 pe-2"
    >
      <Smartphone aria-hidden className="size-6 shrink-0 text-herb-ink" />
      <div className="min-w-0 grow basis-60">
        <h2 id="install" className="text-lg">
          Install Larder
        </h2>
        <p className="text-ink-soft">It gets its own icon and opens without a connection.</p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Button onClick={() => void installPrompt.accept()}>Install</Button>
        <IconButton
          label="Don’t show this again"
          icon={<X aria-hidden />}
          onClick={() => installPrompt.decline()}
        />
      </div>
    </section>
  )
}

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

const figures: readonly { of: Exclude<keyof AccountOverview, 'since'>; label: string }[] = [
  { of: 'scans', label: 'Scans' },
  { of: 'recipes', label: 'Recipes' },
  { of: 'cooked', label: 'Dishes cooked' },
  { of: 'likes', label: 'Likes received' },
  { of: 'communities', label: 'Communities' },
  { of: 'items', label: 'Items in the kitchen' },
]

/** The cook's activity in figures. */
function OverviewSection() {
  const { data, error } = useRead(account.overview, {})
  const overview = data?.data
  return (
    <section aria-labelledby="overview" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="overview" className="text-xl">
          Overview
        </h2>
        {overview ? (
          <p className="text-ink-soft">
            Member since{' '}
            <time dateTime={overview.since}>
              {dateText(`${overview.since}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        ) : (
          <div className="flex h-6 items-center">{!error && <Skeleton className="h-4 w-56" />}</div>
        )}
      </div>
      {!overview && error ? (
        <LoadErrorNote
          title="Your figures could not be loaded"
          sentence={toErrorMessage(error)}
          onTryAgain={() => void refresh(account.overview)}
        />
      ) : (
        <div aria-busy={!overview} className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
          {figures.map(({ of, label }) => (
            <StatTile
              key={of}
              label={label}
              value={
                overview ? (
                  numberText(overview[of], { notation: overview[of] < 1_000_000 ? 'standard' : 'compact' })
                ) : (
                  <span className="flex h-[1lh] items-center">
                    <Skeleton className="h-7 w-12" />
                  </span>
                )
              }
            />
          ))}
        </div>
      )}
    </section>
  )
}
