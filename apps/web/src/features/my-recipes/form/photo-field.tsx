import type { RecipePicture } from '@larder/contract/my-recipes'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { DishDrawnHere } from '../../../food/recipe/dish-drawn-here'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Progress } from '../../../ui/feedback/progress'
import { FieldNote } from '../../../ui/fields/field-note'
import { useObjectUrl } from '../../../ui/use-object-url'
import { type RecipeFormValues, splitIngredientLines, splitSteps } from './form-values'
import type { PhotoChoice } from './use-chosen-photo'

interface PhotoFieldProps {
  readonly recipeId: number
  /** The current picture of the recipe. */
  readonly picture: RecipePicture | undefined
  readonly title: string
  readonly photo: PhotoChoice
  /** What is written so far, which is drawn while there is no photo; absent where something else is shown. */
  readonly draft?: RecipeFormValues | undefined
  /** The photo is being sent. */
  readonly sending: boolean
}

const frameClass = 'aspect-4/3 w-full rounded-card border'

/** The cook's photo of the dish: chosen, dropped or taken with the phone. */
export function PhotoField({ recipeId, picture, title, photo, draft, sending }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { chosen, has, opening, failure, choose, forget } = photo
  const preview = useObjectUrl(chosen instanceof Blob ? chosen : undefined)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void choose(file)
  }

  return (
    <fieldset
      aria-describedby={failure ? `${id}-error` : undefined}
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-card',
        over && 'outline-2 outline-offset-4 outline-focus',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend className="pb-1.5 font-semibold">
        Photo <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {has ? (
        preview ? (
          <img
            src={preview}
            alt={title || 'Your dish'}
            className={classNames(frameClass, 'bg-shade object-cover')}
          />
        ) : chosen instanceof Blob ? (
          <p
            className={classNames(
              frameClass,
              'grid place-items-center bg-shade p-4 text-center text-ink-soft',
            )}
          >
            Your photo is ready to be sent.
          </p>
        ) : (
          <RecipePhoto
            recipeId={recipeId}
            picture={picture}
            plate={[]}
            title={title}
            size="card"
            className={frameClass}
          />
        )
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className={classNames(
            frameClass,
            'relative flex flex-col items-center justify-center gap-2 overflow-hidden border-dashed border-edge bg-raised p-4 text-center transition-colors enabled-hover:bg-shade',
          )}
        >
          <ImagePlus aria-hidden className="size-8 text-ink-soft" />
          <span className="font-semibold">Add a photo</span>
          <span className="text-sm text-ink-soft">Choose one, take one, or drop it here.</span>
          {draft && <DraftPicture values={draft} />}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Photo file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void choose(file)
        }}
      />
      {(opening || sending) && <Progress label={sending ? 'Sending the photo…' : 'Opening the photo…'} />}
      {failure && (
        <FieldNote kind="error" id={`${id}-error`}>
          {failure}
        </FieldNote>
      )}
      {has && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<ImagePlus />} onClick={() => input.current?.click()}>
            Change
          </Button>
          <Button variant="quiet" icon={<Trash2 />} onClick={() => forget(picture ? 'none' : 'as it is')}>
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface DraftPictureProps {
  readonly values: RecipeFormValues
}

/** Typing pauses before it is drawn again. */
const pauseMs = 700

/** The picture of a dish as far as it is written, over the box it is in: what its cards show while it has no photo. */
function DraftPicture({ values }: DraftPictureProps) {
  const [settled, setSettled] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), pauseMs)
    return () => clearTimeout(timer)
  }, [values])
  const { title, course, tags, ingredients, instructions } = settled
  const lines = splitIngredientLines(ingredients)
  if (title.trim() === '' || lines.length === 0) return null
  return (
    <>
      <DishDrawnHere
        dish={{
          title,
          category: course,
          tags: tags.split(',').map((tag) => tag.trim()),
          plate: [],
          lines,
          steps: splitSteps(instructions),
        }}
        className="absolute inset-0 size-full"
      >
        {null}
      </DishDrawnHere>
      {/* The words of the button again: the picture covers them. */}
      <span aria-hidden className="absolute inset-x-0 bottom-0 bg-raised/90 px-3 py-2 font-semibold">
        Add a photo
      </span>
    </>
  )
}
