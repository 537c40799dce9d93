import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { DietWarning } from '../use-diet-warning'

/** Somebody who eats there must not eat this: whether it is planned all the same is for the cook to say. */
export function DietWarningDialog({ asked }: { readonly asked: DietWarning | null }) {
  if (!asked) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) asked.answer(false)
      }}
      title={`${asked.title} is not for everybody who eats`}
      description={
        <>
          {asked.reasons.map((reason) => (
            <span key={reason} className="block pt-1 text-ink wrap-anywhere">
              {reason}
            </span>
          ))}
          <span className="block pt-3">Plan it only if they eat something else.</span>
        </>
      }
      confirmLabel="Plan it all the same"
      onConfirm={() => asked.answer(true)}
    />
  )
}
