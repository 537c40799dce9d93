-- What a household's history lists, newest first, and counts without reading the bookings themselves.
create index bookings_shown on bookings (household_id, id desc) where undoes is null and kind <> 'split';
drop index bookings_household;

-- What the whole installation has used, likewise.
create index bookings_usage on bookings (id) where kind in ('used', 'cooked') and undone_at is null and undoes is null;
