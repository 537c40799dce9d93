import { expect, test } from 'vitest'
import { moderationPath, parseModerationView } from './moderation-view'

test.each([
  ['', '/admin/recipes'],
  ['tab=reports&page=2&open=comment-9', '/admin/recipes?tab=reports&page=2&open=comment-9'],
  ['tab=nothing&page=x', '/admin/recipes'],
])('%s leads to %s', (text, path) => {
  expect(moderationPath(parseModerationView(new URLSearchParams(text)))).toBe(path)
})
