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
 * `npm run cookbook [FILE…]` lists what is wrong in the cookbook or in these files. `npm run cookbook -- --report` also writes a
 * summary.
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const fileNames = args.filter((arg) => arg !== '--report').map((file) => basename(resolve(file)))
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  const complaints = [...inspectCookbook(files)].filter(
    ([name]) => fileNames.length === 0 || fileNames.includes(name),
  )
  for (const [name, found] of complaints) printLines(name, ...found.map((complaint) => `  ${complaint}`))
  printLines(
    `${files.length} recipes, ${complaints.length} to mend${fileNames.length > 0 ? ' of those asked for' : ''}.`,
  )
  if (complaints.length > 0) process.exitCode = 1
  if (!args.includes('--report')) return
  await writeFile(cookbookReportPath, renderCookbookReport(files.flatMap(({ recipe }) => recipe ?? [])))
  printLines(`Written to ${cookbookReportPath}.`)
})
