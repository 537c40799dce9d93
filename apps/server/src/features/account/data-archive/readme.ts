import { accountFiles, accountPictures } from '../../../db/sql/data-archive/account-files'
import type { ArchiveFile, ArchivePictures } from '../../../db/sql/data-archive/archive-file'
import { householdFiles, householdPictures } from '../../../db/sql/data-archive/household-files'

interface ArchivedHousehold {
  readonly name: string
  readonly folder: string
}

/** Renders the table of contents of the archive. */
export function renderReadme(name: string, at: string, kitchens: readonly ArchivedHousehold[]): string {
  return `Everything Larder knows about ${name}, as of ${at.slice(0, 16).replace('T', ' ')} UTC
${'='.repeat(60)}

Files that end in .json are for programs and for keeping: each is a list with one row per line, and fields are named as in
Larder's own tables ('created_at' is when something was made, 'by' is who did it). Times are in UTC. Amounts in stock.json
and history.json are exact fractions: 'amount_numerator' divided by 'amount_denominator'.
Files that end in .csv open in a spreadsheet. Files that end in .cook are recipes in Cooklang, a plain text other apps read
too; recipes/recipes.json holds the same with everything around it.
Passwords, keys and secret addresses are not in here: Larder keeps only fingerprints of them, and those are of no use to you.

Yours alone
-----------
${renderFileList([...accountFiles, ...accountPictures])}
  recipes/cooklang/
      Each recipe you have not deleted, as text.

Each kitchen you are in
-----------------------
You share a kitchen with its other members, and so you share what is written about it; others are in it by name only.
${kitchens.map((kitchen) => `  ${kitchen.folder}/  ${kitchen.name}`).join('\n')}

In each of these folders:
${renderFileList([...householdFiles, ...householdPictures])}
`
}

function renderFileList(all: readonly (ArchiveFile | ArchivePictures)[]): string {
  return all
    .map((one) => `  ${'file' in one ? one.file : `${one.folder}/`}\n      ${one.description}`)
    .join('\n')
}
