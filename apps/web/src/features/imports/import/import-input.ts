import { maxArchiveBytes, maxPageBytes } from '@larder/contract/imports'

/** The input of an import. */
export type ImportInput =
  | { readonly way: 'address'; readonly address: string }
  | { readonly way: 'text'; readonly text: string; readonly address?: string }
  | { readonly way: 'file'; readonly file: File }

/** The progress of an import, or why it failed. */
export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly done: number; readonly of: number; readonly doing: string }
  | { readonly kind: 'failed'; readonly sentence: string }

/** Returns the validation error of the input; undefined if it is valid. */
export function validateImportInput(input: ImportInput): string | undefined {
  switch (input.way) {
    case 'address':
      return input.address.trim() === '' ? 'Paste the address of a recipe first.' : undefined
    case 'text':
      if (input.text.trim() === '') return 'Paste the recipe first.'
      return input.text.length > maxPageBytes
        ? 'That is more than can be read at once. Paste one recipe at a time.'
        : undefined
    case 'file':
      if (input.file.size === 0) return 'That file is empty.'
      return input.file.size > maxArchiveBytes
        ? 'That file is larger than 256 MB. Export fewer recipes at a time.'
        : undefined
  }
}
