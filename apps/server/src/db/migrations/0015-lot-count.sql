-- The number of lots in stock, kept by every write that adds or removes one, so that the limit holds on every server.
alter table households add column lot_count integer not null default 0;
update households set lot_count = held.lots
  from (select household_id, count(*) as lots from lots where removed_at is null group by household_id) held
  where held.household_id = households.id;
