import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type PostNews, selectNewComments, selectPostNews } from '../../db/sql/community/news'
import { accounts } from '../../db/tables/account'
import { follows } from '../../db/tables/community'

/** Returns reactions to a cook's recipes and new followers since an instant, one line each. */
export async function findCommunityNews(db: Db, accountId: string, since: string): Promise<string[]> {
  const [posts, followers] = await Promise.all([
    selectPostNews(db, accountId, since),
    db
      .select({ name: accounts.name })
      .from(follows)
      .innerJoin(accounts, eq(accounts.id, follows.followerId))
      .where(and(eq(follows.followedId, accountId), gt(follows.at, since)))
      .orderBy(desc(follows.at)),
  ])
  const names = followers.map(({ name }) => name)
  return [...posts.map(describePostNews), ...(names.length > 0 ? [describeFollowers(names)] : [])]
}

/** Something that somebody did for a cook, as an entry of their notifications. */
export interface CommunityNotice {
  /** Another one when there is more: then it is unread again. */
  readonly key: string
  readonly kind: 'comments' | 'follows'
  readonly message: string
  readonly at: string
  readonly postId?: number
  readonly cookId?: string
}

/** Returns comments on a cook's recipes, one entry a recipe, and new followers, one entry in all; newest first. */
export async function findCommunityNotices(
  db: Db,
  accountId: string,
  since: string,
): Promise<CommunityNotice[]> {
  const [posts, followers] = await Promise.all([
    selectNewComments(db, accountId, since),
    db
      .select({ id: accounts.id, name: accounts.name, at: follows.at })
      .from(follows)
      .innerJoin(accounts, eq(accounts.id, follows.followerId))
      .where(and(eq(follows.followedId, accountId), gt(follows.at, since)))
      .orderBy(desc(follows.at)),
  ])
  const notices = posts.map(
    ({ postId, title, commentId, at, names }): CommunityNotice => ({
      key: `comments:${postId}:${commentId}`,
      kind: 'comments',
      message: `${listNames(names)} commented on ${oneLine(title)}.`,
      at: at.toISOString(),
      postId,
    }),
  )
  const [newest] = followers
  if (newest) {
    const names = followers.map(({ name }) => name)
    const [key, kind] = [`follows:${newest.id}:${newest.at}`, 'follows' as const]
    notices.push({ key, kind, message: `${describeFollowers(names)}.`, at: newest.at, cookId: newest.id })
  }
  return notices.sort((a, b) => (a.at < b.at ? 1 : -1))
}

function listNames([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return oneLine(first)
  return `${oneLine(first)} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`
}

function describePostNews({ title, shown, comments, likes }: PostNews): string {
  const parts = [
    ...(shown ? ['everybody can see it now'] : []),
    ...(comments > 0 ? [`${comments} new ${comments === 1 ? 'comment' : 'comments'}`] : []),
    ...(likes > 0 ? [`${likes} new ${likes === 1 ? 'like' : 'likes'}`] : []),
  ]
  return `${oneLine(title)}: ${parts.join(', ')}`
}

function describeFollowers(names: readonly string[]): string {
  return `${listNames(names)} now ${names.length === 1 ? 'follows' : 'follow'} you`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
