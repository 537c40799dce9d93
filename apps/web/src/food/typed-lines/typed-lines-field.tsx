import type { TypedLine } from '@larder/kitchen/typed-text/typed-lines'
import { CircleQuestionMark, Mic, MicOff, X } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Field } from '../../ui/fields/field'
import { TextArea } from '../../ui/fields/text-area'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { useDictation } from '../../ui/speech/use-dictation'
import type { FoodFacts } from '../food-facts'
import { FoodIcon } from '../food-icon/food-icon'
import { formatItemAmount } from '../item-amount'

/** The stock reads at most so much at once. */
const maxTypedLength = 2000
const maxOffered = 2

interface TypedLinesFieldProps {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Undefined while they load. */
  readonly facts: FoodFacts | undefined
}

/** A list typed, pasted or spoken, and below it how each line is read. What is doubtful says so and offers what it may be. */
export function TypedLinesField({ label, hint, text, onText, facts }: TypedLinesFieldProps) {
  const settled = useDeferredValue(text)
  const lines = useMemo(() => facts?.lines(settled) ?? [], [facts, settled])
  const dictation = useDictation((said) => onText(text.trim() === '' ? said : `${text.trimEnd()}\n${said}`))
  const doubtful = lines.filter(({ doubt }) => doubt !== undefined).length

  /** Replaces a line; an empty one is removed. */
  function replace(at: number, by: string) {
    const texts = lines.map((line, place) => (place === at ? by : line.text))
    onText(texts.filter((one) => one !== '').join('\n'))
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        <TextArea
          value={text}
          maxLength={maxTypedLength}
          rows={3}
          placeholder={'2 l milk\nhalf a cabbage\n6 eggs'}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      {dictation.available && (
        <Button
          icon={dictation.listening ? <MicOff /> : <Mic />}
          aria-pressed={dictation.listening}
          onClick={dictation.toggle}
          className="self-start"
        >
          {dictation.listening ? 'Stop listening' : 'Speak'}
        </Button>
      )}
      {dictation.failure && (
        <p role="alert" className="text-tomato-ink">
          {dictation.failure}
        </p>
      )}
      <p role="status" className="numbers text-sm text-ink-soft">
        {lines.length > 0 &&
          `${formatNounCount(lines.length, 'thing')}${doubtful === 0 ? '' : `, ${doubtful} to check`}`}
      </p>
      {lines.length > 0 && (
        <ul className="border-y *:not-first:border-t" aria-label="How it is read">
          {lines.map((line, at) => (
            <TypedLineRow
              // The same line may be there twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
              key={at}
              line={line}
              facts={facts}
              onReplace={(by) => replace(at, by)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface TypedLineRowProps {
  readonly line: TypedLine
  readonly facts: FoodFacts | undefined
  readonly onReplace: (text: string) => void
}

function TypedLineRow({ line, facts, onReplace }: TypedLineRowProps) {
  const { text, item, doubt, likely } = line
  const offered = useMemo(() => (doubt && facts ? offerNames(line, facts) : []), [line, doubt, facts])
  const amount = formatItemAmount(item)
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      {doubt ? (
        <CircleQuestionMark aria-hidden className="size-6 shrink-0 text-saffron-ink" />
      ) : (
        <FoodIcon foodId={item.foodId ?? undefined} className="size-6" />
      )}
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <span className="font-medium">{item.name}</span>{' '}
          <span className="numbers text-ink-soft">{amount}</span>
        </p>
        {doubt && (
          <div className="flex flex-wrap items-center gap-x-2">
            <span className="text-sm text-saffron-ink">
              {likely === undefined ? 'We don’t know this one.' : 'Is this right?'}
            </span>
            {offered.map((name) => (
              <Button
                key={name}
                variant="quiet"
                onClick={() => onReplace(`${amount} ${name}`)}
                className="px-2!"
              >
                {name}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton label={`Leave out ${text}`} icon={<X />} onClick={() => onReplace('')} />
    </li>
  )
}

/** Foods that a doubtful line may mean. */
function offerNames({ item, likely }: TypedLine, facts: FoodFacts): string[] {
  const probable = likely === undefined ? undefined : facts.food(likely)?.name
  const names = facts.suggest(item.name).map(({ name }) => name)
  const known = new Set([...(probable === undefined ? [] : [probable]), ...names])
  known.delete(item.name)
  return [...known].slice(0, maxOffered)
}
