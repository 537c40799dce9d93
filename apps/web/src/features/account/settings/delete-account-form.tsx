import { account, type HouseholdOfDeletedAccount } from '@larder/contract/account'
import { useEffect } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { refresh } from '../../../api/use-read'
import { paths } from '../../../paths'
import { useNavigate } from '../../../router/router'
import { session } from '../../../session/session-store'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { Select } from '../../../ui/fields/select'
import { TextInput } from '../../../ui/fields/text-input'

interface DeleteAccountHouseholdProps {
  readonly household: HouseholdOfDeletedAccount
  readonly error: string | undefined
}

const deleteOption = 'delete'

/** A household that only the cook owns: transfer or delete it. */
function DeleteAccountHousehold({ household, error }: DeleteAccountHouseholdProps) {
  const { name, others } = household
  return (
    <Field
      label={
        <>
          Who should get <bdi>{name}</bdi>?
        </>
      }
      hint="You are its only owner, and others cook in it. Whoever gets it is its owner from then on."
      error={error}
      required
    >
      <Select
        name={householdFieldName(household)}
        placeholder="Please choose"
        options={[
          ...others.map(({ accountId, name }) => ({ value: accountId, label: name })),
          { value: deleteOption, label: 'Nobody: delete it for everyone' },
        ]}
      />
    </Field>
  )
}

/** The form field name of a household's choice. */
function householdFieldName({ id }: HouseholdOfDeletedAccount): string {
  return `household-${id}`
}

/** Returns the choices as the contract expects them. */
function toHouseholdTransfers(
  households: readonly HouseholdOfDeletedAccount[],
  values: Readonly<Record<string, string | undefined>>,
): { householdId: string; to?: string }[] {
  return households.flatMap((household) => {
    const to = values[householdFieldName(household)]
    if (!to) return []
    return [{ householdId: household.id, ...(to !== deleteOption && { to }) }]
  })
}

interface DeleteAccountFormProps {
  readonly id: string
  readonly email: string
  readonly hasPassword: boolean
  readonly households: readonly HouseholdOfDeletedAccount[]
  readonly onBusy: (busy: boolean) => void
}

/** Chooses the new owners of the households, and confirms the deletion. */
export function DeleteAccountForm({ id, email, hasPassword, households, onBusy }: DeleteAccountFormProps) {
  const navigate = useNavigate()
  const undecided = households.filter(({ undecided }) => undecided)
  const alone = households.filter(({ alone }) => alone)
  const { form, fields, failure, submitting } = useForm(account.scheduleDeletion, {
    logLabel: 'Deleting the account failed',
    body: ({ email, currentPassword, ...rest }) => ({
      email,
      ...(hasPassword && { currentPassword }),
      handovers: toHouseholdTransfers(undecided, rest),
    }),
    validate: (values) => ({
      ...(values.email?.trim().toLowerCase() !== email.toLowerCase() && {
        email: `Type ${email} to confirm.`,
      }),
      ...Object.fromEntries(
        undecided
          .filter((household) => !values[householdFieldName(household)])
          .map((household) => [
            householdFieldName(household),
            'Choose who should get it, or choose to delete it.',
          ]),
      ),
    }),
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'email-differs': 'email' },
    onDone: ({ data }) => {
      // The sessions are revoked: pending requests must not report that as unexpected.
      session.clearUser()
      void navigate(paths.login, { state: { deletionAt: data.deletionAt } })
    },
  })

  useEffect(() => onBusy(submitting), [onBusy, submitting])
  // The members have changed since this was read.
  useEffect(() => {
    if (failure?.code === 'household-undecided' || failure?.code === 'bad-input')
      void refresh(account.deletion)
  }, [failure])

  return (
    <form {...form} id={id} aria-label="Delete account" className="flex flex-col gap-5">
      {alone.map(({ id, name }) => (
        <p key={id}>
          <bdi className="font-semibold">{name}</bdi> is yours alone: it will be deleted with everything in
          it.
        </p>
      ))}
      {undecided.map((household) => (
        <DeleteAccountHousehold
          key={household.id}
          household={household}
          error={fields[householdFieldName(household)]}
        />
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
