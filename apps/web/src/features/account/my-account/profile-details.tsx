import { type AccountProfile, account } from '@larder/contract/account'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toast } from '../../../ui/toasts/toast-store'

interface ProfileFactsProps {
  readonly profile: AccountProfile | undefined
  readonly shown: Pick<AccountProfile, 'name' | 'email'> | undefined
  readonly onEdit: () => void
  /** They replace the form: the focus moves to the button that opens it. */
  readonly takesFocus: boolean
}

/**
 * Name and email, read-only. Each is one line, so that nothing shifts when it loads. Only an unconfirmed email is shown
 * in full, so that a typo is visible.
 */
export function ProfileDetails({ profile, shown, onEdit, takesFocus }: ProfileFactsProps) {
  const [dropping, setDropping] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const newEmail = profile?.newEmail
  useEffect(() => {
    if (takesFocus) edit.current?.focus()
  }, [takesFocus])

  async function keepOldEmail() {
    setDropping(true)
    try {
      const { data } = await change(account.dropNewEmail, {}).response
      edit.current?.focus()
      toast({ title: 'Your email stays', description: data.email, tone: 'success' })
    } catch (failed) {
      toast({ title: 'Not changed', description: toErrorMessage(failed), tone: 'destructive' })
    }
    setDropping(false)
  }

  return (
    <div aria-busy={!shown} className="flex min-w-0 grow flex-col gap-4">
      <dl className="flex flex-col gap-2">
        <div>
          <dt className="text-sm text-ink-soft">Name</dt>
          <dd className="h-8 truncate font-heading text-2xl leading-8 font-title">
            {shown ? (
              <bdi title={shown.name}>{shown.name}</bdi>
            ) : (
              <Skeleton className="mt-1 h-6 w-48 max-w-full" />
            )}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Email</dt>
          <dd className="h-6 truncate" title={shown?.email}>
            {shown ? shown.email : <Skeleton className="mt-1 h-4 w-56 max-w-full" />}
          </dd>
        </div>
      </dl>
      {/* One of the two is here from the start: a note that appeared later would shift the page. */}
      <div role="status" className="min-h-15 text-sm text-ink-soft min-[22rem]:min-h-10">
        {newEmail ? (
          <>
            <p className="wrap-anywhere">
              A link was sent to <strong className="font-semibold text-ink">{newEmail}</strong>
            </p>
            <p>The old email stays until that link is opened.</p>
          </>
        ) : (
          <>
            <p>Your name and picture appear next to what you share.</p>
            <p>Nobody but you sees your email.</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={edit} icon={<Pencil />} disabled={!profile} onClick={onEdit}>
          Edit Profile
        </Button>
        {newEmail && (
          <Button variant="quiet" busy={dropping} onClick={() => void keepOldEmail()}>
            Keep the old email
          </Button>
        )}
      </div>
    </div>
  )
}
