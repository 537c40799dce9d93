import { recipes } from '@larder/contract/recipes'
import { Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Field } from '../../../ui/fields/field'
import { SearchInput } from '../../../ui/fields/search-input'
import { StepInput } from '../../../ui/fields/step-input'
import { TextInput } from '../../../ui/fields/text-input'
import { Sheet } from '../../../ui/overlays/sheet'
import { hasBegun } from '../session/cooking-session'
import { maxGuideDishes, maxGuideServings } from './guide-url'
import { formatTimeOfDay, toNextInstant } from './serving-time'
import type { Guide } from './use-guide'

interface DishServingsStepperProps {
  readonly title: string
  readonly servings: number
  readonly onServings: (servings: number) => void
}

/** Sets the servings of a dish. Incomplete input is kept until it is a valid number. */
function DishServingsStepper({ title, servings, onServings }: DishServingsStepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [requested, setRequested] = useState(servings)
  const [lastServings, setLastServings] = useState(servings)
  if (lastServings !== servings) {
    setLastServings(servings)
    setRequested(servings)
  }
  function changeServings(plates: number) {
    setRequested(plates)
    onServings(plates)
  }
  return (
    <div className="flex min-w-0 grow flex-col gap-1.5">
      <p id={id} className="font-semibold wrap-anywhere">
        {title}
      </p>
      <div className="flex items-center gap-3">
        <StepInput
          aria-label={`Servings of ${title}`}
          inputMode="numeric"
          maxLength={3}
          className="w-40"
          value={typed ?? String(requested)}
          canStepDown={requested > 1}
          canStepUp={requested < maxGuideServings}
          onStep={(by) => {
            setTyped(null)
            changeServings(requested + by)
          }}
          onBlur={() => setTyped(null)}
          onValueChange={(text) => {
            setTyped(text)
            const plates = Number(text)
            if (Number.isInteger(plates) && plates >= 1 && plates <= maxGuideServings) changeServings(plates)
          }}
        />
        <span>{requested === 1 ? 'serving' : 'servings'}</span>
      </div>
    </div>
  )
}

interface AddDishProps {
  readonly cooked: readonly number[]
  readonly onAdd: (recipeId: number) => void
}

const maxResults = 8

/** Searches for another dish to cook at the same time. */
function AddDish({ cooked, onAdd }: AddDishProps) {
  const id = useId()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data, error, isFetching } = useRead(
    recipes.search,
    { query: { search, page: 1, size: maxResults } },
    { enabled: search.length > 1 },
  )
  const found = search.length > 1 ? (data?.data ?? []).filter((meal) => !cooked.includes(meal.id)) : []
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lg">
        Add another dish
      </h3>
      <SearchInput
        aria-label="Search the cookbook"
        placeholder="Search the cookbook"
        value={text}
        onValueChange={setText}
      />
      <p role="status" className="text-sm text-ink-soft">
        {search.length < 2
          ? 'Type a dish or an ingredient.'
          : error
            ? toErrorMessage(error)
            : isFetching && !data
              ? 'Looking…'
              : found.length === 0
                ? 'Nothing found.'
                : `${found.length} of ${data?.page.total ?? found.length}`}
      </p>
      <ul className="divide-y">
        {found.map(({ id: recipeId, title, minutes }) => (
          <li key={recipeId} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="numbers text-sm text-ink-soft">{minutes} min</span>
            </span>
            <Button
              icon={<Plus />}
              aria-label={`Add ${title}`}
              onClick={() => {
                setText('')
                onAdd(recipeId)
              }}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DishesSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly guide: Guide
  readonly onServings: (recipeId: number, servings: number) => void
  readonly onAdd: (recipeId: number) => void
  readonly onRemove: (recipeId: number) => void
}

/** Sets the servings, the other dishes cooked at the same time, and the serving time. */
export function DishesSheet({ open, onOpenChange, guide, onServings, onAdd, onRemove }: DishesSheetProps) {
  const { recipes, session } = guide
  const list = useRef<HTMLUListElement>(null)
  return (
    <Sheet title="Dishes and serving time" open={open} onOpenChange={onOpenChange} className="w-112">
      <div className="flex flex-col gap-6 px-4 pb-6">
        <ul ref={list} tabIndex={-1} className="divide-y">
          {recipes.map(({ id, title, servings }) => (
            <li key={id} className="flex items-end justify-between gap-3 py-3">
              <DishServingsStepper
                title={title}
                servings={servings}
                onServings={(plates) => onServings(id, plates)}
              />
              {recipes.length > 1 && (
                <IconButton
                  label={`Remove ${title}`}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => {
                    list.current?.focus()
                    onRemove(id)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="flex items-end gap-2">
          <Field
            label="Serve at"
            hint={
              recipes.length > 1
                ? 'The steps are put in order so that all dishes are ready together.'
                : 'Each step then says when to begin it.'
            }
            className="grow"
          >
            <TextInput
              type="time"
              value={formatTimeOfDay(session.serveAt)}
              onChange={(event) => guide.serveAt(toNextInstant(event.target.value, Date.now()))}
            />
          </Field>
          {session.serveAt !== undefined && (
            <Button variant="quiet" onClick={() => guide.serveAt(undefined)}>
              No time
            </Button>
          )}
        </div>
        {recipes.length < maxGuideDishes ? (
          <AddDish cooked={recipes.map(({ id }) => id)} onAdd={onAdd} />
        ) : (
          <p className="text-ink-soft">The guide can cook up to four dishes at once.</p>
        )}
        {hasBegun(session) && (
          <Button
            variant="quiet"
            icon={<RotateCcw />}
            className="self-start"
            onClick={() => {
              guide.cooking.abandon()
              onOpenChange(false)
            }}
          >
            Stop and start over
          </Button>
        )}
      </div>
    </Sheet>
  )
}
