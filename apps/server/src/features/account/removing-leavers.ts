import { and, asc, eq, lte } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { holdHomes } from '../../db/remove-account'
import { removePerson } from '../../db/remove-person'
import { accounts } from '../../db/tables/account'
import { untilThrough } from '../../db/until-through'
import { reasonOf } from '../../jobs/reason'
import type { Job } from '../../jobs/turns'
import type { Log } from '../../log'
import type { Mail } from '../../mail/mail'
import { isLastAdmin } from './last-admin'
import type { openLeavingLetters } from './leaving-letters'

export interface RemovingLeaversParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mail
  /** Whether mail leaves this house; otherwise nobody is written to any more. */
  mailLeaves: boolean
  letters: ReturnType<typeof openLeavingLetters>
  /** Ends what they pay; throws while the payment provider is away. */
  endPayments?(accountId: string): Promise<void>
}

type Account = typeof accounts.$inferSelect

const everySeconds = 3600

/** Removes accounts whose days to stay are over. One that cannot go now goes at a later turn. */
export function removingLeaversJob(parts: RemovingLeaversParts): Job {
  const { db, clock, log, mail, mailLeaves, letters, endPayments = async () => undefined } = parts

  /** The account, held, where it is still to go: they may have changed their mind in this very moment. */
  async function stillGoing(tx: Tx, id: string, now: string): Promise<Account | undefined> {
    const isLast = await isLastAdmin(tx, id)
    const [still] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), lte(accounts.leavesAt, now)))
      .for('update')
    if (still && isLast) throw new Error('nobody else runs this place')
    return still
  }

  async function remove(leaver: Account): Promise<void> {
    const { id } = leaver
    // Who stays goes on paying for what they have.
    if (!(await inTransaction(db, (tx) => stillGoing(tx, id, clock())))) return
    await endPayments(id)
    // Before they are gone, for afterwards nobody would know whose letters are left.
    await mail.forget(leaver)
    const now = clock()
    const gone = await untilThrough(() =>
      inTransaction(db, async (tx) => {
        const homes = await holdHomes(tx, id)
        const still = await stillGoing(tx, id, now)
        if (!still) return undefined
        await removePerson(tx, { ...still, bequests: still.bequests ?? [] }, homes, now)
        return still
      }),
    )
    if (gone && mailLeaves) await letters.gone(gone)
  }

  return {
    name: 'removing leavers',
    everySeconds,
    async work(turn) {
      const due = await db
        .select()
        .from(accounts)
        .where(lte(accounts.leavesAt, clock()))
        .orderBy(asc(accounts.leavesAt))
      for (const leaver of due) {
        if (turn.stopping()) return
        await remove(leaver).catch((error: unknown) =>
          log.warn({ reason: reasonOf(error) }, 'an account that is to go could not be removed yet'),
        )
      }
    },
  }
}
