import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { commonStapleCount, stapleText, usualStaples } from '@larder/kitchen/stock/usual-staples'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/use-change'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { WelcomeStepLayout, type WelcomeStepProps } from './welcome-step'

interface StaplesStepProps extends WelcomeStepProps {
  readonly stock: readonly InventoryItem[]
  readonly country: string | undefined
}

/** Forty foods to tap. What is in stock already is shown as such and not added again. */
export function StaplesStep({ stock, country, onDone, onBack, saving, failure }: StaplesStepProps) {
  const [tapped, setTapped] = useState<ReadonlySet<string>>(new Set())
  const add = useChange(inventory.createTyped)
  const held = new Set(stock.map(({ foodId }) => foodId))
  const added = usualStaples.filter(({ foodId }) => tapped.has(foodId) && !held.has(foodId))
  const common = usualStaples.slice(0, commonStapleCount)

  function toggle(foodId: string) {
    const next = new Set(tapped)
    if (!next.delete(foodId)) next.add(foodId)
    setTapped(next)
  }

  async function save() {
    if (added.length > 0) {
      const saved = await add
        .change({ body: { text: stapleText(added, country) } })
        .response.catch(() => null)
      if (!saved) return
    }
    onDone()
  }

  return (
    <WelcomeStepLayout
      title="What do you always have?"
      intro="Tap what is in your kitchen. We add the usual amount of each; you can correct it any time."
      next={added.length === 0 ? 'Continue' : `Add ${formatNounCount(added.length, 'food')}`}
      busy={saving || add.isPending}
      failure={failure ?? add.error}
      onNext={() => void save()}
      onBack={onBack}
    >
      <Button
        onClick={() => setTapped(new Set([...tapped, ...common.map(({ foodId }) => foodId)]))}
        className="self-start"
      >
        Tap the usual dozen for me
      </Button>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-8">
        {usualStaples.map(({ foodId, name }) => {
          const isHeld = held.has(foodId)
          return (
            <li key={foodId}>
              <label
                className={classNames(
                  'relative flex h-full min-h-22 flex-col items-center gap-1 rounded-card border border-edge bg-raised px-0.5 pt-3 pb-2 text-center text-[0.8125rem] leading-tight tracking-tight sm:text-sm',
                  'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:text-herb-ink',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                )}
              >
                <input
                  type="checkbox"
                  checked={isHeld || tapped.has(foodId)}
                  disabled={isHeld}
                  onChange={() => toggle(foodId)}
                  className="peer absolute inset-0 appearance-none rounded-card outline-none"
                />
                <Check
                  aria-hidden
                  strokeWidth={3}
                  className="absolute end-1 top-1 hidden size-4 text-herb-ink peer-checked:block"
                />
                <FoodIcon foodId={foodId} className="size-8" />
                <span className="hyphens-auto wrap-anywhere">{name}</span>
                {isHeld && <span className="text-xs text-ink-soft">in stock</span>}
              </label>
            </li>
          )
        })}
      </ul>
    </WelcomeStepLayout>
  )
}
