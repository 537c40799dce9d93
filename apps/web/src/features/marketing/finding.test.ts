import { describe, expect, test } from 'vitest'
import { questionCategories } from './content/faq'
import { findQuestions, markedParts } from './finding'

describe('searching', () => {
  const find = (q: string) => findQuestions(questionCategories, q)

  test('[MKT-06] looks into question, answer and category, in any case and for every word', () => {
    expect(find('SUBSCRIPTION & billing').map(({ id }) => id)).toEqual(['plans', 'free-trial', 'cancel'])
    expect(find('cellar')).toEqual([])
    expect(find('coOKlang').map(({ id }) => id)).toEqual(['own-recipes'])
    expect(find('free card').map(({ id }) => id)).toEqual(['free-trial'])
    expect(find("others' screens").map(({ id }) => id)).toEqual(['whole-household'])
  })

  test('takes signs for signs, and where a link leads for nothing', () => {
    expect(find('(.*')).toEqual([])
    expect(find('$9.99').map(({ id }) => id)).toEqual(['plans'])
    expect(find('/register')).toEqual([])
  })

  test('shows where it was found when the question does not', () => {
    expect(find('Cooklang')[0]?.glimpse).toMatch(/^Import takes a web page.* …$/)
    expect(find('trial')[1]?.glimpse).toBeUndefined()
    expect(markedParts('Free, freely', 'free').map(({ part, hit }) => [part, hit])).toEqual([
      ['Free', true],
      [', ', false],
      ['free', true],
      ['ly', false],
    ])
  })
})
