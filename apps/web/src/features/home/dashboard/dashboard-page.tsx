import { Camera, ScanBarcode } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { GreetingName } from '../greeting-name'
import { OverviewFailure } from '../overview-failure'
import { useStockOverview } from '../use-overview'
import { ActivitySection } from './activity-section'
import { SavedSection } from './saved-section'
import { StockTiles } from './stock-tiles'

export function DashboardPage() {
  const { overview, sample, error, refetch: readAgain } = useStockOverview()
  const failureNote = error && <OverviewFailure error={error} sample={sample} onTryAgain={readAgain} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-8 sm:px-6">
      <PageHeading
        title="Activity Dashboard"
        intro={
          <span className="block truncate">
            Welcome back, <GreetingName />
          </span>
        }
        actions={
          <>
            <Button variant="primary" icon={<Camera />} asChild>
              <Link to={paths.scanIngredients}>Scan ingredients</Link>
            </Button>
            <Button icon={<ScanBarcode />} asChild>
              <Link to={paths.scanTwin}>Scan items</Link>
            </Button>
          </>
        }
      />
      {sample && failureNote}
      <div key={sample ? 'sample' : 'own'} className="flex flex-col gap-10">
        <StockTiles overview={overview} sample={sample} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-2">
          <SavedSection overview={overview} sample={sample} />
          <ActivitySection />
        </div>
      </div>
      {/* At the end, where it does not shift other content. */}
      {!sample && failureNote}
    </div>
  )
}
