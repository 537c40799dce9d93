import type { Subscription } from '@larder/contract/account'
import type { AdminUser } from '@larder/contract/admin'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { Dialog } from '../../../ui/overlays/dialog'
import { planOptions } from './plan-names'

interface PlanDialogProps {
  readonly user: AdminUser
  readonly onChoose: (plan: Subscription) => void
  readonly onClose: () => void
}

export function PlanDialog({ user, onChoose, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState(user.subscription)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{`Change the plan of ${user.name}`}</span>}
      description="It holds from now on, and nothing is charged for it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={plan === user.subscription} onClick={() => onChoose(plan)}>
            Change plan
          </Button>
        </>
      }
    >
      <RadioGroup
        legend="Plan"
        options={planOptions}
        value={plan}
        onValueChange={(chosen) =>
          setPlan(planOptions.find(({ value }) => value === chosen)?.value ?? user.subscription)
        }
      />
    </Dialog>
  )
}
