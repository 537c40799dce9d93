import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'

interface TextFormProps {
  readonly given: string
  readonly onText: (text: string) => void
}

export function TextForm({ given, onText }: TextFormProps) {
  const [text, setText] = useState(given)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onText(text)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="The recipe"
        hint="As it stands in a mail or a book. HTML, JSON-LD and Cooklang are understood, too."
      >
        <TextArea
          rows={8}
          value={text}
          spellCheck={false}
          placeholder={
            'Lentil soup\nServes 4\n\nIngredients\n250 g red lentils\n1 onion\n\nSteps\n1. Chop the onion.'
          }
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button variant="primary" type="submit" className="sm:self-start">
        Read the text
      </Button>
    </form>
  )
}
