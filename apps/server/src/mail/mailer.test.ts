import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createLog } from '../log'
import { createFileMailer } from './file-mailer'
import { createSmtpMailer } from './smtp-mailer'

const message = {
  to: 'ana@example.org',
  subject: 'Choose a new password',
  text: 'Hello Ana,\nhttps://larder.test/#secret=abc',
}

test('without a mail server an email becomes a file named in the log, without its secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-outbox-'))
  const logLines: string[] = []
  const mail = createFileMailer(
    join(folder, 'outbox'),
    'Larder <larder@localhost>',
    createLog('info', { write: (line) => void logLines.push(line) }),
  )
  await mail.send(message)
  const [name = ''] = await readdir(join(folder, 'outbox'))
  const file = join(folder, 'outbox', name)
  expect(await readFile(file, 'utf8')).toContain('#secret=abc')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(logLines.join('')).toContain(file)
  expect(logLines.join('')).not.toContain('secret=')
  await rm(folder, { recursive: true })
})

test('a subject cannot add a header line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-outbox-'))
  const mail = createFileMailer(folder, 'Larder <larder@localhost>', createLog('silent'))
  await mail.send({ ...message, subject: 'Ours\r\nBcc: all@example.org\n\nstays' })
  const [name = ''] = await readdir(folder)
  const [, , subject, blank] = (await readFile(join(folder, name), 'utf8')).split('\n')
  expect([subject, blank]).toEqual(['Subject: Ours Bcc: all@example.org stays', ''])
  await rm(folder, { recursive: true })
})

test('with a mail server it is sent there, and retried when the server is busy', async () => {
  const received: string[] = []
  let busy = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_, __, done) {
      done(busy ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
      busy = false
    },
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Larder <larder@localhost>', createLog('silent'))
  await mail.send(message)
  await mail.send({ ...message, subject: 'Ours\r\nBcc: all@example.org' })
  mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(received).toHaveLength(2)
  expect(received[0]).toContain('Subject: Choose a new password')
  expect(received[1]).toContain('Subject: Ours')
  expect(received[1]).not.toMatch(/^Bcc:/m)
})
