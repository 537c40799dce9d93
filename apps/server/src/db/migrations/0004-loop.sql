-- A list that several devices write at once, with and without a network: each line is kept as devices exchange it.
create table shopping_lines (
  household_id uuid not null references households (id) on delete cascade,
  -- Given by the device that wrote it down.
  id uuid not null,
  state jsonb not null,
  -- Whether it stands on a list, worked out from its state.
  listed boolean not null,
  -- The food its words surely stand for, and the highest count of its stamps, which the next word must be above: likewise.
  food_id text,
  top bigint not null,
  account_id uuid references accounts (id) on delete set null,
  added_at timestamptz not null,
  -- The change that put it down, where the server wrote it.
  action_id uuid,
  -- The booking that made it stock.
  booking_id bigint,
  -- The household's revision at its last change: a device asks for what is newer than it knows.
  revision bigint not null,
  primary key (household_id, id)
);
create index shopping_lines_revision on shopping_lines (household_id, revision);
create index shopping_lines_top on shopping_lines (household_id, top);
create index shopping_lines_listed on shopping_lines (household_id) where listed;
create index shopping_lines_action on shopping_lines (household_id, action_id) where action_id is not null;
create index shopping_lines_booking on shopping_lines (household_id, booking_id) where booking_id is not null;
create index shopping_lines_account on shopping_lines (account_id);

insert into shopping_lines (household_id, id, state, listed, food_id, top, account_id, added_at, action_id, revision)
select i.household_id, fresh.id,
  jsonb_build_object(
    'id', fresh.id,
    'born', stamp,
    'words', jsonb_build_object('stamp', stamp, 'value',
      jsonb_build_object('text', i.text) || case when r.id is null then '{}' else jsonb_build_object('for',
        jsonb_build_array(jsonb_build_object('recipeId', r.id, 'title', r.title))) end),
    'list', jsonb_build_object('stamp', stamp, 'value', 'main'),
    'ticks', '{}'::jsonb),
  true, i.food_id, i.place, i.account_id, i.added_at, i.action_id, h.revision
from (select *, row_number() over (partition by household_id order by id) as place
      from shopping_items where removed_at is null) i
join households h on h.id = i.household_id
left join recipes r on r.id = i.recipe_id and r.removed_at is null
cross join lateral (select gen_random_uuid() as id, i.place) fresh
cross join lateral (select jsonb_build_object('at', fresh.place, 'by', 'server') as stamp) stamped;

drop table shopping_items;

-- The names of lists and stores, likewise.
create table shopping_names (
  household_id uuid not null references households (id) on delete cascade,
  id text not null,
  state jsonb not null,
  top bigint not null,
  revision bigint not null,
  primary key (household_id, id)
);
create index shopping_names_revision on shopping_names (household_id, revision);

-- What was paid for what, for the next estimate.
create table paid_prices (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  food_id text,
  name text not null,
  amount_over bigint not null,
  amount_under bigint not null check (amount_under > 0),
  unit text not null,
  price numeric not null check (price >= 0),
  day date not null,
  store text,
  -- 'shopping' when it was typed in while putting away, 'receipt' when it was read.
  source text not null,
  action_id uuid not null,
  at timestamptz not null
);
create index paid_prices_newest on paid_prices (household_id, food_id, at desc);
create index paid_prices_action on paid_prices (household_id, action_id);

create table planned_meals (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'snack', 'dinner')),
  -- A dish in the version it was planned with, or leftovers from the shelves, or a word of the cook's own.
  recipe_id bigint references recipes (id) on delete set null,
  recipe_version integer,
  lot_id bigint references lots (id) on delete set null,
  -- The dish or the leftovers as they were called, or the note.
  title text not null,
  kind text not null check (kind in ('recipe', 'leftovers', 'note')),
  -- Who eats, when that is not everybody; and how many plates, when that is not as many as eat.
  eaters uuid[],
  plates numeric,
  locked boolean not null default false,
  planned boolean not null default false,
  cooked_at timestamptz,
  version integer not null default 1,
  account_id uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The changes that put it in and took it out, by which both are taken back.
  put_in_by uuid not null,
  taken_out_by uuid,
  removed_at timestamptz
);
create index planned_meals_days on planned_meals (household_id, day) where removed_at is null;
create index planned_meals_put_in on planned_meals (household_id, put_in_by);
create index planned_meals_taken_out on planned_meals (household_id, taken_out_by) where taken_out_by is not null;
create index planned_meals_recipe on planned_meals (recipe_id);
create index planned_meals_lot on planned_meals (lot_id);
create index planned_meals_account on planned_meals (account_id);
create index planned_meals_removed on planned_meals (removed_at) where removed_at is not null;

-- How a household wants its weeks planned.
create table plan_wishes (
  household_id uuid primary key references households (id) on delete cascade,
  wishes jsonb not null,
  updated_at timestamptz not null
);

-- Secret addresses for calendar apps; only a hash of each is kept.
create table calendar_feeds (
  account_id uuid not null,
  household_id uuid not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (account_id, household_id),
  -- Whoever leaves loses it.
  foreign key (household_id, account_id) references household_members (household_id, account_id) on delete cascade
);
create index calendar_feeds_household on calendar_feeds (household_id, account_id);

-- What is on the stove, shared between devices.
create table cookings (
  household_id uuid not null references households (id) on delete cascade,
  -- Given by the device that began.
  id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  dishes jsonb not null,
  serve_at timestamptz,
  state jsonb not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  -- The change that finished it; undoing that puts it back on the stove.
  finished_by uuid,
  primary key (household_id, id)
);
create index cookings_open on cookings (household_id, started_at) where ended_at is null;
create index cookings_account on cookings (account_id);

-- What was cooked: the planner does not bring it again too soon, and the home page tells what is cooked most.
create table cooked_dishes (
  id bigint generated always as identity primary key,
  household_id uuid not null references households (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  recipe_id bigint references recipes (id) on delete set null,
  recipe_version integer not null,
  servings integer not null,
  meal_id bigint references planned_meals (id) on delete set null,
  -- The change that booked it, by which it is taken back.
  action_id uuid not null,
  at timestamptz not null,
  day date not null,
  undone_at timestamptz
);
create index cooked_dishes_lately on cooked_dishes (household_id, at desc) where undone_at is null;
create index cooked_dishes_recipe on cooked_dishes (recipe_id, household_id) where undone_at is null;
create index cooked_dishes_action on cooked_dishes (household_id, action_id);
create index cooked_dishes_account on cooked_dishes (account_id);
create index cooked_dishes_meal on cooked_dishes (meal_id);

-- How many households have cooked it, counted with each dish that is finished.
alter table recipes add column cooked integer not null default 0 check (cooked >= 0);
create index recipes_top on recipes ((likes + cooked) desc, id) where removed_at is null;

-- Of leftovers: the dish they are, its allergens and what a portion gives.
alter table lots add column dish jsonb;
