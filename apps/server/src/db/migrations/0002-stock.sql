alter table households
  add column time_zone text not null default 'UTC',
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Counts the household's changes. Whoever changes something raises it first, so that changes of one household come one
  -- after the other, and a device that was away sees that it missed some.
  add column revision bigint not null default 0;

create index accounts_current_household on accounts (current_household_id);

create table invitations (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  code_hash bytea not null unique,
  invited_by uuid references accounts (id) on delete set null,
  joined integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitations_household on invitations (household_id);
create index invitations_expiry on invitations (expires_at);
create index invitations_by on invitations (invited_by);

-- People who eat: one for each member, and guests.
create table people (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  -- Absent for guests. A member's name is that of the account.
  account_id uuid references accounts (id) on delete cascade,
  name text,
  portions numeric(4, 2) not null default 1 check (portions > 0),
  diets text[] not null default '{}',
  -- [{ "allergen": "nuts", "severity": "high" }, …]
  restrictions jsonb not null default '[]',
  created_at timestamptz not null,
  unique (household_id, account_id),
  check ((account_id is null) = (name is not null))
);
create index people_account on people (account_id);

insert into people (id, household_id, account_id, created_at)
  select gen_random_uuid(), household_id, account_id, joined_at from household_members;

create table lots (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  food_id text,
  name text not null,
  category text not null,
  -- Amounts are exact fractions.
  amount_over bigint not null check (amount_over >= 0),
  amount_under bigint not null check (amount_under > 0),
  -- As the cook wrote it.
  unit text not null,
  location text not null check (location in ('pantry', 'fridge', 'freezer')),
  expiry_day date,
  expiry_source text check (expiry_source in ('printed', 'estimated', 'learned', 'you')),
  expiry_kind text check (expiry_kind in ('use-by', 'best-before')),
  expiry_because text,
  since date not null,
  opened_on date,
  frozen_on date,
  left_when_frozen integer,
  thawed_on date,
  cooked boolean not null default false,
  source text not null,
  daily_over bigint check (daily_over >= 0),
  daily_under bigint check (daily_under > 0),
  -- What one unit of it cost, in the household's currency. Twenty kilograms of rice counted in grams cost so little a gram
  -- that fewer decimals lose a cent.
  unit_price numeric(22, 12) check (unit_price >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set when it went; it stays for the history and so that it can come back.
  removed_at timestamptz,
  check ((expiry_day is null) = (expiry_source is null)),
  check ((expiry_day is null) = (expiry_kind is null)),
  check ((daily_over is null) = (daily_under is null))
);
create index lots_household on lots (household_id) where removed_at is null;
create index lots_household_all on lots (household_id, id);

create table bookings (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  lot_id bigint not null references lots (id) on delete cascade,
  -- What was booked by one action is undone together.
  action_id uuid not null,
  kind text not null,
  account_id uuid references accounts (id) on delete set null,
  at timestamptz not null,
  -- The household's day.
  day date not null,
  reason text,
  -- The lot before and after, whole; absent when it came or went.
  before jsonb,
  after jsonb,
  -- How much came, or went when below zero, in the lot's unit.
  change_over bigint not null default 0,
  change_under bigint not null default 1,
  -- The same in grams and money, where they can be known, for what was used and wasted.
  grams double precision,
  money numeric(14, 4),
  -- The lot's version after it.
  version integer not null,
  undoes bigint unique references bookings (id),
  undone_at timestamptz
);
-- What a household's history lists, newest first, and counts without reading the bookings themselves.
create index bookings_shown on bookings (household_id, id desc) where undoes is null and kind <> 'split';
-- What the whole installation has used, likewise.
create index bookings_usage on bookings (id) where kind in ('used', 'cooked') and undone_at is null and undoes is null;
create index bookings_lot on bookings (lot_id, id desc);
create index bookings_action on bookings (household_id, action_id);
create index bookings_day on bookings (household_id, day) where undone_at is null and undoes is null;
create index bookings_account on bookings (account_id);

-- Each change a device named, with what it asked for: sent again, it is answered again and not done again.
create table actions (
  household_id uuid not null references households (id) on delete cascade,
  id uuid not null,
  fingerprint bytea not null,
  at timestamptz not null,
  primary key (household_id, id)
);
create index actions_at on actions (at);

-- What a scan found, until it is saved or thrown away.
create table scans (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  kind text not null check (kind in ('photo', 'receipt', 'barcode', 'camera')),
  -- [{ "name": "Spinach", … }, …]
  found jsonb not null default '[]',
  created_at timestamptz not null,
  saved_at timestamptz,
  dropped_at timestamptz
);
create index scans_open on scans (household_id, created_at) where saved_at is null and dropped_at is null;
create index scans_account on scans (account_id);

create table notice_marks (
  account_id uuid not null references accounts (id) on delete cascade,
  household_id uuid not null references households (id) on delete cascade,
  key text not null,
  read_at timestamptz,
  snoozed_until timestamptz,
  updated_at timestamptz not null,
  primary key (account_id, household_id, key)
);
create index notice_marks_household on notice_marks (household_id);
create index notice_marks_updated on notice_marks (updated_at);

create table notification_settings (
  account_id uuid primary key references accounts (id) on delete cascade,
  email boolean not null default true,
  recommendations boolean not null default true,
  community boolean not null default false,
  marketing boolean not null default false,
  digest_hour smallint default 8 check (digest_hour between 0 and 23),
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 7 check (quiet_to between 0 and 23)
);

create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- What was sent to whom: claimed before it is sent, so that of several servers only one sends it.
create table deliveries (
  account_id uuid not null references accounts (id) on delete cascade,
  household_id uuid not null references households (id) on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  key text not null,
  at timestamptz not null,
  primary key (account_id, household_id, channel, key)
);
create index deliveries_household on deliveries (household_id);
create index deliveries_at on deliveries (at);

-- The last turn of each job: whoever moves it on does the turn.
create table job_turns (
  name text primary key,
  turn timestamptz not null
);
