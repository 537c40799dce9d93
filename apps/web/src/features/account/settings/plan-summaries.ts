/** The plans as the settings describe them. */
export const planSummaries = {
  free: 'Limited AI features',
  premium: 'Unlimited AI scans and features',
  pro: 'Premium, with API access for professionals',
} as const
