import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const manifest = (name: string, exports?: Record<string, string>) => JSON.stringify({ name, exports })
const sources = { '.': './src/index.ts', './*': './src/*.ts' }

/** A small tree without faults, with a file in every module; the tests add faults to it. */
export const validTree: Record<string, string> = {
  'packages/kitchen/package.json': manifest('@larder/kitchen', sources),
  'packages/kitchen/src/index.ts': `export * from './units'\n`,
  'packages/kitchen/src/units.ts': `/** Grams in a pound: Date and fetch are only words here. Example: \`2 * pound\`. */\nexport const pound = 453.6 // process\n`,
  'packages/kitchen/src/units.test.ts': `import fc from 'fast-check'\nimport { test } from 'vitest'\nimport { pound } from './units'\ntest('a pound', () => fc.pre(pound > new Date(0).getTime()))\n`,
  'packages/contract/package.json': manifest('@larder/contract', sources),
  'packages/contract/src/index.ts': `export { Item } from './inventory'\n`,
  'packages/contract/src/inventory.ts': `import { pound } from '@larder/kitchen/units'\nimport * as z from 'zod/mini'\n\n/** A thing on the shelf. */\nexport const Item = z.object({ grams: z.number().check(z.gte(pound)) })\nexport type Item = z.infer<typeof Item>\n`,
  'apps/server/package.json': manifest('@larder/server'),
  'apps/server/src/main.ts': `import { buildApp } from './app'\nvoid buildApp()\n`,
  'apps/server/src/cli/admin.ts': `import { buildApp } from '../app'\nvoid buildApp()\n`,
  'apps/server/src/app.ts': `import { inventory } from './features/inventory/service'\nexport const buildApp = () => inventory\n`,
  'apps/server/src/errors.ts': `export class AppError extends Error {}\n`,
  'apps/server/src/db/open.ts': `import { AppError } from '../errors'\nexport const open = () => new AppError()\n`,
  'apps/server/src/db/tables/rate-limits.ts': `export const limits = 'limits'\n`,
  'apps/server/src/db/seed/demo.ts': `import { buildApp } from '../../app'\nimport { aCook } from '../../testing/a-cook'\nvoid [buildApp, aCook]\n`,
  'apps/server/src/mail/outbox.ts': `import { writeFile } from 'node:fs/promises'\nexport const outbox = writeFile\n`,
  'apps/server/src/features/inventory/service.ts': `import { Item } from '@larder/contract'\nimport { open } from '../../db/open'\nimport { outbox } from '../../mail/outbox'\nexport const inventory = { Item, open, outbox }\n`,
  'apps/server/src/features/inventory/service.test.ts': `import { buildApp } from '../../app'\nimport { aCook } from '../../testing/a-cook'\nvoid [buildApp, aCook]\n`,
  'apps/server/src/features/recipes/service.ts': `export const recipes = 1\n`,
  'apps/server/src/testing/a-cook.ts': `import { buildApp } from '../app'\nexport const aCook = () => buildApp()\n`,
  'apps/web/package.json': manifest('@larder/web'),
  'apps/web/vite.config.ts': `import { resolve } from 'node:path'\nimport { pound } from '../../packages/kitchen/src/units'\nexport default { root: resolve('.'), pound }\n`,
  'apps/web/src/main.tsx': `import { router } from './app/router'\nimport './styles/app.css'\nvoid router\n`,
  'apps/web/src/paths.ts': `export const home = '/'\n`,
  'apps/web/src/app/router.tsx': `import { home } from '../paths'\nexport const router = { [home]: () => import('../features/inventory/inventory-page') }\n`,
  'apps/web/src/features/inventory/inventory-page.tsx': `import { FoodIcon } from '../../food/food-icon'\nimport { change } from '../../api/sync'\nimport { useConfirm } from '../../ui/use-confirm'\n\nexport function InventoryPage() {\n  const confirm = useConfirm()\n  return <p onClick={() => confirm(change)}>That's any: it's https://larder.example // <FoodIcon /></p>\n}\n`,
  'apps/web/src/features/recipes/recipes-page.tsx': `export const RecipesPage = () => null\n`,
  'apps/web/src/features/marketing/marketing-page.tsx': `export const MarketingPage = () => null\n`,
  'apps/web/src/food/food-icon.tsx': `import { pound } from '@larder/kitchen'\nimport { Badge } from '../ui/badge'\nexport const FoodIcon = () => <Badge>{pound}</Badge>\n`,
  'apps/web/src/ui/badge.tsx': `import type { ReactNode } from 'react'\nexport const Badge = (props: { children: ReactNode }) => props.children\n`,
  'apps/web/src/ui/use-confirm.ts': `export const useConfirm = () => (ask: unknown) => ask\n`,
  'apps/web/src/ui/badge.test.tsx': `import { render } from '../testing/render'\nimport { Badge } from './badge'\nvoid render(Badge)\n`,
  'apps/web/src/api/client.ts': `import { Item } from '@larder/contract'\nimport { token } from '../session/token'\nexport const call = () => [Item, token]\n`,
  'apps/web/src/api/sync.ts': `import { call } from './client'\nexport const change = call\n`,
  'apps/web/src/api/forms/use-action-form.ts': `export const useActionForm = () => ({ form: {} })\n`,
  'apps/web/src/features/recipes/use-recipe-form.ts': `import { useActionForm } from '../../api/forms/use-action-form'\nexport const useRecipeForm = () => ({ element: useActionForm().form })\n`,
  'apps/web/src/features/recipes/recipe-form.tsx': `import { useRecipeForm } from './use-recipe-form'\nexport function RecipeForm() {\n  const { element } = useRecipeForm()\n  return <form {...element} aria-label="Recipe" />\n}\n`,
  'apps/web/src/features/recipes/note-form.tsx': `import { useActionForm } from '../../api/forms/use-action-form'\nexport function NoteForm() {\n  const { form } = useActionForm()\n  return <form id="note" {...form} />\n}\n`,
  'apps/web/src/ui/combobox.test.tsx': `export const aForm = <form onSubmit={() => {}} />\n`,
  'apps/web/src/session/token.ts': `export const token = 'token'\n`,
  'apps/web/src/styles/app.css': `body {\n  margin: 0;\n}\n`,
  'apps/web/src/testing/render.tsx': `import { router } from '../app/router'\nexport const render = (it: unknown) => [it, router]\n`,
  'verification/e2e/shell.spec.ts': `import { aCook } from '../../apps/server/src/testing/a-cook'\nvoid aCook\n`,
  'README.md': '# Larder\n',
}

/** Writes the files under a root; files without a text are deleted. */
export function writeTree(root: string, files: Record<string, string | undefined>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (text === undefined) rmSync(join(root, path))
    else writeFileSync(join(root, path), text)
  }
}

/** Runs `find` with these files added to the valid tree. */
export function checkWithFiles<Found>(
  root: string,
  addedFiles: Record<string, string>,
  find: () => Found,
): Found {
  writeTree(root, addedFiles)
  try {
    return find()
  } finally {
    writeTree(root, Object.fromEntries(Object.keys(addedFiles).map((path) => [path, validTree[path]])))
  }
}
