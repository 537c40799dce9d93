import type { Subscription } from '@larder/contract/account'
import { type MyPlan, plans } from '@larder/contract/plans'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { refresh, useRead } from '../../../api/use-read'
import { toast } from '../../../ui/toasts/toast-store'

/** The actions on a plan. Each reports its failure and then resolves to false. */
export interface PlanActions {
  readonly startTrial: () => Promise<boolean>
  /** Redirects to the payment provider; on success the page is left. */
  readonly checkout: (plan: Exclude<Subscription, 'free'>) => Promise<boolean>
  readonly portal: () => Promise<boolean>
  readonly cancel: () => Promise<boolean>
  readonly resume: () => Promise<boolean>
}

interface PlanState {
  /** The cook's plan; undefined while loading. */
  readonly mine: MyPlan | undefined
  readonly error: Error | null
  readonly refetch: () => void
  /** The running action. */
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

interface UsePlanOptions {
  /** Navigates to another page. */
  readonly goTo?: (address: string) => void
}

/**
 * Returns a redirect URL from the server if it can be trusted: over HTTPS, of this origin, or of a local test payment
 * service. Otherwise null.
 */
export function toTrustedPaymentUrl(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!url) return null
  const isSameOrigin = url.origin === origin
  const isNextDoor = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return isSameOrigin || isNextDoor || url.protocol === 'https:' ? url.href : null
}

export function usePlan({
  goTo = (address) => window.location.assign(address),
}: UsePlanOptions = {}): PlanState {
  const { data, error } = useRead(plans.mine, {})
  const [busy, setBusy] = useState<keyof PlanActions | null>(null)
  const trial = useChange(plans.startTrial)
  const pay = useChange(plans.checkout)
  const manage = useChange(plans.portal)
  const end = useChange(plans.cancel)
  const keep = useChange(plans.resume)

  async function runAction(action: keyof PlanActions, doIt: () => Promise<unknown>): Promise<boolean> {
    setBusy(action)
    try {
      await doIt()
      return true
    } catch (failed) {
      toast({ title: 'Nothing was changed', description: toErrorMessage(failed), tone: 'destructive' })
      // The state may have changed on another device or at the payment provider.
      void refresh(plans.mine)
      return false
    } finally {
      setBusy(null)
    }
  }

  async function redirectTo(address: string) {
    const url = toTrustedPaymentUrl(address, window.location.origin)
    if (url === null) throw new Error(`not going to ${address}`)
    goTo(url)
  }

  const showSuccess = (title: string, description?: string) =>
    toast({ title, ...(description && { description }), tone: 'success' })

  return {
    mine: data?.data,
    error: data ? null : error,
    refetch: () => void refresh(plans.mine),
    busy,
    actions: {
      startTrial: () =>
        runAction('startTrial', async () => {
          await trial.change({}).done
          showSuccess('Your Premium trial has begun', 'Scan as much as you like. It ends by itself.')
        }),
      checkout: (plan) =>
        runAction('checkout', async () => redirectTo((await pay.change({ body: { plan } }).done).data.url)),
      portal: () => runAction('portal', async () => redirectTo((await manage.change({}).done).data.url)),
      cancel: () =>
        runAction('cancel', async () => {
          await end.change({}).done
          showSuccess('Your plan is cancelled', 'Until it ends, everything stays as it is.')
        }),
      resume: () =>
        runAction('resume', async () => {
          await keep.change({}).done
          showSuccess('Your plan continues')
        }),
    },
  }
}
