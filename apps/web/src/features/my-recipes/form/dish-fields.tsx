import { CommunityId, communityNames } from '@larder/contract/community'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import { bindField, type FormSectionProps } from './form-section-props'

const categories = CommunityId.options.map((id) => ({ value: id, label: communityNames[id].name }))

interface DishFieldsProps extends FormSectionProps {
  /** The label of the category field. */
  readonly place: 'Category' | 'Community'
}

/** The title, description and category of the dish. */
export function DishFields({ place, ...part }: DishFieldsProps) {
  const { fields } = part
  return (
    <>
      <Field label="Title" error={fields.title} required>
        <TextInput
          {...bindField(part, 'title')}
          maxLength={200}
          placeholder="Lentil soup with lemon"
          autoComplete="off"
        />
      </Field>
      <Field label="Description" error={fields.description} required>
        <TextArea
          {...bindField(part, 'description')}
          rows={3}
          maxLength={1200}
          placeholder="What it tastes of, and when you make it"
          className="min-h-20"
        />
      </Field>
      <Field label={place} error={fields.community}>
        <Select {...bindField(part, 'community')} options={categories} />
      </Field>
    </>
  )
}
