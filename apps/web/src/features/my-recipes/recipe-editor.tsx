import { myRecipes } from '@larder/contract/my-recipes'
import { useEffect, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { FormSkeleton } from './form-skeleton'
import type { FormValues } from './form-values'
import { keptHere } from './kept-here'
import { RecipeForm, type RecipeFormProps } from './recipe-form'
import { UnfinishedOffer } from './unfinished-offer'
import { type Opened, useOpening } from './use-opening'

interface RecipeEditorProps<Intent extends string>
  extends Omit<RecipeFormProps<Intent>, 'opened' | 'resume'> {
  /** 0 for a new one. */
  readonly id: number
  /** What a new one begins with. */
  readonly blank?: FormValues
}

/** Opens a recipe, offers what was left unfinished, and hands it to the form. */
export function RecipeEditor<Intent extends string>({ id, blank, ...form }: RecipeEditorProps<Intent>) {
  const { opened, error, readAgain } = useOpening(id, blank)
  const [answer, setAnswer] = useState<'continue' | 'over' | null>(null)
  // Fetched while the form is looked at, so that reading and saving need not wait for it.
  useEffect(() => void import('./reading-lines').catch(() => undefined), [])

  if (error)
    return (
      <ErrorNote
        title="The recipe could not be opened"
        action={!isGone(error) && <Button onClick={readAgain}>Try Again</Button>}
      >
        {sentenceOf(error)}
      </ErrorNote>
    )
  if (!opened) return <FormSkeleton />
  if (opened.unfinished && answer === null)
    return (
      <UnfinishedOffer
        unfinished={opened.unfinished}
        onContinue={() => setAnswer('continue')}
        onStartOver={() => {
          forget(opened)
          setAnswer('over')
        }}
      />
    )
  return <RecipeForm {...form} opened={opened} resume={answer === 'continue'} />
}

function forget({ id, owner }: Opened) {
  if (owner !== undefined) keptHere.drop(owner, id)
  call(myRecipes.dropForm, { params: { id } }).catch((error: unknown) =>
    console.error('The unfinished form could not be dropped', error),
  )
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'recipe-not-found'
}
