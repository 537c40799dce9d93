import { type DoubtfulLine, imports, type RecipeFind } from '@larder/contract/imports'
import { ChevronRight, ImageIcon, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useChange } from '../../../api/use-change'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'

const guessedFieldNames: Readonly<Record<string, string>> = {
  servings: 'the servings',
  times: 'the times',
  steps: 'the steps',
}

/** Formats the guessed fields. Example: 'Not stated, so we guessed: the servings and the times.'. */
export function formatGuessedFields(guessed: readonly string[]): string {
  const words = guessed.map((one) => guessedFieldNames[one] ?? one)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
  return `Not stated, so we guessed: ${list}.`
}

interface DoubtfulRowProps {
  readonly line: string
  readonly doubt: DoubtfulLine
  readonly busy: boolean
  readonly onReplace: (lines: readonly string[]) => void
}

const uncertaintyReasons: Record<DoubtfulLine['why'], string> = {
  'not understood': 'We could not make sense of this line.',
  'no food': 'We do not know this food: it will not be compared with your stock.',
  'a heading': 'This looks like a heading, not an ingredient.',
  'two in one': 'This names two things. Put each on its own line so it can be matched.',
}

function UncertainLine({ line, doubt, busy, onReplace }: DoubtfulRowProps) {
  const [writing, setWriting] = useState<string>()
  const { why, instead } = doubt
  const { form } = useActionForm({
    logLabel: 'Rewriting a line failed',
    submit: () => {
      const text = writing?.trim() ?? ''
      if (text !== '') onReplace([text])
    },
  })
  return (
    <li className="my-1 flex flex-col gap-2 rounded-card border border-saffron bg-saffron-wash p-3">
      <div className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{line}</span>
          <br />
          <span className="text-sm">{uncertaintyReasons[why]}</span>
        </p>
      </div>
      {writing === undefined ? (
        <div className="flex flex-wrap gap-2">
          {instead && (
            <Button busy={busy} onClick={() => onReplace(instead)} className="max-w-full">
              <span className="min-w-0 wrap-anywhere">
                {instead.length === 0 ? 'Take it out' : `Make it ${instead.join(' + ')}`}
              </span>
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={() => setWriting(line)}>
            Rewrite
          </Button>
        </div>
      ) : (
        <form {...form} className="flex flex-wrap items-end gap-2">
          <Field label="The line" hideLabel className="min-w-0 grow basis-60">
            <TextInput
              autoFocus
              maxLength={300}
              value={writing}
              onChange={({ target }) => setWriting(target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => setWriting(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  )
}

/** A line of a photo below this is marked. */
const wellLegible = 0.93

/** How well a line could be read on a photo; nothing where it is certain. */
function LegibilityMark({ legibility = 1 }: { readonly legibility: number | undefined }) {
  if (legibility >= wellLegible) return null
  return (
    <Badge tone="saffron" className="ms-2" icon={<TriangleAlert />}>
      {legibility < 0.75 ? 'Hard to read: check it' : 'Not quite sure'}
    </Badge>
  )
}

interface FoundLinesProps {
  readonly importId: string
  readonly found: RecipeFind
}

/** The parsed ingredients, with corrections for the uncertain ones. */
function ImportedIngredients({ importId, found }: FoundLinesProps) {
  const fix = useChange(imports.fix)
  const { draft, doubts, place, state, legibility } = found

  function replace(at: number, lines: readonly string[]) {
    const ingredients = [...draft.ingredients.slice(0, at), ...lines, ...draft.ingredients.slice(at + 1)]
    if (ingredients.length === 0) return
    fix.change(
      { params: { id: importId, place }, body: { draft: { ...draft, ingredients } } },
      { onError: (reason) => toast({ tone: 'destructive', title: toErrorMessage(reason) }) },
    )
  }

  return (
    <ul className="flex flex-col">
      {draft.ingredients.map((line, at) => {
        const doubt = state === 'waiting' ? doubts.find((one) => one.place === at) : undefined
        return doubt ? (
          <UncertainLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
            key={`${at} ${line}`}
            line={line}
            doubt={doubt}
            busy={fix.isPending}
            onReplace={(lines) => replace(at, lines)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={`${at} ${line}`} className="py-1 wrap-anywhere">
            {line}
            <LegibilityMark legibility={legibility?.ingredients[at]} />
          </li>
        )
      })}
    </ul>
  )
}

interface FoundCardProps {
  readonly importId: string
  readonly found: RecipeFind
  /** The only recipe: it is shown in full. */
  readonly open: boolean
  readonly busy: boolean
  readonly onKeep: () => void
}

export function ImportedRecipeCard({ importId, found, open, busy, onKeep }: FoundCardProps) {
  const { draft, doubts, guessed, state, already, recipeId, hasPicture } = found
  // A recipe that needs a look starts open, and stays open after it was corrected.
  const [isOpen] = useState(open || doubts.length > 0)
  const { title, servings, prepMinutes, cookMinutes, waitMinutes, ingredients, steps } = draft
  const minutes = prepMinutes + cookMinutes + waitMinutes
  const facts = [
    `serves ${servings}`,
    ...(minutes > 0 ? [formatRecipeTime(minutes)] : []),
    formatNounCount(ingredients.length, 'ingredient'),
    formatNounCount(steps.length, 'step'),
  ]
  return (
    <Card asChild className="flex flex-col gap-3 sm:p-5">
      <li>
        {state === 'waiting' && <DishVerdicts eaters={found.eaters} showsFit />}
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 grow basis-60">
            <h3 className="text-xl wrap-anywhere">{title}</h3>
            <p className="text-ink-soft">{facts.join(' · ')}</p>
          </div>
          {state === 'waiting' && (
            <Button variant={already ? 'secondary' : 'primary'} disabled={busy} onClick={onKeep}>
              {already ? 'Keep it twice' : 'Keep'}
            </Button>
          )}
          {state === 'saved' && recipeId !== undefined && (
            <Button asChild>
              <Link to={recipePath(recipeId)}>Open</Link>
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {state === 'saved' && <Badge tone="herb">Kept as a draft</Badge>}
          {state === 'left' && <Badge>Left out</Badge>}
          {already && <Badge tone="sky">You have this one already</Badge>}
          {hasPicture && <Badge icon={<ImageIcon />}>With photo</Badge>}
          {state === 'waiting' && doubts.length > 0 && (
            <Badge tone="saffron" icon={<TriangleAlert />}>
              {formatNounCount(doubts.length, 'line')} to look at
            </Badge>
          )}
        </div>
        {found.legibility && state === 'waiting' && (
          <p className="text-sm text-ink-soft">
            Read from your photo. Compare the amounts with the page before you keep it.
          </p>
        )}
        {guessed.length > 0 && state === 'waiting' && (
          <p className="text-sm text-ink-soft">{formatGuessedFields(guessed)}</p>
        )}
        <details open={isOpen || undefined} className="group/found border-t pt-1">
          <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-inner px-2 font-semibold enabled-hover:bg-shade [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-5 text-ink-soft transition-transform group-open/found:rotate-90"
            />
            Ingredients and steps
          </summary>
          <div className="flex flex-col gap-5 pb-2">
            <ImportedIngredients importId={importId} found={found} />
            <ol className="flex list-decimal flex-col gap-2 ps-6">
              {steps.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and stand still
                <li key={at} className="wrap-anywhere">
                  {step}
                  <LegibilityMark legibility={found.legibility?.steps[at]} />
                </li>
              ))}
            </ol>
          </div>
        </details>
      </li>
    </Card>
  )
}
