import type { FieldErrors } from '@larder/contract/http/errors'
import { myRecipes } from '@larder/contract/my-recipes'
import { type RecipeDraft, recipes } from '@larder/contract/recipes'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error'
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
export interface SaveFailure {
  readonly error: Error
  /** The recipe is saved, only its photo is not. */
  readonly saved: boolean
}

export interface RecipeFormOptions<Intent extends string> {
  readonly opened: OpenedRecipe
  /** Continue with the unfinished draft. */
  readonly resume: boolean
  /** Creates a new recipe. The key keeps a retry from creating it twice. */
  readonly writeNew: (draft: RecipeDraft, form: RecipeFormValues, key: string) => Promise<SavedRecipe>
  readonly onSaved: (saved: { id: number; form: RecipeFormValues }, intent: Intent) => void
}

/** The state of a recipe form: autosaved, validated by the contract, and saved one at a time. */
export function useRecipeForm<Intent extends string>({
  opened,
  resume,
  writeNew,
  onSaved,
}: RecipeFormOptions<Intent>) {
  const unfinished = resume ? opened.unfinished : null
  const [values, setValues] = useState(unfinished?.form ?? opened.form)
  const latest = useRef(values)
  const [fields, setFields] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [saving, setSaving] = useState<Intent | null>(null)
  const underWay = useRef(false)
  const key = useRef('')
  const sent = useRef('')
  const version = unfinished?.version ?? opened.version
  const savedRecipe = useRef<SavedRecipe | null>(opened.id === 0 ? null : { id: opened.id, version })
  const form = useRef<HTMLFormElement>(null)
  const { keeper, keeping } = useDraftAutosave({ owner: opened.owner, recipe: opened.id, version })
  const photo = useChosenPhoto({
    owner: opened.owner,
    recipe: opened.id,
    picture: opened.picture,
    resumed: resume,
  })

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function edit(field: RecipeFormField, value: string) {
    latest.current = { ...latest.current, [field]: value }
    setValues(latest.current)
    keeper.keep(latest.current)
    // Changing a field clears its error.
    if (field in fields) setFields(({ [field]: _, ...others }) => others)
  }

  function showErrors(fieldErrors: FieldErrors) {
    setFields(fieldErrors)
    setRefusals((count) => count + 1)
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

  async function save(intent: Intent) {
    if (underWay.current) return
    underWay.current = true
    setFailure(null)
    setSaving(intent)
    let saved = false
    try {
      const isHeading = await loadHeadingTest()
      const read = parseRecipeForm(latest.current, { base: opened.draft, isHeading })
      if (!read.ok) return showErrors(read.fields)
      setFields({})
      const { id } = await saveDraft(read.draft)
      saved = true
      void keeper.drop()
      await sendPhoto(id)
      onSaved({ id, form: latest.current }, intent)
    } catch (error) {
      console.error('Saving the recipe failed', error)
      setFailure({ error: error as Error, saved })
      if (error instanceof ApiError && Object.keys(error.fields).length > 0)
        showErrors(toFormErrors(error.fields))
    } finally {
      underWay.current = false
      setSaving(null)
    }
  }

  /** Overwrites changes that were saved in the meantime, by another cook or on another device. */
  async function saveOver(intent: Intent) {
    if (!savedRecipe.current || underWay.current) return
    const { id } = savedRecipe.current
    try {
      const { data } = await readOnce(myRecipes.open, { params: { id } })
      savedRecipe.current = { id, version: data.version }
    } catch (error) {
      return setFailure({ error: error as Error, saved: false })
    }
    await save(intent)
  }

  return { form, values, fields, failure, saving, keeping, photo, change: edit, save, saveOver }
}

async function loadHeadingTest(): Promise<(line: string) => boolean> {
  try {
    return (await import('./parse-ingredient-lines')).isHeadingLine
  } catch {
    return (line) => /:\s*$/.test(line)
  }
}
