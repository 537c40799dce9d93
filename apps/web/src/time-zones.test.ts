import { afterEach, expect, test, vi } from 'vitest'
import { getDeviceTimeZone } from './time-zones'

afterEach(() => vi.restoreAllMocks())

const stubTimeZone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

test('returns the time zone of the device', () => {
  stubTimeZone('Europe/Zagreb')
  expect(getDeviceTimeZone()).toBe('Europe/Zagreb')
})

test('returns undefined for an invalid time zone', () => {
  stubTimeZone('Etc/Unknown')
  expect(getDeviceTimeZone()).toBeUndefined()
})
