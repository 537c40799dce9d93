import { useState } from 'react'
import { ApiError } from '../../api/api-error'

/** A dish that somebody must not eat, and what the cook is asked about it. */
export interface DietWarning {
  readonly title: string
  /** 'Mia: contains nuts, because of “50 g pesto”' */
  readonly reasons: readonly string[]
  readonly answer: (placed: boolean) => void
}

/** The cook was told why a dish is not for everybody, and did not place it. */
export class DietWarningDeclined extends Error {
  override readonly name = 'Declined'
}

/** Asks before a dish that somebody must not eat is placed: the server refuses it until the cook has said so. */
export function useDietWarning() {
  const [asked, setAsked] = useState<DietWarning | null>(null)

  async function acknowledging<T>(
    title: string,
    send: (word: { acknowledged?: true }) => Promise<T>,
  ): Promise<T> {
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-for-everybody') throw error
      const placed = await new Promise<boolean>((answer) =>
        setAsked({ title, reasons: error.reasons, answer }),
      )
      setAsked(null)
      if (!placed) throw new DietWarningDeclined()
      return send({ acknowledged: true })
    }
  }

  return { asked, acknowledging }
}
