import { account, type DataArchive } from '@larder/contract/account'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { change, sync } from '../../api/sync'
import { useProjected } from '../../api/use-read'
import { withBasePath } from '../../base-path'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { LoadErrorNote } from '../../ui/feedback/load-error-note'
import { Progress } from '../../ui/feedback/progress'
import { dateText, longDateText, numberText } from '../../ui/formatting/locale'
import { toast } from '../../ui/toasts/toast-store'

const pollIntervalMs = 2000

/** The archive as the server returned it after a change. */
const dataArchive = sync.project({
  read: account.archive,
  writes: [account.askArchive, account.dropArchive],
  apply: (archive: DataArchive) => archive,
  settle: (_, __, { data }) => data,
})

interface DataArchiveState {
  /** The state of the archive; undefined while loading. */
  readonly archive: DataArchive | undefined
  readonly error: Error | null
  readonly refetch: () => void
  readonly busy: 'asking' | 'dropping' | null
  /** Both report their failure and then resolve to false. */
  readonly request: () => Promise<boolean>
  readonly discard: () => Promise<boolean>
}

/** The archive of the cook's data. While it is prepared, its state is polled, unless the page is hidden. */
function useDataArchive(): DataArchiveState {
  const { data, error, refetch } = useProjected(
    dataArchive,
    {},
    { pollMs: (archive) => (archive?.state === 'working' ? pollIntervalMs : false) },
  )
  const [busy, setBusy] = useState<DataArchiveState['busy']>(null)

  async function run(
    what: Exclude<DataArchiveState['busy'], null>,
    done: Promise<unknown>,
  ): Promise<boolean> {
    setBusy(what)
    try {
      await done
      return true
    } catch (failed) {
      toast({ title: 'That did not work', description: toErrorMessage(failed), tone: 'destructive' })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    archive: data?.data,
    error: data ? null : error,
    refetch: () => void refetch(),
    busy,
    request: () => run('asking', change(account.askArchive, {}).response),
    discard: () => run('dropping', change(account.dropArchive, {}).response),
  }
}

/** The export of the cook's data: requested, being prepared, then available for a while. */
export function DataDownload() {
  const { archive, error, refetch: readAgain, busy, request: ask, discard: drop } = useDataArchive()
  const piece = useRef<HTMLDivElement>(null)

  /** The pressed button is gone on success, so the focus stays in this section. */
  async function runAndKeepFocus(action: () => Promise<boolean>) {
    if (await action()) piece.current?.focus({ preventScroll: true })
  }

  if (error)
    return (
      <LoadErrorNote
        title="Your download could not be updated"
        sentence={toErrorMessage(error)}
        onTryAgain={readAgain}
      />
    )
  const state = archive?.state ?? 'none'
  const askButton = (
    <Button
      icon={<Download />}
      disabled={!archive}
      busy={busy === 'asking'}
      onClick={() => void runAndKeepFocus(ask)}
      className="self-start"
    >
      Download My Data
    </Button>
  )
  return (
    // The same height in every state, so that nothing shifts.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this has none
    <div
      ref={piece}
      role="group"
      aria-label="Your data"
      tabIndex={-1}
      aria-busy={!archive}
      className="flex min-h-32 flex-col justify-between gap-3"
    >
      {state === 'working' && (
        <>
          <Progress
            label="Putting your data together…"
            value={Math.floor((archive?.done ?? 0) * 100)}
            className="py-1"
          />
          <Button
            className="self-start"
            busy={busy === 'dropping'}
            aria-label="Cancel download"
            onClick={() => void runAndKeepFocus(drop)}
          >
            Cancel
          </Button>
        </>
      )}
      <div role="status" className="empty:hidden">
        {state === 'ready' && archive && <p>{describeReadyArchive(archive)}</p>}
      </div>
      {state === 'ready' && archive?.url && (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary" icon={<Download />}>
            <a href={withBasePath(archive.url)} download>
              Download
            </a>
          </Button>
          <Button
            variant="quiet"
            busy={busy === 'dropping'}
            aria-label="Delete the download"
            onClick={() => void runAndKeepFocus(drop)}
          >
            Delete
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <>
          <ErrorNote>Your data could not be put together this time. Please try again.</ErrorNote>
          {askButton}
        </>
      )}
      {state === 'none' && (
        <>
          <p className="text-ink-soft">
            Everything about you in one archive: JSON, CSV and pictures. Putting it together takes a moment.
          </p>
          {askButton}
        </>
      )}
    </div>
  )
}

const bytesPerKilobyte = 1000

/** Formats a size: '820 KB', '12.4 MB'. */
function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes < bytesPerKilobyte ** 2
      ? [Math.max(1, Math.round(bytes / bytesPerKilobyte)), 'KB']
      : bytes < bytesPerKilobyte ** 3
        ? [bytes / bytesPerKilobyte ** 2, 'MB']
        : [bytes / bytesPerKilobyte ** 3, 'GB']
  return `${numberText(size, { maximumFractionDigits: 1 })} ${unit}`
}

function describeReadyArchive({ bytes, expiresAt }: DataArchive): string {
  const size = bytes === undefined ? '' : ` (${formatBytes(bytes)})`
  const until = expiresAt
    ? `, until ${longDateText(expiresAt)}, ${dateText(expiresAt, { timeStyle: 'short' })}`
    : ''
  return `Your data is ready${size}${until}. Whoever has the link can fetch it.`
}
