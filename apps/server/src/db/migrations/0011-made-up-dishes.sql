-- A dish made up from a household's stock, until somebody keeps it: it is that household's alone and stands in no list.
alter table recipes add column flexible_household uuid references households (id) on delete cascade;
-- What such a dish says, in short: the same one is never written down twice.
alter table recipes add column flexible_digest text;
create unique index recipes_made_up on recipes (flexible_household, flexible_digest) where flexible_household is not null;
create index recipes_digest on recipes (flexible_digest) where flexible_digest is not null;

-- With who may read it, so that recipes are counted without being looked at.
drop index recipes_menu;
create index recipes_menu on recipes (course, likes desc, id) include (public, account_id, flexible_household)
  where removed_at is null;
