import { type AdminUser, admin } from '@larder/contract/admin'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { useOperatorConfig } from '../../../use-operator-config'

interface LinkFieldProps {
  /** None where people sign in through OpenID only. */
  readonly link: string | undefined
  readonly note: string
}

/** A link that is shown once, to be passed on. */
function LinkField({ link, note }: LinkFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      {link && (
        <Field label="Link" hint="This is shown once.">
          <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <p role="status">{note}</p>
    </div>
  )
}

interface ResetDialogProps {
  readonly user: AdminUser
  readonly onClose: () => void
}

/** Makes a link by which somebody who cannot sign in chooses a new password. */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const { change, data, error, isPending } = useChange(admin.openReset)
  const made = data?.data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{`A new password for ${user.name}`}</span>}
      description="The link lets them choose a new password, once, within an hour. Make sure it was really them who asked: anyone with the link can take over the account."
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={isPending} onClick={() => change({ params: { id: user.id } })}>
              Create Link
            </Button>
          </>
        )
      }
    >
      {made ? (
        <LinkField link={made.link} note="Pass it on in a way that only they can read." />
      ) : (
        error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>
      )}
    </Dialog>
  )
}

const formId = 'new-user'

/** Creates an account whose owner chooses the password by a link. */
export function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { passwords } = useOperatorConfig()
  const [made, setMade] = useState<LinkFieldProps | null>(null)
  const { form, fields, failure, submitting } = useForm(admin.createUser, {
    logLabel: 'Creating an account failed',
    fieldByErrorCode: { 'email-taken': 'email' },
    onDone: ({ data: { user, link, mailed } }) =>
      setMade({
        link,
        note: !link
          ? `${user.name} signs in through single sign-on with this email.`
          : mailed
            ? `It is also on its way to ${user.email}.`
            : `Pass it on to ${user.name}: it lasts a week.`,
      }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made ? 'Account created' : 'Create an account'}
      description={
        passwords === 'on'
          ? 'Its owner chooses a password through a link that works once and lasts a week.'
          : 'Its owner signs in through single sign-on with this email.'
      }
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" busy={submitting}>
              Create Account
            </Button>
          </>
        )
      }
    >
      {made ? (
        <LinkField {...made} />
      ) : (
        <form {...form} id={formId} aria-label="Create an account" className="flex flex-col gap-4">
          <Field label="Name" error={fields.name} required>
            <TextInput name="name" autoComplete="off" />
          </Field>
          <Field label="Email" error={fields.email} required>
            <TextInput name="email" type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
          </Field>
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        </form>
      )}
    </Dialog>
  )
}
