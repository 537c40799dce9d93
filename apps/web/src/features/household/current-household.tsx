import { type Household, household, type Invitation } from '@larder/contract/household'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { useChange } from '../../api/use-change'
import { toastFailure } from '../../feedback/toast-failure'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { longDateText } from '../../ui/formatting/locale'
import { toast } from '../../ui/toasts/toast-store'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'

interface InvitationRowProps {
  readonly invitation: Invitation
  /** The invitation was withdrawn; its row and the focus are gone. */
  readonly onGone: () => void
}

function InvitationRow({ invitation, onGone }: InvitationRowProps) {
  const withdraw = useChange(household.withdraw)
  const { id, invitedBy, createdAt, expiresAt, joined } = invitation
  const made = `By ${invitedBy ?? 'somebody who left'}, ${longDateText(createdAt)}`

  async function withdrawInvitation() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await withdraw.change({ params: { id } }).done
      toast({ title: 'Invitation withdrawn', description: 'Its link and code no longer work.' })
      onGone()
    } catch (error) {
      toastFailure('Not withdrawn', error)
    }
  }

  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{made}</p>
        <p className="text-sm text-ink-soft">
          Valid until <time dateTime={expiresAt}>{longDateText(expiresAt)}</time>
          {joined > 0 && ` · ${joined} joined`}
        </p>
      </div>
      <Button
        busy={withdraw.isPending}
        aria-label={`Withdraw invitation: ${made}`}
        onClick={() => void withdrawInvitation()}
      >
        Withdraw
      </Button>
    </li>
  )
}

interface InvitationListProps {
  readonly invitations: readonly Invitation[]
  /** An invitation was withdrawn; its row, or the whole list, and the focus are gone. */
  readonly onGone: () => void
}

/** The open invitations, each with a button to withdraw it. */
function InvitationList({ invitations, onGone }: InvitationListProps) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-xl">Open invitations ({invitations.length})</h3>
      <ul className="border-y *:not-first:border-t">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onGone={onGone} />
        ))}
      </ul>
    </div>
  )
}

interface RenameFormProps {
  readonly name: string
  readonly onClose: () => void
}

function RenameForm({ name, onClose }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { form, fields, failure, submitting } = useForm(household.update, {
    logLabel: 'Renaming the household failed',
    onDone: ({ data }) => {
      toast({ title: `This is now ${data.name}`, tone: 'success' })
      onClose()
    },
  })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <form
      {...form}
      aria-label="Rename household"
      className="flex flex-col gap-3"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Name of the household" error={fields.name} required className="min-w-0 grow basis-64">
          <TextInput ref={input} name="name" defaultValue={name} autoComplete="off" />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={submitting}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}

interface HouseholdNameProps {
  readonly name: string
  readonly editable: boolean
}

function HouseholdName({ name, editable }: HouseholdNameProps) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing && editable) return <RenameForm name={name} onClose={() => setEditing(false)} />
  return (
    <div className="flex min-h-11 items-center gap-2">
      <h2 className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">
        <bdi>{name}</bdi>
      </h2>
      {editable && (
        <IconButton
          ref={pencil}
          label="Rename household"
          icon={<Pencil aria-hidden />}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  )
}

/** The current household: its name, members and open invitations. */
export function CurrentHousehold({ household }: { readonly household: Household }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { members, invitations } = household
  const owner = household.role === 'owner'
  const owners = members.filter(({ role }) => role === 'owner').length

  return (
    <section aria-label="Current household" className="flex flex-col gap-8">
      <HouseholdName name={household.name} editable={owner} />
      <div className="flex flex-col gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 ref={heading} tabIndex={-1} className="text-xl">
            Members ({members.length})
          </h3>
          {owner && <InviteDialog />}
        </div>
        <ul className="border-y *:not-first:border-t">
          {members.map((member) => (
            <MemberRow
              key={member.accountId}
              member={member}
              household={household.name}
              manageable={owner && !(member.role === 'owner' && owners === 1)}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
        {!owner && <p className="text-ink-soft">Owners invite and remove people, and set the name.</p>}
      </div>
      {owner && invitations.length > 0 && (
        <InvitationList invitations={invitations} onGone={() => heading.current?.focus()} />
      )}
    </section>
  )
}
