import { type Camera, fridge } from '@larder/contract/fridge'
import { useWrite } from '../../api/use-api'
import { toastFailure } from '../../feedback/toast-failure'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/toasts/toast-store'

interface RemoveCameraProps {
  readonly camera: Camera
  readonly open: boolean
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Confirms the removal of a camera, with its consequences. */
export function RemoveCamera({ camera: { id, name }, open, onClose, onGone }: RemoveCameraProps) {
  const revoke = useWrite(fridge.revoke)

  async function remove() {
    try {
      await revoke.mutateAsync({ params: { id } })
      toast({ title: `${name} is removed`, tone: 'success' })
      onGone()
    } catch (error) {
      toastFailure('Not removed', error)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{`Remove ${name}?`}</span>}
      description="Its key is no longer good, and its pictures and open questions are deleted. What it has booked stays in your stock."
      confirmLabel="Remove"
      onConfirm={() => void remove()}
    />
  )
}
