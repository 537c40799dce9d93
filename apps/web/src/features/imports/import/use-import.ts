import { imports } from '@larder/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callStream } from '../../../api/call-stream'
import { randomId } from '../../../api/random-id'
import { refresh } from '../../../api/use-api'
import { type ImportInput, type ImportState, validateImportInput } from './import-input'

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
        else {
          // Stay in the reading state until the page shows the result: the form in between would shift the content
          // below.
          void refresh(imports.list)
          return onFound(event.import.id)
        }
      }
      setState({ kind: 'failed', sentence: 'The line broke off before all was read. Please try again.' })
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
      return callStream(imports.fromAddress, { body: { id, address: source.address.trim() } }, { signal })
    case 'text': {
      const { text, address } = source
      return callStream(imports.fromText, { body: { id, text, address } }, { signal })
    }
    case 'file': {
      const { file } = source
      const input = { params: { id }, query: { name: file.name.slice(0, 200) }, file }
      return callStream(imports.fromFile, input, { signal })
    }
  }
}
