import { myRecipes } from '@larder/contract/my-recipes'
import { useEffect, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { DraftOffer } from './draft-offer'
import { FormSkeleton } from './form-skeleton'
import type { RecipeFormValues } from './form-values'
import { localDrafts } from './local-draft'
import { RecipeForm, type RecipeFormProps } from './recipe-form'
import { type OpenedRecipe, useOpenRecipe } from './use-open-recipe'

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
  callEndpoint(myRecipes.dropForm, { params: { id } }).catch((error: unknown) =>
    console.error('Deleting the draft failed', error),
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.code === 'recipe-not-found'
}
