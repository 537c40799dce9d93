import { apiBase } from '@larder/contract/http/endpoint'
import { Info } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callAsVisitor } from '../../../api/forms/call-as-visitor'
import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { withBasePath } from '../../../base-path'
import { paths, registerPath, returnPathIn } from '../../../paths'
import { useLocation, useNavigate } from '../../../router/router'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { longDateText } from '../../../ui/formatting/locale'
import { useHydrated } from '../../../use-hydrated'
import { useOperatorConfig } from '../../../use-operator-config'
import { AuthPageLayout } from '../auth-page-layout'
import { PasskeyButton } from '../passkeys/passkey-button'
import { logInWithPasskey } from '../passkeys/passkey-calls'
import { TextLink } from '../text-link'
import { useFragmentParams } from '../use-fragment-params'
import { VisitorsOnly } from '../visitors-only'

const call = async () => (await import('@larder/contract/account')).account.login

/** Shown after a deletion request: until when and how it can be undone. */
function AccountDeletionNotice() {
  const deletionAt = readDeletionDate(useLocation().state)
  const hydrated = useHydrated()
  if (deletionAt === null || !hydrated) return null
  return (
    <div role="status" className="flex gap-3 rounded-card border border-sky bg-sky-wash p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">Your account will be deleted on {longDateText(deletionAt)}.</p>
        <p>
          You are signed out everywhere, and we have emailed you the details. To undo it before that day, log
          in and press ‘Keep my account’.
        </p>
      </div>
    </div>
  )
}

function readDeletionDate(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('deletionAt' in state)) return null
  const { deletionAt } = state
  return typeof deletionAt === 'string' && !Number.isNaN(Date.parse(deletionAt)) ? deletionAt : null
}

const signInMarkKey = 'signin-started'

/** Remembers, for this window only, that an external login was started here. */
export function markSignInStarted(): void {
  sessionStorage.setItem(signInMarkKey, 'yes')
}

/**
 * Returns once whether an external login was started here. A link that finishes a login this window never started
 * belongs to somebody else, and would log the cook into a stranger's account.
 */
function consumeSignInMark(): boolean {
  const started = sessionStorage.getItem(signInMarkKey) !== null
  sessionStorage.removeItem(signInMarkKey)
  return started
}

interface OpenIdSignInProps {
  /** The operator's name for the identity provider. */
  readonly name: string
  /** Whether a form with a password follows. */
  readonly withPasswords: boolean
  readonly onSignedIn: () => void
}

/** Login through an OpenID provider: the redirect there, and the return. */
function OpenIdSignIn({ name, withPasswords, onSignedIn }: OpenIdSignInProps) {
  const handedOver = useFragmentParams('signin', 'signin-error')
  const secret = handedOver.get('signin')
  const refused = handedOver.get('signin-error')
  const container = useRef<HTMLDivElement>(null)
  const tried = useRef<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [finishing, setFinishing] = useState(false)

  const finish = useEffectEvent(async (oneTime: string) => {
    if (!consumeSignInMark()) {
      setFailure(await rejectionMessage('sign-in-expired'))
      return
    }
    setFinishing(true)
    try {
      const { account } = await import('@larder/contract/account')
      const { data } = await callAsVisitor(account.finishOpenId, { body: { secret: oneTime } })
      session.setUser(data.access_token, data.user)
      // Only if the cook has not navigated elsewhere in the meantime.
      if (container.current) onSignedIn()
    } catch (error) {
      console.error('Login failed', error)
      setFailure(toErrorMessage(error))
    } finally {
      setFinishing(false)
    }
  })

  useEffect(() => {
    // The secret is single-use and must not be spent twice when the effect runs again.
    if (!secret || tried.current === secret) return
    tried.current = secret
    void finish(secret)
  }, [secret])

  useEffect(() => {
    if (refused !== null) void rejectionMessage(refused).then(setFailure)
  }, [refused])

  return (
    <div ref={container} className="flex flex-col gap-5">
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {finishing ? (
        <Button wide busy>
          Signing in...
        </Button>
      ) : (
        <Button asChild wide>
          <a href={withBasePath(`${apiBase}/auth/openid/start`)} onClick={markSignInStarted}>
            Continue with {name}
          </a>
        </Button>
      )}
      {withPasswords && (
        <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or with your email
        </p>
      )}
    </div>
  )
}

/** Loaded on demand: the module contains every error message of the server. */
async function rejectionMessage(code: string): Promise<string> {
  const { errorDefinitions: definitions } = await import('@larder/contract/http/errors')
  return Object.hasOwn(definitions, code)
    ? definitions[code as keyof typeof definitions].message
    : definitions['sign-in-refused'].message
}

/** Asked for after the password, where the account has a second factor. */
function SecondFactorField({ error }: { readonly error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field label="Code" hint="From your authenticator app, or a recovery code." error={error} required>
      <TextInput ref={input} name="code" autoComplete="one-time-code" autoCapitalize="none" />
    </Field>
  )
}

function LoginForm() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [hasSecondFactor, setHasSecondFactor] = useState(false)
  const { openId, registration, passwords } = useOperatorConfig()
  const withPasswords = passwords === 'on'
  const returnPath = returnPathIn(useLocation())
  const navigateBack = () => void navigate(returnPath, { replace: true })

  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Login failed',
    body: ({ email, password, remember, code }) => ({
      email,
      password,
      remember: remember !== undefined,
      ...(code && { code }),
    }),
    fieldByErrorCode: { 'wrong-code': 'code' },
    onDone: ({ data }) => session.setUser(data.access_token, data.user),
    navigateOnDone: navigateBack,
  })

  async function signInWithPasskey() {
    const remember = form.ref.current?.querySelector<HTMLInputElement>('[name="remember"]')?.checked ?? false
    const result = await logInWithPasskey(remember)
    if (!result) return
    session.setUser(result.access_token, result.user)
    navigateBack()
  }

  const isAskedForCode = failure?.code === 'second-factor-needed'
  if (isAskedForCode && !hasSecondFactor) setHasSecondFactor(true)

  return (
    <AuthPageLayout
      heading="Welcome back"
      intro="Sign in to see what is in your kitchen."
      footer={
        withPasswords &&
        registration !== 'closed' && (
          <p>
            New here? <TextLink to={registerPath(returnPath)}>Create an account</TextLink>
          </p>
        )
      }
    >
      <AccountDeletionNotice />
      {openId && <OpenIdSignIn name={openId.name} withPasswords={withPasswords} onSignedIn={navigateBack} />}
      {withPasswords && (
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
          {hasSecondFactor && <SecondFactorField error={fields.code} />}
          {failure && !isAskedForCode && <ErrorNote>{failure.sentence}</ErrorNote>}
          <Button type="submit" variant="primary" wide busy={submitting}>
            {submitting ? 'Signing in...' : 'Sign In'}
          </Button>
          <PasskeyButton label="Use a Passkey" onUse={signInWithPasskey} />
          <p className="text-sm text-ink-soft">
            By signing in you agree to the{' '}
            <TextLink to={paths.terms} newTab>
              Terms of Service
            </TextLink>
            .
          </p>
        </form>
      )}
    </AuthPageLayout>
  )
}

export function LoginPage() {
  return (
    <VisitorsOnly heading="Welcome back">
      <LoginForm />
    </VisitorsOnly>
  )
}
