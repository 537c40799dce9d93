import { useId } from 'react'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { bindField, type FormSectionProps } from './form-section-props'
import type { ParsedLine } from './parse-ingredient-lines'
import { ParsedLines } from './parsed-lines'
import { summarizeParsedLines } from './parsed-lines-summary'
import { useParsedLines } from './use-parsed-lines'

/** The ingredients as typed, and below them the parsed lines. */
export function IngredientsField(part: FormSectionProps) {
  const { values, fields, change } = part
  const heading = useId()
  const reading = useParsedLines(values.ingredients, values.servings)
  const lines = reading?.lines

  function replaceLine(line: ParsedLine, instead: string) {
    change(
      'ingredients',
      values.ingredients.replace(line.text, () => instead),
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6">
      <Field label="Ingredients" hint="One on each line." error={fields.ingredients} required>
        <TextArea
          {...bindField(part, 'ingredients')}
          rows={8}
          maxLength={10_000}
          spellCheck
          placeholder={'200 g red lentils\n1 onion, finely chopped\n1 tbsp olive oil'}
          className="min-h-56 max-h-[70dvh]!"
        />
      </Field>
      <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-1.5">
        {reading && <DishVerdicts eaters={[...reading.verdicts]} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={heading} className="font-text text-base font-semibold">
            As Larder reads it
          </h3>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {lines && lines.length > 0 && summarizeParsedLines(lines)}
          </p>
        </div>
        {lines ? <ParsedLines lines={lines} onPutRight={replaceLine} /> : <Skeleton lines={3} />}
      </section>
    </div>
  )
}
