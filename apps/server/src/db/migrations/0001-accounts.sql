create table households (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  -- Nobody with a null here can sign in by password: they come through OpenID Connect.
  password_hash text,
  role text not null default 'cook' check (role in ('cook', 'admin')),
  subscription text not null default 'free' check (subscription in ('free', 'premium', 'pro')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  current_household_id uuid not null references households (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table household_members (
  household_id uuid not null references households (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  joined_at timestamptz not null,
  primary key (household_id, account_id)
);
create index household_members_account on household_members (account_id);

-- Secrets are kept as SHA-256: they are 256 random bits, so nothing slower is needed.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  secret_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_account on password_resets (account_id);
create index password_resets_expiry on password_resets (expires_at);

create table openid_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index openid_identities_account on openid_identities (account_id);

-- One row per sign-in under way: first with what the issuer must send back, then with whose it became.
create table openid_attempts (
  secret_hash bytea primary key,
  code_verifier text,
  nonce text,
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index openid_attempts_expiry on openid_attempts (expires_at);

-- Counters may be lost in a crash of the database, so they need no write-ahead log.
create unlogged table rate_counters (
  key text not null,
  window_ends_at timestamptz not null,
  count integer not null,
  primary key (key, window_ends_at)
);
create index rate_counters_window on rate_counters (window_ends_at);

create unlogged table failures (
  key text primary key,
  count integer not null,
  last_at timestamptz not null
);
create index failures_last on failures (last_at);
