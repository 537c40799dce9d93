import { account } from '@larder/contract/account'
import { useState } from 'react'
import { Link } from 'react-router'
import { useForm } from '../../../api/forms/use-form'
import { paths } from '../../../paths'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { AuthPageLayout } from '../auth-page-layout'
import { NewPasswordField } from '../new-password-field'
import { validatePasswordConfirmation } from '../validate-password-confirmation'

interface SetNewPasswordProps {
  readonly secret: string
  readonly onAskAgain: () => void
}

export function SetNewPassword({ secret, onAskAgain }: SetNewPasswordProps) {
  const [done, setDone] = useState(false)
  const { form, fields, failure, submitting } = useForm(account.resetPassword, {
    logLabel: 'Resetting the password failed',
    body: ({ password }) => ({ secret, password }),
    validate: ({ password, confirmPassword }) =>
      validatePasswordConfirmation(password, confirmPassword, 'New passwords do not match'),
    fieldByErrorCode: { 'password-common': 'password' },
    onDone: () => {
      session.clearUser()
      setDone(true)
    },
  })
  const spent = failure?.code === 'reset-link-spent' || 'secret' in fields

  if (done) {
    return (
      <AuthPageLayout
        takesFocus
        heading="Your new password is set"
        intro="You were signed out everywhere. Log in with the new password to go on."
      >
        <Button asChild variant="primary" wide>
          <Link to={paths.login}>Go to Login</Link>
        </Button>
      </AuthPageLayout>
    )
  }
  return (
    <AuthPageLayout
      heading="Choose a new password"
      intro="Every device that is signed in now will be signed out."
    >
      <form {...form} aria-label="New password" className="flex flex-col gap-5">
        <NewPasswordField label="New Password" name="password" error={fields.password} personal={[]} />
        <Field label="Confirm New Password" error={fields.confirmPassword} required>
          <PasswordInput name="confirmPassword" autoComplete="new-password" />
        </Field>
        {(failure || spent) && (
          <ErrorNote>{failure?.sentence ?? 'This reset link is not complete. Ask for a new one.'}</ErrorNote>
        )}
        <Button type="submit" variant="primary" wide busy={submitting}>
          {submitting ? 'Saving...' : 'Save New Password'}
        </Button>
        {spent && (
          <Button wide onClick={onAskAgain}>
            Ask for a New Link
          </Button>
        )}
      </form>
    </AuthPageLayout>
  )
}
