import { account, deletionGraceDays } from '@larder/contract/account'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { DataDownload } from '../data-download'
import { DeleteAccountForm } from './delete-account-form'

interface DeleteAccountDialogProps {
  readonly onClose: () => void
}

const formId = 'delete-account'

/** Explains the account deletion and asks for confirmation. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const leaving = useRead(account.deletion, {})
  const profile = useRead(account.profile, {})
  const [busy, setBusy] = useState(false)
  const error = leaving.error ?? profile.error
  const known = leaving.data && profile.data
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description={`You are signed out everywhere at once. For ${deletionGraceDays} days you can change your mind by logging in; after that nothing brings it back.`}
      footer={
        <>
          <Button onClick={onClose}>Keep My Account</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} disabled={!known}>
            Delete Account
          </Button>
        </>
      }
    >
      <div aria-busy={!known && !error} className="flex flex-col gap-6">
        {/* The initial focus is on the text, not on a button that would discard a download. */}
        <dl
          data-focus-first
          tabIndex={-1}
          className="flex flex-col gap-3 outline-none [&_dd]:text-ink-soft [&_dt]:font-semibold"
        >
          <div>
            <dt>What goes</dt>
            <dd>
              Your profile and picture, your own recipes with their posts, your comments, likes and
              favourites, your settings, API keys and devices. A paid plan is not renewed, and ends with it.
            </dd>
          </div>
          <div>
            <dt>What stays</dt>
            <dd>
              Kitchens that others share with you: their stock, lists, plans and history go on without your
              name. What others have written stays theirs.
            </dd>
          </div>
        </dl>
        <section aria-label="Take your data with you" className="rounded-card border p-4">
          <p className="pb-3 font-semibold">Take your data with you first?</p>
          <DataDownload />
        </section>
        {!known && error && (
          <LoadErrorNote
            title="What you leave behind could not be loaded"
            sentence={toErrorMessage(error)}
            onTryAgain={() => void refresh(account.deletion)}
          />
        )}
        {!known && !error && <Skeleton className="h-44" />}
        {leaving.data && profile.data && (
          <DeleteAccountForm
            id={formId}
            email={profile.data.data.email}
            hasPassword={profile.data.data.hasPassword}
            households={leaving.data.data.households}
            onBusy={setBusy}
          />
        )}
      </div>
    </Dialog>
  )
}
