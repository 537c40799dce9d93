-- Which household a secret leads to: invitations, codes and keys of cameras. Who holds one is asked for nothing else at first, and
-- no household has to be searched for it.
create table household_secrets (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  household_id uuid not null references households (id) on delete cascade,
  -- Null for a key, which works until it is taken away.
  expires_at timestamptz
);
create index household_secrets_household on household_secrets (household_id);
create index household_secrets_expiry on household_secrets (expires_at) where expires_at is not null;

insert into household_secrets (secret_hash, household_id, expires_at)
  select code_hash, household_id, expires_at from invitations
  union all select code_hash, household_id, code_expires_at from cameras where code_hash is not null
  union all select key_hash, household_id, null from cameras where key_hash is not null
  on conflict (secret_hash) do nothing;
