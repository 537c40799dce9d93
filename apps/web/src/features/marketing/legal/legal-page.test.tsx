// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../paths'
import { renderWithApp } from '../../../testing/render-with-app'
import { faqTopics } from '../faq/questions'
import { parseLinks, type TextBlock } from '../text-blocks'
import { privacyChapters } from './privacy-chapters'
import { PrivacyPage } from './privacy-page'
import { termsChapters } from './terms-chapters'
import { TermsPage } from './terms-page'

const wordsOf = (passage: TextBlock): readonly string[] => {
  if (typeof passage === 'string') return [passage]
  return 'list' in passage ? passage.list : passage.rows.flat()
}
const names = {
  [paths.faq]: faqTopics.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
  [paths.privacy]: privacyChapters.map(({ id }) => id),
  [paths.terms]: termsChapters.map(({ id }) => id),
  [paths.company]: ['contact'],
}

describe('legal pages', () => {
  test('every link in their texts leads to an existing page and fragment', () => {
    const chapters = [...privacyChapters, ...termsChapters].flatMap(({ passages }) => passages)
    const words = [
      ...chapters.flatMap(wordsOf),
      ...faqTopics.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer)),
    ]
    const targets = words.flatMap(parseLinks).flatMap(({ to }) => to ?? [])
    expect(targets.length).toBeGreaterThan(20)
    for (const target of targets) {
      const [path = '', name] = target.split('#')
      expect(Object.values(paths), target).toContain(path)
      if (name !== undefined) expect(names[path as keyof typeof names], target).toContain(name)
    }
  })

  test.each([
    ['Privacy Policy', PrivacyPage, privacyChapters],
    ['Terms of Service', TermsPage, termsChapters],
  ] as const)('%s says what is on it, in order', (heading, LawPage, chapters) => {
    renderWithApp(<LawPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByText('Last updated 16 November 2026')).toBeTruthy()
    const titles = chapters.map(({ title }) => title)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
    for (const contents of screen.getAllByRole('navigation', { name: 'On this page' }))
      expect(
        within(contents)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(titles)
  })
})
