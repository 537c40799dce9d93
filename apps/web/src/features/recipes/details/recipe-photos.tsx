import type { RecipeDetails } from '@larder/contract/recipes'
import { lazy, Suspense, useState } from 'react'
import { useAddPhoto } from '../../../api/use-add-photo'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { PhotoButton } from '../../../ui/controls/photo-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { toast } from '../../../ui/toasts/toast-store'

const PhotoDialog = lazy(() => import('./photo-dialog').then((loaded) => ({ default: loaded.PhotoDialog })))

/** Opens the photo code only when a photo is there. */
const prepare = async (file: Blob) => (await import('../../../vision/prepare-photo')).preparePhoto(file)

/** The photos of a dish that this cook sees; a cook adds their own, which only their household sees. */
export function RecipePhotos({ recipe }: { readonly recipe: RecipeDetails }) {
  const { id, title, photos = [] } = recipe
  const { add, busy, failure } = useAddPhoto(id, prepare)
  const [opened, setOpened] = useState<string>()
  const photo = photos.find((one) => one.id === opened)
  return (
    <section aria-labelledby="photos" className="flex flex-col gap-3 border-t pt-6 print:hidden">
      <h2 id="photos" className="text-xl">
        Your photos
      </h2>
      <p className="text-ink-soft">
        {recipe.yours
          ? 'Photos you add before publishing become part of the recipe.'
          : 'Show how yours looked. Only your household sees what you add.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {photos.length > 0 && (
          <ul aria-label={`Photos of ${title}`} className="flex flex-wrap gap-2">
            {photos.map((one, place) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-label={`Photo ${place + 1} of ${photos.length}`}
                  className="block rounded-inner"
                  onClick={() => setOpened(one.id)}
                >
                  <RecipePhoto
                    recipeId={id}
                    picture={one}
                    plate={[]}
                    title=""
                    size="card"
                    className="size-24 rounded-inner border"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <PhotoButton
          label={`Photo of ${title}`}
          busy={busy}
          onFile={(file) => void add(file, () => toast({ title: 'Photo Added', tone: 'success' }))}
        >
          Add a photo
        </PhotoButton>
      </div>
      {failure && <ErrorNote title="Not added.">{failure}</ErrorNote>}
      {photo && (
        <Suspense fallback={null}>
          <PhotoDialog
            key={photo.id}
            recipe={recipe}
            photo={photo}
            isFirst={photos[0]?.id === photo.id}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
