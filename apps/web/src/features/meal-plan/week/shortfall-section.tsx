import type { PlanWeek } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { syncListNow } from '../../../api/shopping-list/use-lazy-list-lines'
import { change } from '../../../api/sync'
import { moneyText } from '../../../food/money-text'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useNavigate } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { toast } from '../../../ui/toasts/toast-store'

interface LackingSectionProps {
  readonly week: PlanWeek
  readonly still: boolean
}

/** Number of rows shown before 'Show all'. */
const initialRowCount = 9

/** Adds the shortfall of a week to the shopping list. */
function useAddShortfallToList(from: Day) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function putOnList(leaveOut: readonly string[]) {
    setBusy(true)
    try {
      const { data } = await change(shopping.fromPlan, { body: { from, leaveOut: [...leaveOut] } }).response
      // Sync the local list now; if that fails, a later sync picks it up.
      syncListNow().catch(() => undefined)
      toast({
        title: formatResult(data),
        description: 'The list keeps up with the plan from now on.',
        tone: 'success',
        action: { label: 'See the list', onSelect: () => void navigate(paths.shopping) },
      })
    } catch (error) {
      console.error('Adding the shortfall to the shopping list failed', error)
      toast({ title: 'The list was not filled', description: toErrorMessage(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return { putOnList, busy }
}

function formatResult({
  added,
  changed,
  removed,
}: {
  added: number
  changed: number
  removed: number
}): string {
  if (added > 0) return `${formatNounCount(added, 'thing')} added to the list`
  return changed + removed > 0 ? 'The list is up to date' : 'It is all on the list already'
}

/** What must be bought for the week, with a button to add it to the shopping list. */
export function ShortfallSection({ week, still }: LackingSectionProps) {
  const { shortfall, money, unpriced, usual, currency } = week
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { putOnList, busy } = useAddShortfallToList(week.from as Day)
  const [showsAll, setAll] = useState(false)
  const shown =
    showsAll || shortfall.length <= initialRowCount + 1 ? shortfall : shortfall.slice(0, initialRowCount)
  const toCheck = shortfall.filter(({ check }) => check).length
  const selected = shortfall.filter(({ key }) => !leftOut.has(key))

  function toggle(key: string, isSelected: boolean) {
    setLeftOut(
      (before) => new Set(isSelected ? [...before].filter((each) => each !== key) : [...before, key]),
    )
  }

  return (
    <section aria-labelledby="lacking" className="mt-4 flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="lacking" className="text-xl">
            What to buy
          </h2>
          <p className="numbers text-ink-soft">
            {shortfall.length === 0
              ? 'You have everything the planned meals need.'
              : `${formatNounCount(shortfall.length - toCheck, 'thing')} to buy${formatCosts(money, unpriced, usual, currency)}${toCheck > 0 ? `, ${numberText(toCheck)} to check` : ''}`}
          </p>
        </div>
        {shortfall.length > 0 && (
          <Button
            variant="primary"
            icon={<ListPlus />}
            busy={busy}
            disabled={still || selected.length === 0}
            onClick={() => void putOnList([...leftOut])}
          >
            Put on the shopping list
          </Button>
        )}
      </div>
      {shortfall.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ key, text, about, for: dishes, money: costs, usual: isUsual, leaves }) => (
            <li key={key} className="flex items-start gap-4 border-b py-1">
              <div className="min-w-0 grow">
                <Checkbox
                  label={<span className="wrap-anywhere">{about ? `About ${text}` : text}</span>}
                  checked={!leftOut.has(key)}
                  onChange={({ target }) => toggle(key, target.checked)}
                  className="-mb-2"
                />
                {dishes.length > 0 && (
                  <p className="ps-9 pb-1.5 text-sm text-ink-soft wrap-anywhere">
                    For{' '}
                    {dishes.map(({ recipeId, title }, at) => (
                      <span key={recipeId}>
                        {at > 0 && ', '}
                        <Link to={recipePath(recipeId)} className="hover:underline">
                          {title}
                        </Link>
                      </span>
                    ))}
                  </p>
                )}
                {leaves !== undefined && (
                  <p className="-mt-1 ps-9 pb-1.5 text-sm text-ink-soft first-letter:uppercase wrap-anywhere">
                    {leaves}
                  </p>
                )}
              </div>
              {costs !== undefined && (
                <span className="numbers shrink-0 pt-2.5 text-end text-sm text-ink-soft">
                  {moneyText(costs, currency)}
                  {isUsual && <span className="block text-xs">usual price</span>}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < shortfall.length && (
        <Button
          variant="quiet"
          icon={<ChevronDown />}
          className="-ms-4 self-start"
          onClick={() => setAll(true)}
        >
          Show all {shortfall.length}
        </Button>
      )}
    </section>
  )
}

/** Formats the total cost, as far as it is known. */
function formatCosts(money: number | undefined, unpriced: number, usual: number, currency: string): string {
  if (money === undefined || money === 0) return ''
  const rest = unpriced > 0 ? `, and ${formatNounCount(unpriced, 'thing')} without a price yet` : ''
  const guessed = usual > 0 ? ' at usual prices' : ''
  return `, about ${moneyText(money, currency)}${guessed}${rest}`
}
