import sharp from 'sharp'

const photos = new Map<number, Promise<Buffer>>()
const receipts = new Map<string, Promise<Buffer>>()
const [width, height] = [1600, 1200]

/** Fruit on a table as a phone sends it, drawn once a seed: the run is about the server's work, not about drawing. */
export function drawFruitPhoto(seed: number): Promise<Buffer> {
  const drawn = photos.get(seed) ?? drawPhoto(seed)
  photos.set(seed, drawn)
  return drawn
}

function drawPhoto(seed: number): Promise<Buffer> {
  const fruits = ['#d8332b', '#e8c22a', '#5f9e3a', '#e5812b'].map((colour, at) => {
    const x = width * (0.2 + 0.2 * ((at + seed) % 4))
    const y = height * (0.35 + 0.3 * ((at * seed) % 2))
    return `<ellipse cx="${x}" cy="${y}" rx="${height * 0.16}" ry="${height * 0.14}" fill="${colour}"/>`
  })
  return jpegOf(width, height, `<rect width="100%" height="100%" fill="#cdbfae"/>${fruits.join('')}`)
}

/** A receipt as it lies on the table. */
export function drawReceiptPhoto(text: string): Promise<Buffer> {
  const drawn = receipts.get(text) ?? drawReceipt(text)
  receipts.set(text, drawn)
  return drawn
}

function drawReceipt(text: string): Promise<Buffer> {
  const rows = text.split('\n').map((row, at) => `<text x="40" y="${80 + at * 48}">${row}</text>`)
  const style = 'font-family="monospace" font-size="32" fill="#222" xml:space="preserve"'
  return jpegOf(800, 480, `<rect width="100%" height="100%" fill="#fdfdfb"/><g ${style}>${rows.join('')}</g>`)
}

function jpegOf(wide: number, high: number, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${content}</svg>`
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 88 }).toBuffer()
}
