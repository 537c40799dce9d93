import { account } from '@larder/contract/account'
import { useState } from 'react'
import { refresh } from '../../api/use-api'
import { useForm } from '../../api/use-form'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { toast } from '../../ui/toast-store'
import { NewPasswordField } from './new-password-field'
import { unlessSame } from './unless-same'

export function ChangePasswordForm({ personal }: { readonly personal: readonly string[] }) {
  const [changes, setChanges] = useState(0)
  const { form, fields, failure, submitting } = useForm(account.changePassword, {
    logAs: 'Changing the password failed',
    verify: ({ newPassword, confirmPassword }) =>
      unlessSame(newPassword, confirmPassword, 'New passwords do not match'),
    fieldOf: { 'wrong-password': 'currentPassword', 'password-common': 'newPassword' },
    onDone: (_, sent) => {
      sent.reset()
      void refresh(account.changePassword)
      setChanges((count) => count + 1)
      toast({
        title: 'Password changed successfully!',
        description: 'Every other device was signed out.',
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
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      <Button type="submit" variant="primary" busy={submitting} className="self-start">
        {submitting ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  )
}
