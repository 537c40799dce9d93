import { scan as endpoints, type Scan, scan } from '@larder/contract/scan'
import { Archive, Check, CircleDashed, FolderOpen, History } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { usePagedRead } from '../../../api/use-paged-read'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { toast } from '../../../ui/toasts/toast-store'
import { useObjectUrl } from '../../../ui/use-object-url'
import { ScanModeIcon } from '../scan-mode-icon'
import { useStoredPicture } from '../use-stored-picture'

const kindLabels: Record<Scan['kind'], string> = {
  photo: 'Photo',
  receipt: 'Receipt',
  barcode: 'Barcodes',
  camera: 'Fridge camera',
}

/** Thumbnail of a stored picture. Its space is reserved while it loads. */
function StoredPictureThumbnail({ id }: { readonly id: string }) {
  const address = useObjectUrl(useStoredPicture(id))
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-inner bg-shade">
      {address && <img src={address} alt="Kept with this scan" className="size-full object-cover" />}
    </span>
  )
}

const maxNames = 4

/** Summarises what a scan found: 'Spinach, Eggs and 3 more'. */
export function formatFoundNames({ lines }: Pick<Scan, 'lines'>): string {
  const names = [...new Set(lines.filter(({ isFood }) => isFood !== 'not food').map(({ name }) => name))]
  if (names.length === 0) return 'Nothing to eat'
  const more = names.length - maxNames
  if (more > 0) return `${names.slice(0, maxNames).join(', ')} and ${numberText(more)} more`
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** One scan: its time, kind, results and status. */
function HistoryEntry({ scan }: { readonly scan: Scan }) {
  const { pathname } = useLocation()
  const { change: drop, isPending } = useChange(endpoints.drop)
  const { id, kind, at, by, kept, photos = 1, receipt } = scan
  const waits = scan.savedAt === undefined && scan.droppedAt === undefined
  const names = formatFoundNames(scan)

  function discard() {
    drop(
      { params: { id } },
      {
        onError: (error) =>
          toast({ title: 'Not Changed', description: toErrorMessage(error), tone: 'destructive' }),
      },
    )
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="flex min-w-0 grow basis-64 items-start gap-4">
        {kept ? (
          <StoredPictureThumbnail id={id} />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink [&_svg]:size-6">
            <ScanModeIcon way={kind} />
          </span>
        )}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{names}</p>
          <p className="text-sm text-ink-soft">
            {[photos > 1 ? formatNounCount(photos, 'photo') : kindLabels[kind], receipt?.store, by]
              .filter(Boolean)
              .join(' · ')}{' '}
            · <RelativeTime at={at} />
          </p>
          <ScanStatusLabel scan={scan} />
        </div>
      </div>
      {waits && (
        <div className="flex gap-2">
          <Button icon={<FolderOpen />} asChild>
            <Link to={`${pathname}?scan=${id}`} aria-label={`Open ${names}`}>
              Open
            </Link>
          </Button>
          <Button variant="quiet" busy={isPending} aria-label={`Discard ${names}`} onClick={discard}>
            Discard
          </Button>
        </div>
      )}
    </li>
  )
}

function ScanStatusLabel({ scan: { savedAt, saved, droppedAt } }: { scan: Scan }) {
  if (savedAt !== undefined)
    return (
      <Badge tone="herb" icon={<Check />} className="mt-1">
        {saved === undefined ? 'Saved' : `${numberText(saved)} saved`}
      </Badge>
    )
  if (droppedAt !== undefined)
    return (
      <Badge icon={<Archive />} className="mt-1">
        Discarded
      </Badge>
    )
  return (
    <Badge tone="saffron" icon={<CircleDashed />} className="mt-1">
      Not saved
    </Badge>
  )
}

/** The household's scans, newest first. */
export function ScanHistory() {
  const { rows, total, error, more, fetchingMore } = usePagedRead(scan.list, {}, 20)
  if (!rows && error)
    return <ErrorNote title="Your scans could not be loaded.">{toErrorMessage(error)}</ErrorNote>
  if (!rows) return <HistorySkeleton />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title="No scans yet"
        hint="What you scan is listed here, saved or not."
      />
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{total === 1 ? '1 scan' : `${numberText(total)} scans`}</p>
      <ul aria-label="Scans" className="flex flex-col divide-y rounded-card border bg-raised">
        {rows.map((each) => (
          <HistoryEntry key={each.id} scan={each} />
        ))}
      </ul>
      {more && (
        <Button wide busy={fetchingMore} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function HistorySkeleton() {
  return (
    <div role="status" aria-busy className="flex flex-col divide-y rounded-card border">
      <span className="sr-only">Reading your scans…</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex min-h-22 items-start gap-3 p-4">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton lines={2} className="grow" />
        </div>
      ))}
    </div>
  )
}
