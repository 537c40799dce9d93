import type { DataArchive } from '@larder/contract/account'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { LoadErrorNote } from '../../ui/feedback/load-error-note'
import { Progress } from '../../ui/feedback/progress'
import { dateText } from '../../ui/formatting/locale'
import { formatBytes } from './format-bytes'
import { formatLongDate } from './format-long-date'
import { useDataArchive } from './use-data-archive'

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
        title="Your download could not be looked after"
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
            <a href={archive.url} download>
              Download
            </a>
          </Button>
          <Button
            variant="quiet"
            busy={busy === 'dropping'}
            aria-label="Throw away the download"
            onClick={() => void runAndKeepFocus(drop)}
          >
            Throw Away
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

function describeReadyArchive({ bytes, expiresAt }: DataArchive): string {
  const size = bytes === undefined ? '' : ` (${formatBytes(bytes)})`
  const until = expiresAt
    ? `, until ${formatLongDate(expiresAt)}, ${dateText(expiresAt, { timeStyle: 'short' })}`
    : ''
  return `Your data is ready${size}${until}. Whoever has the link can fetch it.`
}
