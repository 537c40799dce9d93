import { notifications } from '@larder/contract/notifications'
import { toErrorMessage } from '../../../api/api-error'
import { refresh } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { SavedMark } from '../../../ui/feedback/saved-mark'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { NotificationSettingsForm } from './notification-settings-form'
import { PushSetting } from './push-setting'
import { useNotificationSettings } from './use-notification-settings'

/** How and when Larder may notify this cook. Each change is saved at once. */
export function NotificationSettingsPanel() {
  const { settings, error, save, outcome } = useNotificationSettings()
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
          <NotificationSettingsForm settings={settings} onChange={(change) => save(change)} />
          <PushSetting />
        </>
      )}
      {!settings && error && (
        <ErrorNote action={<Button onClick={() => void refresh(notifications.settings)}>Try Again</Button>}>
          {toErrorMessage(error)}
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
