import { AuditLogEntry } from '@larder/contract/admin'
import { expect, test } from 'vitest'
import { describeAuditEntry } from './audit-log-list'

test.each([
  ['suspended', 'Ana suspended Bo'],
  ['demoted', 'Ana removed Bo’s admin rights'],
  ['approved change', 'Ana approved a change to ‘Bo’'],
  ['deleted message', 'Ana deleted the message ‘Bo’'],
] as const)('%s: %s', (action, sentence) =>
  expect(describeAuditEntry({ by: 'Ana', action, about: 'Bo' })).toBe(sentence),
)

test('every action has a sentence of its own', () => {
  const all = AuditLogEntry.shape.action.options.map((action) =>
    describeAuditEntry({ by: 'Ana', action, about: 'Bo' }),
  )
  expect(new Set(all).size).toBe(all.length)
})
