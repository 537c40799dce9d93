import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'

/** Links to the household's cameras. */
export function FridgeCard() {
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
