import { isDeepStrictEqual } from 'node:util'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { drawingVersion } from '@larder/plating/drawing-version'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { type RecipeContent, recipesTable, recipeVersions } from '../../../db/tables/recipes'
import { toDrawnDish } from '../drawn-pictures/drawn-dish'
import { saveSearchWords } from '../search/search-vocabulary'
import { deriveFields } from './derived-fields'

export type StoredRecipe = typeof recipesTable.$inferSelect

export interface NewRecipe {
  /** Null for the starter cookbook. */
  readonly accountId: string | null
  readonly public: boolean
  readonly draft: RecipeDraft
  readonly now: string
  readonly id?: number
  readonly file?: string
  readonly digest?: string
  /** What the starter cookbook states about it. */
  readonly facts?: DishFacts | null
  /** The action that stores it. */
  readonly actionId?: string | undefined
  /** The original creation time of an imported recipe. */
  readonly createdAt?: string
  /** The cook's country, which decides ambiguous measures. */
  readonly country?: string | undefined
  /** Its ingredients, if they were read before. */
  readonly read?: ReadIngredients | undefined
  /** The household whose stock it was made up from, and its digest. */
  readonly flexible?: { readonly household: string; readonly digest: string }
}

/** Ingredients that were read in the measures of a country. */
export interface ReadIngredients {
  readonly country: string | undefined
  readonly lines: readonly RecipeLine[]
}

/** Stores a new recipe in its first version. */
export async function saveRecipe(tx: Tx, recipe: NewRecipe): Promise<StoredRecipe> {
  const [row] = await saveRecipes(tx, recipe)
  if (!row) throw new Error('insert returned no recipe')
  return row
}

/** The same for many recipes in few statements. */
export async function saveRecipes(tx: Tx, ...recipes: NewRecipe[]): Promise<StoredRecipe[]> {
  const entries = recipes.map((recipe) => ({
    recipe,
    content: toRecipeContent(recipe.draft, recipe.country, recipe.read),
  }))
  const rows = await tx.insert(recipesTable).values(entries.map(toNewRow)).returning()
  const versions = entries.flatMap(({ recipe, content }, index) => {
    const recipeId = rows[index]?.id
    return recipeId === undefined ? [] : [{ recipeId, version: 1, content, createdAt: recipe.now }]
  })
  await tx.insert(recipeVersions).values(versions)
  for (const isPublic of [true, false]) {
    const searchTexts = rows.filter((row) => row.public === isPublic).map(({ searchText }) => searchText)
    if (searchTexts.length > 0) await saveSearchWords(tx, searchTexts, isPublic)
  }
  await publishRecipeChange(tx, ...rows.map(({ id }) => id))
  return rows
}

/**
 * Saves a recipe; the previous version stays. An unchanged draft creates no version, but its derived fields are recomputed. The
 * caller holds the row lock.
 */
export async function saveVersion(
  tx: Tx,
  row: StoredRecipe,
  draft: RecipeDraft,
  now: string,
  read?: ReadIngredients,
): Promise<StoredRecipe> {
  const ofVersion = versionCondition(row)
  const before = await findCurrentContent(tx, row)
  // The recipe keeps the measures of its first country, wherever its cook is now.
  const content = toRecipeContent(draft, before?.country, read)
  const columns = { ...toRecipeColumns(content), ...toDrawnColumns(content) }
  if (isDeepStrictEqual(before, content) && hasSameColumns(row, columns)) return row
  const isNew = !isDeepStrictEqual(before?.draft, content.draft)
  const version = isNew ? row.version + 1 : row.version
  if (isNew) await tx.insert(recipeVersions).values({ recipeId: row.id, version, content, createdAt: now })
  else await tx.update(recipeVersions).set({ content }).where(ofVersion)
  const [after] = await tx
    .update(recipesTable)
    .set({ ...columns, version, updatedAt: now })
    .where(eq(recipesTable.id, row.id))
    .returning()
  if (!after) throw new Error('the recipe was deleted during the update')
  await saveSearchWords(tx, [columns.searchText], row.public)
  await publishRecipeChange(tx, row.id)
  return after
}

/** Returns whether the recipe's current content equals the draft. */
export async function isCurrentDraft(tx: Tx, row: StoredRecipe, draft: RecipeDraft): Promise<boolean> {
  return isSameDraft((await findCurrentContent(tx, row))?.draft, draft)
}

/** Returns whether a stored draft equals the input. */
export function isSameDraft(stored: RecipeDraft | undefined, draft: RecipeDraft): boolean {
  return isDeepStrictEqual(stored, toStored(draft))
}

async function findCurrentContent(tx: Tx, row: StoredRecipe): Promise<RecipeContent | undefined> {
  const [stored] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(versionCondition(row))
  return stored?.content
}

/** Returns the country in whose measures a recipe was written. */
export async function findRecipeCountry(tx: Tx, recipeId: number): Promise<string | undefined> {
  const [stored] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipeId))
    .orderBy(desc(recipeVersions.version))
    .limit(1)
  return stored?.content.country
}

function versionCondition({ id, version }: StoredRecipe) {
  return and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version))
}

function toNewRow({ recipe, content }: { recipe: NewRecipe; content: RecipeContent }) {
  const { accountId, now, id, file, digest, facts, actionId, createdAt = now, flexible } = recipe
  return {
    accountId,
    public: recipe.public,
    ...toRecipeColumns(content),
    // The pictures of the whole cookbook would delay the first start; a job works them out.
    ...(file === undefined && toDrawnColumns(content)),
    version: 1,
    createdAt,
    updatedAt: now,
    ...(id !== undefined && { id }),
    ...(file !== undefined && { file }),
    ...(digest !== undefined && { digest }),
    ...(facts && { facts }),
    ...(actionId !== undefined && { actionId }),
    ...(flexible && { flexibleHousehold: flexible.household, flexibleDigest: flexible.digest }),
  }
}

/** Returns the stored form of a draft, as the database returns it: without undefined fields. */
export function toRecipeContent(draft: RecipeDraft, country?: string, read?: ReadIngredients): RecipeContent {
  const lines = read && read.country === country ? read.lines : toRecipeLines(draft.ingredients, country)
  return toStored({
    draft,
    lines: [...lines],
    ...(country !== undefined && { country }),
    rules: rulesRevision,
  })
}

function toStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** Returns the columns of a recipe that derive from its draft and lines. */
export function toRecipeColumns({ draft, lines }: RecipeContent) {
  const { title, description, course, difficulty, cuisine, servings } = draft
  const { prepMinutes, cookMinutes, waitMinutes, community, emoji } = draft
  return {
    title,
    description,
    course,
    difficulty,
    cuisine: cuisine ?? null,
    servings,
    prepMinutes,
    cookMinutes,
    waitMinutes,
    community: community ?? null,
    emoji: emoji ?? null,
    ...deriveFields(draft, lines),
    rules: rulesRevision,
  }
}

/** Returns the columns of the drawn picture. */
export function toDrawnColumns(content: RecipeContent) {
  return { drawn: toDrawnDish(content).drawn, drawing: drawingVersion }
}

function hasSameColumns(row: StoredRecipe, columns: Partial<StoredRecipe>): boolean {
  return Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof StoredRecipe], value),
  )
}
