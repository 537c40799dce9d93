import { lazyValue } from '../fact-table'

// One line per month, January first: English, German, French, Spanish, Italian, Dutch, in capitals without accents.
const names = `
JANUARY JAN JANUAR JANNER JAENNER JANVIER JANV ENERO ENE GENNAIO GENN GEN JANUARI
FEBRUARY FEB FEBRUAR FEVRIER FEVR FEV FEBRERO FEBBRAIO FEBB FEBRUARI
MARCH MAR MARZ MAERZ MRZ MARS MARZO MAART MRT
APRIL APR AVRIL AVR ABRIL ABR APRILE
MAY MAI MAYO MAGGIO MAG MEI
JUNE JUN JUNI JUIN JUNIO GIUGNO GIU
JULY JUL JULI JUILLET JUIL JULIO LUGLIO LUG
AUGUST AUG AOUT AOU AGOSTO AGO AUGUSTUS
SEPTEMBER SEPT SEP SEPTEMBRE SEPTIEMBRE SETIEMBRE SETTEMBRE SETT SET
OCTOBER OCT OKTOBER OKT OCTOBRE OCTUBRE OTTOBRE OTT
NOVEMBER NOV NOVEMBRE NOVIEMBRE
DECEMBER DEC DEZEMBER DEZ DECEMBRE DICIEMBRE DIC DICEMBRE
`

const table = lazyValue(() => {
  const byName = new Map<string, number>()
  names
    .trim()
    .split('\n')
    .forEach((line, index) => {
      for (const name of line.split(' ')) byName.set(name, index + 1)
    })
  return byName
})

/** Returns the number of a month name in capitals without accents, or undefined. Example: `parseMonth('MAERZ')` is 3. */
export function parseMonth(name: string): number | undefined {
  return table().get(name)
}

/**
 * Returns every month name, longest first, so that 'SEPTEMBER' matches before 'SEP'. Example: `monthNames().includes('DEZ')`.
 */
export const monthNames: () => readonly string[] = lazyValue(() =>
  [...table().keys()].sort((a, b) => b.length - a.length),
)

/**
 * Returns the number of a two-letter month code, which Canadian packs print between year and day, or undefined. Example:
 * `parseMonthCode('DE')` is 12, as in '26 DE 03'.
 */
export function parseMonthCode(code: string): number | undefined {
  const index = monthCodes.indexOf(code)
  return index < 0 ? undefined : index + 1
}

/** Two-letter month codes of Canadian packs, January first. Example: `monthCodes[11]` is 'DE'. */
export const monthCodes: readonly string[] = [
  'JA',
  'FE',
  'MR',
  'AL',
  'MA',
  'JN',
  'JL',
  'AU',
  'SE',
  'OC',
  'NO',
  'DE',
]
