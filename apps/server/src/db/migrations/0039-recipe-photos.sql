-- A recipe may have several photos. The one with the lowest place is shown first and repeated in recipes.picture.
alter table recipe_pictures
  drop constraint recipe_pictures_recipe_id_key,
  add column place integer not null default 0,
  -- The point that crops keep, in percent.
  add column focus jsonb;
create index recipe_pictures_recipe on recipe_pictures (recipe_id, place);

-- What a household photographed of a dish that is not an unpublished recipe of the cook; nobody else sees it.
create table household_photos (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  recipe_id bigint not null references recipes (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  page bytea not null,
  card bytea not null,
  width int not null,
  height int not null,
  place integer not null,
  focus jsonb,
  created_at timestamptz not null
);
create index household_photos_dish on household_photos (household_id, recipe_id, place);
create index household_photos_recipe on household_photos (recipe_id);
create index household_photos_account on household_photos (account_id) where account_id is not null;
