import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inserts modulepreload links for the scripts of the route at this path, so that they load in parallel. */
export type InsertPreloads = (path: string, html: string) => string

interface RouteScripts {
  /** The route pattern, parameters with a colon. */
  readonly path: string
  readonly files: readonly string[]
}

export function readRoutePreloads(webFolder: string, basePath = ''): InsertPreloads {
  const list = join(webFolder, 'pages', 'scripts.json')
  if (!existsSync(list)) return (_, html) => html
  const routes = (JSON.parse(readFileSync(list, 'utf8')) as RouteScripts[]).map(({ path, files }) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
    links: files.map((file) => `<link rel="modulepreload" crossorigin href="${basePath}/${file}">`).join(''),
  }))
  return (path, html) => {
    const route = routes.find(({ pattern }) => pattern.test(path))
    // Before the styles, which are long: the scripts are requested while they arrive.
    return route ? html.replace(/<style>|<\/head>/, (place) => route.links + place) : html
  }
}
