import { describe, expect, test } from 'vitest'
import { faqTopics } from './faq/questions'
import { searchFaq, splitMatches } from './question-search'

describe('searching', () => {
  const find = (q: string) => searchFaq(faqTopics, q)

  test('[MKT-06] matches every word in question, answer or category, ignoring case', () => {
    expect(find('SUBSCRIPTION & billing').map(({ id }) => id)).toEqual(['plans', 'free-trial', 'cancel'])
    expect(find('cellar')).toEqual([])
    expect(find('coOKlang').map(({ id }) => id)).toEqual(['own-recipes'])
    expect(find('free card').map(({ id }) => id)).toEqual(['free-trial'])
    expect(find("others' screens").map(({ id }) => id)).toEqual(['whole-household'])
  })

  test('treats special characters literally and ignores link targets', () => {
    expect(find('(.*')).toEqual([])
    expect(find('$9.99').map(({ id }) => id)).toEqual(['plans'])
    expect(find('/register')).toEqual([])
  })

  test('shows the matching text if the question does not contain it', () => {
    expect(find('Cooklang')[0]?.glimpse).toMatch(/^Import takes a web page.* …$/)
    expect(find('trial')[1]?.glimpse).toBeUndefined()
    expect(splitMatches('Free, freely', 'free').map(({ part, hit }) => [part, hit])).toEqual([
      ['Free', true],
      [', ', false],
      ['free', true],
      ['ly', false],
    ])
  })
})
