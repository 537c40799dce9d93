import type { InstallationSettings } from '@larder/contract/admin'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database'
import { accounts } from '../tables/account'
import { installation } from '../tables/admin'

const columns = {
  registration: installation.registration,
  plans: installation.plans,
  secondFactor: installation.secondFactor,
  photoMegabytes: installation.photoMegabytes,
}

/** Returns what the operator decided for everybody. */
export async function readInstallation(tx: Tx): Promise<InstallationSettings> {
  const [row] = await tx.select(columns).from(installation)
  return row ?? { registration: 'open', plans: 'on', secondFactor: 'optional', photoMegabytes: 2000 }
}

/** Changes what the operator decides for everybody. */
export async function saveInstallation(tx: Tx, changed: Partial<InstallationSettings>): Promise<void> {
  if (Object.keys(changed).length > 0) await tx.update(installation).set(changed)
}

/** Returns whether an admin exists. Without one, the set-up link is open. */
export async function hasAdmin(tx: Tx): Promise<boolean> {
  const found = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin')).limit(1)
  return found.length > 0
}
