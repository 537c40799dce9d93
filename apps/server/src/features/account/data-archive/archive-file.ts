/** A part of an archive: a file of rows, read from the database as they go in. */
export interface ArchiveFile {
  /** Where it lies, below the folder of its kitchen where it is a kitchen's. */
  readonly file: `${string}.json` | `${string}.csv`
  /** What is in it, for whoever opens it. */
  readonly description: string
  /** The tables of which it tells everything that is to be told. */
  readonly tables: readonly string[]
  /** Its rows; $1 is the account, or the household where it is a kitchen's. Of a CSV each column is one of its own. */
  readonly rows: string
}

/** Pictures, each a file of its own: rows of a name and its bytes. */
export interface ArchivePictures {
  /** The folder they lie in. */
  readonly folder: string
  readonly description: string
  readonly tables: readonly string[]
  readonly count: string
  readonly rows: string
}

/** All rows of a table as JSON without some columns, those of a condition; `more` adds what others are called by. */
export function exportTable(
  table: string,
  { where, without = [], more = "'{}'", joined = '', by = '1' }: ExportTableOptions,
): Pick<ArchiveFile, 'tables' | 'rows'> {
  const left = without.map((column) => `'${column}'`).join(', ')
  return {
    tables: [table],
    rows: `select (to_jsonb(t) - array[${left}]::text[]) || ${more}::jsonb as row
      from ${table} t ${joined} where ${where} order by ${by}`,
  }
}

interface ExportTableOptions {
  readonly where: string
  readonly without?: readonly string[]
  readonly more?: string
  readonly joined?: string
  readonly by?: string
}
