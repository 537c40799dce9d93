import { admin } from '@larder/contract/admin'
import { History } from 'lucide-react'
import { sentenceOf } from '../../api/api-error'
import { useRead } from '../../api/use-api'
import { useLastFailure } from '../../api/use-last-failure'
import { counted } from '../../ui/counted'
import { EmptyState } from '../../ui/empty-state'
import { Pagination } from '../../ui/pagination'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { RelativeTime } from '../../ui/relative-time'
import { Skeleton } from '../../ui/skeleton'
import { ActIcon } from './act-icon'
import { actSentence } from './act-words'
import { deskPath } from './desk-view'
import { useDesk } from './use-desk'
import { stackCountId, useDeskFocus } from './use-desk-focus'

/** Every act of an admin, the newest first. */
export function LogStack() {
  const view = useDesk()
  const { data, error, isFetching, refetch } = useRead(admin.audit, { query: { page: view.page } })
  const failure = useLastFailure(`log ${view.page}`, error, data !== undefined)
  useDeskFocus(view)
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <ReadingTrouble
          title={data ? 'This may be out of date' : 'The log could not be read'}
          sentence={sentenceOf(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-160" />}
      {data?.page.total === 0 && (
        <EmptyState
          icon={<History />}
          title="Nothing was done yet"
          hint="Whatever an admin does is written down here."
        />
      )}
      {data && data.page.total > 0 && (
        <>
          <p id={stackCountId} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
            {counted(data.page.total, 'act')}, newest first
          </p>
          <ol className="border-y *:not-first:border-t">
            {data.data.map((act) => (
              <li key={act.id} className="flex min-h-16 items-start gap-3 py-3">
                <ActIcon deed={act.deed} />
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">{actSentence(act)}</p>
                  {act.note && (
                    <p className="max-w-measure whitespace-pre-line wrap-anywhere text-ink-soft">
                      {act.note}
                    </p>
                  )}
                  <p className="text-sm text-ink-soft">
                    <RelativeTime at={act.at} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => deskPath({ tab: 'log', page })}
          />
        </>
      )}
    </div>
  )
}
