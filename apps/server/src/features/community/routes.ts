import { community } from '@larder/contract/community'
import type { Serve } from '../../http/serve'
import { createCommentChanges } from './comment-changes'
import { createComments } from './comments'
import { createCommunities } from './communities'
import { createContentReports } from './content-reports'
import { createCookProfiles } from './cook-profiles'
import type { CommunityParts } from './parts'
import { createPostReactions } from './post-reactions'
import { createPosts } from './posts'
import { createRecipeSubmission } from './recipe-submission'

export function serveCommunity(serve: Serve, parts: CommunityParts): void {
  const communities = createCommunities(parts)
  const posts = createPosts(parts)
  const { submit } = createRecipeSubmission(parts)
  const { like, share } = createPostReactions(parts)
  const comments = createComments(parts)
  const { comment, reword, takeAway } = createCommentChanges(parts)
  const { reportPost, reportComment } = createContentReports(parts)
  const cooks = createCookProfiles(parts)

  serve(community.overview, (_, { actor }) => communities.overview(actor))
  serve(community.get, ({ params }, { actor }) => communities.get(actor, params.id))
  serve(community.posts, ({ params, query }, { actor }) => posts.list(actor, params.id, query))
  serve(community.submit, ({ params, body }, { actor }) => submit(actor, params.id, body))
  serve(community.join, ({ params, body }, { actor }) => communities.join(actor, params.id, body.member))
  serve(community.post, ({ params }, { actor }) => posts.get(actor, params.id))
  serve(community.like, ({ params, body }, { actor }) => like(actor, params.id, body.liked))
  serve(community.share, ({ params }, { actor }) => share(actor, params.id))
  serve(community.comments, ({ params, query }, { actor }) => comments.list(actor, params.id, query))
  serve(community.comment, ({ params, body }, { actor }) => comment(actor, params.id, body))
  serve(community.reword, ({ params, body }, { actor }) => reword(actor, params.id, body.text))
  serve(community.takeAway, ({ params }, { actor }) => takeAway(actor, params.id))
  serve(community.reportPost, ({ params, body }, { actor }) => reportPost(actor, params.id, body))
  serve(community.reportComment, ({ params, body }, { actor }) => reportComment(actor, params.id, body))
  serve(community.cook, ({ params }, { actor }) => cooks.cook(actor, params.id))
  serve(community.postsOf, ({ params, query }, { actor }) => cooks.postsOf(actor, params.id, query))
  serve(community.follow, ({ params, body }, { actor }) => cooks.follow(actor, params.id, body.follow))
}
