import { lazyValue } from '../fact-table'

// One line a month, January first: English, German, French, Spanish, Italian, Dutch, in capitals without accents.
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

/** The month a name stands for, in capitals and without accents, or nothing. Example: `monthOf('MAERZ')` is 3. */
export function parseMonth(name: string): number | undefined {
  return table().get(name)
}

/** Every name of a month, longest first, so that 'SEPTEMBER' is found before 'SEP'. Example: `monthNames().includes('DEZ')`. */
export const monthNames: () => readonly string[] = lazyValue(() =>
  [...table().keys()].sort((a, b) => b.length - a.length),
)

/**
 * The month of a two-letter code as Canadian packs print it between year and day, or nothing. Example:
 * `monthOfCode('DE')` is 12, as in '26 DE 03'.
 */
export function parseMonthCode(code: string): number | undefined {
  const place = monthCodes.indexOf(code)
  return place < 0 ? undefined : place + 1
}

/** The two-letter months of Canadian packs, January first. Example: `monthCodes[11]` is 'DE'. */
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
