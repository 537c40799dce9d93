// @vitest-environment happy-dom
import { community } from '@larder/contract/community'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCommunity, aCommunityPost, anAuthor } from '../../../testing/a-post'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { CommunitiesPage } from './communities-page'

let api: ReturnType<typeof stubApi>
const stats = { cooks: 1250, posts: 1, comments: 2, likes: 3 }

beforeEach(() => {
  api = stubApi()
  api.answer(community.overview, () => ({
    communities: [aCommunity()],
    trending: [aCommunityPost({ warnings: ['Contains nuts: Mia'] })],
    stats,
    sample: false,
  }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = (signedIn = false) => renderWithApp(<CommunitiesPage />, { path: '/community', signedIn })
const trending = async () => within(await screen.findByRole('article', { name: /Lentil/ }))

describe('[COM-01] the communities', () => {
  test('shows figures, trending posts and a card for each community', async () => {
    open()
    expect(await screen.findByText('1,250')).toBeTruthy()
    const card = screen.getByRole('link', { name: /^Vegetarian/ })
    expect(card.getAttribute('href')).toBe('/community/vegetarian')
    expect(card.textContent).toContain('12 members1 post')
    const post = await trending()
    expect(post.getByRole('link', { name: 'Lemony Lentil Soup' }).getAttribute('href')).toBe('/posts/7')
    expect(post.getByText('Contains nuts: Mia')).toBeTruthy()
  })

  test('Post a Recipe is offered to cooks only', async () => {
    const { unmount } = open()
    await trending()
    expect(screen.queryByRole('link', { name: 'Post a Recipe' })).toBeNull()
    unmount()
    open(true)
    expect(screen.getByRole('link', { name: 'Post a Recipe' }).getAttribute('href')).toBe('/post-recipe')
  })

  test('Report asks for a reason, sends it and then shows Reported', async () => {
    let filed: unknown
    api.answer(community.reportPost, ({ body }) => {
      filed = body
      return { reported: true as const }
    })
    const { user } = open(true)
    await user.click((await trending()).getByRole('button', { name: /^Report/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Report this post' }))
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    expect(dialog.getByText('Please choose a reason.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: /Not safe/ }))
    await user.type(dialog.getByLabelText(/In your own words/), 'Raw beans.')
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Reported'))
    expect(filed).toEqual({ reason: 'unsafe', words: 'Raw beans.' })
    const button = (await trending()).getByRole('button', { name: /^Reported/ })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })

  test('a failed report shows in the dialog', async () => {
    api.answer(community.reportPost, () => rejectedWith('post-not-found'))
    const { user } = open(true)
    await user.click((await trending()).getByRole('button', { name: /^Report/ }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: /spam/ }))
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('That post is no longer there.')
  })

  test('a visitor is asked to log in before reporting', async () => {
    const { user } = open()
    await user.click((await trending()).getByRole('button', { name: /^Report/ }))
    expect(currentToasts()[0]?.title).toBe('Please log in to report posts')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a sample is marked and cannot be reported', async () => {
  const { recipeId: _, ...sample } = aCommunityPost({ author: anAuthor({ id: undefined }) })
  api.answer(community.overview, () => ({
    communities: [aCommunity()],
    trending: [sample],
    stats,
    sample: true,
  }))
  const { user } = open(true)
  const post = await trending()
  expect(post.getByText('Sample')).toBeTruthy()
  expect(screen.getByText(/Nobody has posted here yet/)).toBeTruthy()
  expect(post.getByRole('link').getAttribute('href')).toBe('/community/vegetarian')
  await user.click(post.getByRole('button', { name: /^Report/ }))
  expect(currentToasts()[0]?.title).toBe('This post is a sample')
})

test('shows a failed read; the communities still open', async () => {
  api.answer(community.overview, () => rejectedWith('too-many-requests'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('The communities could not be loaded')
  expect(screen.getByRole('link', { name: /^Smoothies/ }).getAttribute('href')).toBe('/community/smoothies')
})
