import { inventory } from '@larder/contract/inventory'
import { Sparkles, Square } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useToday } from '../../../food/expiry/use-today'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { TextInput } from '../../../ui/fields/text-input'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { FoodChips } from './food-chips'
import { listFoodChoices, preselectFoods } from './food-choices'
import { InventedDish } from './invented-dish'
import type { InventionState } from './invention-state'
import { useInvention } from './use-invention'

const maxServings = 20
const maxWishLength = 300

/** Lets a language model invent a dish from the stock. Shown only if the installation has one. */
export function InventDish() {
  const { data, error, isFetching, refetch } = useRead(inventory.list, {})
  const today = useToday()
  const choices = useMemo(() => listFoodChoices(data?.data ?? [], today), [data, today])
  const ahead = useMemo(() => preselectFoods(choices), [choices])
  const [picked, setPicked] = useState<readonly string[]>()
  const [servings, setServings] = useState('2')
  const [wish, setWish] = useState('')
  const { invention, attempt, invent, stop } = useInvention()

  // Foods that were used up in the meantime are not requested.
  const chosen = (picked ?? ahead).filter((name) => choices.some((choice) => choice.name === name))
  const count = /^\d{1,2}$/.test(servings.trim()) ? Number(servings) : 0
  const isWriting = invention.kind === 'writing'
  const canInvent = chosen.length > 0 && count >= 1 && count <= maxServings

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWriting) stop()
    else if (canInvent) void invent({ foods: [...chosen], servings: count, ...(wish.trim() && { wish }) })
  }

  return (
    <section aria-labelledby="invent" className="flex flex-col gap-4 border-t pt-6">
      <div className="flex flex-col gap-1">
        <h2 id="invent" className="text-xl">
          Invent a dish
        </h2>
        <p className="max-w-measure text-ink-soft">
          Nothing in the cookbook tempts you? A model writes a recipe around your foods, and the kitchen
          checks every line before you see it.
        </p>
      </div>
      {!data && error && (
        <ErrorNote
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your kitchen could not be read. {toErrorMessage(error)}
        </ErrorNote>
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {data && choices.length === 0 && (
        <p>
          There is nothing in your kitchen yet to start from.{' '}
          <Link to={paths.inventory}>Add what you have</Link>
        </p>
      )}
      {choices.length > 0 && (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <FoodChips choices={choices} chosen={chosen} disabled={isWriting} onChange={setPicked} />
          <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field
              label="Servings"
              {...(count < 1 || count > maxServings ? { error: `From 1 to ${maxServings}.` } : {})}
            >
              <StepInput
                inputMode="numeric"
                value={servings}
                onValueChange={setServings}
                onStep={(by) => setServings(String(Math.min(maxServings, Math.max(1, count + by))))}
                canStepDown={count > 1}
                canStepUp={count < maxServings}
              />
            </Field>
            <Field label="A wish" optional>
              <TextInput
                value={wish}
                maxLength={maxWishLength}
                placeholder="Something warm, in one pan"
                onChange={(event) => setWish(event.target.value)}
              />
            </Field>
          </div>
          <Button
            type="submit"
            variant={isWriting ? 'secondary' : 'primary'}
            icon={isWriting ? <Square /> : <Sparkles />}
            disabled={!isWriting && !canInvent}
            className="sm:self-start"
          >
            {isWriting ? 'Stop' : 'Invent a dish'}
          </Button>
        </form>
      )}
      <VisuallyHidden role="status">{announce(invention)}</VisuallyHidden>
      {invention.kind === 'failed' && <ErrorNote>{invention.message}</ErrorNote>}
      {invention.kind === 'stopped' && <p>Stopped. Nothing of it was kept.</p>}
      {(isWriting || invention.kind === 'done') && <InventedDish key={attempt} invention={invention} />}
    </section>
  )
}

/** Announces the start and the end; the lines in between can be read one by one. */
function announce(invention: InventionState): string {
  if (invention.kind === 'writing') return 'The model is writing.'
  if (invention.kind === 'done') return `${invention.title} is ready.`
  return ''
}
