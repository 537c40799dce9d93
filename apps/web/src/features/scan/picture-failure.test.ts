import { expect, test } from 'vitest'
import { PhotoError } from '../../vision/decode-photo'
import { toPictureFailure } from './recognize-scan'

test.each([
  [new PhotoError('too-large'), 'too-large', /20 MB/],
  [new PhotoError('broken'), 'broken-picture', /HEIC/],
  [new PhotoError('not-a-picture'), 'not-a-picture', /not a picture/],
  [new Error('anything else'), 'not-a-picture', /not a picture/],
])('%s is told', (error, code, sentence) => {
  expect(toPictureFailure(error)).toEqual({ code, sentence: expect.stringMatching(sentence) })
})
