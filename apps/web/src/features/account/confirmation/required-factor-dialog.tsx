import { account } from '@larder/contract/account'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { PasskeyButton } from '../passkeys/passkey-button'
import { confirmWithPasskey, makePasskey } from '../passkeys/passkey-calls'
import { SecondFactorDialog } from '../settings/second-factor-dialog'
import { useSignOut } from '../use-sign-out'

interface RequiredFactorDialogProps {
  readonly onAnswer: (done: boolean) => void
}

/**
 * Where everybody needs a second factor: has a cook who came with a password alone set one up, or use the passkey they have.
 * Closed, it comes again with the next thing that needs it.
 */
export function RequiredFactorDialog({ onAnswer }: RequiredFactorDialogProps) {
  const { data, error } = useRead(account.waysToConfirm, {})
  const [isSettingUp, setIsSettingUp] = useState(false)
  const signOut = useSignOut()
  const ways = data?.data
  if (isSettingUp)
    return (
      <SecondFactorDialog
        isOn={false}
        onClose={(isDone) => {
          if (isDone) onAnswer(true)
          else setIsSettingUp(false)
        }}
      />
    )

  function leave() {
    signOut()
    onAnswer(false)
  }

  async function addPasskey() {
    if (await makePasskey('Passkey 1')) onAnswer(true)
  }

  async function usePasskey() {
    if (await confirmWithPasskey()) onAnswer(true)
  }

  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={ways?.passkey ? 'Use your passkey' : 'Set up a second factor'}
      description={
        ways?.passkey
          ? 'Here a password alone is not enough. Confirm with the passkey you have.'
          : 'The people who run this Larder ask everybody for more than a password. Setting it up takes a minute, and you only do it once.'
      }
      footer={<Button onClick={leave}>Sign Out</Button>}
    >
      {error && !ways && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      {!ways && !error && <Skeleton className="h-24" />}
      {ways?.passkey && <PasskeyButton label="Use a Passkey" onUse={usePasskey} />}
      {ways && !ways.passkey && (
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <PasskeyButton label="Add a Passkey" onUse={addPasskey} />
            <p className="text-ink-soft">
              Your fingerprint, face or device PIN then signs you in, without a password.
            </p>
          </div>
          {ways.password && (
            <div className="flex flex-col gap-2">
              <Button wide icon={<Smartphone aria-hidden />} onClick={() => setIsSettingUp(true)}>
                Use an Authenticator App
              </Button>
              <p className="text-ink-soft">It shows a code to enter after your password.</p>
            </div>
          )}
          {!ways.password && <p>Or sign out, and come back through the single sign-on that you use.</p>}
        </div>
      )}
    </Dialog>
  )
}
