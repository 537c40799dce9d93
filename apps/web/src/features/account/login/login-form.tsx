import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { paths, registerPath, toReturnPath } from '../../../paths'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { useOperatorConfig } from '../../../use-operator-config'
import { AuthPageLayout } from '../auth-page-layout'
import { TextLink } from '../text-link'
import { AccountDeletionNotice } from './account-deletion-notice'
import { OpenIdSignIn } from './open-id-sign-in'

const call = async () => (await import('@larder/contract/account')).account.login

export function LoginForm() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [email, setEmail] = useState('')
  const { openId } = useOperatorConfig()
  const returnPath = toReturnPath(query.get('from'))
  const navigateBack = () => void navigate(returnPath, { replace: true })

  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Login failed',
    body: ({ email, password, remember }) => ({ email, password, remember: remember !== undefined }),
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    navigateOnDone: navigateBack,
  })

  return (
    <AuthPageLayout
      heading="Welcome back"
      intro="Sign in to see what is in your kitchen."
      footer={
        <p>
          New here? <TextLink to={registerPath(returnPath)}>Create an account</TextLink>
        </p>
      }
    >
      <AccountDeletionNotice />
      {openId && <OpenIdSignIn name={openId.name} onSignedIn={navigateBack} />}
      <form {...form} aria-label="Sign in" className="flex flex-col gap-5">
        <Field label="Email" error={fields.email} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label="Password" error={fields.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label="Remember me" />
          <TextLink to={paths.resetPassword} state={{ email }}>
            Forgot password?
          </TextLink>
        </div>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        <Button type="submit" variant="primary" wide busy={submitting}>
          {submitting ? 'Signing in...' : 'Sign In'}
        </Button>
        <p className="text-sm text-ink-soft">
          By signing in you agree to the{' '}
          <TextLink to={paths.terms} newTab>
            Terms of Service
          </TextLink>
          .
        </p>
      </form>
    </AuthPageLayout>
  )
}
