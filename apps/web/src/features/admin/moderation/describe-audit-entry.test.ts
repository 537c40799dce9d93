import { AuditLogEntry } from '@larder/contract/admin'
import { expect, test } from 'vitest'
import { describeAuditEntry } from './audit-log-list'

test.each([
  ['suspended', 'Ana suspended Bo'],
  ['demoted', 'Ana made Bo a cook again'],
  ['approved change', 'Ana approved a change to ‘Bo’'],
  ['deleted message', 'Ana deleted the message ‘Bo’'],
] as const)('%s: %s', (deed, sentence) =>
  expect(describeAuditEntry({ by: 'Ana', deed, about: 'Bo' })).toBe(sentence),
)

test('no two acts read the same', () => {
  const all = AuditLogEntry.shape.deed.options.map((deed) =>
    describeAuditEntry({ by: 'Ana', deed, about: 'Bo' }),
  )
  expect(new Set(all).size).toBe(all.length)
})
