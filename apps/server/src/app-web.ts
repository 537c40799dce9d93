import { api } from '@larder/contract'
import type { AppParts, Platform } from './app-platform'
import { basePathOf } from './config/base-path'
import { createRecipeHeads } from './features/recipes/page/recipe-head'
import { findPublicRecipePaths } from './features/recipes/queries/public-recipe-paths'
import { serveDocs } from './http/docs/docs'
import { serveHealthChecks } from './http/health-check'
import { createOperatorSettings } from './http/web/operator-settings'
import { readPrerenderedPages } from './http/web/prerendered-pages'
import { serveRobotsAndSitemap } from './http/web/robots-and-sitemap'
import { isWebAppBuilt, serveWebApp } from './http/web/web-app'

/** What browsers and machines read beside the API: health, documentation, the web app, robots and sitemap. */
export async function serveWebArea(
  platform: Platform,
  { webFolder }: Pick<AppParts, 'webFolder'>,
): Promise<void> {
  const { http, db, env, publicUrl, shutdown } = platform
  serveHealthChecks(http, db, shutdown)
  const endpoints = Object.values(api).flatMap((feature) => Object.values(feature))
  serveDocs(http, endpoints, publicUrl)
  if (!webFolder || !isWebAppBuilt(webFolder)) return
  const operatorNow = createOperatorSettings(platform)
  const prerendered = readPrerenderedPages(webFolder, publicUrl, env.openId !== undefined)
  await serveWebApp(http, webFolder, operatorNow, {
    headFor: createRecipeHeads(platform),
    prerendered,
    basePath: basePathOf(publicUrl),
  })
  const pages = [...prerendered.map(({ path }) => path), '/meals', '/community']
  serveRobotsAndSitemap(http, { ...platform, pages, publicPaths: () => findPublicRecipePaths(db) })
}
