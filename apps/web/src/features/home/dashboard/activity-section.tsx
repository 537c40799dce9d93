import {
  type ActivityEntry,
  type BookingEntry,
  type CommunityEntry,
  inventory,
} from '@larder/contract/inventory'
import { Heart, PackagePlus, UserPlus } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { usePagedRead } from '../../../api/use-paged-read'
import { refresh } from '../../../api/use-read'
import { BookingIcon } from '../../../food/booking/booking-icon'
import { bookingSentence } from '../../../food/booking/booking-sentence'
import { cookProfilePath, paths, postPath, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { useNow } from '../../../ui/formatting/use-now'

const hour = 3_600_000

type Sample = { readonly hoursAgo: number } & (
  | Pick<BookingEntry, 'kind' | 'name' | 'change' | 'unit' | 'source'>
  | Pick<CommunityEntry, 'kind' | 'who' | 'you' | 'name' | 'yours'>
)

/** One of each type: scan, recipe, like, follow. */
const samples: readonly Sample[] = [
  { kind: 'bought', name: 'Spinach', change: '2', unit: 'bunches', source: 'photo', hoursAgo: 2 },
  { kind: 'cooked', name: 'Salmon Fillet', change: '-400', unit: 'g', source: 'manual', hoursAgo: 5 },
  { kind: 'liked', who: 'You', you: true, name: 'Caesar Salad Wrap', yours: false, hoursAgo: 9 },
  { kind: 'followed', who: 'Maria', you: false, name: 'You', yours: true, hoursAgo: 26 },
]

/** Sample activity for households without any. */
function sampleActivity(now: number): ActivityEntry[] {
  return samples.map(({ hoursAgo, ...sample }, place) => {
    const at = new Date(now - hoursAgo * hour).toISOString()
    if ('source' in sample) {
      const booking = { id: place + 1, itemId: place + 1, changed: [], undone: false, undoable: false }
      return { ...sample, ...booking, you: true, at }
    }
    return { ...sample, id: `sample ${place}`, at }
  })
}

const pageSize = 10

interface CommunityActivityRowProps {
  readonly entry: CommunityEntry
  readonly sample?: boolean
}

/** A like or a follow in the activity list, linked to its subject. */
function CommunityActivityRow({ entry, sample = false }: CommunityActivityRowProps) {
  const [type, Icon] = entry.kind === 'liked' ? (['like', Heart] as const) : (['follow', UserPlus] as const)
  const to = toEntryPath(entry)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span
        aria-hidden
        data-type={type}
        className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          {to ? (
            <Link to={to} className="underline-offset-4 hover:underline">
              {describeCommunityEntry(entry)}
            </Link>
          ) : (
            describeCommunityEntry(entry)
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <RelativeTime at={entry.at} />
          {sample && <Badge>Sample</Badge>}
        </p>
      </div>
    </li>
  )
}

function describeCommunityEntry({ kind, who, you, name, yours }: CommunityEntry): string {
  if (kind === 'followed') return you ? `You followed ${name}` : `${who} follows you`
  return `${you ? 'You' : who} liked ${yours ? 'your ' : ''}${name}`
}

function toEntryPath({ postId, recipeId, cookId }: CommunityEntry): string | undefined {
  if (postId !== undefined) return postPath(postId)
  if (recipeId !== undefined) return recipePath(recipeId)
  return cookId === undefined ? undefined : cookProfilePath(cookId)
}

interface ActivityRowProps {
  readonly entry: ActivityEntry
  readonly sample?: boolean
}

function ActivityRow({ entry, sample = false }: ActivityRowProps) {
  if ('yours' in entry) return <CommunityActivityRow entry={entry} sample={sample} />
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <BookingIcon entry={entry} />
      <div className="min-w-0 grow">
        <p className={classNames('wrap-anywhere', entry.undone && 'text-ink-soft line-through')}>
          {bookingSentence(entry, 'name')}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <RelativeTime at={entry.at} />
          {entry.undone && <Badge>Undone</Badge>}
          {sample && <Badge>Sample</Badge>}
        </p>
      </div>
    </li>
  )
}

function ActivityList() {
  const { rows, total, error, more, fetchingMore } = usePagedRead(inventory.activity, {}, pageSize)

  if (!rows && !error) return <Skeleton className="h-92" />
  if (rows?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<PackagePlus />}
        title="Nothing has happened yet"
        hint="Add what is in your kitchen, and what happens to it shows up here."
        action={
          <Button variant="primary" asChild>
            <Link to={paths.inventory}>Add your first item</Link>
          </Button>
        }
        className="min-h-92"
      />
    )
  }
  return (
    <>
      {rows && (
        <>
          <ul className="border-y *:not-first:border-t">
            {rows.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <p role="status" className="numbers text-sm text-ink-soft">
              {rows.length} of {numberText(total)}
            </p>
            {more && (
              <Button busy={fetchingMore} onClick={() => void more()}>
                Show more
              </Button>
            )}
          </div>
        </>
      )}
      {/* Beside the pressed button, where it does not shift other content. */}
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(inventory.activity)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
    </>
  )
}

/** The recent activity of the household, or a sample of it. */
export function ActivitySection() {
  const { isAuthenticated } = useSession()
  const now = useNow()
  return (
    <section aria-labelledby="activity" className="flex flex-col gap-4">
      <h2 id="activity" className="flex min-h-12 items-center text-xl">
        Recent activity
      </h2>
      {isAuthenticated ? (
        <ActivityList />
      ) : (
        <ul className="border-y *:not-first:border-t">
          {sampleActivity(now).map((entry) => (
            <ActivityRow key={entry.id} entry={entry} sample />
          ))}
        </ul>
      )}
    </section>
  )
}
