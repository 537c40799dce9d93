import { RotateCcw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Sheet } from '../../../ui/overlays/sheet'
import { hasBegun } from '../session/cooking-session'
import { AddDish } from './add-dish'
import { DishServingsStepper } from './dish-servings-stepper'
import { maxGuideDishes } from './guide-url'
import { formatTimeOfDay, toNextInstant } from './serving-time'
import type { Guide } from './use-guide'

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
                  label={`Take ${title} out`}
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
          <p className="text-ink-soft">Four dishes are as many as the guide cooks at once.</p>
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
            Leave off and begin anew
          </Button>
        )}
      </div>
    </Sheet>
  )
}
