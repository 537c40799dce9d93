import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toErrorMessage } from '../../api/api-error'
import { refresh, useRead } from '../../api/use-api'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { PageHeading } from '../../ui/page-heading'
import { CurrentHousehold } from './current-household'
import { HouseholdSettings } from './household-settings'
import { HouseholdSkeleton } from './household-skeleton'
import { InvitationCard } from './invitation-card'
import { JoinForm } from './join-form'
import { LeaveHousehold } from './leave-household'
import { MyHouseholds } from './my-households'
import { PeopleWhoEat } from './people-who-eat'
import { useInvitationPreview } from './use-invitation-preview'

/** The household page: members, eaters, invitations, and the cook's other households. */
export function HouseholdPage() {
  const current = useRead(household.current, {})
  const mine = useRead(household.list, {})
  const people = useRead(diet.people, {})
  const [query] = useSearchParams()
  const code = query.get('join')
  const peek = useInvitationPreview(code)
  const [arrived, setArrived] = useState(false)
  // Everything is shown at once, because sections of unknown height would shift each other. A code typed later loads by
  // itself.
  const waiting = [current, mine, people].some(({ isPending }) => isPending) || (!arrived && peek.isLoading)
  if (!waiting && !arrived) setArrived(true)
  const error = current.error ?? mine.error ?? people.error
  const currentHousehold = current.data?.data

  function tryAgain() {
    void refresh(household.current)
    void refresh(diet.people)
  }

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Household" intro="Everybody in it sees the same kitchen, at the same moment." />
      {!waiting && code !== null && <InvitationCard key={code} code={code} />}
      {!waiting && error && (
        <ErrorNote action={<Button onClick={tryAgain}>Try Again</Button>}>{toErrorMessage(error)}</ErrorNote>
      )}
      {waiting ? (
        <HouseholdSkeleton />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-12">
            {currentHousehold && <CurrentHousehold key={currentHousehold.id} household={currentHousehold} />}
            {people.data && <PeopleWhoEat people={people.data.data} />}
          </div>
          <div className="flex min-w-0 flex-col gap-12">
            {mine.data && <MyHouseholds households={mine.data.data} />}
            <JoinForm />
            {currentHousehold && <HouseholdSettings household={currentHousehold} />}
            {currentHousehold && <LeaveHousehold key={currentHousehold.id} household={currentHousehold} />}
          </div>
        </div>
      )}
    </div>
  )
}
