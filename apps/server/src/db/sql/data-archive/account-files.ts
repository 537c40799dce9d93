import { recipeViewsSql } from '../recipes/recipe-columns'
import { type ArchiveFile, type ArchivePictures, exportTable } from './archive-file'

const ownedByAccount = 't.account_id = $1'
const without = ['account_id']
const withRecipeTitle = {
  joined: 'left join recipes r on r.id = t.recipe_id',
  more: `jsonb_build_object('recipe', r.title)`,
}
const withPostTitle = {
  joined: 'left join posts p on p.id = t.post_id left join recipes r on r.id = p.recipe_id',
  more: `jsonb_build_object('recipe', r.title)`,
}

/** Profile and sign-in. Secrets are left out, including their hashes. */
const profileFiles: readonly ArchiveFile[] = [
  {
    file: 'account/account.json',
    description: 'Your name, email, plan and when you joined.',
    ...exportTable('accounts', {
      where: 't.id = $1',
      without: ['password_hash', 'household_handovers', 'current_household_id'],
    }),
  },
  {
    file: 'account/settings.json',
    description: 'How Larder looks and counts for you, and what you show and share.',
    ...exportTable('account_settings', { where: ownedByAccount, without }),
  },
  {
    file: 'account/notifications.json',
    description: 'What you want to hear of, and when.',
    ...exportTable('notification_settings', { where: ownedByAccount, without }),
  },
  {
    file: 'account/email-change.json',
    description: 'A new email that still waits to be confirmed.',
    ...exportTable('email_changes', { where: ownedByAccount, without: ['account_id', 'secret_hash'] }),
  },
  {
    file: 'account/sessions.json',
    description: 'Where you are signed in: device, since when and last used.',
    ...exportTable('sessions', {
      where: ownedByAccount,
      without: ['account_id', 'token_hash'],
      by: 't.created_at',
    }),
  },
  {
    file: 'account/other-sign-ins.json',
    description: 'Accounts elsewhere that you sign in with.',
    ...exportTable('openid_identities', { where: ownedByAccount, without, by: 't.created_at' }),
  },
  {
    file: 'account/api-keys.json',
    description: 'Keys you made for programs: name, first characters, what each may do and when it was used.',
    ...exportTable('api_keys', {
      where: ownedByAccount,
      without: ['account_id', 'key_hash'],
      by: 't.created_at',
    }),
  },
  {
    file: 'account/payments.json',
    description: 'How the payment provider knows you, and what it last said of your plan.',
    ...exportTable('payment_customers', { where: ownedByAccount, without }),
  },
  {
    file: 'account/push-devices.json',
    description: 'Devices that get push messages.',
    tables: ['push_subscriptions'],
    rows: `select jsonb_build_object('id', id, 'service', substring(endpoint from '^[a-z]+://([^/]+)'), 'created_at', created_at)
      as row from push_subscriptions where account_id = $1 order by created_at`,
  },
  {
    file: 'account/notices.json',
    description: 'Reminders you have read or put off.',
    ...exportTable('notice_marks', { where: ownedByAccount, without, by: 't.updated_at' }),
  },
  {
    file: 'account/deliveries.json',
    description: 'Reminders that were mailed or pushed to you lately.',
    ...exportTable('deliveries', { where: ownedByAccount, without, by: 't.at' }),
  },
  {
    file: 'account/scans-counted.json',
    description: 'Your scans of the last days, as they count for your plan.',
    ...exportTable('scan_counts', { where: ownedByAccount, without, by: 't.at' }),
  },
  {
    file: 'account/messages.json',
    description: 'What you wrote to the people who run this site, and what they answered.',
    ...exportTable('messages', {
      where: ownedByAccount,
      without: ['account_id', 'answered_by', 'answerer_id'],
      by: 't.id',
    }),
  },
  {
    file: 'account/admin-acts.json',
    description: 'What you did as an admin.',
    ...exportTable('audit_log', {
      where: `t.admin_id = $1 and t.kind = 'admin'`,
      without: ['admin_id', 'admin_name', 'about', 'about_id', 'kind'],
      by: 't.id',
    }),
  },
]

/** Decisions of admins about the account, without the admin. */
const decisionsFile: ArchiveFile = {
  file: 'account/decisions.json',
  description: 'What admins decided about your account and what you wrote, and why; and what you did to it.',
  ...exportTable('audit_log', {
    where: 't.about_id = $1',
    without: ['admin_id', 'admin_name', 'about_id'],
    by: 't.id',
  }),
}

const recipeFiles: readonly ArchiveFile[] = [
  {
    file: 'recipes/recipes.json',
    description:
      'Your recipes as you wrote them last, with their numbers and dates. Those you deleted say so.',
    tables: ['recipes'],
    rows: `select (to_jsonb(t) - array['account_id', 'search_text', 'search_words', 'plain_text', 'file', 'digest', 'action_id',
          'flexible_digest'])
        || jsonb_build_object('draft', v.content->'draft', 'views', ${recipeViewsSql('t')}) as row
      from recipes t left join recipe_versions v on v.recipe_id = t.id and v.version = t.version
      where t.account_id = $1 order by t.id`,
  },
  {
    file: 'recipes/recipes.csv',
    description: 'A list of your recipes for a spreadsheet.',
    tables: [],
    rows: `select r.id as "Number", r.title as "Title", r.description as "Description", r.course as "Course",
        r.cuisine as "Cuisine", r.servings as "Servings", r.minutes as "Minutes", r.difficulty as "Difficulty",
        array_to_string(r.tags, ', ') as "Tags", r.public as "Shared", r.likes as "Likes", ${recipeViewsSql('r')} as "Views",
        m.stars as "Your stars", r.created_at::date::text as "Written on"
      from recipes r left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
      where r.account_id = $1 and r.removed_at is null order by r.id`,
  },
  {
    file: 'recipes/versions.json',
    description: 'Every version there was of each of your recipes.',
    tables: ['recipe_versions'],
    rows: `select to_jsonb(t) as row from recipe_versions t join recipes r on r.id = t.recipe_id
      where r.account_id = $1 order by t.recipe_id, t.version`,
  },
  {
    file: 'recipes/unfinished.json',
    description: 'Recipes you began to write.',
    ...exportTable('recipe_forms', { where: ownedByAccount, without, by: 't.updated_at' }),
  },
  {
    file: 'recipes/marks.json',
    description: 'Recipes you like, and the stars you gave.',
    ...exportTable('recipe_marks', {
      where: ownedByAccount,
      without,
      ...withRecipeTitle,
      by: 't.updated_at',
    }),
  },
  {
    file: 'recipes/looked-at.json',
    description: 'Recipes you looked at in the last two days; kept only so that each look counts once.',
    ...exportTable('recipe_views', { where: ownedByAccount, without, ...withRecipeTitle, by: 't.day' }),
  },
  {
    file: 'recipes/imports.json',
    description: 'What you brought in and have not finished with.',
    ...exportTable('imports', { where: ownedByAccount, without, by: 't.created_at' }),
  },
  {
    file: 'recipes/imported.json',
    description: 'The recipes found in it.',
    tables: ['import_recipes'],
    rows: `select to_jsonb(t) - array['picture'] as row from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 order by t.import_id, t.place`,
  },
]

const communityFiles: readonly ArchiveFile[] = [
  {
    file: 'community/posts.json',
    description: 'Recipes you handed in to a community, and where they stand.',
    ...exportTable('posts', {
      where: ownedByAccount,
      without: ['account_id', 'search_text', 'search_words', 'heat'],
      ...withRecipeTitle,
      by: 't.id',
    }),
  },
  {
    file: 'community/comments.json',
    description: 'What you said about recipes of the community.',
    ...exportTable('comments', {
      where: ownedByAccount,
      without: ['account_id', 'action_id'],
      ...withPostTitle,
      by: 't.id',
    }),
  },
  {
    file: 'community/memberships.json',
    description: 'Communities you belong to.',
    ...exportTable('community_members', { where: ownedByAccount, without, by: 't.joined_at' }),
  },
  {
    file: 'community/follows.json',
    description: 'Whom you follow, and who follows you.',
    tables: ['follows'],
    rows: `select jsonb_build_object('who', case when f.follower_id = $1 then 'you follow' else 'follows you' end,
        'name', a.name, 'at', f.at) as row
      from follows f join accounts a on a.id = case when f.follower_id = $1 then f.followed_id else f.follower_id end
      where $1 in (f.follower_id, f.followed_id) order by f.at`,
  },
  {
    file: 'community/shares.json',
    description: 'Posts you shared.',
    ...exportTable('post_shares', { where: ownedByAccount, without, ...withPostTitle, by: 't.at' }),
  },
  {
    file: 'community/reports.json',
    description: 'Posts and comments you reported.',
    ...exportTable('reports', { where: ownedByAccount, without, ...withPostTitle, by: 't.id' }),
  },
]

/** Everything that belongs to one cook across households. */
export const accountFiles: readonly ArchiveFile[] = [
  ...profileFiles,
  decisionsFile,
  ...recipeFiles,
  ...communityFiles,
]

export const accountPictures: readonly ArchivePictures[] = [
  {
    folder: 'account',
    description: 'Your picture.',
    tables: ['avatars'],
    count: 'select count(*)::int as count from avatars where account_id = $1',
    rows: `select 'avatar.jpg' as name, bytes from avatars where account_id = $1`,
  },
  {
    folder: 'recipes/photos',
    description: 'The photos of your recipes, by the recipe’s number and the photo’s place.',
    tables: ['recipe_pictures'],
    count: `select count(*)::int as count from recipe_pictures p join recipes r on r.id = p.recipe_id where r.account_id = $1`,
    rows: `select p.recipe_id || '-' || row_number() over (partition by p.recipe_id order by p.place) || '.jpg' as name, p.page as bytes
      from recipe_pictures p join recipes r on r.id = p.recipe_id
      where r.account_id = $1 order by p.recipe_id, p.place`,
  },
  {
    folder: 'recipes/imported-photos',
    description: 'Photos of recipes you brought in and have not finished with.',
    tables: [],
    count: `select count(*)::int as count from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 and t.picture is not null`,
    rows: `select t.import_id || '-' || t.place || '.jpg' as name, t.picture as bytes
      from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 and t.picture is not null order by t.import_id, t.place`,
  },
]
