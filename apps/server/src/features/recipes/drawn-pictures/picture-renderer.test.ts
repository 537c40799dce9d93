import { describePicture } from '@larder/plating/describe-picture'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../../log'
import { createPictureRenderer, type PictureRenderer } from './picture-renderer'
import { type RenderTask, renderPicture } from './render-picture'

let renderer: PictureRenderer | undefined
afterEach(() => renderer?.close())

const log = createLog('silent')
const description = describePicture({
  title: 'Tomato soup',
  ingredients: [{ text: '1 kg tomatoes' }, { text: 'basil' }],
  steps: ['Simmer and blend. Serve with basil.'],
})
const task: RenderTask = { description, theme: 'light', size: '320', format: 'image/webp' }

test('renders in a worker without blocking requests, the same bytes as here', async () => {
  renderer = createPictureRenderer({ log })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 5)
  const bytes = await renderer.render(task)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(2)
  expect(Buffer.compare(bytes, (await renderPicture(task)).bytes)).toBe(0)
})

test('rejects on a full queue, on a broken description and once closed', async () => {
  renderer = createPictureRenderer({ log, limits: { atOnce: 1, waiting: 1, endedMs: 600_000, idleMs: 1000 } })
  const broken = { ...task, description: null as never }
  const results = await Promise.allSettled([
    renderer.render(broken),
    renderer.render(task),
    renderer.render(task),
  ])
  expect(results).toMatchObject([
    { status: 'rejected', reason: { reason: 'broken' } },
    { status: 'fulfilled' },
    { status: 'rejected', reason: { reason: 'busy' } },
  ])
  await renderer.close()
  await expect(renderer.render(task)).rejects.toMatchObject({ reason: 'stopped' })
})
