import { mealPlan } from '@larder/contract/meal-plan'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { dateText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'

/** Opens, copies and closes the calendar feed of the plan. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useRead(mealPlan.feed, {})
  const opening = useChange(mealPlan.openFeed)
  const closing = useChange(mealPlan.closeFeed)
  const [address, setAddress] = useState<string | null>(null)
  const feed = data?.data
  const failure = error ?? opening.error ?? closing.error
  const openFeed = () =>
    opening.change(
      {},
      { onSuccess: ({ data: opened }) => setAddress(new URL(opened.address, window.location.origin).href) },
    )
  const closeFeed = () => closing.change({}, { onSuccess: () => setAddress(null) })
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Calendar address"
      description="Add it to your calendar app to see your planned meals there, always up to date."
    >
      <div className="flex flex-col gap-4">
        <p>
          Anyone with the address can read your meals without signing in. Give it only to people you trust.
        </p>
        {failure && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
        {!feed && !error && <Skeleton className="h-11" />}
        {address !== null && (
          <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
            <Field
              label="Your address"
              hint="It is shown only now: copy it before you close this."
              className="min-w-0 grow"
            >
              <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
            </Field>
            <Button variant="primary" icon={<Copy />} onClick={() => void copyAddress(address)}>
              Copy
            </Button>
          </div>
        )}
        {feed?.open && address === null && (
          <p className="text-ink-soft">
            An address has been in use{feed.since && ` since ${formatSince(feed.since)}`}. It cannot be shown
            again; a new one takes its place, and the old one stops working.
          </p>
        )}
        {feed && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant={address === null ? 'primary' : 'secondary'}
              busy={opening.isPending}
              onClick={openFeed}
            >
              {feed.open ? 'New address' : 'Create an address'}
            </Button>
            {feed.open && (
              <Button busy={closing.isPending} onClick={closeFeed}>
                Turn the address off
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

async function copyAddress(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Address copied', tone: 'success' })
  } catch {
    toast({
      title: 'Not copied',
      description: 'Select the address and copy it by hand.',
      tone: 'destructive',
    })
  }
}

function formatSince(since: string): string {
  return dateText(since, { day: 'numeric', month: 'short', year: 'numeric' })
}
