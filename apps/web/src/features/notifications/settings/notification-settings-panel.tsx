import type { NotificationPreferences } from '@larder/contract/notifications'
import { toErrorMessage } from '../../../api/api-error'
import { useNotificationSettings } from '../../../api/settings/notification-settings'
import { Button } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/switch'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { SavedMark } from '../../../ui/feedback/saved-mark'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { Select, type SelectOption } from '../../../ui/fields/select'
import { dateText, useDisplayLocale } from '../../../ui/formatting/locale'
import { type PushState, usePush } from './use-push'

const stateLabels: Record<PushState, string> = {
  unknown: 'Checking this device …',
  'not-set-up': 'Push messages are not set up on this installation.',
  unsupported:
    'This browser cannot receive them here. They need a secure address (https) and, on an iPhone or iPad, Larder added to the home screen.',
  blocked: 'Blocked in this browser. Allow notifications for this site in its settings, then come back.',
  off: 'Off. Your browser will ask you once.',
  on: 'On. What is urgent reaches you here, outside quiet hours.',
}

export function PushSetting() {
  const { state, busy, failure, switchTo } = usePush()
  return (
    <>
      <Switch
        label="Push messages on this device"
        hint={stateLabels[state]}
        checked={state === 'on'}
        disabled={busy || (state !== 'on' && state !== 'off')}
        onChange={({ target }) => switchTo(target.checked)}
      />
      {failure && <ErrorNote title="Push messages">{failure}</ErrorNote>}
    </>
  )
}

interface ReachFormProps {
  readonly settings: NotificationPreferences
  readonly onChange: (change: Partial<NotificationPreferences>) => void
}

const clock = { timeStyle: 'short', timeZone: 'UTC' } as const

/** The hours of a day, written like the cook's other times: '08:00', '8:00 AM'. */
function listHours(): SelectOption[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: dateText(Date.UTC(2026, 0, 1, hour), clock),
  }))
}

function NotificationSettingsForm({ settings, onChange }: ReachFormProps) {
  const { email, digestHour, quietFrom, quietTo } = settings
  useDisplayLocale()
  const hourOptions = listHours()
  return (
    <>
      <Switch
        label="Email Notifications"
        hint="Emails about your kitchen. Ones you ask for, such as a reset link, always arrive."
        checked={email}
        onChange={({ target }) => onChange({ email: target.checked })}
      />
      <Field
        label="Daily digest"
        hint={email ? 'One email a day, when there is news.' : 'Needs Email Notifications.'}
      >
        <Select
          options={[{ value: 'none', label: 'No digest' }, ...hourOptions]}
          value={digestHour === null ? 'none' : String(digestHour)}
          disabled={!email}
          onChange={({ target }) =>
            onChange({ digestHour: target.value === 'none' ? null : Number(target.value) })
          }
        />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="font-semibold">Quiet hours</legend>
        <p className="text-sm text-ink-soft">
          {quietFrom === quietTo
            ? 'None: push messages may come at any time.'
            : 'No push messages during this time. Anything that happens waits here.'}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Field label="From">
            <Select
              options={hourOptions}
              value={String(quietFrom)}
              onChange={({ target }) => onChange({ quietFrom: Number(target.value) })}
            />
          </Field>
          <Field label="Until">
            <Select
              options={hourOptions}
              value={String(quietTo)}
              onChange={({ target }) => onChange({ quietTo: Number(target.value) })}
            />
          </Field>
        </div>
      </fieldset>
    </>
  )
}

/** How and when Larder may notify this cook. Each change is saved at once. */
export function NotificationSettingsPanel() {
  const { chosen: settings, error, refetch, save, outcome } = useNotificationSettings()
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
        <ErrorNote action={<Button onClick={refetch}>Try Again</Button>}>{toErrorMessage(error)}</ErrorNote>
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
