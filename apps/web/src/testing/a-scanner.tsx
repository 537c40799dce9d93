import { account } from '@larder/contract/account'
import { addressOf, type EndpointShape } from '@larder/contract/endpoint'
import type { FoundLine, ScanEvent } from '@larder/contract/scan'
import { scan } from '@larder/contract/scan'
import { vi } from 'vitest'
import type { Eyes } from '../features/scan/eyes'
import { ScanPage } from '../features/scan/scan-page'
import { anAllowance } from './a-scan'
import { aUser } from './a-user'
import { renderWithApp } from './render-with-app'
import { stubApi } from './stub-api'

/** A device whose camera, codes and own recogniser do what a test says. */
export function someEyes(given: Partial<Eyes> = {}) {
  const live: { code?: (code: string) => void; scanner?: (code: string) => void } = {}
  const closed = vi.fn()
  const signal = vi.fn()
  const picture = new Blob(['picture'], { type: 'image/jpeg' })
  const eyes: Eyes = {
    openCamera: async () => ({
      stream: new MediaStream(),
      canTorch: false,
      torch: async () => {},
      still: async () => picture,
      close: closed,
    }),
    hasSeveralCameras: async () => false,
    keepOwnEye: async () => {},
    frame: async () => picture,
    still: async (file) => file,
    codesIn: async () => [],
    watchCodes: (_, onCode) => {
      live.code = onCode
      return () => delete live.code
    },
    watchScanner: (onCode) => {
      live.scanner = onCode
      return () => delete live.scanner
    },
    signal,
    lookHere: async (): Promise<FoundLine[]> => [],
    ...given,
  }
  return { eyes, live, closed, signal }
}

/** The scan page with a server whose streams are spoken by hand. */
export function aScanner(given: Partial<Eyes> = {}) {
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(scan.allowance, () => anAllowance())
  const asked: { endpoint: EndpointShape; address: string; signal: AbortSignal }[] = []
  const spoken: { say?: (event: ScanEvent | 'goodbye') => void; refusal?: Response } = {}
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit & { signal: AbortSignal }) => {
    const endpoint = [scan.photo, scan.receipt].find(
      (each) => address.startsWith(addressOf(each)) && !address.startsWith(addressOf(scan.receiptText)),
    )
    if (!endpoint) return plain(address, request)
    asked.push({ endpoint, address, signal: request.signal })
    if (spoken.refusal) return spoken.refusal.clone()
    return new Response(byHand(request.signal, spoken), { status: 200 })
  })
  const seeing = someEyes(given)
  const open = ({ signedIn = true, path = '/scan-ingredients' } = {}) =>
    renderWithApp(<ScanPage eyes={seeing.eyes} />, { path, signedIn })
  return { api, asked, spoken, open, ...seeing }
}

function byHand(signal: AbortSignal, spoken: { say?: (event: ScanEvent | 'goodbye') => void }) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      spoken.say = (event) => {
        if (event === 'goodbye') controller.close()
        else controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      signal.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
    },
  })
}
