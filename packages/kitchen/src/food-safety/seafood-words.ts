import { allergenBits } from '../diet/bit-sets'
import { findAllergenMentions } from '../label/find-allergen-mentions'

/**
 * Whether the words of an unknown name mean fish, crustaceans or molluscs on a label of any language, and not only their sauce,
 * oil or gelatine. Example: 'crabe', 'lulas', 'hareng', but not 'sauce aux huîtres'.
 */
export function isSeafoodOnLabels(written: readonly string[]): boolean {
  if (written.some((word) => keptWords.test(word))) return false
  return findAllergenMentions(written.join(' ')).found.some(
    ({ meaning, contains, said }) => said === 'is' && (meaning.contains & contains & seafood) !== 0,
  )
}

const seafood = allergenBits(['fish', 'shellfish', 'molluscs'])

// What keeps whatever it is made of: a whole word, or the end of one.
const keptWords =
  /^(?:ol|sas|sos|hal|saus|food|meal|fond|pate|pasta|paste|oil|oleo)$|(?:sauce|sosse|kastike|salsa|molho|соус|соусу|σαλτσα|صلصة|olie|olja|olej|huile|olio|aceite|powder|pulver|mehl|jauhe|gelatine?|garum|colatura|chips?|kroepoek|krupuk|crackers?|gewurz|futter|stock|fumet|bouillon|belac?han|terasi|katsuobushi|isinglass|capsules?|tablets?)$/
