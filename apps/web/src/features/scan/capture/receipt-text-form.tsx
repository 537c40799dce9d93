import { maxReceiptLength } from '@larder/contract/scan'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'

/** Parses the pasted text of an e-receipt, without a camera. */
export function ReceiptTextForm({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return setError('Paste the lines of the receipt first.')
    onText(text)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t pt-4">
      <Field label="Paste the text of an e-receipt" error={error}>
        <TextArea
          rows={4}
          value={text}
          maxLength={maxReceiptLength}
          spellCheck={false}
          placeholder={'CORNER SHOP\nMILK 1L          1.29\nEGGS 10          2.99\nTOTAL            4.28'}
          className="max-h-60 font-mono text-sm"
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" className="sm:self-start">
        Read the text
      </Button>
    </form>
  )
}
