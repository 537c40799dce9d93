import { type Ref, useId, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { FieldNote } from '../../../ui/fields/field-note'
import type { BarcodeChoice } from '../scan-state'

interface BarcodeQuestionProps {
  readonly choices: readonly BarcodeChoice[]
  readonly onChoose: (codes: readonly string[]) => Promise<void>
  readonly headingRef: Ref<HTMLHeadingElement>
}

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** Asks which of several barcodes in a picture are at home: the neighbour on the shelf may be in view, too. */
export function BarcodeQuestion({ choices, onChoose, headingRef }: BarcodeQuestionProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { form, fields, submitting, clearErrors } = useActionForm({
    logLabel: 'Adding the barcodes of a picture failed',
    submit: ({ reject }) =>
      chosen.length === 0
        ? reject({ codes: 'Tick what you have, or scan something else.' })
        : onChoose(choices.map(({ code }) => code).filter((code) => chosen.includes(code))),
  })
  const tick = (code: string, ticked: boolean) => {
    setChosen((now) => [...now.filter((one) => one !== code), ...(ticked ? [code] : [])])
    clearErrors()
  }
  return (
    <form {...form} aria-labelledby={`${id}-question`} className="flex flex-col gap-4">
      <h2 ref={headingRef} id={`${id}-question`} tabIndex={-1} className="text-xl">
        {smallNumbers[choices.length] ?? choices.length} barcodes are in this picture. Which ones do you have?
      </h2>
      <fieldset
        data-invalid={fields.codes === undefined ? undefined : ''}
        aria-labelledby={`${id}-question`}
        aria-describedby={fields.codes === undefined ? undefined : `${id}-error`}
        className="flex min-w-0 flex-col gap-1"
      >
        {choices.map((choice) => (
          <Checkbox
            key={choice.code}
            label={choice.product?.name ?? <span className="numbers font-mono">{choice.code}</span>}
            hint={hintOf(choice)}
            checked={chosen.includes(choice.code)}
            onChange={({ target }) => tick(choice.code, target.checked)}
          />
        ))}
        {fields.codes !== undefined && (
          <FieldNote kind="error" id={`${id}-error`}>
            {fields.codes}
          </FieldNote>
        )}
      </fieldset>
      <Button type="submit" variant="primary" busy={submitting} className="self-start">
        Add what I ticked
      </Button>
    </form>
  )
}

function hintOf({ code, product, failure }: BarcodeChoice): string {
  if (product) return [`${product.amount} ${product.unit}`.trim(), code].join(' · ')
  return failure ?? 'It is new here. Tick it, and you can say what it is.'
}
