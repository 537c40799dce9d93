import { rm, symlink } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = join(root, '.cache', 'bench')
const names = ['serve', 'floor'] as const

export type Program = (typeof names)[number]

let bundled: Promise<void> | undefined

/**
 * The path of a program, bundled as the server is for people: what turns TypeScript into JavaScript while it is
 * loaded leaves marks in it that cost time.
 */
export async function programFile(name: Program): Promise<string> {
  bundled ??= bundle()
  await bundled
  return join(outDir, `${name}.js`)
}

async function bundle(): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const made = await rolldown({
    input: {
      ...Object.fromEntries(names.map((name) => [name, join(root, 'bench', 'house', `${name}.ts`)])),
      // The server starts these threads itself, and looks for them beside itself.
      'planning-worker': join(root, 'apps/server/src/features/meal-plan/planning-worker.ts'),
      'making-worker': join(root, 'apps/server/src/features/suggestions/making-worker.ts'),
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
