import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePathOf } from '../../config/base-path'
import { insertBasePath } from './base-path-in-page'
import { insertPageHead, type PageHead, shareSize } from './page-head'

/** A page prerendered at build time. */
export interface PrerenderedPage {
  readonly path: string
  readonly html: string
  /** Used only where everybody may register. */
  readonly onlyOpenRegistration?: boolean
  /** Used only where there are plans. */
  readonly onlyWithPlans?: boolean
}

interface PageListEntry {
  readonly path: string
  readonly file: string
  readonly title: string
  readonly description: string
  readonly data?: unknown
  /** Skipped when OpenID is configured: the prerendered page lacks its sign-in button. */
  readonly unlessOpenId?: true
  /** Skipped unless everybody may register: the prerendered page shows the form. */
  readonly onlyOpenRegistration?: true
  /** Skipped without plans: the prerendered page names prices and limits. */
  readonly onlyWithPlans?: true
}

const folder = 'pages'
/** The link preview picture. */
const picture = '/og.jpg'

/** Reads the prerendered pages and adds each page's head with the public URL of this installation. */
export function readPrerenderedPages(
  webFolder: string,
  publicUrl: string,
  hasOpenId = false,
): PrerenderedPage[] {
  const list = join(webFolder, folder, 'pages.json')
  if (!existsSync(list)) return []
  const entries = JSON.parse(readFileSync(list, 'utf8')) as PageListEntry[]
  const served = entries.filter(({ unlessOpenId }) => !(unlessOpenId && hasOpenId))
  const basePath = basePathOf(publicUrl)
  const read = (file: string) => insertBasePath(readFileSync(join(webFolder, folder, file), 'utf8'), basePath)
  return served.map((one) => ({
    path: one.path,
    onlyOpenRegistration: one.onlyOpenRegistration === true,
    onlyWithPlans: one.onlyWithPlans === true,
    html: insertPageHead(read(one.file), toPageHead(one, publicUrl)),
  }))
}

function toPageHead({ path, title, description, data }: PageListEntry, publicUrl: string): PageHead {
  return {
    kind: 'website',
    title,
    description,
    url: publicUrl + path,
    image: { url: publicUrl + picture, ...shareSize },
    ...(data !== undefined && { data: withPublicUrl(data, publicUrl) }),
  }
}

function withPublicUrl(data: unknown, publicUrl: string): object {
  const text = JSON.stringify(data).replaceAll('%URL%', JSON.stringify(publicUrl).slice(1, -1))
  return JSON.parse(text)
}
