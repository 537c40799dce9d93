-- online
-- Keys of household tables begin with the household, and so do references within a household: a distributed engine can keep a
-- household's rows together. Each step is a short transaction or a concurrent build: nobody waits for a table to be read.

-- step
create unique index concurrently people_by_household on people (household_id, id);

-- step
create unique index concurrently lots_by_household on lots (household_id, id);

-- step
create unique index concurrently bookings_by_household on bookings (household_id, id);

-- step
create unique index concurrently planned_meals_by_household on planned_meals (household_id, id);

-- step
create unique index concurrently cooked_dishes_by_household on cooked_dishes (household_id, id);

-- step
create unique index concurrently dismissed_dishes_by_household on dismissed_dishes (household_id, id);

-- step
create unique index concurrently scans_by_household on scans (household_id, id);

-- step
create unique index concurrently pictures_by_household on pictures (household_id, id);

-- step
create unique index concurrently paid_prices_by_household on paid_prices (household_id, id);

-- step
create unique index concurrently cameras_by_household on cameras (household_id, id);

-- step
create unique index concurrently camera_pictures_by_household on camera_pictures (household_id, id);

-- step
create unique index concurrently camera_changes_by_household on camera_changes (household_id, id);

-- step
create unique index concurrently invitations_by_household on invitations (household_id, id);

-- step
create unique index concurrently bookings_undoes_by_household on bookings (household_id, undoes);

-- step
create unique index concurrently camera_pictures_by_digest on camera_pictures (household_id, camera_id, digest);

-- step
create unique index concurrently pictures_by_scan on pictures (household_id, scan_id) where scan_id is not null;

-- step
create index concurrently bookings_by_lot on bookings (household_id, lot_id, id desc);

-- step
create index concurrently planned_meals_by_lot on planned_meals (household_id, lot_id) where lot_id is not null;

-- step
create index concurrently planned_meals_by_meal on planned_meals (household_id, of_meal_id) where of_meal_id is not null;

-- step
create index concurrently cooked_dishes_by_meal on cooked_dishes (household_id, meal_id) where meal_id is not null;

-- step
create index concurrently camera_pictures_by_camera on camera_pictures (household_id, camera_id, taken_at desc, id desc);

-- step
create index concurrently camera_changes_by_camera on camera_changes (household_id, camera_id, state);

-- step
create index concurrently camera_changes_by_picture on camera_changes (household_id, picture_id);

-- step
create index concurrently camera_changes_by_seen_on on camera_changes (household_id, seen_on) where seen_on is not null;

-- step
create unique index concurrently invitations_by_code on invitations (household_id, code_hash);

-- step
create unique index concurrently cameras_by_code on cameras (household_id, code_hash) where code_hash is not null;

-- step
create unique index concurrently cameras_by_key on cameras (household_id, key_hash) where key_hash is not null;

-- step
alter table bookings drop constraint bookings_lot_id_fkey;

-- step
alter table bookings drop constraint bookings_undoes_fkey;

-- step
alter table planned_meals drop constraint planned_meals_lot_id_fkey;

-- step
alter table planned_meals drop constraint planned_meals_of_meal_id_fkey;

-- step
alter table cooked_dishes drop constraint cooked_dishes_meal_id_fkey;

-- step
alter table pictures drop constraint pictures_scan_id_fkey;

-- step
alter table camera_pictures drop constraint camera_pictures_camera_id_fkey;

-- step
alter table camera_changes drop constraint camera_changes_camera_id_fkey;

-- step
alter table camera_changes drop constraint camera_changes_picture_id_fkey;

-- step
alter table camera_changes drop constraint camera_changes_seen_on_fkey;

-- step
alter table people drop constraint people_pkey, add constraint people_pkey primary key using index people_by_household;

-- step
alter table lots drop constraint lots_pkey, add constraint lots_pkey primary key using index lots_by_household;

-- step
alter table bookings drop constraint bookings_pkey, add constraint bookings_pkey primary key using index bookings_by_household;

-- step
alter table planned_meals drop constraint planned_meals_pkey, add constraint planned_meals_pkey primary key using index planned_meals_by_household;

-- step
alter table cooked_dishes drop constraint cooked_dishes_pkey, add constraint cooked_dishes_pkey primary key using index cooked_dishes_by_household;

-- step
alter table dismissed_dishes drop constraint waved_dishes_pkey, add constraint dismissed_dishes_pkey primary key using index dismissed_dishes_by_household;

-- step
alter table scans drop constraint scans_pkey, add constraint scans_pkey primary key using index scans_by_household;

-- step
alter table pictures drop constraint pictures_pkey, add constraint pictures_pkey primary key using index pictures_by_household;

-- step
alter table paid_prices drop constraint paid_prices_pkey, add constraint paid_prices_pkey primary key using index paid_prices_by_household;

-- step
alter table cameras drop constraint cameras_pkey, add constraint cameras_pkey primary key using index cameras_by_household;

-- step
alter table camera_pictures drop constraint camera_pictures_pkey, add constraint camera_pictures_pkey primary key using index camera_pictures_by_household;

-- step
alter table camera_changes drop constraint camera_changes_pkey, add constraint camera_changes_pkey primary key using index camera_changes_by_household;

-- step
alter table invitations drop constraint invitations_pkey, add constraint invitations_pkey primary key using index invitations_by_household;

-- step
alter table invitations drop constraint invitations_code_hash_key, add constraint invitations_code_hash_key unique using index invitations_by_code;

-- step
alter table bookings drop constraint bookings_undoes_key, add constraint bookings_undoes_key unique using index bookings_undoes_by_household;

-- step
alter table bookings add constraint bookings_lot_id_fkey foreign key (household_id, lot_id)
  references lots (household_id, id) on delete cascade not valid;

-- step
alter table bookings add constraint bookings_undoes_fkey foreign key (household_id, undoes)
  references bookings (household_id, id) not valid;

-- step
-- What is referred to is cleared by whoever deletes it; when a household goes, both go in one transaction.
alter table planned_meals add constraint planned_meals_lot_id_fkey foreign key (household_id, lot_id)
  references lots (household_id, id) deferrable initially deferred not valid;

-- step
alter table planned_meals add constraint planned_meals_of_meal_id_fkey foreign key (household_id, of_meal_id)
  references planned_meals (household_id, id) deferrable initially deferred not valid;

-- step
alter table cooked_dishes add constraint cooked_dishes_meal_id_fkey foreign key (household_id, meal_id)
  references planned_meals (household_id, id) deferrable initially deferred not valid;

-- step
alter table pictures add constraint pictures_scan_id_fkey foreign key (household_id, scan_id)
  references scans (household_id, id) on delete cascade not valid;

-- step
alter table camera_pictures add constraint camera_pictures_camera_id_fkey foreign key (household_id, camera_id)
  references cameras (household_id, id) on delete cascade not valid;

-- step
alter table camera_changes add constraint camera_changes_camera_id_fkey foreign key (household_id, camera_id)
  references cameras (household_id, id) on delete cascade not valid;

-- step
alter table camera_changes add constraint camera_changes_picture_id_fkey foreign key (household_id, picture_id)
  references camera_pictures (household_id, id) on delete cascade not valid;

-- step
alter table camera_changes add constraint camera_changes_seen_on_fkey foreign key (household_id, seen_on)
  references camera_pictures (household_id, id) deferrable initially deferred not valid;

-- step
alter table bookings validate constraint bookings_lot_id_fkey;

-- step
alter table bookings validate constraint bookings_undoes_fkey;

-- step
alter table planned_meals validate constraint planned_meals_lot_id_fkey;

-- step
alter table planned_meals validate constraint planned_meals_of_meal_id_fkey;

-- step
alter table cooked_dishes validate constraint cooked_dishes_meal_id_fkey;

-- step
alter table pictures validate constraint pictures_scan_id_fkey;

-- step
alter table camera_pictures validate constraint camera_pictures_camera_id_fkey;

-- step
alter table camera_changes validate constraint camera_changes_camera_id_fkey;

-- step
alter table camera_changes validate constraint camera_changes_picture_id_fkey;

-- step
alter table camera_changes validate constraint camera_changes_seen_on_fkey;

-- step
drop index concurrently if exists lots_household_all;

-- step
drop index concurrently if exists bookings_lot;

-- step
drop index concurrently if exists planned_meals_lot;

-- step
drop index concurrently if exists planned_meals_of_meal;

-- step
drop index concurrently if exists cooked_dishes_meal;

-- step
drop index concurrently if exists camera_pictures_digest;

-- step
drop index concurrently if exists camera_pictures_newest;

-- step
drop index concurrently if exists camera_changes_camera;

-- step
drop index concurrently if exists camera_changes_picture;

-- step
drop index concurrently if exists camera_changes_seen_on;

-- step
drop index concurrently if exists pictures_scan;

-- step
drop index concurrently if exists cameras_code;

-- step
drop index concurrently if exists cameras_key;
