import { Subscription } from '@larder/contract/account'

export const planNames: Readonly<Record<Subscription, string>> = {
  free: 'Free',
  premium: 'Premium',
  pro: 'Pro',
}

export const planOptions = Subscription.options.map((plan) => ({ value: plan, label: planNames[plan] }))
