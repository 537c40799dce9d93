import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { CareersPage } from './careers/careers-page'
import { CompanyPage } from './company/company-page'
import { FaqPage } from './faq/faq-page'
import { faqTopics } from './faq/questions'
import { PrivacyPage } from './legal/privacy-page'
import { TermsPage } from './legal/terms-page'

const drawn = (Page: () => React.ReactNode, location: string) =>
  renderToString(
    <StaticRouter location={location}>
      <Page />
    </StaticRouter>,
  )

test('the pages render on the server with their whole text', () => {
  for (const Page of [CompanyPage, CareersPage, PrivacyPage, TermsPage])
    expect(drawn(Page, '/')).toContain('<h1')
  expect(drawn(CompanyPage, '/company')).toContain('name="message"')
})

test('[MKT-06] the Help Center renders completely for any address', () => {
  const page = drawn(FaqPage, '/faq?q=trial')
  expect(page).toBe(drawn(FaqPage, '/faq'))
  for (const { questions } of faqTopics)
    for (const { id } of questions) expect(page).toContain(`<details id="${id}"`)
})
