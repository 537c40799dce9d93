import type { Endpoint, EndpointShape, InputOf, ResponseOf, Schema } from '@larder/contract/http/endpoint'
import type { ErrorCode, FieldErrors } from '@larder/contract/http/errors'
import type { validateBySchema } from '@larder/contract/http/validation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../use-hydrated'
import { ApiError, toErrorMessage } from '../api-error'
import { callEndpoint } from '../client'

type FormValues = Readonly<Record<string, string | undefined>>

interface FormSubmission {
  readonly sender: HTMLFormElement
  readonly place: string
  readonly values: FormValues
}

export interface EndpointFormOptions<E> {
  /** How the failure begins in the console. */
  readonly logLabel: string
  /** The body as the contract wants it, where it is not simply the fields by name. */
  readonly body?: (values: FormValues) => unknown
  /** What only this form asks, such as a repeated password. */
  readonly validate?: (values: FormValues) => FieldErrors
  /** Refusals that belong under a field rather than under the form. */
  readonly fieldByErrorCode?: Readonly<Partial<Record<ErrorCode, string>>>
  readonly onDone: (answer: E, form: HTMLFormElement) => void
  /** Where to after that; not for somebody who has left the form meanwhile. */
  readonly navigateOnDone?: () => void
}

/** An endpoint that takes what a form says. */
export type FormEndpoint = Endpoint<EndpointShape & { body: Schema }>

/** What a form is checked by and sent to. */
export interface EndpointFormTarget<E> {
  readonly endpoint: E
  readonly check: typeof validateBySchema
}

/** What `useForm` and `useLateForm` have in common: the rules are at hand, or on their way. */
export function useEndpointForm<E extends FormEndpoint>(
  rules: () => EndpointFormTarget<E> | Promise<EndpointFormTarget<E>>,
  plan: EndpointFormOptions<ResponseOf<E>>,
) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const underWay = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<{ code: string; sentence: string } | null>(null)
  const [refusals, setRefusals] = useState(0)

  // What somebody sent before this script was there (public/theme.js) goes now.
  useEffect(() => {
    const early = form.current
    if (early?.dataset.sent === undefined) return
    delete early.dataset.waits
    delete early.dataset.sent
    early.requestSubmit()
  }, [])

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(wrong: FieldErrors) {
    setFields(wrong)
    setRefusals((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const sender = event.currentTarget
    const place = window.location.pathname
    const values = toFormValues(sender)
    const given = rules()
    if (!('then' in given)) return send(given, { sender, place, values })
    underWay.current = true
    setSubmitting(true)
    try {
      const late = await given
      underWay.current = false
      setSubmitting(false)
      await send(late, { sender, place, values })
    } catch (error) {
      underWay.current = false
      setSubmitting(false)
      console.error(plan.logLabel, error)
      tell(error)
    }
  }

  async function send({ endpoint, check }: EndpointFormTarget<E>, { sender, place, values }: FormSubmission) {
    const checked = check(endpoint.body, plan.body ? plan.body(values) : values)
    const wrong = { ...(checked.ok ? {} : checked.fields), ...plan.validate?.(values) }
    setFailure(null)
    if (!checked.ok || Object.keys(wrong).length > 0) return refuse(wrong)

    setFields({})
    setSubmitting(true)
    underWay.current = true
    try {
      plan.onDone(await callEndpoint(endpoint, { body: checked.value } as InputOf<E>), sender)
      if (sender.isConnected && window.location.pathname === place) plan.navigateOnDone?.()
    } catch (error) {
      console.error(plan.logLabel, error)
      tell(error)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  function tell(error: unknown) {
    const code = error instanceof ApiError ? error.code : 'unknown'
    const field = plan.fieldByErrorCode?.[code as ErrorCode]
    if (field !== undefined) return refuse({ [field]: toErrorMessage(error) })
    setFailure({ code, sentence: toErrorMessage(error) })
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(error.fields)
  }

  /** A field that is being put right is no longer accused. */
  function forgive({ target }: { target: EventTarget }) {
    const name = 'name' in target ? String(target.name) : ''
    if (name in fields) setFields(({ [name]: _, ...others }) => others)
  }

  return {
    submitting,
    fields,
    failure,
    // Were it ever sent before its script is there, nothing typed must stand in an address.
    form: {
      ...{ ref: form, method: 'post', onSubmit: submit, onInput: forgive, noValidate: true },
      // As drawn, it is kept from being sent until somebody listens.
      'data-waits': hydrated ? undefined : '',
    } as const,
  }
}

function toFormValues(form: HTMLFormElement): FormValues {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
