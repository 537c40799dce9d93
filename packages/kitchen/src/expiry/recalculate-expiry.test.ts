import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot } from '../stock/lot'
import { setEstimatedExpiry } from './expiry'
import { afterMoving, afterOpening, afterThawing } from './recalculate-expiry'

const toDay = (text: string): Day => {
  const found = parseCalendarDay(text)
  if (!found) throw new Error(`${text} is not a day`)
  return found
}

const since = toDay('2026-11-15')
const printed = (text: string, kind: Expiry['kind'] = 'use-by'): Expiry => ({
  day: toDay(text),
  source: 'printed',
  kind,
})

const lotOf = (foodId: string, more: Partial<Lot> = {}): Lot => ({
  id: 1,
  foodId,
  name: foodId,
  quantity: toQuantity(1, 'pack'),
  location: 'fridge',
  since,
  ...more,
})

describe('opening', () => {
  test('gives an earlier date', () => {
    const lot = lotOf('hummus', { expiry: printed('2027-01-20', 'best-before') })
    expect(afterOpening(lot, toDay('2026-12-01'))).toMatchObject({
      openedOn: '2026-12-01',
      expiry: { day: '2026-12-03', kind: 'use-by', source: 'estimated' },
    })
  })

  test('keeps an earlier printed day', () => {
    const lot = lotOf('hummus', { expiry: printed('2026-12-03') })
    expect(afterOpening(lot, toDay('2026-12-01')).expiry).toEqual(printed('2026-12-03'))
  })

  test('turns the best before of a perishable into a use by', () => {
    const lot = lotOf('hummus', { expiry: printed('2026-12-03', 'best-before') })
    expect(afterOpening(lot, toDay('2026-12-01')).expiry).toEqual(printed('2026-12-03', 'use-by'))
  })

  test('gives milk a week regardless of a later printed day', () => {
    const lot = lotOf('whole-milk', { expiry: printed('2026-12-10') })
    expect(afterOpening(lot, toDay('2026-11-20')).expiry?.day).toBe('2026-11-27')
  })

  test('dates a tin as if it goes into the fridge', () => {
    const lot = lotOf('canned-chickpeas', {
      location: 'pantry',
      expiry: printed('2029-01-01', 'best-before'),
    })
    const opened = afterOpening(lot, toDay('2026-12-01'))
    expect(opened.location).toBe('pantry')
    expect(opened.expiry).toMatchObject({
      day: '2026-12-03',
      kind: 'use-by',
      because: '2 days in the fridge once opened (UK FSA and NHS, tinned meat, fish and pulses, opened)',
    })
  })

  test('keeps the date of a frozen bag', () => {
    const lot = setEstimatedExpiry(lotOf('frozen-peas', { location: 'freezer' }))
    expect(afterOpening(lot, toDay('2026-12-01'))).toEqual({ ...lot, openedOn: '2026-12-01' })
  })

  test('is applied once', () => {
    const lot = afterOpening(setEstimatedExpiry(lotOf('hummus')), toDay('2026-12-01'))
    expect(afterOpening(lot, toDay('2026-12-05'))).toBe(lot)
  })

  test('dates a lot without a date, but not an unknown food', () => {
    expect(afterOpening(lotOf('cottage-cheese'), toDay('2026-11-16')).expiry?.day).toBe('2026-11-21')
    const { foodId: _, ...chutney } = lotOf('x', { name: "Grandma's chutney", location: 'pantry' })
    expect(afterOpening(chutney, since)).toEqual({ ...chutney, openedOn: since })
  })
})

describe('freezing', () => {
  test('sets a quality date and stores the days left', () => {
    const lot = lotOf('ground-pork', { expiry: printed('2026-11-17') })
    const frozen = afterMoving(lot, 'freezer', toDay('2026-11-16'))
    expect(frozen).toMatchObject({
      location: 'freezer',
      frozenOn: '2026-11-16',
      leftWhenFrozen: 1,
      expiry: { day: addDays(toDay('2026-11-16'), 105), kind: 'best-before', source: 'estimated' },
    })
  })

  test('does not change a lot past its use-by', () => {
    const lot = lotOf('ground-pork', { expiry: printed('2026-11-17') })
    const late = afterMoving(lot, 'freezer', toDay('2026-11-18'))
    expect(late).toEqual({ ...lot, location: 'freezer' })
    expect(afterThawing(late, toDay('2027-01-01')).expiry).toEqual(lot.expiry)
  })

  test('extends a lot past its best before', () => {
    const lot = lotOf('white-bread', { location: 'pantry', expiry: printed('2026-11-17', 'best-before') })
    const frozen = afterMoving(lot, 'freezer', toDay('2026-11-18'))
    expect(frozen.expiry?.day).toBe(addDays(toDay('2026-11-18'), 120))
    expect(frozen.leftWhenFrozen).toBe(-1)
  })

  test('keeps the date of food that does not freeze well', () => {
    const lot = setEstimatedExpiry(lotOf('spinach'))
    const frozen = afterMoving(lot, 'freezer', toDay('2026-11-16'))
    expect(frozen.expiry).toEqual(lot.expiry)
  })

  test('never gives an earlier date', () => {
    const ham = lotOf('prosciutto', { expiry: printed('2027-06-01') })
    expect(afterMoving(ham, 'freezer', since).expiry?.day).toBe('2027-06-01')
  })

  test('removes the date of an unknown food until it thaws', () => {
    const { foodId: _, ...stew } = lotOf('x', {
      name: 'stew',
      expiry: { ...printed('2026-11-20'), source: 'you' },
    })
    const frozen = afterMoving(stew, 'freezer', toDay('2026-11-16'))
    expect(frozen.expiry).toBeUndefined()
    expect(frozen.leftWhenFrozen).toBe(4)
    expect(afterThawing(frozen, toDay('2027-02-01')).expiry?.day).toBe('2027-02-02')
  })

  test('works for leftovers', () => {
    const { foodId: _, ...dish } = lotOf('x', { name: 'chili', cooked: true })
    expect(afterMoving(setEstimatedExpiry(dish), 'freezer', since).expiry?.day).toBe(addDays(since, 105))
  })
})

describe('thawing', () => {
  test('gives one day, not the printed date', () => {
    const frozen = afterMoving(lotOf('sirloin-steak', { expiry: printed('2026-11-20') }), 'freezer', since)
    const thawed = afterThawing(frozen, toDay('2027-03-01'))
    expect(thawed).toMatchObject({
      location: 'fridge',
      thawedOn: '2027-03-01',
      expiry: { day: '2027-03-02', kind: 'use-by' },
    })
  })

  test('gives one day to a lot frozen on its last day', () => {
    const frozen = afterMoving(lotOf('sirloin-steak', { expiry: printed('2026-11-15') }), 'freezer', since)
    expect(afterThawing(frozen, toDay('2027-03-01')).expiry?.day).toBe('2027-03-02')
  })

  test('gives one day to food sold frozen', () => {
    const peas = setEstimatedExpiry(lotOf('frozen-peas', { location: 'freezer' }))
    expect(afterThawing(peas, toDay('2026-12-01')).expiry).toMatchObject({
      day: '2026-12-02',
      kind: 'use-by',
    })
  })

  test('gives bread the days it had', () => {
    const bread = lotOf('white-bread', { location: 'pantry', expiry: printed('2026-11-20', 'best-before') })
    const frozen = afterMoving(bread, 'freezer', toDay('2026-11-16'))
    expect(afterMoving(frozen, 'pantry', toDay('2027-01-10')).expiry).toMatchObject({
      day: '2027-01-14',
      kind: 'best-before',
    })
  })

  test('outside the fridge gives meat only today', () => {
    const frozen = afterMoving(setEstimatedExpiry(lotOf('ground-pork')), 'freezer', since)
    expect(afterMoving(frozen, 'pantry', toDay('2027-01-10')).expiry).toMatchObject({
      day: '2027-01-10',
      kind: 'use-by',
    })
  })

  test('and refreezing does not extend the date', () => {
    let lot = lotOf('sirloin-steak', { expiry: printed('2026-11-18') })
    lot = afterMoving(lot, 'freezer', toDay('2026-11-17'))
    lot = afterThawing(lot, toDay('2026-12-01'))
    expect(lot.expiry?.day).toBe('2026-12-02')
    lot = afterMoving(lot, 'freezer', toDay('2026-12-02'))
    expect(lot.thawedOn).toBeUndefined()
    expect(lot.leftWhenFrozen).toBe(0)
    lot = afterThawing(lot, toDay('2027-02-01'))
    expect(lot.expiry?.day).toBe('2027-02-02')
  })

  test('in the fridge changes nothing', () => {
    const lot = setEstimatedExpiry(lotOf('sirloin-steak'))
    expect(afterThawing(lot, since)).toBe(lot)
  })
})

describe('between pantry and fridge', () => {
  test('the remaining share of the shelf life is kept', () => {
    const apple = setEstimatedExpiry(lotOf('apple', { location: 'pantry' }))
    expect(apple.expiry?.day).toBe(addDays(since, 21))
    const cold = afterMoving(apple, 'fridge', addDays(since, 7))
    // Two thirds of 35 days.
    expect(cold.expiry?.day).toBe(addDays(since, 7 + 23))
  })

  test('a ripe fruit gets the days of the fridge', () => {
    const avocado = setEstimatedExpiry(lotOf('avocado', { location: 'pantry' }))
    expect(afterMoving(avocado, 'fridge', since).expiry?.day).toBe(addDays(since, 3))
  })

  test('a printed day is not extended by the fridge', () => {
    const jar = lotOf('peanut-butter', { location: 'pantry', expiry: printed('2026-12-01', 'best-before') })
    expect(afterMoving(jar, 'fridge', since).expiry).toEqual(jar.expiry)
  })

  test('meat outside the fridge expires today', () => {
    const lot = lotOf('chicken-breast', { expiry: printed('2026-11-18') })
    expect(afterMoving(lot, 'pantry', toDay('2026-11-16')).expiry).toMatchObject({
      day: '2026-11-16',
      kind: 'use-by',
      because: 'Not safe to keep in the pantry',
    })
  })

  test('moving back does not extend it', () => {
    const movedOut = afterMoving(setEstimatedExpiry(lotOf('chicken-breast')), 'pantry', since)
    const movedBack = afterMoving(movedOut, 'fridge', addDays(since, 1))
    expect(movedBack.expiry?.day).toBe(since)
  })

  test('an opened jar keeps counting from its opening', () => {
    const jar = setEstimatedExpiry(lotOf('ketchup', { location: 'pantry' }))
    const opened = afterOpening(jar, toDay('2026-12-01'))
    const cold = afterMoving(opened, 'fridge', toDay('2026-12-02'))
    expect(cold.expiry?.day).toBe(opened.expiry?.day)
    expect(cold.expiry?.day).toBe(addDays(toDay('2026-12-01'), 180))
  })

  test('salt has no date anywhere', () => {
    const salt = lotOf('salt', { location: 'pantry' })
    expect(afterMoving(salt, 'fridge', since).expiry).toBeUndefined()
    const estimated = {
      ...salt,
      expiry: { ...printed('2027-01-01'), source: 'estimated' as const, kind: 'best-before' as const },
    }
    expect(afterMoving(estimated, 'fridge', since).expiry).toBeUndefined()
  })

  test('moving to the same location changes nothing', () => {
    const lot = setEstimatedExpiry(lotOf('apple', { location: 'pantry' }))
    expect(afterMoving(lot, 'pantry', addDays(since, 3))).toBe(lot)
  })
})
