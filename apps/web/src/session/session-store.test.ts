// @vitest-environment happy-dom
import type { User } from '@larder/contract/account'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store'

const ana: User = {
  id: '0192f3a4-7c1e-7abc-8def-0123456789ab',
  name: 'Ana',
  email: 'ana@example.org',
  subscription: 'free',
  role: 'cook',
}
const browserStorage = () => window.localStorage
const open = () => createSessionStore(browserStorage)

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('at start', () => {
  test('is signed in when a value is found under "token"', () => {
    window.localStorage.setItem('token', 'kept')
    expect(open().get()).toEqual({ accessToken: 'kept', isAuthenticated: true, user: null })
  })

  test('is signed out when there is none', () => {
    expect(open().get()).toEqual({ accessToken: null, isAuthenticated: false, user: null })
  })

  test('a failed read is logged, removes the token and starts signed out', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const removeItem = vi.fn()
    const getItem = () => {
      throw new Error('unreadable')
    }
    const store = createSessionStore(() => ({ ...window.localStorage, getItem, removeItem }) as Storage)
    expect(error).toHaveBeenCalledExactlyOnceWith('Error parsing saved auth data')
    expect(removeItem).toHaveBeenCalledExactlyOnceWith('token')
    expect(store.get().isAuthenticated).toBe(false)
  })

  test('with blocked storage it starts signed out, and a sign-in lasts until the page is closed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = createSessionStore(() => {
      throw new Error('blocked')
    })
    expect(store.get().isAuthenticated).toBe(false)
    store.setUser('fresh')
    expect(store.get().isAuthenticated).toBe(true)
    store.clearUser()
    expect(store.get().isAuthenticated).toBe(false)
  })
})

describe('transitions', () => {
  test('setting the user stores the token, marks signed in and saves', () => {
    const store = open()
    store.setUser('fresh', ana)
    expect(store.get()).toEqual({ accessToken: 'fresh', isAuthenticated: true, user: ana })
    expect(window.localStorage.getItem('token')).toBe('fresh')
  })

  test('updating the token replaces and saves it, and leaves the flag when signed in', () => {
    const store = open()
    store.setUser('fresh', ana)
    store.updateToken('newer')
    expect(store.get()).toEqual({ accessToken: 'newer', isAuthenticated: true, user: ana })
    expect(window.localStorage.getItem('token')).toBe('newer')
  })

  test('updating the token leaves the flag when signed out', () => {
    const store = open()
    store.updateToken('newer')
    expect(store.get()).toEqual({ accessToken: 'newer', isAuthenticated: false, user: null })
    expect(window.localStorage.getItem('token')).toBe('newer')
  })

  test('clearing removes the token, marks signed out and deletes the saved one', () => {
    const store = open()
    store.setUser('fresh', ana)
    store.clearUser()
    expect(store.get()).toEqual({ accessToken: null, isAuthenticated: false, user: null })
    expect(window.localStorage.getItem('token')).toBeNull()
  })

  test('listeners are called on each change until they unsubscribe', () => {
    const store = open()
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.setUser('fresh')
    store.clearUser()
    unsubscribe()
    store.setUser('again')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('another tab', () => {
  test('signs out: this one follows', () => {
    const store = open()
    store.setUser('fresh', ana)
    store.follow({ key: 'token', newValue: null })
    expect(store.get().isAuthenticated).toBe(false)
  })

  test('empties the whole storage: this one is signed out', () => {
    const store = open()
    store.setUser('fresh', ana)
    store.follow({ key: null, newValue: null })
    expect(store.get().isAuthenticated).toBe(false)
  })

  test('signs in as another cook: this one takes the token and clears the user', () => {
    const store = open()
    store.setUser('fresh', ana)
    store.follow({ key: 'token', newValue: 'theirs' })
    expect(store.get()).toEqual({ accessToken: 'theirs', isAuthenticated: true, user: null })
  })

  test('changes another key, or writes the same token: nothing happens', () => {
    const store = open()
    store.setUser('fresh', ana)
    const listener = vi.fn()
    store.subscribe(listener)
    store.follow({ key: 'theme', newValue: 'dark' })
    store.follow({ key: 'token', newValue: 'fresh' })
    expect(listener).not.toHaveBeenCalled()
    expect(store.get().user).toEqual(ana)
  })
})
