import { Check, CloudOff } from 'lucide-react'
import { useId } from 'react'
import { dishEmojis, EmojiPicture } from '../../../food/food-icon/emoji-picture'
import { recipePath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { FieldNote } from '../../../ui/fields/field-note'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { DishFields, MoreRecipeFields, TimeFields } from './dish-fields'
import type { AutosaveStatus } from './draft-autosave'
import { bindField, FieldGroup, type FormSectionProps } from './field-group'
import { IngredientsField } from './ingredients-field'
import { PhotoField } from './photo-field'
import { type RecipeFormOptions, type SaveFailure, useRecipeForm } from './use-recipe-form'

/** Shows where the typed input is saved. */
function AutosaveNote({ keeping }: { readonly keeping: AutosaveStatus }) {
  if (keeping === 'nothing') return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft [&_svg]:size-4">
      {keeping === 'kept' && <Check aria-hidden />}
      {keeping === 'here' && <CloudOff aria-hidden />}
      {keeping === 'under way' && 'Saving as you write…'}
      {keeping === 'kept' && 'Saved as you write.'}
      {keeping === 'here' && 'Kept on this device until Larder can be reached.'}
    </p>
  )
}

interface SaveFailureNoteProps {
  readonly failure: SaveFailure
  readonly recipeId: number
  readonly busy: boolean
  readonly onSaveOver: () => void
}

/** Explains why saving failed; the input stays. If the recipe was changed in the meantime, the cook decides. */
function SaveFailureNote({ failure, recipeId, busy, onSaveOver }: SaveFailureNoteProps) {
  const { code, sentence, saved } = failure
  const changed = !saved && code === 'recipe-changed'
  if (saved)
    return (
      <ErrorNote title="Your recipe is saved, but its photo is not">
        {sentence} Save again, or choose another photo or none first.
      </ErrorNote>
    )
  return (
    <ErrorNote
      title={changed ? 'This recipe was changed in the meantime' : 'Your recipe is not saved yet'}
      action={
        changed && (
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <a href={recipePath(recipeId)} target="_blank" rel="noreferrer">
                See it as it is now
              </a>
            </Button>
            <Button variant="primary" busy={busy} onClick={onSaveOver}>
              Save mine instead
            </Button>
          </div>
        )
      }
    >
      {changed
        ? 'What you typed is still here. Have a look at the recipe as it is now, then save yours in its place or change it here first.'
        : `${sentence} What you typed is still here.`}
    </ErrorNote>
  )
}

interface RecipeFormWay<Intent extends string> {
  readonly intent: Intent
  readonly label: string
}

export interface RecipeFormProps<Intent extends string>
  extends Omit<RecipeFormOptions<Intent>, 'defaultIntent'> {
  readonly name: string
  /** The submit buttons; the first is the default for Enter, the last is the primary one. */
  readonly ways: readonly [RecipeFormWay<Intent>, ...RecipeFormWay<Intent>[]]
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
  const { form, values, fields, failure, saving, keeping, photo, change, save, saveOver } = useRecipeForm({
    ...plan,
    defaultIntent: ways[0].intent,
  })
  const part = { values, fields, change }
  useToastOffset('5.5rem')
  return (
    <form
      {...form}
      aria-label={name}
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
            draft={values.emoji.trim() === '' ? values : undefined}
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
            hint="It appears above your recipe in the community."
            error={fields.introduction}
            optional
          >
            <TextArea {...bindField(part, 'introduction')} rows={4} maxLength={2000} />
          </Field>
        </FieldGroup>
      )}
      <MoreRecipeFields {...part} />
      {failure && (
        <SaveFailureNote
          failure={failure}
          recipeId={plan.opened.id}
          busy={saving !== null}
          onSaveOver={saveOver}
        />
      )}
      <div className="sticky bottom-(--tab-bar) z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
        <AutosaveNote keeping={keeping} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow sm:ms-auto">
          {ways.map(({ intent, label }, place) => (
            <Button
              key={intent}
              variant={place === ways.length - 1 ? 'primary' : 'secondary'}
              busy={saving === intent}
              disabled={saving !== null && saving !== intent}
              onClick={() => save(intent)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </form>
  )
}

/** An emoji for a dish without a photo. Without either its picture is drawn. */
function EmojiField(part: FormSectionProps) {
  const { values, fields, change } = part
  const id = useId()
  const error = fields.emoji
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="pb-1.5 font-semibold">
        Emoji <span className="font-normal text-ink-soft">(where there is no photo)</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {['', ...dishEmojis].map((emoji) => (
          <label
            key={emoji}
            className={classNames(
              'relative grid size-11 place-items-center rounded-card border border-transparent text-2xl enabled-hover:bg-shade',
              'has-checked:border-herb has-checked:bg-herb-wash has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={values.emoji === emoji}
              onChange={() => change('emoji', emoji)}
              aria-label={emoji === '' ? 'No emoji' : emoji}
              className="absolute inset-0 appearance-none rounded-card outline-none"
            />
            {emoji === '' ? (
              <span aria-hidden className="text-sm">
                None
              </span>
            ) : (
              <EmojiPicture emoji={emoji} className="size-8" />
            )}
          </label>
        ))}
      </div>
      <TextInput
        {...bindField(part, 'emoji')}
        aria-label="Another emoji"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={16}
        placeholder="or another one"
        autoComplete="off"
      />
      {error && (
        <FieldNote kind="error" id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
