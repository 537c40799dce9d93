-- What somebody would rather not eat, in the cook's own words: {mushrooms, coriander}.
alter table people add column dislikes text[] not null default '{}' check (cardinality(dislikes) <= 50);
