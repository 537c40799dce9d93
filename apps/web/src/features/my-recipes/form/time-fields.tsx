import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { bindField, type FormSectionProps } from './form-section-props'

/** The times and the servings. */
export function TimeFields(part: FormSectionProps) {
  const { fields } = part
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <Field label="Prep Time" error={fields.prepTime} required>
        <TextInput {...bindField(part, 'prepTime')} maxLength={60} placeholder="15 min" autoComplete="off" />
      </Field>
      <Field label="Cook Time" error={fields.cookTime} required>
        <TextInput {...bindField(part, 'cookTime')} maxLength={60} placeholder="1 h 10" autoComplete="off" />
      </Field>
      <Field label="Servings" error={fields.servings} required>
        <TextInput
          {...bindField(part, 'servings')}
          maxLength={10}
          inputMode="numeric"
          placeholder="4"
          autoComplete="off"
        />
      </Field>
    </div>
  )
}
