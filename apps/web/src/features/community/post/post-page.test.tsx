// @vitest-environment happy-dom
import { type CommentThread, community } from '@larder/contract/community'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aComment, aCommunityPost, anAuthor, aThread } from '../../../testing/a-post'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { PostPage } from './post-page'

let api: ReturnType<typeof stubApi>
let threads: CommentThread[]
let total: number
const me = anAuthor({ id: '0192f3a4-7c1e-7abc-8def-0123456789ab', name: 'Ana', you: true })
const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

beforeEach(() => {
  threads = [aThread()]
  total = 1
  api = stubApi()
  api.answer(community.post, () => aCommunityPost())
  api.answer(community.comments, () => paged(threads, { page: 1, size: 10 }, total))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = (path = '/posts/7', signedIn = true) =>
  renderWithApp(
    <Routes>
      <Route path="/posts/:id" element={<PostPage />} />
    </Routes>,
    { path, signedIn },
  )
const findText = (text: string) => screen.findByText(text)
const write = () => screen.findByRole('textbox', { name: 'Write a comment' })

describe('a post', () => {
  test('shows with its comments', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lemony Lentil Soup' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vegetarian' }).getAttribute('href')).toBe(
      '/community/vegetarian',
    )
    await findText('Mine needed ten minutes more.')
  })

  test.each(['/posts/abc', '/posts/0', '/posts/9'])('%s is not found', async (path) => {
    api.answer(community.post, () => rejectedWith('post-not-found'))
    open(path)
    expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy()
    expect(screen.getByText('That post is no longer there.')).toBeTruthy()
  })
})

describe('comments', () => {
  test('a visitor reads them and is asked to log in to write', async () => {
    open('/posts/7', false)
    await findText('Mine needed ten minutes more.')
    expect(screen.getByRole('link', { name: 'Log in to write a comment' }).getAttribute('href')).toBe(
      '/login?from=%2Fposts%2F7',
    )
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  test('a new one shows first and is counted; markup stays text', async () => {
    const words = '<img src=x onerror=alert(1)>'
    api.answer(community.comment, ({ body }) =>
      aComment({ id: 40, author: me, text: (body as { text: string }).text }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Comment' }))
    expect(screen.getByText('Please write something first.')).toBeTruthy()
    await user.type(await write(), words)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await findText(words)
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(screen.getAllByRole('listitem').findIndex((row) => row.textContent?.includes(words))).toBeLessThan(
      screen.getAllByRole('listitem').findIndex((row) => row.textContent?.includes('ten minutes more')),
    )
    expect(screen.getByRole('button', { name: 'Comment, 3 comments' })).toBeTruthy()
    expect(((await write()) as HTMLTextAreaElement).value).toBe('')
  })

  test('a retry after a lost response adds no second comment; after a rejection the text stays', async () => {
    api.answer(community.comment, () => rejectedWith('too-many-comments'))
    const { user } = open()
    await user.type(await write(), 'Twice')
    const send = screen.getByRole('button', { name: 'Comment' })
    await user.click(send)
    expect(await screen.findByText(/a lot of comments in a short time/)).toBeTruthy()
    await user.click(send)
    await waitFor(() => expect(api.callsTo(community.comment)).toHaveLength(2))
    await user.type(await write(), '!')
    await user.click(send)
    await waitFor(() => expect(api.callsTo(community.comment)).toHaveLength(3))
    const actions = api.callsTo(community.comment).map(({ body }) => (body as { action: string }).action)
    expect(actions[0]).toBe(actions[1])
    expect(actions[2]).not.toBe(actions[1])
    expect(((await write()) as HTMLTextAreaElement).value).toBe('Twice!')
  })

  test('can be answered one level deep', async () => {
    threads = [aThread({ answers: [aComment({ id: 32, parentId: 31, text: 'Same here.' })] })]
    api.answer(community.comment, () => aComment({ id: 41, parentId: 31, author: me, text: 'Thank you.' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    const box = screen.getByRole('textbox', { name: 'Reply to Bo Lind' })
    expect(document.activeElement).toBe(box)
    await user.type(box, 'Thank you.')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    const answers = await screen.findByRole('list', { name: 'Replies to Bo Lind' })
    await within(answers).findByText('Thank you.')
    expect(within(answers).getAllByRole('listitem')).toHaveLength(2)
    expect(within(answers).queryByRole('button', { name: 'Reply' })).toBeNull()
    expect(api.callsTo(community.comment)[0]?.body).toMatchObject({ parentId: 31, text: 'Thank you.' })
  })

  test('of one’s own can be edited for a limited time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    threads = [aThread({ author: me, editableUntil: later(60) })]
    api.answer(community.reword, () =>
      aComment({ author: me, text: 'Eleven.', editedAt: later(0), editableUntil: later(60) }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const box = screen.getByRole('textbox', { name: 'Your comment' })
    await user.clear(box)
    await user.type(box, 'Eleven.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await findText('Eleven.')
    expect(screen.getByText('(edited)')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(61_000))
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  })

  test('is deleted after a confirmation; its answers stay', async () => {
    threads = [aThread({ author: me, answers: [aComment({ id: 32, parentId: 31, text: 'Same here.' })] })]
    api.answer(community.takeAway, () => {
      threads = threads.map((thread) => ({ ...thread, text: '', removed: true }))
      return undefined as never
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this comment?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await findText('This comment was removed.')
    await findText('Same here.')
    expect(screen.getByRole('button', { name: 'Comment, 1 comment' })).toBeTruthy()
    expect(screen.queryByText('Mine needed ten minutes more.')).toBeNull()
  })

  test('of somebody else can be reported once', async () => {
    api.answer(community.reportComment, () => ({ reported: true as const }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Report' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Report this comment' }))
    await user.click(dialog.getByRole('radio', { name: /Rude/ }))
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    expect(await screen.findByRole('button', { name: 'Reported' })).toHaveProperty('disabled', true)
  })

  test('are loaded ten at a time', async () => {
    total = 11
    const { user } = open()
    await findText('Mine needed ten minutes more.')
    threads = [aThread({ id: 30, text: 'The first of all.' })]
    api.answer(community.comments, () => paged(threads, { page: 2, size: 10 }, total))
    await user.click(screen.getByRole('button', { name: 'Show older comments' }))
    await findText('The first of all.')
    expect(screen.queryByRole('button', { name: 'Show older comments' })).toBeNull()
    expect(api.callsTo(community.comments).at(-1)?.address).toContain('page=2&size=10')
  })
})
