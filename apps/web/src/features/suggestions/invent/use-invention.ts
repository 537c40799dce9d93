import type { InputOf } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { callStream } from '../../../api/call-stream'
import { inventionReducer } from './invention-state'

type InventionBody = InputOf<typeof suggestions.invent>['body']

/** Invents a dish, one at a time. Leaving the page aborts it. */
export function useInvention() {
  const [invention, dispatch] = useReducer(inventionReducer, { kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function invent(body: InventionBody) {
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    setAttempt((before) => before + 1)
    dispatch({ kind: 'begin' })
    try {
      for await (const event of callStream(suggestions.invent, { body: body }, { signal: leaving.signal })) {
        if (leaving.signal.aborted) return
        dispatch(event)
      }
      dispatch({ kind: 'end' })
    } catch (error) {
      if (leaving.signal.aborted) return
      // An error that is not from the API is a broken connection.
      dispatch(
        error instanceof ApiError ? { kind: 'failed', message: toErrorMessage(error) } : { kind: 'end' },
      )
    }
  }

  function stop() {
    underWay.current?.abort()
    dispatch({ kind: 'stop' })
  }

  return { invention, attempt, invent, stop }
}
