import { myRecipes } from '@larder/contract/my-recipes'
import { type RecipeDraft, recipes } from '@larder/contract/recipes'
import { useRef, useState } from 'react'
import { type FormFailure, type Submission, useActionForm } from '../../../api/forms/use-action-form'
import { randomId } from '../../../api/random-id'
import { change, readOnce } from '../../../api/sync'
import { useDraftAutosave } from './draft-autosave'
import { parseRecipeForm, type RecipeFormField, type RecipeFormValues, toFormErrors } from './form-values'
import { useChosenPhoto } from './use-chosen-photo'
import type { OpenedRecipe } from './use-open-recipe'

/** The id and version of a saved recipe. */
export interface SavedRecipe {
  readonly id: number
  readonly version: number
}

/** Why a save failed. */
export interface SaveFailure extends FormFailure {
  /** The recipe is saved, only its photo is not. */
  readonly saved: boolean
}

export interface RecipeFormOptions<Intent extends string> {
  /** Of the button that Enter presses. */
  readonly defaultIntent: Intent
  readonly opened: OpenedRecipe
  /** Continue with the unfinished draft. */
  readonly resume: boolean
  /** Creates a new recipe. The key keeps a retry from creating it twice. */
  readonly writeNew: (draft: RecipeDraft, form: RecipeFormValues, key: string) => Promise<SavedRecipe>
  readonly onSaved: (saved: { id: number; form: RecipeFormValues }, intent: Intent) => void
}

/** The state of a recipe form: autosaved, validated by the contract, and saved one at a time. */
export function useRecipeForm<Intent extends string>({
  defaultIntent,
  opened,
  resume,
  writeNew,
  onSaved,
}: RecipeFormOptions<Intent>) {
  const unfinished = resume ? opened.unfinished : null
  const [values, setValues] = useState(unfinished?.form ?? opened.form)
  const latest = useRef(values)
  const { form, fields, failure, submitting, run, clearError } = useActionForm({
    logLabel: 'Saving the recipe failed',
    toFields: toFormErrors,
    submit: (submission) => save(submission, defaultIntent),
  })
  const [lastIntent, setLastIntent] = useState(defaultIntent)
  const [isSaved, setIsSaved] = useState(false)
  const key = useRef('')
  const sent = useRef('')
  const version = unfinished?.version ?? opened.version
  const savedRecipe = useRef<SavedRecipe | null>(opened.id === 0 ? null : { id: opened.id, version })
  const { keeper, keeping } = useDraftAutosave({ owner: opened.owner, recipe: opened.id, version })
  const photo = useChosenPhoto({
    owner: opened.owner,
    recipe: opened.id,
    picture: opened.picture,
    resumed: resume,
  })

  function edit(field: RecipeFormField, value: string) {
    latest.current = { ...latest.current, [field]: value }
    setValues(latest.current)
    keeper.keep(latest.current)
    clearError(field)
  }

  async function saveDraft(draft: RecipeDraft): Promise<SavedRecipe> {
    if (savedRecipe.current) {
      const { id, version: of } = savedRecipe.current
      const { data } = await change(recipes.update, { params: { id }, body: { ...draft, version: of } })
        .response
      savedRecipe.current = { id, version: data.version }
      return savedRecipe.current
    }
    key.current ||= randomId()
    const before = sent.current
    sent.current = JSON.stringify(draft)
    savedRecipe.current = await writeNew(draft, latest.current, key.current)
    // An earlier attempt may have succeeded although its response was lost. Later input is saved on top of it.
    return before === '' || before === sent.current ? savedRecipe.current : saveDraft(draft)
  }

  async function sendPhoto(id: number) {
    const chosen = await photo.settled()
    if (chosen instanceof Blob)
      await change(myRecipes.setPicture, { params: { id }, picture: chosen }).response
    else if (chosen === 'none' && opened.picture)
      await change(myRecipes.removePicture, { params: { id } }).response
    photo.forget(chosen)
  }

  async function save({ reject }: Submission, intent: Intent) {
    setLastIntent(intent)
    setIsSaved(false)
    const isHeading = await loadHeadingTest()
    const read = parseRecipeForm(latest.current, { base: opened.draft, isHeading })
    if (!read.ok) return reject(read.fields)
    const { id } = await saveDraft(read.draft)
    setIsSaved(true)
    void keeper.drop()
    await sendPhoto(id)
    onSaved({ id, form: latest.current }, intent)
  }

  /** Overwrites changes that were saved in the meantime, by another cook or on another device. */
  async function saveOver(submission: Submission) {
    if (!savedRecipe.current) return
    const { id } = savedRecipe.current
    const { data } = await readOnce(myRecipes.open, { params: { id } })
    savedRecipe.current = { id, version: data.version }
    await save(submission, lastIntent)
  }

  const saveFailure: SaveFailure | null = failure && { ...failure, saved: isSaved }
  return {
    form,
    values,
    fields,
    failure: saveFailure,
    saving: submitting ? lastIntent : null,
    keeping,
    photo,
    change: edit,
    save: (intent: Intent) => run((submission) => save(submission, intent)),
    saveOver: () => run(saveOver),
  }
}

async function loadHeadingTest(): Promise<(line: string) => boolean> {
  try {
    return (await import('./parse-ingredient-lines')).isHeadingLine
  } catch {
    return (line) => /:\s*$/.test(line)
  }
}
