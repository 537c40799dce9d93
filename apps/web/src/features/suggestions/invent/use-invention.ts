import type { InputOf } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { callStream } from '../../../api/call-stream'
import { inventionReducer } from './invention-state'

type InventionBody = InputOf<typeof suggestions.invent>['body']

/** Has a dish invented, one at a time; leaving the page ends it. */
export function useInvention() {
  const [invention, tell] = useReducer(inventionReducer, { kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function invent(asked: InventionBody) {
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    setAttempt((before) => before + 1)
    tell({ kind: 'begin' })
    try {
      for await (const event of callStream(suggestions.invent, { body: asked }, { signal: leaving.signal })) {
        if (leaving.signal.aborted) return
        tell(event)
      }
      tell({ kind: 'end' })
    } catch (error) {
      if (leaving.signal.aborted) return
      // What is not ours broke off in the middle.
      tell(error instanceof ApiError ? { kind: 'failed', message: toErrorMessage(error) } : { kind: 'end' })
    }
  }

  function stop() {
    underWay.current?.abort()
    tell({ kind: 'stop' })
  }

  return { invention, attempt, invent, stop }
}
