import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLateForm } from '../../api/use-late-form'
import { paths, placeToReturn, registerFrom } from '../../paths'
import { session } from '../../session/session-store'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { TextInput } from '../../ui/text-input'
import { useOperator } from '../../use-operator'
import { AccountFrame } from './account-frame'
import { LeavingNotice } from './leaving-notice'
import { OpenIdSignIn } from './open-id-sign-in'
import { TextLink } from './text-link'

const call = async () => (await import('@larder/contract/account')).account.login

export function LoginForm() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [email, setEmail] = useState('')
  const { openId } = useOperator()
  const place = placeToReturn(query.get('from'))
  const goOn = () => void navigate(place, { replace: true })

  const { form, fields, failure, submitting } = useLateForm(call, {
    logAs: 'Login failed',
    body: ({ email, password, remember }) => ({ email, password, remember: remember !== undefined }),
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    goOn,
  })

  return (
    <AccountFrame
      heading="Welcome back"
      intro="Sign in to see what is in your kitchen."
      footer={
        <p>
          New here? <TextLink to={registerFrom(place)}>Create an account</TextLink>
        </p>
      }
    >
      <LeavingNotice />
      {openId && <OpenIdSignIn name={openId.name} onSignedIn={goOn} />}
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
    </AccountFrame>
  )
}
