import { PictureError } from './picture-codec'

/** A worker's message about a picture that it rejects. */
export interface PictureErrorMessage {
  readonly kind: 'refused'
  readonly reason: PictureError['reason']
}

/** Runs in a worker: a bad picture is a result, not a failure. */
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

/** Rethrows a worker's rejection in the calling thread. */
export function rethrowPictureError<Answer extends { readonly kind: string }>(
  message: Answer | PictureErrorMessage,
): Answer {
  if (isPictureErrorMessage(message)) throw new PictureError(message.reason)
  return message
}

function isPictureErrorMessage(message: { readonly kind: string }): message is PictureErrorMessage {
  return message.kind === 'refused'
}
