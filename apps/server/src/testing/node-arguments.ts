import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** What Node is told in order to run one of our files: as it was built, where that was said to be fresh, otherwise its source. */
export function nodeArguments(
  source: 'main.ts' | 'cli/admin.ts' | 'cli/backup.ts' | 'cli/seed-demo.ts',
): string[] {
  const built = process.env.LARDER_BUILT
  if (built) return [join(built, `${basename(source, '.ts')}.js`)]
  return ['--import', tsx, fileURLToPath(new URL(`../${source}`, import.meta.url))]
}
