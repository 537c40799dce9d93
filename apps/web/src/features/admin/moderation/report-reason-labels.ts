import type { ReportReason } from '@larder/contract/community'

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  rude: 'Rude or hurtful',
  unsafe: 'Unsafe to eat',
  stolen: 'Somebody else’s work',
  'off-topic': 'Off topic',
  other: 'Something else',
}
