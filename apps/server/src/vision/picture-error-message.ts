import { PictureError } from './picture-codec'

/** What a worker says of a picture it cannot look at. */
export interface PictureErrorMessage {
  readonly kind: 'refused'
  readonly reason: PictureError['reason']
}

/** In a worker: a bad picture is an answer, not a failure. */
export async function catchPictureError<Answer>(
  work: () => Promise<Answer>,
): Promise<Answer | PictureErrorMessage> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

/** On this side of it the refusal is thrown as what it was. */
export function rethrowPictureError<Answer extends { readonly kind: string }>(
  said: Answer | PictureErrorMessage,
): Answer {
  if (isPictureErrorMessage(said)) throw new PictureError(said.reason)
  return said
}

function isPictureErrorMessage(said: { readonly kind: string }): said is PictureErrorMessage {
  return said.kind === 'refused'
}
