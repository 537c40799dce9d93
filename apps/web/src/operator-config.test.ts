// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readOperatorConfig } from './operator-config'

const unset = {
  socialLinks: {},
  storeLinks: [],
  openId: null,
  passwords: 'on',
  registration: 'open',
  plans: 'on',
  needsSetUp: false,
}

function write(content: string) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'operator'
  script.textContent = content
  document.body.append(script)
}

afterEach(() => document.body.replaceChildren())

test('without an element everything is unset', () => {
  expect(readOperatorConfig(document)).toEqual(unset)
})

test.each(['', 'not json', 'null', '[]', '"x"', '{"socialLinks":5,"openId":"x"}', '{"openId":{"name":""}}'])(
  '%j leaves everything unset',
  (content) => {
    write(content)
    expect(readOperatorConfig(document)).toEqual(unset)
  },
)

test('accepts http URLs of known networks only', () => {
  write(
    JSON.stringify({
      socialLinks: {
        youtube: 'https://youtube.example/larder',
        x: 'javascript:alert(1)',
        facebook: '/relative',
        elsewhere: 'https://elsewhere.example',
      },
      storeLinks: [
        { name: 'Corner Shop', url: 'https://shop.example/s?q={query}' },
        { name: 'Bad', url: 'javascript:alert({query})' },
        { name: '', url: 'https://shop.example/{query}' },
        null,
      ],
      openId: { name: 'Village Sign-in', secret: 'not for the page' },
      passwords: 'off',
      registration: 'invite',
      plans: 'off',
      needsSetUp: true,
    }),
  )
  expect(readOperatorConfig(document)).toEqual({
    socialLinks: { youtube: 'https://youtube.example/larder' },
    storeLinks: [{ name: 'Corner Shop', url: 'https://shop.example/s?q={query}' }],
    openId: { name: 'Village Sign-in' },
    passwords: 'off',
    registration: 'invite',
    plans: 'off',
    needsSetUp: true,
  })
})
