import { existsSync } from 'node:fs'
import { type MarkdownDocument, readMarkdownDocument, repositoryRoot } from './markdown-document'

const elsewhere = /^(?:https?:|mailto:)/
const link = /!?\[(?:[^[\]]|\[[^\]]*\])*\]\(([^()\s]+(?:\([^()\s]*\))?)(?:\s+"[^"]*")?\)/g
const inCode = /(`+)(?!`).*?\1/g

/** Links of a document that lead nowhere: to no file, or to no heading of it. */
export async function findBrokenLinks(document: MarkdownDocument): Promise<string[]> {
  const broken: string[] = []
  for (const target of linksOf(document)) {
    const [path = '', heading] = target.split('#')
    const file = path === '' ? document.path : pathFrom(document.path, path)
    if (!existsSync(new URL(file, repositoryRoot))) broken.push(`${document.path}: there is no ${file}`)
    else if (heading !== undefined && !toHeadingAnchors(await readMarkdownDocument(file)).includes(heading))
      broken.push(`${document.path}: ${file} has no heading #${heading}`)
  }
  return broken
}

function linksOf({ prose }: MarkdownDocument): string[] {
  const text = prose.replaceAll(inCode, (code) => ' '.repeat(code.length))
  const targets = [...text.matchAll(link)].map(([, target = '']) => target)
  return targets.filter((target) => !elsewhere.test(target))
}

function pathFrom(document: string, path: string): string {
  const { pathname } = new URL(path, `file:///${document}`)
  return decodeURIComponent(pathname).slice(1)
}

/** Headings as addresses: small letters, no marks, dashes for spaces; the second of the same name gets -1. */
export function toHeadingAnchors({ prose }: MarkdownDocument): string[] {
  const seen = new Map<string, number>()
  return [...prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, words = '']) => {
    const plain = words.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = plain.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times}`
  })
}
