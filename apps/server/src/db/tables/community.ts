import type { CommunityId, ReportReason } from '@larder/contract/community'
import type { RecipeDraft } from '@larder/contract/recipes'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const communities = pgTable('communities', {
  id: text().$type<CommunityId>().primaryKey(),
  members: integer().notNull().default(0),
  posts: integer().notNull().default(0),
})

export const communityMembers = pgTable(
  'community_members',
  {
    communityId: text('community_id').$type<CommunityId>().notNull(),
    accountId: uuid('account_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.accountId] })],
)

export const posts = pgTable('posts', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  recipeId: bigintColumn('recipe_id').notNull(),
  accountId: uuid('account_id').notNull(),
  communityId: text('community_id').$type<CommunityId>().notNull(),
  introduction: text().notNull(),
  state: text({ enum: ['waiting', 'shown', 'returned', 'withdrawn'] }).notNull(),
  stateBefore: text('state_before', { enum: ['waiting', 'shown', 'returned'] }),
  reason: text(),
  proposal: jsonb().$type<RecipeDraft>(),
  proposedAt: instant('proposed_at'),
  refusedAt: instant('refused_at'),
  proposalRevision: integer('proposal_revision').notNull().default(0),
  byAdmin: boolean('by_admin').notNull().default(false),
  likes: integer().notNull().default(0),
  comments: integer().notNull().default(0),
  shares: integer().notNull().default(0),
  heat: doublePrecision().notNull().default(0),
  searchText: text('search_text').notNull().default(''),
  submittedAt: instant('submitted_at').notNull(),
  shownAt: instant('shown_at'),
})

export const postShares = pgTable(
  'post_shares',
  {
    postId: bigintColumn('post_id').notNull(),
    accountId: uuid('account_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId] })],
)

export const comments = pgTable('comments', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  postId: bigintColumn('post_id').notNull(),
  accountId: uuid('account_id').notNull(),
  parentId: bigintColumn('parent_id'),
  actionId: uuid('action_id').notNull(),
  text: text().notNull(),
  createdAt: instant('created_at').notNull(),
  editedAt: instant('edited_at'),
  removedAt: instant('removed_at'),
})

export const follows = pgTable(
  'follows',
  {
    followerId: uuid('follower_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
)

export const reports = pgTable('reports', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  postId: bigintColumn('post_id').notNull(),
  commentId: bigintColumn('comment_id'),
  reason: text().$type<ReportReason>().notNull(),
  words: text().notNull(),
  at: instant().notNull(),
  closedAt: instant('closed_at'),
})
