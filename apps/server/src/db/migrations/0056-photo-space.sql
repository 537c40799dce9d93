-- Megabytes of photos that a household may keep; 0 for no limit.
alter table installation add column photo_megabytes integer not null default 2000;
alter table installation add check (photo_megabytes between 0 and 1000000);
