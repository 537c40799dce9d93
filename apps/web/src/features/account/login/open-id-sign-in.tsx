import { apiBase } from '@larder/contract/http/endpoint'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { session } from '../../../session/session-store'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { useFragmentParams } from '../use-fragment-params'
import { consumeSignInMark, markSignInStarted } from './sign-in-mark'

interface OpenIdSignInProps {
  /** The operator's name for the identity provider. */
  readonly name: string
  readonly onSignedIn: () => void
}

/** Login through an OpenID provider: the redirect there, and the return. */
export function OpenIdSignIn({ name, onSignedIn }: OpenIdSignInProps) {
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
      const { data } = await callEndpoint(account.finishOpenId, { body: { secret: oneTime } })
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
          <a href={`${apiBase}/auth/openid/start`} onClick={markSignInStarted}>
            Continue with {name}
          </a>
        </Button>
      )}
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or with your email
      </p>
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
