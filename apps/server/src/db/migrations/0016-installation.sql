-- What the operator decides for everybody. One row.
create table installation (
  only_row boolean primary key default true check (only_row),
  registration text not null default 'open' check (registration in ('open', 'invite', 'closed')),
  plans text not null default 'on' check (plans in ('on', 'off'))
);
insert into installation default values;

-- Links by which the first admin is made; using one deletes all.
create table set_up_links (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  created_at timestamptz not null
);

-- Invitations of admins to create an account, each for one.
create table registration_invitations (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Accounts created with an invitation to a household; where registration needs one, it admits one.
alter table invitations add column registered integer not null default 0;
