import { rm, symlink } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const outDir = join(root, '.cache', 'bench')
const programNames = ['larder-server', 'baseline-server'] as const

export type BenchProgram = (typeof programNames)[number]

let bundled: Promise<void> | undefined

/**
 * The path of a program, bundled as the server is for people: what turns TypeScript into JavaScript while it is
 * loaded leaves marks in it that cost time.
 */
export async function bundleProgram(name: BenchProgram): Promise<string> {
  bundled ??= bundle()
  await bundled
  return join(outDir, `${name}.js`)
}

async function bundle(): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const made = await rolldown({
    input: {
      ...Object.fromEntries(
        programNames.map((name) => [name, join(root, 'verification', 'bench', 'processes', `${name}.ts`)]),
      ),
      // The server starts these threads and a process itself, and looks for them beside itself.
      'planner-worker': join(root, 'apps/server/src/features/meal-plan/planner/planner-worker.ts'),
      'render-picture-worker': join(
        root,
        'apps/server/src/features/recipes/drawn-pictures/render-picture-worker.ts',
      ),
      'build-snapshot-process': join(
        root,
        'apps/server/src/features/recipes/recipe-index/build-snapshot-process.ts',
      ),
      'make-dishes-worker': join(root, 'apps/server/src/features/suggestions/make-dishes-worker.ts'),
    },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@larder/'),
  })
  await made.write({ dir: outDir, format: 'esm', entryFileNames: '[name].js' })
  await made.close()
  // npm may put some of the server's packages beside its package.json and not at the root.
  const packages = join(root, 'apps', 'server', 'node_modules')
  await symlink(relative(outDir, packages), join(outDir, 'node_modules'), 'junction')
}
