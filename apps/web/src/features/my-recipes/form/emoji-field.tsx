import { useId } from 'react'
import { dishEmojis, EmojiPicture } from '../../../food/food-icon/emoji-picture'
import { classNames } from '../../../ui/class-names'
import { FieldNote } from '../../../ui/fields/field-note'
import { TextInput } from '../../../ui/fields/text-input'
import { bindField, type FormSectionProps } from './field-group'

/** An emoji for a dish without a photo. Without either its picture is drawn. */
export function EmojiField(part: FormSectionProps) {
  const { values, fields, change } = part
  const id = useId()
  const error = fields.emoji
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="pb-1.5 font-semibold">
        Emoji <span className="font-normal text-ink-soft">(where there is no photo)</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {['', ...dishEmojis].map((emoji) => (
          <label
            key={emoji}
            className={classNames(
              'relative grid size-11 place-items-center rounded-card border border-transparent text-2xl enabled-hover:bg-shade',
              'has-checked:border-herb has-checked:bg-herb-wash has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={values.emoji === emoji}
              onChange={() => change('emoji', emoji)}
              aria-label={emoji === '' ? 'No emoji' : emoji}
              className="absolute inset-0 appearance-none rounded-card outline-none"
            />
            {emoji === '' ? (
              <span aria-hidden className="text-sm">
                None
              </span>
            ) : (
              <EmojiPicture emoji={emoji} className="size-8" />
            )}
          </label>
        ))}
      </div>
      <TextInput
        {...bindField(part, 'emoji')}
        aria-label="Another emoji"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={16}
        placeholder="or another one"
        autoComplete="off"
      />
      {error && (
        <FieldNote kind="error" id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
