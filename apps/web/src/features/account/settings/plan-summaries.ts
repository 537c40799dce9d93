/** The plan descriptions in the settings. */
export const planSummaries = {
  free: 'Limited AI features',
  premium: 'Unlimited AI scans and features',
  pro: 'Premium, with API access for professionals',
} as const
