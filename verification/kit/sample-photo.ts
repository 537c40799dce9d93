import sharp from 'sharp'

const drawn = new Map<string, Promise<Buffer>>()

/** A photo of fruit on a table, drawn once: with grain, so that it decodes as slowly as a real one. */
export function drawFruitPhoto(width: number, height: number, seed: number): Promise<Buffer> {
  const key = [width, height, seed].join(' ')
  const photo = drawn.get(key) ?? draw(width, height, seed)
  drawn.set(key, photo)
  return photo
}

async function draw(width: number, height: number, seed: number): Promise<Buffer> {
  const fruits = ['#d8332b', '#e8c22a', '#5f9e3a', '#e5812b'].map((colour, at) => {
    const x = width * (0.2 + 0.2 * ((at + seed) % 4))
    const y = height * (0.35 + 0.3 * ((at * seed) % 2))
    return `<ellipse cx="${x}" cy="${y}" rx="${height * 0.16}" ry="${height * 0.14}" fill="${colour}"/>`
  })
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cdbfae"/>${fruits.join('')}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
