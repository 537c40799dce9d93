-- What the starter cookbook states about a dish: role, seasons, how long it keeps, what it goes with.
alter table recipes add column facts jsonb;
