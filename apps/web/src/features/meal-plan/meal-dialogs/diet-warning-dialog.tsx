import { useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'

/** A dish that somebody must not eat, with a callback for the cook's decision. */
interface DietWarning {
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

/** Asks the cook to confirm a dish that somebody at the table must not eat. */
export function DietWarningDialog({ warning }: { readonly warning: DietWarning | null }) {
  if (!warning) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) warning.answer(false)
      }}
      title={`${warning.title} is not for everybody who eats`}
      description={
        <>
          {warning.reasons.map((reason) => (
            <span key={reason} className="block pt-1 text-ink wrap-anywhere">
              {reason}
            </span>
          ))}
          <span className="block pt-3">Plan it only if they eat something else.</span>
        </>
      }
      confirmLabel="Plan it all the same"
      onConfirm={() => warning.answer(true)}
    />
  )
}
