import { CreditCard } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/controls/button'

interface PaymentMethodProps {
  readonly payments: boolean
  readonly isPaying: boolean
  readonly busy: boolean
  readonly onGo: () => void
}

/** Links to cards and invoices; where no payments are taken, an explanation. */
export function PaymentMethod({ payments, isPaying, busy, onGo }: PaymentMethodProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p id={id} className="min-w-0 grow basis-60 text-ink-soft">
        {payments
          ? 'Cards and invoices are kept by the payment service, not by us.'
          : 'Payments are not set up on this installation, so there is nothing to pay with.'}
      </p>
      <Button icon={<CreditCard />} aria-describedby={id} disabled={!payments} busy={busy} onClick={onGo}>
        {isPaying ? 'Manage Payment Methods' : 'Add Payment Method'}
      </Button>
    </div>
  )
}
