import type { RecipeDraft } from '@larder/contract/recipes'
import { eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import type { Db, Tx } from './db/database'
import type { Env } from './env'
import { serveAdmin } from './features/admin/routes'
import { createPostPresenter } from './features/community/post-presenter'
import { serveCommunity } from './features/community/routes'
import { serveContact } from './features/contact/routes'
import { findEaters } from './features/diet/people'
import { serveImports } from './features/imports/routes'
import { createDishPhoto, savePhoto } from './features/my-recipes/dish-photo'
import { createFindMyRecipes } from './features/my-recipes/my-recipe-queries'
import { createRecipePublishing } from './features/my-recipes/recipe-publishing'
import { serveMyRecipes } from './features/my-recipes/routes'
import { deriveFields } from './features/recipes/changes/derived-fields'
import { createOwnRecipe, createOwnRecipes, lockOwnRecipe } from './features/recipes/changes/recipe-changes'
import { setRecipeMark } from './features/recipes/changes/recipe-marks'
import { saveVersion } from './features/recipes/changes/save-recipe'
import { toKitchenRecipe } from './features/recipes/cookbook/kitchen-recipe'
import { formatWarning } from './features/recipes/matching/to-meal'
import { toAllergenAnswers } from './features/recipes/page/allergen-answers'
import { formatDuration } from './features/recipes/page/duration-text'
import { recipeFromContent } from './features/recipes/page/recipe-details'
import { findReadableRecipe } from './features/recipes/queries/readable-recipes'
import { findSpellingCorrections, saveSearchWords } from './features/recipes/search/search-vocabulary'
import { parseSearchWords, toTextSearchQuery } from './features/recipes/search/text-search-query'
import type { ServeStream } from './http/events/serve-stream'
import type { RateLimiter, RateLimits } from './http/rate-limits'
import type { Serve } from './http/serve'
import type { BackgroundTasks } from './jobs/background-tasks'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import { createPublicFetch, type FetchPublic } from './network/public-fetch'
import { createArchiveWriter } from './recipe-import/archive-writer'
import { createImportReader } from './recipe-import/import-reader'
import type { Clock } from './time/clock'

export interface SharingModuleParts {
  db: Db
  clock: Clock
  log: Log
  env: Env
  mail: Mailer
  background: BackgroundTasks
  limits: RateLimiter
  allowances: RateLimits
  fetchPublic?: FetchPublic | undefined
  /** Ends all payments of an account. */
  endPayments(accountId: string): Promise<void>
}

/** Part of the composition root: importing, publishing and exporting recipes. */
export function serveSharingModules(serve: Serve, serveStream: ServeStream, parts: SharingModuleParts) {
  const { db, clock, log, env, mail, background, limits, allowances } = parts
  const { fetchPublic = createPublicFetch() } = parts
  const { publicUrl } = env
  const myRecipesOf = createFindMyRecipes({ timeInWords: formatDuration })
  const publishing = createRecipePublishing({ saveVersion })
  const archives = createArchiveWriter({ log })
  const myRecipesParts = {
    publishing,
    myRecipesOf,
    ownRecipe: lockOwnRecipe,
    recipeFor: findReadableRecipe,
    archives,
    publicUrl,
  }
  serveMyRecipes(serve, { db, clock, limits, allowances, ...myRecipesParts })

  const reader = createImportReader({ log })
  const savingParts = {
    myRecipesOf,
    writeRecipes: createOwnRecipes,
    setMark: setRecipeMark,
    dishPhoto: createDishPhoto,
    savePhoto,
  }
  const importParts = { reader, fetchPublic, verdictsOf: draftVerdicts, ...savingParts }
  serveImports(serve, serveStream, { db, clock, log, limits, allowances, ...importParts })

  const presenterParts = {
    derivedFrom: deriveFields,
    warningOf: formatWarning,
    allergenAnswers: toAllergenAnswers,
    timeInWords: formatDuration,
  }
  const postView = createPostPresenter({
    db,
    eatersOf: findEaters,
    recipeOf: recipeFromContent,
    ...presenterParts,
  })
  const { publishRecipe, takeProposal } = publishing
  const searchParts = {
    wordsTyped: parseSearchWords,
    wordQuery: toTextSearchQuery,
    meantBy: findSpellingCorrections,
  }
  const communityParts = {
    postView,
    ...searchParts,
    setMark: setRecipeMark,
    writeRecipe: createOwnRecipe,
    publishRecipe,
    myRecipesOf,
  }
  serveCommunity(serve, { db, clock, limits, allowances, ...communityParts })

  const emailParts = { mail, sendsEmail: env.smtpUrl !== undefined, background, publicUrl }
  serveAdmin(serve, {
    db,
    clock,
    ...emailParts,
    endPayments: parts.endPayments,
    postView,
    saveVersion,
    takeProposal,
    learnWords: saveSearchWords,
  })
  serveContact(serve, { db, clock, ...emailParts, limits, allowances })

  return {
    async close(): Promise<void> {
      await archives.close()
      await reader.close()
    },
  }
}

/** Returns the verdicts on imported drafts for every eater of the household. */
async function draftVerdicts(db: Db | Tx, householdId: string, drafts: readonly RecipeDraft[]) {
  const eaters = await findEaters(db, householdId)
  return drafts.map((draft) => eaterVerdicts(toKitchenRecipe(0, draft), eaters))
}
