/** Words, or a picture as an address that carries it. */
export type ModelContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }

export interface ModelMessage {
  readonly role: 'system' | 'user'
  readonly content: string | readonly ModelContent[]
}

/** A language model, if the installation has one. */
export interface LanguageModel {
  /**
   * Answers in pieces, as they come; ends when the answer is whole and throws a `ModelError` when it never will be. Whoever
   * stops reading, or aborts, ends the call.
   */
  complete(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>
}

/** Why there is no whole answer. */
export type ModelFailure =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'server-error'
  | 'slow'
  | 'too-long'
  | 'unreadable'
  | 'broke-off'

/** Carries nothing of what was sent or answered: neither belongs into a log. */
export class ModelError extends Error {
  readonly reason: ModelFailure
  readonly status: number | undefined

  constructor(trouble: ModelFailure, status?: number) {
    super(`incomplete model response: ${trouble}`)
    this.name = 'ModelError'
    this.reason = trouble
    this.status = status
  }
}
