import type { AnswerOf } from '@larder/contract/endpoint'
import { useRef } from 'react'
import { ApiError } from './api-error'
import { type FormEndpoint, type FormPlan, type FormRules, useFormBy } from './use-form-by'

/**
 * A form like any other on a page that visitors see first: what checks it, half as much code again, is fetched when somebody
 * turns to it.
 */
export function useLateForm<E extends FormEndpoint>(load: () => Promise<E>, plan: FormPlan<AnswerOf<E>>) {
  const known = useRef<FormRules<E> | Promise<FormRules<E>> | null>(null)
  const failedBefore = useRef(false)

  function rules(): FormRules<E> | Promise<FormRules<E>> {
    if (known.current) return known.current
    if (isCutOff()) return Promise.reject(ApiError.own('offline'))
    const asked = Promise.all([load(), import('@larder/contract/messages')]).then(([endpoint, { check }]) => {
      known.current = { endpoint, check }
      return known.current
    }, failed)
    known.current = asked
    return asked
  }

  /** Asked for anew it may come; where the browser remembers that it failed, only loading the page anew helps. */
  function failed(cause: unknown): never {
    const code = failedBefore.current ? 'incomplete' : 'offline'
    known.current = null
    failedBefore.current = true
    throw ApiError.own(code, { cause })
  }

  async function fetchAhead() {
    try {
      await rules()
    } catch {
      // Told when the form is sent.
    }
  }

  const { form, ...rest } = useFormBy(rules, plan)
  return { ...rest, form: { ...form, onFocus: fetchAhead } }
}

/**
 * Most browsers remember for as long as a page lives that a script of it could not be fetched. So none is asked for when it
 * cannot come: from the network, or from the worker that keeps the app.
 */
function isCutOff(): boolean {
  return !navigator.onLine && !navigator.serviceWorker?.controller
}
