import { lazyValue } from '../fact-table'
import { parseMonth } from './month'

/** Role that the words beside a date give it. Example: 'MHD' is 'best-before', 'PROD' is 'made'. */
export type PackMarkRole = 'use-by' | 'best-before' | 'expiry' | 'sell-by' | 'made' | 'lot' | 'other'

/**
 * Words on a pack that describe the date beside them. Example: 'BBE' from index 0 to 3, role 'best-before', the end of a month.
 */
export interface PackMark {
  readonly from: number
  readonly to: number
  readonly role: PackMarkRole
  /** 'Best before end': a month follows. */
  readonly end: boolean
  /** Whether the words belong to a language that always writes the day first. */
  readonly dayFirst: boolean
}

// English, French, German, Spanish, Italian, Dutch and Portuguese, in capitals without accents. By law 'A consommer avant' and
// 'consumir antes de' state neither kind, so they count as the stricter one.
const phrases: Readonly<Record<PackMarkRole, string>> = {
  'use-by':
    "USE BY;USE BEFORE;CONSUME BY;CONSUME BEFORE;EAT BY;USE OR FREEZE BY;A CONSOMMER JUSQU'AU;A CONSOMMER JUSQU AU;A CONSOMMER AVANT LE;A CONSOMMER AVANT;DLC;ZU VERBRAUCHEN BIS;VERBRAUCHEN BIS;FECHA DE CADUCIDAD;CADUCIDAD;FECHA CAD;CAD;CADUCA;CONSUMIR ANTES DEL;CONSUMIR ANTES DE;CONSUMIR ANTES;DA CONSUMARSI ENTRO IL;DA CONSUMARSI ENTRO;CONSUMARE ENTRO;SCADENZA;SCAD;TE GEBRUIKEN TOT;TGT",
  'best-before':
    'BEST BEFORE END;BEST BEFORE DATE;BEST BEFORE;BEST BY;BEST IF USED BY;BEST IF USED BEFORE;BEST IF ENJOYED BY;BEST WHEN USED BY;BEST IF EATEN BY;BETTER IF USED BY;BEST BEF;B B E;B B D;B B;BEST END;BEST;MEILLEUR AVANT;MINDESTENS HALTBAR BIS ENDE;MINDESTENS HALTBAR BIS;MIND HALTBAR BIS;HALTBAR BIS;MINDESTHALTBARKEITSDATUM;MINDESTHALTBARKEIT;MHD;DDM;DLUO;A CONSOMMER DE PREFERENCE AVANT FIN;A CONSOMMER DE PREFERENCE AVANT LE;A CONSOMMER DE PREFERENCE AVANT;DE PREFERENCE AVANT;CONSUMIR PREFERENTEMENTE ANTES DEL;CONSUMIR PREFERENTEMENTE ANTES DE;CONSUMIR PREFERENTEMENTE ANTES DEL FIN DE;CONSUMIR DE PREFERENCIA ANTES DEL;CONSUMIR DE PREFERENCIA ANTES DE;CONS PREF ANTES DEL;CONS PREF ANTES DE;CONS PREF;DA CONSUMARSI PREFERIBILMENTE ENTRO IL;DA CONSUMARSI PREFERIBILMENTE ENTRO FINE;DA CONSUMARSI PREFERIBILMENTE ENTRO;PREFERIBILMENTE ENTRO;TENMINSTE HOUDBAAR TOT EINDE;TENMINSTE HOUDBAAR TOT;TEN MINSTE HOUDBAAR TOT;HOUDBAAR TOT;THT',
  expiry:
    'EXPIRATION DATE;EXPIRATION;EXPIRY DATE;EXPIRY;EXPIRES ON;EXPIRES;EXP DATE;EXP DT;EXPD;EXP;VALID UNTIL;VALIDADE;VENCIMIENTO;VENCE;VENC;VTO;GOOD UNTIL;ENJOY BY;KEEP UNTIL',
  'sell-by': 'SELL BY;DISPLAY UNTIL;VERKAUFEN BIS',
  made: 'PRODUCTION DATE;PRODUCTION;PRODUCED ON;PRODUCED;PROD DATE;PROD;PRD;PD;MANUFACTURED ON;MANUFACTURED;MFG DATE;MFG;MFD;MFR;PACKED ON;PACKED;PACKAGED ON;PACK DATE;PKD;PKG;BAKED ON;FROZEN ON;HARVESTED;HERGESTELLT AM;HERGESTELLT;VERPACKT AM;ABGEPACKT AM;EINGEFROREN AM;FABRIQUE LE;FABRICATION;FAB;EMBALLE LE;CONGELE LE;FECHA DE FABRICACION;FABRICADO;ELABORADO;ELABORACION;ELAB;ENVASADO;CONFEZIONATO IL;PRODOTTO IL;VERPAKT OP;GEPRODUCEERD OP',
  lot: 'LOT NO;LOT NUMBER;LOT CODE;LOT;LOTE;LOTTO;LOS;BATCH NO;BATCH;CHARGE;CHARGEN NR;PARTIJ',
  other: 'FREEZE BY;OPENED ON;DATE OPENED',
}

const separator = "[\\s.\\-/']{0,3}"
// A mark may directly precede its date, even if OCR read the first digit as a letter.
const wordEnd = '(?![A-Z])|(?=[OQILSZB]\\d)'

const marks = lazyValue(() => {
  const roles = new Map<string, PackMarkRole>()
  const patterns: string[] = []
  for (const [role, list] of Object.entries(phrases) as [PackMarkRole, string][]) {
    for (const phrase of list.split(';')) {
      roles.set(phrase.replace(/[ ']/g, ''), role)
      patterns.push(phrase.replace(/[ ']/g, separator))
    }
  }
  patterns.sort((a, b) => b.length - a.length)
  const words = new Set(
    Object.values(phrases)
      .flatMap((list) => list.split(/[;\s']/))
      .filter((word) => word.length >= 3),
  )
  return { roles, words, pattern: new RegExp(`(?<![A-Z])(?:${patterns.join('|')})(?:${wordEnd})`, 'g') }
})

// Canadian packs print 'meilleur avant' beside the English words, in either date order.
const englishMark = /^(?:USE|CONSUMEB|EAT|BEST|BETTER|BB|MEILLEUR)/

/** Finds the marks on a pack, in order of position. Example: of 'PROD 01.02.26 EXP 01.02.27' a 'made' and an 'expiry'. */
export function findPackMarks(text: string): PackMark[] {
  const found: PackMark[] = []
  for (const match of text.matchAll(marks().pattern)) {
    const key = match[0].replace(/[\s.\-/']/g, '')
    const role = marks().roles.get(key)
    if (!role) continue
    const end = /END|ENDE|FIN|FINE|EINDE|FINDE$|^BBE$/.test(key)
    const dayFirst = (role === 'use-by' || role === 'best-before') && !englishMark.test(key)
    found.push({ from: match.index, to: match.index + match[0].length, role, end, dayFirst })
  }
  for (const match of text.matchAll(
    /(?<![A-Z0-9])(?:[EVP](?=[\s.:]{0,2}[\dO])|L(?=[\s.:]{0,2}[A-Z]?\d{3}))/g,
  )) {
    if (found.some(({ from, to }) => from <= match.index && match.index < to)) continue
    const role = match[0] === 'P' ? 'made' : match[0] === 'L' ? 'lot' : 'expiry'
    found.push({ from: match.index, to: match.index + 1, role, end: false, dayFirst: false })
  }
  return found.sort((a, b) => a.from - b.from)
}

/**
 * Corrects a word in which OCR read letters as digits, if the result is a known word. Example: 'N0V' is 'NOV', 'BEF0RE'
 * 'BEFORE'.
 */
export function fixLookalikeWord(word: string): string {
  if (!/[A-Z]{2}|[A-Z]\d[A-Z]/.test(word) || !/[0158]/.test(word)) return word
  const plain = word.replace(
    /[0158]/g,
    (digit) => ({ '0': 'O', '1': 'I', '5': 'S', '8': 'B' })[digit] ?? digit,
  )
  for (const corrected of [plain, word.replaceAll('1', 'L').replaceAll('0', 'O')]) {
    if (marks().words.has(corrected) || parseMonth(corrected) !== undefined) return corrected
  }
  return word
}
