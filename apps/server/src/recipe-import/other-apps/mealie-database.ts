import { isJsonLdNode, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import { readObjects } from './json-fields'

/** Whether this is the database of a Mealie backup: its tables by name, row by row. */
export function isMealieDatabase(value: unknown): value is JsonLdNode {
  return isJsonLdNode(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)
}

/** The recipes of a Mealie backup, each put together again as its exports have them. */
export function readMealieRecipes(database: JsonLdNode): JsonLdNode[] {
  const foods = byId(database.ingredient_foods)
  const units = byId(database.ingredient_units)
  const ingredients = byRecipe(database.recipes_ingredients)
  const instructions = byRecipe(database.recipe_instructions)
  const notes = byRecipe(database.notes)
  const linked = (links: string, table: string, key: string) => {
    const rows = byId(database[table])
    const found = byRecipe(database[links])
    return (id: unknown) =>
      (found.get(normalizeMealieId(id)) ?? []).flatMap((link) => rows.get(normalizeMealieId(link[key])) ?? [])
  }
  const tagsOf = linked('recipes_to_tags', 'tags', 'tag_id')
  const categoriesOf = linked('recipes_to_categories', 'categories', 'category_id')
  const toolsOf = linked('recipes_to_tools', 'tools', 'tool_id')
  return readObjects(database.recipes).map((recipe) => {
    const id = normalizeMealieId(recipe.id)
    return {
      ...recipe,
      recipe_ingredient: inOrder(ingredients.get(id)).map((row) => ({
        ...row,
        food: foods.get(normalizeMealieId(row.food_id)),
        unit: units.get(normalizeMealieId(row.unit_id)),
      })),
      recipe_instructions: inOrder(instructions.get(id)),
      notes: notes.get(id) ?? [],
      tags: tagsOf(recipe.id),
      recipe_category: categoriesOf(recipe.id),
      tools: toolsOf(recipe.id),
    }
  })
}

/** An id of Mealie, which one database writes with dashes and the other without. */
export function normalizeMealieId(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('-', '').toLowerCase()
    : ''
}

function byId(rows: unknown): Map<string, JsonLdNode> {
  return new Map(readObjects(rows).map((row) => [normalizeMealieId(row.id), row]))
}

function byRecipe(rows: unknown): Map<string, JsonLdNode[]> {
  const groups = new Map<string, JsonLdNode[]>()
  for (const row of readObjects(rows)) {
    const id = normalizeMealieId(row.recipe_id)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

function inOrder(rows: readonly JsonLdNode[] = []): JsonLdNode[] {
  return rows.toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
}
