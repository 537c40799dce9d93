import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertPageHead, type PageHead } from './page-head'

/** A page that was drawn when Larder was built. */
export interface PrerenderedPage {
  readonly path: string
  readonly html: string
}

interface PageListEntry {
  readonly path: string
  readonly file: string
  readonly title: string
  readonly description: string
  readonly data?: unknown
  /** It would lack the button of another sign-in service. */
  readonly unlessOpenId?: true
}

const folder = 'pages'
/** Shown wherever somebody shows a link to us. */
const picture = '/og.jpg'

/** The pages that read without JavaScript, each with a head that says where this installation is. */
export function readPrerenderedPages(
  webFolder: string,
  publicUrl: string,
  hasOpenId = false,
): PrerenderedPage[] {
  const list = join(webFolder, folder, 'pages.json')
  if (!existsSync(list)) return []
  const listed = JSON.parse(readFileSync(list, 'utf8')) as PageListEntry[]
  const shown = listed.filter(({ unlessOpenId }) => !(unlessOpenId && hasOpenId))
  return shown.map((one) => ({
    path: one.path,
    html: insertPageHead(readFileSync(join(webFolder, folder, one.file), 'utf8'), toPageHead(one, publicUrl)),
  }))
}

function toPageHead({ path, title, description, data }: PageListEntry, publicUrl: string): PageHead {
  return {
    kind: 'website',
    title,
    description,
    url: publicUrl + path,
    image: publicUrl + picture,
    ...(data !== undefined && { data: withPublicUrl(data, publicUrl) }),
  }
}

function withPublicUrl(data: unknown, publicUrl: string): object {
  const text = JSON.stringify(data).replaceAll('%URL%', JSON.stringify(publicUrl).slice(1, -1))
  return JSON.parse(text)
}
