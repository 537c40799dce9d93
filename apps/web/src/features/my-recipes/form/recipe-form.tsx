import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { AutosaveNote } from './autosave-note'
import { DishFields } from './dish-fields'
import { EmojiField } from './emoji-field'
import { FieldGroup } from './field-group'
import { bindField } from './form-section-props'
import { IngredientsField } from './ingredients-field'
import { MoreRecipeFields } from './more-recipe-fields'
import { PhotoField } from './photo-field'
import { SaveFailureNote } from './save-failure'
import { TimeFields } from './time-fields'
import { type RecipeFormOptions, useRecipeForm } from './use-recipe-form'

export interface RecipeFormProps<Intent extends string> extends RecipeFormOptions<Intent> {
  readonly name: string
  /** The submit buttons; the first is the default for Enter, the last is the primary one. */
  readonly ways: readonly { readonly intent: Intent; readonly label: string }[]
  /** With an introduction, for a community. */
  readonly introduced?: boolean
}

/** The recipe form: new, edited, or for a community. */
export function RecipeForm<Intent extends string>({
  name,
  ways,
  introduced = false,
  ...plan
}: RecipeFormProps<Intent>) {
  const state = useRecipeForm(plan)
  const { form, values, fields, failure, saving, keeping, photo, change, save, saveOver } = state
  const part = { values, fields, change }
  const [last, setLast] = useState(ways[0]?.intent)
  const press = (intent: Intent) => {
    setLast(intent)
    void save(intent)
  }
  useToastOffset('5.5rem')
  return (
    <form
      ref={form}
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = ways
        if (first) press(first.intent)
      }}
      // Fields focused by keyboard must not be hidden behind the bar.
      className="flex flex-col gap-8 [&_:is(input,textarea,select,button,summary)]:scroll-mb-28"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <DishFields {...part} place={introduced ? 'Community' : 'Category'} />
          <TimeFields {...part} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PhotoField
            recipeId={plan.opened.id}
            picture={plan.opened.picture}
            title={values.title}
            photo={photo}
            sending={saving !== null && photo.chosen instanceof Blob}
          />
          {!photo.has && <EmojiField {...part} />}
        </div>
      </div>
      <FieldGroup title="What goes in">
        <IngredientsField {...part} />
      </FieldGroup>
      <FieldGroup title="How it is made">
        <Field label="Instructions" hint="One step on each line." error={fields.instructions} required>
          <TextArea
            {...bindField(part, 'instructions')}
            rows={8}
            maxLength={25_000}
            spellCheck
            placeholder={'Rinse the lentils.\nSimmer everything for 20 minutes.'}
            className="max-h-[70dvh]! min-h-48"
          />
        </Field>
      </FieldGroup>
      {introduced && (
        <FieldGroup title="What you say about it">
          <Field
            label="Introduction"
            hint="It stands above your recipe in the community."
            error={fields.introduction}
            optional
          >
            <TextArea {...bindField(part, 'introduction')} rows={4} maxLength={2000} />
          </Field>
        </FieldGroup>
      )}
      <MoreRecipeFields {...part} />
      {failure && last !== undefined && (
        <SaveFailureNote
          failure={failure}
          recipeId={plan.opened.id}
          busy={saving !== null}
          onSaveOver={() => void saveOver(last)}
        />
      )}
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
        <AutosaveNote keeping={keeping} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow sm:ms-auto">
          {ways.map(({ intent, label }, place) => (
            <Button
              key={intent}
              variant={place === ways.length - 1 ? 'primary' : 'secondary'}
              busy={saving === intent}
              disabled={saving !== null && saving !== intent}
              onClick={() => press(intent)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </form>
  )
}
