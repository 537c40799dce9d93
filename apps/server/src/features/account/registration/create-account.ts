import type { User } from '@larder/contract/account'
import type { Tx } from '../../../db/database'
import { addMember, newHousehold } from '../../../db/queries/membership'
import { accounts } from '../../../db/tables/account'
import { households } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'

export interface NewAccount {
  name: string
  email: string
  passwordHash: string | null
  /** When the address is known to be its owner's. */
  emailConfirmedAt?: string
  role?: User['role']
  timeZone?: string | undefined
  country?: string | undefined
}

/** Creates an account with a household. */
export async function createAccount(
  tx: Tx,
  { name, email, passwordHash, emailConfirmedAt, role = 'cook', timeZone, country }: NewAccount,
  createdAt: string,
): Promise<User> {
  const household = newHousehold(name, createdAt, { timeZone, country })
  await tx.insert(households).values(household)
  const account = { id: newId(), name, email, role, subscription: 'free' as const }
  const inserted = await tx
    .insert(accounts)
    .values({
      ...account,
      passwordHash,
      emailConfirmedAt: emailConfirmedAt ?? null,
      status: 'active',
      currentHouseholdId: household.id,
      timeZone: timeZone ?? null,
      welcome: 'new',
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  if (inserted.length === 0) {
    const { message } = new AppError('email-taken')
    throw new AppError('email-taken', { fields: { email: message } })
  }
  await addMember(tx, household.id, account.id, 'owner', createdAt)
  return account
}
