/** A behaviour taken out of the product: what a careless change could do. */
export interface Mutant {
  /** The line of the ledger that is broken by it. */
  id: string
  /** What a person would find wrong. */
  breaks: string
  file: string
  /** Stands once in the file. */
  from: string
  to: string
}

/** Whether a browser sees it only after the pages are built again; the server of the browser tests runs from its sources. */
export function needsBuild({ file }: Mutant): boolean {
  return !file.startsWith('apps/server/')
}
