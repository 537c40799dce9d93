import { Check, CloudOff } from 'lucide-react'
import type { AutosaveStatus } from './draft-autosave'

/** Shows where the typed input is saved. */
export function AutosaveNote({ keeping }: { readonly keeping: AutosaveStatus }) {
  if (keeping === 'nothing') return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft [&_svg]:size-4">
      {keeping === 'kept' && <Check aria-hidden />}
      {keeping === 'here' && <CloudOff aria-hidden />}
      {keeping === 'under way' && 'Keeping what you write…'}
      {keeping === 'kept' && 'What you write is kept.'}
      {keeping === 'here' && 'Kept on this device until Larder can be reached.'}
    </p>
  )
}
