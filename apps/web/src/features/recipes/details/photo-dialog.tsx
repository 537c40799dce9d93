import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { myRecipes, type PhotoOfDish } from '@larder/contract/my-recipes'
import type { RecipeDetails } from '@larder/contract/recipes'
import { ArrowUpToLine, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { withBasePath } from '../../../base-path'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Dialog } from '../../../ui/overlays/dialog'

interface PhotoDialogProps {
  readonly recipe: RecipeDetails
  readonly photo: PhotoOfDish
  readonly isFirst: boolean
  readonly onClose: () => void
}

const middle = { x: 50, y: 50 }
const axes = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const

/** One photo of a dish, large: which point crops keep, whether it is shown first, and its deletion. */
export function PhotoDialog({ recipe, photo, isFirst, onClose }: PhotoDialogProps) {
  const { id, title, yours } = recipe
  const [focus, setFocus] = useState(photo.focus ?? middle)
  const arranging = useChange(myRecipes.arrangePhoto)
  const removing = useChange(myRecipes.removePhoto)
  const params = { id, picture: photo.id }
  const isOwn = photo.of === 'household' || yours
  // The photo of a recipe comes before those of a household.
  const mayLead = photo.of === 'recipe' || recipe.photos?.every((one) => one.of === 'household')
  const failure = arranging.error ?? removing.error
  const { x, y } = photo.focus ?? middle
  const isMoved = focus.x !== x || focus.y !== y
  const save = (body: { first?: true; focus?: typeof focus }) =>
    arranging.change({ params, body }, { onSuccess: onClose })

  function point({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const toPercent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
    setFocus({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Photo of ${title}`}
      {...(isOwn && { description: 'Press the spot that cards should keep in view.' })}
      footer={
        isOwn && (
          <>
            <ConfirmDialog
              trigger={
                <Button variant="quiet" icon={<Trash2 />} busy={removing.isPending} className="sm:me-auto">
                  Delete
                </Button>
              }
              title="Delete this photo?"
              confirmLabel="Delete"
              onConfirm={() => removing.change({ params }, { onSuccess: onClose })}
            />
            {!isFirst && mayLead && (
              <Button
                icon={<ArrowUpToLine />}
                disabled={arranging.isPending}
                onClick={() => save({ first: true, ...(isMoved && { focus }) })}
              >
                Show first
              </Button>
            )}
            <Button
              variant="primary"
              disabled={!isMoved}
              busy={arranging.isPending}
              onClick={() => save({ focus })}
            >
              Save
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <ErrorNote title="Not saved.">{toErrorMessage(failure)}</ErrorNote>}
        {/* The sliders below do the same by keyboard. */}
        <div
          role="presentation"
          className="relative self-center overflow-hidden rounded-card border"
          {...(isOwn && { onClick: point })}
        >
          <img
            src={withBasePath(buildEndpointUrl(myRecipes.picture, { params, query: { size: 'page' } }))}
            width={photo.width}
            height={photo.height}
            alt={title}
            className="block max-h-[50dvh] w-auto bg-shade"
          />
          {isOwn && (
            <span
              aria-hidden
              className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-lg outline-2 outline-black/50"
              style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            />
          )}
        </div>
        {isOwn && (
          <div className="flex flex-wrap items-end gap-4">
            <div className="flex min-w-48 grow flex-col">
              {axes.map(([axis, label]) => (
                <label key={axis} className="flex flex-col text-sm">
                  {label}
                  <input
                    type="range"
                    className="h-11 w-full"
                    value={focus[axis]}
                    aria-valuetext={`${focus[axis]} %`}
                    onChange={({ target }) => setFocus({ ...focus, [axis]: Number(target.value) })}
                  />
                </label>
              ))}
            </div>
            <figure className="flex flex-col gap-1 text-sm text-ink-soft">
              <RecipePhoto
                recipeId={id}
                picture={{ ...photo, focus }}
                plate={[]}
                title=""
                size="card"
                className="aspect-16/9 w-40 rounded-inner border"
              />
              <figcaption>On a card</figcaption>
            </figure>
          </div>
        )}
      </div>
    </Dialog>
  )
}
