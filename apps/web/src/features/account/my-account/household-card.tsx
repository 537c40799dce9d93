import { household } from '@larder/contract/household'
import { Link } from 'react-router'
import { useRead } from '../../../api/use-api'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'

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
