import { maxPageBytes } from '@larder/contract/imports'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { PublicFetchError, parseWebUrl } from '../../network/public-fetch'
import { decodePage } from '../../recipe-import/html/decode-page'
import { isPictureFile } from '../../vision/picture-codec'
import type { ImportsParts } from './parts'
import type { ImportSource } from './recipe-importer'

const pastedTextName = 'Pasted text'
/** The shortest recipe: a title, an ingredient and a step. */
const minPrintedLines = 3
const noPrintMessage =
  'No printed recipe could be read in this photo. Take it from straight above, in good light, so that the page fills the picture.'
/** Content types that can contain recipes; others are not downloaded. */
const readableTypes = /^$|^text\/|html|xml|json/

/** A page of the internet. */
export function createUrlSource(
  { fetchPublic }: Pick<ImportsParts, 'fetchPublic'>,
  { id, address }: { id: string; address: string },
): ImportSource {
  const { hostname, href } = parseUrlOrThrow(address)
  return {
    id,
    kind: 'address',
    name: hostname.slice(0, 200),
    async task(reportProgress, signal) {
      reportProgress({ done: 0, of: 2, doing: `Fetching ${hostname.slice(0, 60)}` })
      const accept = 'text/html, application/xhtml+xml, application/ld+json, text/plain;q=0.9'
      const page = await fetchPublic(href, { accept, mostBytes: maxPageBytes, signal })
      if (!readableTypes.test(page.type)) throw new PublicFetchError('refused')
      reportProgress({ done: 1, of: 2, doing: 'Reading the page' })
      const about = { from: page.address.slice(0, 300), address: page.address }
      return { kind: 'document', text: decodePage(page.bytes, page.type), about }
    },
  }
}

/** Pasted or dropped text, or a page as the cook's browser shows it. */
export function createTextSource({
  id,
  text,
  address,
}: {
  id: string
  text: string
  address?: string | undefined
}): ImportSource {
  const from = address === undefined ? undefined : parseUrl(address)
  return {
    id,
    kind: 'text',
    name: from?.hostname.slice(0, 200) ?? pastedTextName,
    async task() {
      const about = from ? { from: from.href.slice(0, 300), address: from.href } : { from: pastedTextName }
      return { kind: 'document', text, about }
    },
  }
}

/** A file of any kind; a photo is one of a printed page. */
export function createFileSource(
  { pageReader }: Pick<ImportsParts, 'pageReader'>,
  { accountId }: Pick<Actor, 'accountId'>,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): ImportSource {
  const cleanName = name.replace(/[\p{C}/\\]+/gu, ' ').trim() || 'File'
  const source = { id, kind: 'file', name: cleanName } as const
  if (!isPictureFile(bytes))
    return { ...source, task: async () => ({ kind: 'file', bytes, name: cleanName }) }
  return {
    ...source,
    async task(reportProgress, signal) {
      const of = 100
      const onProgress = (done: number) =>
        reportProgress({ done: Math.round(done * of), of, doing: 'Reading the page' })
      const { text, lines } = await pageReader.read(bytes, {
        kind: 'document',
        accountId,
        onProgress,
        signal,
      })
      if (lines.length < minPrintedLines) throw new AppError('nothing-to-import', { message: noPrintMessage })
      return { kind: 'document', text, about: { from: cleanName }, lines }
    },
  }
}

function parseUrlOrThrow(address: string): URL {
  const page = parseUrl(address)
  if (!page) throw new AppError('bad-address')
  return page
}

function parseUrl(address: string): URL | undefined {
  try {
    return parseWebUrl(address)
  } catch {
    return undefined
  }
}
