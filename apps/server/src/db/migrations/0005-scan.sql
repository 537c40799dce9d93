-- A scan as its cook sees it: lines, the head of a receipt, notes, who looked.
alter table scans
  add column receipt jsonb,
  add column notes jsonb not null default '[]',
  add column seen_by text not null default 'larder',
  -- What the recogniser itself said of each line, to learn from what the cook makes of it.
  add column said jsonb not null default '{}',
  add column saved int,
  -- The change that saved it: when that is undone, the scan waits again.
  add column action_id uuid;
create index scans_action on scans (household_id, action_id) where action_id is not null;
create index scans_newest on scans (household_id, created_at desc, id desc);

-- What counts against a plan's scans of a day: one row a scan, however often it is tried.
create table scan_counts (
  account_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  scan_id uuid not null,
  at timestamptz not null,
  -- Until it found something it only holds a place, and not for long.
  found boolean not null,
  primary key (account_id, day, scan_id)
);
create index scan_counts_day on scan_counts (day);

-- Pictures that somebody chose to keep, made small and without what a camera wrote into them.
create table pictures (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  scan_id uuid references scans (id) on delete cascade,
  bytes bytea not null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);
create index pictures_household on pictures (household_id);
create unique index pictures_scan on pictures (scan_id) where scan_id is not null;

-- What the recogniser said and what the cook made of it.
create table corrections (
  household_id uuid not null references households (id) on delete cascade,
  label text not null,
  -- A food, or a name of their own; empty when it was taken off.
  food_id text not null default '',
  name text not null default '',
  times int not null,
  last_at timestamptz not null,
  primary key (household_id, label, food_id, name)
);

-- What a store's line turned out to be.
create table receipt_lines (
  household_id uuid not null references households (id) on delete cascade,
  -- '' where the store was not read.
  store text not null,
  line text not null,
  kept boolean not null,
  name text,
  food_id text,
  amount text,
  unit text,
  category text,
  location text,
  last_at timestamptz not null,
  primary key (household_id, store, line)
);

-- What a household said a barcode is.
create table products (
  household_id uuid not null references households (id) on delete cascade,
  gtin text not null,
  name text not null,
  food_id text,
  amount text not null,
  unit text not null,
  category text not null,
  location text,
  taught_at timestamptz not null,
  primary key (household_id, gtin)
);
create index products_gtin on products (gtin) where food_id is not null;

-- What was asked elsewhere, and what came back; null when it is not known there either.
create table looked_up_products (
  gtin text primary key,
  found jsonb,
  asked_at timestamptz not null
);

create table cameras (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  name text not null,
  location text not null,
  code_hash bytea,
  code_expires_at timestamptz,
  key_hash bytea,
  created_at timestamptz not null,
  last_picture_at timestamptz
);
create index cameras_household on cameras (household_id);
create unique index cameras_code on cameras (code_hash) where code_hash is not null;
create unique index cameras_key on cameras (key_hash) where key_hash is not null;

create table camera_pictures (
  id uuid primary key,
  camera_id uuid not null references cameras (id) on delete cascade,
  household_id uuid not null references households (id) on delete cascade,
  -- Of the bytes as they came: the same picture handed in twice is one.
  digest bytea not null,
  bytes bytea not null,
  taken_at timestamptz not null,
  received_at timestamptz not null,
  state text not null
);
create index camera_pictures_household on camera_pictures (household_id);
create unique index camera_pictures_digest on camera_pictures (camera_id, digest);
create index camera_pictures_waiting on camera_pictures (camera_id) where state = 'waiting';
create index camera_pictures_newest on camera_pictures (camera_id, taken_at desc, id desc);

create table camera_changes (
  id uuid primary key,
  camera_id uuid not null references cameras (id) on delete cascade,
  picture_id uuid not null references camera_pictures (id) on delete cascade,
  household_id uuid not null references households (id) on delete cascade,
  kind text not null check (kind in ('came', 'went')),
  name text not null,
  food_id text,
  label text not null,
  confidence int not null,
  others jsonb not null,
  area jsonb not null,
  state text not null,
  action_id uuid,
  booking_id bigint,
  at timestamptz not null,
  -- Where it can be seen: what went stands on the picture before.
  seen_on uuid references camera_pictures (id) on delete set null
);
create index camera_changes_newest on camera_changes (household_id, at desc, id desc);
create index camera_changes_camera on camera_changes (camera_id, state);
create index camera_changes_picture on camera_changes (picture_id);
create index camera_changes_action on camera_changes (household_id, action_id) where action_id is not null;
create index camera_changes_seen_on on camera_changes (seen_on) where seen_on is not null;

-- Whose eyes a booking rests on when no cook made it; by name, for that outlives the camera.
alter table bookings add column camera text;
