// @vitest-environment happy-dom
import { type Community, community, type Post } from '@larder/contract/community'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCommunity, aCommunityPost } from '../../../testing/a-post'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { CommunityPage } from './community-page'

let api: ReturnType<typeof stubApi>
let about: Community & { known: boolean; sample: boolean }
let posts: Post[]

beforeEach(() => {
  about = { ...aCommunity(), known: true, sample: false }
  posts = [aCommunityPost()]
  api = stubApi()
  api.answer(community.get, () => about)
  api.answer(community.posts, () => paged(posts, { page: 1, size: 10 }, posts.length && 25))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = (path = '/community/vegetarian', signedIn = false) =>
  renderWithApp(
    <Routes>
      <Route path="/community/:category" element={<CommunityPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path, signedIn },
  )
const card = async () => within(await screen.findByRole('article', { name: /Lentil/ }))
const requestedQueries = () => [
  ...new Set(api.callsTo(community.posts).map(({ address }) => address.split('?')[1])),
]

describe('[COM-02] the community', () => {
  test('shows description, members and posts', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Vegetarian' })).toBeTruthy()
    expect(await screen.findByText('12 members · 1 post')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Smoothies' }).getAttribute('href')).toBe('/community/smoothies')
  })

  test('an unknown id shows ’Community’ with zero members', async () => {
    about = {
      ...about,
      id: 'pigeons',
      name: 'Community',
      description: '',
      members: 0,
      posts: 0,
      known: false,
    }
    posts = []
    open('/community/pigeons', true)
    expect(screen.getByRole('heading', { level: 1, name: 'Community' })).toBeTruthy()
    expect(await screen.findByText('0 members · 0 posts')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'See all communities' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join Community' })).toBeNull()
  })
})

describe('[COM-03] its posts', () => {
  test('are searched after a pause in typing, sorted and paged by ten; the address keeps it', async () => {
    const { user, address } = open()
    await card()
    // Pasted in one piece: typed on a busy machine, the word would have pauses.
    await user.click(screen.getByRole('searchbox', { name: 'Search posts' }))
    await user.paste('soup')
    await waitFor(() => expect(address()).toBe('/community/vegetarian?q=soup'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort posts' }), 'Most Discussed')
    expect(address()).toBe('/community/vegetarian?q=soup&sort=discussed')
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(address()).toBe('/community/vegetarian?q=soup&sort=discussed&page=2')
    await waitFor(() =>
      expect(requestedQueries()).toEqual([
        'page=1&size=10&sort=recent',
        'page=1&size=10&sort=recent&search=soup',
        'page=1&size=10&sort=discussed&search=soup',
        'page=2&size=10&sort=discussed&search=soup',
      ]),
    )
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  test('without a match it shows the search and a link to reset it', async () => {
    posts = []
    const { user, address } = open('/community/vegetarian?q=zebra')
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeTruthy()
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement
    await user.click(clear)
    expect(address()).toBe('/community/vegetarian')
  })

  test('a failed read can be retried', async () => {
    api.answer(community.posts, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('The posts could not be loaded')
    api.answer(community.posts, () => paged(posts, { page: 1, size: 10 }, 1))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await card()
  })
})

describe('[COM-06] joining', () => {
  test('a visitor is asked to log in and cannot post', async () => {
    open('/community/vegetarian?sort=popular')
    expect(screen.getByRole('link', { name: 'Login to Join' }).getAttribute('href')).toBe(
      `/login?from=${encodeURIComponent('/community/vegetarian?sort=popular')}`,
    )
    await card()
    expect(screen.queryByRole('link', { name: 'Create Post' })).toBeNull()
  })

  test('a cook joins and leaves, and the number of members changes', async () => {
    api.answer(community.join, ({ body }) => {
      const { member } = body as { member: boolean }
      return aCommunity({ joined: member, members: member ? 13 : 12 })
    })
    const { user } = open('/community/vegetarian', true)
    expect(screen.getByRole('link', { name: 'Create Post' }).getAttribute('href')).toBe(
      '/post-recipe?community=vegetarian',
    )
    await screen.findByText('12 members · 1 post')
    await user.click(screen.getByRole('button', { name: 'Join Community' }))
    expect(await screen.findByText('13 members · 1 post')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('12 members · 1 post')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Join Community' })).toBeTruthy()
  })

  test('is reverted on failure', async () => {
    api.answer(community.join, () => rejectedWith('too-many-requests'))
    const { user } = open('/community/vegetarian', true)
    await screen.findByText('12 members · 1 post')
    await user.click(screen.getByRole('button', { name: 'Join Community' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not Saved'))
    expect(screen.getByText('12 members · 1 post')).toBeTruthy()
  })
})
