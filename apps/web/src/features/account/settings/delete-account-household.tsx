import type { HouseholdOfLeaver } from '@larder/contract/account'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'

interface DeleteAccountHouseholdProps {
  readonly household: HouseholdOfLeaver
  readonly error: string | undefined
}

const deleteOption = 'delete'

/** A household that only the cook owns: who shall have it, or that it goes. */
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

/** What the choice about a household is called in the form. */
export function householdFieldName({ id }: HouseholdOfLeaver): string {
  return `household-${id}`
}

/** What was chosen, as the contract takes it. */
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
