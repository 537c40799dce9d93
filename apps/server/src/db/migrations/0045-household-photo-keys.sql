-- online
-- The key of a household's photo begins with the household. Its address is its random id, which leads to the household as other
-- secrets do, so that no household is searched for it.

-- step
create unique index concurrently household_photos_by_household on household_photos (household_id, id);

-- step
insert into household_secrets (secret_hash, household_id)
  select sha256(convert_to(id::text, 'UTF8')), household_id from household_photos on conflict (secret_hash) do nothing;

-- step
alter table household_photos drop constraint household_photos_pkey,
  add constraint household_photos_pkey primary key using index household_photos_by_household;
