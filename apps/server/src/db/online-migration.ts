import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** A migration with this first line runs in steps, each by itself, while servers go on: for concurrent index builds. */
const onlineMark = '-- online'
const stepMark = /^-- step$/m

/**
 * Anyone who waits for a table makes everybody behind them wait, so a migration gives up soon and tries again: before PostgreSQL looks
 * for a deadlock, which would end a server's transaction instead.
 */
const lockTimeoutMs = 500
const lockErrors = new Set<unknown>(['55P03', '40P01'])
const maxAttempts = 150
const pauseMs = 2000

export function isOnline(sql: string): boolean {
  return sql.startsWith(onlineMark)
}

/** The same for a transaction, where nobody else is at work. */
export function toTransactional(sql: string): string {
  return isOnline(sql) ? sql.replaceAll(' concurrently', '') : sql
}

/**
 * Runs the steps that have not run yet. After a failure the next start continues with the step that failed; an index that was not
 * finished is built again.
 */
export async function runSteps(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query(`create table if not exists migration_steps (
    migration text not null, step integer not null, primary key (migration, step))`)
  const { rows } = await client.query<{ step: number }>(
    'select step from migration_steps where migration = $1',
    [name],
  )
  const done = new Set(rows.map(({ step }) => step))
  const steps = sql.split(stepMark).slice(1)
  for (const [step, text] of steps.entries()) {
    if (done.has(step)) continue
    await runStep(client, text)
    await client.query('insert into migration_steps (migration, step) values ($1, $2)', [name, step])
  }
  await client.query('drop table migration_steps')
}

async function runStep(client: pg.Client, text: string): Promise<void> {
  const [, index] = /create (?:unique )?index concurrently (\w+)/.exec(text) ?? []
  await retryWhileLocked(client, async () => {
    if (index) await client.query(`drop index concurrently if exists ${index}`)
    await client.query(text)
  })
}

/** Runs a part of a migration that takes locks; tries again while servers at work hold them. */
export async function retryWhileLocked(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        const isLocked = error instanceof Error && 'code' in error && lockErrors.has(error.code)
        if (!isLocked || attempt === maxAttempts) throw error
        await wait(pauseMs)
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined)
  }
}
