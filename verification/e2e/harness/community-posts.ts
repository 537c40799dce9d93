import { randomUUID } from 'node:crypto'
import { admin } from '@larder/contract/admin'
import { type CommunityId, community } from '@larder/contract/community'
import type { DraftInput } from '../../../apps/server/src/testing/a-saved-recipe'
import type { E2eLarder } from './e2e-larder'
import { type E2eCook, signInAdmin } from './fixtures'

interface PostInput extends DraftInput {
  readonly title: string
  readonly introduction?: string
}

/** Submits a recipe to a community; returns the id of its post. */
export async function submitPost(
  server: E2eLarder,
  cook: E2eCook,
  id: CommunityId,
  { introduction = '', ...given }: PostInput,
): Promise<number> {
  const draft = {
    ...{ ingredients: ['200 g walnuts', '1 onion'], steps: ['Chop the onion.', 'Fry everything.'] },
    ...{ title: given.title, servings: 4, prepMinutes: 10, cookMinutes: 20 },
    ...given,
  }
  const body = { draft, introduction, action: randomUUID() }
  const { post } = await server.data(community.submit, { params: { id }, body }, cook)
  if (!post) throw new Error(`${given.title} was not submitted`)
  return post.id
}

/** Approves what was submitted under this title. */
export async function approvePost(server: E2eLarder, title: string): Promise<void> {
  const by = await signInAdmin(server)
  const waiting = await server.data(admin.submissions, { query: { size: 100 } }, by)
  const found = waiting.find((one) => one.title === title)
  if (!found) throw new Error(`nobody has submitted ${title}`)
  await server.data(admin.approve, { params: { id: found.id }, body: { seen: found.seen } }, by)
}

/** A recipe that was submitted and approved; returns the id of its post. */
export async function aPublishedPost(
  server: E2eLarder,
  cook: E2eCook,
  id: CommunityId,
  given: PostInput,
): Promise<number> {
  const post = await submitPost(server, cook, id, given)
  await approvePost(server, given.title)
  return post
}
