import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { toast } from '../../../ui/toasts/toast-store'
import { useOperatorConfig } from '../../../use-operator-config'
import { NewPasswordField, validatePasswordConfirmation } from '../new-password-field'
import { useProfile } from './use-profile'

interface FirstPasswordProps {
  readonly email: string
}

/** For an account without a password: a first password is set through a link by email. */
function FirstPassword({ email }: FirstPasswordProps) {
  const { change, isPending, isSuccess, error } = useChange(account.forgotPassword)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure">
        You sign in through another service, so this account has no password. To add one, we’ll send a link to{' '}
        <span className="font-medium wrap-anywhere">{email}</span>. Choosing a password there signs you out
        everywhere.
      </p>
      {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      <Button busy={isPending} onClick={() => change({ body: { email } })}>
        {isSuccess ? 'Send Again' : 'Send Me a Link'}
      </Button>
      <p role="status" className="empty:hidden">
        {isSuccess && !isPending && 'A link is on its way. It works once; check your spam folder too.'}
      </p>
    </div>
  )
}

type Keep = 'keepKeys' | 'keepPasskeys'
type Kept = Readonly<Record<Keep, readonly string[]>>

const nothingKept: Kept = { keepKeys: [], keepPasskeys: [] }

interface KeptAccessProps {
  readonly kept: Kept
  readonly onChange: (kept: Kept) => void
}

/** What goes on working with a new password, by name: anyone who made a key or a passkey with the old one is out otherwise. */
function KeptAccess({ kept, onChange }: KeptAccessProps) {
  const passkeys = useRead(account.passkeys, {}).data?.data ?? []
  const keys = useRead(apiKeys.list, {}).data?.data ?? []
  if (passkeys.length + keys.length === 0) return null
  const toggle = (list: Keep, id: string, keep: boolean) =>
    onChange({ ...kept, [list]: keep ? [...kept[list], id] : kept[list].filter((one) => one !== id) })
  const box = (list: Keep, what: string) => (one: { readonly id: string; readonly name: string }) => (
    <Checkbox
      key={one.id}
      label={<span className="wrap-anywhere">{one.name}</span>}
      hint={what}
      checked={kept[list].includes(one.id)}
      onChange={({ target }) => toggle(list, one.id, target.checked)}
    />
  )
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">These keep working</legend>
      <p className="text-sm text-ink-soft">Tick only what you made yourself and still have.</p>
      <div className="max-h-80 overflow-y-auto">
        {passkeys.map(box('keepPasskeys', 'Passkey'))}
        {keys.map(box('keepKeys', 'API key'))}
      </div>
    </fieldset>
  )
}

function ChangePasswordForm({ personal }: { readonly personal: readonly string[] }) {
  const [kept, setKept] = useState(nothingKept)
  const [changes, setChanges] = useState(0)
  const { form, fields, failure, submitting } = useForm(account.changePassword, {
    logLabel: 'Changing the password failed',
    body: ({ currentPassword, newPassword }) => ({
      ...{ currentPassword, newPassword },
      ...{ keepKeys: [...kept.keepKeys], keepPasskeys: [...kept.keepPasskeys] },
    }),
    validate: ({ newPassword, confirmPassword }) =>
      validatePasswordConfirmation(newPassword, confirmPassword, 'New passwords do not match'),
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'password-common': 'newPassword' },
    onDone: (_, sent) => {
      sent.reset()
      setKept(nothingKept)
      setChanges((count) => count + 1)
      toast({
        title: 'Password changed successfully!',
        description:
          'Every other device was signed out. API keys and passkeys that you did not keep, and calendar addresses, stopped working.',
        tone: 'success',
      })
    },
  })
  return (
    <form {...form} aria-labelledby="change-password" className="flex max-w-md flex-col gap-5">
      <Field label="Current Password" error={fields.currentPassword} required>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <NewPasswordField
        key={changes}
        label="New Password"
        name="newPassword"
        error={fields.newPassword}
        personal={personal}
      />
      <Field label="Confirm New Password" error={fields.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <KeptAccess kept={kept} onChange={setKept} />
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      <Button type="submit" variant="primary" busy={submitting} className="self-start">
        {submitting ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  )
}

/** Changes the password, or sets the first one for an account with an external login. */
export function PasswordSection() {
  const { profile, shown } = useProfile()
  const { passwords } = useOperatorConfig()
  if (passwords === 'off') return null
  const isFirst = profile?.hasPassword === false
  return (
    <section aria-labelledby="change-password" className="flex flex-col gap-4">
      <h2 id="change-password" className="text-xl">
        {isFirst ? 'Password' : 'Change Password'}
      </h2>
      {isFirst ? (
        <FirstPassword email={profile.email} />
      ) : (
        <ChangePasswordForm personal={shown ? [shown.name, shown.email] : []} />
      )}
    </section>
  )
}
