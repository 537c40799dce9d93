import { type RecipeSubstitute, recipes } from '@larder/contract/recipes'
import { ArrowLeftRight, ListChecks, ShoppingCart } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-read'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import type { IngredientToBuy } from '../ingredient-availability'
import type { RecipeShopping } from '../use-recipe-shopping'

/**
 * Drops a chosen substitute once it is no longer among the safe choices, for instance because a new eater may not eat
 * it.
 */
function useDropUnsafeSubstitute(
  recipeId: number,
  place: number,
  chosen: RecipeSubstitute | undefined,
  onUnsafe: () => void,
) {
  const { data } = useSubstitutes(recipeId, place, chosen !== undefined)
  const unsafe = chosen !== undefined && data?.data.every(({ text }) => text !== chosen.text) === true
  const letGo = useEffectEvent(onUnsafe)
  useEffect(() => {
    if (unsafe) letGo()
  }, [unsafe])
}

interface MissingIngredientProps {
  readonly recipeId: number
  readonly thing: IngredientToBuy
  /** The chosen substitute. */
  readonly substitute: RecipeSubstitute | undefined
  readonly onSubstitute: (substitute: RecipeSubstitute | null) => void
  readonly shopping: RecipeShopping
  readonly login: string | undefined
}

/** An ingredient that is not in stock, with buttons to swap or buy it. */
export function MissingIngredient({
  recipeId,
  thing,
  substitute,
  onSubstitute,
  shopping,
  login,
}: MissingIngredientProps) {
  const row = useRef<HTMLLIElement>(null)
  const [asking, setAsking] = useState(false)
  useDropUnsafeSubstitute(recipeId, thing.place, substitute, () => onSubstitute(null))
  // A substitute that is not in stock either is what has to be bought.
  const buys = substitute && !substitute.inStock ? { text: substitute.text, foodId: undefined } : thing
  const onList = shopping.isListed(buys)
  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-3 rounded-card border p-3 sm:p-4">
      <div className="flex items-start gap-3">
        <FoodIcon foodId={substitute?.foodIds[0] ?? thing.foodId} />
        <div className="min-w-0 grow wrap-anywhere">
          {substitute ? (
            <>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {substitute.text} {substitute.inStock && <Badge tone="herb">In stock</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                instead of {thing.asked}. {substitute.note}
              </p>
            </>
          ) : (
            <p className="font-semibold">{thing.text}</p>
          )}
          {onList && (
            <p className="flex items-center gap-1.5 text-sm text-herb-ink">
              <ListChecks aria-hidden className="size-4" />
              <span>
                On your list.{' '}
                <Link to={paths.shopping} className="link">
                  See the list
                </Link>
              </span>
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button
          icon={<ArrowLeftRight />}
          disabled={substitute !== undefined}
          aria-label={`Substitute ${thing.name}`}
          className="max-sm:px-2!"
          onClick={() => setAsking(true)}
        >
          Substitute
        </Button>
        {login ? (
          <Button asChild icon={<ShoppingCart />} className="max-sm:px-2!">
            <Link to={login} aria-label={`Add to Cart: ${buys.text}`}>
              Add to Cart
            </Link>
          </Button>
        ) : (
          <Button
            icon={<ShoppingCart />}
            disabled={onList}
            aria-label={`Add to Cart: ${buys.text}`}
            className="max-sm:px-2!"
            onClick={() => {
              void shopping.add([buys])
              row.current?.focus()
            }}
          >
            Add to Cart
          </Button>
        )}
        {substitute && (
          <Button
            variant="quiet"
            className="max-sm:col-span-2"
            onClick={() => {
              onSubstitute(null)
              row.current?.focus()
            }}
          >
            Use {thing.name} after all
          </Button>
        )}
      </div>
      <SubstituteDialog
        open={asking}
        onOpenChange={setAsking}
        recipeId={recipeId}
        thing={thing}
        onChoose={(chosen) => {
          onSubstitute(chosen)
          setAsking(false)
        }}
      />
    </li>
  )
}

/** Reads the substitutes of one ingredient that are safe for everybody who eats. */
function useSubstitutes(recipeId: number, place: number, enabled: boolean) {
  return useRead(recipes.substitutes, { params: { id: recipeId, place }, query: {} }, { enabled })
}

/** Formats a substitution ratio by weight: 1 is 'The same weight.', 0.75 is '75 % of the weight.' */
export function formatRatio(ratio: number): string {
  if (!(ratio > 0)) return ''
  if (Math.abs(ratio - 1) < 0.05) return 'The same weight.'
  if (ratio < 1) return `${Math.max(1, Math.round(ratio * 100))} % of the weight.`
  return `${Number(ratio.toFixed(1))} times the weight.`
}

interface SubstituteDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly recipeId: number
  readonly thing: IngredientToBuy
  readonly onChoose: (substitute: RecipeSubstitute) => void
}

/** Lists substitutes that are safe for everybody who eats, those in stock first. */
function SubstituteDialog({ open, onOpenChange, recipeId, thing, onChoose }: SubstituteDialogProps) {
  const { data, error, refetch } = useSubstitutes(recipeId, thing.place, open)
  const choices = data?.data
  const list = useRef<HTMLUListElement>(null)
  // While loading only the close button could have the focus, so move it to the first choice.
  useEffect(() => {
    if (choices) list.current?.querySelector('button')?.focus()
  }, [choices])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Instead of ${thing.asked}`}
      description="Only what suits everybody at the table, starting with what you have."
    >
      {choices?.length === 0 && (
        <p>Nothing that we know of can stand in for {thing.name} here. It has to be bought or left out.</p>
      )}
      {choices && choices.length > 0 && (
        <ul ref={list} className="flex flex-col gap-2">
          {choices.map((choice) => (
            <li key={choice.text}>
              <Card asChild pressable className="w-full text-start">
                <button type="button" onClick={() => onChoose(choice)}>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                    {choice.text}
                    {choice.inStock && <Badge tone="herb">In stock</Badge>}
                  </span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">
                    {[formatRatio(choice.ratio), choice.note].filter(Boolean).join(' ')}
                  </span>
                </button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {!choices && error && (
        <ErrorNote action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {!choices && !error && (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  )
}
