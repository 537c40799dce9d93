import { randomUUID } from 'node:crypto'
import type { community } from '@larder/contract/community'
import { aDraft } from '../../../apps/server/src/testing/a-saved-recipe'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const reading = { about: 'open', key: 'recipes:read', shows: 'public' } as const
const takingPart = { about: 'community', key: 'recipes:write', shows: 'public' } as const
const comment = { about: 'personal', gone: 'comment-not-found', key: 'recipes:write' } as const
const aPost = ({ post }: MatrixApp) => ({ params: { id: post.id } })
const aComment = async ({ make, post }: MatrixApp) => ({ params: { id: await make.comment(post.id) } })
const aCook = ({ mara }: MatrixApp) => ({ params: { id: mara.user.id } })
const rude = { reason: 'rude', words: 'Ouch' } as const

export const communityAccess: AccessRules<typeof community> = {
  overview: { ...reading, ask: () => ({}) },
  get: { ...reading, ask: () => ({ params: { id: 'desserts' } }) },
  posts: { ...reading, ask: () => ({ params: { id: 'desserts' }, query: {} }) },
  submit: {
    about: 'self',
    key: 'recipes:write',
    async ask({ make }) {
      await make.one(`delete from posts where state = 'waiting'`)
      return { params: { id: 'desserts' }, body: { draft: aDraft(), introduction: '', action: randomUUID() } }
    },
  },
  join: { ...takingPart, ask: () => ({ params: { id: 'desserts' }, body: { member: true } }) },
  post: { ...reading, ask: aPost },
  like: { ...takingPart, ask: (matrix) => ({ ...aPost(matrix), body: { liked: true } }) },
  share: { ...takingPart, ask: aPost },
  comments: { ...reading, ask: (matrix) => ({ ...aPost(matrix), query: {} }) },
  comment: {
    ...takingPart,
    ask: (matrix) => ({ ...aPost(matrix), body: { text: 'Nice', action: randomUUID() } }),
  },
  // Somebody else's words: nobody changes them, and no admin does so here.
  reword: {
    ...comment,
    ask: async (matrix) => ({ ...(await aComment(matrix)), body: { text: 'Other words' } }),
  },
  takeAway: { ...comment, ask: aComment },
  reportPost: { ...takingPart, ask: (matrix) => ({ ...aPost(matrix), body: rude }) },
  reportComment: { ...takingPart, ask: async (matrix) => ({ ...(await aComment(matrix)), body: rude }) },
  cook: { ...reading, ask: aCook },
  postsOf: { ...reading, ask: (matrix) => ({ ...aCook(matrix), query: {} }) },
  follow: {
    ...takingPart,
    except: { maker: 'not-yourself', key: 'not-yourself' },
    ask: (matrix) => ({ ...aCook(matrix), body: { follow: true } }),
  },
}
