import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env'
import { secretSettings, withSecretFiles } from './secret-files'
import { settings } from './settings'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

test('every secret can come from a file; the line end is no part of it', () => {
  for (const name of secretSettings) {
    const given = { [`${name}_FILE`]: fileWith('plum\n') }
    expect(withSecretFiles(given)[name]).toBe('plum')
  }
  expect(readEnv({ SMTP_URL_FILE: fileWith('smtps://larder:plum@mail.example\n') }).smtpUrl).toBe(
    'smtps://larder:plum@mail.example',
  )
})

test('whatever sounds like a secret is one', () => {
  const sounds = Object.keys(settings).filter((name) =>
    /SECRET|PRIVATE|_KEY$|SMTP_URL|DATABASE_(?:DIRECT_)?URL|TEST_URL/.test(name),
  )
  // A public key is none.
  expect(sounds.filter((name) => name !== 'VAPID_PUBLIC_KEY').sort()).toEqual([...secretSettings].sort())
})

test('given twice, or in a file that cannot be read, it is rejected by name', () => {
  const DATABASE_URL_FILE = fileWith('postgres://x:plum@db/larder')
  expect(() => readEnv({ DATABASE_URL: 'postgres://y@db/larder', DATABASE_URL_FILE })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set',
  )
  const missing = join(folder, 'missing')
  expect(() => readEnv({ DATABASE_URL_FILE: missing })).toThrow(
    `DATABASE_URL_FILE: the file ${missing} cannot be read (ENOENT)`,
  )
})

test('an empty variable and an empty file count as unset', () => {
  expect(readEnv({ SMTP_URL_FILE: '' }).smtpUrl).toBeUndefined()
  expect(readEnv({ SMTP_URL_FILE: fileWith('\n') }).smtpUrl).toBeUndefined()
})
