import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type PluginOption } from 'vite'
import type { PrerenderedRoute } from '../src/app/prerender/prerendered-routes.ts'

/** What the bundle for drawing gives. */
interface PrerenderBundle {
  readonly paths: Readonly<Record<string, string>>
  readonly prerenderedRoutes: readonly PrerenderedRoute[]
  prerenderPage(path: string): Promise<string>
}

const outputFolder = 'pages'
/** What only a cook sees is not drawn, and so need not be built a second time. */
const prerenderedImports =
  /^(?:\.\.\/)+features\/(?:marketing\/|account\/(?:login\/login|register\/register)-page$)/
const emptyModule = '\0empty-module'

/**
 * Draws the pages of visitors once everything is built: HTML that reads without a script, and whose first paint waits for
 * none. The server adds what only it knows: where it is, and what its operator has set.
 */
export function prerenderPlugin(plugins: () => PluginOption[]): Plugin {
  let root = ''
  return {
    name: 'larder:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const work = join(dir, '.prerender')
        try {
          const sprite = Object.keys(bundle).find((file) => /^assets\/food-icons-.+\.svg$/.test(file))
          const { paths, prerenderedRoutes, prerenderPage } = await buildPrerenderBundle(root, work, [
            excludeSignedInPages(),
            existingSprite(`/${sprite ?? ''}`),
            ...plugins(),
          ])
          const shell = inlineFirstPaint(readFileSync(join(dir, 'index.html'), 'utf8'), dir)
          const manifest = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest
          mkdirSync(join(dir, outputFolder), { recursive: true })
          const list = []
          for (const { path, module, ...head } of prerenderedRoutes) {
            const file = `${path === '/' ? 'home' : path.slice(1)}.html`
            const html = fillShell(
              shell,
              await prerenderPage(path),
              scriptsOf(manifest, `src/features/${module}`),
            )
            writeFileSync(join(dir, outputFolder, file), html)
            list.push({ path, file, ...head })
          }
          writeFileSync(join(dir, outputFolder, 'pages.json'), JSON.stringify(list))
          const routes = findRouteModules(readFileSync(join(root, 'src', 'app', 'routes.tsx'), 'utf8'), paths)
          const scripts = routes.map(({ path, modules }) => ({
            path,
            files: scriptsOf(manifest, ...modules),
          }))
          writeFileSync(join(dir, outputFolder, 'scripts.json'), JSON.stringify(scripts))
        } finally {
          rmSync(work, { recursive: true, force: true })
        }
      },
    },
  }
}

async function buildPrerenderBundle(
  root: string,
  outDir: string,
  plugins: PluginOption[],
): Promise<PrerenderBundle> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'src', 'app', 'prerender', 'prerender-entry.ts'),
        output: { entryFileNames: 'prerender-entry.mjs' },
      },
    },
  })
  // A visitor's browser with nothing kept in it is all that our modules ask for when they are loaded.
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Object.assign(globalThis, { window: { localStorage: { getItem: () => null } } })
  try {
    return await import(pathToFileURL(join(outDir, 'prerender-entry.mjs')).href)
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before)
    else Reflect.deleteProperty(globalThis, 'window')
  }
}

function excludeSignedInPages(): Plugin {
  return {
    name: 'larder:exclude-signed-in-pages',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!/\/src\/app\/(?:routes|background\/lazy-[\w-]+|header\/header)\.tsx$/.test(importer))
        return undefined
      const isDrawn =
        prerenderedImports.test(id) ||
        !/^(?:(?:\.\.\/)+features\/|\.\/(?:household-sync|connection-status|offline-support|admin-link)$)/.test(
          id,
        )
      return isDrawn ? undefined : emptyModule
    },
    load: (id) => (id === emptyModule ? 'export default null' : undefined),
  }
}

/** The picture file has its name from the first build. */
function existingSprite(address: string): Plugin {
  const module = 'virtual:food-icons'
  return {
    name: 'larder:existing-sprite',
    enforce: 'pre',
    resolveId: (id) => (id === module ? `\0known:${module}` : undefined),
    load: (id) => (id === `\0known:${module}` ? `export default ${JSON.stringify(address)}` : undefined),
  }
}

/** The script of a page and what it needs, as the browser will ask for them anyway. */
function scriptsOf(manifest: Manifest, ...modules: readonly string[]): string[] {
  const found = new Set<string>()
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const known = new Set([entry?.file, ...(entry?.imports ?? []).map((one) => manifest[one]?.file)])
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file) || known.has(chunk.file)) return
    found.add(chunk.file)
    for (const one of chunk.imports ?? []) follow(one)
  }
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`${module} is missing from the build manifest`)
    follow(module)
  }
  return [...found]
}

/** What each room of the one table is made of, as the table says it. */
function findRouteModules(table: string, paths: Readonly<Record<string, string>>) {
  const routes = table.matchAll(
    /path: paths\.(\w+),((?:(?!path: paths).)*?)import\('\.\.\/(features\/(?!gallery)[^']+)'\)/gs,
  )
  return Array.from(routes, ([, name = '', between = '', page = '']) => ({
    path: paths[name] ?? '',
    modules: [
      `src/${page}.tsx`,
      ...(between.includes("layout: 'sidebar'") ? ['src/app/sidebar/sidebar-layout.tsx'] : []),
      ...(between.includes('guard:') ? ['src/app/page/guarded-page.tsx'] : []),
    ],
  }))
}

/**
 * The styles come with the page, for waiting for another file would be half of the time until the first paint; and the scripts,
 * without which it reads as well, do not push ahead of what is to be seen.
 */
function inlineFirstPaint(html: string, dir: string): string {
  return html
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
      return `<style>${readFileSync(join(dir, file), 'utf8').replaceAll('</', '<\\/')}</style>`
    })
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The one page with a page drawn into it; what it wants loaded early goes where that is looked for. */
function fillShell(shell: string, drawn: string, scripts: readonly string[]): string {
  const [early = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? []
  const links = scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('')
  return shell
    .replace('</head>', () => `${early}${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.slice(early.length)}</div>`)
}
