-- How far a new cook has come in the welcome. Accounts from before it have nothing to be shown.
alter table accounts add column welcome text not null default 'done'
  check (welcome in ('new', 'people', 'measures', 'staples', 'rest', 'done'));
