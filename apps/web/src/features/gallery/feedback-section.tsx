import { CircleAlert, Clock, Info, Leaf, Refrigerator } from 'lucide-react'
import { Button } from '../../ui/controls/button'
import { Badge } from '../../ui/display/badge'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Progress } from '../../ui/feedback/progress'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Spinner } from '../../ui/feedback/spinner'
import { Specimen } from './specimen'

export function FeedbackSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">What is going on</h2>
      <Specimen name="Badge">
        <Badge>Dairy</Badge>
        <Badge tone="herb" icon={<Leaf />}>
          Fresh
        </Badge>
        <Badge tone="saffron" icon={<Clock />}>
          2 days left
        </Badge>
        <Badge tone="tomato" icon={<CircleAlert />}>
          Use today
        </Badge>
        <Badge tone="sky" icon={<Info />}>
          Sample
        </Badge>
      </Specimen>
      <Specimen name="Progress" plain>
        <div className="grid max-w-xl gap-6">
          <Progress
            label="Reading your receipt"
            value={42}
            action={<Button variant="quiet">Cancel</Button>}
          />
          <Progress label="Protein" value={38} max={60} valueText="38 of 60 g" tone="saffron" />
          <Progress label="Sodium" value={120} tone="tomato" valueText="20 % over" />
          <Progress label="Planning your week" />
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Scanning in progress..." />
        <Spinner label="Loading" hideLabel />
      </Specimen>
      <Specimen name="Skeleton, and what it holds the place of" plain>
        <div className="grid gap-4 sm:grid-cols-2">
          <div aria-busy className="flex gap-4 rounded-card border p-4">
            <Skeleton className="size-16" />
            <Skeleton lines={3} className="grow" />
          </div>
          <div className="flex gap-4 rounded-card border p-4">
            <span className="grid size-16 place-items-center rounded-card bg-herb-wash text-herb-ink">
              <Leaf aria-hidden />
            </span>
            <p className="grow">
              Spinach
              <br />
              200 g in the fridge
              <br />1 day left
            </p>
          </div>
        </div>
      </Specimen>
      <Specimen name="Error note" plain>
        <div className="grid gap-4">
          <ErrorNote>That email and password do not match. Check both and try again.</ErrorNote>
          <ErrorNote title="The list could not be loaded" action={<Button>Try again</Button>}>
            You seem to be offline. What you ticked is kept.
          </ErrorNote>
        </div>
      </Specimen>
      <Specimen name="Empty state" plain>
        <EmptyState
          level={3}
          icon={<Refrigerator />}
          title="No recipes found"
          hint="Create your first recipe to get started"
          action={<Button variant="primary">Create a recipe</Button>}
        />
      </Specimen>
    </div>
  )
}
