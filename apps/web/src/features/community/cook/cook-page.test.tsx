// @vitest-environment happy-dom
import { type CookProfile, community } from '@larder/contract/community'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCommunityPost, anAuthor } from '../../../testing/a-post'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { CookPage } from './cook-page'

let api: ReturnType<typeof stubApi>
const id = anAuthor().id ?? ''
const bo: CookProfile = {
  ...{ id, name: 'Bo Lind', type: 'user', since: '2026-03-10T00:00:00.000Z' },
  ...{ posts: 11, followers: 1, following: 4, you: false, followed: false },
}

beforeEach(() => {
  api = stubApi()
  api.answer(community.cook, () => bo)
  api.answer(community.postsOf, () => paged([aCommunityPost()], { page: 1, size: 10 }, 11))
})

const open = (path = `/cooks/${id}`) =>
  renderWithApp(
    <Routes>
      <Route path="/cooks/:id" element={<CookPage />} />
    </Routes>,
    { path, signedIn: true },
  )

test('shows the cook, since when, followers and posts, page by page', async () => {
  const { user, address } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Lind' })).toBeTruthy()
  expect(screen.getByText('Cooking here since March 2026')).toBeTruthy()
  expect(screen.getByText('1 follower')).toBeTruthy()
  expect(await screen.findByRole('article', { name: 'Lemony Lentil Soup' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(address()).toBe(`/cooks/${id}?page=2`)
  await waitFor(() => expect(api.callsTo(community.postsOf).at(-1)?.address).toContain('page=2&size=10'))
})

test('can be followed, and the number of followers changes', async () => {
  api.answer(community.follow, () => ({ ...bo, followed: true, followers: 2 }))
  const { user } = open()
  const buttons = await screen.findAllByRole('button', { name: 'Follow Bo Lind' })
  await user.click(buttons[0] as HTMLElement)
  expect(await screen.findByText('2 followers')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Unfollow Bo Lind' })).toHaveLength(2))
})

test.each(['/cooks/somebody', `/cooks/${id}`])('%s is not found', async (path) => {
  api.answer(community.cook, () => rejectedWith('cook-not-found'))
  api.answer(community.postsOf, () => rejectedWith('cook-not-found'))
  open(path)
  expect(await screen.findByRole('heading', { name: 'Cook Not Found' })).toBeTruthy()
})
