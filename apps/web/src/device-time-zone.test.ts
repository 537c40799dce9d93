import { afterEach, expect, test, vi } from 'vitest'
import { getDeviceTimeZone } from './device-time-zone'

afterEach(() => vi.restoreAllMocks())

const saying = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

test('says where the device is', () => {
  saying('Europe/Zagreb')
  expect(getDeviceTimeZone()).toBe('Europe/Zagreb')
})

test('says nothing where the browser gives a name that is none', () => {
  saying('Etc/Unknown')
  expect(getDeviceTimeZone()).toBeUndefined()
})
