import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds } from './kinds'
import { measureKinds } from './measure-kinds'
import { tableOf } from './table'

process.exitCode = await evaluate(process.argv.slice(2))

async function evaluate(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { data: { type: 'string' }, json: { type: 'boolean' } } })
  const data = values.data ?? process.env.EVAL_DATA
  if (!data) {
    console.error('Where is the data? npm run eval -- --data DIR, or set EVAL_DATA to the folder.')
    return 1
  }
  const folder = resolve(data)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`${folder} is no folder.`)
    return 1
  }
  const outcomes = await measureKinds(kinds, folder)
  process.stdout.write(`${values.json ? JSON.stringify(outcomes, undefined, 2) : tableOf(outcomes)}\n`)
  return 0
}
