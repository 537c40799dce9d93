import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Temperature } from './temperature'
import { formatTemperature, gasMarkOf, temperatureAt, toCelsius, toFahrenheit } from './temperature'

const read = (text: string, at = 0) => temperatureAt(text, at)?.temperature

describe('a temperature in a step', () => {
  test.each<[string, Temperature]>([
    ['180C', { value: 180, scale: 'C' }],
    ['180c', { value: 180, scale: 'C' }],
    ['180°C', { value: 180, scale: 'C' }],
    ['180 °C', { value: 180, scale: 'C' }],
    ['180ºC', { value: 180, scale: 'C' }],
    ['200 C', { value: 200, scale: 'C' }],
    ['180 degrees C', { value: 180, scale: 'C' }],
    ['180 degrees Celsius', { value: 180, scale: 'C' }],
    ['180 celsius', { value: 180, scale: 'C' }],
    ['350F', { value: 350, scale: 'F' }],
    ['350°F', { value: 350, scale: 'F' }],
    ['350 degrees F', { value: 350, scale: 'F' }],
    ['350 degrees fahrenheit', { value: 350, scale: 'F' }],
    ['350 degrees', { value: 350, scale: 'F' }],
    ['165 degrees', { value: 165, scale: 'F' }],
    ['180 degrees', { value: 180, scale: 'C' }],
    ['160C fan', { value: 160, scale: 'C', fan: true }],
    ['160°C (fan)', { value: 160, scale: 'C', fan: true }],
    ['160C fan-forced', { value: 160, scale: 'C', fan: true }],
    ['fan 160C', { value: 160, scale: 'C', fan: true }],
    ['gas mark 6', { value: 6, scale: 'gas' }],
    ['Gas 4', { value: 4, scale: 'gas' }],
    ['gas mark ½', { value: 0.5, scale: 'gas' }],
    ['gas mark 1/4', { value: 0.25, scale: 'gas' }],
    ['gas 4-5', { value: 4, to: 5, scale: 'gas' }],
    ['75°C', { value: 75, scale: 'C' }],
    ['57.5°C', { value: 57.5, scale: 'C' }],
    ['-18°C', { value: -18, scale: 'C' }],
    ['minus 18°C', { value: -18, scale: 'C' }],
    ['160-180°C', { value: 160, to: 180, scale: 'C' }],
  ])('%s', (text, temperature) => expect(read(text)).toEqual(temperature))

  test.each([
    ['2 C flour', 'cups'],
    ['60 c sugar', 'cups'],
    ['20C', 'too cold to cook at'],
    ['90° turn', 'a turn'],
    ['200 cups', 'cups'],
    ['180 carrots', 'carrots'],
    ['350 for two', 'guests'],
    ['gas', 'nothing'],
    ['gas cooker', 'a cooker'],
    ['gas 45', 'no mark'],
    ['fan', 'a fan'],
    ['', 'nothing'],
  ])('%j is no temperature: %s', (text) => expect(read(text)).toBeUndefined())

  test('a difference is no temperature', () => {
    expect(read('lower it by 120°', 12)).toBeUndefined()
  })

  test('ends at its end', () => {
    expect(temperatureAt('180C.', 0)?.end).toBe(4)
    expect(temperatureAt('gas 4.', 0)?.end).toBe(5)
    expect(temperatureAt('200˚ oven', 0)?.end).toBe(4)
  })
})

describe('an oven dial', () => {
  test.each([
    [225, 110],
    [250, 120],
    [275, 140],
    [300, 150],
    [325, 160],
    [350, 180],
    [375, 190],
    [400, 200],
    [425, 220],
    [450, 230],
    [500, 260],
  ])('at %i °F is at %i °C', (fahrenheit, celsius) => {
    expect(toCelsius({ value: fahrenheit, scale: 'F' })).toBe(celsius)
  })

  test.each([
    [120, 250],
    [140, 275],
    [150, 300],
    [160, 325],
    [175, 350],
    [180, 350],
    [190, 375],
    [200, 400],
    [220, 425],
    [230, 450],
    [240, 475],
  ])('at %i °C is at %i °F', (celsius, fahrenheit) => {
    expect(toFahrenheit({ value: celsius, scale: 'C' })).toBe(fahrenheit)
  })

  test.each([
    [0.5, 130, 250],
    [1, 140, 275],
    [4, 180, 350],
    [6, 200, 400],
    [9, 240, 475],
    [99, 260, 500],
  ])('at gas mark %f is at %i °C and %i °F', (value, celsius, fahrenheit) => {
    expect(toCelsius({ value, scale: 'gas' })).toBe(celsius)
    expect(toFahrenheit({ value, scale: 'gas' })).toBe(fahrenheit)
  })

  test('has a gas mark, unless it is no oven heat', () => {
    expect(gasMarkOf({ value: 180, scale: 'C' })).toBe(4)
    expect(gasMarkOf({ value: 400, scale: 'F' })).toBe(6)
    expect(gasMarkOf({ value: 3, scale: 'gas' })).toBe(3)
    expect(gasMarkOf({ value: 75, scale: 'C' })).toBeUndefined()
  })
})

describe('a thermometer', () => {
  test.each([
    [165, 74],
    [145, 63],
    [235, 113],
    [0, -18],
    [212, 100],
  ])('at %i °F is at %i °C, to the degree', (fahrenheit, celsius) => {
    expect(toCelsius({ value: fahrenheit, scale: 'F' })).toBe(celsius)
  })

  test.each([
    [75, 167],
    [63, 145],
    [118, 244],
    [-18, 0],
  ])('at %i °C is at %i °F, to the degree', (celsius, fahrenheit) => {
    expect(Math.abs(toFahrenheit({ value: celsius, scale: 'C' }))).toBe(fahrenheit)
  })

  test('round-trips within an oven step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 300 }), (value) => {
        const there = toFahrenheit({ value, scale: 'C' })
        expect(Math.abs(toCelsius({ value: there, scale: 'F' }) - value)).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('shown to a cook', () => {
  test.each<[Temperature, 'metric' | 'us', string]>([
    [{ value: 180, scale: 'C' }, 'us', '350°F'],
    [{ value: 180, scale: 'C' }, 'metric', '180°C'],
    [{ value: 350, scale: 'F' }, 'metric', '180°C'],
    [{ value: 160, scale: 'C', fan: true }, 'us', '325°F fan'],
    [{ value: 6, scale: 'gas' }, 'metric', '200°C'],
    [{ value: 6, scale: 'gas' }, 'us', '400°F'],
    [{ value: 160, to: 180, scale: 'C' }, 'us', '325–350°F'],
  ])('%j in %s is %s', (temperature, style, text) => expect(formatTemperature(temperature, style)).toBe(text))
})
