/** Text, or a picture as a data URL. */
type ModelContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }

export interface ModelMessage {
  readonly role: 'system' | 'user'
  readonly content: string | readonly ModelContent[]
}

/** A language model, if configured. */
export interface LanguageModel {
  /**
   * Yields the response in pieces as they arrive; ends when it is complete and throws a `ModelError` when it cannot be. Stopping
   * the iteration, or aborting, ends the call.
   */
  complete(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>
}

/** Why a response is incomplete. */
export type ModelFailure =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'server-error'
  | 'slow'
  | 'too-long'
  | 'unreadable'
  | 'broke-off'

/** Contains nothing of the request or response, because neither belongs in a log. */
export class ModelError extends Error {
  readonly reason: ModelFailure
  readonly status: number | undefined

  constructor(reason: ModelFailure, status?: number) {
    super(`incomplete model response: ${reason}`)
    this.name = 'ModelError'
    this.reason = reason
    this.status = status
  }
}
