import { parseArgs } from 'node:util'
import { packPictures, usualSides } from './pack-pictures'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    archives: { type: 'string', default: '2' },
    side: { type: 'string', default: String(usualSides.side) },
    'several-side': { type: 'string', default: String(usualSides.severalSide) },
    most: { type: 'string' },
  },
})
if (!values.data || !values.out) {
  console.error(
    'Usage: node scripts/run.mjs packages/sight/training/run-pack.ts --data FOLDER --out FOLDER [--archives 2] [--side 208] [--several-side 352] [--most COUNT]',
  )
  process.exitCode = 2
} else
  process.stdout.write(
    `${await packPictures(values.data, values.out, {
      archives: Number(values.archives),
      side: Number(values.side),
      severalSide: Number(values['several-side']),
      ...(values.most !== undefined && { most: Number(values.most) }),
    })} pictures packed\n`,
  )
