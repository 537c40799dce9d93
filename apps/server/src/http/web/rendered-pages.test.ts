import { expect, test } from 'vitest'
import { createPageRenderer, type OperatorSettings } from './rendered-pages'

const operator: OperatorSettings = {
  socialLinks: {},
  storeLinks: [],
  openId: null,
  registration: 'open',
  needsSetUp: false,
}
const head = '<html><head></head></html>'
const render = createPageRenderer({
  index: head,
  prerendered: [
    { path: '/faq', html: head },
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
  for (const changed of [
    { registration: 'invite' as const },
    { registration: 'closed' as const },
    { needsSetUp: true },
  ]) {
    const pages = render({ ...operator, ...changed })
    expect([pages.prerendered('/register'), typeof pages.prerendered('/faq')]).toEqual([undefined, 'string'])
  }
})
