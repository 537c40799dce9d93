import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { describe, expect, test } from 'vitest'
import { createOpenApiDocument, errorCodesOf } from './openapi'

describe('OpenAPI', () => {
  test('lists errors of the body only where there is one', () => {
    const ofBodies = ['bad-json', 'not-acceptable-type', 'too-large']
    expect(errorCodesOf(inventory.importFile)).toEqual(expect.arrayContaining(ofBodies))
    for (const code of ofBodies) expect(errorCodesOf(inventory.list)).not.toContain(code)
  })

  test('lists the household error, also for public endpoints', () => {
    for (const one of [inventory.list, inventory.totals, account.login])
      expect(errorCodesOf(one)).toContain('not-current-household')
    expect(errorCodesOf(fridge.upload)).not.toContain('not-current-household')
  })

  test('lists that a member may have been removed meanwhile', () => {
    const writes = Object.values(inventory).filter(({ method }) => method !== 'GET')
    for (const one of [...writes, community.submit])
      expect(errorCodesOf(one)).toContain('household-not-found')
    const { paths } = createOpenApiDocument(writes) as { paths: Record<string, unknown> }
    expect(JSON.stringify(paths['/users/inventories'])).toContain('household-not-found')
  })
})
