-- How large a plate of a meal is, next to a serving of its recipe.
alter table planned_meals add column portion numeric not null default 1 check (portion > 0);

-- What is eaten from another meal that is cooked for both.
alter table planned_meals add column of_meal_id bigint references planned_meals (id) on delete set null;
create index planned_meals_of_meal on planned_meals (of_meal_id) where of_meal_id is not null;
