const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

const hour =
  /^(?:h|hr|hrs|hours?|hrs?|std|stdn?|stunden?|heures?|horas?|or[ae]|oră|uur|uren|u|tim|timm?ar|timme|time|timer|tunti|tuntia|tunnin|godz|godzin[ay]?|hod|hodin[ay]?|hodín|óra|órát|órák|ч|час|часа|часов|год|година|години|годин|ώρα|ώρες|ωρα|ωρες|saat|sat|sata|sati|ur[aei]?|tund|tundi|val|stundas?)$/iu
const minute =
  /^(?:m|min|mins|mn|minutes?|minuten?|minutos?|minut[oi]|minuter|minutt|minutter|minuuttia|minuutti|minuutin|minuut|minuty?|minuta|minút|minúty|minúta|perc|percet|percig|мин|минут[аы]?|хв|хвилин[аи]?|λεπτά|λεπτό|λεπτα|λ|dakika|dk|dak|minuta|minute|minutit|minūtes?|minučių|min)$/iu
const day =
  /^(?:d|days?|tage?n?|jours?|días?|dias?|giorn[oi]|dag|dagen|dagar|dager|dage|päivää?|dzień|dni|den|dny|deň|nap|дн|день|дня|дней|zile?|gün)$/iu
const second = /^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|secondi|с|сек)$/iu

const maxMinutes = 60 * 24 * 30

/**
 * Returns the minutes of a duration in ISO 8601 or in words of many languages, for a range the longer end; undefined if
 * there is none.
 * Example: `parseDurationMinutes('PT1H30M')`, `parseDurationMinutes('1 Std. 30 Min.')` and
 * `parseDurationMinutes('1½ hours')` are 90.
 */
export function parseDurationMinutes(input: unknown): number | undefined {
  if (typeof input === 'number') return validMinutes(input)
  if (typeof input !== 'string') return undefined
  const text = input.slice(0, 200).trim()
  if (/^\d{1,5}(?:\.\d+)?$/.test(text)) return validMinutes(Number(text))
  return validMinutes(isoMinutes(text) ?? clockMinutes(text) ?? wordMinutes(text) ?? 0)
}

function validMinutes(minutes: number): number | undefined {
  const whole = Math.round(minutes)
  return whole > 0 && whole <= maxMinutes ? whole : undefined
}

const perLetter: Readonly<Record<string, number>> = { W: 7 * 24 * 60, D: 24 * 60, H: 60, M: 1, S: 1 / 60 }

// 'PT90' and 'PT1H30' lack the last letter; minutes are meant.
function isoMinutes(text: string): number | undefined {
  const found = /^[-+]?P\s?((?:\d{1,6}(?:[.,]\d{1,6})?\s?[YMWD]\s?)*)T?\s?([\d.,HMS\s]*)$/i.exec(text)
  if (!found) return undefined
  const [, days = '', times = ''] = found
  let sum = 0
  for (const [, number = '', letter = ''] of days.matchAll(/([\d.,]+)\s?([YMWD])/gi)) {
    // 'P30M' would be 30 months; minutes are meant.
    sum += numberOf(number) * (perLetter[letter.toUpperCase()] ?? 0)
  }
  for (const [, number = '', letter = 'M'] of times.matchAll(/([\d.,]+)\s?([HMS])?/gi)) {
    sum += numberOf(number) * (perLetter[letter.toUpperCase()] ?? 0)
  }
  return sum
}

function clockMinutes(text: string): number | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?h)?$/.exec(text)
  return found ? 60 * Number(found[1]) + Number(found[2]) : undefined
}

const number = String.raw`\d\/\d(?!\d)|\d{1,5}(?:[.,]\d{1,2})?(?:\s?[¼½¾⅓⅔]|\s\d\/\d(?!\d))?|[¼½¾⅓⅔]`
const word = String.raw`(?:(?:an?|une|eine|una|en|ett|een|un)\s)?(?:half(?:\san)?|demi|media|meia|mezza|halbe|halv|pół)|an?|one|eine?|une|una?|en|ett|een`
const spoken = new RegExp(
  String.raw`(?:(${number})\s?(?:-|–|—|to|bis|à|a|tot|till|til|do|og|or|oder|ou|o)\s?)?(${number}|(?<!\p{L})(?:${word})(?!\p{L}))[\s-]{0,2}(\p{L}+)?`,
  'giu',
)

function wordMinutes(text: string): number | undefined {
  let sum: number | undefined
  let wasHour = false
  for (const [, , upper = '', unit = ''] of text.matchAll(spoken)) {
    const amount = amountOf(upper)
    // '1h30': a number after the hours without a unit means minutes.
    const per: number | undefined = perUnit(unit) ?? (unit === '' && wasHour ? 1 : undefined)
    if (per === undefined) continue
    sum = (sum ?? 0) + amount * per
    wasHour = per === 60
  }
  return sum
}

function perUnit(word: string): number | undefined {
  if (word === '') return undefined
  if (minute.test(word)) return 1
  if (hour.test(word)) return 60
  if (day.test(word)) return 24 * 60
  return second.test(word) ? 1 / 60 : undefined
}

function amountOf(input: string): number {
  if (/half|demi|media|meia|mezza|halbe|halv|pół/i.test(input)) return 0.5
  if (!/[\d¼½¾⅓⅔]/.test(input)) return 1
  const [, whole = '', numerator, denominator, sign = ''] =
    /^(\d+(?:[.,]\d+)?(?!\/))?\s?(?:(\d)\/(\d)|([¼½¾⅓⅔]))?$/.exec(input) ?? []
  const part =
    numerator && denominator ? Number(numerator) / Math.max(1, Number(denominator)) : (fractions[sign] ?? 0)
  return (whole === '' ? 0 : numberOf(whole)) + part
}

function numberOf(text: string): number {
  const value = Number.parseFloat(text.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}
