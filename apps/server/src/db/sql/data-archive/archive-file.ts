/** A file of an archive: rows, streamed from the database. */
export interface ArchiveFile {
  /** Its path, relative to the household's folder for household files. */
  readonly file: `${string}.json` | `${string}.csv`
  /** Its content, for the reader of the archive. */
  readonly description: string
  /** The tables whose exportable data it contains in full. */
  readonly tables: readonly string[]
  /** The rows; $1 is the account id, or the household id for household files. Each column of a CSV is one of its own. */
  readonly rows: string
}

/** Pictures, each a file of its own: rows of a name and its bytes. */
export interface ArchivePictures {
  /** Their folder. */
  readonly folder: string
  readonly description: string
  readonly tables: readonly string[]
  readonly count: string
  readonly rows: string
}

/** Selects all rows of a table as JSON, without some columns and by a condition; `more` adds columns such as names. */
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
