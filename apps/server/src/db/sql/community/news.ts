import { statement } from '../statement'

export interface PostNews {
  readonly title: string
  readonly shown: boolean
  readonly comments: number
  readonly likes: number
}

const newCommentCondition = 'c.account_id <> $1 and c.created_at > $2 and c.removed_at is null'

/** Enough for an email. */
const maxPosts = 20

export const selectPostNews = statement<PostNews, [accountId: string, since: string]>({
  name: 'news_of_posts',
  why: 'filters and orders by counts that are computed per post',
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
})

/** What others wrote below one post of a cook. */
export interface NewComments {
  readonly postId: number
  readonly title: string
  /** The newest comment. */
  readonly commentId: string
  readonly at: Date
  /** The newest first, each cook once. */
  readonly names: string[]
}

export const selectNewComments = statement<NewComments, [accountId: string, since: string]>({
  name: 'comments_for_author',
  why: 'groups comments and answers of a cook’s posts, each by its own index',
  text: `select p.id::int as "postId", r.title, max(n.id)::text as "commentId", max(n.created_at) as at,
          array(select name from unnest(array_agg(n.name order by n.id desc)) with ordinality as one(name, place)
            group by name order by min(place)) as names
        from posts p join recipes r on r.id = p.recipe_id cross join lateral (
          select c.id, c.created_at, a.name from comments c join accounts a on a.id = c.account_id
            where c.post_id = p.id and c.parent_id is null and ${newCommentCondition}
          union all
          select c.id, c.created_at, a.name from comments t join comments c on c.parent_id = t.id
            join accounts a on a.id = c.account_id
            where t.post_id = p.id and t.parent_id is null and ${newCommentCondition}) n
        where p.account_id = $1 and p.state = 'shown'
        group by p.id, r.title order by max(n.id) desc limit ${maxPosts}`,
})
