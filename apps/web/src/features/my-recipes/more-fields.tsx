import { Course, Difficulty } from '@larder/contract/recipes'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextInput } from '../../ui/text-input'
import { type FormPart, tiedTo } from './form-parts'

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What a recipe can do without. It opens by itself when something in it has to be put right. */
export function MoreFields(part: FormPart) {
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
          <Select {...tiedTo(part, 'course')} options={options(Course.options)} />
        </Field>
        <Field label="Difficulty" error={fields.difficulty}>
          <Select {...tiedTo(part, 'difficulty')} options={options(Difficulty.options)} />
        </Field>
        <Field label="Waiting Time" hint="Rising, chilling, marinating." error={fields.waitTime} optional>
          <TextInput {...tiedTo(part, 'waitTime')} maxLength={60} placeholder="2 h" autoComplete="off" />
        </Field>
        <Field label="Tags" hint="Up to twelve words, with commas between." error={fields.tags} optional>
          <TextInput
            {...tiedTo(part, 'tags')}
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
