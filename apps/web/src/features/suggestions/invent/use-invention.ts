import type { InputOf } from '@larder/contract/http/endpoint'
import type { RecipeDraft } from '@larder/contract/recipes'
import { type InventionEvent, suggestions } from '@larder/contract/suggestions'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { stream } from '../../../api/stream'

type InventionBody = InputOf<typeof suggestions.invent>['body']

export type InventedLine = Extract<InventionEvent, { kind: 'line' }>

/** The dish as written so far. */
interface DishInProgress {
  readonly title: string
  readonly lines: readonly InventedLine[]
  readonly steps: readonly string[]
}

/** The state of inventing. A failed or stopped run leaves nothing behind. */
export type InventionState =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'writing' } & DishInProgress)
  | ({
      readonly kind: 'done'
      readonly draft: RecipeDraft
      readonly warnings: readonly string[]
    } & DishInProgress)
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

type InventionAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'stop' }
  /** The event stream ended. */
  | { readonly kind: 'end' }
  | InventionEvent

const inventionInterruptedMessage =
  'The connection dropped halfway through. Nothing was kept. Please try again.'

function inventionReducer(state: InventionState, action: InventionAction): InventionState {
  if (action.kind === 'begin') return { kind: 'writing', title: '', lines: [], steps: [] }
  if (state.kind !== 'writing') return state
  switch (action.kind) {
    case 'stop':
      return { kind: 'stopped' }
    case 'end':
      return { kind: 'failed', message: inventionInterruptedMessage }
    case 'title':
      return { ...state, title: action.text }
    case 'line':
      return { ...state, lines: [...state.lines, action] }
    case 'step':
      return { ...state, steps: [...state.steps, action.text] }
    case 'done':
      return { ...state, kind: 'done', draft: action.draft, warnings: action.warnings }
    case 'failed':
      return action
  }
}

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
      for await (const event of stream(suggestions.invent, { body }, { signal: leaving.signal })) {
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
