import { account } from '@larder/contract/account'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { useOperatorConfig } from '../../../use-operator-config'
import { AuthPageLayout } from '../auth-page-layout'
import { NewPasswordField, validatePasswordConfirmation } from '../new-password-field'
import { SingleSignOnOnly } from '../single-sign-on-only'
import { TextLink } from '../text-link'
import { useFragmentParams } from '../use-fragment-params'

interface SetNewPasswordProps {
  readonly secret: string
  readonly onAskAgain: () => void
}

function SetNewPassword({ secret, onAskAgain }: SetNewPasswordProps) {
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
        intro="You were signed out everywhere. Log in with your new password to continue."
      >
        <Button asChild variant="primary" wide>
          <Link to={paths.login}>Go to Login</Link>
        </Button>
      </AuthPageLayout>
    )
  }
  return (
    <AuthPageLayout heading="Choose a new password" intro="All your devices will be signed out.">
      <form {...form} aria-label="New password" className="flex flex-col gap-5">
        <NewPasswordField label="New Password" name="password" error={fields.password} personal={[]} />
        <Field label="Confirm New Password" error={fields.confirmPassword} required>
          <PasswordInput name="confirmPassword" autoComplete="new-password" />
        </Field>
        {(failure || spent) && (
          <ErrorNote>{failure?.sentence ?? 'This reset link is incomplete. Ask for a new one.'}</ErrorNote>
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

interface AskForResetLinkProps {
  /** It replaces a link that no longer works. */
  readonly takesFocus: boolean
}

function RequestResetLink({ takesFocus }: AskForResetLinkProps) {
  const [email] = useState(emailFrom(useLocation().state))
  const [isSent, setIsSent] = useState(false)
  const { form, fields, failure, submitting } = useForm(account.forgotPassword, {
    logLabel: 'Asking for a reset link failed',
    onDone: () => setIsSent(true),
  })
  return (
    <AuthPageLayout
      takesFocus={takesFocus}
      heading="Reset your password"
      intro="Enter your email and we’ll send you a link to choose a new password."
      footer={
        <>
          <p>
            Remembered it? <TextLink to={paths.login}>Log in</TextLink>
          </p>
          <p className="mt-2">Did you come from a link in an email? Open it again from there.</p>
        </>
      }
    >
      <form {...form} aria-label="Reset password" className="flex flex-col gap-5">
        <Field label="Email" error={fields.email} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={email}
          />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        <div role="status">
          {isSent && !failure && (
            <div className="flex items-start gap-2.5 rounded-card border border-herb bg-herb-wash px-4 py-3 text-herb-ink">
              <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
              <p>
                If there is an account with this email, a link is on its way. It works once; check your spam
                folder too.
              </p>
            </div>
          )}
        </div>
        <Button type="submit" variant="primary" wide busy={submitting}>
          {submitting ? 'Sending...' : isSent ? 'Send Again' : 'Send Reset Link'}
        </Button>
      </form>
    </AuthPageLayout>
  )
}

/** The email typed in the login form. */
function emailFrom(state: unknown): string {
  const typedEmail = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof typedEmail === 'string' ? typedEmail : ''
}

/** Requests a reset link or, if the URL contains a secret, sets the new password. */
export function ResetPasswordPage() {
  const secret = useFragmentParams('secret').get('secret')
  const [givenUp, setGivenUp] = useState<string | null>(null)
  const { passwords } = useOperatorConfig()
  if (passwords === 'off') return <SingleSignOnOnly heading="Choose a new password" />
  return secret && secret !== givenUp ? (
    <SetNewPassword key={secret} secret={secret} onAskAgain={() => setGivenUp(secret)} />
  ) : (
    <RequestResetLink takesFocus={secret !== null} />
  )
}
