import { imports, maxArchiveBytes, maxPageBytes } from '@larder/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { randomId } from '../../../api/random-id'
import { stream } from '../../../api/stream'

/** The input of an import. */
type ImportInput =
  | { readonly way: 'address'; readonly address: string }
  | { readonly way: 'text'; readonly text: string; readonly address?: string }
  | { readonly way: 'file'; readonly file: File }

/** The progress of an import, or why it failed. */
type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly done: number; readonly of: number; readonly doing: string }
  | { readonly kind: 'failed'; readonly sentence: string }

/** Returns the validation error of the input; undefined if it is valid. */
function validateImportInput(input: ImportInput): string | undefined {
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

/** Reads recipes from an input, one at a time. Leaving the page aborts it, and nothing is kept. */
export function useImport(onFound: (id: string) => void) {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function importRecipes(input: ImportInput) {
    const invalid = validateImportInput(input)
    if (invalid !== undefined) return setState({ kind: 'failed', sentence: invalid })
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    const { signal } = leaving
    setState({ kind: 'reading', done: 0, of: 1, doing: 'Sending it' })
    try {
      for await (const event of streamImport(input, randomId(), signal)) {
        if (signal.aborted) return
        if (event.kind === 'progress') setState({ ...event, kind: 'reading' })
        else if (event.kind === 'failed') return setState({ kind: 'failed', sentence: event.message })
        // Stay in the reading state until the page shows the result: the form in between would shift the content below.
        else return onFound(event.import.id)
      }
      setState({
        kind: 'failed',
        sentence: 'The connection dropped before everything was read. Please try again.',
      })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', sentence: toErrorMessage(error) })
    }
  }

  function stop() {
    underWay.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, bring: importRecipes, stop }
}

function streamImport(source: ImportInput, id: string, signal: AbortSignal) {
  switch (source.way) {
    case 'address':
      return stream(imports.fromAddress, { body: { id, address: source.address.trim() } }, { signal })
    case 'text': {
      const { text, address } = source
      return stream(imports.fromText, { body: { id, text, address } }, { signal })
    }
    case 'file': {
      const { file } = source
      const input = { params: { id }, query: { name: file.name.slice(0, 200) }, file }
      return stream(imports.fromFile, input, { signal })
    }
  }
}
