import { maxArchiveBytes, maxPageBytes } from '@larder/contract/imports'

/** What a cook brings in. */
export type ImportInput =
  | { readonly way: 'address'; readonly address: string }
  | { readonly way: 'text'; readonly text: string; readonly address?: string }
  | { readonly way: 'file'; readonly file: File }

/** How far it is, or why it came to nothing. */
export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly done: number; readonly of: number; readonly doing: string }
  | { readonly kind: 'failed'; readonly sentence: string }

/** What must be put right before anything is sent; nothing when all is well. */
export function validateImportInput(brought: ImportInput): string | undefined {
  switch (brought.way) {
    case 'address':
      return brought.address.trim() === '' ? 'Paste the address of a recipe first.' : undefined
    case 'text':
      if (brought.text.trim() === '') return 'Paste the recipe first.'
      return brought.text.length > maxPageBytes
        ? 'That is more than can be read at once. Paste one recipe at a time.'
        : undefined
    case 'file':
      if (brought.file.size === 0) return 'That file is empty.'
      return brought.file.size > maxArchiveBytes
        ? 'That file is larger than 256 MB. Export fewer recipes at a time.'
        : undefined
  }
}
