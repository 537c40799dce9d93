import type { ReportReason } from '@larder/contract/community'

/** The report reasons with their labels. */
export const reportReasonOptions: readonly { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Advertising or spam' },
  { value: 'rude', label: 'Rude or hurtful' },
  { value: 'unsafe', label: 'Not safe to eat or to cook' },
  { value: 'stolen', label: 'Copied from somebody else' },
  { value: 'off-topic', label: 'Does not belong here' },
  { value: 'other', label: 'Something else' },
]
