import { admin } from '@larder/contract/admin'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'

interface AdminInviteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates a link by which one person can register. */
export function AdminInviteDialog({ open, onClose }: AdminInviteDialogProps) {
  const { change, data, error, isPending, reset } = useChange(admin.invite)
  const [email, setEmail] = useState('')
  const invitation = data?.data

  function close() {
    reset()
    setEmail('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={invitation ? 'The invitation' : 'Invite somebody'}
      description="The link lets one person create an account, within a week."
      footer={
        invitation ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => change({ body: email.trim() === '' ? {} : { email: email.trim() } })}
            >
              Create Link
            </Button>
          </>
        )
      }
    >
      {invitation ? (
        <div className="flex flex-col gap-3">
          <Field label="Link" hint="This is shown once.">
            <TextInput readOnly value={invitation.link} onFocus={({ target }) => target.select()} />
          </Field>
          <p role="status">{invitation.mailed && `It is also on its way to ${email.trim()}.`}</p>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <Field label="Email" hint="Leave it empty to pass the link on yourself.">
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  )
}
