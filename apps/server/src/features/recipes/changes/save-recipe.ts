import { isDeepStrictEqual } from 'node:util'
import type { RecipeDraft } from '@larder/contract/recipes'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { type RecipeContent, recipesTable, recipeVersions } from '../../../db/tables/recipes'
import { saveSearchWords } from '../search/search-vocabulary'
import { deriveFields } from './derived-fields'

export type StoredRecipe = typeof recipesTable.$inferSelect

export interface NewRecipe {
  /** Nobody: the starter cookbook. */
  readonly accountId: string | null
  readonly public: boolean
  readonly draft: RecipeDraft
  readonly now: string
  readonly id?: number
  readonly file?: string
  readonly digest?: string
  /** The change that writes it down. */
  readonly actionId?: string | undefined
  /** When it was written down first, where that was elsewhere. */
  readonly createdAt?: string
  /** Where its cook is: whose measures it means, where its own words do not tell. */
  readonly country?: string | undefined
  /** The household whose stock it was made up from, and a digest of it. */
  readonly flexible?: { readonly household: string; readonly digest: string }
}

/** Writes a new recipe down, in its first version. */
export async function saveRecipe(tx: Tx, recipe: NewRecipe): Promise<StoredRecipe> {
  const [row] = await saveRecipes(tx, recipe)
  if (!row) throw new Error('a recipe that was written down has no row')
  return row
}

/** The same for many, in few words to the database. */
export async function saveRecipes(tx: Tx, ...some: NewRecipe[]): Promise<StoredRecipe[]> {
  const given = some.map((recipe) => ({ recipe, content: toRecipeContent(recipe.draft, recipe.country) }))
  const rows = await tx.insert(recipesTable).values(given.map(toNewRow)).returning()
  const versions = given.flatMap(({ recipe, content }, place) => {
    const recipeId = rows[place]?.id
    return recipeId === undefined ? [] : [{ recipeId, version: 1, content, createdAt: recipe.now }]
  })
  await tx.insert(recipeVersions).values(versions)
  for (const isPublic of [true, false]) {
    const told = rows.filter((row) => row.public === isPublic).map(({ searchText }) => searchText)
    if (told.length > 0) await saveSearchWords(tx, told, isPublic)
  }
  await publishRecipeChange(tx, ...rows.map(({ id }) => id))
  return rows
}

/**
 * Writes a recipe down anew; the version before stays. The same draft again makes no version: only what is worked out from it
 * is, in case that would come out otherwise today. Whoever calls holds the row's lock.
 */
export async function saveVersion(
  tx: Tx,
  row: StoredRecipe,
  draft: RecipeDraft,
  now: string,
): Promise<StoredRecipe> {
  const ofVersion = versionCondition(row)
  const before = await findCurrentContent(tx, row)
  // It goes on meaning the measures it was first read in, wherever its cook is now.
  const content = toRecipeContent(draft, before?.country)
  const columns = toRecipeColumns(content)
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
  if (!after) throw new Error('a recipe went while it was written down')
  await saveSearchWords(tx, [columns.searchText], row.public)
  await publishRecipeChange(tx, row.id)
  return after
}

/** Whether the recipe says this very thing now. */
export async function isCurrentDraft(tx: Tx, row: StoredRecipe, draft: RecipeDraft): Promise<boolean> {
  return isSameDraft((await findCurrentContent(tx, row))?.draft, draft)
}

/** Whether what was kept is what came in. */
export function isSameDraft(kept: RecipeDraft | undefined, draft: RecipeDraft): boolean {
  return isDeepStrictEqual(kept, toRecipeContent(draft).draft)
}

async function findCurrentContent(tx: Tx, row: StoredRecipe): Promise<RecipeContent | undefined> {
  const [kept] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(versionCondition(row))
  return kept?.content
}

function versionCondition({ id, version }: StoredRecipe) {
  return and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version))
}

function toNewRow({ recipe, content }: { recipe: NewRecipe; content: RecipeContent }) {
  const { accountId, now, id, file, digest, actionId, createdAt = now, flexible } = recipe
  return {
    accountId,
    public: recipe.public,
    ...toRecipeColumns(content),
    version: 1,
    createdAt,
    updatedAt: now,
    ...(id !== undefined && { id }),
    ...(file !== undefined && { file }),
    ...(digest !== undefined && { digest }),
    ...(actionId !== undefined && { actionId }),
    ...(flexible && { flexibleHousehold: flexible.household, flexibleDigest: flexible.digest }),
  }
}

/** What is kept of a draft, as it will come back from the database: what is undefined is not there. */
export function toRecipeContent(draft: RecipeDraft, country?: string): RecipeContent {
  const lines = toRecipeLines(draft.ingredients, country)
  return JSON.parse(JSON.stringify({ draft, lines, country, rules: rulesRevision })) as RecipeContent
}

/** The columns of a recipe that follow from its draft and its lines. */
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

function hasSameColumns(row: StoredRecipe, columns: ReturnType<typeof toRecipeColumns>): boolean {
  return Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof StoredRecipe], value),
  )
}
