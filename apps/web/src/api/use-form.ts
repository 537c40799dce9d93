import type { AnswerOf } from '@larder/contract/endpoint'
import { check } from '@larder/contract/messages'
import { type FormEndpoint, type FormPlan, useFormBy } from './use-form-by'

/** A form that is checked by its endpoint's schema, sent once at a time, and says under each field what to do. */
export function useForm<E extends FormEndpoint>(endpoint: E, plan: FormPlan<AnswerOf<E>>) {
  return useFormBy(() => ({ endpoint, check }), plan)
}
