import { categories } from '@larder/kitchen/food/categories'
import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { parsePackSize } from '@larder/kitchen/scan/pack-size'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import type { ExternalProduct } from '../../../products/product-lookup'
import type { ScanLineDraft } from '../lines/complete-line'
import type { ScanParts } from '../parts'
import { findAgreedProduct, findOwnProduct, type ProductRow } from './household-products'
import type { ParsedCode } from './parse-code'

/** Resolves a code: by the household, then by what other households agree on, then by produce numbers, then externally. */
export function createProductResolver({ db, productBook }: Pick<ScanParts, 'db' | 'productBook'>) {
  return async (householdId: string, code: ParsedCode): Promise<ScanLineDraft | undefined> => {
    const own = await findOwnProduct(db, householdId, code.gtin)
    if (own) return fromHousehold(own, code)
    if (code.produce !== undefined) return fromFood(code.produce, code, 'produce-number', 97)
    // A shop's own label has another meaning in the next shop.
    if (code.inStore || !code.isProduct) return undefined
    const learned = await findAgreedProduct(db, householdId, code.gtin)
    if (learned) return fromInstallation(learned, code)
    const externalProduct = await productBook?.find(code.shown)
    return externalProduct && fromExternal(externalProduct, code)
  }
}

function fromHousehold(
  { name, foodId, amount, unit, category, location }: ProductRow,
  { shown }: ParsedCode,
): ScanLineDraft {
  const knownCategory = categories.find((one) => one === category)
  return {
    name,
    amount,
    unit,
    ...(foodId !== null && { foodId }),
    ...(knownCategory && { category: knownCategory }),
    ...(location !== null && { location }),
    confidence: 99,
    ticked: true,
    isFood: 'food',
    code: shown,
    source: 'household',
  }
}

function fromFood(
  foodId: string,
  { shown }: ParsedCode,
  source: NonNullable<ScanLineDraft['source']>,
  confidence: number,
): ScanLineDraft {
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

function fromInstallation(
  { foodId, amount, unit }: { foodId: string; amount?: string; unit?: string },
  code: ParsedCode,
): ScanLineDraft {
  const line = fromFood(foodId, code, 'installation', 95)
  const known = unit === '' ? '' : unit === undefined ? undefined : parseUnit(unit)?.one
  return amount === undefined || known === undefined ? line : { ...line, amount, unit: known }
}

function fromExternal(product: ExternalProduct, { shown }: ParsedCode): ScanLineDraft {
  const { name, generic, kinds, size, ingredients, credit } = product
  const foodId = [name, generic, ...kinds.toReversed()].map(linkSurely).find((id) => id !== undefined)
  return {
    name,
    ...((size && parsePackSize(size)) || { amount: '1', unit: '' }),
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

function linkSurely(name: string | undefined): string | undefined {
  const link = name === undefined ? undefined : linkFood(name)
  return link?.known && link.confidence >= certainThreshold ? link.foodId : undefined
}
