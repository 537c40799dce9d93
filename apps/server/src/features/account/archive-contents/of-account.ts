import { type Area, type Pictures, told } from './area'

const mine = 't.account_id = $1'
const without = ['account_id']
const titled = {
  joined: 'left join recipes r on r.id = t.recipe_id',
  more: `jsonb_build_object('recipe', r.title)`,
}
const ofPost = {
  joined: 'left join posts p on p.id = t.post_id left join recipes r on r.id = p.recipe_id',
  more: `jsonb_build_object('recipe', r.title)`,
}

/** Who they are and how they sign in. Of secrets nothing, not even what they come to. */
const accountAreas: readonly Area[] = [
  {
    file: 'account/account.json',
    says: 'Your name, email, plan and when you joined.',
    ...told('accounts', {
      where: 't.id = $1',
      without: ['password_hash', 'bequests', 'current_household_id'],
    }),
  },
  {
    file: 'account/settings.json',
    says: 'How Larder looks and counts for you, and what you show and share.',
    ...told('account_settings', { where: mine, without }),
  },
  {
    file: 'account/notifications.json',
    says: 'What you want to hear of, and when.',
    ...told('notification_settings', { where: mine, without }),
  },
  {
    file: 'account/email-change.json',
    says: 'A new email that still waits to be confirmed.',
    ...told('email_changes', { where: mine, without: ['account_id', 'secret_hash'] }),
  },
  {
    file: 'account/sessions.json',
    says: 'Where you are signed in: device, since when and last used.',
    ...told('sessions', { where: mine, without: ['account_id', 'token_hash'], by: 't.created_at' }),
  },
  {
    file: 'account/other-sign-ins.json',
    says: 'Accounts elsewhere that you sign in with.',
    ...told('openid_identities', { where: mine, without, by: 't.created_at' }),
  },
  {
    file: 'account/api-keys.json',
    says: 'Keys you made for programs: name, first characters, what each may do and when it was used.',
    ...told('api_keys', { where: mine, without: ['account_id', 'key_hash'], by: 't.created_at' }),
  },
  {
    file: 'account/payments.json',
    says: 'How the payment provider knows you, and what it last said of your plan.',
    ...told('payment_customers', { where: mine, without }),
  },
  {
    file: 'account/push-devices.json',
    says: 'Devices that get push messages.',
    tables: ['push_subscriptions'],
    rows: `select jsonb_build_object('id', id, 'service', substring(endpoint from '^[a-z]+://([^/]+)'), 'created_at', created_at)
      as row from push_subscriptions where account_id = $1 order by created_at`,
  },
  {
    file: 'account/notices.json',
    says: 'Reminders you have read or put off.',
    ...told('notice_marks', { where: mine, without, by: 't.updated_at' }),
  },
  {
    file: 'account/deliveries.json',
    says: 'Reminders that were mailed or pushed to you lately.',
    ...told('deliveries', { where: mine, without, by: 't.at' }),
  },
  {
    file: 'account/scans-counted.json',
    says: 'Your scans of the last days, as they count for your plan.',
    ...told('scan_counts', { where: mine, without, by: 't.at' }),
  },
  {
    file: 'account/messages.json',
    says: 'What you wrote to those who run this place, and what they answered.',
    ...told('messages', { where: mine, without: ['account_id', 'answered_by', 'answerer_id'], by: 't.id' }),
  },
  {
    file: 'account/admin-acts.json',
    says: 'What you did as an admin.',
    ...told('admin_acts', {
      where: 't.admin_id = $1',
      without: ['admin_id', 'admin_name', 'about', 'about_id'],
      by: 't.id',
    }),
  },
]

/** What admins decided about them, without who decided. */
const decisions: Area = {
  file: 'account/decisions.json',
  says: 'What admins decided about your account and what you wrote, and why.',
  ...told('admin_acts', {
    where: 't.about_id = $1',
    without: ['admin_id', 'admin_name', 'about_id'],
    by: 't.id',
  }),
}

const recipeAreas: readonly Area[] = [
  {
    file: 'recipes/recipes.json',
    says: 'Your recipes as you wrote them last, with their numbers and dates. Those you deleted say so.',
    tables: ['recipes'],
    rows: `select (to_jsonb(t) - array['account_id', 'search_text', 'search_words', 'plain_text', 'file', 'digest', 'action_id',
          'flexible_digest'])
        || jsonb_build_object('draft', v.content->'draft') as row
      from recipes t left join recipe_versions v on v.recipe_id = t.id and v.version = t.version
      where t.account_id = $1 order by t.id`,
  },
  {
    file: 'recipes/recipes.csv',
    says: 'A list of your recipes for a spreadsheet.',
    tables: [],
    rows: `select r.id as "Number", r.title as "Title", r.description as "Description", r.course as "Course",
        r.cuisine as "Cuisine", r.servings as "Servings", r.minutes as "Minutes", r.difficulty as "Difficulty",
        array_to_string(r.tags, ', ') as "Tags", r.public as "Shared", r.likes as "Likes", r.views as "Views",
        m.stars as "Your stars", r.created_at::date::text as "Written on"
      from recipes r left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
      where r.account_id = $1 and r.removed_at is null order by r.id`,
  },
  {
    file: 'recipes/versions.json',
    says: 'Every version there was of each of your recipes.',
    tables: ['recipe_versions'],
    rows: `select to_jsonb(t) as row from recipe_versions t join recipes r on r.id = t.recipe_id
      where r.account_id = $1 order by t.recipe_id, t.version`,
  },
  {
    file: 'recipes/unfinished.json',
    says: 'Recipes you began to write.',
    ...told('recipe_forms', { where: mine, without, by: 't.updated_at' }),
  },
  {
    file: 'recipes/marks.json',
    says: 'Recipes you like, and the stars you gave.',
    ...told('recipe_marks', { where: mine, without, ...titled, by: 't.updated_at' }),
  },
  {
    file: 'recipes/looked-at.json',
    says: 'Recipes you looked at in the last two days; kept only so that each look counts once.',
    ...told('recipe_views', { where: mine, without, ...titled, by: 't.day' }),
  },
  {
    file: 'recipes/imports.json',
    says: 'What you brought in and have not finished with.',
    ...told('imports', { where: mine, without, by: 't.created_at' }),
  },
  {
    file: 'recipes/imported.json',
    says: 'The recipes found in it.',
    tables: ['import_recipes'],
    rows: `select to_jsonb(t) - array['picture'] as row from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 order by t.import_id, t.place`,
  },
]

const communityAreas: readonly Area[] = [
  {
    file: 'community/posts.json',
    says: 'Recipes you handed in to a community, and where they stand.',
    ...told('posts', {
      where: mine,
      without: ['account_id', 'search_text', 'search_words', 'heat'],
      ...titled,
      by: 't.id',
    }),
  },
  {
    file: 'community/comments.json',
    says: 'What you said about recipes of the community.',
    ...told('comments', { where: mine, without: ['account_id', 'action_id'], ...ofPost, by: 't.id' }),
  },
  {
    file: 'community/memberships.json',
    says: 'Communities you belong to.',
    ...told('community_members', { where: mine, without, by: 't.joined_at' }),
  },
  {
    file: 'community/follows.json',
    says: 'Whom you follow, and who follows you.',
    tables: ['follows'],
    rows: `select jsonb_build_object('who', case when f.follower_id = $1 then 'you follow' else 'follows you' end,
        'name', a.name, 'at', f.at) as row
      from follows f join accounts a on a.id = case when f.follower_id = $1 then f.followed_id else f.follower_id end
      where $1 in (f.follower_id, f.followed_id) order by f.at`,
  },
  {
    file: 'community/shares.json',
    says: 'Posts you shared.',
    ...told('post_shares', { where: mine, without, ...ofPost, by: 't.at' }),
  },
  {
    file: 'community/reports.json',
    says: 'Posts and comments you reported.',
    ...told('reports', { where: mine, without, ...ofPost, by: 't.id' }),
  },
]

/** Everything that is one cook's, wherever they cook. */
export const ofAccount: readonly Area[] = [...accountAreas, decisions, ...recipeAreas, ...communityAreas]

export const picturesOfAccount: readonly Pictures[] = [
  {
    folder: 'account',
    says: 'Your picture.',
    tables: ['avatars'],
    count: 'select count(*)::int as count from avatars where account_id = $1',
    rows: `select 'avatar.jpg' as name, bytes from avatars where account_id = $1`,
  },
  {
    folder: 'recipes/photos',
    says: 'The photos of your recipes, by the recipe’s number.',
    tables: ['recipe_pictures'],
    count: `select count(*)::int as count from recipe_pictures p join recipes r on r.id = p.recipe_id where r.account_id = $1`,
    rows: `select p.recipe_id || '.jpg' as name, p.page as bytes from recipe_pictures p join recipes r on r.id = p.recipe_id
      where r.account_id = $1 order by p.recipe_id`,
  },
  {
    folder: 'recipes/imported-photos',
    says: 'Photos of recipes you brought in and have not finished with.',
    tables: [],
    count: `select count(*)::int as count from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 and t.picture is not null`,
    rows: `select t.import_id || '-' || t.place || '.jpg' as name, t.picture as bytes
      from import_recipes t join imports i on i.id = t.import_id
      where i.account_id = $1 and t.picture is not null order by t.import_id, t.place`,
  },
]
