import { type Household, household as words } from '@larder/contract/household'
import { LogOut } from 'lucide-react'
import { useId, useState } from 'react'
import { useActionForm } from '../../api/forms/use-action-form'
import { toastFailure } from '../../feedback/toast-failure'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/toasts/toast-store'
import { useSwitchHousehold } from './use-switch-household'

interface DeleteHouseholdProps {
  readonly name: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDelete: () => void
}

/** Asks the last member to type the household's name, because deletion cannot be undone. */
function DeleteHousehold({ name, open, onOpenChange, onDelete }: DeleteHouseholdProps) {
  const id = useId()
  const { form, fields, clearErrors } = useActionForm({
    logLabel: 'Deleting the household failed',
    submit: ({ values, reject }) => {
      if (normalizeName(values.name ?? '') === normalizeName(name)) onDelete()
      else reject({ name: 'That is not the name of this household.' })
    },
  })

  function changeOpen(next: boolean) {
    clearErrors()
    onOpenChange(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={`Delete ${name}?`}
      description="The kitchen and everything in it will be deleted: inventory, history, lists, plans and the people who eat here. This cannot be undone."
      footer={
        <>
          <Button onClick={() => changeOpen(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="danger">
            Delete household
          </Button>
        </>
      }
    >
      <form {...form} id={id}>
        <Field label={`Type ‘${name}’ to confirm`} error={fields.name} required>
          <TextInput name="name" autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}

/** Normalises a name, so that it can be typed on any keyboard. */
function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase()
}

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
      const { data } = await leave.change({ params: { id } })
      toast({
        title: alone ? `${name} was deleted` : `You left ${name}`,
        description: `You now see ${data.name}.`,
      })
    } catch (error) {
      toastFailure(alone ? 'Not deleted' : 'Not left', error)
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
        {alone && 'You are the only member: if you leave, this kitchen and everything in it is deleted.'}
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
