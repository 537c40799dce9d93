import sharp from 'sharp'
const [out, h, ...names] = process.argv.slice(2)
const H = Number(h)
const ims = await Promise.all(names.map(async (n) => { const m = await sharp(n).metadata(); const k = Math.min(1, H / m.height); const w = Math.round(m.width * k), hh = Math.round(m.height * k); return { w, hh, b: await sharp(n).resize(w, hh).toBuffer() } }))
let x = 0
const comp = ims.map(({ w, b }) => { const c = { input: b, left: x, top: 0 }; x += w + 10; return c })
await sharp({ create: { width: x, height: Math.max(...ims.map((i) => i.hh)), channels: 3, background: '#888' } }).composite(comp).png().toFile(out)
