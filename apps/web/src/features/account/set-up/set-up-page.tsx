import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { guessDeviceCountry } from '../../../device-country'
import { paths } from '../../../paths'
import { useNavigate } from '../../../router/router'
import { session } from '../../../session/session-store'
import { getDeviceTimeZone } from '../../../time-zones'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { useOperatorConfig } from '../../../use-operator-config'
import { AuthPageLayout } from '../auth-page-layout'
import { NewAccountFields, TermsCheckbox, validateNewAccount } from '../new-account-fields'
import { SingleSignOnOnly } from '../single-sign-on-only'
import { TextLink } from '../text-link'
import { useFragmentParams } from '../use-fragment-params'

const call = async () => (await import('@larder/contract/account')).account.setUp

const plansOptions = [
  {
    value: 'off',
    label: 'Only for our household',
    hint: 'No limits, and API keys for everybody.',
  },
  {
    value: 'on',
    label: 'With plans',
    hint: 'Free, Premium and Pro, as the product page says. You give plans to people, or take payments.',
  },
]

function SetUpForm({ secret }: { readonly secret: string }) {
  const navigate = useNavigate()
  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Set-up failed',
    body: (values) => ({
      ...values,
      secret,
      timeZone: getDeviceTimeZone(),
      country: guessDeviceCountry(),
    }),
    validate: validateNewAccount,
    fieldByErrorCode: { 'password-common': 'password' },
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    navigateOnDone: () => void navigate(paths.adminDashboard, { replace: true }),
  })
  const isIncomplete = 'secret' in fields
  return (
    <AuthPageLayout heading="Set up Larder" intro="Create the account that looks after this Larder.">
      <form {...form} aria-label="Set up" className="flex flex-col gap-5">
        <NewAccountFields errors={fields} />
        <RadioGroup
          legend="Who is it for?"
          name="plans"
          options={plansOptions}
          defaultValue="off"
          hint="You can change this later."
        />
        <TermsCheckbox error={fields.terms} />
        {(failure || isIncomplete) && (
          <ErrorNote>{failure?.sentence ?? 'This set-up link is incomplete. Copy the whole link.'}</ErrorNote>
        )}
        <Button type="submit" variant="primary" wide busy={submitting}>
          {submitting ? 'Setting Up...' : 'Create Admin Account'}
        </Button>
      </form>
    </AuthPageLayout>
  )
}

/** Makes the first admin by the link that the server printed at its start. */
export function SetUpPage() {
  const secret = useFragmentParams('secret').get('secret')
  const { passwords } = useOperatorConfig()
  if (passwords === 'off') return <SingleSignOnOnly heading="Set up Larder" />
  if (secret) return <SetUpForm secret={secret} />
  return (
    <AuthPageLayout
      heading="Set up Larder"
      intro="A new Larder prints a set-up link when it starts. Open that link here; it works once."
      footer={
        <p>
          Is it set up already? <TextLink to={paths.login}>Log in</TextLink>
        </p>
      }
    >
      {null}
    </AuthPageLayout>
  )
}
