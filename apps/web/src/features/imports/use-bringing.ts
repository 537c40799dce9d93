import { imports } from '@larder/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { callStream } from '../../api/call-stream'
import { freshId } from '../../api/fresh-id'
import { refresh } from '../../api/use-api'
import { type BringingState, type Brought, wrongWith } from './bringing'

/** Has something read for recipes, one thing at a time; leaving the page ends it, and nothing is kept then. */
export function useBringing(onFound: (id: string) => void) {
  const [state, setState] = useState<BringingState>({ kind: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function bring(brought: Brought) {
    const wrong = wrongWith(brought)
    if (wrong !== undefined) return setState({ kind: 'failed', sentence: wrong })
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    const { signal } = leaving
    setState({ kind: 'reading', done: 0, of: 1, doing: 'Sending it' })
    try {
      for await (const event of events(brought, freshId(), signal)) {
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
      if (!signal.aborted) setState({ kind: 'failed', sentence: sentenceOf(error) })
    }
  }

  function stop() {
    underWay.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, bring, stop }
}

function events(brought: Brought, id: string, signal: AbortSignal) {
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
