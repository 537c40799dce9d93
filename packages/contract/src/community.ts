import * as z from 'zod/mini'
import { Community, CommunityId } from './community/communities'
import {
  Comment,
  CommentText,
  CommentThread,
  CookProfile,
  NewReport,
  Post,
  PostId,
  PostSortOrder,
} from './community/post'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { ClientIdempotencyKey, textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { MyRecipe } from './recipes/my-recipe'
import { RecipeDraft } from './recipes/recipe-content'

export * from './community/communities'
export * from './community/post'

/** The introduction a cook writes for a shared recipe. Example: 'My grandmother’s, for rainy Sundays.'. */
const Introduction = textField({ min: 0, max: 2000 })

const byCommunitySlug = z.object({ id: z.string().check(z.maxLength(60)) })
const byCommunity = z.object({ id: CommunityId })
const byId = z.object({ id: PostId })
const byCook = z.object({ id: Uuid })
const postNotFound = ['post-not-found'] as const
const commentNotFound = ['comment-not-found'] as const

/** The community: posts, comments, likes and follows. Example: `community.posts`. */
export const community = feature('community', {
  overview: endpoint({
    method: 'GET',
    path: '/community',
    access: 'anyone',
    summary: 'Lists all communities with recent activity and member counts.',
    data: z.object({
      communities: z.array(Community),
      /** Ordered by recent activity. */
      trending: z.array(Post),
      stats: z.object({ cooks: z.int(), posts: z.int(), comments: z.int(), likes: z.int() }),
      /** True if there are no posts yet and the samples are returned. */
      sample: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/community/:id',
    access: 'anyone',
    summary: 'Returns a community. An unknown one is named Community and has no members.',
    params: byCommunitySlug,
    data: z.extend(Community, { known: z.boolean(), sample: z.boolean() }),
  }),
  posts: endpoint({
    method: 'GET',
    path: '/community/:id/posts',
    access: 'anyone',
    summary: 'Lists the posts of a community, ten a page, searchable by title, content and tags.',
    params: byCommunitySlug,
    query: z.extend(PageQuery, {
      search: z.optional(textField({ min: 0, max: 120 })),
      sort: z._default(PostSortOrder, 'recent'),
    }),
    data: Post,
    paged: true,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/community/:id/posts',
    access: 'cook',
    summary: 'Creates a recipe and submits it to a community. It appears when an admin has approved it.',
    affects: affected.recipes,
    keyed: 'body',
    params: byCommunity,
    body: z.object({
      draft: RecipeDraft,
      introduction: z._default(Introduction, ''),
      action: ClientIdempotencyKey,
    }),
    data: MyRecipe,
    status: 201,
    errors: ['too-many-recipes', 'too-many-waiting', 'idempotency-key-reused'],
  }),
  join: endpoint({
    method: 'PUT',
    path: '/community/:id/membership',
    access: 'cook',
    summary: 'Joins or leaves a community.',
    affects: ['community'],
    params: byCommunity,
    body: z.object({ member: z.boolean() }),
    data: Community,
  }),
  post: endpoint({
    method: 'GET',
    path: '/posts/:id',
    access: 'anyone',
    summary: 'Returns a post.',
    params: byId,
    data: Post,
    errors: postNotFound,
  }),
  like: endpoint({
    method: 'PUT',
    path: '/posts/:id/like',
    access: 'cook',
    summary: 'Likes a post or removes the like. Its recipe is added to or removed from the favourites.',
    affects: ['community', 'recipes'],
    params: byId,
    body: z.object({ liked: z.boolean() }),
    data: Post,
    errors: postNotFound,
  }),
  share: endpoint({
    method: 'POST',
    path: '/posts/:id/shares',
    access: 'cook',
    summary: 'Counts a share of a post, once per cook.',
    affects: ['community'],
    params: byId,
    data: z.object({ shares: z.int() }),
    errors: postNotFound,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/posts/:id/comments',
    access: 'anyone',
    summary: 'Lists the comment threads of a post, newest first, ten a page, twenty at most.',
    params: byId,
    query: PageQuery,
    data: CommentThread,
    paged: true,
    errors: postNotFound,
  }),
  comment: endpoint({
    method: 'POST',
    path: '/posts/:id/comments',
    access: 'cook',
    summary: 'Adds a comment to a post or a reply to a top-level comment.',
    affects: ['community'],
    keyed: 'body',
    params: byId,
    body: z.object({ text: CommentText, parentId: z.optional(PostId), action: ClientIdempotencyKey }),
    data: Comment,
    status: 201,
    errors: [...postNotFound, ...commentNotFound, 'too-many-comments', 'idempotency-key-reused'],
  }),
  reword: endpoint({
    method: 'PUT',
    path: '/comments/:id',
    access: 'cook',
    summary: 'Edits the cook’s own comment within 15 minutes.',
    affects: ['community'],
    params: byId,
    body: z.object({ text: CommentText }),
    data: Comment,
    errors: [...commentNotFound, 'comment-too-old'],
  }),
  takeAway: endpoint({
    method: 'DELETE',
    path: '/comments/:id',
    access: 'cook',
    summary: 'Deletes the cook’s own comment. Its replies stay.',
    affects: ['community'],
    params: byId,
    errors: commentNotFound,
  }),
  reportPost: endpoint({
    method: 'POST',
    path: '/posts/:id/reports',
    access: 'cook',
    summary: 'Reports a post to the admins, once per cook.',
    affects: ['community'],
    params: byId,
    body: NewReport,
    data: z.object({ reported: z.literal(true) }),
    errors: postNotFound,
  }),
  reportComment: endpoint({
    method: 'POST',
    path: '/comments/:id/reports',
    access: 'cook',
    summary: 'Reports a comment to the admins, once per cook.',
    affects: ['community'],
    params: byId,
    body: NewReport,
    data: z.object({ reported: z.literal(true) }),
    errors: commentNotFound,
  }),
  cook: endpoint({
    method: 'GET',
    path: '/cooks/:id',
    access: 'anyone',
    summary: 'Returns a cook’s public profile.',
    params: byCook,
    data: CookProfile,
    errors: ['cook-not-found'],
  }),
  postsOf: endpoint({
    method: 'GET',
    path: '/cooks/:id/posts',
    access: 'anyone',
    summary: 'Lists a cook’s posts, newest first, ten a page.',
    params: byCook,
    query: PageQuery,
    data: Post,
    paged: true,
    errors: ['cook-not-found'],
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/cooks/:id/follow',
    access: 'cook',
    summary: 'Follows or unfollows a cook.',
    affects: ['community'],
    params: byCook,
    body: z.object({ follow: z.boolean() }),
    data: CookProfile,
    errors: ['cook-not-found', 'not-yourself'],
  }),
})
