import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Returns Node's arguments to run one of our files: from the build if LARDER_BUILT is set, otherwise from source. */
export function nodeArguments(
  source: 'main.ts' | 'cli/admin.ts' | 'cli/backup.ts' | 'cli/seed-demo.ts',
): string[] {
  const built = process.env.LARDER_BUILT
  if (built) return [join(built, `${basename(source, '.ts')}.js`)]
  return ['--import', tsx, fileURLToPath(new URL(`../${source}`, import.meta.url))]
}
