import type { InventoryItem } from '@larder/contract/inventory'
import {
  amount,
  amountText,
  compare,
  largerAmount,
  parseAmountText,
  plus,
  smallerAmount,
  zero,
} from '@larder/kitchen/quantity/amount'
import { amountHeld, type TakeRule, takeFromStock } from '@larder/kitchen/stock/stock'
import { useState } from 'react'

/** All of an item unless somebody says how much of it. */
export function useAmountChoice(item: InventoryItem, rule: TakeRule) {
  const [some, setSome] = useState(false)
  const [text, setText] = useState('1')
  const [error, setError] = useState<string | undefined>(undefined)
  const held = amountHeld(item)
  const least = amount(1)

  return {
    some,
    text,
    error,
    /** Of one piece there is no part to take. */
    divisible: compare(held, rule === 'any' ? zero : least) > 0,
    onSome: (value: boolean) => {
      setSome(value)
      setError(undefined)
    },
    onText: (value: string) => {
      setText(value)
      setError(undefined)
    },
    onStep: (by: 1 | -1) => {
      const next = plus(parseAmountText(text) ?? zero, amount(by))
      setText(amountText(smallerAmount(held, largerAmount(smallerAmount(least, held), next))))
      setError(undefined)
    },
    /** What is taken, or nothing and a sentence why that cannot be. */
    take: (): string | undefined => {
      if (!some) return 'all'
      const taken = takeFromStock(item, text, rule)
      if (taken.ok) return amountText(taken.taken)
      setError(taken.message)
      return undefined
    },
  }
}
