import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { parseManifest } from './manifest'
import { packPictures, usualSides } from './pack-pictures'
import { partOf } from './split'

const head = 'file,label,source,source_path,licence,kind,width,height,boxes,fine,clean'
const rows = [
  'grocery-store/apple/1.jpg,apple,a/b,dataset/train/Fruit/1.jpg,MIT,whole,40,20,,apple,yes',
  'grocery-store/apple/2.jpg,apple,a/b,dataset/val/Fruit/2.jpg,MIT,whole,40,20,,apple,yes',
  'household-items/_background/3.jpg,_background,c/d,x/3.jpg,not seen,non-food,20,20,,"cup, blue",no',
  'ingredients-40/several/4.jpg,apple;egg,e/f,x/4.jpg,CC BY 4.0,several,40,40,"[[""apple"", 0.1, 0.2, 0.5, 0.6]]",,no',
]
const manifest = `${[head, ...rows].join('\n')}\n`

test('every picture has one part, and a source nobody assigned is refused', () => {
  expect(parseManifest(manifest).map(({ part }) => part)).toEqual(['train', 'tune', 'test', 'tune'])
  expect(() => partOf('new-source/apple/1.jpg', '')).toThrow('source without a part: new-source')
})

test('labels, boxes and licences are read from the manifest', () => {
  const [apple, , cup, several] = parseManifest(manifest)
  expect(apple).toMatchObject({ labels: ['apple'], kind: 'whole', clean: true, boxes: [] })
  expect(cup).toMatchObject({ labels: ['_background'], clean: false })
  expect(several).toMatchObject({ labels: ['apple', 'egg'], boxes: [['apple', 0.1, 0.2, 0.5, 0.6]] })
})

test('rendered pictures are packed with their proportions; test pictures and damaged ones are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'manifest.csv'), manifest)
  for (const [file = ''] of rows.map((row) => row.split(','))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const red = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    await writeFile(join(folder, file), file.endsWith('2.jpg') ? 'no picture' : await red.jpeg().toBuffer())
  }
  const out = join(folder, 'packed')
  expect(await packPictures(folder, out, { archives: 1, ...usualSides })).toBe(2)
  const index = JSON.parse(await readFile(join(out, 'index.json'), 'utf8'))
  expect(index).toMatchObject([
    { file: 'grocery-store/apple/1.jpg', ratio: 2 },
    { file: 'ingredients-40/several/4.jpg' },
  ])
  const bytes = await readFile(join(out, 'pictures-0.bin'))
  const { start, length } = index[0]
  const { width, height, format } = await sharp(bytes.subarray(start, start + length)).metadata()
  expect({ width, height, format }).toEqual({ width: 208, height: 208, format: 'webp' })
})

test('of a food with many pictures some are packed, of other kinds all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const apples = Array.from({ length: 6 }, (_, at) => `web-36/apple/${at}.jpg,apple,a,b,MIT,whole,8,8,,,no`)
  const cups = [7, 8].map((at) => `trashnet/_background/${at}.jpg,_background,a,b,MIT,non-food,8,8,,,yes`)
  await writeFile(join(folder, 'manifest.csv'), `${[head, ...apples, ...cups].join('\n')}\n`)
  for (const [file = ''] of [...apples, ...cups].map((row) => row.split(','))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).toFile(
      join(folder, file),
    )
  }
  const out = join(folder, 'packed')
  expect(await packPictures(folder, out, { archives: 1, ...usualSides, most: 2 })).toBe(4)
  const index: { file: string }[] = JSON.parse(await readFile(join(out, 'index.json'), 'utf8'))
  expect(index.map(({ file }) => file)).toEqual([
    'web-36/apple/2.jpg',
    'web-36/apple/5.jpg',
    'trashnet/_background/7.jpg',
    'trashnet/_background/8.jpg',
  ])
})
