import { describe, expect, it } from 'vitest'
import { agreeOnDigits, countClear, type PlacedDigit } from './digit-votes'

const europeanPlaces = [-7, 6, 13, 20, 27, 34, 41, 53, 60, 67, 74, 81, 88]
const americanPlaces = [-9, 13, 20, 27, 34, 41, 53, 60, 67, 74, 81, 104]

function strip(text: string, places = europeanPlaces, chance = 0.95): PlacedDigit[] {
  return [...text].flatMap((digit, at) =>
    digit === '?' ? [] : [{ digit: Number(digit), chance, place: (places[at] ?? 0) + (at % 3) - 1 }],
  )
}

describe('digits below bars', () => {
  it('are put together from strips that each miss some', () => {
    expect(
      agreeOnDigits([
        strip('400638133393?'),
        strip('400?381333931'),
        strip('?006381?33931'),
        strip('4006381333931'),
      ]),
    ).toEqual({ text: '4006381333931', format: 'EAN-13' })
  })

  it('of a UPC-A stand beside the bars at both ends', () => {
    const row = strip('049000042566', americanPlaces)
    expect(agreeOnDigits([row, row])).toEqual({ text: '049000042566', format: 'UPC-A' })
  })

  it('are no code with a wrong check digit', () => {
    expect(agreeOnDigits([strip('4006381333932'), strip('4006381333932')])).toBeUndefined()
  })

  it('are no code where one strip alone has a digit, or two differ', () => {
    expect(agreeOnDigits([strip('4006381333931'), strip('40063813?3931')])).toBeUndefined()
    expect(
      agreeOnDigits([
        strip('4006381333931'),
        strip('4006381333931'),
        strip('4006381833931'),
        strip('4006381833931'),
      ]),
    ).toBeUndefined()
  })

  it('are no code when read with little confidence or at other places', () => {
    const unsure = strip('4006381333931', europeanPlaces, 0.55)
    expect(agreeOnDigits([unsure, unsure])).toBeUndefined()
    const evenly = strip(
      '4006381333931',
      Array.from({ length: 13 }, (_, at) => at * 8 - 4),
    )
    expect(agreeOnDigits([evenly, evenly])).toBeUndefined()
  })

  it('tell where the bars are when glare hides their ends', () => {
    const shrunk = strip(
      '049000042566',
      americanPlaces.map((place) => place * 1.4 - 15),
    )
    expect(agreeOnDigits([shrunk, shrunk])).toEqual({ text: '049000042566', format: 'UPC-A' })
  })

  it('are counted, and bars read as ones are not', () => {
    expect(countClear(strip('4006381333931'))).toBe(11)
    expect(countClear(strip('1111111111111'))).toBe(0)
    expect(countClear([])).toBe(0)
  })
})
