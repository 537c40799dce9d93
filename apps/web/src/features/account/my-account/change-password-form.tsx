import { account } from '@larder/contract/account'
import { useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { refresh } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { toast } from '../../../ui/toasts/toast-store'
import { NewPasswordField } from '../new-password-field'
import { validatePasswordConfirmation } from '../validate-password-confirmation'

export function ChangePasswordForm({ personal }: { readonly personal: readonly string[] }) {
  const [changes, setChanges] = useState(0)
  const { form, fields, failure, submitting } = useForm(account.changePassword, {
    logLabel: 'Changing the password failed',
    validate: ({ newPassword, confirmPassword }) =>
      validatePasswordConfirmation(newPassword, confirmPassword, 'New passwords do not match'),
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'password-common': 'newPassword' },
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
