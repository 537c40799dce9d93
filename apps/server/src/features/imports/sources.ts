import { largestPage } from '@larder/contract/imports'
import { AppError } from '../../errors'
import { pageText } from '../../importing/page-text'
import { FetchTrouble, webAddress } from '../../importing/public-fetch'
import type { Bringing } from './bringing'
import type { ImportsParts } from './parts'

const pasted = 'Pasted text'
/** What recipes are written in; a film or a program is not even taken in. */
const readable = /^$|^text\/|html|xml|json/

/** A page of the open internet. */
export function addressSource(
  { fetchPublic }: Pick<ImportsParts, 'fetchPublic'>,
  { id, address }: { id: string; address: string },
): Bringing {
  const { hostname, href } = asked(address)
  return {
    id,
    kind: 'address',
    name: hostname.slice(0, 200),
    async task(tell, signal) {
      tell({ done: 0, of: 2, doing: `Fetching ${hostname.slice(0, 60)}` })
      const accept = 'text/html, application/xhtml+xml, application/ld+json, text/plain;q=0.9'
      const page = await fetchPublic(href, { accept, mostBytes: largestPage, signal })
      if (!readable.test(page.type)) throw new FetchTrouble('refused')
      tell({ done: 1, of: 2, doing: 'Reading the page' })
      const about = { from: page.address.slice(0, 300), address: page.address }
      return { kind: 'document', text: pageText(page.bytes, page.type), about }
    },
  }
}

/** What was pasted or dropped, or what a cook's own browser shows of a page. */
export function textSource({
  id,
  text,
  address,
}: {
  id: string
  text: string
  address?: string | undefined
}): Bringing {
  const from = address === undefined ? undefined : pageOf(address)
  return {
    id,
    kind: 'text',
    name: from?.hostname.slice(0, 200) ?? pasted,
    async task() {
      const about = from ? { from: from.href.slice(0, 300), address: from.href } : { from: pasted }
      return { kind: 'document', text, about }
    },
  }
}

/** A file of any kind. */
export function fileSource(id: string, name: string, bytes: Uint8Array): Bringing {
  const plain = name.replace(/[\p{C}/\\]+/gu, ' ').trim() || 'File'
  return { id, kind: 'file', name: plain, task: async () => ({ kind: 'file', bytes, name: plain }) }
}

function asked(address: string): URL {
  const page = pageOf(address)
  if (!page) throw new AppError('bad-address')
  return page
}

function pageOf(address: string): URL | undefined {
  try {
    return webAddress(address)
  } catch {
    return undefined
  }
}
