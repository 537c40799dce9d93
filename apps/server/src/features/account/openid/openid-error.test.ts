import { expect, test } from 'vitest'
import { describeOpenIdError } from './openid-error'

test('returns names, codes and library messages, and no values', () => {
  const cause = Object.assign(new Error('connect 10.0.0.1 s3cret'), { code: 'ECONNREFUSED' })
  const database = new Error('Failed query: insert … params: s3cret', { cause })
  expect(describeOpenIdError(database)).toEqual(['Error', 'Error ECONNREFUSED'])
  const library = Object.assign(new TypeError('unexpected claim', { cause: { id_token: 's3cret' } }), {
    code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    error: 'invalid_grant',
  })
  expect(describeOpenIdError(library)).toEqual([
    'TypeError OAUTH_JWT_CLAIM_COMPARISON_FAILED unexpected claim invalid_grant',
  ])
  expect(describeOpenIdError(Object.assign(new Error(), { error: 'a sentence with s3cret' }))).toEqual([
    'Error',
  ])
  expect(describeOpenIdError('s3cret')).toEqual([])
})

test('ends for any chain of causes', () => {
  const error = new Error('first')
  error.cause = error
  expect(describeOpenIdError(error)).toHaveLength(5)
})
