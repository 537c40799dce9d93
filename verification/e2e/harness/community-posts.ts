import { randomUUID } from 'node:crypto'
import type { E2eLarder } from './e2e-larder'
import { type E2eCook, signInAdmin } from './fixtures'
import { requestData } from './inventory-calls'

interface PostInput {
  readonly title: string
  readonly ingredients?: readonly string[]
  readonly steps?: readonly string[]
  readonly introduction?: string
  readonly tags?: readonly string[]
}

/** Hands a recipe in to a community; the number of its post. */
export async function submitPost(
  house: E2eLarder,
  cook: E2eCook,
  community: string,
  given: PostInput,
): Promise<number> {
  const { introduction = '', ingredients = ['200 g walnuts', '1 onion'], ...rest } = given
  const { steps = ['Chop the onion.', 'Fry everything.'] } = given
  const times = { servings: 4, prepMinutes: 10, cookMinutes: 20 }
  const body = { draft: { ...rest, ...times, ingredients, steps }, introduction, action: randomUUID() }
  const made = await requestData(house, cook, 'POST', `/community/${community}/posts`, body)
  return (made as { post: { id: number } }).post.id
}

/** Shows to everybody what was handed in under this title. */
export async function approvePost(house: E2eLarder, title: string): Promise<void> {
  const admin = await signInAdmin(house)
  const waiting = await requestData(house, admin, 'GET', '/admin/submissions?size=100')
  const found = (waiting as { id: number; title: string; seen: string }[]).find((one) => one.title === title)
  if (!found) throw new Error(`nobody has handed ${title} in`)
  await requestData(house, admin, 'POST', `/admin/submissions/${found.id}/approve`, { seen: found.seen })
}

/** A recipe that was handed in and approved; the number of its post. */
export async function aPublishedPost(
  house: E2eLarder,
  cook: E2eCook,
  community: string,
  given: PostInput,
): Promise<number> {
  const id = await submitPost(house, cook, community, given)
  await approvePost(house, given.title)
  return id
}
