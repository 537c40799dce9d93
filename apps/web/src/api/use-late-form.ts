import type { AnswerOf } from '@larder/contract/endpoint'
import { useRef } from 'react'
import { type FormEndpoint, type FormPlan, type FormRules, useFormBy } from './use-form-by'

/**
 * A form like any other on a page that visitors see first: what checks it, half as much code again, is fetched when somebody
 * turns to it.
 */
export function useLateForm<E extends FormEndpoint>(load: () => Promise<E>, plan: FormPlan<AnswerOf<E>>) {
  const known = useRef<FormRules<E> | Promise<FormRules<E>> | null>(null)

  function rules(): FormRules<E> | Promise<FormRules<E>> {
    if (known.current) return known.current
    const asked = Promise.all([load(), import('@larder/contract/messages')]).then(([endpoint, { check }]) => {
      known.current = { endpoint, check }
      return known.current
    })
    known.current = asked
    // What did not come is asked for anew.
    asked.catch(() => {
      known.current = null
    })
    return asked
  }

  const { form, ...rest } = useFormBy(rules, plan)
  return { ...rest, form: { ...form, onFocus: () => void rules() } }
}
