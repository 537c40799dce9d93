import type { RgbaImage } from '@larder/sight/image/image'
import type { PlacedFood } from './fridge-scene'

type Colour = readonly [number, number, number]
type Paint = (x: number, y: number) => Colour

const side = 200

/** Something in a fridge that is no food to be named: a plastic box, a foil, a tin with a striped label, a checked cloth. */
export function drawNonFoodObject(random: () => number): RgbaImage {
  const any = (): Colour => [40 + 200 * random(), 40 + 200 * random(), 40 + 200 * random()]
  const [one, other] = [any(), any()]
  const step = 14 + 20 * random()
  const kinds: Paint[] = [
    (_, y) => (y < 45 ? one : y < 52 ? shaded(one, 0.6) : shaded(other, 1 - y / 600)),
    (x, y) =>
      shaded([190, 192, 196], 0.75 + 0.25 * Math.sin(x / 9 + 3 * Math.sin(y / 13)) * Math.cos(y / 17)),
    (x, y) =>
      shaded(
        y > 40 && y < 160 && Math.floor(x / step) % 2 === 0 ? one : other,
        0.6 + 0.4 * Math.sin((Math.PI * x) / side),
      ),
    (x, y) => (Math.floor(x / step) % 2 === Math.floor(y / step) % 2 ? one : shaded(one, 0.55)),
  ]
  return renderPixels(kinds[Math.floor(random() * kinds.length)] ?? (() => one))
}

/** An arm that reaches over the rim of the picture into a place. */
export function drawHand({ x, level }: { x: number; level: number }, random: () => number): PlacedFood {
  const skin = 0.55 + 0.4 * random()
  const fromLeft = x < 450
  const picture = renderPixels((px, py) => {
    const round = Math.sin((Math.PI * py) / side)
    const knuckles = 1 - 0.08 * Math.max(0, Math.sin(px / 7))
    return shaded([236, 188, 160], skin * (0.6 + 0.4 * round) * knuckles)
  })
  const width = (fromLeft ? x : 900 - x) + 90
  return {
    cut: { label: 'hand', picture },
    x: fromLeft ? width / 2 - 30 : 930 - width / 2,
    y: level - 70,
    width,
    height: 95,
    part: 0.95,
    roundness: 4,
  }
}

function renderPixels(paint: Paint): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) data.set([...paint(x, y), 255], (y * side + x) * 4)
  return { width: side, height: side, data }
}

function shaded([red, green, blue]: Colour, by: number): Colour {
  return [red * by, green * by, blue * by]
}
