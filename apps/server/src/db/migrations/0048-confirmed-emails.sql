-- When an account's owner has shown that the mails to its address reach them. Null: nobody has.
alter table accounts add column email_confirmed_at timestamptz;
-- Accounts from before this was asked for keep what they share.
update accounts set email_confirmed_at = created_at;

-- Codes mailed to an account's address; typed in, they confirm it.
create table email_codes (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The address the code went to.
  email text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null
);

-- Whether whoever has the link has read the address's mail.
alter table password_resets add column proves_email boolean not null default false;
