import { account } from '@larder/contract/account'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '../../../api/forms/use-form'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { AuthPageLayout } from '../auth-page-layout'
import { TextLink } from '../text-link'

interface AskForResetLinkProps {
  /** It replaces a link that no longer works. */
  readonly takesFocus: boolean
}

export function RequestResetLink({ takesFocus }: AskForResetLinkProps) {
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
      intro="Tell us your email and we send you a link to choose a new password."
      footer={
        <>
          <p>
            Remembered it? <TextLink to={paths.login}>Log in</TextLink>
          </p>
          <p className="mt-2">Opened a link from a mail? Open it again from there.</p>
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
                If there is an account with this email, a link is on its way. It works once; look in the spam
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
