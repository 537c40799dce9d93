import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

interface NoPaymentsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly plan: string
}

/** Says that nothing can be bought here, and who can help. */
export function NoPaymentsDialog({ open, onClose, plan }: NoPaymentsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="No payments here"
      footer={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <p className="max-w-measure">
        This installation takes no payments, so {plan} cannot be bought. Ask those who run it: an admin can
        put your account on {plan}.
      </p>
    </Dialog>
  )
}
