import { mix, tone } from '../colour'
import { type Canvas, pictureHeight, pictureWidth } from './canvas'
import { smooth, smoothLine } from './geometry'
import type { Backdrop } from './light'

/** Draws the table: a cloth in the light, with a folded napkin on some tables. */
export function drawTable(c: Canvas, backdrop: Backdrop): void {
  const [near, far] = c.light.cloth[backdrop]
  const whole = `M0 0h${pictureWidth}v${pictureHeight}H0Z`
  c.path(
    whole,
    c.radial(
      [
        [0, near],
        [0.55, mix(near, far, 0.45)],
        [1, far],
      ],
      [0.3, 0.2, 1],
    ),
  )
  c.grain(whole, tone(far, -0.12), 0.9, 0.16)
  if (c.seed % 3 !== 0) return
  const colour = mix(far, c.light.theme === 'dark' ? '#6b5a48' : '#ffffff', 0.4)
  const [x, flip] = c.seed % 2 === 0 ? [-20, 1] : [500, -1]
  const cloth = smooth(
    [
      [x, 190],
      [x + 130 * flip, 210],
      [x + 150 * flip, 290],
      [x + 110 * flip, 380],
      [x, 390],
    ],
    0.35,
  )
  c.path(cloth, c.light.shade, ' opacity=".14" transform="translate(5 7)"')
  c.path(
    cloth,
    c.linear([
      [0, tone(colour, 0.02)],
      [1, tone(colour, -0.06)],
    ]),
  )
  for (const at of [0, 14, 52])
    c.line(
      smoothLine([
        [x + (28 + at) * flip, 190],
        [x + (40 + at) * flip, 290],
        [x + (22 + at) * flip, 390],
      ]),
      tone(far, -0.12, 1.6),
      at === 14 ? 2 : 4,
      ' opacity=".3"',
    )
}
