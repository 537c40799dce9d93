import type { RecipeDetails } from '@larder/contract/recipes'
import { useAddPhoto } from '../../../api/use-add-photo'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { PhotoButton } from '../../../ui/controls/photo-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { toast } from '../../../ui/toasts/toast-store'

/** Opens the photo code only when a photo is there. */
const prepare = async (file: Blob) => (await import('../../../vision/prepare-photo')).preparePhoto(file)

interface FinishPhotoProps {
  readonly recipe: RecipeDetails
  /** Show the title, when there are several dishes. */
  readonly named: boolean
}

/** 'This is how mine looked': a photo of the dish, for the household, or for the cook's own recipe. */
export function FinishPhoto({ recipe, named }: FinishPhotoProps) {
  const { id, title, photos = [] } = recipe
  const { add, busy, failure } = useAddPhoto(id, prepare)
  return (
    <div className="flex flex-col gap-2">
      {named && <p className="font-semibold wrap-anywhere">{title}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <PhotoButton
          label={`Photo of ${title}`}
          busy={busy}
          onFile={(file) => void add(file, () => toast({ title: 'Photo Added', tone: 'success' }))}
        >
          Add a photo
        </PhotoButton>
        {photos.length > 0 && (
          <ul aria-label={`Photos of ${title}`} className="flex flex-wrap gap-2">
            {photos.map((photo) => (
              <li key={photo.id}>
                <RecipePhoto
                  recipeId={id}
                  picture={photo}
                  plate={[]}
                  title={title}
                  size="thumb"
                  className="size-16 rounded-inner border"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {failure && <ErrorNote title="Not added.">{failure}</ErrorNote>}
    </div>
  )
}
