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

/** The state of an amount choice: all of an item, unless the cook enters an amount. */
export function useAmountChoice(item: InventoryItem, rule: TakeRule) {
  const [some, setSome] = useState(false)
  const [text, setText] = useState('1')
  const [error, setError] = useState<string | undefined>(undefined)
  const available = amountHeld(item)
  const minimum = amount(1)

  return {
    some,
    text,
    error,
    /** A single piece cannot be divided. */
    divisible: compare(available, rule === 'any' ? zero : minimum) > 0,
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
      setText(amountText(smallerAmount(available, largerAmount(smallerAmount(minimum, available), next))))
      setError(undefined)
    },
    /** Returns the amount to take, or undefined after setting an error. */
    take: (): string | undefined => {
      if (!some) return 'all'
      const result = takeFromStock(item, text, rule)
      if (result.ok) return amountText(result.taken)
      setError(result.message)
      return undefined
    },
  }
}
