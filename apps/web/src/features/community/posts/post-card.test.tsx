// @vitest-environment happy-dom
import { type Community, community, type Post } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aMeal } from '../../../testing/a-meal'
import { aCommunity, aCommunityPost, anAuthor } from '../../../testing/a-post'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { CommunityPage } from '../category/community-page'

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

describe('[COM-04] a post', () => {
  test('shows author, facts, ingredients, folded steps, tags and counts', async () => {
    posts = [
      aCommunityPost({
        author: anAuthor({ type: 'admin' }),
        warnings: ['Not known for sesame: Mia'],
        content: 'Line one\nsee https://a.example/x. <b>bold</b>',
      }),
    ]
    open()
    const post = await card()
    const article = screen.getByRole('article')
    expect(article.textContent?.startsWith('Not known for sesame: Mia')).toBe(true)
    expect(post.getByRole('link', { name: 'Bo Lind' }).getAttribute('href')).toBe(
      '/cooks/0192f3a4-7c1e-7abc-8def-0123456789aa',
    )
    expect(post.getByText('admin')).toBeTruthy()
    expect(post.getByText(/ago$|just now/)).toBeTruthy()
    expect(article.textContent).toContain('25 min')
    expect(post.getByRole('list', { name: 'Ingredients' }).textContent).toBe('200 g red lentils1 lemon')
    const steps = article.querySelector('details')
    expect(steps?.open).toBe(false)
    expect(steps?.textContent).toContain('Instructions2 steps')
    expect(post.getByRole('list', { name: 'Tags' }).textContent).toBe('soupvegan')
    for (const name of ['Like, 3 likes', 'Comment, 2 comments', 'Share, 1 share'])
      expect(post.getByRole('button', { name })).toBeTruthy()
    expect(post.getByRole('link', { name: 'View recipe' }).getAttribute('href')).toBe('/recipe/details/107')
    const link = post.getByRole('link', { name: /^https:/ })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://a.example/x',
      'nofollow ugc noopener noreferrer',
    ])
    expect(article.querySelector('b')).toBeNull()
  })

  test('a visitor sees the ingredients; a long list unfolds', async () => {
    const ingredients = Array.from({ length: 14 }, (_, at) => `${at + 1} leaves`)
    posts = [aCommunityPost({ allergens: ['Contains gluten', 'Not known for nuts'], ingredients })]
    const { user } = open()
    const post = await card()
    expect(post.getByRole('list', { name: 'Allergens' }).textContent).toBe(
      'Contains glutenNot known for nuts',
    )
    expect(within(post.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')).toHaveLength(8)
    await user.click(post.getByRole('button', { name: 'Show all 14 ingredients' }))
    expect(within(post.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')).toHaveLength(14)
  })

  test('following its cook shows on all their posts', async () => {
    posts = [aCommunityPost(), aCommunityPost({ id: 8, title: 'Plum Cake' })]
    api.answer(community.follow, () => rejectedWith('cook-not-found'))
    const { user } = open('/community/vegetarian', true)
    const post = await card()
    await user.click(post.getByRole('button', { name: 'Follow Bo Lind' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not Saved'))
    expect(screen.getAllByRole('button', { name: 'Follow Bo Lind' })).toHaveLength(2)
    api.answer(community.follow, () => ({
      ...{
        id: anAuthor().id ?? '',
        name: 'Bo Lind',
        type: 'user' as const,
        since: '2026-01-01T00:00:00.000Z',
      },
      ...{ posts: 2, followers: 1, following: 0, you: false, followed: true },
    }))
    await user.click(post.getByRole('button', { name: 'Follow Bo Lind' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Unfollow Bo Lind' })).toHaveLength(2))
  })

  test('is shared by its link, which is counted for a cook', async () => {
    const writeText = vi.fn(async () => {})
    const { user } = open('/community/vegetarian', true)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    api.answer(community.share, () => ({ shares: 2 }))
    const post = await card()
    await user.click(post.getByRole('button', { name: 'Share, 1 share' }))
    expect(await post.findByRole('button', { name: 'Share, 2 shares' })).toBeTruthy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/posts/7`)
  })
})

describe('[COM-05] a like', () => {
  test('toggles by one at once, then shows the server’s count', async () => {
    let arrive = () => {}
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    api.answer(community.like, async ({ body }) => {
      await coming
      const { liked } = body as { liked: boolean }
      return aCommunityPost({ liked, likes: liked ? 5 : 4 })
    })
    const { user } = open('/community/vegetarian', true)
    const post = await card()
    const reads = api.callsTo(community.posts).length
    await user.click(post.getByRole('button', { name: 'Like, 3 likes' }))
    const pressed = await post.findByRole('button', { name: 'Like, 4 likes' })
    expect(pressed.getAttribute('aria-pressed')).toBe('true')
    arrive()
    await user.click(await post.findByRole('button', { name: 'Like, 5 likes' }))
    expect(await post.findByRole('button', { name: 'Like, 4 likes', pressed: false })).toBeTruthy()
    // Nothing moves under the finger: the list is not read again, and so not sorted again.
    expect(api.callsTo(community.posts)).toHaveLength(reads)
  })

  test('is reverted on failure', async () => {
    api.answer(community.like, () => rejectedWith('post-not-found'))
    const { user } = open('/community/vegetarian', true)
    const post = await card()
    await user.click(post.getByRole('button', { name: 'Like, 3 likes' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not Saved'))
    expect(await post.findByRole('button', { name: 'Like, 3 likes', pressed: false })).toBeTruthy()
  })

  test('of a sample is stored with its recipe', async () => {
    posts = [aCommunityPost({ id: -107, author: anAuthor({ id: undefined, name: 'Larder', type: 'admin' }) })]
    api.answer(recipes.favourite, () => aMeal({ favourite: true, likes: 4 }))
    const { user } = open('/community/vegetarian', true)
    const post = await card()
    expect(screen.getByText(/Nobody has posted here yet/)).toBeTruthy()
    await user.click(post.getByRole('button', { name: 'Like, 3 likes' }))
    expect(await post.findByRole('button', { name: 'Like, 4 likes', pressed: true })).toBeTruthy()
    await waitFor(() => expect(api.callsTo(recipes.favourite)[0]?.address).toContain('/recipes/107/'))
    await user.click(post.getByRole('button', { name: /^Comment/ }))
    expect(currentToasts()[0]?.title).toBe('This post is a sample')
  })

  test('of a visitor shows ’Please log in to like posts’', async () => {
    const { user } = open()
    await user.click((await card()).getByRole('button', { name: 'Like, 3 likes' }))
    expect(currentToasts()[0]?.title).toBe('Please log in to like posts')
    expect(api.callsTo(community.like)).toHaveLength(0)
  })
})
