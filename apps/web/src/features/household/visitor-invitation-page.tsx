import { MailOpen } from 'lucide-react'
import { loginPath, registerPath } from '../../paths'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useOperatorConfig } from '../../use-operator-config'
import { invitationFailureMessage, useInvitationPreview } from './invitation-card'
import { useInvitationCode } from './use-invitation-code'

/** What somebody without an account sees of an invitation: who invites, to which household, and how to get in. */
export function VisitorInvitationPage() {
  const { pathname, search, hash } = useLocation()
  const { code } = useInvitationCode()
  const { data, error } = useInvitationPreview(code)
  const { registration } = useOperatorConfig()
  const invitation = data?.data
  const here = pathname + search + hash
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 px-4 py-16 text-center sm:py-24">
      <MailOpen aria-hidden className="size-12 text-herb-ink" strokeWidth={1.5} />
      {invitation ? (
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          <bdi>{invitation.invitedBy ?? 'Somebody'}</bdi> invites you to <bdi>{invitation.household}</bdi>
        </h1>
      ) : (
        <h1 className="text-2xl sm:text-3xl">You have an invitation</h1>
      )}
      {error && !invitation ? (
        <ErrorNote>{invitationFailureMessage(error)}</ErrorNote>
      ) : invitation ? (
        <p className="text-ink-soft">
          Share one kitchen: the same inventory, shopping list and meal plan on everybody’s phone.
        </p>
      ) : (
        <Skeleton className="h-6 w-72 max-w-full" />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {registration !== 'closed' && (
          <Button asChild variant="primary">
            <Link to={registerPath(here)}>Sign up</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={loginPath(here)}>Log in</Link>
        </Button>
      </div>
    </div>
  )
}
