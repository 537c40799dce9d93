import { PictureTrouble } from './picture-gate'

/** What a worker says of a picture it cannot look at. */
export interface Refusal {
  readonly kind: 'refused'
  readonly trouble: PictureTrouble['trouble']
}

/** In a worker: a bad picture is an answer, not a failure. */
export async function orRefuse<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureTrouble) return { kind: 'refused', trouble: error.trouble }
    throw error
  }
}

/** On this side of it the refusal is thrown as what it was. */
export function unlessRefused<Answer extends { readonly kind: string }>(said: Answer | Refusal): Answer {
  if (isRefusal(said)) throw new PictureTrouble(said.trouble)
  return said
}

function isRefusal(said: { readonly kind: string }): said is Refusal {
  return said.kind === 'refused'
}
