import { basename, resolve } from 'node:path'
import { cookbookFolder, cookFilesIn, readCookFiles } from './features/recipes/cookbook/cookbook-folder'
import { inspectCookbook } from './features/recipes/cookbook/inspect-cookbook'
import { runCommand, say } from './maintenance/command'

/** `npm run cookbook [FILE…]`: what keeps the cookbook, or these files of it, from being printed. */
await runCommand(async () => {
  const wanted = process.argv.slice(2).map((file) => basename(resolve(file)))
  const files = await readCookFiles(await cookFilesIn(cookbookFolder))
  const complaints = [...inspectCookbook(files)].filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  for (const [name, found] of complaints) say(name, ...found.map((complaint) => `  ${complaint}`))
  say(
    `${files.length} recipes, ${complaints.length} to mend${wanted.length > 0 ? ' of those asked for' : ''}.`,
  )
  if (complaints.length > 0) process.exitCode = 1
})
