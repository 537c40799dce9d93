import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '../../apps/server/src/log'
import { createRecogniser, type Recogniser } from '../../apps/server/src/vision/recogniser'
import { median, percentile } from '../kit/percentile'
import { drawFruitPhoto } from '../kit/sample-photo'
import { onMeasurementEnd } from './processes/cleanup'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const sizes = [
  [4032, 3024],
  [1600, 1200],
  [1080, 1440],
] as const
const photoCount = 21
const atOnce = 20
/** What one core may work for a photo, and how long somebody else's request may wait meanwhile. */
const photoLimit = 300
const waitLimit = 100

/** What recognising the foods of a photo costs, and whether anybody else feels it. */
export async function measureRecognition(): Promise<BenchFigure[]> {
  const photos = await Promise.all(sizes.map(([width, height], at) => drawFruitPhoto(width, height, at + 1)))
  const recogniser = createRecogniser({ log: createLog('warn') })
  onMeasurementEnd(() => recogniser.close())
  const first = performance.now()
  await recogniser.look(photoOf(photos, 0))
  const firstMs = performance.now() - first
  const works = await timePhotos(recogniser, photos)
  const { waits, seconds } = await recogniseConcurrently(recogniser, photos)
  return [
    {
      name: 'a photo',
      value: median(works),
      unit: 'ms',
      limit: photoLimit,
      note: `one core’s work, unpacking included, 12, 2 and 1.5 megapixels in turns; most ${formatFigure(Math.max(...works))}; the first with loading ${formatFigure(firstMs)} by the clock`,
    },
    {
      name: `${atOnce} at once`,
      value: seconds,
      unit: 's',
      note: 'all seen, none failed',
    },
    {
      name: 'others meanwhile',
      value: percentile(waits, 0.95),
      unit: 'ms',
      limit: waitLimit,
      note: `p95 of ${waits.length} small requests to the same process; slowest ${formatFigure(Math.max(...waits))}`,
    },
  ]
}

function photoOf(photos: readonly Buffer[], at: number): Buffer {
  return photos[at % photos.length] ?? Buffer.alloc(0)
}

/** One after the other, so that what the process works is what the photo costs. */
async function timePhotos(recogniser: Recogniser, photos: readonly Buffer[]): Promise<number[]> {
  const works: number[] = []
  for (let at = 0; at < photoCount; at += 1) {
    const start = process.cpuUsage()
    await recogniser.look(photoOf(photos, at))
    const { user, system } = process.cpuUsage(start)
    works.push((user + system) / 1000)
  }
  return works
}

/** Many at once, while somebody asks the same process for small things, one after the other. */
async function recogniseConcurrently(recogniser: Recogniser, photos: readonly Buffer[]) {
  const server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1')
  onMeasurementEnd(async () => server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const waits: number[] = []
  const state = { isLooking: true }
  const start = performance.now()
  const asking = (async () => {
    while (state.isLooking) {
      const startedAt = performance.now()
      await (await fetch(url)).text()
      waits.push(performance.now() - startedAt)
    }
  })()
  await Promise.all(Array.from({ length: atOnce }, (_, at) => recogniser.look(photoOf(photos, at))))
  const seconds = (performance.now() - start) / 1000
  state.isLooking = false
  await asking
  return { waits, seconds }
}
