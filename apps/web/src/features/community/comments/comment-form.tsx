import { community } from '@larder/contract/community'
import { validateBySchema } from '@larder/contract/http/validation'
import { useEffect, useId, useRef, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { numberText } from '../../../ui/formatting/locale'

const maxCommentLength = 2000
/** From this number of remaining characters the counter shows. */
const counterThreshold = 200

interface CommentFormProps {
  readonly label: string
  readonly sendLabel: string
  readonly text?: string
  /** Focus the field on mount. */
  readonly focus?: boolean
  /** Rejects on failure: the text then stays. */
  readonly send: (text: string) => Promise<void>
  readonly onCancel?: () => void
}

export function CommentForm({
  label,
  sendLabel,
  text: before = '',
  focus = false,
  send,
  onCancel,
}: CommentFormProps) {
  const [text, setText] = useState(before)
  const area = useRef<HTMLTextAreaElement>(null)
  const leftId = useId()
  const left = maxCommentLength - text.length

  useEffect(() => {
    if (!focus || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [focus])

  const { form, fields, failure, submitting, clearErrors } = useActionForm({
    logLabel: 'Sending a comment failed',
    submit: ({ reject }) => {
      const checked = validateBySchema(community.reword.body, { text })
      if (checked.ok) return send(checked.value.text).then(() => setText(''))
      reject(text.trim() === '' ? { text: 'Please write something first.' } : checked.fields)
    },
  })

  return (
    <form {...form} className="flex flex-col gap-2">
      <Field label={label} hideLabel error={fields.text ?? failure?.sentence}>
        <TextArea
          ref={area}
          rows={2}
          value={text}
          maxLength={maxCommentLength}
          placeholder={label}
          aria-keyshortcuts="Control+Enter"
          className="min-h-20!"
          onChange={({ target }) => {
            setText(target.value)
            clearErrors()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.ref.current?.requestSubmit()
            if (event.key === 'Escape' && onCancel && text === before) onCancel()
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {left <= counterThreshold && (
          <p id={leftId} className="numbers me-auto text-sm text-ink-soft">
            {numberText(left)} characters left
          </p>
        )}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" busy={submitting}>
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
