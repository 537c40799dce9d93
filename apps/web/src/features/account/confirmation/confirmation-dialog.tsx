import { account, type WaysToConfirm } from '@larder/contract/account'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { PasskeyButton } from '../passkeys/passkey-button'
import { confirmWithPasskey } from '../passkeys/passkey-calls'
import { useSignOut } from '../use-sign-out'

const formId = 'confirmation'

interface ConfirmationDialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

interface SignInAgainProps extends ConfirmationDialogProps {
  readonly hasPasskey: boolean
}

interface ConfirmationFormProps extends ConfirmationDialogProps {
  readonly ways: WaysToConfirm | undefined
  readonly error: Error | null
}

function PasswordConfirmation({ ways, error, onAnswer }: ConfirmationFormProps) {
  const { form, fields, failure, submitting } = useForm(account.confirm, {
    logLabel: 'Confirming who it is failed',
    body: ({ currentPassword, code }) => ({ currentPassword, ...(code && { code }) }),
    validate: ({ code }): Record<string, string> =>
      ways?.code && !code ? { code: 'Please fill this in.' } : {},
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'wrong-code': 'code' },
    onDone: () => onAnswer(true),
  })
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title="Is it you?"
      description="This needs your password again. You won’t be asked again for ten minutes."
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!ways} busy={submitting}>
            Confirm
          </Button>
        </>
      }
    >
      {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      {!ways && !error && <Skeleton className="h-11" />}
      {ways && (
        <form {...form} id={formId} aria-label="Confirm that it is you" className="flex flex-col gap-5">
          <Field label="Current Password" error={fields.currentPassword} required>
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
          {ways.code && (
            <Field
              label="Code"
              hint="From your authenticator app, or a recovery code."
              error={fields.code}
              required
            >
              <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" />
            </Field>
          )}
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
          {ways.passkey && <PasskeyConfirmation onAnswer={onAnswer} />}
        </form>
      )}
    </Dialog>
  )
}

function PasskeyConfirmation({ onAnswer }: ConfirmationDialogProps) {
  const confirm = async () => {
    if (await confirmWithPasskey()) onAnswer(true)
  }
  return <PasskeyButton label="Use a Passkey" onUse={confirm} />
}

/** For cooks without a password here: a new sign-in counts. */
function SignInAgain({ hasPasskey, onAnswer }: SignInAgainProps) {
  const signOut = useSignOut()
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title="Is it you?"
      description="Sign in again to do this. You’ll then have ten minutes to do it."
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              onAnswer(false)
              signOut()
            }}
          >
            Sign Out
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>You have no password here, so signing in again is how Larder knows that it is you.</p>
        {hasPasskey && <PasskeyConfirmation onAnswer={onAnswer} />}
      </div>
    </Dialog>
  )
}

/** Asks the cook to confirm who they are, in the way that their account has. */
export function ConfirmationDialog({ onAnswer }: ConfirmationDialogProps) {
  const { data, error } = useRead(account.waysToConfirm, {})
  const ways = data?.data
  if (ways && !ways.password) return <SignInAgain hasPasskey={ways.passkey} onAnswer={onAnswer} />
  return <PasswordConfirmation ways={ways} error={ways ? null : error} onAnswer={onAnswer} />
}
