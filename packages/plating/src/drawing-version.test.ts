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
  const drawn = dishForms.map((form) =>
    drawPicture({ ...salad, form, isHot: true }, { theme: 'light', detail: 'full' }),
  )
  expect({ drawingVersion, drawn: hashText(drawn.join('\n')) }).toMatchInlineSnapshot(`
    {
      "drawingVersion": 3,
      "drawn": 2616443501,
    }
  `)
})
