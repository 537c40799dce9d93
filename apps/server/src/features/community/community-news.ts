import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type PostNews, selectPostNews } from '../../db/sql/community/news'
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

function describePostNews({ title, shown, comments, likes }: PostNews): string {
  const parts = [
    ...(shown ? ['everybody can see it now'] : []),
    ...(comments > 0 ? [`${comments} new ${comments === 1 ? 'comment' : 'comments'}`] : []),
    ...(likes > 0 ? [`${likes} new ${likes === 1 ? 'like' : 'likes'}`] : []),
  ]
  return `${oneLine(title)}: ${parts.join(', ')}`
}

function describeFollowers([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${oneLine(first)} follows you now`
  return `${oneLine(first)} and ${others.length} ${others.length === 1 ? 'other' : 'others'} follow you now`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
