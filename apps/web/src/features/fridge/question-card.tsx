import { fridge, type ShelfChangeEntry } from '@larder/contract/fridge'
import { Check, PenLine, X } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { useActionForm } from '../../api/forms/use-action-form'
import { randomId } from '../../api/random-id'
import { useChange } from '../../api/use-change'
import { refresh } from '../../api/use-read'
import { toastFailure } from '../../feedback/toast-failure'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { useLazyFoodFacts } from '../../food/use-lazy-food-facts'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'
import { Combobox } from '../../ui/fields/combobox'
import { Field } from '../../ui/fields/field'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { toast } from '../../ui/toasts/toast-store'
import { toChangeQuestion } from './describe-fridge-change'
import { PictureCrop } from './picture-crop'
import { useUndoCameraBooking } from './use-undo-camera-booking'

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-3 font-medium transition-colors enabled-hover:bg-shade'

/** The food as the camera recognised it, or a correction. */
interface FoodCorrection {
  readonly name?: string
  readonly foodId?: string
}

/** Answers a camera's question. */
function useAnswerQuestion({ id, kind, name }: ShelfChangeEntry, onAnswered: () => void) {
  const write = useChange(fridge.decide)
  const undo = useUndoCameraBooking()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)

  async function send(body: { do: 'dismiss' } | ({ do: 'book'; action: string } & FoodCorrection)) {
    try {
      const { data } = await write.change({ params: { id }, body }).done
      onAnswered()
      return data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change-decided') {
        toast({ title: 'Somebody has answered that already' })
        await refresh(fridge.changes)
      } else toastFailure('Not saved', error)
      return undefined
    } finally {
      setAnswer(null)
    }
  }

  return {
    answer,
    async book(instead: FoodCorrection = {}): Promise<void> {
      setAnswer('yes')
      const response = await send({ do: 'book', action: randomId(), ...instead })
      if (!response) return
      const { booking, change } = response
      toast({
        title:
          kind === 'came' ? `${change.name} is in your stock` : `Taken out of your stock: ${change.name}`,
        tone: 'success',
        ...(booking !== undefined && { action: { label: 'Undo', onSelect: () => void undo(booking) } }),
      })
    },
    async dismiss(): Promise<void> {
      setAnswer('no')
      if (await send({ do: 'dismiss' })) toast({ title: `${name} is dismissed`, duration: 2500 })
    },
  }
}

interface OtherFoodFormProps {
  readonly busy: boolean
  readonly onSave: (instead: FoodCorrection) => Promise<void>
  readonly onCancel: () => void
}

/** Corrects a recognised food by name, with suggestions while typing. */
function OtherFoodForm({ busy, onSave, onCancel }: OtherFoodFormProps) {
  const facts = useLazyFoodFacts()
  const hint = useId()
  const [text, setText] = useState('')
  const [foodId, setFoodId] = useState<string>()
  const typed = text.trim()
  const offers = useMemo(() => (facts && typed ? facts.suggest(typed) : []), [facts, typed])

  const { form, fields, clearError } = useActionForm({
    logLabel: 'Correcting a food failed',
    submit: ({ reject }) =>
      typed === ''
        ? reject({ name: 'Say what it was.' })
        : onSave({ name: typed, ...(foodId !== undefined && { foodId }) }),
  })

  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  return (
    <form
      {...form}
      aria-label="What it was"
      className="flex flex-col gap-3"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onCancel()
      }}
    >
      <Field label="It was" error={fields.name} required>
        <Combobox
          value={text}
          onValueChange={(next) => {
            setText(next)
            setFoodId(undefined)
            clearError('name')
          }}
          options={offers.map(({ id, name, category }) => ({
            value: id,
            label: name,
            detail: category,
            icon: <FoodIcon foodId={id} category={category} className="size-7" />,
          }))}
          onChoose={({ value, label }) => {
            setText(label)
            setFoodId(value)
          }}
          listLabel="Foods"
          announcement={facts && typed ? (offers.length === 1 ? '1 food' : `${offers.length} foods`) : ''}
          placeholder="Milk, Grandma’s chutney"
          maxLength={120}
          autoCapitalize="sentences"
          aria-describedby={hint}
        />
        <span id={hint} className="sr-only">
          Foods are offered while you type. Your own words are fine too.
        </span>
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

interface QuestionCardProps {
  readonly change: ShelfChangeEntry
  /** It was answered and disappears; the caller moves the focus. */
  readonly onAnswered: () => void
}

/** An uncertain change of a camera: yes, something else, or no. */
export function QuestionCard({ change, onAnswered }: QuestionCardProps) {
  const { answer, book, dismiss } = useAnswerQuestion(change, onAnswered)
  const [typing, setTyping] = useState(false)
  const { camera, at, seenOn, area, others, foodId } = change
  const question = toChangeQuestion(change)

  return (
    <Card asChild className="flex flex-col gap-4">
      <li aria-label={question}>
        <div className="flex items-start gap-4">
          {seenOn === undefined ? (
            <span className="grid size-24 shrink-0 place-items-center rounded-card bg-shade sm:size-28">
              <FoodIcon foodId={foodId} className="size-12" />
            </span>
          ) : (
            <PictureCrop pictureId={seenOn} area={area} alt="What the camera saw" className="w-24 sm:w-28" />
          )}
          <div className="flex min-w-0 grow flex-col gap-3">
            <div>
              <p className="text-lg font-semibold wrap-anywhere">{question}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                <bdi>{camera}</bdi>, <RelativeTime at={at} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                icon={<Check />}
                busy={answer === 'yes'}
                disabled={answer === 'no'}
                onClick={() => void book()}
              >
                Yes
              </Button>
              <Button
                icon={<X />}
                busy={answer === 'no'}
                disabled={answer === 'yes'}
                onClick={() => void dismiss()}
              >
                No
              </Button>
            </div>
          </div>
        </div>
        {typing ? (
          <OtherFoodForm busy={answer === 'yes'} onSave={book} onCancel={() => setTyping(false)} />
        ) : (
          <fieldset className="min-w-0">
            <legend className="pb-1.5 text-sm text-ink-soft">Or it was</legend>
            <div className="flex flex-wrap gap-2">
              {others.map((other) => (
                <button
                  key={other.foodId ?? other.name}
                  type="button"
                  className={chipClass}
                  disabled={answer !== null}
                  onClick={() =>
                    void book({
                      name: other.name,
                      ...(other.foodId !== undefined && { foodId: other.foodId }),
                    })
                  }
                >
                  <FoodIcon foodId={other.foodId} className="size-6" />
                  <bdi className="truncate">{other.name}</bdi>
                </button>
              ))}
              <button
                type="button"
                className={chipClass}
                disabled={answer !== null}
                onClick={() => setTyping(true)}
              >
                <PenLine aria-hidden className="size-4 shrink-0" />
                Something else
              </button>
            </div>
          </fieldset>
        )}
      </li>
    </Card>
  )
}
