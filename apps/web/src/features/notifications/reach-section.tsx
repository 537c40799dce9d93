import { notifications } from '@larder/contract/notifications'
import { sentenceOf } from '../../api/api-error'
import { refresh } from '../../api/use-api'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { SavedMark } from '../../ui/saved-mark'
import { Skeleton } from '../../ui/skeleton'
import { PushSetting } from './push-setting'
import { ReachForm } from './reach-form'
import { useSettings } from './use-settings'

/** How and when Larder may reach this cook; each change is saved at once. */
export function ReachSection() {
  const { settings, error, save, outcome } = useSettings()
  return (
    <section aria-labelledby="reach" className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="reach" className="text-xl">
          How we reach you
        </h2>
        <SavedMark saved={outcome !== null && 'saved' in outcome} />
      </div>
      {outcome && 'failure' in outcome && <ErrorNote title="Not saved">{outcome.failure}</ErrorNote>}
      {settings && (
        <>
          <ReachForm settings={settings} onChange={(change) => save(change)} />
          <PushSetting />
        </>
      )}
      {!settings && error && (
        <ErrorNote action={<Button onClick={() => void refresh(notifications.settings)}>Try Again</Button>}>
          {sentenceOf(error)}
        </ErrorNote>
      )}
      {!settings && !error && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-28" />
          <Skeleton className="h-36" />
          <Skeleton className="h-18" />
        </div>
      )}
    </section>
  )
}
