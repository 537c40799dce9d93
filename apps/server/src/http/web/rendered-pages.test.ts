import { expect, test } from 'vitest'
import { createPageRenderer, type OperatorSettings } from './rendered-pages'

const operator: OperatorSettings = {
  socialLinks: {},
  storeLinks: [],
  openId: null,
  passwords: 'on',
  registration: 'open',
  plans: 'on',
  needsSetUp: false,
}
const head = '<html><head></head></html>'
const render = createPageRenderer({
  index: head,
  prerendered: [
    { path: '/faq', html: head },
    { path: '/product', html: head, onlyWithPlans: true },
    { path: '/register', html: head, onlyOpenRegistration: true },
  ],
  workerText: "'%PAGE%'",
})

test('the same settings give the same pages, changed ones another page and another worker', () => {
  const pages = render(operator)
  expect(render({ ...operator })).toBe(pages)
  const closed = render({ ...operator, registration: 'closed' })
  expect(closed.html).toContain('"registration":"closed"')
  expect(closed.worker?.tag).not.toBe(pages.worker?.tag)
})

test('the prerendered registration is for everybody: it shows only where everybody may register', () => {
  expect(render(operator).prerendered('/register')).toBeDefined()
  for (const changed of [{ registration: 'invite' as const }, { needsSetUp: true }]) {
    const pages = render({ ...operator, ...changed })
    expect([pages.prerendered('/register'), typeof pages.prerendered('/faq')]).toEqual([undefined, 'string'])
  }
})

test('prices show only where there are plans, and no page that offers an account where there are none', () => {
  expect(render(operator).prerendered('/product')).toBeDefined()
  const free = render({ ...operator, plans: 'off' })
  expect([free.prerendered('/product'), typeof free.prerendered('/faq')]).toEqual([undefined, 'string'])
  const closed = render({ ...operator, registration: 'closed' })
  for (const path of ['/faq', '/product', '/register']) expect(closed.prerendered(path)).toBeUndefined()
})
