import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers'

test('where people come by https, browsers are told to stay there for a year', () => {
  const headers = createSecurityHeaders(true)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('elsewhere nothing is promised that would lock a home network out', () => {
  const headers = createSecurityHeaders(false)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/)
})
