import { sentenceOf } from '../../api/api-error'
import { useMe } from '../../api/use-me'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { PageHeading } from '../../ui/page-heading'
import { Skeleton } from '../../ui/skeleton'
import { ChangePasswordForm } from './change-password-form'
import { FridgeCard } from './fridge-card'
import { HouseholdCard } from './household-card'
import { InstallCard } from './install-card'
import { SessionList } from './session-list'
import { useSignOut } from './use-sign-out'

export function MyAccountPage() {
  const { me, error, readAgain } = useMe()
  const signOut = useSignOut()

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="My Account" actions={<Button onClick={signOut}>Sign Out</Button>} />
      <section aria-labelledby="profile" className="flex flex-col gap-4">
        <h2 id="profile" className="text-xl">
          Profile
        </h2>
        {error ? (
          <ErrorNote action={<Button onClick={readAgain}>Try Again</Button>}>{sentenceOf(error)}</ErrorNote>
        ) : (
          <dl
            aria-busy={me === null}
            className="grid grid-cols-[auto_minmax(0,1fr)] border-y *:min-h-12 *:content-center *:py-2 [&>*:nth-child(n+3)]:border-t"
          >
            <dt className="pe-8 text-ink-soft">Name</dt>
            <dd className="wrap-anywhere">{me ? <bdi>{me.name}</bdi> : <Skeleton className="h-4 w-40" />}</dd>
            <dt className="pe-8 text-ink-soft">Email</dt>
            <dd className="wrap-anywhere">{me ? me.email : <Skeleton className="h-4 w-56" />}</dd>
          </dl>
        )}
      </section>
      <HouseholdCard />
      <FridgeCard />
      <ChangePasswordForm personal={me ? [me.name, me.email] : []} />
      {/* Last, because its length is not known before it arrives; and after it what may not arrive at all. */}
      <SessionList />
      <InstallCard />
    </div>
  )
}
