import { isJsonLdNode, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import { readObjects } from './json-fields'

/** Returns whether this is the database of a Mealie backup: its tables by name, row by row. */
export function isMealieDatabase(value: unknown): value is JsonLdNode {
  return isJsonLdNode(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)
}

/** Returns the recipes of a Mealie backup in the form of its exports. */
export function readMealieRecipes(database: JsonLdNode): JsonLdNode[] {
  const foods = indexById(database.ingredient_foods)
  const units = indexById(database.ingredient_units)
  const ingredients = groupByRecipe(database.recipes_ingredients)
  const instructions = groupByRecipe(database.recipe_instructions)
  const notes = groupByRecipe(database.notes)
  const createLinkReader = (links: string, table: string, key: string) => {
    const rows = indexById(database[table])
    const found = groupByRecipe(database[links])
    return (id: unknown) =>
      (found.get(normalizeMealieId(id)) ?? []).flatMap((link) => rows.get(normalizeMealieId(link[key])) ?? [])
  }
  const tagsOf = createLinkReader('recipes_to_tags', 'tags', 'tag_id')
  const categoriesOf = createLinkReader('recipes_to_categories', 'categories', 'category_id')
  const toolsOf = createLinkReader('recipes_to_tools', 'tools', 'tool_id')
  return readObjects(database.recipes).map((recipe) => {
    const id = normalizeMealieId(recipe.id)
    return {
      ...recipe,
      recipe_ingredient: sortByPosition(ingredients.get(id)).map((row) => ({
        ...row,
        food: foods.get(normalizeMealieId(row.food_id)),
        unit: units.get(normalizeMealieId(row.unit_id)),
      })),
      recipe_instructions: sortByPosition(instructions.get(id)),
      notes: notes.get(id) ?? [],
      tags: tagsOf(recipe.id),
      recipe_category: categoriesOf(recipe.id),
      tools: toolsOf(recipe.id),
    }
  })
}

/** Normalises a Mealie id, which some databases write with dashes and others without. */
export function normalizeMealieId(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('-', '').toLowerCase()
    : ''
}

function indexById(rows: unknown): Map<string, JsonLdNode> {
  return new Map(readObjects(rows).map((row) => [normalizeMealieId(row.id), row]))
}

function groupByRecipe(rows: unknown): Map<string, JsonLdNode[]> {
  const groups = new Map<string, JsonLdNode[]>()
  for (const row of readObjects(rows)) {
    const id = normalizeMealieId(row.recipe_id)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

function sortByPosition(rows: readonly JsonLdNode[] = []): JsonLdNode[] {
  return rows.toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
}
