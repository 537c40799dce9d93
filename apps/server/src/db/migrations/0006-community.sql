-- What a cook keeps of a recipe beyond its versions.
alter table recipes
  -- The change that wrote it down, so that sending it again writes nothing.
  add column action_id uuid,
  -- The community it is meant for, and the little picture in front of its name.
  add column community text,
  add column emoji text,
  -- Its photo, repeated for cards: number, width and height.
  add column picture jsonb,
  add column views integer not null default 0 check (views >= 0),
  -- Title and description in small letters without accents, in which a cook looks for a word among their own.
  add column plain_text text not null generated always as (translate(
    replace(replace(replace(lower(regexp_replace(normalize(title || ' ' || description, NFKD),
      '[\u0300-\u036f''’‘`´]', '', 'g')), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'øłđı', 'oldi')) stored;
create unique index recipes_action on recipes (account_id, action_id) where action_id is not null;
create index recipes_newest on recipes (account_id, created_at desc, id desc) where removed_at is null;
-- Photos of deleted recipes, which are kept for a while.
create index recipes_removed_pictures on recipes (removed_at) where removed_at is not null and picture is not null;

-- When an admin approved a version; others than its cook's household read no version that none has. The starter cookbook
-- needs nobody's approval.
alter table recipe_versions add column approved_at timestamptz;

-- The photo of a recipe in two sizes, freed of what a camera wrote into it.
create table recipe_pictures (
  id uuid primary key,
  recipe_id bigint not null unique references recipes (id) on delete cascade,
  page bytea not null,
  card bytea not null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);

-- Who looked at a recipe on which day; only for counting each once.
create table recipe_views (
  recipe_id bigint not null references recipes (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  primary key (recipe_id, account_id, day)
);
create index recipe_views_account on recipe_views (account_id);
create index recipe_views_day on recipe_views (day);

-- Forms as far as they are filled in: one a recipe, and one (0) for a new one.
create table recipe_forms (
  account_id uuid not null references accounts (id) on delete cascade,
  recipe_id bigint not null,
  form jsonb not null,
  -- The version it began with.
  version integer not null,
  updated_at timestamptz not null,
  primary key (account_id, recipe_id)
);

-- How many belong to each community; kept up with each change.
create table communities (
  id text primary key,
  members integer not null default 0 check (members >= 0),
  posts integer not null default 0 check (posts >= 0)
);
insert into communities (id) values ('healthy-eating'), ('quick-meals'), ('vegetarian'), ('meal-prep'),
  ('international'), ('desserts'), ('low-carb'), ('smoothies');

create table community_members (
  community_id text not null references communities (id),
  account_id uuid not null references accounts (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (community_id, account_id)
);
create index community_members_account on community_members (account_id);

-- A recipe handed in to a community.
create table posts (
  id bigint generated always as identity primary key,
  recipe_id bigint not null unique references recipes (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  community_id text not null references communities (id),
  introduction text not null,
  state text not null check (state in ('waiting', 'shown', 'returned', 'withdrawn')),
  -- What it was when its recipe was deleted, in case that is taken back.
  state_before text check (state_before in ('waiting', 'shown', 'returned')),
  -- Why an admin gave it back or took it away.
  reason text,
  -- What its cook changed since it was approved; shown once it is approved, too.
  proposal jsonb,
  proposed_at timestamptz,
  -- When an admin gave that back; its cook keeps it.
  refused_at timestamptz,
  -- Grows with each change of it, so that nobody writes over what they have not read.
  proposal_revision integer not null default 0,
  -- Its author was an admin when it was handed in.
  by_admin boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  shares integer not null default 0 check (shares >= 0),
  -- Grows with what happens to it and with time, so that what is talked about now stands first.
  heat double precision not null default 0,
  -- Title, introduction and tags, in plain lower-case words.
  search_text text not null default '',
  -- Its community is one of the words, so that a search in one does not read what the others said.
  search_words tsvector not null generated always as (array_to_tsvector(array_append(array_remove(
    string_to_array(replace(search_text, E'\n', ' '), ' '), ''), '@' || community_id))) stored,
  submitted_at timestamptz not null,
  shown_at timestamptz
);
create index posts_recent on posts (community_id, shown_at desc, id desc) where state = 'shown';
create index posts_popular on posts (community_id, likes desc, id desc) where state = 'shown';
create index posts_discussed on posts (community_id, comments desc, id desc) where state = 'shown';
create index posts_heat on posts (heat desc, id desc) where state = 'shown';
create index posts_words on posts using gin (search_words) where state = 'shown';
create index posts_account on posts (account_id, shown_at desc, id desc);
create index posts_waiting on posts (submitted_at, id)
  where state = 'waiting' or (proposal is not null and refused_at is null);

create table post_shares (
  post_id bigint not null references posts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (post_id, account_id)
);
create index post_shares_account on post_shares (account_id);

create table comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- What it answers: always of the first level.
  parent_id bigint references comments (id) on delete cascade,
  action_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz
);
create index comments_threads on comments (post_id, id desc) where parent_id is null;
create index comments_answers on comments (parent_id, id) where parent_id is not null;
create index comments_account on comments (account_id, id desc);
create unique index comments_action on comments (account_id, action_id);

-- Who liked a recipe last.
create index recipe_marks_liked on recipe_marks (recipe_id, updated_at desc) where favourite;

create table follows (
  follower_id uuid not null references accounts (id) on delete cascade,
  followed_id uuid not null references accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id, at desc);

-- One a cook and thing, however often they say so.
create table reports (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  post_id bigint not null references posts (id) on delete cascade,
  comment_id bigint references comments (id) on delete cascade,
  reason text not null,
  words text not null,
  at timestamptz not null,
  closed_at timestamptz
);
create unique index reports_once on reports (account_id, post_id, coalesce(comment_id, 0));
create index reports_post on reports (post_id);
create index reports_comment on reports (comment_id) where comment_id is not null;
create index reports_open on reports (at, id) where closed_at is null;

-- What was brought in and not finished with.
create table imports (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('address', 'text', 'file')),
  troubles jsonb not null default '[]',
  created_at timestamptz not null,
  -- Until then it is still being read.
  read_at timestamptz
);
create index imports_account on imports (account_id, created_at desc);
create index imports_created on imports (created_at);

create table import_recipes (
  import_id uuid not null references imports (id) on delete cascade,
  place integer not null,
  source text not null,
  -- The draft, what is doubtful in it and what was guessed.
  found jsonb not null,
  picture bytea,
  -- Only of our own archives: when it was written down and what its cook thought of it.
  kept jsonb,
  recipe_id bigint references recipes (id) on delete set null,
  saved_at timestamptz,
  primary key (import_id, place)
);
create index import_recipes_recipe on import_recipes (recipe_id) where recipe_id is not null;

-- What people write to those who run this place.
create table messages (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null,
  answer text,
  answered_by text,
  answered_at timestamptz,
  mailed boolean not null default false
);
create index messages_account on messages (account_id) where account_id is not null;
create index messages_newest on messages ((answered_at is not null), created_at desc, id desc);

-- Every act of an admin. It outlives whom it was about, so it holds names and no keys.
create table admin_acts (
  id bigint generated always as identity primary key,
  admin_id uuid references accounts (id) on delete set null,
  admin_name text not null,
  deed text not null,
  about text not null,
  note text not null default '',
  at timestamptz not null
);
create index admin_acts_newest on admin_acts (at desc, id desc);
create index admin_acts_admin on admin_acts (admin_id) where admin_id is not null;

-- When an account was last used, and why it is suspended.
alter table accounts
  add column last_seen_at timestamptz,
  add column suspended_reason text;
create index scans_created on scans (created_at);
create index accounts_joined on accounts (created_at desc, id);
create index accounts_words on accounts using gin ((lower(name) || ' ' || email) gin_trgm_ops);
