import { type Household, household as words } from '@larder/contract/household'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/toasts/toast-store'
import { createFailureHandler } from './create-failure-handler'
import { DeleteHousehold } from './delete-household'
import { useSwitchHousehold } from './use-switch-household'

/** Leaves the household. The last member deletes it and has to type its name first. */
export function LeaveHousehold({ household }: { readonly household: Household }) {
  const { id, name, members, role } = household
  const [asking, setAsking] = useState(false)
  const leave = useSwitchHousehold(words.leave)
  const alone = members.length === 1
  const onlyOwner =
    !alone && role === 'owner' && members.filter((member) => member.role === 'owner').length === 1

  async function leaveOrDelete() {
    setAsking(false)
    try {
      const { data } = await leave.mutateAsync({ params: { id } })
      toast({
        title: alone ? `${name} was deleted` : `You left ${name}`,
        description: `You now see ${data.name}.`,
      })
    } catch (error) {
      createFailureHandler(alone ? 'Not deleted' : 'Not left')(error)
    }
  }

  return (
    <section aria-labelledby="leave" className="flex flex-col gap-4">
      <h2 id="leave" className="text-xl">
        Leave
      </h2>
      <p className="text-ink-soft">
        {onlyOwner && 'You are the only owner. Make somebody else an owner before you leave.'}
        {!onlyOwner && !alone && 'You will no longer see this kitchen. What you added stays here.'}
        {alone && 'You are the only member: without you this kitchen and all it holds is deleted.'}
      </p>
      {!onlyOwner && (
        <Button
          icon={<LogOut />}
          busy={leave.isPending}
          className="self-start"
          onClick={() => setAsking(true)}
        >
          {alone ? 'Leave and delete' : 'Leave household'}
        </Button>
      )}
      {alone ? (
        <DeleteHousehold
          name={name}
          open={asking}
          onOpenChange={setAsking}
          onDelete={() => void leaveOrDelete()}
        />
      ) : (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Leave ${name}?`}
          description="You will no longer see its inventory, lists and plans. To come back, somebody has to invite you."
          confirmLabel="Leave household"
          onConfirm={() => void leaveOrDelete()}
        />
      )}
    </section>
  )
}
