import { useState } from 'react'
import { ApiError } from '../../../api/api-error'

/** A dish that somebody must not eat, with a callback for the cook's decision. */
export interface DietWarning {
  readonly title: string
  /** For example 'Mia: contains nuts, because of “50 g pesto”'. */
  readonly reasons: readonly string[]
  readonly answer: (confirmed: boolean) => void
}

/** The cook declined to plan a dish after the diet warning. */
export class DietWarningDeclined extends Error {
  override readonly name = 'Declined'
}

/**
 * Asks for confirmation before planning a dish that somebody must not eat. The server rejects it without the
 * acknowledgement.
 */
export function useDietWarning() {
  const [warning, setWarning] = useState<DietWarning | null>(null)

  /** Resolves if the cook plans the dish nevertheless; other rejections stand. */
  async function acknowledge(title: string, rejection: Error): Promise<{ acknowledged: true }> {
    if (!(rejection instanceof ApiError) || rejection.code !== 'not-for-everybody') throw rejection
    const confirmed = await new Promise<boolean>((answer) =>
      setWarning({ title, reasons: rejection.reasons, answer }),
    )
    setWarning(null)
    if (!confirmed) throw new DietWarningDeclined()
    return { acknowledged: true }
  }

  return { warning, acknowledge }
}
