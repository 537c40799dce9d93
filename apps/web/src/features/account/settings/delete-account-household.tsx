import type { HouseholdOfLeaver } from '@larder/contract/account'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'

interface DeleteAccountHouseholdProps {
  readonly household: HouseholdOfLeaver
  readonly error: string | undefined
}

const deleteOption = 'delete'

/** A household that only the cook owns: transfer or delete it. */
export function DeleteAccountHousehold({ household, error }: DeleteAccountHouseholdProps) {
  const { name, others } = household
  return (
    <Field
      label={
        <>
          Who shall have <bdi>{name}</bdi>?
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
export function householdFieldName({ id }: HouseholdOfLeaver): string {
  return `household-${id}`
}

/** Returns the choices as the contract expects them. */
export function toHouseholdTransfers(
  households: readonly HouseholdOfLeaver[],
  values: Readonly<Record<string, string | undefined>>,
): { householdId: string; to?: string }[] {
  return households.flatMap((household) => {
    const to = values[householdFieldName(household)]
    if (!to) return []
    return [{ householdId: household.id, ...(to !== deleteOption && { to }) }]
  })
}
