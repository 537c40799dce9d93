import type { LeftHousehold } from '@larder/contract/account'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'

interface DeleteAccountHouseholdProps {
  readonly household: LeftHousehold
  readonly error: string | undefined
}

const goes = 'delete'

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
        name={fieldOf(household)}
        placeholder="Please choose"
        options={[
          ...others.map(({ accountId, name }) => ({ value: accountId, label: name })),
          { value: goes, label: 'Nobody: delete it for everyone' },
        ]}
      />
    </Field>
  )
}

/** What the choice about a household is called in the form. */
export function fieldOf({ id }: LeftHousehold): string {
  return `household-${id}`
}

/** What was chosen, as the contract takes it. */
export function bequestsOf(
  households: readonly LeftHousehold[],
  values: Readonly<Record<string, string | undefined>>,
): { householdId: string; to?: string }[] {
  return households.flatMap((household) => {
    const to = values[fieldOf(household)]
    if (!to) return []
    return [{ householdId: household.id, ...(to !== goes && { to }) }]
  })
}
