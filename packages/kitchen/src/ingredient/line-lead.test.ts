import { describe, expect, test } from 'vitest'
import { isHeading } from './heading'
import { parseLineLead } from './line-lead'
import { tokenizeLine } from './tokens'

const words = (tokens: readonly { text: string }[]) => tokens.map(({ text }) => text).join(' ')

describe('text before the amount', () => {
  test.each([
    ['2 eggs', '', '', '', '2'],
    ['juice of 1 lemon', '', 'juice', '', '1'],
    ['the juice of half a lemon', '', 'juice', '', 'half'],
    ['finely grated zest and juice of 2 limes', '', 'finely grated zest and juice', '', '2'],
    ['leaves from 4 sprigs of thyme', '', 'leaves', '', '4'],
    ['zest 1 lemon', '', 'zest', '', '1'],
    ['juice of lemon', '', 'juice', '', 'lemon'],
    ['juice', '', '', '', 'juice'],
    ['cream of tartar', '', '', '', 'cream'],
    ['leg of lamb', '', '', '', 'leg'],
    ['To serve: 2 limes', 'To serve', '', '', '2'],
    ['For the glaze: juice of 1 lemon', 'For the glaze', 'juice', '', '1'],
    ['Sugar: 100 g', '', '', '', 'Sugar'],
    ['a little oil', '', '', 'a little', 'oil'],
    ['a bit of oil', '', '', 'a bit', 'oil'],
    ['some oil', '', '', 'some', 'oil'],
    ['lots of basil', '', '', 'lots', 'basil'],
    ['a little gem lettuce', '', '', '', 'a'],
    ['some', '', '', '', 'some'],
  ])('%s', (line, purpose, part, vague, next) => {
    const tokens = tokenizeLine(line)
    const lead = parseLineLead(tokens)
    expect([words(lead.purpose), words(lead.part), words(lead.vague)]).toEqual([purpose, part, vague])
    expect(tokens[lead.next]?.text).toBe(next)
  })

  test('an empty line has nothing before its amount', () => {
    expect(parseLineLead([])).toEqual({ purpose: [], part: [], vague: [], next: 0 })
  })
})

describe('headings', () => {
  test.each([
    ['For the sauce:', true],
    ['For the sauce', true],
    ['For a crisp crust', true],
    ['Sauce:', true],
    ['To serve', true],
    ['To serve:', true],
    ['For dusting', true],
    ['For 4 people:', false],
    ['2 eggs', false],
    ['salt', false],
    ['salt, to taste', false],
    ['For frying, vegetable oil', false],
    ['To serve: crusty bread', false],
    ['a line that goes on and on until it is far too long to be a heading:', false],
    ['', false],
  ])('%j: %s', (line, heading) => {
    expect(isHeading(line, tokenizeLine(line))).toBe(heading)
  })
})
