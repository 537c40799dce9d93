import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  cookbookFolder,
  cookFilesIn,
  readCookFiles,
  reportFile,
} from './features/recipes/cookbook/cookbook-folder'
import { cookbookReport } from './features/recipes/cookbook/cookbook-report'
import { inspectCookbook } from './features/recipes/cookbook/inspect-cookbook'
import { runCommand, say } from './maintenance/command'

/**
 * `npm run cookbook [FILE…]`: what keeps the cookbook, or these files of it, from being printed. `npm run cookbook -- --report`
 * also writes down what the cookbook has.
 */
await runCommand(async () => {
  const given = process.argv.slice(2)
  const wanted = given.filter((word) => word !== '--report').map((file) => basename(resolve(file)))
  const files = await readCookFiles(await cookFilesIn(cookbookFolder))
  const complaints = [...inspectCookbook(files)].filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  for (const [name, found] of complaints) say(name, ...found.map((complaint) => `  ${complaint}`))
  say(
    `${files.length} recipes, ${complaints.length} to mend${wanted.length > 0 ? ' of those asked for' : ''}.`,
  )
  if (complaints.length > 0) process.exitCode = 1
  if (!given.includes('--report')) return
  await writeFile(reportFile, cookbookReport(files.flatMap(({ recipe }) => recipe ?? [])))
  say(`Written to ${reportFile}.`)
})
