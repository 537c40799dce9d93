/**
 * Returns what is left of a word without a usual ending of its case and number, where enough is left to tell words apart: the
 * word itself and its shorter stems. Two forms of a word share one. Example: 'курячі' and 'куряче' share 'куряч'.
 */
export function caseStems(word: string): readonly string[] {
  if (word.length < shortestStem + 1) return []
  const endings = /[\u0400-\u04ff]/.test(word)
    ? cyrillicEndings
    : /[\u0370-\u03ff]/.test(word)
      ? greekEndings
      : latinEndings
  const stems = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= shortestStem && !softEnd.test(stem))
  return [...new Set(stems)]
}

const shortestStem = 5
// 'печень' and 'печенье' are different words.
const softEnd = /[ьй]$/
const cyrillicEndings = [
  ...[
    '',
    'а',
    'я',
    'о',
    'е',
    'ы',
    'и',
    'і',
    'ї',
    'у',
    'ю',
    'й',
    'ь',
    'ой',
    'ою',
    'ей',
    'ею',
    'ом',
    'ем',
    'ам',
    'ям',
  ],
  ...[
    'ах',
    'ях',
    'ами',
    'ями',
    'ов',
    'ев',
    'ів',
    'їв',
    'ий',
    'ый',
    'ая',
    'яя',
    'ое',
    'ее',
    'ые',
    'ие',
    'ого',
    'его',
  ],
  ...['ому', 'ему', 'ых', 'их', 'ым', 'им', 'ими', 'ыми', 'та', 'то', 'те', 'ът'],
]
const greekEndings = [
  '',
  'α',
  'ας',
  'ο',
  'ος',
  'ου',
  'ο',
  'οι',
  'ων',
  'ους',
  'η',
  'ης',
  'ες',
  'ι',
  'ια',
  'ιου',
  'ιων',
  'ις',
]
const latinEndings = [
  ...[
    '',
    'a',
    'e',
    'i',
    'y',
    'o',
    'u',
    'en',
    'er',
    'ern',
    'n',
    's',
    'em',
    'om',
    'ow',
    'ami',
    'ach',
    'ech',
    'ich',
    'ych',
  ],
  ...[
    'ego',
    'ej',
    'am',
    'ama',
    'im',
    'ima',
    'ek',
    'ou',
    'lar',
    'ler',
    'lari',
    'leri',
    'ini',
    'ine',
    'itos',
    'itas',
    'etti',
    'ette',
  ],
]
