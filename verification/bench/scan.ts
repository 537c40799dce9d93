import { randomUUID } from 'node:crypto'
import { buildEndpointUrl, type EndpointShape } from '@larder/contract/http/endpoint'
import { scan } from '@larder/contract/scan'
import sharp from 'sharp'
import { aCook } from '../../apps/server/src/testing/a-cook'
import { median } from '../kit/percentile'
import { drawFruitPhoto } from '../kit/sample-photo'
import { startLarder } from '../kit/start-larder'
import { drawTillReceipt } from '../kit/till-receipt'
import { onMeasurementEnd } from './processes/cleanup'
import { createBenchFolder } from './processes/data-folder'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const rounds = 5

interface ScanKind {
  readonly name: string
  readonly note: string
  readonly endpoint: EndpointShape
  readonly picture?: Buffer
  /** What is heard in the answer when it saw what there is to see. */
  readonly expected: RegExp
}

/** How long somebody waits for what was scanned, by its kind, from sending it to the last word of the answer. */
export async function measureScan(): Promise<BenchFigure[]> {
  const { url, token } = await startScanServer()
  const figures: BenchFigure[] = []
  for (const kind of await scanKinds()) {
    const taken: number[] = []
    for (let round = 0; round <= rounds; round += 1) taken.push(await timeScan(url, token, kind))
    const [first = Number.NaN, ...later] = taken
    figures.push({
      name: kind.name,
      value: median(later),
      unit: 'ms',
      note: `${kind.note}; slowest ${formatFigure(Math.max(...later))}, the first ${formatFigure(first)}`,
    })
  }
  return figures
}

async function scanKinds(): Promise<ScanKind[]> {
  return [
    { name: 'barcode', note: 'its digits', endpoint: scan.barcode, expected: /"inStore"/ },
    {
      ...{ name: 'label', note: 'the day on a pack', endpoint: scan.packDate },
      ...{ picture: await printedDay(), expected: /2027-03-14/ },
    },
    {
      ...{ name: 'receipt', note: 'six lines, 1.2 megapixels', endpoint: scan.receipt },
      ...{ picture: await drawTillReceipt(), expected: /milk/i },
    },
    {
      ...{ name: 'photo', note: 'fruit on a table, 2 megapixels', endpoint: scan.photo },
      ...{ picture: await drawFruitPhoto(1600, 1200, 1), expected: /"kind":"(?:found|nothing)"/ },
    },
  ]
}

async function timeScan(
  url: string,
  token: string,
  { name, endpoint, picture, expected }: ScanKind,
): Promise<number> {
  const id = randomUUID()
  const query = endpoint.query ? { query: { scan: id } } : {}
  const start = performance.now()
  const answer = await fetch(url + buildEndpointUrl(endpoint, query), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': picture ? 'application/octet-stream' : 'application/json',
    },
    body: picture ? new Uint8Array(picture) : JSON.stringify({ scan: id, code: '4006381333931' }),
  })
  const words = await answer.text()
  const ms = performance.now() - start
  if (!answer.ok || !expected.test(words)) throw new Error(`${name}: ${words.slice(0, 2000)}`)
  return ms
}

function printedDay(): Promise<Buffer> {
  const words = ['BEST BEFORE', '14/03/2027'].map(
    (line, at) =>
      `<text x="180" y="${300 + at * 160}" font-family="DejaVu Sans Mono, monospace" font-size="96">${line}</text>`,
  )
  const pack = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="#fbfaf6"/>${words.join('')}</svg>`
  return sharp(Buffer.from(pack)).jpeg({ quality: 90 }).toBuffer()
}

/** A cook whose plan has no limit of scans, on an installation of their own. */
async function startScanServer(): Promise<{ url: string; token: string }> {
  const larder = await startLarder({ folder: await createBenchFolder() })
  onMeasurementEnd(larder.close)
  const url = await larder.http.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await aCook(larder)
  await larder.db.$client.query(`update accounts set subscription = 'pro'`)
  return { url, token }
}
