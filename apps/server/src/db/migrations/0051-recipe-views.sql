-- Views of the last two days are added to their recipe later, with the row that counts them once; until now at once.
update recipes set views = greatest(0, recipes.views - counted.views)
  from (select recipe_id, count(*)::int as views from recipe_views group by recipe_id) counted
  where recipes.id = counted.recipe_id;
