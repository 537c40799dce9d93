import type { Subscription } from '@larder/contract/account'
import { type MyPlan, plans } from '@larder/contract/plans'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead, useWrite } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { toTrustedPaymentUrl } from './trusted-payment-url'

/** What can be done about a plan. Each tells by itself when it did not work, and then resolves to false. */
export interface PlanActions {
  readonly startTrial: () => Promise<boolean>
  /** Off to the payment provider; the page is left when that works. */
  readonly checkout: (plan: Exclude<Subscription, 'free'>) => Promise<boolean>
  readonly portal: () => Promise<boolean>
  readonly cancel: () => Promise<boolean>
  readonly resume: () => Promise<boolean>
}

interface PlanState {
  /** The cook's own plan, as soon as it is known. */
  readonly mine: MyPlan | undefined
  readonly error: Error | null
  readonly refetch: () => void
  /** What is under way. */
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

interface UsePlanOptions {
  /** Leaves the page for another. */
  readonly goTo?: (address: string) => void
}

export function usePlan({
  goTo = (address) => window.location.assign(address),
}: UsePlanOptions = {}): PlanState {
  const { data, error } = useRead(plans.mine, {})
  const [busy, setBusy] = useState<keyof PlanActions | null>(null)
  const trial = useWrite(plans.startTrial)
  const pay = useWrite(plans.checkout)
  const manage = useWrite(plans.portal)
  const end = useWrite(plans.cancel)
  const keep = useWrite(plans.resume)

  async function tryTo(deed: keyof PlanActions, doIt: () => Promise<unknown>): Promise<boolean> {
    setBusy(deed)
    try {
      await doIt()
      return true
    } catch (failed) {
      toast({ title: 'Nothing was changed', description: toErrorMessage(failed), tone: 'destructive' })
      // It may be that something else holds by now: on another device, or with the payment provider.
      void refresh(plans.mine)
      return false
    } finally {
      setBusy(null)
    }
  }

  async function goOnTo(address: string) {
    const place = toTrustedPaymentUrl(address, window.location.origin)
    if (place === null) throw new Error(`not going to ${address}`)
    goTo(place)
  }

  const told = (title: string, description?: string) =>
    toast({ title, ...(description && { description }), tone: 'success' })

  return {
    mine: data?.data,
    error: data ? null : error,
    refetch: () => void refresh(plans.mine),
    busy,
    actions: {
      startTrial: () =>
        tryTo('startTrial', async () => {
          await trial.mutateAsync({})
          told('Your Premium trial has begun', 'Scan as much as you like. It ends by itself.')
        }),
      checkout: (plan) =>
        tryTo('checkout', async () => goOnTo((await pay.mutateAsync({ body: { plan } })).data.url)),
      portal: () => tryTo('portal', async () => goOnTo((await manage.mutateAsync({})).data.url)),
      cancel: () =>
        tryTo('cancel', async () => {
          await end.mutateAsync({})
          told('Your plan is cancelled', 'Until it ends, everything stays as it is.')
        }),
      resume: () =>
        tryTo('resume', async () => {
          await keep.mutateAsync({})
          told('Your plan goes on')
        }),
    },
  }
}
