import type { Endpoint, EndpointShape, InputOf, ResponseOf, Schema } from '@larder/contract/http/endpoint'
import type { FieldErrors } from '@larder/contract/http/errors'
import type { validateBySchema } from '@larder/contract/http/validation'
import { type ActionFormOptions, type FormValues, type Submission, useActionForm } from './use-action-form'

/** An endpoint that accepts a form's values. */
export type FormEndpoint = Endpoint<EndpointShape & { body: Schema }>

/** The request body of an endpoint. */
type BodyOf<E extends FormEndpoint> = InputOf<E> extends { readonly body: infer Body } ? Body : never

export interface EndpointFormOptions<E extends FormEndpoint> extends Omit<ActionFormOptions, 'submit'> {
  /** Builds the request body if it is not simply the fields by name. */
  readonly body?: (values: FormValues) => unknown
  /** Checks of this form only, such as a repeated password. */
  readonly validate?: (values: FormValues) => FieldErrors
  /** Sends the checked body, if the endpoint needs more than that. */
  readonly send?: (body: BodyOf<E>) => Promise<ResponseOf<E>>
  readonly onDone: (response: ResponseOf<E>, form: HTMLFormElement) => void
  /** Navigates afterwards, unless the cook has left the form meanwhile. */
  readonly navigateOnDone?: () => void
}

/** The endpoint a form is sent to, the function that validates it and the one that sends it. */
export interface EndpointFormTarget<E extends FormEndpoint> {
  readonly endpoint: E
  readonly check: typeof validateBySchema
  readonly send: (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>
}

/** Shared by `useForm` and `useLazyForm`: the target is loaded, or still loading. */
export function useEndpointForm<E extends FormEndpoint>(
  getTarget: () => EndpointFormTarget<E> | Promise<EndpointFormTarget<E>>,
  options: EndpointFormOptions<E>,
) {
  function submit(submission: Submission) {
    const path = window.location.pathname
    const target = getTarget()
    return 'then' in target
      ? target.then((loaded) => validateAndSend(loaded, submission, path))
      : validateAndSend(target, submission, path)
  }

  function validateAndSend(
    { endpoint, check, send }: EndpointFormTarget<E>,
    { values, reject, element }: Submission,
    path: string,
  ) {
    const checked = check(endpoint.body, options.body ? options.body(values) : values)
    const fieldErrors = { ...(checked.ok ? {} : checked.fields), ...options.validate?.(values) }
    if (!checked.ok || Object.keys(fieldErrors).length > 0) return reject(fieldErrors)

    const response = options.send
      ? options.send(checked.value as BodyOf<E>)
      : send(endpoint, { body: checked.value } as InputOf<E>)
    return response.then((done) => {
      options.onDone(done, element)
      if (element.isConnected && window.location.pathname === path) options.navigateOnDone?.()
    })
  }

  return useActionForm({ ...options, submit })
}
