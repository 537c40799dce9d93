import type { NotificationPreferences } from '@larder/contract/notifications'
import { Switch } from '../../../ui/controls/switch'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { hourOptions } from './hour-options'

interface ReachFormProps {
  readonly settings: NotificationPreferences
  readonly onChange: (change: Partial<NotificationPreferences>) => void
}

const digestOptions = [{ value: 'none', label: 'No digest' }, ...hourOptions]

export function NotificationSettingsForm({ settings, onChange }: ReachFormProps) {
  const { email, digestHour, quietFrom, quietTo } = settings
  return (
    <>
      <Switch
        label="Email Notifications"
        hint="Mails about your kitchen. Those you ask for yourself always come."
        checked={email}
        onChange={({ target }) => onChange({ email: target.checked })}
      />
      <Field
        label="Daily digest"
        hint={email ? 'One mail a day, when there is something to tell.' : 'Needs Email Notifications.'}
      >
        <Select
          options={digestOptions}
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
            : 'No push message in this time. What happens meanwhile waits here.'}
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
