import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/overlays/dialog'

interface NoPaymentsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The consequence, for example 'so Premium cannot be bought'. */
  readonly so: string
}

/** Explains that this installation takes no payments, and who can help. */
export function NoPaymentsDialog({ open, onClose, so }: NoPaymentsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="No payments here"
      footer={
        <Button variant="primary" onClick={onClose}>
          Got It
        </Button>
      }
    >
      <p className="max-w-measure">
        This installation takes no payments, {so}. Ask those who run it: an admin can change the plan of your
        account.
      </p>
    </Dialog>
  )
}
