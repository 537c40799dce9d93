import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { type Scan, type ScanEvent, type ScanLine, scan } from '@larder/contract/scan'
import sharp from 'sharp'
import type { AppParts } from '../../app-platform'
import type { ScanVision, SeenObject } from '../../features/scan/photos/scan-vision'
import { aCook, type Cook } from '../a-cook'
import { testApp } from '../test-app'
import type { TestCluster } from '../test-cluster'
import { relaxedRateLimits } from './a-kitchen'

/** The results of the stub recogniser. */
interface StubVision {
  seen: readonly SeenObject[]
  text: string
  /** Called during recognition. */
  meanwhile(signal: AbortSignal | undefined): Promise<void>
  looks: number
  /** The lines of a label. */
  label: readonly string[]
  /** The code printed in digits under bars. */
  digits: string | undefined
}

export const aSeenThing = (label: string, confidence: number, ...others: [string, number][]): SeenObject => ({
  area: { left: 0.1, top: 0.2, width: 0.5, height: 0.25 },
  guesses: [[label, confidence] as const, ...others].map(([name, sure]) => ({
    label: name,
    confidence: sure,
  })),
})

/** A kitchen with scanning actions and a stub recogniser. */
export async function aScanningKitchen(cluster: TestCluster, parts: Partial<AppParts> = {}) {
  const sights: StubVision = {
    seen: [],
    text: '',
    meanwhile: async () => undefined,
    looks: 0,
    label: [],
    digits: undefined,
  }
  const look = async (signal: AbortSignal | undefined, onProgress: ((done: number) => void) | undefined) => {
    sights.looks += 1
    onProgress?.(0.5)
    await sights.meanwhile(signal)
  }
  const scanVision: ScanVision = {
    recogniser: {
      async look(_, { signal, onProgress }) {
        await look(signal, onProgress)
        return sights.seen
      },
    },
    pageReader: {
      async read(_, { signal, onProgress }) {
        await look(signal, onProgress)
        return { text: sights.text, words: sights.text.split(/\s+/).length }
      },
      async readLabel(_, { signal, onProgress }) {
        await look(signal, onProgress)
        const lines = sights.label.map((text) => ({
          ...{ text, confidence: 0.99, startsBlock: false, mayMiss: false },
        }))
        return { lines, rows: lines, isCut: false }
      },
      async readDigits(_, { signal, onProgress }) {
        await look(signal, onProgress)
        return sights.digits
      },
    },
  }
  const plenty = { most: 1_000_000, windowSeconds: 60 }
  const allowances = { ...relaxedRateLimits, lookings: plenty }
  const larder = await testApp(cluster, { scanVision, allowances, ...parts })
  const ana = await aCook(larder)
  const as = (cook: Cook = ana) => ({ token: cook.token })
  return {
    ...larder,
    ana,
    sights,
    as,
    /** Uploads a photo as a phone does. */
    photo: (cook?: Cook, id: string = randomUUID(), keep = 'false') =>
      larder.call(scan.photo, { query: { scan: id, keep }, picture: samplePhoto }, as(cook)),
    receiptText: (text: string, cook?: Cook, id: string = randomUUID()) =>
      larder.call(scan.receiptText, { body: { scan: id, text } }, as(cook)),
    code: (code: string, id: string = randomUUID(), cook?: Cook) =>
      larder.call(scan.barcode, { body: { scan: id, code } }, as(cook)),
    save: (scanned: Scan, lines: readonly ScanLine[] = scanned.lines, cook?: Cook, action?: string) =>
      larder.call(
        scan.save,
        {
          params: { id: scanned.id },
          body: { lines: lines.map(toUnchangedLine), ...(action !== undefined && { action }) },
        },
        as(cook),
      ),
    left: async (cook?: Cook) => (await larder.call(scan.allowance, {}, as(cook))).body.data.left,
    stock: async (cook?: Cook) => (await larder.call(inventory.list, {}, as(cook))).body.data,
  }
}

/** A line as the screen sends it without changes. */
export function toUnchangedLine({
  key,
  name,
  amount,
  unit,
  category,
  foodId,
  location,
  expiryDate,
  price,
}: ScanLine) {
  return {
    key,
    name,
    amount,
    unit,
    category,
    location,
    ...(foodId !== undefined && { foodId }),
    ...(expiryDate !== undefined && { expiryDate }),
    ...(price !== undefined && { price }),
  }
}

/** Returns the found scan, or throws with the response. */
export function expectFoundScan({ status, body }: { status: number; body: { data: ScanEvent } }): Scan {
  if (status !== 200 || body.data?.kind !== 'found') throw new Error(`nothing found: ${JSON.stringify(body)}`)
  return body.data.scan
}

export const samplePhoto = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#3a7d34' },
})
  .jpeg()
  .toBuffer()

export type ScanningKitchen = Awaited<ReturnType<typeof aScanningKitchen>>
