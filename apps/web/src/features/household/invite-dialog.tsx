import type { DataOf } from '@larder/contract/endpoint'
import { household, invitationDays } from '@larder/contract/household'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { RadioGroup } from '../../ui/radio-group'
import { NewInvitation } from './new-invitation'

type Days = (typeof invitationDays)[number]
const usual: Days = 7

/** Opens an invitation: for how long, then its link and code, this once. */
export function InviteDialog() {
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState<Days>(usual)
  const [made, setMade] = useState<DataOf<typeof household.invite> | null>(null)
  const invite = useWrite(household.invite)

  function openOrClose(next: boolean) {
    setOpen(next)
    if (!next) return
    invite.reset()
    setMade(null)
    setDays(usual)
  }

  async function create() {
    try {
      const { data } = await invite.mutateAsync({ body: { days } })
      setMade(data)
    } catch (error) {
      console.error('Inviting failed', error)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={openOrClose}
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
        <NewInvitation {...made} />
      ) : (
        <div className="flex flex-col gap-4">
          <RadioGroup
            legend="Open for"
            value={String(days)}
            onValueChange={(value) => setDays(invitationDays.find((one) => String(one) === value) ?? usual)}
            options={invitationDays.map((one) => ({
              value: String(one),
              label: one === 1 ? '1 day' : `${one} days`,
            }))}
          />
          {invite.error && <ErrorNote>{sentenceOf(invite.error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  )
}
