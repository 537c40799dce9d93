import { household } from '@larder/contract/household'
import { Link } from 'react-router'
import { useRead } from '../../../api/use-api'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** Which kitchen the cook sees, and the way to everything about it. */
export function HouseholdCard() {
  const { data, error } = useRead(household.current, {})
  const current = data?.data
  return (
    <section aria-labelledby="household" className="flex flex-col gap-4">
      <h2 id="household" className="text-xl">
        Household
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        {/* One line, whatever the name: nothing below it moves when it arrives. */}
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
