import type { AnswerOf, Endpoint, EndpointShape, InputOf, Schema } from '@larder/contract/endpoint'
import type { ErrorCode, FieldErrors } from '@larder/contract/errors'
import type { check } from '@larder/contract/messages'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../use-hydrated'
import { ApiError, sentenceOf } from './api-error'
import { call } from './client'

type Values = Readonly<Record<string, string | undefined>>

interface Sending {
  readonly sender: HTMLFormElement
  readonly place: string
  readonly values: Values
}

export interface FormPlan<E> {
  /** How the failure begins in the console. */
  readonly logAs: string
  /** The body as the contract wants it, where it is not simply the fields by name. */
  readonly body?: (values: Values) => unknown
  /** What only this form asks, such as a repeated password. */
  readonly verify?: (values: Values) => FieldErrors
  /** Refusals that belong under a field rather than under the form. */
  readonly fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>
  readonly onDone: (answer: E, form: HTMLFormElement) => void
  /** Where to after that; not for somebody who has left the form meanwhile. */
  readonly goOn?: () => void
}

/** An endpoint that takes what a form says. */
export type FormEndpoint = Endpoint<EndpointShape & { body: Schema }>

/** What a form is checked by and sent to. */
export interface FormRules<E> {
  readonly endpoint: E
  readonly check: typeof check
}

/** What `useForm` and `useLateForm` have in common: the rules are at hand, or on their way. */
export function useFormBy<E extends FormEndpoint>(
  rules: () => FormRules<E> | Promise<FormRules<E>>,
  plan: FormPlan<AnswerOf<E>>,
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
    const values = textsOf(sender)
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
      console.error(plan.logAs, error)
      tell(error)
    }
  }

  async function send({ endpoint, check }: FormRules<E>, { sender, place, values }: Sending) {
    const checked = check(endpoint.body, plan.body ? plan.body(values) : values)
    const wrong = { ...(checked.ok ? {} : checked.fields), ...plan.verify?.(values) }
    setFailure(null)
    if (!checked.ok || Object.keys(wrong).length > 0) return refuse(wrong)

    setFields({})
    setSubmitting(true)
    underWay.current = true
    try {
      plan.onDone(await call(endpoint, { body: checked.value } as InputOf<E>), sender)
      if (sender.isConnected && window.location.pathname === place) plan.goOn?.()
    } catch (error) {
      console.error(plan.logAs, error)
      tell(error)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  function tell(error: unknown) {
    const code = error instanceof ApiError ? error.code : 'unknown'
    const field = plan.fieldOf?.[code as ErrorCode]
    if (field !== undefined) return refuse({ [field]: sentenceOf(error) })
    setFailure({ code, sentence: sentenceOf(error) })
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

function textsOf(form: HTMLFormElement): Values {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
