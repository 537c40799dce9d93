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
