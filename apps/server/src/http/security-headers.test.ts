import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers'

test('over https, browsers must keep using it for a year', () => {
  const headers = createSecurityHeaders(true)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('over http, no HSTS header is sent that would lock out a home network', () => {
  const headers = createSecurityHeaders(false)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/)
})
