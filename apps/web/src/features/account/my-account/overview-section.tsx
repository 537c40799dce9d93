import { type AccountOverview, account } from '@larder/contract/account'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-read'
import { StatTile } from '../../../ui/display/stat-tile'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { dateText, numberText } from '../../../ui/formatting/locale'

const figures: readonly { of: Exclude<keyof AccountOverview, 'since'>; label: string }[] = [
  { of: 'scans', label: 'Scans' },
  { of: 'recipes', label: 'Recipes' },
  { of: 'cooked', label: 'Dishes cooked' },
  { of: 'likes', label: 'Likes received' },
  { of: 'communities', label: 'Communities' },
  { of: 'items', label: 'Items in the kitchen' },
]

/** The cook's activity in figures. */
export function OverviewSection() {
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
