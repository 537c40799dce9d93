// @vitest-environment happy-dom
import { type Household, household } from '@larder/contract/household'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refresh } from '../../api/use-read'
import { foodFacts } from '../../food/food-facts'
import { getHouseholdCountry, setHouseholdCountry } from '../../food/household-country'
import { session } from '../../session/session-store'
import { aHousehold } from '../../testing/a-household'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { syncHouseholdCountry } from './sync-household-country'

let api: ReturnType<typeof stubApi>
let current: Household
let end = () => {}

beforeEach(() => {
  current = aHousehold()
  api = stubApi()
  api.answer(household.current, () => current)
  api.answer(household.update, ({ body }) => {
    const { likelyCountry } = body as { likelyCountry: string }
    current = { ...current, country: current.country ?? likelyCountry }
    return current
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'UTC',
  } as Intl.ResolvedDateTimeFormatOptions)
  session.setUser('a-token')
})

afterEach(() => {
  end()
  session.clearUser()
  setHouseholdCountry(undefined)
  vi.restoreAllMocks()
})

const countCalls = () => api.callsTo(household.current).length
const guesses = () => api.callsTo(household.update).map(({ body }) => body)

test('an owner’s device sends its probable country once, and text is read in its measures', async () => {
  end = syncHouseholdCountry()
  await waitFor(() => expect(getHouseholdCountry()).toBe('GB'))
  expect(guesses()).toEqual([{ likelyCountry: 'GB' }])
  expect(foodFacts.typed('4 pt milk')).toMatchObject([{ amount: '2.273', unit: 'l' }])
  void refresh(household.current)
  await waitFor(() => expect(countCalls()).toBeGreaterThan(2))
  expect(guesses()).toHaveLength(1)
})

test('a chosen country is used and never guessed', async () => {
  current = aHousehold({ country: 'AU' })
  end = syncHouseholdCountry()
  await waitFor(() => expect(getHouseholdCountry()).toBe('AU'))
  current = aHousehold({ country: 'US' })
  void refresh(household.current)
  await waitFor(() => expect(getHouseholdCountry()).toBe('US'))
  expect(foodFacts.typed('4 pt milk')).toMatchObject([{ amount: '4', unit: 'pints' }])
  expect(guesses()).toEqual([])
})

test('a member’s device and a device without a guess send nothing', async () => {
  current = aHousehold({ role: 'member' })
  end = syncHouseholdCountry()
  await waitFor(() => expect(countCalls()).toBe(1))
  end()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  current = aHousehold()
  end = syncHouseholdCountry()
  await waitFor(() => expect(countCalls()).toBeGreaterThan(0))
  expect([guesses(), getHouseholdCountry()]).toEqual([[], undefined])
})

test('a rejected guess changes nothing', async () => {
  api.answer(household.update, () => rejectedWith('owners-only'))
  end = syncHouseholdCountry()
  await waitFor(() => expect(guesses()).toHaveLength(1))
  expect(getHouseholdCountry()).toBeUndefined()
})

test('it is known offline and removed with the session', async () => {
  current = aHousehold({ country: 'IE' })
  end = syncHouseholdCountry()
  await waitFor(() => expect(getHouseholdCountry()).toBe('IE'))
  expect(localStorage.getItem('country')).toBe('IE')
  session.clearUser()
  expect([getHouseholdCountry(), localStorage.getItem('country')]).toEqual([undefined, null])
})
