import sharp from 'sharp'

/** The goods of a small receipt, as a till prints them. */
const usualGoods = ['MILK 1L        1.29', 'SPINACH 500G   1.99', 'SOAP           2.00']

/** A picture of it with its total, in the system's monospaced letters. */
export function drawTillReceipt(goods: readonly string[] = usualGoods): Promise<Buffer> {
  const cents = goods.map((line) => Math.round(Number(/[\d.]+$/.exec(line)?.[0]) * 100))
  const total = (cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)
  const width = goods[0]?.length ?? 0
  const lines = ['CORNER SHOP', '14/11/2026', ...goods, `TOTAL${total.padStart(width - 5)}`].map(
    (line, at) =>
      `<text x="180" y="${150 + at * 110}" font-family="DejaVu Sans Mono, monospace" font-size="64" xml:space="preserve">${line}</text>`,
  )
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="#fbfaf6"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(paper)).png().toBuffer()
}
