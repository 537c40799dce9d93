import { expect, test } from 'vitest'
import { isAppRoute } from './is-app-route'

test.each([
  '/',
  '/inventory',
  '/Shopping',
  '/recipe/details/7',
  '/community/low-carb',
  '/calendars',
  '/100%',
])('%s is an app route', (path) => expect(isAppRoute(path)).toBe(true))

test.each([
  '/api',
  '/api/docs',
  '/API/v1/auth/openid',
  '//api/v1/me',
  '/api%2fv1%2fme',
  '/assets/app.js',
  '/calendar/secret',
  '/calendar/secret.ics',
  '/healthz',
  '/readyz',
  '/icon.svg',
  '/robots.txt',
])('%s is handled by the server', (path) => expect(isAppRoute(path)).toBe(false))
