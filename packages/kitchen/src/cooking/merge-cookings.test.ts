import { describe, expect, test } from 'vitest'
import { maxTimers, mergeCookings, mergeTimers, type SharedTimer } from './merge-cookings'

const at = (step: number, moves: number, dishes = 'soup') => ({ dishes, state: { step, moves, timers: [] } })
const timer = (id: string, changed: number, more: object = {}): SharedTimer => ({ id, changed, ...more })

describe('merged step', () => {
  test('comes from the device with more moves, in any merge order', () => {
    expect(mergeCookings(at(1, 2), at(4, 1, 'cake'))).toEqual(at(1, 2))
    expect(mergeCookings(at(4, 1, 'cake'), at(1, 2))).toEqual(at(1, 2))
  })

  test('is the later step on equal moves', () => {
    expect(mergeCookings(at(1, 2), at(3, 2)).state.step).toBe(3)
    expect(mergeCookings(at(3, 2), at(1, 2)).state.step).toBe(3)
  })

  test('includes the dishes; on the same step the incoming state is used', () => {
    expect(mergeCookings(at(2, 2, 'for four'), at(2, 2, 'for six')).dishes).toBe('for six')
    expect(mergeCookings(at(2, 3, 'for four'), at(2, 2, 'for six')).dishes).toBe('for four')
  })
})

describe('merged timers', () => {
  test('contain the timers of both, each in its latest state', () => {
    const phone = [timer('pasta', 3, { left: 40 }), timer('rice', 0)]
    const tablet = [timer('pasta', 2, { endsAt: 'soon' }), timer('egg', 0)]
    const together = [timer('egg', 0), timer('pasta', 3, { left: 40 }), timer('rice', 0)]
    expect(mergeTimers(phone, tablet)).toEqual(together)
    expect(mergeTimers(tablet, phone)).toEqual(together)
    expect(mergeTimers(together, phone)).toEqual(together)
  })

  test('with equal change counts merge the same on every device', () => {
    const [over, running] = [timer('pasta', 2, { over: true }), timer('pasta', 2, { endsAt: 'soon' })]
    expect(mergeTimers([over], [running])).toEqual([over])
    expect(mergeTimers([running], [over])).toEqual([over])
    const changedTimer = timer('pasta', 2, { endsAt: 'later' })
    expect(mergeTimers([running], [changedTimer])).toEqual(mergeTimers([changedTimer], [running]))
    const reorderedTimer = { endsAt: 'soon', changed: 2, id: 'pasta', over: undefined }
    expect(mergeTimers([running], [reorderedTimer])).toEqual([running])
  })

  test('are limited, and finished ones are dropped first', () => {
    const many = Array.from({ length: maxTimers }, (_, nth) => timer(`t${nth + 100}`, nth))
    const overTimers = Array.from({ length: 30 }, (_, nth) => timer(`o${nth}`, 99, { over: true }))
    expect(mergeTimers(many, overTimers)).toEqual(many)
    expect(mergeTimers(overTimers, [...many, timer('zz', 7)])).not.toContainEqual(timer('t100', 0))
  })
})
