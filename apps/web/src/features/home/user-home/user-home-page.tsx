import { CalendarDays, Camera, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { GreetingName } from '../greeting-name'
import { OverviewFailure } from '../overview-failure'
import { useStockOverview } from '../use-overview'
import { AtAGlance } from './at-a-glance'
import { CookingNote } from './cooking-note'
import { FurtherCards } from './further-cards'
import { FurtherCardsSkeleton } from './further-cards-skeleton'
import { TipCard } from './tip-card'

export function UserHomePage() {
  const { overview, sample, error, refetch: readAgain } = useStockOverview()
  const failureNote = error && <OverviewFailure error={error} sample={sample} onTryAgain={readAgain} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Always one line, so that nothing shifts when the name loads. */}
        <h1 className="min-w-0 max-w-full grow basis-80 truncate pb-1 text-3xl md:text-4xl">
          Hello, <GreetingName />
        </h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Camera />} asChild>
            <Link to={paths.scanIngredients}>Scan New Food</Link>
          </Button>
          <Button icon={<Sparkles />} asChild>
            <Link to={paths.surpriseMe}>Surprise Me</Link>
          </Button>
          <Button icon={<CalendarDays />} asChild>
            <Link to={paths.mealPlan}>Meal Plan</Link>
          </Button>
        </div>
      </header>
      {sample && failureNote}
      <div key={sample ? 'sample' : 'own'} className="flex flex-col gap-8">
        <AtAGlance overview={overview} sample={sample} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <TipCard soonest={overview?.soonest} sample={sample} bare={overview?.items === 0} />
          {/* The height of the tip is known only when it loads. The content below waits instead of shifting. */}
          {overview ? <FurtherCards /> : <FurtherCardsSkeleton />}
        </div>
      </div>
      {/* At the end, where it does not shift other content. */}
      {!sample && failureNote}
      <CookingNote />
    </div>
  )
}
