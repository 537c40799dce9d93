import { account, type LeftHousehold } from '@larder/contract/account'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { refresh } from '../../api/use-api'
import { useForm } from '../../api/use-form'
import { paths } from '../../paths'
import { session } from '../../session/session-store'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { TextInput } from '../../ui/text-input'
import { bequestsOf, DeleteAccountHousehold, fieldOf } from './delete-account-household'

interface DeleteAccountFormProps {
  readonly id: string
  readonly email: string
  readonly hasPassword: boolean
  readonly households: readonly LeftHousehold[]
  readonly onBusy: (busy: boolean) => void
}

/** Whose the kitchens shall be, and that it is really meant. */
export function DeleteAccountForm({ id, email, hasPassword, households, onBusy }: DeleteAccountFormProps) {
  const navigate = useNavigate()
  const undecided = households.filter(({ undecided }) => undecided)
  const alone = households.filter(({ alone }) => alone)
  const { form, fields, failure, submitting } = useForm(account.leave, {
    logAs: 'Deleting the account failed',
    body: ({ email, currentPassword, ...rest }) => ({
      email,
      ...(hasPassword && { currentPassword }),
      bequests: bequestsOf(undecided, rest),
    }),
    verify: (values) => ({
      ...(values.email?.trim().toLowerCase() !== email.toLowerCase() && {
        email: `Type ${email} to confirm.`,
      }),
      ...Object.fromEntries(
        undecided
          .filter((household) => !values[fieldOf(household)])
          .map((household) => [fieldOf(household), 'Choose who shall have it, or that it shall be deleted.']),
      ),
    }),
    fieldOf: { 'wrong-password': 'currentPassword', 'email-differs': 'email' },
    onDone: ({ data }) => {
      // Its sessions are over: what is still on its way must not say so as if by surprise.
      session.clearUser()
      void navigate(paths.login, { state: { leavesAt: data.leavesAt } })
    },
  })

  useEffect(() => onBusy(submitting), [onBusy, submitting])
  // Somebody has come or gone since this was read.
  useEffect(() => {
    if (failure?.code === 'household-undecided' || failure?.code === 'bad-input')
      void refresh(account.leaving)
  }, [failure])

  return (
    <form {...form} id={id} aria-label="Delete account" className="flex flex-col gap-5">
      {alone.map(({ id, name }) => (
        <p key={id}>
          <bdi className="font-semibold">{name}</bdi> is yours alone: it goes with all it holds.
        </p>
      ))}
      {undecided.map((household) => (
        <DeleteAccountHousehold key={household.id} household={household} error={fields[fieldOf(household)]} />
      ))}
      <Field
        label="Type your email to confirm"
        hint={<span className="wrap-anywhere">{email}</span>}
        error={fields.email}
        required
      >
        <TextInput
          name="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      {hasPassword && (
        <Field label="Your password" error={fields.currentPassword} required>
          <PasswordInput name="currentPassword" />
        </Field>
      )}
      {failure && <ErrorNote title="Nothing was deleted">{failure.sentence}</ErrorNote>}
    </form>
  )
}
