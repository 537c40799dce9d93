import { household, invitationDays } from '@larder/contract/household'
import type { DataOf } from '@larder/contract/http/endpoint'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { Button } from '../../ui/controls/button'
import { RadioGroup } from '../../ui/controls/radio-group'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Dialog } from '../../ui/overlays/dialog'
import { CreatedInvitation } from './created-invitation'

type Days = (typeof invitationDays)[number]
const defaultDays: Days = 7

/** Creates an invitation for some days, then shows its link and code once. */
export function InviteDialog() {
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState<Days>(defaultDays)
  const [made, setMade] = useState<DataOf<typeof household.invite> | null>(null)
  const invite = useWrite(household.invite)

  function onOpenChange(next: boolean) {
    setOpen(next)
    if (!next) return
    invite.reset()
    setMade(null)
    setDays(defaultDays)
  }

  async function create() {
    try {
      const { data } = await invite.mutateAsync({ body: { days } })
      setMade(data)
    } catch (error) {
      console.error('Creating an invitation failed', error)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={<Button icon={<UserPlus />}>Invite somebody</Button>}
      title={made ? 'Your invitation' : 'Invite somebody'}
      description={
        made
          ? 'This is shown once. Anyone who has it can join.'
          : 'They will see and change everything in this kitchen, as you do.'
      }
      footer={
        made ? (
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={invite.isPending} onClick={() => void create()}>
              Create invitation
            </Button>
          </>
        )
      }
    >
      {made ? (
        <CreatedInvitation {...made} />
      ) : (
        <div className="flex flex-col gap-4">
          <RadioGroup
            legend="Open for"
            value={String(days)}
            onValueChange={(value) =>
              setDays(invitationDays.find((one) => String(one) === value) ?? defaultDays)
            }
            options={invitationDays.map((one) => ({
              value: String(one),
              label: one === 1 ? '1 day' : `${one} days`,
            }))}
          />
          {invite.error && <ErrorNote>{toErrorMessage(invite.error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  )
}
