import type { ErrorCode, FieldErrors } from '@larder/contract/http/errors'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../use-hydrated'
import { ApiError, toErrorMessage } from '../api-error'

/** The texts of a form's named fields. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** One submission of a form. */
export interface Submission {
  readonly element: HTMLFormElement
  readonly values: FormValues
  /** Ends the submission with errors under the fields; the first of these fields gets the focus. */
  readonly reject: (fields: FieldErrors) => void
}

export interface ActionFormOptions {
  /** Prefix of the failure in the console. */
  readonly logLabel: string
  /** Error codes shown under a field instead of under the form. */
  readonly fieldByErrorCode?: Readonly<Partial<Record<ErrorCode, string>>> | undefined
  /** Names the form's fields for those of the contract, where they differ. */
  readonly toFields?: ((fields: FieldErrors) => FieldErrors) | undefined
  /** Success closes the form: until it is gone, nothing is submitted again. A promise of `false` is no success. */
  readonly closesOnSuccess?: boolean | undefined
  /** Checks the input and acts on it. While a returned promise is pending, nothing is submitted again. */
  readonly submit: (submission: Submission) => unknown
}

/** Why a submission failed. */
export interface FormFailure {
  readonly code: string
  readonly sentence: string
  /** Errors of fields tell it, too. */
  readonly hasFields: boolean
}

/**
 * The base of every form: it submits once at a time, keeps the input on an error, shows an error under its field and
 * focuses the first, and tells a failure that belongs to no field. Forms that are sent to an endpoint as they are use
 * `useForm`, which checks them by the contract.
 */
export function useActionForm({
  logLabel,
  fieldByErrorCode,
  toFields = (fields) => fields,
  closesOnSuccess = false,
  submit,
}: ActionFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const inFlight = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [rejectionCount, setRejectionCount] = useState(0)

  // Submits a form that was sent before this script loaded (public/theme.js).
  useEffect(() => {
    const earlyForm = form.current
    if (earlyForm?.dataset.sent === undefined) return
    delete earlyForm.dataset.waits
    delete earlyForm.dataset.sent
    earlyForm.requestSubmit()
  }, [])

  useEffect(() => {
    if (rejectionCount > 0) form.current?.querySelector<HTMLElement>(invalidControl)?.focus()
  }, [rejectionCount])

  function reject(fieldErrors: FieldErrors) {
    setFields(fieldErrors)
    setRejectionCount((count) => count + 1)
  }

  function showError(error: unknown) {
    console.error(logLabel, error)
    const code = error instanceof ApiError ? error.code : 'unknown'
    const field = fieldByErrorCode?.[code as ErrorCode]
    if (field !== undefined) return reject({ [field]: toErrorMessage(error) })
    const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0
    setFailure({ code, sentence: toErrorMessage(error), hasFields })
    if (hasFields) reject(toFields(error.fields))
  }

  async function settle(pending: PromiseLike<unknown>) {
    inFlight.current = true
    setSubmitting(true)
    try {
      if ((await pending) !== false && closesOnSuccess) return
    } catch (error) {
      showError(error)
    }
    inFlight.current = false
    setSubmitting(false)
  }

  /** Runs an action as a submission of this form: for a second button, or a choice that submits at once. */
  function run(action: (submission: Submission) => unknown) {
    const element = form.current
    if (inFlight.current || !element) return
    clearErrors()
    try {
      const result = action({ element, values: toFormValues(element), reject })
      if (isPromise(result)) void settle(result)
    } catch (error) {
      showError(error)
    }
  }

  /** Clears the error of a field that is being edited. */
  function clearError(name: string) {
    if (name in fields) setFields(({ [name]: _, ...rest }) => rest)
  }

  function clearErrors() {
    setFields({})
    setFailure(null)
  }

  return {
    submitting,
    fields,
    failure,
    run,
    clearError,
    /** For a form whose dialog opens again. */
    clearErrors,
    form: {
      ref: form,
      // POST keeps typed values out of the URL if the form is sent before its script loads.
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        // A form in a dialog that this form opened reaches it through React's tree.
        if (event.target === event.currentTarget) run(submit)
      },
      onInput: ({ target }: { target: EventTarget }) =>
        clearError('name' in target ? String(target.name) : ''),
      // Marks prerendered HTML, which must not submit before hydration.
      'data-waits': hydrated ? undefined : '',
    } as const,
  }
}

/** A field with an error, or the first choice of a group with one. */
const invalidControl = '[aria-invalid="true"], fieldset[data-invalid] input'

function isPromise(result: unknown): result is PromiseLike<unknown> {
  return typeof result === 'object' && result !== null && 'then' in result
}

function toFormValues(form: HTMLFormElement): FormValues {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
