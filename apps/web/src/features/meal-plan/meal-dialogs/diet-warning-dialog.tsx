import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { DietWarning } from './use-diet-warning'

/** Asks the cook to confirm a dish that somebody at the table must not eat. */
export function DietWarningDialog({ warning }: { readonly warning: DietWarning }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) warning.answer(false)
      }}
      title={`${warning.title} is not for everybody at the table`}
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
      confirmLabel="Plan it anyway"
      onConfirm={() => warning.answer(true)}
    />
  )
}
