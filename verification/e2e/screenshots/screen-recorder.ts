import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'

const run = promisify(execFile)
const framesPerSecond = 25
const pointerElementId = 'film-pointer'

interface Caption {
  readonly from: number
  readonly words: string
}

/**
 * A film of a page, taken picture by picture: how fast the machine is does not show in it. A pointer that glides stands in for
 * the hand.
 */
export async function createScreenRecorder(page: Page, { width, height }: { width: number; height: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'larder-film-'))
  const pictures: { file: string; frames: number }[] = []
  const cues: Caption[] = []
  let at = { x: width * 0.6, y: height * 0.7 }
  let length = 0

  async function place(pressed = false): Promise<void> {
    await page.evaluate(
      ({ id, x, y, pressed }) => {
        const known = document.getElementById(id)
        const dot = known ?? document.createElement('div')
        dot.id = id
        dot.ariaHidden = 'true'
        const size = pressed ? 18 : 24
        dot.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;border-radius:50%;background:oklch(0.55 0.12 145 / ${pressed ? 0.75 : 0.4});border:2px solid oklch(0.42 0.1 145)`
        if (!known) document.documentElement.append(dot)
      },
      { id: pointerElementId, ...at, pressed },
    )
  }

  async function take(frames = 1, pressed = false): Promise<void> {
    await place(pressed)
    const file = join(folder, `${String(pictures.length).padStart(5, '0')}.png`)
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
    pictures.push({ file, frames })
    length += frames
  }

  const hold = (seconds: number) => take(Math.max(1, Math.round(seconds * framesPerSecond)))

  async function glide(target: Locator): Promise<void> {
    const seen = await target.boundingBox()
    if (!seen || seen.y < 0 || seen.y + seen.height > height) await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('what the film should point at is not there')
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 }
    const from = at
    const steps = 12
    for (let step = 1; step <= steps; step += 1) {
      const part = easeInOut(step / steps)
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await take()
    }
  }

  return {
    /** What is said from here on. */
    say(words: string): void {
      cues.push({ from: length, words })
    },
    hold,
    glide,
    async press(target: Locator): Promise<void> {
      await glide(target)
      await take(4, true)
      await target.click()
    },
    /** Rolls the page so far down, or up where it is less than nothing. */
    async roll(pixels: number): Promise<void> {
      const start = await page.evaluate(() => window.scrollY)
      const steps = 18
      for (let step = 1; step <= steps; step += 1) {
        await page.evaluate((top) => window.scrollTo(0, top), start + pixels * easeInOut(step / steps))
        await take()
      }
    },
    /** Films until something is there; a long wait is shortened. */
    async until(target: Locator, mostSeconds = 2): Promise<void> {
      for (let waited = 0; waited < mostSeconds * framesPerSecond; waited += 3) {
        if (await target.isVisible()) return
        await take(3)
      }
      await target.waitFor()
    },
    /** Writes it in both formats, with its captions and a picture for before it begins. */
    async develop(target: string, posterAt: number): Promise<void> {
      const list = pictures.flatMap(({ file, frames }) => [
        `file '${file}'`,
        `duration ${frames / framesPerSecond}`,
      ])
      const last = pictures.at(-1)?.file ?? ''
      await writeFile(join(folder, 'list.txt'), [...list, `file '${last}'`].join('\n'))
      const input = ['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')]
      const even = ['-r', String(framesPerSecond), '-pix_fmt', 'yuv420p', '-an']
      const webm = ['-c:v', 'libvpx-vp9', '-crf', '37', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2']
      const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-movflags', '+faststart']
      await run('ffmpeg', [...input, ...webm, ...even, join(target, 'demo.webm')])
      await run('ffmpeg', [...input, ...mp4, ...even, join(target, 'demo.mp4')])
      const poster = ['-y', '-v', 'error', '-ss', String(posterAt), '-i', join(target, 'demo.mp4')]
      await run('ffmpeg', [...poster, '-frames:v', '1', '-q:v', '5', join(target, 'poster.jpg')])
      await writeFile(join(target, 'demo.vtt'), toWebVtt(cues, length))
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2
}

function toWebVtt(cues: readonly Caption[], length: number): string {
  const lines = cues.map(({ from, words }, place) => {
    const to = (cues[place + 1]?.from ?? length) - 1
    return `${formatTimestamp(from)} --> ${formatTimestamp(to)}\n${words}\n`
  })
  return `WEBVTT\n\n${lines.join('\n')}`
}

function formatTimestamp(frame: number): string {
  const ms = Math.round((frame / framesPerSecond) * 1000)
  const [minutes, rest] = [Math.floor(ms / 60_000), ms % 60_000]
  return `00:${String(minutes).padStart(2, '0')}:${(rest / 1000).toFixed(3).padStart(6, '0')}`
}
