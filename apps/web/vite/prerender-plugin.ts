import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type PluginOption, type Rolldown } from 'vite'
import type { PrerenderedRoute } from '../src/app/prerender/prerendered-routes.ts'
import type { RouteDefinition } from '../src/app/routes.ts'

/** Exports of the prerender bundle. */
interface PrerenderBundle {
  readonly routeDefinitions: readonly RouteDefinition[]
  readonly prerenderedRoutes: readonly PrerenderedRoute[]
  prerenderPage(path: string): Promise<string>
  renderCookFrames(): string
}

type BundleFile = Rolldown.OutputBundle[string]

const outputFolder = 'pages'
/** Pages for signed-in cooks are not prerendered, so they need no second build. */
const prerenderedImports =
  /^(?:\.\.\/)+features\/(?:marketing\/|account\/(?:login\/login|register\/register)-page\.tsx$)/
const emptyModule = '\0empty-module'

/**
 * Prerenders the visitor pages after the build: HTML that works without a script and paints without waiting
 * for one. The server adds its own address and the operator's settings.
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
        const workFolder = join(dir, '.prerender')
        try {
          const sprite = Object.keys(bundle).find((file) => /^assets\/food-icons-.+\.svg$/.test(file))
          const { routeDefinitions, prerenderedRoutes, prerenderPage, renderCookFrames } =
            await buildPrerenderBundle(root, workFolder, [
              excludeSignedInPages(),
              reuseSprite(`/${sprite ?? ''}`),
              ...plugins(),
            ])
          const index = inlineStyles(readFileSync(join(dir, 'index.html'), 'utf8'), dir)
          const appRoot = '<div id="root"></div>'
          const withFrames = index.replace(appRoot, () => renderCookFrames() + appRoot)
          writeFileSync(join(dir, 'index.html'), withFrames)
          const shell = paintBeforeScripts(index)
          const manifest = withSharedModules(
            JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest,
            root,
            Object.values(bundle),
          )
          mkdirSync(join(dir, outputFolder), { recursive: true })
          const pages = []
          for (const { path, ...head } of prerenderedRoutes) {
            const file = `${path === '/' ? 'home' : path.slice(1)}.html`
            const html = fillShell(
              shell,
              await prerenderPage(path),
              scriptsOf(
                manifest,
                index,
                ...modulesOf(routeDefinitions.filter((route) => route.path === path)),
              ),
            )
            writeFileSync(join(dir, outputFolder, file), html)
            pages.push({ path, file, ...head })
          }
          writeFileSync(join(dir, outputFolder, 'pages.json'), JSON.stringify(pages))
          const scripts = routeDefinitions.map((route) => ({
            path: route.path,
            files: scriptsOf(manifest, index, ...modulesOf([route])),
          }))
          writeFileSync(join(dir, outputFolder, 'scripts.json'), JSON.stringify(scripts))
        } finally {
          rmSync(workFolder, { recursive: true, force: true })
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
        input: join(root, 'src', 'app', 'prerender', 'prerender-entry.tsx'),
        output: { entryFileNames: 'prerender-entry.mjs' },
      },
    },
  })
  // At load time our modules only need the empty storage of a visitor's browser.
  const windowBefore = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Object.assign(globalThis, { window: { localStorage: { getItem: () => null } } })
  try {
    return await import(pathToFileURL(join(outDir, 'prerender-entry.mjs')).href)
  } finally {
    if (windowBefore) Object.defineProperty(globalThis, 'window', windowBefore)
    else Reflect.deleteProperty(globalThis, 'window')
  }
}

function excludeSignedInPages(): Plugin {
  return {
    name: 'larder:exclude-signed-in-pages',
    enforce: 'pre',
    resolveId(id, importer = '', { kind }) {
      const isPageOrBackground =
        /\/src\/app\/(?:page\/load-page\.ts|background\/lazy-[\w-]+\.tsx|header\/header\.tsx)$/
      if (kind !== 'dynamic-import' || !isPageOrBackground.test(importer)) return undefined
      const isPrerendered =
        prerenderedImports.test(id) ||
        !/^(?:(?:\.\.\/)+features\/|\.\/(?:household-sync|connection-status|offline-support|signed-in-parts)$)/.test(
          id,
        )
      return isPrerendered ? undefined : emptyModule
    },
    load: (id) => (id === emptyModule ? 'export default null' : undefined),
  }
}

/** Reuses the sprite's file name from the first build. */
function reuseSprite(url: string): Plugin {
  const module = 'virtual:food-icons'
  return {
    name: 'larder:existing-sprite',
    enforce: 'pre',
    resolveId: (id) => (id === module ? `\0known:${module}` : undefined),
    load: (id) => (id === `\0known:${module}` ? `export default ${JSON.stringify(url)}` : undefined),
  }
}

/** Adds the lazy modules that share a file with others (chunk-names.ts): the manifest names that file only. */
function withSharedModules(manifest: Manifest, root: string, files: readonly BundleFile[]): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const modules = files.flatMap((file) => {
    const chunk = byFile.get(file.fileName)
    const ids = file.type === 'chunk' ? file.moduleIds : []
    return chunk ? ids.map((id) => [relative(root, id), chunk] as const) : []
  })
  return { ...Object.fromEntries(modules), ...manifest }
}

/** Returns the scripts of a page and their imports, which the browser will request anyway; not those the app's page names. */
function scriptsOf(manifest: Manifest, index: string, ...modules: readonly string[]): string[] {
  const found = new Set<string>()
  const namedByPage = new Set(Array.from(index.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, file]) => file))
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file) || namedByPage.has(chunk.file)) return
    found.add(chunk.file)
    for (const importKey of chunk.imports ?? []) collect(importKey)
  }
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`${module} is missing from the build manifest`)
    collect(module)
  }
  return [...found]
}

/** Returns the modules that the app loads for these routes. */
function modulesOf(routes: readonly RouteDefinition[]): string[] {
  return routes.flatMap(({ page, layout, guard }) => [
    `src/features/${page}.tsx`,
    ...(layout === 'sidebar' ? ['src/app/sidebar/sidebar-layout.tsx'] : []),
    ...(guard ? ['src/app/page/guarded-page.tsx'] : []),
  ])
}

/**
 * Inlines the styles, because another request would be half of the time until first paint. The link stays and loads
 * nothing: without it Vite loads the file with a lazy script, its fonts begin again and the text moves.
 */
function inlineStyles(html: string, dir: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    const styles = readFileSync(join(dir, file), 'utf8')
      .replaceAll('</', '<\\/')
      // The file names its fonts beside itself; within a page they are below the root.
      .replace(/url\((['"]?)(?:\.\/)?(?!['"/#]|data:)/g, `url($1/${dirname(file)}/`)
    return `<style>${styles}</style><link rel="stylesheet" href="/${file}" media="not all" disabled>`
  })
}

/** Lowers the priority of the scripts below that of the fonts: a prerendered page is readable without them. */
function paintBeforeScripts(html: string): string {
  return html
    .replaceAll(' as="font" fetchpriority="low"', ' as="font"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Inserts a prerendered page into the shell and moves its early links into the head. */
function fillShell(shell: string, html: string, scripts: readonly string[]): string {
  const [earlyLinks = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  const links = scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('')
  return shell
    .replace('</head>', () => `${earlyLinks}${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.slice(earlyLinks.length)}</div>`)
}
