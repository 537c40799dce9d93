import { account } from '@larder/contract/account'
import { useState } from 'react'
import { Link } from 'react-router'
import { useForm } from '../../api/use-form'
import { paths } from '../../paths'
import { session } from '../../session/session-store'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { AccountFrame } from './account-frame'
import { NewPasswordField } from './new-password-field'
import { unlessSame } from './unless-same'

interface SetNewPasswordProps {
  readonly secret: string
  readonly onAskAgain: () => void
}

export function SetNewPassword({ secret, onAskAgain }: SetNewPasswordProps) {
  const [done, setDone] = useState(false)
  const { form, fields, failure, submitting } = useForm(account.resetPassword, {
    logAs: 'Resetting the password failed',
    body: ({ password }) => ({ secret, password }),
    verify: ({ password, confirmPassword }) =>
      unlessSame(password, confirmPassword, 'New passwords do not match'),
    fieldOf: { 'password-common': 'password' },
    onDone: () => {
      session.clearUser()
      setDone(true)
    },
  })
  const spent = failure?.code === 'reset-link-spent' || 'secret' in fields

  if (done) {
    return (
      <AccountFrame
        takesFocus
        heading="Your new password is set"
        intro="You were signed out everywhere. Log in with the new password to go on."
      >
        <Button asChild variant="primary" wide>
          <Link to={paths.login}>Go to Login</Link>
        </Button>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
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
    </AccountFrame>
  )
}
