import type { RecipeDraft } from '@larder/contract/recipes'
import { eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import type { Background } from './background'
import type { Clock } from './clock'
import type { Db, Tx } from './db/open'
import type { Env } from './env'
import { serveAdmin } from './features/admin/routes'
import { openPostView } from './features/community/post-view'
import { serveCommunity } from './features/community/routes'
import { serveContact } from './features/contact/routes'
import { eatersOf } from './features/diet/people'
import { serveImports } from './features/imports/routes'
import { openMine } from './features/my-recipes/mine'
import { openPublishing } from './features/my-recipes/publishing'
import { serveMyRecipes } from './features/my-recipes/routes'
import { dishPhoto, savePhoto } from './features/my-recipes/saved-picture'
import { kitchenRecipe } from './features/recipes/cookbook/kitchen-recipe'
import { derivedFrom } from './features/recipes/derived'
import { recipeOf } from './features/recipes/details'
import { setMark } from './features/recipes/marks'
import { warningOf } from './features/recipes/meal'
import { recipeFor } from './features/recipes/reading'
import { saveVersion } from './features/recipes/saving'
import { timeInWords } from './features/recipes/time-words'
import { allergenAnswers } from './features/recipes/verdict-words'
import { learnWords, meantBy } from './features/recipes/vocabulary'
import { wordQuery, wordsTyped } from './features/recipes/word-query'
import { ownRecipe, writeRecipe, writeRecipes } from './features/recipes/writing'
import type { Allowances, Limits } from './http/limits'
import type { Serve } from './http/serve'
import type { ServeStream } from './http/serve-stream'
import { openArchiveWriter } from './importing/archive-writer'
import { openImportReader } from './importing/import-reader'
import { type FetchPublic, openPublicFetch } from './importing/public-fetch'
import type { Log } from './log'
import type { Mail } from './mail/mail'

export interface SharingParts {
  db: Db
  clock: Clock
  log: Log
  env: Env
  mail: Mail
  background: Background
  limits: Limits
  allowances: Allowances
  fetchPublic?: FetchPublic | undefined
  /** Ends whatever an account pays for. */
  endPayments(accountId: string): Promise<void>
}

/** The rooms where recipes come in, are shown to others and go out; a part of the composition root. */
export function serveSharing(serve: Serve, serveStream: ServeStream, parts: SharingParts) {
  const { db, clock, log, env, mail, background, limits, allowances } = parts
  const { fetchPublic = openPublicFetch() } = parts
  const { publicUrl } = env
  const myRecipesOf = openMine({ timeInWords })
  const publishing = openPublishing({ saveVersion })
  const archives = openArchiveWriter({ log })
  const own = { publishing, myRecipesOf, ownRecipe, recipeFor, archives, publicUrl }
  serveMyRecipes(serve, { db, clock, limits, allowances, ...own })

  const reader = openImportReader({ log })
  const keeping = { myRecipesOf, writeRecipes, setMark, dishPhoto, savePhoto }
  const importing = { reader, fetchPublic, verdictsOf: draftVerdicts, ...keeping }
  serveImports(serve, serveStream, { db, clock, log, limits, allowances, ...importing })

  const words = { derivedFrom, warningOf, allergenAnswers, timeInWords }
  const postView = openPostView({ db, eatersOf, recipeOf, ...words })
  const { publishRecipe, takeProposal } = publishing
  const finding = { wordsTyped, wordQuery, meantBy }
  const posting = { postView, ...finding, setMark, writeRecipe, publishRecipe, myRecipesOf }
  serveCommunity(serve, { db, clock, limits, allowances, ...posting })

  const post = { mail, mailLeaves: env.smtpUrl !== undefined, background, publicUrl }
  serveAdmin(serve, {
    db,
    clock,
    ...post,
    endPayments: parts.endPayments,
    postView,
    saveVersion,
    takeProposal,
    learnWords,
  })
  serveContact(serve, { db, clock, ...post, limits, allowances })

  return {
    async close(): Promise<void> {
      await archives.close()
      await reader.close()
    },
  }
}

/** What speaks against recipes that are only read so far, for everybody who eats in the household. */
async function draftVerdicts(db: Db | Tx, householdId: string, drafts: readonly RecipeDraft[]) {
  const eaters = await eatersOf(db, householdId)
  return drafts.map((draft) => eaterVerdicts(kitchenRecipe(0, draft), eaters))
}
