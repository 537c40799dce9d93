import { CommunityId, communityNames } from '@larder/contract/community'
import { Difficulty, RecipeCourse } from '@larder/contract/recipes'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import { bindField, type FormSectionProps } from './field-group'

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
          placeholder="What it tastes like, and when you make it"
          className="min-h-20"
        />
      </Field>
      <Field label={place} error={fields.community}>
        <Select {...bindField(part, 'community')} options={categories} />
      </Field>
    </>
  )
}

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

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Optional fields. The section opens when one of them has an error. */
export function MoreRecipeFields(part: FormSectionProps) {
  const { fields } = part
  const [opened, setOpened] = useState(false)
  const accused = ['course', 'difficulty', 'waitTime', 'tags'].some((field) => field in fields)
  return (
    <details
      open={opened || accused}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group border-t pt-2"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lg font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        More details
        <span className="text-base font-normal text-ink-soft max-sm:hidden">
          course, difficulty, waiting time, tags
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3 pb-1 sm:grid-cols-2">
        <Field label="Course" error={fields.course}>
          <Select {...bindField(part, 'course')} options={options(RecipeCourse.options)} />
        </Field>
        <Field label="Difficulty" error={fields.difficulty}>
          <Select {...bindField(part, 'difficulty')} options={options(Difficulty.options)} />
        </Field>
        <Field label="Waiting Time" hint="Rising, chilling, marinating." error={fields.waitTime} optional>
          <TextInput {...bindField(part, 'waitTime')} maxLength={60} placeholder="2 h" autoComplete="off" />
        </Field>
        <Field label="Tags" hint="Up to twelve words, separated by commas." error={fields.tags} optional>
          <TextInput
            {...bindField(part, 'tags')}
            maxLength={500}
            placeholder="soup, budget, freezer"
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
      </div>
    </details>
  )
}
