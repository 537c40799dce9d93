import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  cookbookFolder,
  cookbookReportPath,
  listCookbookFiles,
  readFilesToInspect,
} from '../features/recipes/cookbook/cookbook-folder'
import { renderCookbookReport } from '../features/recipes/cookbook/cookbook-report'
import { inspectCookbook } from '../features/recipes/cookbook/inspect-cookbook'
import { printLines, runCommand } from './command'

/**
 * `npm run cookbook [FILE…]`: what keeps the cookbook, or these files of it, from being printed. `npm run cookbook -- --report`
 * also writes down what the cookbook has.
 */
await runCommand(async () => {
  const given = process.argv.slice(2)
  const wanted = given.filter((word) => word !== '--report').map((file) => basename(resolve(file)))
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  const complaints = [...inspectCookbook(files)].filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  for (const [name, found] of complaints) printLines(name, ...found.map((complaint) => `  ${complaint}`))
  printLines(
    `${files.length} recipes, ${complaints.length} to mend${wanted.length > 0 ? ' of those asked for' : ''}.`,
  )
  if (complaints.length > 0) process.exitCode = 1
  if (!given.includes('--report')) return
  await writeFile(cookbookReportPath, renderCookbookReport(files.flatMap(({ recipe }) => recipe ?? [])))
  printLines(`Written to ${cookbookReportPath}.`)
})
