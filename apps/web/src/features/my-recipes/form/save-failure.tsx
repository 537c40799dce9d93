import { ApiError, toErrorMessage } from '../../../api/api-error'
import { recipePath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import type { SaveFailure } from './use-recipe-form'

interface SaveTroubleProps {
  readonly failure: SaveFailure
  readonly recipeId: number
  readonly busy: boolean
  readonly onSaveOver: () => void
}

/** Explains why saving failed; the input stays. If the recipe was changed in the meantime, the cook decides. */
export function SaveFailureNote({ failure, recipeId, busy, onSaveOver }: SaveTroubleProps) {
  const { error, saved } = failure
  const changed = !saved && error instanceof ApiError && error.code === 'recipe-changed'
  if (saved)
    return (
      <ErrorNote title="Your recipe is saved, but its photo is not">
        {toErrorMessage(error)} Save again, or choose another photo or none first.
      </ErrorNote>
    )
  return (
    <ErrorNote
      title={changed ? 'This recipe was changed in the meantime' : 'Your recipe is not saved yet'}
      action={
        changed && (
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <a href={recipePath(recipeId)} target="_blank" rel="noreferrer">
                See it as it is now
              </a>
            </Button>
            <Button variant="primary" busy={busy} onClick={onSaveOver}>
              Save mine instead
            </Button>
          </div>
        )
      }
    >
      {changed
        ? 'What you typed is still here. Have a look at the recipe as it is now, then save yours in its place or change it here first.'
        : `${toErrorMessage(error)} What you typed is still here.`}
    </ErrorNote>
  )
}
