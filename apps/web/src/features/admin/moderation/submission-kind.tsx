import type { PendingSubmission } from '@larder/contract/admin'
import { FilePen, Sparkle } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'

export function SubmissionKind({ kind }: Pick<PendingSubmission, 'kind'>) {
  return kind === 'new' ? (
    <Badge tone="herb" icon={<Sparkle />}>
      New
    </Badge>
  ) : (
    <Badge tone="sky" icon={<FilePen />}>
      Change
    </Badge>
  )
}
