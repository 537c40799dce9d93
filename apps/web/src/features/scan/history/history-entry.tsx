import { scan as endpoints, type Scan } from '@larder/contract/scan'
import { Archive, Check, CircleDashed, FolderOpen } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useWrite } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { toast } from '../../../ui/toasts/toast-store'
import { ScanModeIcon } from '../scan-mode-icon'
import { formatFoundNames } from './format-found-names'
import { StoredPictureThumbnail } from './stored-picture'

const kindLabels: Record<Scan['kind'], string> = {
  photo: 'Photo',
  receipt: 'Receipt',
  barcode: 'Barcodes',
  camera: 'Fridge camera',
}

/** One scan: its time, kind, results and status. */
export function HistoryEntry({ scan }: { readonly scan: Scan }) {
  const { pathname } = useLocation()
  const { mutate: drop, isPending } = useWrite(endpoints.drop)
  const { id, kind, at, by, kept, receipt } = scan
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
            {[kindLabels[kind], receipt?.store, by].filter(Boolean).join(' · ')} · <RelativeTime at={at} />
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
          <Button variant="quiet" busy={isPending} aria-label={`Put aside ${names}`} onClick={discard}>
            Put aside
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
        Put aside
      </Badge>
    )
  return (
    <Badge tone="saffron" icon={<CircleDashed />} className="mt-1">
      Not saved
    </Badge>
  )
}
