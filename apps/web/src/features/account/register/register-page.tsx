import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { guessDeviceCountry } from '../../../device-country'
import { getDeviceTimeZone } from '../../../device-time-zone'
import { loginPath, paths, toReturnPath } from '../../../paths'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { AuthPageLayout } from '../auth-page-layout'
import { NewPasswordField, validatePasswordConfirmation } from '../new-password-field'
import { TextLink } from '../text-link'
import { VisitorsOnly } from '../visitors-only'

const call = async () => (await import('@larder/contract/account')).account.register

function RegisterForm() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnPath = toReturnPath(query.get('from'))
  const [personal, setPersonal] = useState({ name: '', email: '' })

  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Sign-up failed',
    body: (values) => ({ ...values, timeZone: getDeviceTimeZone(), country: guessDeviceCountry() }),
    validate: ({ password, confirmPassword, terms }) => ({
      ...validatePasswordConfirmation(password, confirmPassword, 'Passwords do not match'),
      ...(terms === undefined && { terms: 'Please agree to the terms to create an account.' }),
    }),
    fieldByErrorCode: { 'password-common': 'password' },
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    navigateOnDone: () => void navigate(returnPath, { replace: true }),
  })

  return (
    <AuthPageLayout
      heading="Create your account"
      intro="Know what you have, cook what you can, buy only what you lack."
      footer={
        <p>
          Already have an account? <TextLink to={loginPath(returnPath)}>Log in</TextLink>
        </p>
      }
    >
      <form {...form} aria-label="Sign up" className="flex flex-col gap-5">
        <Field label="Full Name" error={fields.name} required>
          <TextInput
            name="name"
            autoComplete="name"
            onChange={({ target }) => setPersonal({ ...personal, name: target.value })}
          />
        </Field>
        <Field label="Email" error={fields.email} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            onChange={({ target }) => setPersonal({ ...personal, email: target.value })}
          />
        </Field>
        <NewPasswordField
          label="Password"
          name="password"
          error={fields.password}
          personal={[personal.name, personal.email]}
        />
        <Field label="Confirm Password" error={fields.confirmPassword} required>
          <PasswordInput name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Checkbox
          name="terms"
          required
          error={fields.terms}
          label={
            <>
              I agree to the{' '}
              <TextLink to={paths.terms} newTab>
                Terms of Service
              </TextLink>{' '}
              and the{' '}
              <TextLink to={paths.privacy} newTab>
                Privacy Policy
              </TextLink>
            </>
          }
        />
        {failure && (
          <ErrorNote
            action={
              failure.code === 'email-taken' && <TextLink to={loginPath(returnPath)}>Go to Login</TextLink>
            }
          >
            {failure.sentence}
          </ErrorNote>
        )}
        <Button type="submit" variant="primary" wide busy={submitting}>
          {submitting ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
    </AuthPageLayout>
  )
}

export function RegisterPage() {
  return (
    <VisitorsOnly heading="Create your account">
      <RegisterForm />
    </VisitorsOnly>
  )
}
