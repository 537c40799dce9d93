import { Uuid } from '@larder/contract/http/fields'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashSecret, newId, newSecret } from './secrets'

describe('secrets', () => {
  test('are 256 bits in 43 URL-safe characters, and unique', () => {
    const many = Array.from({ length: 1000 }, newSecret)
    expect(new Set(many).size).toBe(1000)
    for (const secret of many) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  test('are stored as a deterministic hash', () => {
    expect(hashSecret('plum')).toEqual(hashSecret('plum'))
    expect(hashSecret('plum')).toHaveLength(32)
    expect(hashSecret('plum').toString()).not.toContain('plum')
  })
})

describe('ids', () => {
  test('are version 7 UUIDs in the order of their time', () => {
    const times = [0, 1, 1_700_000_000_000, 1_800_000_000_000, 2 ** 47]
    const ids = times.map((time) => newId(time))
    expect([...ids].sort()).toEqual(ids)
    for (const id of ids) {
      expect(z.safeParse(Uuid, id).success).toBe(true)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })
})
