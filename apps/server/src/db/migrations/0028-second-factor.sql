-- The second factor of an account: codes of an authenticator app.
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The app's secret, encrypted with the password. Null after a new password by email: recovery codes remain.
  sealed bytea,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  -- The time step of the last code: each works once.
  last_step integer not null default 0,
  created_at timestamptz not null
);

-- Codes for when the app is lost; each works once.
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (account_id, code_hash)
);
