import { expect, it } from 'vitest'
import { describePicture } from './describe-picture'
import { drawPicture } from './draw-picture'
import { drawingVersion } from './drawing-version'
import { dishForms } from './picture-description'
import { hashText } from './random'

// A rendered picture is kept under its version: a drawing that changes without one would never be seen.
it('is raised when a form is drawn in another way', () => {
  const salad = describePicture({
    title: 'Salad',
    ingredients: [{ text: 'tomatoes' }, { text: 'prawns' }, { text: 'feta' }, { text: 'basil' }],
    steps: ['Mix and serve.'],
  })
  const shapes = [
    ...dishForms.map((form) => ({ form })),
    { form: 'rolls', cut: 'triangle' },
    { form: 'pancakes', cut: 'torn' },
    { form: 'pie', cut: 'rolled' },
    { form: 'baked-pasta', cut: 'rolled' },
    { form: 'flatbread', cut: 'triangle' },
    { form: 'crumble', cut: 'triangle' },
    { form: 'gratin', hasTopping: true },
    { form: 'salad', starch: 'small-grain' },
    { form: 'salad', starch: 'noodles' },
  ] as const
  const drawn = shapes.map((shape) =>
    drawPicture({ ...salad, ...shape, isHot: true }, { theme: 'light', detail: 'full' }),
  )
  expect({ drawingVersion, drawn: hashText(drawn.join('\n')) }).toMatchInlineSnapshot(`
    {
      "drawingVersion": 13,
      "drawn": 1426659132,
    }
  `)
})
