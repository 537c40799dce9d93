import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { recordAudit } from '../../db/queries/audit-log'
import { messages } from '../../db/tables/admin'
import { AppError } from '../../errors'
import type { AdminParts } from './parts'

type MessageRow = typeof messages.$inferSelect

/** The response does not wait longer for a mail server; delivery shows later. */
const emailTimeoutMs = 3000

/** Messages from the contact form. */
export function createContactMessages(
  parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'sendsEmail' | 'background'>,
) {
  const { db, clock, mail, sendsEmail, background } = parts

  async function sendAnswer({ id, email, subject, message }: MessageRow, text: string): Promise<void> {
    await mail.send({
      to: email,
      subject: `Re: ${subject}`.replace(/\s+/g, ' '),
      text: `Hello,\n\n${text}\n\n${message.replace(/^/gm, '> ')}\n`,
    })
    await db.update(messages).set({ mailed: true }).where(eq(messages.id, id))
  }

  return {
    async list(query: PageQuery): Promise<{ data: ContactMessage[]; page: PageInfo }> {
      const { page, size } = query
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(messages)
          .orderBy(sql`(answered_at is not null)`, desc(messages.createdAt), desc(messages.id))
          .limit(size)
          .offset((page - 1) * size),
        db.$count(messages),
      ])
      return { data: rows.map(toMessage), page: toPageInfo(query, total) }
    },

    async answer(actor: Actor, id: number, text: string): Promise<ContactMessage> {
      const now = clock()
      const { row, isNew } = await inTransaction(db, async (tx) => {
        const [before] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
        if (!before) throw new AppError('message-not-found')
        // On a retry the same answer is sent again.
        if (before.answer === text) return { row: before, isNew: false }
        const set = {
          answer: text,
          answeredBy: actor.name,
          answererId: actor.accountId,
          answeredAt: now,
          mailed: false,
        }
        const [after] = await tx.update(messages).set(set).where(eq(messages.id, id)).returning()
        const about = { about: describeMessage(before), aboutId: before.accountId }
        await recordAudit(tx, actor, { action: 'answered message', ...about, note: text, at: now })
        return { row: after ?? before, isNew: true }
      })
      if (!isNew || !sendsEmail) return toMessage(row)
      const sent = sendAnswer(row, text)
      background.run('sending a contact reply', () => sent)
      await Promise.race([sent.catch(() => undefined), wait(emailTimeoutMs, undefined, { ref: false })])
      const [after] = await db.select().from(messages).where(eq(messages.id, id))
      return toMessage(after ?? row)
    },

    async drop(actor: Actor, id: number): Promise<void> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        const [deleted] = await tx.delete(messages).where(eq(messages.id, id)).returning()
        if (!deleted) throw new AppError('message-not-found')
        const about = { about: describeMessage(deleted), aboutId: deleted.accountId }
        await recordAudit(tx, actor, { action: 'deleted message', ...about, at: now })
      })
    },
  }
}

/** Counts unanswered messages. */
export function countUnansweredMessages({ db }: Pick<AdminParts, 'db'>): Promise<number> {
  return db.$count(messages, isNull(messages.answeredAt))
}

function describeMessage({ name, subject }: MessageRow): string {
  return `${name}: ${subject}`
}

function toMessage(row: MessageRow): ContactMessage {
  const { id, name, email, subject, message, createdAt: at, mailed } = row
  const { answer: text, answeredBy: by, answeredAt } = row
  const isAnswered = text !== null && by !== null && answeredAt !== null
  const answer = isAnswered ? { answer: { text, by, at: answeredAt, mailed } } : {}
  return { id, name, email, subject, message, at, ...answer }
}
