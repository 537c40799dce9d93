import type { Endpoint, EndpointShape, InputOf, ResponseOf, Schema } from '@larder/contract/http/endpoint'
import type { ErrorCode, FieldErrors } from '@larder/contract/http/errors'
import type { validateBySchema } from '@larder/contract/http/validation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../use-hydrated'
import { ApiError, toErrorMessage } from '../api-error'

type FormValues = Readonly<Record<string, string | undefined>>

interface FormSubmission {
  readonly formElement: HTMLFormElement
  readonly path: string
  readonly values: FormValues
}

export interface EndpointFormOptions<E> {
  /** Prefix of the failure in the console. */
  readonly logLabel: string
  /** Builds the request body if it is not simply the fields by name. */
  readonly body?: (values: FormValues) => unknown
  /** Checks of this form only, such as a repeated password. */
  readonly validate?: (values: FormValues) => FieldErrors
  /** Error codes shown under a field instead of under the form. */
  readonly fieldByErrorCode?: Readonly<Partial<Record<ErrorCode, string>>>
  readonly onDone: (response: E, form: HTMLFormElement) => void
  /** Navigates afterwards, unless the cook has left the form meanwhile. */
  readonly navigateOnDone?: () => void
}

/** An endpoint that accepts a form's values. */
export type FormEndpoint = Endpoint<EndpointShape & { body: Schema }>

/** The endpoint a form is sent to, the function that validates it and the one that sends it. */
export interface EndpointFormTarget<E extends FormEndpoint> {
  readonly endpoint: E
  readonly check: typeof validateBySchema
  readonly send: (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>
}

/** Shared by `useForm` and `useLazyForm`: the target is loaded, or still loading. */
export function useEndpointForm<E extends FormEndpoint>(
  getTarget: () => EndpointFormTarget<E> | Promise<EndpointFormTarget<E>>,
  options: EndpointFormOptions<ResponseOf<E>>,
) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const inFlight = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<{ code: string; sentence: string } | null>(null)
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
    if (rejectionCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejectionCount])

  function showFieldErrors(fieldErrors: FieldErrors) {
    setFields(fieldErrors)
    setRejectionCount((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return
    const formElement = event.currentTarget
    const path = window.location.pathname
    const values = toFormValues(formElement)
    const target = getTarget()
    if (!('then' in target)) return validateAndSend(target, { formElement, path, values })
    inFlight.current = true
    setSubmitting(true)
    try {
      const loaded = await target
      inFlight.current = false
      setSubmitting(false)
      await validateAndSend(loaded, { formElement, path, values })
    } catch (error) {
      inFlight.current = false
      setSubmitting(false)
      console.error(options.logLabel, error)
      showError(error)
    }
  }

  async function validateAndSend(
    { endpoint, check, send }: EndpointFormTarget<E>,
    { formElement, path, values }: FormSubmission,
  ) {
    const checked = check(endpoint.body, options.body ? options.body(values) : values)
    const fieldErrors = { ...(checked.ok ? {} : checked.fields), ...options.validate?.(values) }
    setFailure(null)
    if (!checked.ok || Object.keys(fieldErrors).length > 0) return showFieldErrors(fieldErrors)

    setFields({})
    setSubmitting(true)
    inFlight.current = true
    try {
      options.onDone(await send(endpoint, { body: checked.value } as InputOf<E>), formElement)
      if (formElement.isConnected && window.location.pathname === path) options.navigateOnDone?.()
    } catch (error) {
      console.error(options.logLabel, error)
      showError(error)
    } finally {
      inFlight.current = false
      setSubmitting(false)
    }
  }

  function showError(error: unknown) {
    const code = error instanceof ApiError ? error.code : 'unknown'
    const field = options.fieldByErrorCode?.[code as ErrorCode]
    if (field !== undefined) return showFieldErrors({ [field]: toErrorMessage(error) })
    setFailure({ code, sentence: toErrorMessage(error) })
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) showFieldErrors(error.fields)
  }

  /** Clears the error of a field that is being edited. */
  function clearFieldError({ target }: { target: EventTarget }) {
    const name = 'name' in target ? String(target.name) : ''
    if (name in fields) setFields(({ [name]: _, ...rest }) => rest)
  }

  return {
    submitting,
    fields,
    failure,
    // POST keeps typed values out of the URL if the form is sent before its script loads.
    form: {
      ...{ ref: form, method: 'post', onSubmit: submit, onInput: clearFieldError, noValidate: true },
      // Marks prerendered HTML, which must not submit before hydration.
      'data-waits': hydrated ? undefined : '',
    } as const,
  }
}

function toFormValues(form: HTMLFormElement): FormValues {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
