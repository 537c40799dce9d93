import { type Colour, tone } from '../colour'
import { type Random, randomFrom } from '../random'
import { num } from './geometry'
import type { Light } from './light'

/** A stop of a gradient: where, which colour, how opaque. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** Width of every picture in its own units. */
export const pictureWidth = 480

/** Height of every picture in its own units. */
export const pictureHeight = 360

const mostPiecesInPicture = 360

/**
 * Collects the markup of one picture. Definitions are shared by content, and their ids start with the picture's own
 * prefix, so that several pictures can stand on one page.
 */
export class Canvas {
  readonly random: Random
  readonly #parts: string[] = []
  readonly #definitions: string[] = []
  readonly #ids = new Map<string, string>()
  #pieces = 0
  #drawn = 0
  readonly #bodies = new Map<string, string>()
  readonly #lit = new Map<Colour, Colour>()
  readonly #shadows = new Map<number, string>()
  readonly #looks = new Map<string, { readonly id: string; readonly x: number; readonly y: number }[]>()

  constructor(
    readonly light: Light,
    readonly isFull: boolean,
    readonly prefix: string,
    readonly seed: number,
    /** What one sees most of, so that vessels and boards stand out from it. */
    readonly food: Colour = '#c98a3c',
  ) {
    this.random = randomFrom(seed)
  }

  /** Returns a colour as this picture's light shows it. */
  lit(colour: Colour): Colour {
    const known = this.#lit.get(colour)
    if (known !== undefined) return known
    const seen = this.light.lit(colour)
    this.#lit.set(colour, seen)
    return seen
  }

  /** Counts a piece; false when the picture has as many as it may have, which bounds its size. */
  takesPiece(): boolean {
    this.#pieces += 1
    return this.#pieces <= mostPiecesInPicture
  }

  add(markup: string): void {
    this.#parts.push(markup)
  }

  /**
   * Draws one of many alike. The first few are drawn, each with a look of its own; later ones repeat one of these at
   * another place, which is much faster and smaller.
   */
  repeated(kind: string, looks: number, x: number, y: number, draw: () => void): void {
    const known = this.#looks.get(kind) ?? []
    const again = known.length < looks ? undefined : known[Math.floor(this.random() * looks)]
    if (again) {
      this.#parts.push(`<use href="#${again.id}" x="${num(x - again.x)}" y="${num(y - again.y)}"/>`)
      return
    }
    this.#drawn += 1
    const id = `${this.prefix}l${this.#drawn.toString(36)}`
    known.push({ id, x, y })
    this.#looks.set(kind, known)
    this.group(`id="${id}"`, draw)
  }

  /** Fills a path with a paint: a colour or the reference to a gradient. */
  path(d: string, fill: string, rest = ''): void {
    this.#parts.push(`<path d="${d}" fill="${fill}"${rest}/>`)
  }

  /** Draws a line. */
  line(d: string, colour: string, width: number, rest = ''): void {
    this.#parts.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${rest}/>`)
  }

  /** Draws one line several times, wide and dark first, so that it becomes a round strand. */
  strokes(d: string, layers: readonly (readonly [colour: string, width: number, rest?: string])[]): void {
    const id = this.define('', 'path', ` d="${d}"`)
    for (const [colour, width, rest = ''] of layers)
      this.#parts.push(
        `<use href="#${id}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${rest}/>`,
      )
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, rest = ''): void {
    this.#parts.push(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${rest}/>`,
    )
  }

  /** Draws inside a group. */
  group(attributes: string, draw: () => void): void {
    this.#parts.push(`<g ${attributes}>`)
    draw()
    this.#parts.push('</g>')
  }

  /** Draws only what falls inside a path. */
  inside(d: string, draw: () => void): void {
    const id = this.define(`<path d="${d}"/>`, 'clipPath')
    this.group(`clip-path="url(#${id})"`, draw)
  }

  /** Adds a definition once and returns its id. */
  define(content: string, element: string, attributes = ''): string {
    const key = `${element} ${attributes}>${content}`
    const existing = this.#ids.get(key)
    if (existing !== undefined) return existing
    const id = `${this.prefix}${this.#ids.size.toString(36)}`
    this.#ids.set(key, id)
    this.#definitions.push(
      content === ''
        ? `<${element} id="${id}"${attributes}/>`
        : `<${element} id="${id}"${attributes}>${content}</${element}>`,
    )
    return id
  }

  /** A straight gradient over the shape it fills, by default away from the light. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0.15, 0, 0.75, 1]): string {
    const attributes = ` x1="${num2(x1)}" y1="${num2(y1)}" x2="${num2(x2)}" y2="${num2(y2)}"`
    return `url(#${this.define(stopsText(stops), 'linearGradient', attributes)})`
  }

  /** A round gradient over the shape it fills. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    const attributes = ` cx="${num2(cx)}" cy="${num2(cy)}" r="${num2(r)}"`
    return `url(#${this.define(stopsText(stops), 'radialGradient', attributes)})`
  }

  /** The paint of a solid piece: lighter towards the light, darker away from it. */
  body(colour: Colour, contrast = 1): string {
    const key = `${colour}${contrast}`
    const existing = this.#bodies.get(key)
    if (existing !== undefined) return existing
    const own = this.lit(colour)
    const paint = this.linear([
      [0, tone(own, 0.075 * contrast)],
      [0.5, own],
      [1, tone(own, -0.11 * contrast, 1.04)],
    ])
    this.#bodies.set(key, paint)
    return paint
  }

  /** A soft shadow; no filter, so that it costs nothing in a browser. */
  shadow(x: number, y: number, rx: number, ry: number, strength = 0.34): void {
    const { shade, shadeStrength } = this.light
    const dark = Math.min(0.85, strength * shadeStrength)
    let paint = this.#shadows.get(dark)
    if (paint === undefined) {
      paint = this.radial([
        [0, shade, dark],
        [0.55, shade, dark * 0.62],
        [1, shade, 0],
      ])
      this.#shadows.set(dark, paint)
    }
    this.ellipse(x, y, rx, ry, paint)
  }

  /** The shadow of a shape whose outline matters: a ring or a curl is not dark in its middle. */
  castShadow(d: string, [dx, dy]: readonly [number, number], strength = 0.34): void {
    const { shade, shadeStrength } = this.light
    const dark = Math.min(0.6, strength * shadeStrength * 0.5)
    const id = this.define('', 'path', ` d="${d}"`)
    for (const [reach, width, share] of [
      [1, 9, 0.35],
      [0.9, 4, 0.5],
      [0.8, 0, 0.6],
    ] as const)
      this.#parts.push(
        `<use href="#${id}" fill="${shade}" stroke="${shade}" stroke-width="${width}" stroke-linejoin="round" opacity="${num2(dark * share)}" transform="translate(${num(dx * reach)} ${num(dy * reach)})"/>`,
      )
  }

  /** A gleam of light. */
  gleam(x: number, y: number, rx: number, ry: number, strength = 0.5, turn = -35): void {
    this.#parts.push(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#fff" opacity="${num2(strength * this.light.shine)}"${turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`}/>`,
    )
  }

  /** Grain of a surface by noise, only in full detail. */
  grain(d: string, colour: Colour, frequency: number, strength: number, stretch = 1): void {
    if (!this.isFull) return
    const value = Number.parseInt(this.lit(colour).slice(1), 16)
    const part = (shift: number) => num2(((value >> shift) & 255) / 255)
    const filter = this.define(
      `<feTurbulence type="fractalNoise" baseFrequency="${num3(frequency)} ${num3(frequency * stretch)}" numOctaves="3" seed="${this.seed % 97}"/><feColorMatrix values="0 0 0 0 ${part(16)} 0 0 0 0 ${part(8)} 0 0 0 0 ${part(0)} 0 0 0 ${num2(strength * 4)} ${num2(-strength * 1.75)}"/>`,
      'filter',
      ' x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"',
    )
    const clip = this.define(`<path d="${d}"/>`, 'clipPath')
    this.#parts.push(
      `<g clip-path="url(#${clip})"><rect width="${pictureWidth}" height="${pictureHeight}" filter="url(#${filter})"/></g>`,
    )
  }

  /** Blurs what is drawn, only in full detail. */
  blurred(deviation: number, draw: () => void): void {
    if (!this.isFull) {
      draw()
      return
    }
    const filter = this.define(
      `<feGaussianBlur stdDeviation="${num(deviation)}"/>`,
      'filter',
      ' x="-.5" y="-.5" width="2" height="2"',
    )
    this.group(`filter="url(#${filter})"`, draw)
  }

  /** The whole picture. */
  markup(attributes: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="32 24 416 312" stroke-linecap="round" stroke-linejoin="round"${attributes}><defs>${this.#definitions.join('')}</defs>${this.#parts.join('')}</svg>`
  }
}

const hundredths = new Map<number, string>()

function num2(value: number): string {
  const rounded = Math.round(value * 100)
  const known = hundredths.get(rounded)
  if (known !== undefined) return known
  const text = String(rounded / 100)
  const short = text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
  if (hundredths.size < 2000) hundredths.set(rounded, short)
  return short
}

function num3(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${num2(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${num2(opacity)}"`}/>`,
    )
    .join('')
}
