import type { Db } from '../../db/database'

interface PostNews {
  readonly title: string
  readonly shown: boolean
  readonly comments: number
  readonly likes: number
}

const newCommentCondition = 'c.account_id <> $1 and c.created_at > $2 and c.removed_at is null'

/** Enough for an email. */
const maxPosts = 20

/** Returns reactions to a cook's recipes and new followers since an instant, one line each. */
export async function findCommunityNews(db: Db, accountId: string, since: string): Promise<string[]> {
  const [posts, followers] = await Promise.all([
    db.$client.query<PostNews>({
      name: 'news_of_posts',
      text: `select * from (
          select r.title, coalesce(p.shown_at > $2, false) as shown,
            ((select count(*) from comments c where c.post_id = p.id and c.parent_id is null and ${newCommentCondition})
              + (select count(*) from comments t join comments c on c.parent_id = t.id
                where t.post_id = p.id and t.parent_id is null and ${newCommentCondition}))::int as comments,
            (select count(*) from recipe_marks m where m.recipe_id = r.id and m.favourite and m.account_id <> $1
              and m.updated_at > $2)::int as likes
          from posts p join recipes r on r.id = p.recipe_id
          where p.account_id = $1 and p.state = 'shown') news
        where shown or comments > 0 or likes > 0
        order by comments + likes desc, title limit ${maxPosts}`,
      values: [accountId, since],
    }),
    db.$client.query<{ names: string[] }>({
      name: 'news_of_followers',
      text: `select coalesce(array_agg(a.name order by f.at desc), '{}') as names
        from follows f join accounts a on a.id = f.follower_id where f.followed_id = $1 and f.at > $2`,
      values: [accountId, since],
    }),
  ])
  const names = followers.rows[0]?.names ?? []
  return [...posts.rows.map(describePostNews), ...(names.length > 0 ? [describeFollowers(names)] : [])]
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
