import { parseArgs } from 'node:util'
import { packPictures } from './pack-pictures'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    archives: { type: 'string', default: '2' },
  },
})
if (!values.data || !values.out) {
  console.error(
    'Usage: node scripts/run.mjs packages/sight/training/run-pack.ts --data FOLDER --out FOLDER [--archives 2]',
  )
  process.exitCode = 2
} else
  process.stdout.write(
    `${await packPictures(values.data, values.out, Number(values.archives))} pictures packed\n`,
  )
