import { describe, expect, it } from 'vitest'
import type { GreyImage } from '../image/image'
import { createNoise, drawCode } from '../testing/drawn-code'
import { readBlurredCodes } from './read-blurred-codes'
import { readFaintCodes } from './read-faint-codes'

const soft = drawCode('4006381333931', 'EAN-13', { module: 1.5, height: 48, blur: 1.95, grain: 1 })

function upsideDown(picture: GreyImage): GreyImage {
  return { ...picture, data: picture.data.slice().reverse() }
}

/** Brighter around a spot, as under a lamp. */
function withGlare(picture: GreyImage, place: number): GreyImage {
  const { width, data } = picture
  const spot = { x: width / 2, y: place * picture.height }
  return {
    ...picture,
    data: data.map((value, at) => {
      const far = Math.hypot((at % width) - spot.x, Math.floor(at / width) - spot.y)
      return Math.min(255, value + 220 * Math.exp(-((far / 14) ** 2)))
    }),
  }
}

describe('reading blurred codes', () => {
  it('reads a code whose thin bars have run together', () => {
    expect(readFaintCodes(soft)).toEqual([])
    expect(readBlurredCodes(soft)).toMatchObject([{ text: '4006381333931', format: 'EAN-13' }])
  })

  it('reads it upside down', () => {
    expect(readBlurredCodes(upsideDown(soft))).toMatchObject([{ text: '4006381333931' }])
  })

  it('reads a code under glare', () => {
    const tall = drawCode('4006381333931', 'EAN-13', { module: 1.5, height: 90, blur: 1.7, grain: 1 })
    expect(readBlurredCodes(withGlare(tall, 0.8))).toMatchObject([{ text: '4006381333931' }])
  })

  it('names a code with a leading 0 a UPC-A', () => {
    const picture = drawCode('036000291452', 'UPC-A', { module: 1.5, height: 48, blur: 1.8 })
    expect(readBlurredCodes(picture)).toMatchObject([{ text: '036000291452', format: 'UPC-A' }])
  })

  it('reads nothing from a code blurred beyond its bars', () => {
    expect(
      readBlurredCodes(drawCode('4006381333931', 'EAN-13', { module: 1.5, height: 48, blur: 5 })),
    ).toEqual([])
  })

  it('reads nothing from bars that are no code', () => {
    const chance = createNoise(3)
    const row = Uint8Array.from({ length: 240 }, () => 230)
    for (let x = 20; x < 220; x += 2 + Math.floor(chance() * 5))
      row.fill(20, x, x + 1 + Math.floor(chance() * 3))
    const data = new Uint8Array(240 * 80)
    for (let y = 0; y < 80; y += 1) data.set(row, y * 240)
    expect(readBlurredCodes({ width: 240, height: 80, data })).toEqual([])
  })

  it('stops when it is told to', () => {
    expect(readBlurredCodes(soft, () => true)).toEqual([])
  })
})
