-- Who asked for a camera's code and whose code made its key: both end with that member. Null: from before, not known.
alter table cameras add column code_by uuid references accounts (id) on delete set null;
alter table cameras add column key_by uuid references accounts (id) on delete set null;

-- What a counted scan looked at: its id is no free scan of something else.
alter table scan_counts add column digest bytea check (length(digest) = 32);
