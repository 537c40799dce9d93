import { account, type Passkey } from '@larder/contract/account'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { dateText } from '../../../ui/formatting/locale'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import { canUsePasskeys, makePasskey } from '../passkeys/passkey-calls'

const formId = 'passkey-name'

interface OfPasskey {
  readonly passkey: Passkey
  readonly onClose: () => void
}

function RenameDialog({ passkey, onClose }: OfPasskey) {
  const { form, fields, failure, submitting } = useForm(account.renamePasskey, {
    logLabel: 'Renaming a passkey failed',
    send: (body) => change(account.renamePasskey, { params: { id: passkey.id }, body }).done,
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the passkey"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={submitting}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="Rename the passkey">
        <Field label="Name" error={fields.name ?? failure?.sentence} required>
          <TextInput name="name" defaultValue={passkey.name} maxLength={60} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}

function PasskeyItem({ passkey }: { readonly passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const removing = useChange(account.removePasskey)
  const { id, name, createdAt, lastUsedAt } = passkey
  const remove = () => removing.change({ params: { id } })
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-sm text-ink-soft">
          Added {formatDay(createdAt)}, {lastUsedAt ? `last used ${formatDay(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <IconButton label={`Rename ${name}`} icon={<Pencil aria-hidden />} onClick={() => setOpen('rename')} />
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash2 aria-hidden />}
        disabled={removing.isPending}
        onClick={() => setOpen('delete')}
      />
      {removing.error && <ErrorNote>{toErrorMessage(removing.error)}</ErrorNote>}
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        title={`Delete the passkey ‘${name}’?`}
        description="It no longer signs you in here. Remove it from your device, too."
        confirmLabel="Delete"
        onConfirm={remove}
      />
    </li>
  )
}

/** The cook's passkeys, and the way to add one. */
export function PasskeysRow() {
  const { data, error } = useRead(account.passkeys, {})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const passkeys = data?.data

  async function add() {
    setBusy(true)
    setFailure(null)
    try {
      const made = await makePasskey(`Passkey ${(passkeys?.length ?? 0) + 1}`)
      if (made) toast({ title: 'Passkey added', tone: 'success' })
    } catch (failed) {
      console.error('Adding a passkey failed', failed)
      setFailure(toErrorMessage(failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <p className="font-semibold">Passkeys</p>
          <p className="text-ink-soft">
            Sign in with your fingerprint, face or device PIN instead of your password. With a passkey, no
            code is needed.
          </p>
        </div>
        {canUsePasskeys() && (
          <Button disabled={!passkeys} busy={busy} onClick={() => void add()}>
            Add Passkey
          </Button>
        )}
      </div>
      {passkeys && passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y border-y">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {(failure || error) && <ErrorNote>{failure ?? toErrorMessage(error)}</ErrorNote>}
    </div>
  )
}

function formatDay(instant: string): string {
  return dateText(instant, { day: 'numeric', month: 'short', year: 'numeric' })
}
