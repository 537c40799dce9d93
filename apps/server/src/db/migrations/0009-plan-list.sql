-- The list that keeps up with the plan: which one, for which days, what was left out, and the revision since which that is so.
alter table households add column plan_list jsonb;

-- Dishes that a cook waved away: not offered again that week, and liked a little less for some weeks.
create table waved_dishes (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  recipe_id bigint not null references recipes (id) on delete cascade,
  -- The Monday of the week it was waved away for.
  week date not null,
  -- The change that did, by which it is taken back.
  action_id uuid not null,
  at timestamptz not null
);
create index waved_dishes_lately on waved_dishes (household_id, at desc);
create index waved_dishes_recipe on waved_dishes (recipe_id);
create index waved_dishes_action on waved_dishes (household_id, action_id);
