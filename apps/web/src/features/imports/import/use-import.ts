import { imports } from '@larder/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callStream } from '../../../api/call-stream'
import { randomId } from '../../../api/random-id'
import { refresh } from '../../../api/use-api'
import { type ImportInput, type ImportState, validateImportInput } from './import-input'

/** Has something read for recipes, one thing at a time; leaving the page ends it, and nothing is kept then. */
export function useImport(onFound: (id: string) => void) {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function bring(brought: ImportInput) {
    const wrong = validateImportInput(brought)
    if (wrong !== undefined) return setState({ kind: 'failed', sentence: wrong })
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    const { signal } = leaving
    setState({ kind: 'reading', done: 0, of: 1, doing: 'Sending it' })
    try {
      for await (const event of streamImport(brought, randomId(), signal)) {
        if (signal.aborted) return
        if (event.kind === 'progress') setState({ ...event, kind: 'reading' })
        else if (event.kind === 'failed') return setState({ kind: 'failed', sentence: event.message })
        else {
          // It stays at reading until the page shows what was found: the form in between would move everything below it.
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

  return { state, bring, stop }
}

function streamImport(brought: ImportInput, id: string, signal: AbortSignal) {
  switch (brought.way) {
    case 'address':
      return callStream(imports.fromAddress, { body: { id, address: brought.address.trim() } }, { signal })
    case 'text': {
      const { text, address } = brought
      return callStream(imports.fromText, { body: { id, text, address } }, { signal })
    }
    case 'file': {
      const { file } = brought
      const input = { params: { id }, query: { name: file.name.slice(0, 200) }, file }
      return callStream(imports.fromFile, input, { signal })
    }
  }
}
