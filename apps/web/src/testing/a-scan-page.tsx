import { account } from '@larder/contract/account'
import { buildEndpointUrl, type EndpointShape } from '@larder/contract/http/endpoint'
import type { ScanEvent, ScanLine } from '@larder/contract/scan'
import { scan } from '@larder/contract/scan'
import { vi } from 'vitest'
import type { DeviceVision } from '../features/scan/device-vision'
import { ScanPage } from '../features/scan/scan-page'
import { anAllowance } from './a-scan'
import { aUser } from './a-user'
import { renderWithApp } from './render-with-app'
import { stubApi } from './stub-api'

/** A device with a fake camera, barcode reader and recogniser, controlled by the test. */
function aFakeDeviceVision(overrides: Partial<DeviceVision> = {}) {
  const live: { code?: (code: string) => void; scanner?: (code: string) => void } = {}
  const closed = vi.fn()
  const signal = vi.fn()
  const picture = new Blob(['picture'], { type: 'image/jpeg' })
  const vision: DeviceVision = {
    openCamera: async () => ({
      stream: new MediaStream(),
      canTorch: false,
      torch: async () => {},
      takePhoto: async () => picture,
      close: closed,
    }),
    hasSeveralCameras: async () => false,
    preloadModel: async () => {},
    captureFrame: async () => picture,
    normalizePicture: async (file) => file,
    findBarcodes: async () => [],
    watchBarcodes: (_, onCode) => {
      live.code = onCode
      return () => delete live.code
    },
    watchScanner: (onCode) => {
      live.scanner = onCode
      return () => delete live.scanner
    },
    beep: signal,
    recognizeOnDevice: async (): Promise<ScanLine[]> => [],
    ...overrides,
  }
  return { vision, live, closed, signal }
}

/** The scan page with a server whose event streams the test writes. */
export function aScanPage(overrides: Partial<DeviceVision> = {}) {
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(scan.allowance, () => anAllowance())
  const asked: { endpoint: EndpointShape; address: string; signal: AbortSignal }[] = []
  const spoken: { say?: (event: ScanEvent | 'goodbye') => void; rejection?: Response } = {}
  const stubbedFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit & { signal: AbortSignal }) => {
    const isFurther = /\/scans\/[^/]+\/photos\?/.test(address)
    const endpoint = isFurther
      ? scan.addPhoto
      : [scan.photo, scan.receipt].find(
          (candidate) =>
            address.startsWith(buildEndpointUrl(candidate)) &&
            !address.startsWith(buildEndpointUrl(scan.receiptText)),
        )
    if (!endpoint) return stubbedFetch(address, request)
    asked.push({ endpoint, address, signal: request.signal })
    if (spoken.rejection) return spoken.rejection.clone()
    return new Response(manualStream(request.signal, spoken), { status: 200 })
  })
  const device = aFakeDeviceVision(overrides)
  const open = ({ signedIn = true, path = '/scan-ingredients' } = {}) =>
    renderWithApp(<ScanPage vision={device.vision} />, { path, signedIn })
  return { api, asked, spoken, open, ...device }
}

function manualStream(signal: AbortSignal, spoken: { say?: (event: ScanEvent | 'goodbye') => void }) {
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
