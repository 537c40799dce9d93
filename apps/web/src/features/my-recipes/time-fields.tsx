import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { type FormPart, tiedTo } from './form-parts'

/** How long it takes and for how many it is. */
export function TimeFields(part: FormPart) {
  const { fields } = part
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <Field label="Prep Time" error={fields.prepTime} required>
        <TextInput {...tiedTo(part, 'prepTime')} maxLength={60} placeholder="15 min" autoComplete="off" />
      </Field>
      <Field label="Cook Time" error={fields.cookTime} required>
        <TextInput {...tiedTo(part, 'cookTime')} maxLength={60} placeholder="1 h 10" autoComplete="off" />
      </Field>
      <Field label="Servings" error={fields.servings} required>
        <TextInput
          {...tiedTo(part, 'servings')}
          maxLength={10}
          inputMode="numeric"
          placeholder="4"
          autoComplete="off"
        />
      </Field>
    </div>
  )
}
