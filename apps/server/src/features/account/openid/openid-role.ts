import { eq } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { describeAccount, recordAudit } from '../../../db/queries/audit-log'
import { accounts } from '../../../db/tables/account'
import type { Log } from '../../../log'
import type { Clock } from '../../../time/clock'
import { isLastAdmin } from '../deletion/last-admin'

interface OpenIdRoleParts {
  db: Db
  clock: Clock
  log: Log
}

/** Makes an account admin, or a cook again, as its groups at the issuer say. The last admin stays one. */
export function createOpenIdRole({ db, clock, log }: OpenIdRoleParts) {
  return (accountId: string, isAdmin: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      const role = isAdmin ? 'admin' : 'cook'
      const isLast = await isLastAdmin(tx, accountId)
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
      if (!account || account.role === role) return
      if (!isAdmin && isLast) {
        log.warn('the last admin left the admin group of the issuer and stays admin')
        return
      }
      const at = clock()
      await tx.update(accounts).set({ role, updatedAt: at }).where(eq(accounts.id, accountId))
      const action = isAdmin ? ('promoted' as const) : ('demoted' as const)
      const author = { accountId: null, name: 'single sign-on' }
      await recordAudit(tx, author, { action, ...describeAccount(account), at })
      await publishAccountChange(tx, accountId, 'account')
    })
}
