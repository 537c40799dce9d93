import { account } from '@larder/contract/account'
import { toErrorMessage } from '../../../api/api-error'
import { useWrite } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'

interface FirstPasswordProps {
  readonly email: string
}

/** For an account without a password: a first password is set through a link by email. */
export function FirstPassword({ email }: FirstPasswordProps) {
  const { mutate, isPending, isSuccess, error } = useWrite(account.forgotPassword)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure">
        You sign in through another service, so this account has no password. To have one as well, we send a
        link to <span className="font-medium wrap-anywhere">{email}</span>. Choosing a password there signs
        you out everywhere.
      </p>
      {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      <Button busy={isPending} onClick={() => mutate({ body: { email } })}>
        {isSuccess ? 'Send Again' : 'Send Me a Link'}
      </Button>
      <p role="status" className="empty:hidden">
        {isSuccess && !isPending && 'A link is on its way. It works once; look in the spam folder too.'}
      </p>
    </div>
  )
}
