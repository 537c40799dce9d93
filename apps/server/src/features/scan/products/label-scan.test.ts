import { diet } from '@larder/contract/diet'
import { scan } from '@larder/contract/scan'
import { sampleLabelSvg } from '@larder/sight/testing/sample-label'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import {
  aScanningKitchen,
  type ScanningKitchen,
  samplePhoto,
} from '../../../testing/kitchens/a-scanning-kitchen'
import { type TestApp, testApp } from '../../../testing/test-app'

describe('the label of a product, with a stub reader', () => {
  let kitchen: ScanningKitchen
  beforeAll(async () => {
    kitchen = await aScanningKitchen(inject('cluster'))
  })
  afterAll(() => kitchen.close())

  const read = (name: string, cook?: Cook) =>
    kitchen.call(scan.label, { query: { name }, picture: samplePhoto }, kitchen.as(cook))

  test('is read into allergens, figures and warnings for the household', async () => {
    const cook = await aCook(kitchen)
    const people = await kitchen.call(diet.people, {}, kitchen.as(cook))
    const params = { id: people.body.data[0]?.id ?? '' }
    const body = { restrictions: [{ allergen: 'nuts' as const, severity: 'high' as const }] }
    await kitchen.call(diet.saveRestrictions, { params, body }, kitchen.as(cook))
    kitchen.sights.label = [
      'Ingredients: sugar, palm oil, hazelnuts,',
      'skimmed milk powder.',
      'Nutrition per 100 g',
      'Energy 2252 kJ / 539 kcal',
      'Fat 30.9 g',
      'Carbohydrate 57.5 g',
      'Protein 6.3 g',
    ]
    const { data } = (await read('Nut spread', cook)).body
    expect(data).toMatchObject({
      contains: ['nuts', 'dairy'],
      unknown: [],
      figures: { per: '100 g', kcal: 539, fat: 30.9, carbs: 57.5, protein: 6.3 },
    })
    expect(data.noneFound).toContain('gluten')
    expect(data).not.toHaveProperty('doubt')
    expect(data.warnings).toEqual([expect.stringContaining('Contains nuts: not for')])
  })

  test('nothing is none found without a list', async () => {
    kitchen.sights.label = ['ORGANIC RICE BAR']
    expect((await read('Rice bar')).body.data).toMatchObject({
      doubt: 'no list',
      contains: [],
      noneFound: [],
    })
  })

  test('needs a session, a name and a picture', async () => {
    const query = { name: 'Oats' }
    expect((await kitchen.call(scan.label, { query, picture: samplePhoto })).status).toBe(401)
    expect((await read('')).status).toBe(400)
    const bad = await kitchen.call(scan.label, { query, picture: Buffer.from('x') }, kitchen.as())
    expect(bad.body.error?.code).toBe('not-a-picture')
  })
})

describe('a picture of a label', () => {
  let larder: TestApp
  let ana: Cook
  beforeAll(async () => {
    larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
    ana = await aCook(larder)
  })
  afterAll(() => larder.close())

  const table =
    'per|100 g\nEnergy|2252 kJ / 539 kcal\nFat|30.9 g\nCarbohydrate|57.5 g\nof which sugars|56.3 g\nProtein|6.3 g'
  const english =
    'Ingredients: sugar, palm oil, hazelnuts 13 %, skimmed milk powder, fat-reduced cocoa, emulsifier (soya lecithin), salt.'
  const read = async (picture: Sharp) => {
    const sent = { query: { name: 'Spread' }, picture: await picture.jpeg().toBuffer() }
    return (await larder.call(scan.label, sent, ana)).body.data
  }
  const drawn = (paragraphs: readonly string[]) => sharp(Buffer.from(sampleLabelSvg(paragraphs, { turn: 1 })))

  test.each([
    ['English', english],
    ['German', 'Zutaten: Zucker, Palmöl, Haselnüsse 13 %, Magermilchpulver, Kakao, Sojalecithin, Salz.'],
    [
      'French',
      'Ingrédients : sucre, huile de palme, noisettes, lait écrémé en poudre, lécithine de soja, sel.',
    ],
    ['Spanish', 'Ingredientes: azúcar, aceite de palma, avellanas, leche en polvo, lecitina de soja, sal.'],
    ['Italian', 'Ingredienti: zucchero, olio di palma, nocciole, latte in polvere, lecitina di soia, sale.'],
    ['Dutch', 'Ingrediënten: suiker, palmolie, hazelnoten, magere melkpoeder, sojalecithine, zout.'],
  ])(
    'in %s is read to its end',
    async (_, list) => {
      const label = await read(drawn([list, 'Best before: see lid.']))
      expect(label).toMatchObject({ contains: ['nuts', 'dairy', 'soy'], unknown: [] })
      expect(label.noneFound).toContain('fish')
    },
    60_000,
  )

  test('with a table gives its figures', async () => {
    expect((await read(drawn([english, table]))).figures).toMatchObject({
      ...{ per: '100 g', kcal: 539, fat: 30.9, carbs: 57.5, sugar: 56.3, protein: 6.3 },
    })
  }, 60_000)

  test.each<[string, (picture: Buffer, width: number, height: number) => Sharp]>([
    ['blurred', (picture) => sharp(picture).blur(9)],
    ['tiny', (picture, width) => sharp(picture).resize(Math.round(width / 6))],
    [
      'cut at the right',
      (picture, width, height) =>
        sharp(picture).extract({ left: 0, top: 0, width: Math.round(width * 0.7), height }),
    ],
    [
      'cut at the left',
      (picture, width, height) => sharp(picture).extract({ left: 300, top: 0, width: width - 300, height }),
    ],
    [
      'cut below',
      (picture, width, height) =>
        sharp(picture).extract({ left: 0, top: 0, width, height: Math.round(height * 0.6) }),
    ],
    [
      'without print',
      (_, width, height) => sharp({ create: { width, height, channels: 3, background: '#eee' } }),
    ],
  ])(
    '%s calls nothing none found',
    async (_, spoil) => {
      const whole = await drawn([english]).png().toBuffer()
      const { width = 0, height = 0 } = await sharp(whole).metadata()
      expect((await read(spoil(whole, width, height))).noneFound).toEqual([])
    },
    60_000,
  )
})
