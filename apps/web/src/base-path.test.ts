// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { currentPath, toAppPath, toPublicAddress, withBasePath } from './base-path'

afterEach(() => {
  delete document.documentElement.dataset.base
})

test('on a host of its own, paths stay as they are', () => {
  expect(withBasePath('/faq')).toBe('/faq')
  expect(toAppPath('/larder/faq')).toBe('/larder/faq')
  expect(currentPath()).toBe(window.location.pathname)
})

test('below a path, addresses begin with it and the app does not see it', () => {
  document.documentElement.dataset.base = '/larder'
  expect(withBasePath('/faq')).toBe('/larder/faq')
  expect(toPublicAddress('/posts/7')).toBe(`${window.location.origin}/larder/posts/7`)
  expect(toAppPath('/larder/faq')).toBe('/faq')
  expect(toAppPath('/larder/')).toBe('/')
  expect(toAppPath('/larder')).toBe('/')
})

test('an address beside it is not taken apart', () => {
  document.documentElement.dataset.base = '/larder'
  expect(toAppPath('/larders/faq')).toBe('/larders/faq')
  expect(toAppPath('/faq')).toBe('/faq')
})
