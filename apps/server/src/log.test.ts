import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { createLog, formatLogLine } from './log'
import { aTestDatabase } from './testing/test-database'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  test.each(['password', 'secret', 'authorization', 'token', 'key'])('never contains a %s', (field) => {
    const text = logged((log) => log.info({ body: { [field]: 'plum' }, [field]: 'plum' }, 'hello'))
    expect(text).toContain('hello')
    expect(text).not.toContain('plum')
  })

  test('reports a failed statement without its values', async () => {
    const database = await aTestDatabase(inject('cluster'))
    const error = await database.db
      .execute(sql`select ${'a secret plum'}::integer`)
      .catch((reason: unknown) => reason)
    const text = logged((log) => log.error({ err: error }, 'a request failed'))
    expect(text).toContain('select $1::integer')
    expect(text).toContain('22P02')
    expect(text).not.toContain('plum')
    await database.drop()
  })

  test('is readable text on a terminal', () => {
    const line = logged((log) => log.warn({ file: 'a.txt' }, 'a mail was kept'))
    expect(formatLogLine(line)).toMatch(/^\d\d:\d\d:\d\d {2}Warning: a mail was kept \{"file":"a.txt"\}\n$/)
    expect(formatLogLine(logged((log) => log.info('Larder is ready')))).toMatch(/ {2}Larder is ready\n$/)
  })
})
