import { admin } from '@larder/contract/admin'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { toast } from '../../../ui/toasts/toast-store'

/** The space that photos take, by household, and how much one may have. */
export function StorageSection() {
  const { data, error, isFetching, refetch } = useRead(admin.storage, {})
  const { data: installation } = useRead(admin.installation, {})
  const storage = data?.data
  const settings = installation?.data
  return (
    <section aria-labelledby="storage" className="flex flex-col gap-3">
      <h2 id="storage" className="text-2xl">
        Photos
      </h2>
      {error && !storage && (
        <LoadErrorNote
          title="The space could not be measured"
          sentence={toErrorMessage(error)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      <Card aria-busy={!storage} className="flex flex-col gap-5">
        {settings ? (
          <QuotaForm
            key={settings.photoMegabytes}
            megabytes={settings.photoMegabytes}
            isFixed={settings.fixed.includes('photoMegabytes')}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
        {storage ? (
          <>
            <p>
              All photos take <span className="numbers">{formatBytes(storage.bytes)}</span>
              {storage.households.length > 0 && '. These households keep the most:'}
            </p>
            <ul aria-label="Photos by household" className="divide-y empty:hidden">
              {storage.households.map(({ id, owner, email, photos, bytes }) => (
                <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2">
                  <p className="min-w-0 grow basis-60 wrap-anywhere">
                    {owner} <span className="text-ink-soft">{email}</span>
                  </p>
                  <p className="numbers">
                    {photos} {photos === 1 ? 'photo' : 'photos'}, {formatBytes(bytes)}
                  </p>
                </li>
              ))}
            </ul>
          </>
        ) : (
          !error && <Skeleton className="h-40" />
        )}
      </Card>
    </section>
  )
}

interface QuotaFormProps {
  readonly megabytes: number
  /** Set in the environment. */
  readonly isFixed: boolean
}

function QuotaForm({ megabytes, isFixed }: QuotaFormProps) {
  const { form, fields, failure, submitting } = useForm(admin.saveInstallation, {
    logLabel: 'Saving the space for photos failed',
    body: ({ photoMegabytes = '' }) => ({ photoMegabytes: Number(photoMegabytes) }),
    send: (body) => change(admin.saveInstallation, { body }).done,
    onDone: () => toast({ title: 'Saved', tone: 'success' }),
  })
  const hint = isFixed
    ? 'Set in the server’s environment, so it cannot be changed here.'
    : 'For photos of scans and dishes. 0 means no limit. Photos already kept will stay.'
  return (
    <form {...form} aria-label="Space for photos" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60 sm:max-w-sm">
        <Field label="Megabytes a household may keep" hint={hint} error={fields.photoMegabytes}>
          <TextInput
            name="photoMegabytes"
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            defaultValue={megabytes}
            disabled={isFixed}
          />
        </Field>
      </div>
      <Button type="submit" busy={submitting} disabled={isFixed}>
        Save
      </Button>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}

/** Example: `formatBytes(1_234_567)` is '1.2 MB'. */
function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1_000_000_000 ? ['MB', 1_000_000] : ['GB', 1_000_000_000]
  return `${(bytes / Number(size)).toFixed(1)} ${unit}`
}
