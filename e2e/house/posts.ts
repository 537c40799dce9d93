import { randomUUID } from 'node:crypto'
import type { House } from './house'
import { asking } from './kitchen'
import { type Cook, theAdmin } from './test'

interface Given {
  readonly title: string
  readonly ingredients?: readonly string[]
  readonly steps?: readonly string[]
  readonly introduction?: string
  readonly tags?: readonly string[]
}

/** Hands a recipe in to a community; the number of its post. */
export async function handIn(house: House, cook: Cook, community: string, given: Given): Promise<number> {
  const { introduction = '', ingredients = ['200 g walnuts', '1 onion'], ...rest } = given
  const { steps = ['Chop the onion.', 'Fry everything.'] } = given
  const times = { servings: 4, prepMinutes: 10, cookMinutes: 20 }
  const body = { draft: { ...rest, ...times, ingredients, steps }, introduction, action: randomUUID() }
  const made = await asking(house, cook, 'POST', `/community/${community}/posts`, body)
  return (made as { post: { id: number } }).post.id
}

/** Shows to everybody what was handed in under this title. */
export async function approve(house: House, title: string): Promise<void> {
  const admin = await theAdmin(house)
  const waiting = await asking(house, admin, 'GET', '/admin/submissions?size=100')
  const found = (waiting as { id: number; title: string; seen: string }[]).find((one) => one.title === title)
  if (!found) throw new Error(`nobody has handed ${title} in`)
  await asking(house, admin, 'POST', `/admin/submissions/${found.id}/approve`, { seen: found.seen })
}

/** A recipe that was handed in and approved; the number of its post. */
export async function aPost(house: House, cook: Cook, community: string, given: Given): Promise<number> {
  const id = await handIn(house, cook, community, given)
  await approve(house, given.title)
  return id
}
