-- What a household's recognised foods looked like, as the cook saved them: the embedding of one line of a scan.
create table recognition_examples (
  household_id uuid not null references households (id) on delete cascade,
  scan_id uuid not null,
  line text not null,
  -- A food, or a name of their own; both empty when a preselected line was taken off.
  food_id text not null default '',
  name text not null default '',
  embedding bytea not null,
  -- Which recogniser it is of: those of another one are not comparable.
  model text not null,
  at timestamptz not null,
  primary key (household_id, scan_id, line)
);
