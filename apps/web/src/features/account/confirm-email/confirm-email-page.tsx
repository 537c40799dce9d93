import { account } from '@larder/contract/account'
import { useEffect, useRef } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Spinner } from '../../../ui/feedback/spinner'
import { AuthPageLayout } from '../auth-page-layout'
import { useFragmentParams } from '../use-fragment-params'

/**
 * The target of the link sent to a new email address. It confirms at once: the secret is behind '#', where a program
 * that only fetches links cannot see it.
 */
export function ConfirmEmailPage() {
  const secret = useFragmentParams('secret').get('secret')
  const { isAuthenticated } = useSession()
  const { change, data, error, isPending } = useChange(account.confirmEmail)
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (!secret || sent.current === secret) return
    sent.current = secret
    change({ body: { secret } })
  }, [secret, change])

  const goOn = (
    <Button asChild variant="primary" wide>
      {isAuthenticated ? (
        <Link to={paths.myAccount}>Go to My Account</Link>
      ) : (
        <Link to={paths.login}>Go to Login</Link>
      )}
    </Button>
  )

  if (data)
    return (
      <AuthPageLayout
        key="done"
        takesFocus
        heading="Your email is confirmed"
        intro={
          <>
            Your email is now{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{data.data.email}</strong>. Use it to log
            in from now on.
          </>
        }
      >
        {goOn}
      </AuthPageLayout>
    )
  if (!secret)
    return (
      <AuthPageLayout
        key="empty"
        heading="Confirm your email"
        intro="There is nothing to confirm here. Open the link in the email that we sent to your new address."
      >
        {goOn}
      </AuthPageLayout>
    )
  if (error) {
    const isPassing = error instanceof ApiError && error.isTransient
    return (
      <AuthPageLayout key="trouble" takesFocus heading="Your email was not changed">
        <ErrorNote>{toErrorMessage(error)}</ErrorNote>
        {isPassing ? (
          <Button variant="primary" wide busy={isPending} onClick={() => change({ body: { secret } })}>
            Try Again
          </Button>
        ) : (
          goOn
        )}
      </AuthPageLayout>
    )
  }
  return (
    <AuthPageLayout key="confirming" heading="Confirm your email">
      <Spinner label="Confirming your email..." />
    </AuthPageLayout>
  )
}
