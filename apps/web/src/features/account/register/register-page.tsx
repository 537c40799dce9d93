import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { guessDeviceCountry } from '../../../device-country'
import { loginPath, paths, returnPathIn, welcomeState } from '../../../paths'
import { useLocation, useNavigate } from '../../../router/router'
import { session } from '../../../session/session-store'
import { getDeviceTimeZone } from '../../../time-zones'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { useOperatorConfig } from '../../../use-operator-config'
import { AuthPageLayout } from '../auth-page-layout'
import { NewAccountFields, TermsCheckbox, validateNewAccount } from '../new-account-fields'
import { SingleSignOnOnly } from '../single-sign-on-only'
import { TextLink } from '../text-link'
import { useFragmentParams } from '../use-fragment-params'
import { VisitorsOnly } from '../visitors-only'

const call = async () => (await import('@larder/contract/account')).account.register

interface RegisterFormProps {
  readonly returnPath: string
  /** From the link that was opened. */
  readonly invitation: string
}

function RegisterForm({ returnPath, invitation }: RegisterFormProps) {
  const navigate = useNavigate()
  const { registration, needsSetUp } = useOperatorConfig()
  const asksForInvitation = registration === 'invite'
  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Sign-up failed',
    body: ({ invitation: typed, ...values }) => ({
      ...values,
      timeZone: getDeviceTimeZone(),
      country: guessDeviceCountry(),
      ...((typed || invitation) && { invitation: typed || invitation }),
    }),
    validate: (values) => ({
      ...validateNewAccount(values),
      ...(asksForInvitation && !values.invitation && { invitation: 'Please enter your invitation code.' }),
    }),
    fieldByErrorCode: {
      'password-common': 'password',
      ...(asksForInvitation && { 'invitation-needed': 'invitation' }),
    },
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    // A cook who was on the way to a page continues to it; the welcome waits in the empty kitchen.
    navigateOnDone: () =>
      void navigate(returnPath, {
        replace: true,
        ...(returnPath === paths.home && { state: welcomeState }),
      }),
  })

  return (
    <AuthPageLayout
      heading="Create your account"
      intro={
        needsSetUp
          ? 'This Larder has no admin yet. If you run it, open the set-up link it printed when it started.'
          : 'Know what you have, cook what you can, buy only what you lack.'
      }
      footer={<LoginFooter returnPath={returnPath} />}
    >
      <form {...form} aria-label="Sign up" className="flex flex-col gap-5">
        {asksForInvitation && (
          <Field
            label="Invitation"
            hint="The code that an admin or the owner of a household gave you."
            error={fields.invitation}
            required
          >
            <TextInput name="invitation" autoComplete="off" autoCapitalize="none" defaultValue={invitation} />
          </Field>
        )}
        <NewAccountFields errors={fields} />
        <TermsCheckbox error={fields.terms} />
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

function LoginFooter({ returnPath }: Pick<RegisterFormProps, 'returnPath'>) {
  return (
    <p>
      Already have an account? <TextLink to={loginPath(returnPath)}>Log in</TextLink>
    </p>
  )
}

/** Creates an account, where those who run this place allow it. */
export function RegisterPage() {
  const returnPath = returnPathIn(useLocation())
  const { registration, passwords } = useOperatorConfig()
  const invitation = useFragmentParams('invitation').get('invitation') ?? invitationCodeIn(returnPath)
  if (passwords === 'off') return <SingleSignOnOnly heading="Create your account" />
  if (registration === 'closed')
    return (
      <AuthPageLayout
        heading="Create your account"
        intro="Sign-up is closed here. Ask the people who run this site."
        footer={<LoginFooter returnPath={returnPath} />}
      >
        {null}
      </AuthPageLayout>
    )
  return (
    <VisitorsOnly heading="Create your account">
      <RegisterForm returnPath={returnPath} invitation={invitation} />
    </VisitorsOnly>
  )
}

/** Returns the code of the invitation that a path of this app leads to. Example: '/household#join=K7QXM-2PD9R'. */
function invitationCodeIn(path: string): string {
  const { search, hash } = new URL(path, 'http://larder')
  return new URLSearchParams(hash.slice(1)).get('join') ?? new URLSearchParams(search).get('join') ?? ''
}
