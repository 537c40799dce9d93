-- Several photos in one scan: the ids of those after the first, in order, and which of them a kept picture is.
alter table scans add column photos jsonb not null default '[]';
alter table pictures add column photo integer not null default 1;
