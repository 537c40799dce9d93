import { account } from '@larder/contract/account'
import { TriangleAlert } from 'lucide-react'
import { toErrorMessage } from '../../api/api-error'
import { useChange } from '../../api/use-change'
import { useMe } from '../../api/use-me'
import { Button } from '../../ui/controls/button'
import { longDateText } from '../../ui/formatting/locale'
import { toast } from '../../ui/toasts/toast-store'

/** Shown on every page while the account is scheduled for deletion: the date, and a button to keep it. */
export function AccountDeletionBanner() {
  const { me } = useMe()
  const stay = useChange(account.cancelDeletion)
  if (!me?.deletionAt) return null

  function cancelDeletion() {
    stay.change(
      {},
      {
        onSuccess: () => {
          toast({ title: 'Your account stays', description: 'Nothing was deleted.', tone: 'success' })
          // The button disappears with the banner.
          document.getElementById('main')?.focus({ preventScroll: true })
        },
        onError: (failed) =>
          toast({ title: 'Not changed', description: toErrorMessage(failed), tone: 'destructive' }),
      },
    )
  }

  return (
    <aside aria-label="Your account" className="border-b border-tomato bg-tomato-wash print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 md:px-6">
        <p className="flex min-w-0 items-start gap-2.5 font-medium">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-tomato-ink" />
          <span>Your account will be deleted on {longDateText(me.deletionAt)}.</span>
        </p>
        <Button busy={stay.isPending} onClick={cancelDeletion}>
          Keep my account
        </Button>
      </div>
    </aside>
  )
}
