import { myRecipes } from '@larder/contract/my-recipes'
import { NotebookPen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { type LocalDraft, localDrafts } from './draft-autosave'
import { type RecipeFormValues, splitIngredientLines } from './form-values'
import { RecipeForm, type RecipeFormProps } from './recipe-form'
import { type OpenedRecipe, useOpenRecipe } from './use-open-recipe'

/** Placeholder of the form. */
function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <VisuallyHidden role="status">The recipe is being opened.</VisuallyHidden>
      <div className="flex flex-col gap-4">
        {['title', 'description', 'category', 'times'].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-6 w-28" />
            <Skeleton className={field === 'description' ? 'h-20' : 'h-12'} />
          </div>
        ))}
      </div>
      <Skeleton className="mt-7.5 aspect-4/3 w-full self-start" />
    </div>
  )
}

interface UnfinishedOfferProps {
  readonly unfinished: LocalDraft
  readonly onContinue: () => void
  readonly onStartOver: () => void
}

/** Offers an unfinished draft before it is overwritten. */
function DraftOffer({ unfinished, onContinue, onStartOver }: UnfinishedOfferProps) {
  const { form, at } = unfinished
  const begin = useRef<HTMLButtonElement>(null)
  useEffect(() => begin.current?.focus(), [])
  const lines = splitIngredientLines(form.ingredients).slice(0, 3).join(', ')
  return (
    <section
      aria-label="Unfinished recipe"
      className="flex flex-col items-start gap-4 rounded-card border border-herb bg-herb-wash p-6"
    >
      <NotebookPen aria-hidden className="size-8 text-herb-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-xl">
          You were writing this <RelativeTime at={at} />
        </h2>
        <p className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{form.title.trim() || 'Without a title yet'}</span>
          {lines && <span className="text-ink-soft">, with {lines}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={begin} variant="primary" onClick={onContinue}>
          Continue
        </Button>
        <Button onClick={onStartOver}>Start over</Button>
      </div>
    </section>
  )
}

interface RecipeEditorProps<Intent extends string>
  extends Omit<RecipeFormProps<Intent>, 'opened' | 'resume'> {
  /** 0 for a new recipe. */
  readonly id: number
  /** Initial values of a new recipe. */
  readonly blank?: RecipeFormValues
}

/** Opens a recipe, offers an unfinished draft, and shows the form. */
export function RecipeEditor<Intent extends string>({ id, blank, ...form }: RecipeEditorProps<Intent>) {
  const { opened, error, readAgain } = useOpenRecipe(id, blank)
  const [draftChoice, setDraftChoice] = useState<'continue' | 'over' | null>(null)
  // Preloaded, so that parsing and saving need not wait for it.
  useEffect(() => void import('./parse-ingredient-lines').catch(() => undefined), [])

  if (error)
    return (
      <ErrorNote
        title="The recipe could not be opened"
        action={!isNotFound(error) && <Button onClick={readAgain}>Try Again</Button>}
      >
        {toErrorMessage(error)}
      </ErrorNote>
    )
  if (!opened) return <FormSkeleton />
  if (opened.unfinished && draftChoice === null)
    return (
      <DraftOffer
        unfinished={opened.unfinished}
        onContinue={() => setDraftChoice('continue')}
        onStartOver={() => {
          deleteDraft(opened)
          setDraftChoice('over')
        }}
      />
    )
  return <RecipeForm {...form} opened={opened} resume={draftChoice === 'continue'} />
}

function deleteDraft({ id, owner }: OpenedRecipe) {
  if (owner !== undefined) localDrafts.drop(owner, id)
  change(myRecipes.dropForm, { params: { id } }).response.catch((error: unknown) =>
    console.error('Deleting the draft failed', error),
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.code === 'recipe-not-found'
}
