// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../session/session-store'
import { paged, stubApi } from '../testing/stub-api'
import { queryClient } from './query-client'
import { usePagedRead } from './use-paged-read'

const bookings = Array.from({ length: 3 }, (_, id) => ({ id })) as never[]

beforeEach(() => session.setUser('a token'))
afterEach(() => {
  session.clearUser()
  queryClient.clear()
})

test('a next page cancelled by a change is fetched again', async () => {
  const api = stubApi()
  api.answer(inventory.activity, async () => {
    const page = Number(new URLSearchParams(api.calls.at(-1)?.address.split('?')[1]).get('page'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    return paged(bookings.slice((page - 1) * 2, page * 2), { page, size: 2 }, 3)
  })
  const { result } = renderHook(() => usePagedRead(inventory.activity, {}, 2))
  await waitFor(() => expect(result.current.rows).toHaveLength(2))
  act(() => {
    void result.current.more?.()
    void queryClient.invalidateQueries({ queryKey: ['inventory'] })
  })
  await waitFor(() => expect(result.current.rows).toHaveLength(3))
})
