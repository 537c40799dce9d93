-- When somebody last signed in, or confirmed who they are, in this session. Null: before this was recorded.
alter table sessions add column confirmed_at timestamptz;
