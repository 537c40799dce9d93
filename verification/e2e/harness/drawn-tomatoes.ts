import sharp from 'sharp'

/** A heap of drawn tomatoes: the recogniser takes it for what it is. A single drawing on plain ground is refused as no food. */
export function drawTomatoes({ ground = '#4a3322' } = {}): Promise<Buffer> {
  const fruits = Array.from({ length: 60 }, (_, at) => {
    const x = (((at * 7919) % 97) / 97) * 1280
    const y = (((at * 104729) % 89) / 89) * 960
    return `<circle cx="${x}" cy="${y}" r="86" fill="url(#g)"/>`
  })
  const skin = `<radialGradient id="g" cx="0.4" cy="0.35" r="0.7"><stop stop-color="#f6a49a"/>
    <stop offset="0.4" stop-color="#d8332b"/><stop offset="1" stop-color="#8e1414"/></radialGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><defs>${skin}</defs>
    <rect width="100%" height="100%" fill="${ground}"/>${fruits.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
