import { categories } from '@larder/kitchen/categories'
import { linkFood, surely } from '@larder/kitchen/linking'
import { nameOfFood, usualAmount } from '@larder/kitchen/seeing'
import { readPackSize } from '@larder/kitchen/seeing-size'
import { readUnit } from '@larder/kitchen/units'
import type { BookedProduct } from '../../products/product-book'
import type { LineDraft } from './found-line'
import type { ScanParts } from './parts'
import { learnedProduct, ownProduct, type ProductRow } from './products'
import type { ReadCode } from './read-code'

/** What is behind a code: the household knows best, then what others here agree on, then numbers of produce, then elsewhere. */
export function openProductOf({ db, productBook }: Pick<ScanParts, 'db' | 'productBook'>) {
  return async (householdId: string, code: ReadCode): Promise<LineDraft | undefined> => {
    const own = await ownProduct(db, householdId, code.gtin)
    if (own) return asTaught(own, code)
    if (code.produce !== undefined) return asFood(code.produce, code, 'produce-number', 97)
    // A shop's own label is another thing in the next shop.
    if (code.inStore || !code.isProduct) return undefined
    const learned = await learnedProduct(db, householdId, code.gtin)
    if (learned) return asLearned(learned, code)
    const booked = await productBook?.find(code.shown)
    return booked && asBooked(booked, code)
  }
}

function asTaught(
  { name, foodId, amount, unit, category, location }: ProductRow,
  { shown }: ReadCode,
): LineDraft {
  const shelf = categories.find((one) => one === category)
  return {
    name,
    amount,
    unit,
    ...(foodId !== null && { foodId }),
    ...(shelf && { category: shelf }),
    ...(location !== null && { location }),
    confidence: 99,
    ticked: true,
    isFood: 'food',
    code: shown,
    source: 'household',
  }
}

function asFood(
  foodId: string,
  { shown }: ReadCode,
  source: NonNullable<LineDraft['source']>,
  confidence: number,
): LineDraft {
  const name = nameOfFood(foodId)
  return {
    name,
    ...usualAmount(foodId),
    foodId,
    confidence,
    ticked: true,
    isFood: 'food',
    code: shown,
    source,
  }
}

function asLearned(
  { foodId, amount, unit }: { foodId: string; amount?: string; unit?: string },
  code: ReadCode,
): LineDraft {
  const line = asFood(foodId, code, 'installation', 95)
  const known = unit === '' ? '' : unit === undefined ? undefined : readUnit(unit)?.one
  return amount === undefined || known === undefined ? line : { ...line, amount, unit: known }
}

function asBooked(product: BookedProduct, { shown }: ReadCode): LineDraft {
  const { name, generic, kinds, size, ingredients, credit } = product
  const foodId = [name, generic, ...kinds.toReversed()].map(surelyFood).find((id) => id !== undefined)
  return {
    name,
    ...((size && readPackSize(size)) || { amount: '1', unit: '' }),
    ...(foodId !== undefined && { foodId }),
    confidence: 90,
    ticked: true,
    isFood: 'food',
    code: shown,
    source: 'open-food-facts',
    credit,
    ...(ingredients !== undefined && { ingredients }),
  }
}

function surelyFood(name: string | undefined): string | undefined {
  const link = name === undefined ? undefined : linkFood(name)
  return link?.known && link.confidence >= surely ? link.foodId : undefined
}
