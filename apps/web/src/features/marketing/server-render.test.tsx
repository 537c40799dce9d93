import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { LandingPage } from './landing/landing-page'
import { ProductPage } from './product/product-page'

const drawn = (Page: () => React.ReactNode) =>
  renderToString(
    <StaticRouter location="/">
      <Page />
    </StaticRouter>,
  )

/** Which of the words are lacking: a whole page in a message would be read by nobody. */
const lacking = (page: string, words: readonly string[]) => words.filter((word) => !page.includes(word))

test('[MKT-01] [MKT-02] the landing page renders completely on the server', () => {
  const page = drawn(LandingPage)
  const words = ['Try Now', 'Key Features', 'How It Works', 'What Our Users Say', 'Join Community', '50K+']
  expect(lacking(page, [...words, 'href="/demo/demo.mp4"', 'href="/register"'])).toEqual([])
  expect(/<video[^>]* autoplay="" muted="" loop="" playsinline=""/i.test(page)).toBe(true)
})

test('[MKT-03] /product renders on the server, for a visitor', () => {
  const words = ['$9.99', '30-day money-back guarantee', 'Analyze', '/register?from=%2Fsettings#billing']
  expect(lacking(drawn(ProductPage), words)).toEqual([])
})
