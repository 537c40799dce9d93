import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page with the names of the scripts its room will ask for, so that they come together and not one after the other. */
export type InsertPreloads = (path: string, html: string) => string

interface RouteScripts {
  /** Parameters with a colon. */
  readonly path: string
  readonly files: readonly string[]
}

export function readRoutePreloads(webFolder: string): InsertPreloads {
  const list = join(webFolder, 'pages', 'scripts.json')
  if (!existsSync(list)) return (_, html) => html
  const rooms = (JSON.parse(readFileSync(list, 'utf8')) as RouteScripts[]).map(({ path, files }) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
    links: files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  }))
  return (path, html) => {
    const room = rooms.find(({ pattern }) => pattern.test(path))
    return room ? html.replace('</head>', () => `${room.links}</head>`) : html
  }
}
