import { Info } from 'lucide-react'
import { toErrorMessage } from '../../api/api-error'
import { loginPath } from '../../paths'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { useToastOffset } from '../../ui/toasts/use-toast-offset'
import type { useDietChoices } from './use-diet-choices'

/** Another member saved other choices in the meantime; the cook decides which to keep. */
function ConflictNote({ onForget }: { readonly onForget: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sky-wash p-3">
      <p className="flex grow basis-60 gap-2">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
        Somebody else changed these in the meantime. Saving replaces their choice.
      </p>
      <Button onClick={onForget}>Show theirs</Button>
    </div>
  )
}

interface DietSaveBarProps {
  /** The name of one choice: 'preference'. */
  readonly noun: string
  readonly label: string
  readonly choices: Pick<
    ReturnType<typeof useDietChoices>,
    'chosen' | 'unsaved' | 'overtaken' | 'saving' | 'failure' | 'save' | 'forget'
  >
}

/** The count and the save button, within thumb reach. */
export function DietSaveBar({ noun, label, choices }: DietSaveBarProps) {
  const { chosen, unsaved, overtaken, saving, failure, save, forget } = choices
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()

  useToastOffset('6rem')

  return (
    <div className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-auto flex flex-col gap-3 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
      {failure && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      {!failure && overtaken && <ConflictNote onForget={forget} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grow">
          <span aria-live="polite" className="font-semibold">
            {chosen.length} {chosen.length === 1 ? noun : `${noun}s`} selected
          </span>
          {unsaved && isAuthenticated && <span className="text-ink-soft"> · not saved yet</span>}
        </p>
        {isAuthenticated ? (
          <Button variant="primary" busy={saving} className="max-sm:w-full" onClick={save}>
            {label}
          </Button>
        ) : (
          <Button asChild variant="primary" className="max-sm:w-full">
            <Link to={loginPath(pathname + search)}>Log in to save</Link>
          </Button>
        )}
      </div>
    </div>
  )
}
