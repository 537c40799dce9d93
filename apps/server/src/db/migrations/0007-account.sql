-- What an account knows of its cook beyond the name, and how long a plan lasts.
alter table accounts
  add column avatar_id uuid,
  -- When the cook's day begins; without it, as in their household.
  add column time_zone text,
  -- What gives the plan, and until when. What is over counts as Free at once, whenever it is tidied up.
  add column plan_by text not null default 'nothing' check (plan_by in ('nothing', 'trial', 'payment', 'admin')),
  add column plan_ends_at timestamptz,
  -- What an admin gave; it stays while something better is paid for, and is there again afterwards.
  add column plan_given text check (plan_given in ('premium', 'pro')),
  -- The trial is there once.
  add column trial_at timestamptz,
  -- When it goes, where its cook has asked for that, and what shall become of their households.
  add column leaves_at timestamptz,
  add column bequests jsonb;
update accounts set plan_by = 'admin', plan_given = subscription where subscription <> 'free';
create index accounts_leaving on accounts (leaves_at) where leaves_at is not null;
create index accounts_plan_ends on accounts (plan_ends_at) where plan_ends_at is not null;

create table account_settings (
  account_id uuid primary key references accounts (id) on delete cascade,
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  measures text not null default 'written' check (measures in ('written', 'metric', 'us')),
  written_as text not null default 'en-GB',
  profile_visible boolean not null default true,
  analytics boolean not null default true
);

create table avatars (
  id uuid primary key,
  account_id uuid not null unique references accounts (id) on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null
);

-- A new email, until the link to it is opened.
create table email_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  email text not null,
  secret_hash bytea not null unique,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- Everything about a cook, for them to fetch. Its secret is no better kept than its bytes, which lie beside it.
create table data_archives (
  id uuid primary key,
  account_id uuid not null unique references accounts (id) on delete cascade,
  state text not null check (state in ('working', 'ready', 'failed')),
  done real not null default 0,
  secret text not null unique,
  bytes bigint,
  asked_at timestamptz not null,
  -- Last sign of life of whoever puts it together.
  beat_at timestamptz not null,
  expires_at timestamptz
);
create index data_archives_expiry on data_archives (expires_at) where expires_at is not null;

create table data_archive_parts (
  archive_id uuid not null references data_archives (id) on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (archive_id, place)
);

-- Whom an act of an admin was about and who answered a message, so that both can be forgotten when they go. No key leads to
-- whom an act was about: admins must not wait for somebody who is being removed, nor they for admins.
alter table admin_acts add column about_id uuid;
create index admin_acts_about on admin_acts (about_id) where about_id is not null;
alter table messages add column answerer_id uuid references accounts (id) on delete set null;
create index messages_answerer on messages (answerer_id) where answerer_id is not null;

-- Who pays, as the payment provider knows them, and what it last said of it.
create table payment_customers (
  account_id uuid primary key references accounts (id) on delete cascade,
  customer_id text not null unique,
  subscription_id text,
  status text,
  plan text check (plan in ('premium', 'pro')),
  period_ends_at timestamptz,
  cancels boolean not null default false,
  synced_at timestamptz,
  -- When a page to pay was last opened, for those of whom no word comes.
  checkout_at timestamptz,
  -- The provider is asked in turn, and of two answers the one to the later question stands.
  asked bigint not null default 0,
  answered bigint not null default 0
);

-- Messages of the payment provider that were heard; the same one said again changes nothing.
create table payment_events (
  id text primary key,
  type text not null,
  heard_at timestamptz not null
);
create index payment_events_heard on payment_events (heard_at);

-- Keys for programs. As other secrets, 256 random bits need no slow hash.
create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  start text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_account on api_keys (account_id);
