import type { AppParts, Platform } from './app-platform'
import { serveAdmin } from './features/admin/routes'
import { serveCommunity } from './features/community/routes'
import { serveContact } from './features/contact/routes'
import type { ImportsParts } from './features/imports/parts'
import { serveImports } from './features/imports/routes'
import { serveMyRecipes } from './features/my-recipes/routes'
import type { Plans } from './features/plans/routes'
import type { ServeStream } from './http/events/serve-stream'
import type { Serve } from './http/serve'
import { createPublicFetch } from './network/public-fetch'
import { createArchiveWriter } from './recipe-import/archive-writer'
import { createImportReader } from './recipe-import/import-reader'

/** A cook's own recipes and the community: importing, publishing, exporting, moderating. */
export function serveSharingArea(
  platform: Platform,
  serve: Serve,
  serveStream: ServeStream,
  given: Pick<AppParts, 'fetchPublic'> & Pick<Plans, 'endPayments'> & Pick<ImportsParts, 'pageReader'>,
) {
  const { log } = platform
  const { fetchPublic = createPublicFetch(), endPayments, pageReader } = given
  const archives = createArchiveWriter({ log })
  const reader = createImportReader({ log })
  serveMyRecipes(serve, { ...platform, archives })
  serveImports(serve, serveStream, { ...platform, reader, fetchPublic, pageReader })
  serveCommunity(serve, platform)
  serveAdmin(serve, { ...platform, endPayments })
  serveContact(serve, platform)
  return {
    async close(): Promise<void> {
      await archives.close()
      await reader.close()
    },
  }
}
