-- The number of the kitchen's rules that diets, tags and lines were worked out by. What is older than the rules of today is not
-- trusted, and a job works it out anew.
alter table recipes add column rules integer not null default 0;
create index recipes_rules on recipes (rules, id);
