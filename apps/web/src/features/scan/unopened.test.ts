import { expect, test } from 'vitest'
import { StillError } from '../../vision/still'
import { unopened } from './unopened'

test.each([
  [new StillError('too-large'), 'too-large', /20 MB/],
  [new StillError('broken'), 'broken-picture', /HEIC/],
  [new StillError('not-a-picture'), 'not-a-picture', /not a picture/],
  [new Error('anything else'), 'not-a-picture', /not a picture/],
])('%s is told', (error, code, sentence) => {
  expect(unopened(error)).toEqual({ code, sentence: expect.stringMatching(sentence) })
})
